"""Why a card is the best, in words of the game. The numbers are counted: the room is played many times over."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercroft.games.raiders.deck import INDEXES_IN
from undercroft.games.raiders.hand import FIVE, LOOK, NAMES
from undercroft.games.raiders.rooms import Cache, Treasure
from undercroft.games.raiders.rules import Raid
from undercroft.kernel.chance import Seeded
from undercroft.kernel.message import Message
from undercroft.kernel.mind import Mind
from undercroft.kernel.seats import FIRST_OF

TRIES: Final[i64] = 200


def why(mind: Mind, raid: Raid, seat: i64, move: i64) -> Message | None:
    """What speaks for a move, as far as the room tells; in a cache the numbers of the search must speak."""
    if move == LOOK:
        return Message("raiders-reason-torch", {"count": len(INDEXES_IN[raid.dark])})
    if isinstance(raid.here, Cache):
        return None
    percent = success(mind, raid, seat, move)
    args = {"card": NAMES[move], "percent": percent}
    if not isinstance(raid.here, Treasure):
        return Message("raiders-reason-unhurt", args)
    top = FIVE
    while top > 0 and not raid.party[seat].hand >> top & 1:
        top -= 1
    if move >= top:
        return Message("raiders-reason-coins", args)
    others = success(mind, raid, seat, top)
    if percent == others:
        return Message("raiders-reason-coins", args)
    id = "raiders-reason-fight" if percent > others else "raiders-reason-keep"
    return Message(id, {**args, "other": NAMES[top], "others": others})


def success(mind: Mind, raid: Raid, seat: i64, move: i64) -> int:
    """In how many of a hundred tries a card brings coins from a treasure, elsewhere spares its owner any loss."""
    chance = Seeded(0)
    good: i64 = 0
    for _ in range(TRIES):
        twin = raid.copy()
        mind.reopen(twin, seat)
        mind.redeal(twin, seat, chance)
        while twin.waiting & ~(1 << seat):
            other = FIRST_OF[twin.waiting & ~(1 << seat)]
            twin.play(other, mind.quick(twin, other, chance), chance)
        twin.play(seat, move, chance)
        while twin.waiting and twin.floor == raid.floor and twin.index == raid.index:
            mover = FIRST_OF[twin.waiting]
            twin.play(mover, mind.quick(twin, mover, chance), chance)
        before, after = raid.party[seat], twin.party[seat]
        if isinstance(raid.here, Treasure):
            good += 1 if after.coins > before.coins else 0
        elif after.coins >= before.coins and after.wounds <= before.wounds and not after.is_stone:
            good += 1
    return int(100 * good // TRIES)
