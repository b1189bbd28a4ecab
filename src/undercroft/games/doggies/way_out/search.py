"""The search for a way out, depth first, with the four quick tests before every step."""

from __future__ import annotations

from mypy_extensions import i64

from undercroft.games.doggies.components import CHEST, COINS, PORTAL, SORT, TRAP
from undercroft.games.doggies.walk import Walk
from undercroft.games.doggies.walk_moves import CLAIM, PASS, PUNCH, TURN
from undercroft.games.doggies.way_out.best_case import BestCase
from undercroft.games.doggies.way_out.costs import costs_now
from undercroft.games.doggies.way_out.failures import Failures
from undercroft.games.doggies.way_out.free_rooms import has_free_way, is_free, rooms_with_free_way
from undercroft.games.doggies.way_out.rooms_ahead import RoomsAhead
from undercroft.games.doggies.way_out.unturned import avoiding, narrow_turns


def find_way(walk: Walk, unturned: i64, is_richer: bool, failures: Failures) -> i64:
    """Look for a way out for a dog that is done with its room; -1 if there is none.

    The cards at the `unturned` sides of the start room lie in any turn; the answer is the set of those sides whose
    card the way found leaves alone. `is_richer` says that something was won, or an unturned card entered, since ways
    on which nothing is won were last looked for.
    """
    if is_richer:
        left = _free_way(walk, unturned)
        if left >= 0:
            return left
    ahead = RoomsAhead(walk)
    if not ahead.has_exit or failures.rule_out(ahead):
        return -1
    if is_richer and costs_now(RoomsAhead(avoiding(walk, unturned)) if unturned else ahead).leaving() <= walk.paws:
        return unturned
    steps = [move for move in walk.steps() if ahead.has(walk.target(move))]
    if is_richer or len(steps) > 1:
        steps = _promising(BestCase(ahead), steps)
    for move in steps:
        left = find_way_past(walk, move, unturned, failures)
        if left >= 0:
            return left
    failures.remember(ahead)
    return -1


def find_way_past(walk: Walk, move: i64, unturned: i64, failures: Failures) -> i64:
    """As `find_way`, after a step, with whatever the dog does in the room it enters."""
    there = walk.after(move)
    if there.is_outside:
        return unturned
    rest = narrow_turns(there, unturned)
    for choice in _helpful(there):
        left = find_way(there.after(choice), rest, rest != unturned or _wins(there, choice), failures)
        if left >= 0:
            return left
    return -1


def _free_way(walk: Walk, unturned: i64) -> i64:
    """As `find_way`, for ways that cost nothing and pass one unturned card at most."""
    free = rooms_with_free_way(avoiding(walk, unturned))
    if has_free_way(walk, free):
        return unturned
    if unturned:
        for move in walk.steps():
            there = walk.after(move)
            left = narrow_turns(there, unturned)
            if left != unturned and is_free(walk, there.at) and has_free_way(there, free):
                return left
    return -1


def _promising(best: BestCase, moves: list[int]) -> list[int]:
    """Of steps, those that could be paid with all that might be won; the cheapest first."""
    walk = best.walk
    ranked: list[int] = []
    if not best.suffices():
        return ranked
    for move in moves:
        paws = best.bound(walk.target(move)) + (1 if PUNCH <= move < TURN else 0)
        if paws <= walk.paws:
            ranked.append(paws << 12 | move)  # a step is a number below 4096
    ranked.sort()
    return [rank & 4095 for rank in ranked]


def _helpful(walk: Walk) -> list[int]:
    """What can be done in the room just entered; where a paw helps nobody on the way, passing alone."""
    sort: i64 = SORT[walk.dungeon.kind(walk.at)]
    return [PASS] if sort in (COINS, CHEST, PORTAL) else walk.choices()


def _wins(walk: Walk, choice: i64) -> bool:
    """Is it more than passing for damage, or for a paw on a trap?"""
    return choice != PASS and (choice != CLAIM or SORT[walk.dungeon.kind(walk.at)] != TRAP)
