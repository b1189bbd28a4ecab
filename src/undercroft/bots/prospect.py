"""What one who plays alone could expect, all along a match: points, and the chance of each rank where a game has ranks.

The counterpart of a forecast, which asks who wins: alone that says nothing, or too little.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from undercroft.bots.contest import Tally
from undercroft.bots.rounds import Rounds
from undercroft.kernel.game import Game
from undercroft.kernel.position import Position


@final
class Prospect(Rounds):
    """What the games of one who plays alone came to."""

    __slots__ = ("_won", "_points", "_ranked", "_least")

    def __init__(self, game: str | Game, positions: Sequence[Position]) -> None:
        super().__init__(game)
        self._won: list[float] = []
        self._points: list[float] = []
        self._ranked: list[dict[str, int]] = []
        self._least: dict[str, int] = {}  # points that each rank was given for, to tell which one is higher
        for position in positions:
            self.add(position)

    def add(self, position: Position) -> None:
        self._won.append(0.0)
        self._points.append(0.0)
        self._ranked.append({})
        super().add(position)

    def count(self, place: int, end: Position, tally: Tally) -> None:
        self._won[place] += tally.shares[0]
        self._points[place] += tally.scores[0]
        rank = end.view(0)["table"].get("rank")
        if isinstance(rank, str):
            ranked = self._ranked[place]
            ranked[rank] = ranked.get(rank, 0) + 1
            self._least[rank] = min(tally.scores[0], self._least.get(rank, tally.scores[0]))

    def shares(self) -> list[list[float]]:
        """Of every position, the part of its games that was won, in the form of a forecast."""
        return [[won / max(1, self.games)] for won in self._won]

    def points(self) -> list[float]:
        """Of every position, the mean of its games; nothing before the first round."""
        return [points / max(1, self.games) for points in self._points]

    def course(self) -> list[list[float]]:
        """What tells most, 0 to 1: the chance to win where that is in doubt, else points as a part of the most."""
        if len(set(self._won)) > 1:
            return self.shares()
        most = max(1.0, max(self.points()))
        return [[points / most] for points in self.points()]

    def ranks(self) -> list[str]:
        """The ranks that were reached, by their ids, from the lowest to the highest."""
        return sorted(self._least, key=lambda rank: self._least[rank])

    def rank_shares(self) -> list[list[float]]:
        """Of every position, the part of its games that ended with each of the ranks."""
        return [[ranked.get(rank, 0) / max(1, self.games) for rank in self.ranks()] for ranked in self._ranked]
