"""Who was likely to win a finished match. This module goes into every archive of retired rules: it imports no other."""

from __future__ import annotations

from msgspec import Struct


class Chances(Struct, frozen=True):
    """How likely each seat was to win a finished match, worked out by letting bots play on from some of its steps; of
    one who played alone also the points and ranks to be expected."""

    steps: list[int]  # the steps looked at, from 0 to the end; none yet if empty
    shares: list[list[float]]  # of each of them, of every seat
    games: int  # that bots have played from each of them
    is_done: bool  # it will not become better
    points: list[float] = []  # of each of them, what one who plays alone could expect; empty in company
    ranks: list[str] = []  # reached from any of them, from the lowest to the highest, where the game has ranks
    rank_shares: list[list[float]] = []  # of each of the steps, the chance of each of the ranks
    turns: list[tuple[int, int]] = []  # after which step and until which the match turned; empty if not looked for
