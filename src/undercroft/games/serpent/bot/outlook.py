"""Outlook: what the quests within reach are worth to a hero."""

from __future__ import annotations

from typing import Final

from undercroft.games.serpent.bot.habits import GREEDY, Habits
from undercroft.games.serpent.bot.odds import FAR, goals, price_of_try, quest_chance
from undercroft.games.serpent.bot.ways import AWE, Ways
from undercroft.games.serpent.box.book import ENTRANCES, HUNT, QUESTS, SACRIFICE, SEARCHING
from undercroft.games.serpent.box.words import SPEED
from undercroft.games.serpent.table.quest import Quest
from undercroft.games.serpent.table.table import QUESTS_TO_WIN, Table

NEVER: Final = 15.0  # turns; a quest that takes longer is none
A_TURN: Final = 7.0  # glory that a turn brings, about
TO_BE_LAID: Final = 5.0  # turns until a location turns up
TO_BE_READY: Final = 5.0  # turns until a sacrifice can be made
A_TRY: Final = 0.5  # turns that one more try takes, or a blow of a hunt
LEAST: Final = 0.08  # no chance is taken to be less
LIKELY_FOUND: Final = 0.6  # the chance that a search and its try are taken to have
LEAST_HUNT: Final = 0.4  # chances of a hunt below this are left alone


def is_open_to(quest: Quest, seat: int) -> bool:
    """Is it the seat's own or shared, and still to be done?"""
    return not quest.is_done and (quest.seat < 0 or quest.seat == seat)


def chance_to_do(table: Table, seat: int, quest: Quest, habits: Habits) -> float:
    """The chance of one try; 0 if it is not worth trying."""
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
    """A quest that is ready and near is worth most; one's own a little more than a shared one.

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


def turns_to_quests(table: Table, seat: int) -> tuple[float, float]:
    """Turns until the nearest quest is done, and until the next nearest would be; as one expects."""
    cost = Ways(table, seat).cost
    actions = max(1, table.value(seat, SPEED))
    if table.variants.is_solo and table.heroes[seat].quests >= QUESTS_TO_WIN:  # on the way home
        return min([cost[place] for place in ENTRANCES]) / actions, NEVER
    first, second = NEVER, NEVER
    for quest in table.quests:
        if is_open_to(quest, seat) and not QUESTS[quest.kind].is_nakari:
            nearest = FAR
            for place in goals(table, seat, quest):
                nearest = min(nearest, cost[place])
            turns = turns_to_do(table, seat, quest, nearest / actions if nearest < FAR else TO_BE_LAID)
            if turns < first:
                first, second = turns, first
            elif turns < second:
                second = turns
    return first, second


def turns_to_do(table: Table, seat: int, quest: Quest, way: float) -> float:
    """Turns that a quest takes: the way, the glory for its tries, and the tries."""
    if quest.is_carried:
        return way
    face = QUESTS[quest.kind]
    chance = chance_to_do(table, seat, quest, GREEDY)
    if face.category == HUNT:
        return way + A_TRY * (face.monster.health - quest.wounds) / chance if chance > 0.0 else NEVER
    if face.category == SACRIFICE:
        return way if chance > 0.0 else way + TO_BE_READY
    tries = (face.steps - quest.steps) / max(LEAST, chance)
    lack = max(0.0, price_of_try(table, seat, quest) * tries - table.heroes[seat].glory)
    return max(way, lack / A_TURN + A_TRY) + A_TRY * (tries - 1)
