"""Can the dog still get out? The question behind every step: only steps and decisions from which some way
out can be completed are legal.

The answer is exact, and nearly always quick, because four tests come before the search:

1. a flood from the exits over rooms that cost nothing: coins, chests, portals … A room it reaches is safe;
2. a stroll over every room that lies on some way out (`Ahead`): none at all, lost;
3. the cheapest ways out without any gain, as damage against paws (`Costs`): enough of both left, safe;
4. the cheapest ways out for a dog that owns all trophies ahead at once (`Hope`): still too dear, lost.

What is left over (a trophy has to be won on the way, and the way to it costs rooms) is searched depth first, with
the same four tests at every step and a memory of states that failed (`Failures`). The figures of test 4 also say
which rooms are too dear to be tried at all, and which to try first. Where nothing was won since the last step, tests 1
and 3 would only look at the same ways again, and where one step is left, test 4 can wait for the next room.
"""

from __future__ import annotations

from mypy_extensions import i64

from undercroft.games.doggies.ahead import Ahead
from undercroft.games.doggies.components import CHEST, COINS, PORTAL, SORT, TRAP
from undercroft.games.doggies.costs import Costs, costs_now
from undercroft.games.doggies.failures import Failures
from undercroft.games.doggies.flood import is_free, leads_to, safe_rooms
from undercroft.games.doggies.hope import Hope
from undercroft.games.doggies.loose import fixed, loose_sides, loosened, narrow, without
from undercroft.games.doggies.walk import CLAIM, PASS, PUNCH, TURN, Walk


def can_set_out(walk: Walk) -> bool:
    """Is there a way out from the start room? Sharik may turn cards first."""
    if leads_to(walk, safe_rooms(walk)):
        return True
    loose = loose_sides(walk)
    return _search(loosened(walk, loose), loose, True, Failures()) >= 0


def onward(walk: Walk) -> list[int]:
    """All that a dog may do next in a room that it is done with: turns before the first step, steps, out.

    There must be a way out now, as there always is on a walk that was begun.
    """
    failures = Failures()
    return safe_turns(walk, walk.turns(), failures) + safe_steps(walk, walk.steps(), failures)


def safe_turns(walk: Walk, moves: list[int], failures: Failures) -> list[int]:
    """Of Sharik's turns, those after which a way out can be completed, perhaps after further ones.

    It is all the same how a card lies if its room is closed anyway, or some way out leaves it alone.
    """
    if not moves:
        return moves
    loose = loose_sides(walk)
    wide = loosened(walk, loose)
    free = 15 & ~loose | _search(wide, loose, True, failures)
    found: list[int] = []
    asked: i64 = 0
    for move in moves:
        side: i64 = 1 << (move - TURN >> 2)
        rest = loose & ~side
        if not (free | asked) & side:
            asked |= side
            if _search(without(wide, side), rest, True, failures) >= 0:
                free |= side
        if free & side or _search(fixed(wide, move), rest, True, failures) >= 0:
            found.append(move)
    return found


def in_room(walk: Walk) -> list[int]:
    """All that a dog may do in the room it has just entered."""
    moves = walk.choices()
    return moves if len(moves) == 1 else safe_choices(walk, moves)


def safe_steps(walk: Walk, moves: list[int], failures: Failures) -> list[int]:
    """Of moves to other rooms and out, those after which a way out can be completed."""
    safe = safe_rooms(walk)
    found: list[int] = []
    costs: Costs | None = None
    for move in moves:
        slot = walk.target(move)
        if slot < 0 or safe[slot]:
            found.append(move)
            continue
        if costs is None:
            costs = costs_now(Ahead(walk))
        if not costs.is_ahead[slot]:
            continue
        paws = walk.paws - 1 if PUNCH <= move < TURN else walk.paws
        if costs.entering(slot) <= paws or _can_pass(walk, move, 0, failures) >= 0:
            found.append(move)
    return found


def safe_choices(walk: Walk, moves: list[int]) -> list[int]:
    """Of the things to do in a room, those after which a way out can be completed."""
    if leads_to(walk, safe_rooms(walk)):
        return moves
    failures = Failures()
    return [move for move in moves if _search(walk.after(move), 0, True, failures) >= 0]


def can_finish(walk: Walk) -> bool:
    """Can a dog that has done what it wants in its room still get out?"""
    return _search(walk, 0, True, Failures()) >= 0


def _search(walk: Walk, loose: i64, is_richer: bool, failures: Failures) -> i64:
    """Look for a way out for a dog that has done with its room; -1 if there is none.

    The cards at the `loose` sides of the start room lie in any turn; the answer is at which of them the way found
    leaves the card alone. `is_richer` says that something was won, or a loose card entered, since ways on which
    nothing is won were last looked for.
    """
    if is_richer:
        left = _free_way(walk, loose)
        if left >= 0:
            return left
    ahead = Ahead(walk)
    if not ahead.has_exit or failures.foretell(ahead):
        return -1
    steps = [move for move in walk.steps() if ahead.has(walk.target(move))]
    if is_richer and costs_now(Ahead(without(walk, loose)) if loose else ahead).leaving() <= walk.paws:
        return loose
    if is_richer or len(steps) > 1:
        steps = _promising(Hope(ahead), steps)
    for move in steps:
        left = _can_pass(walk, move, loose, failures)
        if left >= 0:
            return left
    failures.remember(ahead)
    return -1


def _free_way(walk: Walk, loose: i64) -> i64:
    """As `_search`, for ways that cost nothing and pass one loose card at most."""
    safe = safe_rooms(without(walk, loose))
    if leads_to(walk, safe):
        return loose
    if loose:
        for move in walk.steps():
            there = walk.after(move)
            left = narrow(there, loose)
            if left != loose and is_free(walk, there.at) and leads_to(there, safe):
                return left
    return -1


def _promising(hope: Hope, moves: list[int]) -> list[int]:
    """Of steps, those that could be paid with all that might be won; the cheapest first."""
    walk = hope.walk
    ranked: list[int] = []
    if not hope.suffices():
        return ranked
    for move in moves:
        paws = hope.bound(walk.target(move)) + (1 if PUNCH <= move < TURN else 0)
        if paws <= walk.paws:
            ranked.append(paws << 12 | move)
    ranked.sort()
    return [rank & 4095 for rank in ranked]


def _can_pass(walk: Walk, move: i64, loose: i64, failures: Failures) -> i64:
    """As `_search`, after a step, whatever the dog does in the room it enters."""
    there = walk.after(move)
    if there.is_outside:
        return loose
    rest = narrow(there, loose)
    for choice in _helpful(there):
        left = _search(there.after(choice), rest, rest != loose or _wins(there, choice), failures)
        if left >= 0:
            return left
    return -1


def _helpful(walk: Walk) -> list[int]:
    """What can be done in the room just entered; where a paw helps nobody on the way, passing alone."""
    sort: i64 = SORT[walk.dungeon.kind(walk.at)]
    return [PASS] if sort in (COINS, CHEST, PORTAL) else walk.choices()


def _wins(walk: Walk, choice: i64) -> bool:
    """Is it more than passing for damage, or for a paw on a trap?"""
    return choice != PASS and (choice != CLAIM or SORT[walk.dungeon.kind(walk.at)] != TRAP)
