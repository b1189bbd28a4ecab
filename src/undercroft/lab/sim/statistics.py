"""Statistics over games: shares and means with 95 % intervals. Seats of one game are not independent, so intervals
count games.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Any, Final, Literal

from undercroft.lab.sim.job import Row

FEWEST: Final = 20  # games needed before a mean is shown
Z: Final = 1.959964  # a normal variable stays within so many standard deviations with 95 % probability


class Mean:
    """A mean over independent clusters, given as sums and numbers of members, with its standard error."""

    def __init__(self, clusters: Sequence[tuple[float, int]]) -> None:
        full = [(total, size) for total, size in clusters if size]
        self.clusters: int = len(full)
        self.members: int = sum([size for _, size in full])
        self.value: float = sum([total for total, _ in full]) / self.members if self.members else 0.0
        self.error: float = 0.0
        if self.clusters > 1:
            squares = sum([(total - self.value * size) ** 2 for total, size in full])
            self.error = sqrt(squares * self.clusters / (self.clusters - 1)) / self.members

    @property
    def reach(self) -> float:
        """Half of the 95 % interval."""
        return Z * self.error

    def interval(self) -> tuple[float, float, float]:
        """Returns the mean and the ends of its 95 % interval."""
        return self.value, self.value - self.reach, self.value + self.reach

    def share_interval(self) -> tuple[float, float]:
        """Returns the 95 % interval of a share: Wilson's, for the effective number of games."""
        if not self.members:
            return 0.0, 1.0
        spread = self.value * (1 - self.value)
        if self.error > 0 and spread > 0:
            games = spread / self.error**2
            return wilson(self.value * games, games)
        # All games ended alike: the interval is that of what the seats of a game won together.
        size = self.members / self.clusters
        low, high = wilson(min(1.0, self.value * size) * self.clusters, self.clusters)
        return low / size, high / size


class Summary:
    """The results of a bot, or of one place at the table. A share that no game can change has no interval."""

    def __init__(self, shares: Mean, scores: Mean, is_fixed: bool) -> None:
        self.games: int = shares.clusters
        self.share: float = shares.value
        self.interval: tuple[float, float] | None = None if is_fixed else shares.share_interval()
        self.mean_score: float = scores.value
        self.score_error: float = scores.reach

    def data(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "share": round(self.share, 5),
            "interval": None if self.interval is None else [round(end, 5) for end in self.interval],
            "mean_score": round(self.mean_score, 3),
            "mean_score_error": round(self.score_error, 3),
        }


def wilson(wins: float, games: float) -> tuple[float, float]:
    """Returns Wilson's 95 % interval of a share, which stays within 0 and 1 and holds for few games.

    >>> [round(end, 3) for end in wilson(5, 10)]
    [0.237, 0.763]
    """
    share, weight = wins / games, Z * Z / games
    middle = (share + weight / 2) / (1 + weight)
    reach = Z * sqrt(share * (1 - share) / games + weight / (4 * games)) / (1 + weight)
    return max(0.0, middle - reach), min(1.0, middle + reach)


Has = Callable[[Row, int], bool]  # selects seats


def clusters(rows: Sequence[Row], field: Literal["shares", "scores"], has: Has) -> list[tuple[float, int]]:
    """Returns, for every game, the sum of a field over the selected seats and their number."""
    own = [[value for seat, value in enumerate(getattr(row, field)) if has(row, seat)] for row in rows]
    return [(sum(values), len(values)) for values in own]


def summarize(rows: Sequence[Row], has: Has) -> Summary:
    """Returns the summary of the selected seats."""
    shares = clusters(rows, "shares", has)
    is_fixed = all(
        [size == len(row.bots) > 1 and sum(row.shares) > 0 for row, (_, size) in zip(rows, shares, strict=True)]
    )
    return Summary(Mean(shares), Mean(clusters(rows, "scores", has)), is_fixed)
