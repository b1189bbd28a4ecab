"""Common sense: it thinks as far as the end of the room, and never further.

It imagines what others may have laid or will lay, tries each of its cards against that, lets the rules say what
comes of it, and judges purse, wounds, items and the hand that is left for the rooms ahead.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from undercroft.games.raiders.dungeon import FLOOR_SIZE, FLOORS, INDEXES_IN, ROOMS, UNDRAWN
from undercroft.games.raiders.imagine import deal_hidden
from undercroft.games.raiders.raider import LOOK, MOVES_IN, POWER, SWORD, TORCH, Raider, count
from undercroft.games.raiders.rooms import Monster, Room, Trap, Treasure
from undercroft.games.raiders.rules import Raid
from undercroft.kernel.chance import Chance
from undercroft.kernel.seats import FIRST_OF

# How it judges, in coins.
SAMPLES: Final[i64] = 32  # tables imagined for one decision
VICTORY: Final = 30.0
FALL: Final = 9.0  # the price of having the most wounds at the end
ENVY: Final = 0.4  # what the purse of an average rival weighs against one's own
WORTH: Final = [0.3, 0.8, 1.0, 0.9]  # of an item that can still be used: torch, ball, key, sword
THRIFT: Final = 0.5  # what a point of power is worth in a hungry room ahead
DARK_ENOUGH: Final = 2  # dark rooms that are worth a torch
POWER_IN: Final = [sum([card + 1 for card in MOVES_IN[hand]]) for hand in range(POWER + 1)]  # of power cards in all


def sensible(raid: Raid, seat: i64, chance: Chance) -> i64:
    """Returns the move of a seat, which uses only what the seat may know."""
    moves = raid.moves(seat)
    if LOOK in moves and is_dark_enough(raid):
        return LOOK
    sums = [0.0] * len(moves)
    for _ in range(SAMPLES):
        imagined = raid.copy()
        deal_hidden(imagined, seat, chance)
        others_lay(imagined, seat, chance)
        for index, move in enumerate(moves):
            if move != LOOK:
                sums[index] += outcome(imagined, seat, move, chance)
    best = 0
    for index, move in enumerate(moves):
        if move != LOOK and sums[index] > sums[best]:
            best = index
    return moves[best]


def is_dark_enough(raid: Raid) -> bool:
    """Returns whether enough rooms are dark to be worth a torch."""
    return len(INDEXES_IN[raid.dark]) >= DARK_ENOUGH


# -- thinking to the end of the room -------------------------------------------------------------------


def others_lay(raid: Raid, seat: i64, chance: Chance) -> None:
    """Lets the others play any card, as far as they can before this seat does."""
    while raid.waiting & ~(1 << seat):
        other = FIRST_OF[raid.waiting & ~(1 << seat)]
        raid.play(other, any_card(raid, other, chance), chance)


def any_card(raid: Raid, seat: i64, chance: Chance) -> i64:
    moves = raid.moves(seat)
    cards = len(moves) - 1 if moves[-1] == LOOK else len(moves)
    return moves[chance.below(cards)]


def outcome(raid: Raid, seat: i64, move: i64, chance: Chance) -> float:
    """Returns the value of a card once the room is resolved; after a ball the best second card follows."""
    twin = raid.copy()
    twin.play(seat, move, chance)
    floor, room = raid.floor, raid.index
    while twin.waiting and twin.floor == floor and twin.index == room:
        mover = FIRST_OF[twin.waiting]
        if mover == seat:
            return best_of(twin, seat, chance)
        twin.play(mover, any_card(twin, mover, chance), chance)
    return judge(twin, seat, floor)


def best_of(raid: Raid, seat: i64, chance: Chance) -> float:
    others_lay(raid, seat, chance)
    best = -math.inf
    for move in raid.moves(seat):
        if move != LOOK:
            best = max(best, outcome(raid, seat, move, chance))
    return best


# -- judging -------------------------------------------------------------------------------------------


def judge(raid: Raid, seat: i64, floor: i64) -> float:
    """Returns how well a seat stands after a room of that floor."""
    me = raid.party[seat]
    coins: i64 = -me.coins  # of the rivals
    for raider in raid.party:
        coins += raider.coins
    purses = float(me.coins) - ENVY * float(coins) / float(raid.seats - 1)
    if not raid.waiting:
        winners = raid.result().winners
        return purses + (VICTORY / len(winners) if seat in winners else 0.0)
    rooms_left = float(FLOORS * FLOOR_SIZE - raid.floor * FLOOR_SIZE - raid.index)
    # The further ahead the end, the less a lead in wounds counts.
    lead = float(raid.most_wounds_but(seat) - me.wounds)
    danger = FALL * (1 / (1 + math.exp(lead / (0.7 + 0.12 * rooms_left))))
    hand = hand_worth(raid, me) if raid.floor == floor else 0.0
    return purses - danger + items_worth(me, rooms_left) + hand


def items_worth(me: Raider, rooms_left: float) -> float:
    if not me.items:
        return 0.0
    worth = 0.0
    for item in range(TORCH, SWORD + 1):
        worth += WORTH[item - TORCH] * float(count(me.items, item))
    return min(1.0, rooms_left / 8) * worth


def hand_worth(raid: Raid, me: Raider) -> float:
    """Returns the value of the power cards kept for rooms that reward strength."""
    hunger = 0.0
    for index in range(raid.index, FLOOR_SIZE):
        room: i64 = raid.rooms[index]
        hunger += DARK_APPETITE if room == UNDRAWN else APPETITES[room]
    hunger /= float(FLOOR_SIZE - raid.index)
    return THRIFT * hunger * float(POWER_IN[me.hand & POWER])


def appetite(room: int) -> float:
    """Returns how much a room rewards strength; a full chest is 1."""
    if room == UNDRAWN:
        return 0.5
    card: Room = ROOMS[room]
    if isinstance(card, Treasure):
        return card.chests[0] / 4
    if isinstance(card, Monster):
        return card.wounds / 3
    return 0.0 if isinstance(card, Trap) else 0.4


APPETITES: Final = [appetite(room) for room in range(len(ROOMS))]
DARK_APPETITE: Final = appetite(UNDRAWN)
