"""Why a card is the best, in words of the game. The numbers are counted: the room is played many times over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from undercroft.games.raiders.deck import FLOOR_SIZE, INDEXES_IN
from undercroft.games.raiders.hand import BALL, FIVE, KEY, LOOK, NAMES, SWORD, TORCH, count
from undercroft.games.raiders.rooms import Cache, Treasure
from undercroft.games.raiders.rules import Raid
from undercroft.kernel.chance import Seeded
from undercroft.kernel.message import Message
from undercroft.kernel.mind import Finding, Mind
from undercroft.kernel.position import Data
from undercroft.kernel.seats import FIRST_OF

TRIES: Final[i64] = 200
OFTEN: Final = 10  # of a hundred tries: less is no fight


def why(mind: Mind, raid: Raid, seat: i64, findings: Sequence[Finding]) -> Message | None:
    """What speaks for the best move, as far as the room tells; else the numbers of the search must speak."""
    move = findings[0].move
    if move == LOOK:
        return Message("raiders-reason-torch", {"count": len(INDEXES_IN[raid.dark])})
    room = raid.here
    percent = success(mind, raid, seat, move)
    if isinstance(room, Cache):
        return gift(room, move, percent)
    if isinstance(room, Treasure):
        return coins(mind, raid, seat, move, percent)
    return unhurt(mind, raid, seat, findings, percent)


def gift(room: Cache, move: i64, percent: int) -> Message | None:
    """What lies in the cache for a power card, and how often one gets it."""
    if move >= len(room.kinds) or not percent:
        return None
    found = room.gift(move)
    told: Data = {"card": NAMES[move], "percent": percent, "kind": found["kind"]}
    return Message("raiders-reason-gift", {**told, "item": found.get("item", ""), "count": found.get("count", 0)})


def coins(mind: Mind, raid: Raid, seat: i64, move: i64, percent: int) -> Message | None:
    """How often a card brings coins, and how often the best power card does."""
    args: Data = {"card": NAMES[move], "percent": percent}
    top = FIVE
    while top > 0 and not raid.party[seat].hand >> top & 1:
        top -= 1
    others = percent if move >= top else success(mind, raid, seat, top)
    if percent < others:
        if raid.index == FLOOR_SIZE - 1:
            return None  # there is no later room to keep it for
        return Message("raiders-reason-keep", {**args, "other": NAMES[top], "others": others})
    if not percent:
        is_hopeless = not most(mind, raid, seat, raid.moves(seat))[1]
        return Message("raiders-reason-nothing", {"card": NAMES[move]}) if is_hopeless else None
    assert isinstance(raid.here, Treasure)
    if percent >= others + OFTEN and len(raid.here.chests) > 1:
        return Message("raiders-reason-fight", {**args, "other": NAMES[top], "others": others})
    return Message("raiders-reason-coins", args)


def unhurt(mind: Mind, raid: Raid, seat: i64, findings: Sequence[Finding], percent: int) -> Message | None:
    """How often nothing is lost; if another card does better there, it was found to be worth less in the end."""
    args: Data = {"card": NAMES[findings[0].move], "percent": percent}
    if percent < 100:
        worth = round(100 * findings[0].worth)
        worse = [found.move for found in findings[1:] if found.tries and round(100 * found.worth) < worth]
        other, others = most(mind, raid, seat, worse)
        if others > percent:
            return Message("raiders-reason-bear", {**args, "other": NAMES[other], "others": others})
        if not percent and most(mind, raid, seat, raid.moves(seat))[1]:
            return None
    return Message("raiders-reason-unhurt", args)


def most(mind: Mind, raid: Raid, seat: i64, moves: Sequence[int]) -> tuple[int, int]:
    """The move that succeeds most often, and how often."""
    best, percent = 0, 0
    for move in moves:
        often = 0 if move == LOOK else success(mind, raid, seat, move)
        if often > percent:
            best, percent = move, often
    return best, percent


def success(mind: Mind, raid: Raid, seat: i64, move: i64) -> int:
    """In how many of a hundred tries a card brings something from a treasure or a cache, elsewhere spares any loss."""
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
        elif isinstance(raid.here, Cache):
            is_richer = after.coins > before.coins or after.wounds < before.wounds
            good += 1 if is_richer or size(after.items) > size(before.items) else 0
        elif after.coins >= before.coins and after.wounds <= before.wounds and not after.is_stone:
            good += 1
    return int(100 * good // TRIES)


def size(bag: i64) -> i64:
    """How many items are in a bag."""
    number: i64 = 0
    for item in (TORCH, BALL, KEY, SWORD):
        number += count(bag, item)
    return number
