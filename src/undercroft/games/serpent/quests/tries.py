"""Quests in the hero's location: tries, searches, sacrifices and escorts."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from undercroft.games.serpent import notation as verbs
from undercroft.games.serpent.battle.stages import hunt
from undercroft.games.serpent.battle.wounds import BY_PRICE, Wounds, drop_token
from undercroft.games.serpent.box.book import CARDS, ESCORT, HUNT, PLACES, QUESTS, SEARCHING, QuestFace
from undercroft.games.serpent.box.words import M_ROLL, OTHER, THREAT
from undercroft.games.serpent.box.words import SEARCH as SEARCH_ROLL
from undercroft.games.serpent.box.words import TRY as TRY_ROLL
from undercroft.games.serpent.cards.choices import Hand, keep_limits
from undercroft.games.serpent.cards.dice import NO_STAT, Test, roll_openly
from undercroft.games.serpent.cards.effects import perform
from undercroft.games.serpent.notation import code, first_of, second_of, verb_of
from undercroft.games.serpent.quests.completing import Complete
from undercroft.games.serpent.table.battle import THE_GODDESS, monster_of
from undercroft.games.serpent.table.changes import sum_attached
from undercroft.games.serpent.table.hero import MAX_VALUE
from undercroft.games.serpent.table.map import BIT
from undercroft.games.serpent.table.piece import Quest
from undercroft.games.serpent.table.step import HeroQuestion, Rolled, Step
from undercroft.games.serpent.table.table import Table
from undercroft.games.serpent.ways.windows import ask_away_from
from undercroft.kernel.chance import Chance
from undercroft.kernel.message import Message


def sites_of(face: QuestFace) -> int:
    """Returns the locations of a quest, as bits: those it names, or all of a kind."""
    sites = face.places
    for place, bit in enumerate(BIT):
        if PLACES[place].kind == face.place_kind:
            sites |= bit
    return sites


SITES: Final = [sites_of(face) for face in QUESTS]


def is_place_of(quest: Quest, place: int) -> bool:
    return SITES[quest.kind] & BIT[place] != 0


def add_quest_moves(table: Table, seat: int, found: list[int]) -> None:
    """Adds everything a hero can do for its quests where it stands."""
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
                found.append(code(verbs.SEARCH, quest.id))
        elif can_try(table, seat, quest) and can_give(table, seat, face):
            add_tries(quest, face, verbs.TRY, verbs.TRY_WITH, found)


def add_tries(quest: Quest, face: QuestFace, verb: int, verb_with: int, found: list[int]) -> None:
    """Adds a try, with the value to test where the quest leaves the choice."""
    if len(face.stats) > 1:
        found += [code(verb_with, quest.id, stat) for stat in face.stats]
    else:
        found.append(code(verb, quest.id))


def add_escort(table: Table, seat: int, quest: Quest, face: QuestFace, found: list[int]) -> None:
    hero = table.heroes[seat]
    if quest.is_carried:
        if hero.place == face.to:
            found.append(code(verbs.DELIVER, quest.id))
        elif not hero.dropped:
            found.append(code(verbs.DROP, quest.id))
    elif quest.token >= 0:
        if hero.place == quest.token and not quest.is_fresh:
            found.append(code(verbs.TAKE, quest.id))
    elif is_place_of(quest, hero.place) and (not face.stats or can_try(table, seat, quest)):
        add_tries(quest, face, verbs.TAKE, verbs.TAKE_WITH, found)


def can_try(table: Table, seat: int, quest: Quest) -> bool:
    """Returns whether a try can be paid: the first of a turn is free, later ones cost an action, some cost glory."""
    return table.heroes[seat].glory >= QUESTS[quest.kind].fee and (
        is_free_try(table, seat, quest) or table.can_act(seat)
    )


def is_free_try(table: Table, seat: int, quest: Quest) -> bool:
    hero = table.heroes[seat]
    return not hero.tried >> quest.kind & 1 if table.variants.try_per_quest else hero.tries == 0


def costs_action(table: Table, seat: int, move: int) -> bool:
    """Returns whether a move for a quest costs an action: a search, or a try after the free one."""
    quest = table.quest(first_of(move))
    if quest is None or verb_of(move) == verbs.SEARCH:
        return quest is not None
    is_taken = verb_of(move) == verbs.TAKE and quest.token < 0 and bool(QUESTS[quest.kind].stats)
    is_try = verb_of(move) in (verbs.TRY, verbs.TRY_WITH, verbs.TAKE_WITH) or is_taken
    return is_try and not is_free_try(table, seat, quest)


def can_give(table: Table, seat: int, face: QuestFace) -> bool:
    """Returns whether the whole price can be given without the hero falling by it."""
    hero = table.heroes[seat]
    if hero.glory < face.price or len(hero.hand) < face.hand:
        return False
    if face.wounds and hero.health <= face.wounds:
        return False
    return not face.worth or worth(table, seat) >= face.worth


def worth(table: Table, seat: int) -> int:
    """Returns the printed glory of all prepared boons and treasures."""
    return sum([max(0, CARDS[piece.kind].cost) for piece in table.prepared(seat)])


# -- tries -----------------------------------------------------------------------------------------------


def quest_move(table: Table, seat: int, move: int, chance: Chance) -> None:
    quest = table.quest(first_of(move))
    if quest is None:
        return
    verb = verb_of(move)
    face = QUESTS[quest.kind]
    if verb == verbs.DELIVER:
        table.then(Complete(seat, quest.id))
    elif verb == verbs.DROP:
        drop(table, seat, quest)
    elif verb == verbs.SEARCH:
        table.spend_action(seat)
        roll_openly(table, seat, SEARCH_ROLL, NO_STAT, 1)
        table.then(Searched(seat, quest.id))
    elif verb == verbs.TAKE and (quest.token >= 0 or not face.stats):
        take(table, seat, quest, chance)
    else:
        is_named = verb in (verbs.TRY_WITH, verbs.TAKE_WITH)
        attempt(table, seat, quest, face.stats.index(second_of(move)) if is_named else 0)


def attempt(table: Table, seat: int, quest: Quest, which: int) -> None:
    """Pays for a try, then tests the chosen value, fights or gives."""
    hero = table.heroes[seat]
    face = QUESTS[quest.kind]
    if not is_free_try(table, seat, quest):
        table.spend_action(seat)
    hero.tries = min(MAX_VALUE, hero.tries + 1)
    hero.tried |= 1 << quest.kind
    table.add_glory(seat, -face.fee)
    table.tell_who("serpent-event-tries", seat, "quest", face.id)
    if face.category == HUNT:
        hunt(table, seat, THE_GODDESS if face.is_nakari else monster_of(quest.id))
    elif face.stats:
        number = face.numbers[which] - vow_bonus(quest, TRY_ROLL)
        if face.fails_all:
            ask_away_from(table, seat)
        table.then(Test(seat, face.stats[which], number, OTHER, THREAT | TRY_ROLL), Tried(seat, quest.id))
    elif face.dice:
        roll_openly(table, seat, TRY_ROLL, NO_STAT, face.dice)
        table.then(Tried(seat, quest.id))
    else:
        give(table, seat, quest, face)


def vow_bonus(quest: Quest, roll: int) -> int:
    return sum_attached(quest.attached, M_ROLL, roll)


@mypyc_attr(acyclic=True)
class QuestRolled(Rolled):
    """After a roll for a quest."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "quest")

    def __init__(self, seat: int, quest: int) -> None:
        self.seat: int = seat
        self.quest: int = quest

    def hero(self) -> int:
        return self.seat


@mypyc_attr(acyclic=True)
class Tried(QuestRolled):
    """Passed: a step, the last one completes it. Failed: the printed misfortune."""

    def run(self, table: Table, chance: Chance) -> None:
        seat = self.seat
        quest = table.quest(self.quest)
        if quest is None or table.heroes[seat].is_out:
            return
        face = QUESTS[quest.kind]
        roll = table.last_roll
        if face.dice:
            total = roll.die + roll.penalty + vow_bonus(quest, TRY_ROLL)
            roll.passed = total >= face.number
            if table.events is not None:
                args = {"who": seat, "total": total, "number": face.number}
                table.tell("serpent-event-dice-passed" if roll.passed else "serpent-event-dice-failed", args)
        if not roll.passed:
            perform(table, face.fail, seat, seat)
        elif face.category == ESCORT:
            take(table, seat, quest, chance)
        else:
            quest.steps += 1
            if quest.steps >= face.steps:
                table.then(Complete(seat, self.quest))
            elif table.events is not None:
                table.tell("serpent-event-step", {"who": seat, "quest": face.id})

    def need(self, table: Table, penalty: int) -> int:
        quest = table.quest(self.quest)
        return QUESTS[quest.kind].number - vow_bonus(quest, TRY_ROLL) - penalty if quest is not None else 0


@mypyc_attr(acyclic=True)
class Searched(QuestRolled):
    """The die plus the distance to the nearest entrance finds the goal, until the end of the turn."""

    def run(self, table: Table, chance: Chance) -> None:
        quest = table.quest(self.quest)
        if quest is None:
            return
        face = QUESTS[quest.kind]
        place = table.heroes[self.seat].place
        total = table.last_roll.die + table.last_roll.penalty + self.bonus(table, quest)
        if total >= face.search:
            quest.found = place
        if table.events is not None:
            args = {"who": self.seat, "quest": face.id, "total": total, "number": face.search}
            table.tell("serpent-event-found" if quest.found == place else "serpent-event-not-found", args)

    def bonus(self, table: Table, quest: Quest) -> int:
        """Returns what is added to the die."""
        distance = table.chart.distance(table.heroes[self.seat].place)
        own = table.roll_bonus(self.seat, SEARCH_ROLL, NO_STAT, 0, 0)
        return distance + own + vow_bonus(quest, SEARCH_ROLL)

    def need(self, table: Table, penalty: int) -> int:
        quest = table.quest(self.quest)
        return QUESTS[quest.kind].search - self.bonus(table, quest) - penalty if quest is not None else 0


# -- sacrifices --------------------------------------------------------------------------------------------


def give(table: Table, seat: int, quest: Quest, face: QuestFace) -> None:
    """Pays a price whole: glory, cards, health."""
    table.add_glory(seat, -face.price)
    steps: list[Step] = []
    if face.worth:
        steps.append(Offer(seat, face.worth))
    if face.wounds:
        steps.append(Wounds(seat, face.wounds, BY_PRICE))
    if face.hand:
        steps.append(Hand(seat, face.hand))
    steps.append(Complete(seat, quest.id))
    table.then_all(steps)


@mypyc_attr(acyclic=True)
class Offer(HeroQuestion):
    """Asks which prepared cards are given up: chosen until they are worth enough, given together."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "worth", "offered")

    def __init__(self, seat: int, worth: int, offered: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.worth: int = worth  # still to be offered
        self.offered = offered  # cards in play that were chosen

    def options(self, table: Table) -> list[int]:
        return [
            code(verbs.OFFER, piece.id)
            for piece in table.prepared(self.seat)
            if CARDS[piece.kind].cost > 0 and piece.id not in self.offered
        ]

    def answer(self, table: Table, move: int, chance: Chance) -> None:
        piece = table.piece(first_of(move))
        if piece is None:
            return
        offered = (*self.offered, piece.id)
        left = self.worth - CARDS[piece.kind].cost
        if left > 0:
            table.then(Offer(self.seat, left, offered))
        else:
            give_up(table, self.seat, offered)

    def prompt(self, table: Table) -> Message:
        return Message("serpent-prompt-offer", {"count": self.worth})


def give_up(table: Table, seat: int, offered: tuple[int, ...]) -> None:
    """Discards all the cards at once; only then the limits of the inventory apply."""
    table.is_final = True
    for id in offered:
        piece = table.piece(id)
        if piece is not None:
            table.discard_piece(piece)
            table.tell_who("serpent-event-offered", seat, "card", CARDS[piece.kind].id)
    keep_limits(table, seat)


# -- escorts -----------------------------------------------------------------------------------------------


def take(table: Table, seat: int, quest: Quest, chance: Chance) -> None:
    """Takes the token along; a shared escort becomes its own and a new shared quest is drawn."""
    was_shared = quest.seat < 0 and quest.token < 0
    quest.seat = seat
    quest.is_carried = True
    quest.token = -1
    table.tell_who("serpent-event-took", seat, "quest", QUESTS[quest.kind].id)
    if was_shared:
        table.draw_quest(-1, chance)


def drop(table: Table, seat: int, quest: Quest) -> None:
    """Drops an escort: it loses its owner, and another hero can pick it up, but not in this turn."""
    hero = table.heroes[seat]
    hero.dropped = True
    quest.is_fresh = True
    drop_token(table, quest, hero.place)
    table.tell_who("serpent-event-dropped", seat, "quest", QUESTS[quest.kind].id)
