"""The lead of the best move over another one, as it is told: the difference of the numbers that stand beside it."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import i64

from undercroft.games.chest.rules import Chest
from undercroft.kernel.mind import Finding
from undercroft.kernel.position import Data


def lead(game: Chest, findings: Sequence[Finding], move: i64) -> float:
    """How much better the best move is than this one; 0 if that was not tried."""
    for found in findings:
        if found.move == move and found.tries:
            return difference(game, findings[0], found)
    return 0.0


def difference(game: Chest, best: Finding, other: Finding) -> float:
    """In points alone, else in hundredths of the victory; 0 where they differ by less than can be told."""
    if not best.tries or not other.tries:
        return 0.0
    scale = 10 if game.seats == 1 else 100
    if round(scale * (best.worth - other.worth)) <= 0:
        return 0.0
    gain = round(scale * best.worth) - round(scale * other.worth)
    return gain / 10 if game.seats == 1 else float(gain)


def measured(game: Chest, gain: float) -> Data:
    return {"in": "points" if game.seats == 1 else "victory", "gain": gain}


def over_next(game: Chest, findings: Sequence[Finding]) -> Data:
    """The lead over the next best move, for the end of a sentence; with 0 nothing is said there."""
    return measured(game, difference(game, findings[0], findings[1]) if len(findings) > 1 else 0.0)
