"""Outlook: what the quests within reach are worth to a hero."""

from __future__ import annotations

from typing import Final

from undercroft.games.serpent.bot.odds import FAR, price_of_try, quest_chance
from undercroft.games.serpent.bot.ways import AWE
from undercroft.games.serpent.box.book import HUNT, QUESTS, SEARCHING
from undercroft.games.serpent.table.quest import Quest
from undercroft.games.serpent.table.table import Table

LIKELY_FOUND: Final = 0.6  # the chance that a search and its try are taken to have
LEAST_HUNT: Final = 0.4  # chances of a hunt below this are left alone


def is_open_to(quest: Quest, seat: int) -> bool:
    """Is it the seat's own or shared, and still to be done?"""
    return not quest.is_done and (quest.seat < 0 or quest.seat == seat)


def chance_to_do(table: Table, seat: int, quest: Quest) -> float:
    """The chance of one try; 0 if it is not worth trying."""
    if quest.is_carried:
        return 1.0
    face = QUESTS[quest.kind]
    chance = quest_chance(table, seat, quest)
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
