"""Outlook: what the quests within reach are worth to a hero."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from undercroft.games.serpent.bot.habits import GREEDY, Habits
from undercroft.games.serpent.bot.odds import FAR, goals, price_of_try, quest_chance
from undercroft.games.serpent.bot.ways import AWE, Ways
from undercroft.games.serpent.box.book import ENTRANCES, HUNT, QUESTS, SACRIFICE, SEARCHING
from undercroft.games.serpent.box.words import SPEED
from undercroft.games.serpent.table.agreed import QUESTS_TO_WIN
from undercroft.games.serpent.table.piece import Quest
from undercroft.games.serpent.table.table import Table

UNKNOWN_TURNS: Final = 9.0  # that a quest takes which is not known yet, or beyond the hero,
UNKNOWN_GLORY: Final = 20.0  # and glory
A_QUEST: Final = 1.0  # turns that a quest takes at least: it ends the heroic phase
A_TURN: Final = 7.0  # glory that a turn brings, about
TO_BE_LAID: Final = 5.0  # turns until a location turns up
TO_BE_READY: Final = 5.0  # turns until a sacrifice can be made
A_TRY: Final = 0.5  # turns that one more try takes,
A_BLOW: Final = 0.8  # a blow of a hunt,
A_SEARCH: Final = 0.4  # the search before a try,
WAY_HOME: Final = 2.0  # and the way back, alone
LEAST: Final = 0.08  # no chance is taken to be less
LIKELY_FOUND: Final = 0.6  # the chance that a search and its try are taken to have
LEAST_HUNT: Final = 0.4  # chances of a hunt below this are left alone


def is_open_to(quest: Quest, seat: int) -> bool:
    """Returns whether a quest is shared or the seat's own, and still to be done."""
    return not quest.is_done and (quest.seat < 0 or quest.seat == seat)


def chance_to_do(table: Table, seat: int, quest: Quest, habits: Habits) -> float:
    """Returns the chance of one try; 0 if it is not worth trying."""
    if quest.is_carried:
        return 1.0
    face = QUESTS[quest.kind]
    chance = quest_chance(table, seat, quest, habits)
    if face.category == SEARCHING:
        return LIKELY_FOUND
    if chance <= 0.01 or (face.category == HUNT and not face.is_nakari and chance < LEAST_HUNT):
        return 0.0
    return chance


def worth_at(table: Table, seat: int, quest: Quest, chance: float, cost: float) -> float:
    """Returns the worth of a quest at a place: most if it is ready and near, a little more if it is the seat's own.

    `chance` is that of a try, `cost` the actions that the way to its place takes.
    """
    if chance <= 0.0:
        return -FAR
    face = QUESTS[quest.kind]
    if face.is_nakari:
        return 16.0 * chance - 1.2 * (cost - AWE)
    lack = max(0, price_of_try(table, seat, quest) - table.heroes[seat].glory)
    steps = face.steps - quest.steps
    value = 10.0 * chance - 1.2 * cost - 0.8 * lack - 2.0 * (steps - 1)
    return value + (6.0 if quest.is_carried else 0.0) + (1.0 if quest.seat == seat else 0.0)


def turns_ahead(table: Table, seat: int) -> list[float]:
    """Returns the expected turns until each quest needed to win is done; 0 for those that are.

    Quests are taken in the order of their effort, one a turn at most. Glory is saved for all of them, so a completed
    quest is never worth less than one at hand. Quests that are not known yet take long.
    """
    hero = table.heroes[seat]
    cost = Ways(table, seat).cost
    actions = max(1, table.value(seat, SPEED))
    done = hero.quests + QUESTS_TO_WIN - table.variants.quests_to_win  # a short game begins with the second quest
    efforts = [Effort(UNKNOWN_TURNS, UNKNOWN_GLORY)] * (QUESTS_TO_WIN - done)
    for quest in table.quests:
        if is_open_to(quest, seat) and not QUESTS[quest.kind].is_nakari:
            add_effort(efforts, effort_for(table, seat, quest, cost, actions))
    ahead = [0.0] * min(done, QUESTS_TO_WIN)
    turns, lack = 0.0, -float(hero.glory)
    for effort in efforts:
        turns += max(A_QUEST, effort.turns)
        lack += effort.glory
        ahead.append(max(turns, lack / A_TURN + A_QUEST if lack > 0.0 else 0.0))
    if table.variants.is_solo:  # and back to an entrance
        is_last = done >= QUESTS_TO_WIN
        ahead[-1] += min([cost[place] for place in ENTRANCES]) / actions if is_last else WAY_HOME
    return ahead


@final
@mypyc_attr(acyclic=True)
class Effort:
    """The effort of a quest: turns for the way and the tries, and glory."""

    def __init__(self, turns: float, glory: float) -> None:
        self.turns: float = turns
        self.glory: float = glory
        self.whole: float = turns + glory / A_TURN


def add_effort(efforts: list[Effort], effort: Effort) -> None:
    """Adds an effort to the smallest ones, in their order; the greatest makes way."""
    number = len(efforts)
    while number and effort.whole < efforts[number - 1].whole:
        number -= 1
    if number < len(efforts):
        efforts.insert(number, effort)
        efforts.pop()


def effort_for(table: Table, seat: int, quest: Quest, cost: list[float], actions: int) -> Effort:
    """Returns the effort that a quest takes as it stands; `cost` is that of the ways, in actions."""
    face = QUESTS[quest.kind]
    nearest = FAR
    for place in goals(table, seat, quest):
        nearest = min(nearest, cost[place])
    way = nearest / actions if nearest < FAR else TO_BE_LAID
    if quest.is_carried:
        return Effort(way, 0.0)
    chance = quest_chance(table, seat, quest, GREEDY)
    if face.category == HUNT:
        if chance < LEAST_HUNT:
            return Effort(UNKNOWN_TURNS, UNKNOWN_GLORY)
        return Effort(way + A_BLOW * (face.monster.health - quest.wounds) / chance, 0.0)
    if face.category == SACRIFICE and not face.price:
        return Effort(way if chance > 0.0 else way + TO_BE_READY, 0.0)
    if face.category == SEARCHING and nearest < FAR:
        way += A_SEARCH
    tries = (face.steps - quest.steps) / max(LEAST, chance) if face.fee else 1.0
    return Effort(way + A_TRY * (tries - 1), price_of_try(table, seat, quest) * tries if quest.token < 0 else 0.0)
