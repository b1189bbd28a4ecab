"""How likely each seat was to win, all along a match: bots play on from its moments, over and over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from undercroft.bots.contest import Tally, contest
from undercroft.bots.levels import levels_of, make_bot
from undercroft.kernel.chance import Seeded
from undercroft.kernel.position import Position

MOMENTS: Final = 24  # of one match: enough for a line, few enough to play on from each of them many times


def moments(steps: int) -> list[int]:
    """The steps to look at, the deal (0) and the end among them: all of a short match, else at even distances."""
    spans = min(steps, MOMENTS - 1)
    return [round(steps * number / spans) for number in range(spans + 1)] if spans else [0]


@final
class Forecast:
    """A round plays every position to its end once, with the strongest bots of the game in all seats. Positions in
    which the game is over need no playing."""

    __slots__ = ("games", "_game", "_positions", "_won")

    def __init__(self, game: str, positions: Sequence[Position]) -> None:
        self.games = 0
        self._game = game
        self._positions = list(positions)
        self._won = [[0.0] * int(position.seats) for position in positions]

    def play_round(self) -> None:
        level = levels_of(self._game)[-1]
        for position, won in zip(self._positions, self._won, strict=True):
            twin = position.copy()
            bots = [make_bot(level, self._game, self.games * len(won) + seat) for seat in range(len(won))]
            decisions = contest(twin, bots, Seeded(self.games))
            for seat, share in enumerate(Tally(twin, int(decisions)).shares):
                won[seat] += share
        self.games += 1

    def shares(self) -> list[list[float]]:
        """Of every position, the part of its games that each seat has won."""
        return [[share / self.games for share in won] for won in self._won]
