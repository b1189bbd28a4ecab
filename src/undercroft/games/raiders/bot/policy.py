"""The quick policy: which card a sensible raider lays, in a microsecond or two, for playing games to their end.

Each card has traits: the room it is for and the situation of its owner, how it compares with what the others hold.
A trait has a learned weight; the sum of the weights of a card is its score, and a card is drawn by the exponential of
its score. It uses only what the seat may know: hands and purses are open, a dark room is nothing to it unless seen.
"""

from __future__ import annotations

import math
from typing import Final, final

from mypy_extensions import i64

from undercroft.games.raiders.bot.sense import APPETITES, DARK_APPETITE, POWER_IN
from undercroft.games.raiders.cards import BOSS_IDS, CACHE_IDS, MONSTER_IDS, TRAP_IDS, TREASURE_IDS
from undercroft.games.raiders.dungeon import FIRST_BOSS, FLOOR_SIZE, FLOORS, ROOMS, UNDRAWN
from undercroft.games.raiders.raider import BALL, FIVE, KEY, MOVES_IN, NOTHING, OFFERED, POWER, SWORD, Raider
from undercroft.games.raiders.rooms import FEWEST_SEATS, Cache, CoinTrap, Monster, Room, Treasure
from undercroft.games.raiders.rules import Raid
from undercroft.kernel.chance import Chance

TABLES: Final[i64] = 3  # of three, four and five seats
KINDS: Final[i64] = 6  # of rooms
STEPS: Final[i64] = 5  # of a comparison: below by three or more, by two, by one, level, above
HUNGERS: Final[i64] = 4  # how much the rooms ahead reward strength
RELATIONS: Final[i64] = 3  # to the best card of the others: below, level, above

# Weights are of the printed rooms, in the order of the rulebook; a box with other cards may lack some.
LEARNED_IDS: Final = (*TREASURE_IDS, *MONSTER_IDS, *CACHE_IDS, *TRAP_IDS, *BOSS_IDS)
LEARNED: Final[i64] = len(LEARNED_IDS)
LEARNED_AS: Final = [LEARNED_IDS.index(room.id) for room in ROOMS]

# Where the weights of each trait begin in one long list.
BY_ROOM: Final[i64] = 0
BY_WOUNDS: Final[i64] = BY_ROOM + TABLES * LEARNED * OFFERED
BY_COINS: Final[i64] = BY_WOUNDS + KINDS * STEPS * OFFERED
BY_HUNGER: Final[i64] = BY_COINS + KINDS * STEPS * OFFERED
BY_FLOOR: Final[i64] = BY_HUNGER + KINDS * HUNGERS * OFFERED
BY_RANK: Final[i64] = BY_FLOOR + KINDS * FLOORS * OFFERED
BY_RELATION: Final[i64] = BY_RANK + KINDS * FLOOR_SIZE * OFFERED
BY_AVERAGE: Final[i64] = BY_RELATION + KINDS * RELATIONS * OFFERED
WEIGHTS: Final[i64] = BY_AVERAGE + KINDS * STEPS * OFFERED
FINE: Final[i64] = 1 << 24  # how finely a draw tells scores apart (mypyc doubles a constant as a 32-bit int)


def kind_of(room: Room) -> i64:
    if isinstance(room, Treasure):
        return 0
    if isinstance(room, Monster):
        return 1 if room in ROOMS[:FIRST_BOSS] else 5
    if isinstance(room, Cache):
        return 2
    return 3 if isinstance(room, CoinTrap) else 4


KIND_OF: Final = [kind_of(room) for room in ROOMS]
WOUND_TRAP: Final[i64] = 4
SIZE_OF: Final = [len(MOVES_IN[hand]) for hand in range(POWER + 1)]


@final
class Policy:
    """Look at the table with the eyes of a seat first; then ask for scores."""

    __slots__ = (
        "weights", "_room", "_wounds", "_coins", "_hunger", "_floor", "_rank", "_relation", "_average",
        "_hand", "_reach", "_mean",
    )  # fmt: skip

    def __init__(self, weights: list[float]) -> None:
        self.weights: list[float] = weights
        self._room: i64 = 0
        self._wounds: i64 = 0
        self._coins: i64 = 0
        self._hunger: i64 = 0
        self._floor: i64 = 0
        self._rank: i64 = 0
        self._relation: i64 = 0
        self._average: i64 = 0
        self._hand: i64 = 0  # own power cards
        self._reach: i64 = 0  # the best that a rival may show
        self._mean: i64 = 0  # of the power cards that rivals hold or have shown

    def pick(self, raid: Raid, seat: i64, cards: i64, chance: Chance) -> i64:
        """Draws one of a set of cards."""
        moves = MOVES_IN[cards]
        if len(moves) == 1:
            return moves[0]
        self.look(raid, seat)
        parts: list[float] = []
        total = 0.0
        for card in moves:
            part = math.exp(self.score(card))
            parts.append(part)
            total += part
        rest = total * float(chance.below(FINE)) / float(FINE)
        last: i64 = moves[0]
        for index, card in enumerate(moves):
            last = card
            rest -= parts[index]
            if rest < 0.0:
                break
        return last

    def look(self, raid: Raid, seat: i64) -> None:
        """Collects everything that does not depend on the card."""
        me = raid.party[seat]
        room = raid.rooms[raid.index]
        kind: i64 = KIND_OF[room]
        most_wounds: i64 = -1
        fewest_wounds: i64 = 1000
        most_coins: i64 = 0
        reach: i64 = 0
        power: i64 = 0
        size: i64 = 0
        for raider in raid.party:
            if raider.seat == seat:
                continue
            most_wounds = max(most_wounds, raider.wounds)
            fewest_wounds = min(fewest_wounds, raider.wounds)
            most_coins = max(most_coins, raider.coins)
            if raider.shown != NOTHING and raider.shown != BALL:
                value = raid.here.value_of(raider.shown)
                reach = max(reach, value)
                power += value
                size += 1
            else:
                reach = max(reach, reach_of(raid, raider))
                power += POWER_IN[raider.hand & POWER]
                size += SIZE_OF[raider.hand & POWER]
        wounds = me.wounds - (fewest_wounds if kind == WOUND_TRAP else most_wounds)
        self._hand = me.hand & POWER
        self._reach = reach
        self._mean = power // max(1, size)
        self._room = BY_ROOM + ((raid.seats - FEWEST_SEATS) * LEARNED + LEARNED_AS[room]) * OFFERED
        self._wounds = BY_WOUNDS + (kind * STEPS + step_of(wounds)) * OFFERED
        self._coins = BY_COINS + (kind * STEPS + step_of(me.coins - most_coins)) * OFFERED
        self._hunger = BY_HUNGER + (kind * HUNGERS + hunger_of(raid, seat)) * OFFERED
        self._floor = BY_FLOOR + (kind * FLOORS + raid.floor) * OFFERED
        self._rank = BY_RANK + kind * FLOOR_SIZE * OFFERED
        self._relation = BY_RELATION + kind * RELATIONS * OFFERED
        self._average = BY_AVERAGE + kind * STEPS * OFFERED

    def traits(self, card: i64) -> list[i64]:
        """Returns the places of the weights that apply to a card."""
        value: i64 = card + 1 if card <= FIVE else 5
        relation: i64 = 0 if value < self._reach else 1 if value == self._reach else 2
        above: i64 = SIZE_OF[self._hand >> card + 1] if card < FIVE else 0  # better power cards in the own hand
        return [
            self._room + card,
            self._wounds + card,
            self._coins + card,
            self._hunger + card,
            self._floor + card,
            self._rank + above * OFFERED + card,
            self._relation + relation * OFFERED + card,
            self._average + max(0, min(STEPS - 1, value - self._mean + 2)) * OFFERED + card,
        ]

    def score(self, card: i64) -> float:
        total = 0.0
        for place in self.traits(card):
            total += self.weights[place]
        return total


def reach_of(raid: Raid, raider: Raider) -> i64:
    """Returns the highest value that a raider may show here."""
    held = raider.hand & raid.here.playable
    if held & (1 << KEY | 1 << SWORD):
        return 5
    card = FIVE
    while card > 0 and not held >> card & 1:
        card -= 1
    return card + 1


def step_of(difference: i64) -> i64:
    """Sorts a comparison with the first of the others into steps: lower by three or more, two, one, level, higher."""
    return max(0, min(STEPS - 1, difference + 3))


def hunger_of(raid: Raid, seat: i64) -> i64:
    """Returns how much the rooms ahead on the floor reward strength, as far as a seat knows them."""
    sees_all = raid.lookers >> seat & 1
    hunger = 0.0
    index = raid.index + 1
    if index == FLOOR_SIZE:
        return 0
    while index < FLOOR_SIZE:
        room: i64 = raid.rooms[index]
        is_known = room != UNDRAWN and (sees_all or not raid.dark >> index & 1)
        hunger += APPETITES[room] if is_known else DARK_APPETITE
        index += 1
    mean = hunger / float(FLOOR_SIZE - 1 - raid.index)
    return min(HUNGERS - 1, int(mean * float(HUNGERS)))
