"""An agent's place on the scale of the levels: a rating in Elo points with a 95 % interval, from few games.

The ratings of the levels are those that the ladders measured. The rating of the agent has a wide normal prior around
their middle; each game against a level multiplies it by the likelihood of the share won, in the model of the ladder.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final, NamedTuple

ELO: Final = 400 / math.log(10)  # points for a factor of e in the odds
PRIOR: Final = 600.0  # standard deviation of the prior
STEP: Final = 5.0  # points between two ratings that are weighed
REACH: Final = 2000.0  # points above and below the levels that are weighed
TAIL: Final = 0.025  # of the probability, on either side of the interval
FEWEST: Final = 12  # games before the first stop


class Place(NamedTuple):
    """A rating with its 95 % interval, and the probability of being stronger than each level."""

    value: float
    low: float
    high: float
    above: Mapping[str, float]

    @property
    def reach(self) -> float:
        return (self.high - self.low) / 2


class Scale:
    """The levels of a game, and the probability of every rating of the agent after the games so far."""

    def __init__(self, levels: Mapping[str, float], seats: int) -> None:
        self.levels: dict[str, float] = dict(levels)
        self.seats = seats
        self.games: int = 0
        low, high = min(self.levels.values()), max(self.levels.values())
        middle = (low + high) / 2
        count = int((high - low + 2 * REACH) / STEP) + 1
        self._ratings = [low - REACH + STEP * number for number in range(count)]
        self._logs = [-(((rating - middle) / PRIOR) ** 2) / 2 for rating in self._ratings]

    def chance(self, rating: float, level: str) -> float:
        """Returns the share of the win that a rating expects among copies of a level."""
        return 1 / (1 + (self.seats - 1) * math.exp((self.levels[level] - rating) / ELO))

    def add(self, level: str, share: float) -> None:
        """Takes in the result of a game."""
        self.games += 1
        for number, rating in enumerate(self._ratings):
            chance = self.chance(rating, level)
            self._logs[number] += share * math.log(chance) + (1 - share) * math.log1p(-chance)

    def place(self) -> Place:
        weights = self._weights()
        mean = sum([weight * rating for weight, rating in zip(weights, self._ratings, strict=True)])
        above = {
            level: sum([weight for weight, rating in zip(weights, self._ratings, strict=True) if rating > strength])
            for level, strength in self.levels.items()
        }
        return Place(mean, self._quantile(weights, TAIL), self._quantile(weights, 1 - TAIL), above)

    def next_level(self) -> str:
        """Returns the level against which a game is expected to tell most about the rating."""
        weights = self._weights()

        def information(level: str) -> float:
            found = 0.0
            for weight, rating in zip(weights, self._ratings, strict=True):
                chance = self.chance(rating, level)
                found += weight * chance * (1 - chance)
            return found

        return max(self.levels, key=information)

    def is_settled(self, precision: float) -> bool:
        """Returns whether the interval is narrow enough, or the agent is surely off the scale."""
        if self.games < FEWEST:
            return False
        place = self.place()
        is_off = max(place.above.values()) < TAIL or min(place.above.values()) > 1 - TAIL
        return is_off or place.reach <= precision

    def _weights(self) -> list[float]:
        most = max(self._logs)
        weights = [math.exp(log - most) for log in self._logs]
        whole = sum(weights)
        return [weight / whole for weight in weights]

    def _quantile(self, weights: list[float], part: float) -> float:
        total = 0.0
        for weight, rating in zip(weights, self._ratings, strict=True):
            total += weight
            if total >= part:
                return rating
        return self._ratings[-1]
