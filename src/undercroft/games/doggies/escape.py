"""Can the dog still get out? The question behind every step: only steps and decisions from which some way
out can be completed are legal.

The answer is exact, and nearly always quick, because four tests come before the search:

1. a flood from the exits over rooms that cost nothing: coins, chests, portals … A room it reaches is safe;
2. a flood forward over every room the dog could ever enter (`Hope`): no exit among them, lost;
3. the cheapest ways out without any gain, as damage against paws (`Costs`): enough of both left, safe;
4. the cheapest ways out for a dog that owns all trophies of that region at once: still too dear, lost.

What is left over (a trophy has to be won on the way, and the way to it costs rooms) is searched depth first, with
the same four tests at every step and a memory of states that failed. The figures of test 4 also say which rooms are
too dear to be tried at all, and which to try first.
"""

from __future__ import annotations

from mypy_extensions import i64

from undercroft.games.doggies.components import CHEST, COINS, PORTAL, SORT, TURNS, TURNS_CARDS
from undercroft.games.doggies.costs import Costs, costs_now
from undercroft.games.doggies.flood import leads_to, safe_rooms
from undercroft.games.doggies.hope import Hope
from undercroft.games.doggies.walk import PASS, PUNCH, TURN, Walk


def can_set_out(walk: Walk) -> bool:
    """Is there a way out from the start room? Sharik may turn cards first."""
    if walk.ability != TURNS_CARDS or len(walk.trail) > 1:
        return can_finish(walk)
    return _search_turning(walk, loose_sides(walk), -1, {})


def onward(walk: Walk) -> list[int]:
    """All that a dog may do next in a room that it is done with: turns before the first step, steps, out.

    There must be a way out now, as there always is on a walk that was begun.
    """
    return safe_turns(walk, walk.turns()) + safe_steps(walk, walk.steps())


def safe_turns(walk: Walk, moves: list[int]) -> list[int]:
    """Of Sharik's turns, those after which a way out can be completed, perhaps after further ones."""
    found: list[int] = []
    failed: dict[tuple[int, ...], bool] = {}
    around: i64 = -1  # the side last looked at, and whether there is a way past its card
    is_free = False
    for move in moves:
        side = move - TURN >> 2
        if side != around:
            around = side
            is_free = has_way_around(walk, side, failed)
        if is_free or is_safe_turn(walk, move, failed):
            found.append(move)
    return found


def has_way_around(walk: Walk, side: i64, failed: dict[tuple[int, ...], bool]) -> bool:
    """Is it all the same how this card lies? It is if its room is closed anyway, or there is a way without it."""
    slot = walk.dungeon.beside[side]
    if not walk.may_enter(slot):
        return True
    twin = walk.copy(walk.dungeon)
    twin.see(slot)
    return _search_turning(twin, loose_sides(twin), -1, failed)


def is_safe_turn(walk: Walk, move: i64, failed: dict[tuple[int, ...], bool]) -> bool:
    """Asked when there is no way around the card: then a way out must pass it."""
    dungeon = walk.dungeon
    slot = dungeon.beside[move - TURN >> 2]
    before = dungeon.lie[slot] & 3
    twin = walk.after(move)
    found = _search_turning(twin, loose_sides(twin), slot, failed)
    dungeon.turn(slot, before)
    return found


def loose_sides(walk: Walk) -> i64:
    """The sides of the start room at which cards can still be turned, and entered."""
    loose: i64 = 0
    for side in range(4):
        if walk.can_turn(side) and walk.may_enter(walk.dungeon.beside[side]):
            loose |= 1 << side
    return loose


def is_soon_out(walk: Walk) -> bool:
    """A way that costs nothing, or one that can be paid without winning anything?"""
    return leads_to(walk, safe_rooms(walk)) or costs_now(walk).leaving() <= walk.paws


def in_room(walk: Walk) -> list[int]:
    """All that a dog may do in the room it has just entered."""
    moves = walk.choices()
    return moves if len(moves) == 1 else safe_choices(walk, moves)


def safe_steps(walk: Walk, moves: list[int]) -> list[int]:
    """Of moves to other rooms and out, those after which a way out can be completed."""
    safe = safe_rooms(walk)
    found: list[int] = []
    failed: dict[tuple[int, ...], bool] = {}
    costs: Costs | None = None
    for move in moves:
        slot = walk.target(move)
        if slot < 0 or safe[slot]:
            found.append(move)
            continue
        if costs is None:
            costs = costs_now(walk)
        paws = walk.paws - 1 if PUNCH <= move < TURN else walk.paws
        if costs.entering(slot, walk.defence - walk.damage - 1) <= paws or can_get_past(walk.after(move), failed):
            found.append(move)
    return found


def safe_choices(walk: Walk, moves: list[int]) -> list[int]:
    """Of the things to do in a room, those after which a way out can be completed."""
    if leads_to(walk, safe_rooms(walk)):
        return moves
    return [move for move in moves if can_finish(walk.after(move))]


def can_finish(walk: Walk) -> bool:
    """Can a dog that has done what it wants in its room still get out?"""
    return _search(walk, {})


def can_get_past(walk: Walk, failed: dict[tuple[int, ...], bool]) -> bool:
    """Can a dog that has just entered a room get past it and out?"""
    return any(_search(walk.after(move), failed) for move in helpful(walk))


def helpful(walk: Walk) -> list[int]:
    """What can be done in the room just entered; where a paw helps nobody on the way, passing alone."""
    sort: i64 = SORT[walk.dungeon.kind(walk.at)]
    return [PASS] if sort in (COINS, CHEST, PORTAL) else walk.choices()


def _search(walk: Walk, failed: dict[tuple[int, ...], bool]) -> bool:
    state = walk.state()
    if state in failed:
        return False
    if leads_to(walk, safe_rooms(walk)):
        return True
    hope = Hope(walk)
    if hope.has_exit:
        if costs_now(walk).leaving() <= walk.paws:
            return True
        if hope.suffices():
            for move in promising(hope, walk.steps()):
                if can_get_past(walk.after(move), failed):
                    return True
    failed[state] = True
    return False


def promising(hope: Hope, moves: list[int]) -> list[int]:
    """Of steps to other rooms, those that could be paid with all that might be won; the cheapest first."""
    walk = hope.walk
    ranked: list[int] = []
    for move in moves:
        paws = hope.bound(walk.target(move)) + (1 if PUNCH <= move < TURN else 0)
        if paws <= walk.paws:
            ranked.append(paws << 12 | move)
    ranked.sort()
    return [rank & 4095 for rank in ranked]


# --- Sharik: cards that are still loose --------------------------------------------------------------------
#
# How a card lies matters only to a way that passes it, and a way passes it once. So the cards round the start
# room are turned in thought when the search enters them, each on its own.


def _search_turning(walk: Walk, loose: i64, gate: i64, failed: dict[tuple[int, ...], bool]) -> bool:
    """As `_search`, while the cards at the `loose` sides of the start room may lie in any turn.

    `gate` is a room that every way out is known to pass, -1 if none is.
    """
    if not loose:
        return can_finish(walk)
    dungeon = walk.dungeon
    state = (*walk.state(), *_lies(walk, loose))
    if state in failed:
        return False
    if is_soon_out(walk):
        return True
    for slot in _promising_rooms(walk, loose, gate):
        before = dungeon.lie[slot] & 3
        side = _loose_side(walk, loose, slot)
        turns = TURNS[dungeon.lie[slot] >> 2] if side >= 0 else (before,)
        rest = loose & ~(1 << side) if side >= 0 else loose
        found = False
        for turn in turns:
            if not found:
                dungeon.turn(slot, turn)
                found = _can_enter_turning(walk, slot, rest, gate, failed)
        dungeon.turn(slot, before)
        if found:
            return True
    failed[state] = True
    return False


def _lies(walk: Walk, loose: i64) -> list[int]:
    """How the cards round the start room lie, where that matters: loose ones in any turn, those passed as they like."""
    lies: list[int] = []
    for side in range(4):
        slot = walk.dungeon.beside[side]
        if slot < 0 or (slot != walk.at and not walk.may_enter(slot)):
            lies.append(-1)
        else:
            lies.append(-2 if loose >> side & 1 else walk.dungeon.lie[slot])
    return lies


def _can_enter_turning(walk: Walk, slot: i64, loose: i64, gate: i64, failed: dict[tuple[int, ...], bool]) -> bool:
    for move in walk.steps():
        if walk.target(move) == slot:
            there = walk.after(move)
            return any(_search_turning(there.after(choice), loose, gate, failed) for choice in helpful(there))
    return False


def _promising_rooms(walk: Walk, loose: i64, gate: i64) -> list[int]:
    """Rooms to try next, the cheapest first: there would be hope there if the loose cards were open on every side."""
    dungeon = walk.dungeon.copy()
    for side in range(4):
        if loose >> side & 1:
            for edge in range(4):
                dungeon.punch(dungeon.beside[side], edge)
    hope = Hope(walk.copy(dungeon))
    ranked: list[int] = []
    is_past = gate < 0 or walk.has_seen(gate)
    if hope.has_exit and (is_past or gate in hope.region) and hope.suffices():
        for slot in _next_rooms(walk):
            paws = hope.bound(slot)
            if paws <= walk.paws:
                ranked.append(paws << 7 | slot)
    ranked.sort()
    return [rank & 127 for rank in ranked]


def _next_rooms(walk: Walk) -> list[int]:
    """Rooms beside this one or linked with it, walls not considered."""
    dungeon = walk.dungeon
    rooms = [slot for slot in dungeon.beside[4 * walk.at : 4 * walk.at + 4] if slot >= 0 and walk.may_enter(slot)]
    if walk.at in dungeon.portals:
        rooms += [slot for slot in dungeon.portals if slot not in rooms and walk.may_enter(slot)]
    return rooms


def _loose_side(walk: Walk, loose: i64, slot: i64) -> i64:
    """The side of the start room at which a loose card lies, -1 for other rooms."""
    for side in range(4):
        if loose >> side & 1 and walk.dungeon.beside[side] == slot:
            return side
    return -1
