"""The legal moves of a walk: steps and decisions after which a way out can still be completed."""

from __future__ import annotations

from mypy_extensions import i64

from undercroft.games.doggies.walk import Walk
from undercroft.games.doggies.walk_moves import DISARM, PUNCH, TO_PORTAL, TURN, side_of_turning
from undercroft.games.doggies.way_out.costs import Costs, costs_now
from undercroft.games.doggies.way_out.failures import Failures
from undercroft.games.doggies.way_out.free_rooms import has_free_way, leads_out, rooms_with_free_way
from undercroft.games.doggies.way_out.rooms_ahead import RoomsAhead
from undercroft.games.doggies.way_out.search import find_way, find_way_past
from undercroft.games.doggies.way_out.unturned import avoiding, in_any_turn, unturned_sides, with_card_turned


def can_set_out(walk: Walk) -> bool:
    """Is there a way out from the start room? Sharik may turn cards first."""
    if leads_out(walk):
        return True
    unturned = unturned_sides(walk)
    if unturned and has_free_way(walk, rooms_with_free_way(walk)):
        return True  # with all cards as they lie
    return find_way(in_any_turn(walk, unturned), unturned, True, Failures()) >= 0


def can_finish(walk: Walk) -> bool:
    """Can a dog that has done what it wants in its room still get out?"""
    return find_way(walk, 0, True, Failures()) >= 0


def legal_steps(walk: Walk) -> list[int]:
    """All that a dog may do next in a room that it is done with: turns before the first step, steps, out.

    There must be a way out now, as there always is on a walk that was begun: a dog with one move has that.
    """
    turns, steps = walk.turns(), walk.steps()
    if not turns and len(steps) == 1:
        return steps
    failures = Failures()
    return safe_turns(walk, turns, failures) + safe_steps(walk, steps, failures)


def legal_choices(walk: Walk) -> list[int]:
    """All that a dog may do in the room it has just entered."""
    moves = walk.choices()
    return moves if len(moves) == 1 else safe_choices(walk, moves)


def safe_turns(walk: Walk, moves: list[int], failures: Failures) -> list[int]:
    """Of Sharik's turns, those after which a way out can be completed, perhaps after further ones.

    How a card lies makes no difference if its room is closed anyway, or if some way out leaves it alone.
    """
    if not moves:
        return moves
    unturned = unturned_sides(walk)
    wide = in_any_turn(walk, unturned)
    free = 15 & ~unturned | find_way(wide, unturned, True, failures)
    found: list[int] = []
    asked: i64 = 0
    for move in moves:
        side: i64 = 1 << side_of_turning(move)
        rest = unturned & ~side
        if not (free | asked) & side:
            asked |= side
            if find_way(avoiding(wide, side), rest, True, failures) >= 0:
                free |= side
        if free & side or find_way(with_card_turned(wide, move), rest, True, failures) >= 0:
            found.append(move)
    return found


def safe_steps(walk: Walk, moves: list[int], failures: Failures) -> list[int]:
    """Of moves to other rooms and out, those after which a way out can be completed."""
    free = rooms_with_free_way(walk)
    found: list[int] = []
    costs: Costs | None = None
    for move in moves:
        slot = walk.target(move)
        if slot < 0 or free[slot]:
            found.append(move)
            continue
        if costs is None:
            costs = costs_now(RoomsAhead(walk))
        if not costs.is_ahead[slot]:
            continue
        paws = walk.paws - 1 if PUNCH <= move < TURN else walk.paws
        if costs.entering(slot) <= paws or find_way_past(walk, move, 0, failures) >= 0:
            found.append(move)
    return found


def safe_choices(walk: Walk, moves: list[int]) -> list[int]:
    """Of the things to do in a room, those after which a way out can be completed. What a way costs now it costs a dog
    that has done something, too, unless that dog gave a card up: most need no search of their own."""
    if leads_out(walk) or has_free_way(walk, rooms_with_free_way(walk)):
        return moves
    costs = costs_now(RoomsAhead(walk))
    failures = Failures()
    found: list[int] = []
    for move in moves:
        after = walk.after(move)
        is_poorer = DISARM <= move < TO_PORTAL
        if (not is_poorer and costs.leaving_as(after) <= after.paws) or find_way(after, 0, True, failures) >= 0:
            found.append(move)
    return found
