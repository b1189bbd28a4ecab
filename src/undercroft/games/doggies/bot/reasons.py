"""Why a move is the best, in words of the game. Every number named was found: by the search or by a scout."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import i64

from undercroft.games.doggies.bot.scout import scouted
from undercroft.games.doggies.bot.wants import Wants
from undercroft.games.doggies.dog import Dog
from undercroft.games.doggies.dungeon import Dungeon, placement_place, placement_turn
from undercroft.games.doggies.leaving import set_out
from undercroft.games.doggies.notation import ACTIONS, EXPLORE, LEAVE
from undercroft.games.doggies.offers import gain
from undercroft.games.doggies.rules import Doggies
from undercroft.games.doggies.state import IN_ROOM, LAYING, TURN_BEGINS
from undercroft.games.doggies.walk import Walk
from undercroft.games.doggies.walk_moves import PASS, TURN
from undercroft.kernel.message import Message
from undercroft.kernel.mind import Finding
from undercroft.kernel.position import Data

BUDGET = 1000  # rooms that a scout looks at: there is time for words


def reason_for(position: Doggies, seat: i64, findings: Sequence[Finding], wants: Wants) -> Message | None:
    """Nothing is said where the two best moves look alike."""
    tried = [found for found in findings if found.tries]
    if not tried and findings[0].move == EXPLORE and position.phase == TURN_BEGINS:
        return not_yet(position, seat, wants)
    if len(tried) < 2 or percent(tried[0]) <= percent(tried[1]):
        return None
    best, second, dog = tried[0], tried[1], position.dogs[seat]
    args: Data = {"chance": percent(best), "other": percent(second)}
    if position.phase == TURN_BEGINS:
        args["instead"] = ACTIONS[second.move]
        if best.move == LEAVE:
            return with_haul("doggies-advice-home", args, way_out(position.dungeon, position, seat, wants), dog)
        if best.move != EXPLORE:
            return Message("doggies-advice-sleep", args)
        walk = way_out(position.dungeon, position, seat, wants) if second.move == LEAVE else None
        return (
            Message("doggies-advice-explore", args)
            if walk is None
            else with_haul("doggies-advice-stay", args, walk, dog)
        )
    if position.phase == LAYING:
        dungeon = position.dungeon.copy()
        dungeon.lay(placement_place(best.move), position.drawn, placement_turn(best.move))
        return with_haul("doggies-advice-place", args, way_out(dungeon, position, seat, wants), dog)
    if position.walk is not None:
        return with_haul("doggies-advice-way", args, way_on(position, seat, best.move, wants), dog)
    return Message("doggies-advice-choose", args)


def with_haul(id: str, args: Data, walk: Walk | None, dog: Dog) -> Message:
    """What somebody has who walked out; where the scout has found no way, the chances must do."""
    return Message("doggies-advice-choose", args) if walk is None else Message(id, {**args, **haul(walk, dog)})


def not_yet(position: Doggies, seat: i64, wants: Wants) -> Message | None:
    """Nothing speaks for leaving: what that would bring."""
    walk = way_out(position.dungeon, position, seat, wants) if LEAVE in position.moves(seat) else None
    return None if walk is None else Message("doggies-advice-not-yet", haul(walk, position.dogs[seat]))


def percent(found: Finding) -> int:
    return round(100 * found.worth)


def haul(walk: Walk, dog: Dog) -> Data:
    """The cards of a way out, and the coins that they are worth by themselves."""
    return {"cards": len(walk.claims), "coins": gain(walk, dog)}


def way_out(dungeon: Dungeon, position: Doggies, seat: i64, wants: Wants) -> Walk | None:
    """A good way out, walked to its end. None if none is found."""
    walk = set_out(dungeon.copy(), seat, position.dogs[seat], position.supply)
    return walked(walk, scouted(walk, wants.of(position, seat), BUDGET, False).moves)


def way_on(position: Doggies, seat: i64, move: i64, wants: Wants) -> Walk | None:
    """The same after a move of the walk that has begun."""
    assert position.walk is not None
    walk = position.walk.copy(position.walk.dungeon.copy())
    walk.make(move)
    if walk.is_outside:
        return walk
    is_entered = position.phase != IN_ROOM and not TURN <= move < PASS
    return walked(walk, scouted(walk, wants.of(position, seat), BUDGET, is_entered).moves)


def walked(walk: Walk, moves: Sequence[int]) -> Walk | None:
    for move in moves:
        walk.make(move)
    return walk if walk.is_outside else None
