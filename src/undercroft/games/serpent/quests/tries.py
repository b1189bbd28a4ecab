"""Quests: what a hero can do for them where it stands, tries, searches, sacrifices and escorts."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import mypyc_attr

from undercroft.games.serpent.battle.felled import drop_token
from undercroft.games.serpent.battle.stages import hunt
from undercroft.games.serpent.battle.wounds import BY_PRICE, Wounds
from undercroft.games.serpent.box.book import CARDS, ESCORT, HUNT, PLACES, QUESTS, SEARCHING, QuestFace
from undercroft.games.serpent.box.words import M_ROLL, OTHER, THREAT
from undercroft.games.serpent.box.words import SEARCH as SEARCH_ROLL
from undercroft.games.serpent.box.words import TRY as TRY_ROLL
from undercroft.games.serpent.cards.choices import Hand
from undercroft.games.serpent.cards.dice import NO_STAT, Test, roll_openly
from undercroft.games.serpent.cards.effects import perform
from undercroft.games.serpent.cards.limits import keep_limits
from undercroft.games.serpent.notation import (
    DELIVER,
    DROP,
    OFFER,
    SEARCH,
    TAKE,
    TAKE_WITH,
    TRY,
    TRY_WITH,
    code,
    first_of,
    second_of,
    verb_of,
)
from undercroft.games.serpent.quests.completing import Complete
from undercroft.games.serpent.table.battle import GODDESS, QUEST
from undercroft.games.serpent.table.bounds import MOST
from undercroft.games.serpent.table.changes import matching
from undercroft.games.serpent.table.map import BIT
from undercroft.games.serpent.table.piece import PREPARED
from undercroft.games.serpent.table.quest import Quest
from undercroft.games.serpent.table.step import Question, Rolled, Step
from undercroft.games.serpent.table.table import Table
from undercroft.games.serpent.ways.windows import ask_away_from
from undercroft.kernel.chance import Chance
from undercroft.kernel.message import Message


def sites_of(face: QuestFace) -> int:
    """The locations where a quest can be done, as bits: those it names, or all of a kind."""
    sites = face.places
    for place, bit in enumerate(BIT):
        if PLACES[place].kind == face.place_kind:
            sites |= bit
    return sites


SITES: Final = [sites_of(face) for face in QUESTS]


def is_place_of(quest: Quest, place: int) -> bool:
    return SITES[quest.kind] & BIT[place] != 0


def add_quest_moves(table: Table, seat: int, found: list[int]) -> None:
    """Everything a hero can do for its quests where it stands."""
    hero = table.heroes[seat]
    place = hero.place
    for quest in table.quests:
        if quest.is_done or (quest.seat != seat and quest.seat >= 0):
            continue
        face = QUESTS[quest.kind]
        if face.category == ESCORT:
            add_escort(table, seat, quest, face, found)
        elif not is_place_of(quest, place):
            continue
        elif face.category == SEARCHING and quest.found != place:
            if table.can_act(seat):
                found.append(code(SEARCH, quest.id))
        elif can_try(table, seat, quest) and can_give(table, seat, face):
            add_tries(quest, face, TRY, TRY_WITH, found)


def add_tries(quest: Quest, face: QuestFace, verb: int, verb_with: int, found: list[int]) -> None:
    """A try, named with the value to test where the quest leaves the choice."""
    if len(face.stats) > 1:
        found += [code(verb_with, quest.id, stat) for stat in face.stats]
    else:
        found.append(code(verb, quest.id))


def add_escort(table: Table, seat: int, quest: Quest, face: QuestFace, found: list[int]) -> None:
    hero = table.heroes[seat]
    if quest.is_carried:
        if hero.place == face.to:
            found.append(code(DELIVER, quest.id))
        elif not hero.dropped:
            found.append(code(DROP, quest.id))
    elif quest.token >= 0:
        if hero.place == quest.token and not quest.is_fresh:
            found.append(code(TAKE, quest.id))
    elif is_place_of(quest, hero.place) and (not face.stats or can_try(table, seat, quest)):
        add_tries(quest, face, TAKE, TAKE_WITH, found)


def can_try(table: Table, seat: int, quest: Quest) -> bool:
    """The first try of a turn is free, later ones cost an action; some quests ask for glory each time."""
    return table.heroes[seat].glory >= QUESTS[quest.kind].fee and (
        is_free_try(table, seat, quest) or table.can_act(seat)
    )


def is_free_try(table: Table, seat: int, quest: Quest) -> bool:
    hero = table.heroes[seat]
    return not hero.tried >> quest.kind & 1 if table.variants.try_per_quest else hero.tries == 0


def costs_action(table: Table, seat: int, move: int) -> bool:
    """Does a move for a quest need an action: a search, or a try after the free one?"""
    quest = table.quest(first_of(move))
    if quest is None or verb_of(move) == SEARCH:
        return quest is not None
    is_taken = verb_of(move) == TAKE and quest.token < 0 and bool(QUESTS[quest.kind].stats)
    is_try = verb_of(move) in (TRY, TRY_WITH, TAKE_WITH) or is_taken
    return is_try and not is_free_try(table, seat, quest)


def can_give(table: Table, seat: int, face: QuestFace) -> bool:
    """Can the whole price be given, without the hero falling by it?"""
    hero = table.heroes[seat]
    if hero.glory < face.price or len(hero.hand) < face.hand:
        return False
    if face.wounds and hero.health <= face.wounds:
        return False
    return not face.worth or worth(table, seat) >= face.worth


def worth(table: Table, seat: int) -> int:
    """The printed glory of all prepared boons and treasures."""
    total = 0
    for piece in table.pieces:
        if piece.seat == seat and piece.zone == PREPARED:
            total += max(0, CARDS[piece.kind].cost)
    return total


# -- tries -----------------------------------------------------------------------------------------------


def quest_move(table: Table, seat: int, move: int, chance: Chance) -> None:
    quest = table.quest(first_of(move))
    if quest is None:
        return
    verb = verb_of(move)
    face = QUESTS[quest.kind]
    if verb == DELIVER:
        table.then(Complete(seat, quest.id))
    elif verb == DROP:
        drop(table, seat, quest)
    elif verb == SEARCH:
        table.spend_action(seat)
        table.then(Searched(seat, quest.id))
        roll_openly(table, seat, SEARCH_ROLL, NO_STAT, 1)
    elif verb == TAKE and (quest.token >= 0 or not face.stats):
        take(table, seat, quest, chance)
    else:
        is_named = verb in (TRY_WITH, TAKE_WITH)
        attempt(table, seat, quest, face.stats.index(second_of(move)) if is_named else 0)


def attempt(table: Table, seat: int, quest: Quest, which: int) -> None:
    """A try: it is paid, then tested in the value chosen, fought or given."""
    hero = table.heroes[seat]
    face = QUESTS[quest.kind]
    if not is_free_try(table, seat, quest):
        table.spend_action(seat)
    hero.tries = min(MOST, hero.tries + 1)
    hero.tried |= 1 << quest.kind
    table.add_glory(seat, -face.fee)
    if table.told is not None:
        table.tell("serpent-event-tries", {"who": seat, "quest": face.id})
    if face.category == HUNT:
        hunt(table, seat, GODDESS if face.is_nakari else QUEST + quest.id)
    elif face.stats:
        number = face.numbers[which] - vow_bonus(quest, TRY_ROLL)
        table.then(Test(seat, face.stats[which], number, OTHER, THREAT | TRY_ROLL), Tried(seat, quest.id))
        if face.fails_all:
            ask_away_from(table, seat)
    elif face.dice:
        table.then(Tried(seat, quest.id))
        roll_openly(table, seat, TRY_ROLL, NO_STAT, face.dice)
    else:
        give(table, seat, quest, face)


def vow_bonus(quest: Quest, roll: int) -> int:
    total = 0
    for under in quest.attached:
        total += matching(CARDS[under.card].mods, M_ROLL, roll, 0, 0, 0)
    return total


@mypyc_attr(acyclic=True)
class QuestRolled(Rolled):
    """After a roll for a quest."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "quest")
    __slots__ = ("seat", "quest")

    def __init__(self, seat: int, quest: int) -> None:
        self.seat = seat
        self.quest = quest

    def hero(self) -> int:
        return self.seat


@final
@mypyc_attr(acyclic=True)
class Tried(QuestRolled):
    """Passed: a step, the last one completes it. Failed: the printed misfortune."""

    __slots__ = ()

    def run(self, table: Table, chance: Chance) -> None:
        seat = self.seat
        quest = table.quest(self.quest)
        if quest is None or table.heroes[seat].is_out:
            return
        face = QUESTS[quest.kind]
        if face.dice:
            total = table.die + table.penalty + vow_bonus(quest, TRY_ROLL)
            table.passed = total >= face.number
            if table.told is not None:
                args = {"who": seat, "total": total, "number": face.number}
                table.tell("serpent-event-dice-passed" if table.passed else "serpent-event-dice-failed", args)
        if not table.passed:
            perform(table, face.fail, seat, seat)
        elif face.category == ESCORT:
            take(table, seat, quest, chance)
        else:
            quest.steps += 1
            if quest.steps >= face.steps:
                table.then(Complete(seat, self.quest))
            elif table.told is not None:
                table.tell("serpent-event-step", {"who": seat, "quest": face.id})

    def need(self, table: Table, penalty: int) -> int:
        quest = table.quest(self.quest)
        return QUESTS[quest.kind].number - vow_bonus(quest, TRY_ROLL) - penalty if quest is not None else 0


@final
@mypyc_attr(acyclic=True)
class Searched(QuestRolled):
    """The die and the distance to the nearest entrance find the goal, until the end of the turn."""

    __slots__ = ()

    def run(self, table: Table, chance: Chance) -> None:
        quest = table.quest(self.quest)
        if quest is None:
            return
        face = QUESTS[quest.kind]
        place = table.heroes[self.seat].place
        total = table.die + table.penalty + self.bonus(table, quest)
        if total >= face.search:
            quest.found = place
        if table.told is not None:
            args = {"who": self.seat, "quest": face.id, "total": total, "number": face.search}
            table.tell("serpent-event-found" if quest.found == place else "serpent-event-not-found", args)

    def bonus(self, table: Table, quest: Quest) -> int:
        """What is added to the die."""
        distance = table.chart.distance(table.heroes[self.seat].place)
        own = table.roll_bonus(self.seat, SEARCH_ROLL, NO_STAT, 0, 0)
        return distance + own + vow_bonus(quest, SEARCH_ROLL)

    def need(self, table: Table, penalty: int) -> int:
        quest = table.quest(self.quest)
        return QUESTS[quest.kind].search - self.bonus(table, quest) - penalty if quest is not None else 0


# -- sacrifices --------------------------------------------------------------------------------------------


def give(table: Table, seat: int, quest: Quest, face: QuestFace) -> None:
    """A price paid whole: glory, health, cards."""
    table.add_glory(seat, -face.price)
    steps: list[Step] = []
    if face.wounds:
        steps.append(Wounds(seat, face.wounds, BY_PRICE))
    if face.worth:
        steps.append(Offer(seat, face.worth))
    if face.hand:
        steps.append(Hand(seat, face.hand))
    steps.append(Complete(seat, quest.id))
    table.then_all(steps)


@final
@mypyc_attr(acyclic=True)
class Offer(Question):
    """Prepared cards are given up until they are worth so much."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "worth")
    __slots__ = ("worth",)

    def __init__(self, seat: int, worth: int) -> None:
        self.seat = seat
        self.worth = worth

    def hero(self) -> int:
        return self.seat

    def options(self, table: Table) -> list[int]:
        return [
            code(OFFER, piece.id)
            for piece in table.pieces
            if piece.seat == self.seat and piece.zone == PREPARED and CARDS[piece.kind].cost > 0
        ]

    def answer(self, table: Table, move: int, chance: Chance) -> None:
        piece = table.piece(first_of(move))
        if piece is None:
            return
        left = self.worth - CARDS[piece.kind].cost
        table.discard_piece(piece)
        if table.told is not None:
            table.tell("serpent-event-offered", {"who": self.seat, "card": CARDS[piece.kind].id})
        if left > 0:
            table.then(Offer(self.seat, left))
        keep_limits(table, self.seat)

    def prompt(self, table: Table) -> Message:
        return Message("serpent-prompt-offer", {"count": self.worth})


# -- escorts -----------------------------------------------------------------------------------------------


def take(table: Table, seat: int, quest: Quest, chance: Chance) -> None:
    """The token goes with the hero; a shared escort becomes its own and a new shared quest is drawn."""
    was_shared = quest.seat < 0 and quest.token < 0
    quest.seat = seat
    quest.is_carried = True
    quest.token = -1
    if table.told is not None:
        table.tell("serpent-event-took", {"who": seat, "quest": QUESTS[quest.kind].id})
    if was_shared:
        table.draw_quest(-1, chance)


def drop(table: Table, seat: int, quest: Quest) -> None:
    """Nobody's now; who picks it up where it lies goes on with it, but not in this turn."""
    hero = table.heroes[seat]
    hero.dropped = True
    quest.is_fresh = True
    drop_token(table, quest, hero.place)
    if table.told is not None:
        table.tell("serpent-event-dropped", {"who": seat, "quest": QUESTS[quest.kind].id})
