"""Bags of dice as rows and columns of matrices, and what they become when a die comes or goes."""

from __future__ import annotations

from itertools import product
from math import factorial
from typing import Any, TypeAlias

import numpy as np

from undercroft.games.chest.components import DRAGON_WAKES, DUNGEON_DICE, PARTY_DICE, PARTY_FACES, TARGETS

Values: TypeAlias = Any  # matrices of numpy, which need not be installed where types are checked
Rows: TypeAlias = Any

SLEEPING = range(DRAGON_WAKES)  # dice in the lair at regroup
NOTHING = np.float32(-1e9)  # what cannot be
LAIR = TARGETS  # the place of the lair in a dungeon bag


def bags(kinds: int, most: int) -> list[tuple[int, ...]]:
    """Every bag of at most so many things."""
    return [bag for bag in product(range(most + 1), repeat=kinds) if sum(bag) <= most]


def ways(bag: tuple[int, ...]) -> int:
    """In how many ways dice can fall as such a bag."""
    number = factorial(sum(bag))
    for count in bag:
        number //= factorial(count)
    return number


# Parties in the order of their size; the last row stands for "no such party".
PARTIES = sorted(bags(PARTY_FACES, PARTY_DICE), key=lambda bag: (sum(bag), bag))
PARTY_AT = {bag: row for row, bag in enumerate(PARTIES)}
NO_PARTY = len(PARTIES)
PARTY_COUNTS = np.array([*PARTIES, (0,) * PARTY_FACES])
# Dungeons in the order of the dice on the level, then of those in the lair.
DUNGEONS = sorted(bags(TARGETS + 1, DUNGEON_DICE), key=lambda bag: (sum(bag[:TARGETS]), bag[LAIR], bag))
DUNGEON_AT = {bag: column for column, bag in enumerate(DUNGEONS)}
NO_DUNGEON = len(DUNGEONS)
DUNGEON_COUNTS = np.array(DUNGEONS)


def party_after(face: int, number: int) -> Rows:
    """The row of each party with so many of a face more or less."""
    rows = [PARTY_AT.get((*bag[:face], bag[face] + number, *bag[face + 1 :]), NO_PARTY) for bag in PARTIES]
    return np.array([*rows, NO_PARTY], np.int32)


def dungeon_after(*changes: tuple[int, int]) -> Rows:
    """The column of each dungeon with so many of some faces more or less."""
    columns = []
    for bag in DUNGEONS:
        changed = list(bag)
        for face, number in changes:
            changed[face] += number
        columns.append(DUNGEON_AT.get(tuple(changed), NO_DUNGEON))
    return np.array([*columns, NO_DUNGEON], np.int32)


WITH = [party_after(face, 1) for face in range(PARTY_FACES)]
WITHOUT = [party_after(face, -1) for face in range(PARTY_FACES)]
FEWER = [[dungeon_after((face, -number)) for number in range(DUNGEON_DICE + 1)] for face in range(TARGETS)]
MORE = [dungeon_after((face, 1)) for face in range(TARGETS + 1)]


def span(sizes: list[int], size: int) -> slice:
    return slice(sizes.index(size), len(sizes) - sizes[::-1].index(size))


PARTY_SPAN = [span([sum(bag) for bag in PARTIES], size) for size in range(PARTY_DICE + 1)]
LEVEL_SPAN = [span([sum(bag[:TARGETS]) for bag in DUNGEONS], size) for size in range(DUNGEON_DICE + 1)]


def columns_of(size: int, lair: int) -> slice:
    """Dungeons with so many dice on the level and at most so many in the lair."""
    whole = LEVEL_SPAN[size]
    number = int((DUNGEON_COUNTS[whole, LAIR] <= lair).sum())
    return slice(whole.start, whole.start + number)


def cast_odds(level: int) -> Values:
    """The chance of every dungeon after the cast of a level, by the lair before it."""
    odds = np.zeros((NO_DUNGEON + 1, DRAGON_WAKES), np.float32)
    for lair in SLEEPING:
        dice = min(DUNGEON_DICE - lair, level)
        for column, bag in enumerate(DUNGEONS):
            fallen = (*bag[:TARGETS], bag[LAIR] - lair)
            if fallen[-1] >= 0 and sum(fallen) == dice:
                odds[column, lair] = ways(fallen) / int(TARGETS + 1) ** dice
    return odds
