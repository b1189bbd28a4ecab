"""A completed quest: its reward, the winner, and the standing of all heroes."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from undercroft.games.serpent.box.book import ARTEFACT, CARDS, LAST_LEVEL, QUESTS
from undercroft.games.serpent.box.words import ON_DONE
from undercroft.games.serpent.cards.effects import UseEffect, perform
from undercroft.games.serpent.table.hero import Hero
from undercroft.games.serpent.table.piece import Finished
from undercroft.games.serpent.table.step import HeroStep
from undercroft.games.serpent.table.table import Table
from undercroft.kernel.chance import Chance


@mypyc_attr(acyclic=True)
class Complete(HeroStep):
    """Reward, level, count, win, a new shared quest; the heroic phase is over."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "quest")

    def __init__(self, seat: int, quest: int) -> None:
        self.seat = seat
        self.quest: int = quest

    def run(self, table: Table, chance: Chance) -> None:
        seat = self.seat
        quest = table.quest(self.quest)
        if quest is None or table.heroes[seat].is_out:
            return
        face = QUESTS[quest.kind]
        table.tell_who("serpent-event-completed", seat, "quest", face.id)
        is_shared = quest.seat < 0 and quest.token < 0
        perform(table, face.reward, seat, seat)
        for under in quest.attached:
            table.put_away(under.card)
            for effect in CARDS[under.card].effects:
                if effect.when == ON_DONE:
                    table.then(UseEffect(effect.index, under.owner, under.owner))
        table.then(Completed(seat, quest.kind, is_shared))
        quest.attached = ()
        if face.category == ARTEFACT:
            quest.is_done = True
            quest.seat = seat
        else:
            table.quests.remove(quest)


@mypyc_attr(acyclic=True)
class Completed(HeroStep):
    """After the reward: the quest counts, the hero rises a level, and may have won."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "kind", "is_shared")

    def __init__(self, seat: int, kind: int, is_shared: bool) -> None:
        self.seat = seat
        self.kind: int = kind  # of quest: its card has left the table
        self.is_shared: bool = is_shared  # another one comes

    def run(self, table: Table, chance: Chance) -> None:
        seat = self.seat
        hero = table.heroes[seat]
        face = QUESTS[self.kind]
        hero.count_quest(face.points)
        if face.category != ARTEFACT:
            table.finished.append(Finished(self.kind, seat))
        if face.pack == table.pack and hero.level < LAST_LEVEL[table.pack]:
            hero.level += 1
            table.tell_who("serpent-event-level", seat, "level", hero.level)
        if table.variants.combined:
            if hero.level == LAST_LEVEL[0]:
                table.win(best_of(table))
                return
        elif hero.quests >= table.variants.quests_to_win and (
            not table.variants.is_solo or table.is_entrance(hero.place)
        ):
            table.win(1 << seat)
            return
        if self.is_shared:
            table.draw_quest(-1, chance)
        table.stack = [step for step in table.stack if not step.is_heroic()]  # the heroic phase is over


def standing_of(table: Table, hero: Hero) -> list[int]:
    """Returns what is compared, in this order: quests, level, health, glory; in the combined game points and level."""
    if table.variants.combined:
        return [hero.points, hero.level]
    return [hero.quests, hero.level, hero.health, hero.glory]


def best_of(table: Table) -> int:
    """Returns the winners by standing; equal ones share."""
    best: list[int] = []
    winners = 0
    for seat, hero in enumerate(table.heroes):
        if hero.is_out:
            continue
        standing = standing_of(table, hero)
        if not winners or standing > best:
            best, winners = standing, 1 << seat
        elif standing == best:
            winners |= 1 << seat
    return winners
