"""Enumerates every outcome of a move with its probability, for search and for the law that they sum to one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import final

from mypy_extensions import i64

from undercroft.kernel.chance import Chance, Outcomes, total
from undercroft.kernel.position import Position


@final
class Branch(Chance):
    """Chance that follows a path of outcome indices, then takes the first possible ones and notes the others."""

    __slots__ = ("path", "depth", "weights", "probability")

    def __init__(self, path: list[int]) -> None:
        super().__init__()
        self.path: list[int] = path
        self.depth: i64 = 0
        self.weights: list[list[int]] = []
        self.probability: float = 1.0
        self.trace = []

    def below(self, n: i64) -> i64:
        return self._follow([1] * n)

    def roll(self, die: Outcomes) -> i64:
        face = self._follow([1] * die.size)
        self._note(die.names[face])
        return face

    def draw(self, deck: Outcomes, left: Sequence[int]) -> i64:
        kind = self._follow(list(left))
        self._note(deck.names[kind])
        return kind

    def _follow(self, weights: list[int]) -> i64:
        if self.depth == len(self.path):
            self.path.append(_next_possible(weights, -1))
        choice = self.path[self.depth]
        self.weights.append(weights)
        self.probability *= weights[choice] / total(weights)
        self.depth += 1
        return choice

    def _note(self, name: str) -> None:
        if self.trace is not None:
            self.trace.append(name)


def _next_possible(weights: list[int], after: int) -> int:
    for choice in range(after + 1, len(weights)):
        if weights[choice]:
            return choice
    return -1


def every_outcome(position: Position, seat: int, move: int) -> Iterator[tuple[float, Position, list[str]]]:
    """Yields each outcome of a move: its probability, the position after it, and the names of the outcomes."""
    path: list[int] = []
    while True:
        branch = Branch(path)
        after = position.copy()
        after.play(seat, move, branch)
        yield branch.probability, after, list(branch.trace or ())
        # Advance to the next path: the last choice with an alternative takes it.
        while path:
            choice = _next_possible(branch.weights[len(path) - 1], path.pop())
            if choice >= 0:
                path.append(choice)
                break
        else:
            return
