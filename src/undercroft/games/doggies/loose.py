"""Sharik: cards round the start room that he has not turned yet lie, in thought, in any turn.

How a card lies matters only to a way that passes it, and a way passes it once. So a loose card is open on every
side that some turn opens, until the search enters it; from then on it is open where those turns are that let the dog
in. That is exact, and no turn has to be tried on its own.
"""

from __future__ import annotations

from mypy_extensions import i64

from undercroft.games.doggies.components import DOORS, EXITS, TURNS, TURNS_CARDS
from undercroft.games.doggies.dungeon import Dungeon
from undercroft.games.doggies.walk import BY_STEP, Walk


def loose_sides(walk: Walk) -> i64:
    """The sides of the start room at which cards can still be turned, and entered."""
    loose: i64 = 0
    if walk.ability == TURNS_CARDS and len(walk.trail) == 1:
        for side in range(4):
            if walk.can_turn(side) and walk.may_enter(walk.dungeon.beside[side]):
                loose |= 1 << side
    return loose


def loosened(walk: Walk, loose: i64) -> Walk:
    """A copy in a dungeon where loose cards lie in any turn."""
    if not loose:
        return walk
    dungeon = walk.dungeon.copy()
    for side in range(4):
        if loose >> side & 1:
            slot = dungeon.beside[side]
            _open_as(dungeon, slot, list(TURNS[dungeon.kind(slot)]))
    return walk.copy(dungeon)


def turned_fast(walk: Walk, move: i64) -> Walk:
    """A copy in which a card was turned, and is no longer loose."""
    twin = walk.copy(walk.dungeon.copy())
    twin.make(move)
    return twin


def sure_part(walk: Walk, loose: i64) -> Walk:
    """A copy without loose cards of which no turn joins some two sides: a way found in it can be gone."""
    if not loose:
        return walk
    twin = walk.copy(walk.dungeon)
    for side in range(4):
        slot = twin.dungeon.beside[side]
        if loose >> side & 1 and not _joins_all(twin.dungeon.kind(slot)):
            twin.see(slot)
    return twin


def enter_loose(walk: Walk, loose: i64) -> i64:
    """The dog has just entered a room: if it was a loose card, it lies in one of the turns that let the dog in.

    The sides at which cards are still loose.
    """
    for side in range(4):
        if loose >> side & 1 and walk.dungeon.beside[side] == walk.at:
            walk.dungeon = walk.dungeon.copy()
            _open_as(walk.dungeon, walk.at, _letting_in(walk))
            return loose & ~(1 << side)
    return loose


def _letting_in(walk: Walk) -> list[int]:
    """The turns in which the dog can have entered the card from where it came."""
    dungeon, slot = walk.dungeon, walk.at
    turns = list(TURNS[dungeon.kind(slot)])
    if walk.trail[-1] >> 7 != BY_STEP:
        return turns
    came = dungeon.beside[4 * slot : 4 * slot + 4].index(walk.trail[-2] & 127)
    found: list[int] = []
    for turn in turns:
        dungeon.turn(slot, turn)
        if walk.open_sides() >> came & 1:
            found.append(turn)
    return found


def _open_as(dungeon: Dungeon, slot: i64, turns: list[int]) -> None:
    """Open a card on all sides that are open in one of these turns."""
    ways: i64 = 0
    for turn in turns:
        dungeon.turn(slot, turn)
        ways |= dungeon.ways[slot]
    dungeon.open(slot, ways)


def _joins_all(kind: i64) -> bool:
    """Is there, for every two sides, a turn in which both are exits without a door?"""
    return EXITS[4 * kind].bit_count() > 2 and not DOORS[4 * kind]
