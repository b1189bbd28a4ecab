"""Figures of many games: shares with their 95 % intervals, means, lengths."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Any, Final

from undercroft.bots.contest import Tally

Z: Final = 1.959964  # a normal variable stays within so many deviations 95 times in 100


class Summary:
    """What a simulation found about one group of seats: those of a bot, or one place at the table."""

    def __init__(self, shares: Sequence[float], scores: Sequence[int]) -> None:
        self.games = len(shares)
        self.wins = sum(shares)
        self.share = self.wins / self.games
        self.low, self.high = wilson(self.wins, self.games)
        self.mean_score = fmean(scores)
        self.score_error = Z * stdev(scores) / sqrt(len(scores)) if len(scores) > 1 else 0.0

    def data(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "wins": round(self.wins, 3),
            "share": round(self.share, 5),
            "interval": [round(self.low, 5), round(self.high, 5)],
            "mean_score": round(self.mean_score, 3),
            "mean_score_error": round(self.score_error, 3),
        }


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson's, which stays within 0 and 1 and is honest for few games).

    >>> [round(end, 3) for end in wilson(5, 10)]
    [0.237, 0.763]
    """
    share, weight = wins / games, Z * Z / games
    middle = (share + weight / 2) / (1 + weight)
    reach = Z * sqrt(share * (1 - share) / games + weight / (4 * games)) / (1 + weight)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def summarize(tallies: Sequence[Tally], groups: Sequence[Sequence[int]], number: int) -> Summary:
    """The summary of group `number`, where `groups[g][seat]` is the group that sat there in game g."""
    shares: list[float] = []
    scores: list[int] = []
    for tally, sitting in zip(tallies, groups, strict=True):
        for seat, group in enumerate(sitting):
            if group == number:
                shares.append(tally.shares[seat])
                scores.append(tally.scores[seat])
    return Summary(shares, scores)
