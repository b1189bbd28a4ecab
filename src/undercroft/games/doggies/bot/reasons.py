"""Why a move is the best, in words of the game. Every number named was found: by the search or by a scout."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import i64

from undercroft.games.doggies.bot.scout import scouted
from undercroft.games.doggies.bot.wants import Wants
from undercroft.games.doggies.dungeon import Dungeon, placement_place, placement_turn
from undercroft.games.doggies.leaving import set_out
from undercroft.games.doggies.notation import ACTIONS, EXPLORE, LEAVE
from undercroft.games.doggies.offers import gain
from undercroft.games.doggies.rules import Doggies
from undercroft.games.doggies.state import LAYING, TURN_BEGINS
from undercroft.kernel.message import Message
from undercroft.kernel.mind import Finding
from undercroft.kernel.position import Data

BUDGET = 1000  # rooms that a scout looks at: there is time for words


def reason_for(position: Doggies, seat: i64, findings: Sequence[Finding], wants: Wants) -> Message | None:
    """Nothing is said where the two best moves look alike."""
    tried = [found for found in findings if found.tries]
    if len(tried) < 2 or percent(tried[0]) <= percent(tried[1]):
        return None
    best, second = tried[0], tried[1]
    args: Data = {"chance": percent(best), "other": percent(second)}
    if position.phase == TURN_BEGINS:
        args["instead"] = ACTIONS[second.move]
        if best.move == LEAVE:
            return with_haul("doggies-advice-leave", args, haul(position.dungeon, position, seat, wants))
        return Message("doggies-advice-explore" if best.move == EXPLORE else "doggies-advice-sleep", args)
    if position.phase == LAYING:
        dungeon = position.dungeon.copy()
        dungeon.lay(placement_place(best.move), position.drawn, placement_turn(best.move))
        return with_haul("doggies-advice-lay", args, haul(dungeon, position, seat, wants))
    return Message("doggies-advice-choose", args)


def with_haul(id: str, args: Data, coins: int | None) -> Message:
    """Where the scout has found no way out, the chances must do."""
    return Message("doggies-advice-choose", args) if coins is None else Message(id, {**args, "coins": coins})


def percent(found: Finding) -> int:
    return round(100 * found.worth)


def haul(dungeon: Dungeon, position: Doggies, seat: i64, wants: Wants) -> int | None:
    """The coins on the cards of a good way out: somebody walks it. None if no way is found."""
    dog = position.dogs[seat]
    walk = set_out(dungeon.copy(), seat, dog, position.supply)
    for move in scouted(walk, wants.of(position, seat), BUDGET, False).moves:
        walk.make(move)
    return gain(walk, dog) if walk.is_outside else None
