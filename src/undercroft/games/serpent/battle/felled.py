"""The felled hero, who is left, and the hero who comes in its place."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import mypyc_attr

from undercroft.games.serpent.box.book import ENTRANCES, FIRST_LEVEL, HEROES, PLACES
from undercroft.games.serpent.cards.drawing import Draw
from undercroft.games.serpent.notation import APPEAR, HERO, code, first_of
from undercroft.games.serpent.table.decks import put_under
from undercroft.games.serpent.table.hero import Hero
from undercroft.games.serpent.table.piece import CURSING, LAIR, PREPARED, SERVING
from undercroft.games.serpent.table.quest import Quest
from undercroft.games.serpent.table.step import Question
from undercroft.games.serpent.table.table import HAND, Table
from undercroft.kernel.chance import Chance
from undercroft.kernel.message import Message


def fell(table: Table, seat: int) -> None:
    """The hero is out: its cards are discarded, what it carried is dropped, its traps and curses stay."""
    hero = table.heroes[seat]
    if table.told is not None:
        table.tell("serpent-event-felled", {"who": seat})
    hero.is_out = True
    if seat == table.active:
        table.ended = True
    hero.waits = -1
    forget(table, seat)
    for battle in table.battles:
        for fight in battle.fights:
            if fight.target == seat or fight.attacker == seat:
                fight.is_void = True
        if battle.target == seat:
            battle.is_answered = True  # neither a challenge nor glory for who comes in its place
            battle.earned = 0
    for kind in hero.hand:
        table.put_away(kind)
    hero.hand = []
    for piece in table.pieces.copy():
        if piece.seat == seat and piece.zone in (PREPARED, CURSING, LAIR, SERVING):
            table.discard_piece(piece)
    drop_tokens(table, seat)
    if table.variants.resurrection and table.heroes_left:
        table.then(ChooseHero(seat))
        return
    release_quests(table, seat)
    if table.variants.is_solo:
        table.win(0)
    elif table.living() == 1:
        for other, rival in enumerate(table.heroes):
            if not rival.is_out:
                table.win(1 << other)


def forget(table: Table, seat: int) -> None:
    """What was still to happen to the felled hero does not, not even to the one who comes in its place."""
    table.stack = [step for step in table.stack if step.hero() != seat]


def drop_tokens(table: Table, seat: int) -> None:
    for quest in table.quests:
        if quest.seat == seat and quest.is_carried:
            drop_token(table, quest, table.heroes[seat].place)


def drop_token(table: Table, quest: Quest, place: int) -> None:
    """An escort is nobody's now; what was attached to it is lost."""
    quest.is_carried = False
    quest.seat = -1
    quest.token = place
    for under in quest.attached:
        table.put_away(under.card)
    quest.attached = ()


def release_quests(table: Table, seat: int) -> None:
    """Open personal quests go under the deck, completed ones leave the game."""
    released: list[int] = []
    for quest in table.quests.copy():
        if quest.seat == seat:
            for under in quest.attached:
                table.put_away(under.card)
            table.quests.remove(quest)
            if not quest.is_done:
                released.append(quest.kind)
    put_under(table.quests_left, table.quests_under, released)


# -- a hero is chosen ----------------------------------------------------------------------------------


def new_hero(table: Table, number: int, place: int) -> Hero:
    """A hero of the first level of the stage."""
    hero = Hero(number, table.pack, FIRST_LEVEL[table.pack], place)
    hero.glory = PLACES[ENTRANCES[table.pack]].glory
    hero.peril = 0 if table.variants.is_solo else PLACES[ENTRANCES[table.pack]].peril
    hero.seen = 1 << place
    return hero


@final
@mypyc_attr(acyclic=True)
class ChooseHero(Question):
    """A hero for a seat: at the start, or a fresh one for a felled one, which keeps all quests."""

    __slots__ = ()

    def options(self, table: Table) -> list[int]:
        return [code(HERO, hero) for hero in range(len(HEROES[0])) if table.heroes_left >> hero & 1]

    def answer(self, table: Table, move: int, chance: Chance) -> None:
        seat = self.seat
        number = first_of(move)
        table.heroes_left &= ~(1 << number)
        if table.told is not None:
            table.tell("serpent-event-hero", {"who": seat, "hero": HEROES[0][number].id})
        old = table.heroes[seat]
        hero = new_hero(table, number, old.place)
        hero.places = old.places
        if not old.is_out:
            table.heroes[seat] = hero
            return
        hero.quests = old.quests
        hero.points = old.points
        hero.fought = old.fought
        hero.is_out = True  # until it appears
        table.heroes[seat] = hero
        table.then(Entrance(table.next_living(seat), seat))


@final
@mypyc_attr(acyclic=True)
class Entrance(Question):
    """Another seat chooses where the fresh hero appears."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "whom")
    __slots__ = ("whom",)

    def __init__(self, seat: int, whom: int) -> None:
        self.seat = seat
        self.whom = whom

    def options(self, table: Table) -> list[int]:
        return [code(APPEAR, place) for place in ENTRANCES if table.chart.cells[place] >= 0]

    def answer(self, table: Table, move: int, chance: Chance) -> None:
        hero = table.heroes[self.whom]
        hero.place = first_of(move)
        hero.seen = 1 << hero.place
        hero.is_out = False
        if table.told is not None:
            table.tell("serpent-event-appeared", {"who": self.whom, "place": PLACES[hero.place].id})
        table.then(Draw(self.whom, HAND))

    def prompt(self, table: Table) -> Message:
        return Message("serpent-prompt-entrance", {"whom": self.whom})
