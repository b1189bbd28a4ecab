"""Choices of dice: which come back from the graveyard, which are rolled again."""

from __future__ import annotations

import numpy as np

from scripts.chest.bags import (
    DUNGEON_COUNTS,
    FEWER,
    LAIR,
    MORE,
    NOTHING,
    PARTIES,
    PARTY_COUNTS,
    PARTY_SPAN,
    WITH,
    WITHOUT,
    Rows,
    Values,
    columns_of,
)
from undercroft.games.chest.components import DUNGEON_DICE, PARTY_DICE, PARTY_FACES, TARGETS

Kept = dict[tuple[int, int, int], list[Values]]


def revived(values: Values, rows: Rows, columns: Rows, number: int) -> Values:
    """The best faces for so many dice that come back from the graveyard, to parties of one size."""
    size = sum(PARTIES[rows[0]])
    if size + number > PARTY_DICE:
        return np.full((len(rows), len(columns)), NOTHING, np.float32)
    best = values[PARTY_SPAN[size + number]][:, columns]
    for more in range(number - 1, -1, -1):
        own, above = PARTY_SPAN[size + more], PARTY_SPAN[size + more + 1].start
        best = np.maximum.reduce([best[WITH[face][own] - above] for face in range(PARTY_FACES)])
    found: Values = best[rows - PARTY_SPAN[size].start]
    return found


def reroll_party(values: Values, size: int) -> Values:
    """The best choice of party dice to re-roll where nothing lies on the level."""
    air = [values[PARTY_SPAN[size]]]
    for kept in range(size - 1, -1, -1):
        rows, above = PARTY_SPAN[kept], PARTY_SPAN[kept + 1].start
        air.append(sum(air[-1][WITH[face][rows] - above] for face in range(PARTY_FACES)) / PARTY_FACES)
    chosen = air[size]
    for kept in range(1, size + 1):
        rows, below = PARTY_SPAN[kept], PARTY_SPAN[kept - 1].start
        better = air[size - kept].copy()
        for face in range(PARTY_FACES):
            has = np.flatnonzero(PARTY_COUNTS[rows, face] > 0)
            better[has] = np.maximum(better[has], chosen[WITHOUT[face][rows][has] - below])
        chosen = better
    return np.asarray(chosen, np.float32)


def reroll(values: Values, party: int, dice: int, kept: Kept, best: Values) -> None:
    """The best choice of dice to re-roll, for every party of a size and every level of so many dice.

    `kept[party, air, dice]` lists by the dungeon dice in the air the value of the dice that are kept, with so many
    party dice in the air.
    """
    lairs = DUNGEON_DICE - dice
    by_air = [values[PARTY_SPAN[party], columns_of(dice, lairs)]]
    for air in range(1, dice + 1):
        columns = columns_of(dice - air, lairs)
        sub = columns_of(dice - air + 1, lairs)
        # A dragon: one die less on the level, one more in the lair.
        lower = columns_of(dice - air, lairs + 1)
        total = kept[party, 0, dice - 1][air - 1][:, MORE[LAIR][columns] - lower.start].copy()
        for face in range(TARGETS):
            total += by_air[air - 1][:, MORE[face][columns] - sub.start]
        by_air.append(total / np.float32(TARGETS + 1))
    kept[party, 0, dice] = by_air
    for air in range(1, party + 1):
        above, rows = PARTY_SPAN[party - air + 1].start, PARTY_SPAN[party - air]
        source = kept[party, air - 1, dice]
        found = []
        for values_ in source:
            total = values_[WITH[0][rows] - above]
            for face in range(1, PARTY_FACES):
                total = total + values_[WITH[face][rows] - above]
            found.append(total / np.float32(PARTY_FACES))
        kept[party, air, dice] = found
    chosen: Values | None = None
    for air in range(party, -1, -1):
        source = kept[party, air, dice]
        most = source[dice].copy()  # not in place: what is kept stays as it is
        for up in range(dice - 1, -1, -1):
            columns = columns_of(dice - up, lairs)
            below = columns_of(dice - up - 1, lairs).start
            better = source[up].copy()
            for face in range(TARGETS):
                has = np.flatnonzero(DUNGEON_COUNTS[columns, face] > 0)
                better[:, has] = np.maximum(better[:, has], most[:, FEWER[face][1][columns][has] - below])
            most = better
        rows = PARTY_SPAN[party - air]
        if chosen is not None:
            below = PARTY_SPAN[party - air - 1].start
            for face in range(PARTY_FACES):
                has = np.flatnonzero(PARTY_COUNTS[rows, face] > 0)
                most[has] = np.maximum(most[has], chosen[WITHOUT[face][rows][has] - below])
        chosen = most
    assert chosen is not None
    best[PARTY_SPAN[party], columns_of(dice, lairs)] = chosen
