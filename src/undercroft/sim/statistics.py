"""Figures of many games: shares with their 95 % intervals, means. Seats of one game are no independent witnesses: what
is added up is games, and the intervals are those of games."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Any, Final

from undercroft.sim.job import Row

Z: Final = 1.959964  # a normal variable stays within so many deviations 95 times in 100


class Mean:
    """The mean over members of clusters, and its standard error: clusters are independent, their members are not.

    `clusters` are the sum and the number of members of each.
    """

    def __init__(self, clusters: Sequence[tuple[float, int]]) -> None:
        full = [(total, size) for total, size in clusters if size]
        self.clusters = len(full)
        self.members = sum([size for _, size in full])
        self.value = sum([total for total, _ in full]) / self.members if self.members else 0.0
        self.error = 0.0
        if self.clusters > 1:
            squares = sum([(total - self.value * size) ** 2 for total, size in full])
            self.error = sqrt(squares * self.clusters / (self.clusters - 1)) / self.members

    @property
    def reach(self) -> float:
        """Half of the 95 % interval."""
        return Z * self.error

    def share_interval(self) -> tuple[float, float]:
        """The 95 % interval of a share: Wilson's, for as many games as would be as sure."""
        if not self.members:
            return 0.0, 1.0
        spread = self.value * (1 - self.value)
        if self.members > self.clusters and self.error == 0:
            return self.value, self.value  # all seats: their shares add up to one
        games = spread / self.error**2 if self.error > 0 and spread > 0 else float(self.clusters)
        return wilson(self.value * games, games)


class Summary:
    """What a simulation found about some seats: those of a bot, or one place at the table."""

    def __init__(self, shares: Mean, scores: Mean) -> None:
        self.games = shares.clusters
        self.share = shares.value
        self.low, self.high = shares.share_interval()
        self.mean_score = scores.value
        self.score_error = scores.reach

    def data(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "share": round(self.share, 5),
            "interval": [round(self.low, 5), round(self.high, 5)],
            "mean_score": round(self.mean_score, 3),
            "mean_score_error": round(self.score_error, 3),
        }


def wilson(wins: float, games: float) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson's, which stays within 0 and 1 and is honest for few games).

    >>> [round(end, 3) for end in wilson(5, 10)]
    [0.237, 0.763]
    """
    share, weight = wins / games, Z * Z / games
    middle = (share + weight / 2) / (1 + weight)
    reach = Z * sqrt(share * (1 - share) / games + weight / (4 * games)) / (1 + weight)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def clusters(
    rows: Sequence[Row], values: Callable[[Row], Sequence[float]], has: Callable[[Row, int], bool]
) -> list[tuple[float, int]]:
    """Of every game the sum of a value over the seats that have something, and their number."""
    found: list[tuple[float, int]] = []
    for row in rows:
        own = [value for seat, value in enumerate(values(row)) if has(row, seat)]
        found.append((sum(own), len(own)))
    return found


def summarize(rows: Sequence[Row], has: Callable[[Row, int], bool]) -> Summary:
    """The summary of the seats that have something."""
    return Summary(Mean(clusters(rows, shares_of, has)), Mean(clusters(rows, scores_of, has)))


def shares_of(row: Row) -> Sequence[float]:
    return row.shares


def scores_of(row: Row) -> Sequence[float]:
    return row.scores
