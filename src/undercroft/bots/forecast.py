"""How likely each seat was to win, all along a match: bots play on from its moments, over and over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, SupportsIndex, final

from undercroft.bots.contest import Tally, contest, position_of
from undercroft.bots.levels import make_bot, yardstick_of
from undercroft.bots.playout import TO_THE_END, informed
from undercroft.games import find_game
from undercroft.kernel.chance import Seeded
from undercroft.kernel.errors import BadOption, BadPosition
from undercroft.kernel.game import Game
from undercroft.kernel.given import shown, whole
from undercroft.kernel.position import Position

MOMENTS: Final = 24  # of one match: enough for a line, few enough to play on from each of them many times
MOST_STEPS: Final = 1_000_000_000  # more than any match has


def moments(steps: SupportsIndex) -> list[int]:
    """The steps to look at, the deal (0) and the end among them: all of a short match, else at even distances."""
    count = whole(steps)
    if count is None or not 0 <= count <= MOST_STEPS:
        raise BadOption(f"a match has a number of steps, not {shown(steps)}")
    spans = min(count, MOMENTS - 1)
    return [round(count * number / spans) for number in range(spans + 1)] if spans else [0]


def finish(game: Game, position: Position, number: int) -> int:
    """Play a position to its end in a way of its own for every number, by the common sense of the game in all seats;
    the decisions made."""
    if (mind := game.mind()) is not None:
        return int(informed(position, mind, Seeded(number), TO_THE_END))
    level, seats = yardstick_of(game), int(position.seats)
    bots = [make_bot(level, game, number * seats + seat) for seat in range(seats)]
    return int(contest(position, bots, Seeded(number)))


@final
class Forecast:
    """A round plays every position to its end once, by the common sense of the game in all seats: many games tell more
    about chances than a few of thinkers. Positions in which the game is over need no playing."""

    __slots__ = ("games", "_game", "_positions", "_won")

    def __init__(self, game: Any, positions: Sequence[Any]) -> None:
        if not isinstance(positions, Sequence):
            raise BadPosition(f"a forecast is made of a list of positions, not of {shown(positions)}")
        self.games = 0
        self._game: Game = find_game(game)
        self._positions: list[Position] = []
        self._won: list[list[float]] = []
        for position in positions:
            self.add(position_of(position))

    def add(self, position: Position) -> None:
        """One more, after the others; as many games are played from it."""
        self._positions.append(position)
        self._won.append([0.0] * int(position.seats))
        for number in range(self.games):
            self._play(len(self._won) - 1, number)

    def play_round(self) -> None:
        for place in range(len(self._positions)):
            self._play(place, self.games)
        self.games += 1

    def _play(self, place: int, number: int) -> None:
        twin = self._positions[place].copy()
        for seat, share in enumerate(Tally(twin, finish(self._game, twin, number)).shares):
            self._won[place][seat] += share

    def shares(self) -> list[list[float]]:
        """Of every position, the part of its games that each seat has won; nothing before the first round."""
        return [[share / max(1, self.games) for share in won] for won in self._won]

    def course(self) -> list[list[float]]:
        """Of every position what each seat could expect, 0 to 1."""
        return self.shares()
