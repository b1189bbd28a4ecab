"""The search for a way out, depth first, with the four quick tests before every step."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from undercroft.games.doggies.components import SORT, Ability, Sort
from undercroft.games.doggies.dog import NOT_SHIELDS
from undercroft.games.doggies.notation import Code, side_of_turning, tool_holding
from undercroft.games.doggies.walk import Walk
from undercroft.games.doggies.way_out.best_case import BestCase
from undercroft.games.doggies.way_out.costs import Costs, costs_now
from undercroft.games.doggies.way_out.rooms_ahead import (
    RoomsAhead,
    has_free_way,
    is_free,
    leads_out,
    rooms_with_free_way,
)
from undercroft.games.doggies.way_out.unturned import (
    avoiding,
    in_any_turn,
    narrow_turns,
    unturned_sides,
    with_card_turned,
)


@final
@mypyc_attr(acyclic=True)
class Failures:
    """A state fails if another one failed before, in the same room, with the same trophies and no less of the rest.

    The rest is: the rooms ahead, paws, defence left, and for Sharik the open sides of the cards round the start room.
    """

    __slots__ = ("known",)

    def __init__(self) -> None:
        self.known: dict[tuple[int, ...], list[tuple[int, int, int, int]]] = {}

    def rule_out(self, ahead: RoomsAhead) -> bool:
        """Returns whether a dog with these rooms ahead is known to have no way out."""
        if not self.known:
            return False
        known = self.known.get(_trophies(ahead.walk))
        if known is None:
            return False
        rooms, cards, paws, defence = _rest(ahead)
        for more in known:
            if paws <= more[2] and defence <= more[3] and not rooms & ~more[0] and not cards & ~more[1]:
                return True
        return False

    def remember(self, ahead: RoomsAhead) -> None:
        self.known.setdefault(_trophies(ahead.walk), []).append(_rest(ahead))


def _trophies(walk: Walk) -> tuple[int, ...]:
    return (
        walk.at, walk.owned & NOT_SHIELDS, walk.lent, walk.reserve, walk.potions, walk.supply,
        *[tool_holding(tool) for tool in walk.tools],
    )  # fmt: skip


def _rest(ahead: RoomsAhead) -> tuple[int, int, int, int]:
    """Returns the set of rooms ahead with the ways of Sharik's cards (eight bits each), paws and defence."""
    walk, dungeon = ahead.walk, ahead.walk.dungeon
    rooms = 0
    for slot in ahead.rooms:
        rooms |= 1 << slot
    cards: i64 = 0
    if walk.ability == Ability.TURNS:
        for side in range(4):
            beside = dungeon.next_to(0, side)
            if beside >= 0 and (ahead.is_ahead[beside] or beside == walk.at):
                ways: i64 = dungeon.ways[beside]
                cards |= ways << 8 * side
    return rooms, cards, walk.paws, walk.defence - walk.damage


def find_way(walk: Walk, unturned: i64, is_richer: bool, failures: Failures) -> i64:
    """Searches for a way out for a dog that is done with its room; returns -1 if there is none.

    The cards at the `unturned` sides of the start room lie in any turn; the answer is the set of those sides whose
    card the found way does not use. `is_richer` says that something was won, or an unturned card entered, since ways
    on which nothing is won were last searched.
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
    """Does the same after a step, with every choice in the room entered."""
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
    """Does the same for ways that cost nothing and pass at most one unturned card."""
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
    """Returns the steps that could be paid with everything winnable, cheapest first."""
    walk = best.walk
    ranked: list[int] = []
    if not best.suffices():
        return ranked
    for move in moves:
        paws = best.bound(walk.target(move)) + (1 if Code.PUNCH <= move < Code.TURN else 0)
        if paws <= walk.paws:
            ranked.append(paws << 12 | move)  # a step is a number below 4096
    ranked.sort()
    return [rank & 4095 for rank in ranked]


def _helpful(walk: Walk) -> list[int]:
    """Returns the useful choices in the room just entered; only passing where a paw helps nowhere on the way."""
    sort: i64 = SORT[walk.dungeon.kind(walk.at)]
    return [Code.PASS] if sort in (Sort.COINS, Sort.CHEST, Sort.PORTAL) else walk.choices()


def _wins(walk: Walk, choice: i64) -> bool:
    """Returns whether a choice is more than passing for damage, or for a paw on a trap."""
    return choice != Code.PASS and (choice != Code.CLAIM or SORT[walk.dungeon.kind(walk.at)] != Sort.TRAP)


# -- legal moves -------------------------------------------------------------------------------------------


def can_set_out(walk: Walk) -> bool:
    """Returns whether there is a way out from the start room. Sharik may turn cards first."""
    if leads_out(walk):
        return True
    unturned = unturned_sides(walk)
    if unturned and has_free_way(walk, rooms_with_free_way(walk)):
        return True  # with all cards as they lie
    return find_way(in_any_turn(walk, unturned), unturned, True, Failures()) >= 0


def legal_steps(walk: Walk) -> list[int]:
    """Returns all moves from a room that the dog is done with: turns before the first step, steps, out.

    There must be a way out now, as there always is on a walk that has begun: a dog with one move has that.
    """
    turns, steps = walk.turns(), walk.steps()
    if not turns and len(steps) == 1:
        return steps
    failures = Failures()
    return safe_turns(walk, turns, failures) + safe_steps(walk, steps, failures)


def legal_choices(walk: Walk) -> list[int]:
    """Returns all choices in the room just entered."""
    moves = walk.choices()
    return moves if len(moves) == 1 else safe_choices(walk, moves)


def safe_turns(walk: Walk, moves: list[int], failures: Failures) -> list[int]:
    """Returns those of Sharik's turns after which a way out can be completed, perhaps after further ones.

    A card's turn makes no difference if its room is closed anyway, or if some way out does not use it.
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
    """Returns the moves to other rooms and out after which a way out can be completed."""
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
        paws = walk.paws - 1 if Code.PUNCH <= move < Code.TURN else walk.paws
        if costs.entering(slot) <= paws or find_way_past(walk, move, 0, failures) >= 0:
            found.append(move)
    return found


def safe_choices(walk: Walk, moves: list[int]) -> list[int]:
    """Returns the choices in a room after which a way out can be completed. A way that costs something now costs the
    same after a choice, unless the dog gave a card up: most choices need no search of their own.
    """
    if leads_out(walk) or has_free_way(walk, rooms_with_free_way(walk)):
        return moves
    costs = costs_now(RoomsAhead(walk))
    failures = Failures()
    found: list[int] = []
    for move in moves:
        after = walk.after(move)
        is_poorer = Code.DISARM <= move < Code.PORTAL
        if (not is_poorer and costs.leaving_as(after) <= after.paws) or find_way(after, 0, True, failures) >= 0:
            found.append(move)
    return found
