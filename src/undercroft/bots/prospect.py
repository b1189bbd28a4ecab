"""What one who plays alone could expect, all along a match: points, and the chance of each rank where a game has ranks.

The counterpart of a forecast, which asks who wins: alone that says nothing, or too little.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from undercroft.bots.contest import Tally
from undercroft.bots.forecast import finish
from undercroft.kernel.position import Position


@final
class Prospect:
    """A round plays every position to its end once, by the common sense of the game."""

    __slots__ = ("games", "_game", "_positions", "_won", "_points", "_ranked", "_least")

    def __init__(self, game: str, positions: Sequence[Position]) -> None:
        self.games = 0
        self._game = game
        self._positions = list(positions)
        self._won = [0.0] * len(self._positions)
        self._points = [0.0] * len(self._positions)
        self._ranked: list[dict[str, int]] = [{} for _ in self._positions]
        self._least: dict[str, int] = {}  # points that each rank was given for, to tell which one is higher

    def play_round(self) -> None:
        for number, position in enumerate(self._positions):
            twin = position.copy()
            tally = Tally(twin, finish(self._game, twin, self.games))
            self._won[number] += tally.shares[0]
            self._points[number] += tally.scores[0]
            rank = twin.view(0)["table"].get("rank")
            if isinstance(rank, str):
                ranked = self._ranked[number]
                ranked[rank] = ranked.get(rank, 0) + 1
                self._least[rank] = min(tally.scores[0], self._least.get(rank, tally.scores[0]))
        self.games += 1

    def shares(self) -> list[list[float]]:
        """Of every position, the part of its games that was won, in the form of a forecast."""
        return [[won / max(1, self.games)] for won in self._won]

    def points(self) -> list[float]:
        """Of every position, the mean of its games; nothing before the first round."""
        return [points / max(1, self.games) for points in self._points]

    def ranks(self) -> list[str]:
        """The ranks that were reached, by their ids, from the lowest to the highest."""
        return sorted(self._least, key=lambda rank: self._least[rank])

    def rank_shares(self) -> list[list[float]]:
        """Of every position, the part of its games that ended with each of the ranks."""
        return [[ranked.get(rank, 0) / max(1, self.games) for rank in self.ranks()] for ranked in self._ranked]
