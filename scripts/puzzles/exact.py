"""Chest solved to its end from one position, on the rules themselves: every move, every cast, every token drawn.

Only what is nearly over can be solved so: the last adventure of a player alone, with few dice left. Dice that are cast
together are counted as a bag, which is how the rules look at them: 792 bags of seven dice instead of 279,936 rows.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from math import factorial
from typing import Any

from undercroft.games import find_game
from undercroft.kernel.chance import Chance, Outcomes
from undercroft.kernel.match import load
from undercroft.kernel.position import Position


class TooDeepError(Exception):
    """The search would take too long."""


class Bags(Chance):
    """Follows a path of outcomes. Of outcomes in a row from the same die or deck, none comes before an earlier one: a
    path stands for all orders of it."""

    def __init__(self, path: list[int]) -> None:
        super().__init__()
        self.path = path
        self.depth = 0
        self.weights: list[list[int]] = []
        self.ordered = 1.0  # the chance of this one order
        self._run: list[int] = []
        self._of: Outcomes | None = None
        self.orders = 1

    @property
    def probability(self) -> float:
        return self.ordered * self.orders * _orders(self._run)

    def below(self, n: int) -> int:
        raise NotImplementedError("every outcome of Chest has a name")

    def roll(self, die: Outcomes) -> int:
        return self._follow(die, [1] * int(die.size))

    def draw(self, deck: Outcomes, left: Sequence[int]) -> int:
        return self._follow(deck, list(left))

    def _follow(self, of: Outcomes, weights: list[int]) -> int:
        if of is not self._of:
            self.orders *= _orders(self._run)
            self._run, self._of = [], of
        least = self._run[-1] if self._run else 0
        open_weights = [weight if kind >= least else 0 for kind, weight in enumerate(weights)]
        if self.depth == len(self.path):
            first = next((kind for kind, weight in enumerate(open_weights) if weight), -1)
            # A deck may hold nothing more that comes in order: such a path stands for no order at all.
            self.path.append(first if first >= 0 else next(kind for kind, weight in enumerate(weights) if weight))
            if first < 0:
                self.ordered = 0.0
        choice = self.path[self.depth]
        self.weights.append(open_weights)
        self.ordered *= weights[choice] / sum(weights)
        self._run.append(choice)
        self.depth += 1
        return choice


def _orders(run: list[int]) -> int:
    """In how many orders these can come."""
    number = factorial(len(run))
    for kind in set(run):
        number //= factorial(run.count(kind))
    return number


def every_bag(position: Position, seat: int, move: int) -> Iterator[tuple[float, Position]]:
    """Each bag of outcomes of a move: its probability and the position after it."""
    path: list[int] = []
    while True:
        bags = Bags(path)
        after = position.copy()
        after.play(seat, move, bags)
        if bags.probability > 0:
            yield bags.probability, after
        del path[bags.depth :]
        while path:
            last = path.pop()
            weights = bags.weights[len(path)]
            following = next((kind for kind in range(last + 1, len(weights)) if weights[kind]), None)
            if following is not None:
                path.append(following)
                break
        else:
            return


class Exact:
    """The value of positions of one game: the score that is to be expected when it is played as well as can be."""

    def __init__(self, most: int) -> None:
        self.most = most  # outcomes of moves that are looked at
        self.looked_at = 0
        self._known: dict[str, float] = {}

    def worths(self, position: Position) -> dict[str, float]:
        """Returns the exact worth of every legal move, by its notation."""
        return {position.describe(0, move).text: self._after(position, move) for move in position.moves(0)}

    def _after(self, position: Position, move: int) -> float:
        worth = 0.0
        for chance, after in every_bag(position, 0, move):
            self.looked_at += 1
            if self.looked_at > self.most:
                raise TooDeepError(f"more than {self.most} outcomes")
            worth += chance * self.value(after)
        return worth

    def value(self, position: Position) -> float:
        if not position.waiting:
            return float(position.result().scores[0])
        key = json.dumps(position.save(), sort_keys=True)
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = max([self._after(position, move) for move in position.moves(0)])
        return known


def exact_worths(save: dict[str, Any], most: int) -> tuple[dict[str, float], int]:
    """The exact worth of every move of a saved game of one seat, and how many outcomes were looked at."""
    position = load(find_game("chest"), save, 0).position
    if position.seats != 1:
        raise ValueError("only who plays alone can be sure of what comes")
    exact = Exact(most)
    return exact.worths(position), exact.looked_at
