"""The mind of Raiders. A try goes to the end of the floor, where the hands are full again, and is judged there."""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import i64

from undercroft.games.raiders.bot.policy import Policy
from undercroft.games.raiders.bot.sense import is_dark_enough, sensible
from undercroft.games.raiders.cards import FOLDER
from undercroft.games.raiders.dungeon import FLOOR_SIZE, FLOORS, INDEXES_IN
from undercroft.games.raiders.imagine import deal_hidden
from undercroft.games.raiders.raider import BALL, KEY, LOOK, MOVES_IN, NOTHING, SWORD, TORCH, count
from undercroft.games.raiders.rooms import FEWEST_SEATS
from undercroft.games.raiders.rules import Raid
from undercroft.kernel.chance import Chance
from undercroft.kernel.mind import Claim, Figure, Mind, Strength, share
from undercroft.kernel.position import Data, Position

FIGURES: Final = (
    Figure("raiders-reason-coins", 0.15, is_chance=True, is_near=True),
    Figure("raiders-reason-wounds", 0.15, is_less_better=True, is_chance=True, is_near=True),
    Figure("raiders-reason-paid", 0.15, is_less_better=True, is_chance=True, is_near=True),
    Figure("raiders-reason-sword", 0.15, is_chance=True, is_near=True),
    Figure("raiders-reason-key", 0.15, is_chance=True, is_near=True),
    Figure("raiders-reason-ball", 0.15, is_chance=True, is_near=True),
    Figure("raiders-reason-torch-found", 0.15, is_chance=True, is_near=True),
    Figure("raiders-reason-healed", 0.15, is_chance=True, is_near=True),
    Figure("raiders-reason-floor-coins", 0.3),
    Figure("raiders-reason-floor-wounds", 0.3, is_less_better=True),
    Figure("raiders-reason-worst", 0.1, is_less_better=True, is_chance=True),
)

MARGINS: Final[i64] = 12  # of one's wounds over the most of the others: from 7 fewer to 4 more
EVEN: Final[i64] = 7
ITEMS: Final[i64] = SWORD - TORCH + 1
BY_COINS: Final[i64] = 0
BY_ITEMS: Final[i64] = 1
BY_MARGIN: Final[i64] = BY_ITEMS + ITEMS
SET: Final[i64] = BY_MARGIN + MARGINS  # weights of one floor
WEIGHTS: Final[i64] = 3 * FLOORS * SET  # for three, four and five seats

FLOORS_AHEAD: Final[i64] = 1  # a try ends with the floor
STRENGTHS: Final = (
    Strength(rounds=4, seconds=0.1, slack=0.15),
    Strength(rounds=8, seconds=0.1, slack=0.085),
    Strength(rounds=16, seconds=0.2, slack=0.05),
    Strength(rounds=40, seconds=0.5, slack=0.02),
    Strength(rounds=0, seconds=1.0),
)


@final
class Prospects:
    __slots__ = ("weights",)

    def __init__(self, weights: list[float]) -> None:
        self.weights: list[float] = weights

    def shares(self, raid: Raid) -> list[float]:
        """Returns each seat's chance to win; they sum to one."""
        parts = [self.footing(raid, seat) for seat in range(raid.seats)]
        best = max(parts)
        parts = [math.exp(part - best) for part in parts]
        total = sum(parts)
        return [part / total for part in parts]

    def footing(self, raid: Raid, seat: i64) -> float:
        me = raid.party[seat]
        first = set_of(raid)
        total = self.weights[first + BY_COINS] * float(me.coins)
        if me.items:
            item: i64 = 0
            while item < ITEMS:
                total += self.weights[first + BY_ITEMS + item] * float(count(me.items, TORCH + item))
                item += 1
        return total + self.weights[first + BY_MARGIN + margin_of(raid, seat)]


def set_of(raid: Raid) -> i64:
    """Returns the start of the weights for this floor and number of seats."""
    return ((raid.seats - FEWEST_SEATS) * FLOORS + raid.floor) * SET


def margin_of(raid: Raid, seat: i64) -> i64:
    """Returns how many wounds a seat has more than the most wounded rival, as an index."""
    return max(0, min(MARGINS - 1, raid.party[seat].wounds - raid.most_wounds_but(seat) + EVEN))


@final
class RaidersMind(Mind):
    __slots__ = ("policy", "prospects")

    def __init__(self, policy: list[float], prospects: list[float]) -> None:
        super().__init__(FLOORS_AHEAD, 0.0, STRENGTHS, FIGURES)
        self.policy: Policy = Policy(policy)
        self.prospects: Prospects = Prospects(prospects)

    def greedy_move(self, position: Position, seat: i64, chance: Chance) -> i64:
        assert isinstance(position, Raid)
        return sensible(position, seat, chance)

    def quick(self, position: Position, seat: i64, chance: Chance) -> i64:
        assert isinstance(position, Raid)
        cards = offered(position, seat)
        return LOOK if cards == 1 << LOOK else self.policy.pick(position, seat, cards, chance)

    def redeal(self, position: Position, seat: i64, chance: Chance) -> None:
        assert isinstance(position, Raid)
        deal_hidden(position, seat, chance)

    def reopen(self, position: Position, seat: i64) -> None:
        assert isinstance(position, Raid)
        for raider in position.party:
            if raider.laid != NOTHING and raider.seat != seat:
                raider.laid = NOTHING
                position.waiting |= 1 << raider.seat

    def candidates(self, position: Position, seat: i64) -> Sequence[int]:
        """Returns cards, the likeliest first; where much is dark, the torch alone."""
        assert isinstance(position, Raid)
        moves = list(MOVES_IN[offered(position, seat)])
        self.policy.look(position, seat)
        scores = [self.policy.score(move) for move in moves]
        return [moves[index] for index in sorted(range(len(moves)), key=scores.__getitem__, reverse=True)]

    def clock(self, position: Position) -> i64:
        assert isinstance(position, Raid)
        return position.floor

    def worth(self, position: Position, seat: i64) -> float:
        assert isinstance(position, Raid)
        return self.prospects.shares(position)[seat] if position.waiting else share(position, seat)

    def points(self, position: Position, seat: i64) -> float:
        assert isinstance(position, Raid)
        return float(position.party[seat].coins)

    def claims(self, position: Position, seat: i64, move: i64) -> Sequence[Claim]:
        assert isinstance(position, Raid)
        told: Data = {"count": len(INDEXES_IN[position.dark])}
        return [Claim("raiders-reason-torch", told)] if move == LOOK else []

    def short_clock(self, position: Position) -> i64:
        """Returns the rooms left behind."""
        assert isinstance(position, Raid)
        return position.floor * FLOOR_SIZE + position.index

    def measure(self, before: Position, after: Position, seat: i64) -> Sequence[float]:
        assert isinstance(before, Raid) and isinstance(after, Raid)
        was, now = before.party[seat], after.party[seat]
        return [
            float(now.coins > was.coins),
            float(now.wounds > was.wounds),
            float(now.coins < was.coins),
            *[float(count(now.items, item) > count(was.items, item)) for item in (SWORD, KEY, BALL, TORCH)],
            float(now.wounds < was.wounds),
            float(now.coins),
            float(now.wounds),
            float(now.wounds >= after.most_wounds_but(seat)),
        ]


def offered(raid: Raid, seat: i64) -> i64:
    """Returns the set of moves worth a thought: a torch is used at once where much is dark, else not at all."""
    choices = raid.choices(raid.party[seat])
    if not choices >> LOOK & 1:
        return choices
    return 1 << LOOK if is_dark_enough(raid) else choices & ~(1 << LOOK)


LEARNED: Final = json.loads((FOLDER / "bot" / "weights.json").read_text("utf-8"))  # by scripts/train_raiders.py
MIND: Final = RaidersMind(LEARNED["policy"], LEARNED["prospects"])
