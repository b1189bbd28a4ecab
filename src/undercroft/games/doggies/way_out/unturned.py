"""Sharik's unturned cards: in a search they lie in all their turns at once.

A card's turn matters only to a way that passes it, and a way passes it once. So an unturned card is open on every
side that some turn opens, until the search enters it; from then on it is open as in those turns that let the dog in.
This is exact, and no turn has to be tried on its own. `unturned` is the set of sides of the start room with such
cards.
"""

from __future__ import annotations

from mypy_extensions import i64

from undercroft.games.doggies.components import EXITS, TURNS, Ability, lie_of
from undercroft.games.doggies.dungeon import Dungeon
from undercroft.games.doggies.notation import BY_STEP, entry_how, slot_of
from undercroft.games.doggies.walk import Walk


def unturned_sides(walk: Walk) -> i64:
    """Returns the sides of the start room at which cards can still be turned, and entered."""
    unturned: i64 = 0
    if walk.ability == Ability.TURNS and len(walk.trail) == 1:
        for side in range(4):
            if walk.can_turn(side) and walk.may_enter(walk.dungeon.next_to(0, side)):
                unturned |= 1 << side
    return unturned


def in_any_turn(walk: Walk, unturned: i64) -> Walk:
    """Returns a copy in a dungeon where unturned cards lie in all their turns."""
    if not unturned:
        return walk
    dungeon = walk.dungeon.copy()
    for side in range(4):
        if unturned >> side & 1:
            slot = dungeon.next_to(0, side)
            _open_as(dungeon, slot, list(TURNS[dungeon.kind(slot)]))
    return walk.copy(dungeon)


def with_card_turned(walk: Walk, move: i64) -> Walk:
    """Returns a copy in which Sharik has turned a card."""
    twin = walk.copy(walk.dungeon.copy())
    twin.make(move)
    return twin


def avoiding(walk: Walk, sides: i64) -> Walk:
    """Returns a copy that avoids the cards at these sides of the start room."""
    if not sides:
        return walk
    twin = walk.copy(walk.dungeon)
    for side in range(4):
        if sides >> side & 1:
            twin.see(walk.dungeon.next_to(0, side))
    return twin


def narrow_turns(walk: Walk, unturned: i64) -> i64:
    """Narrows the turns of unturned cards after entering a room; returns the sides where they still lie."""
    is_first = len(walk.trail) == 2
    if not unturned or not (is_first or _is_by_start(walk)):
        return unturned
    dungeon = walk.dungeon.copy()
    walk.dungeon = dungeon
    entered: i64 = 0
    for side in range(4):
        if unturned >> side & 1:
            slot = dungeon.next_to(0, side)
            if slot == walk.at:
                entered = 1 << side
                _open_as(dungeon, slot, _letting_in(walk))
            elif is_first:
                _open_as(dungeon, slot, _leading_past(dungeon, slot, side))
    return unturned & ~entered


def _is_by_start(walk: Walk) -> bool:
    """Returns whether the dog is in a room next to the start room."""
    return any(walk.dungeon.next_to(0, side) == walk.at for side in range(4))


def _letting_in(walk: Walk) -> list[int]:
    """Returns the turns in which the dog can have entered the card from where it came."""
    dungeon, slot = walk.dungeon, walk.at
    turns = list(TURNS[dungeon.kind(slot)])
    if entry_how(walk.trail[-1]) != BY_STEP:
        return turns
    before = slot_of(walk.trail[-2])
    came = [dungeon.next_to(slot, side) for side in range(4)].index(before)
    found: list[int] = []
    for turn in turns:
        dungeon.turn(slot, turn)
        if walk.open_sides() >> came & 1:
            found.append(turn)
    return found


def _leading_past(dungeon: Dungeon, slot: i64, side: i64) -> list[int]:
    """Returns the turns with two exits (holes included) that do not lead back to the start room."""
    kind = dungeon.kind(slot)
    holes: i64 = dungeon.punched[slot]
    found: list[int] = []
    for turn in TURNS[kind]:
        exits = (EXITS[lie_of(kind, turn)] | holes) & ~(1 << (side ^ 2))
        if exits & (exits - 1):
            found.append(turn)
    return found


def _open_as(dungeon: Dungeon, slot: i64, turns: list[int]) -> None:
    """Opens a card on all sides that are open in one of these turns."""
    ways: i64 = 0
    for turn in turns:
        dungeon.turn(slot, turn)
        ways |= dungeon.ways[slot]
    dungeon.open(slot, ways)
