"""The fewest companions that beat all monsters of a level: what a fight costs at least, and what a strike saves."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercroft.games.chest.bot.outlook import FIGHTERS, MASTERS
from undercroft.games.chest.components import ALL_COMPANIONS, EXTRA, MONSTER_TYPES, MONSTERS, count, one

UNTOLD: Final = -1  # there is no way, or it is not told: where a companion strikes once more, it is not this simple


def fewest(side: i64, forces: i64, dungeon: i64) -> i64:
    """Of each kind of monster one companion beats all, or each of them takes one."""
    if not dungeon & MONSTERS:
        return 0
    if EXTRA[side] >= 0:
        return UNTOLD
    there = fighters(side, forces)
    found: i64 = UNTOLD
    swept: i64 = 0  # the set of kinds that are beaten at once
    while swept < 1 << MONSTER_TYPES:
        number = needed(dungeon, swept)
        if number <= there and (found < 0 or number < found) and is_swept(side, forces, dungeon, swept, 0):
            found = number
        swept += 1
    return found


def fighters(side: i64, forces: i64) -> i64:
    """How many companions can fight at all."""
    number: i64 = 0
    companion: i64 = 0
    while companion < ALL_COMPANIONS:
        if FIGHTERS[side] >> companion & 1:
            number += count(forces, companion)
        companion += 1
    return number


def needed(dungeon: i64, swept: i64) -> i64:
    number: i64 = 0
    for monster in range(MONSTER_TYPES):
        there = count(dungeon, monster)
        number += min(there, 1) if swept >> monster & 1 else there
    return number


def is_swept(side: i64, forces: i64, dungeon: i64, swept: i64, monster: i64) -> bool:
    """Is there a master for each of these kinds, nobody for two of them?"""
    while monster < MONSTER_TYPES and not (swept >> monster & 1 and count(dungeon, monster)):
        monster += 1
    if monster == MONSTER_TYPES:
        return True
    companion: i64 = 0
    while companion < ALL_COMPANIONS:
        is_free = count(forces, companion) and is_master(side, companion, monster)
        if is_free and is_swept(side, forces - one(companion), dungeon, swept, monster + 1):
            return True
        companion += 1
    return False


def is_master(side: i64, companion: i64, target: i64) -> bool:
    """Does it take any number of these monsters, or of chests?"""
    masters: i64 = MASTERS[side]
    return bool(masters >> 16 * target + companion & 1)


def masters_of(side: i64, forces: i64, target: i64) -> list[int]:
    """The kinds of companions that are there and take any number of these."""
    return [kind for kind in range(ALL_COMPANIONS) if count(forces, kind) and is_master(side, kind, target)]
