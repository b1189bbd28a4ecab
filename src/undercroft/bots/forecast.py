"""Forecasts: each seat's chance to win at moments of a match, and the prospects of a solo player, from playouts.

A playout shows what happens if all seats play greedily. Better players turn some of those games: in Raiders they catch
the leader more often. So among rivals the odds that playouts give are raised to a power, and in solo games they are
multiplied by a factor. `scripts/train_trust.py` fits both to games of searching bots and writes trust.json.
"""

from __future__ import annotations

import json
from collections.abc import Sequence, Set
from functools import cache
from importlib.resources import files
from itertools import pairwise
from typing import Any, Final, SupportsIndex, final

from undercroft.bots.levels import make_bot, yardstick_of
from undercroft.bots.playout import TO_THE_END, GameResult, checked_position, contest, play_out
from undercroft.games import find_game
from undercroft.kernel.chance import Seeded
from undercroft.kernel.errors import BadOption, BadPosition
from undercroft.kernel.game import Game
from undercroft.kernel.position import Position
from undercroft.kernel.values import shown, whole

MOMENTS: Final = 24  # of one match: enough for a line, few enough for many playouts of each
MOST_STEPS: Final = 1_000_000_000  # more than any match has


class Playouts:
    """Plays positions to their ends by greedy moves, once in each round. Many quick games beat a few slow ones."""

    def __init__(self, game: Any) -> None:
        self.games: int = 0
        self._game: Game = find_game(game)
        self._positions: list[Position] = []

    def add(self, position: Position) -> None:
        """Adds a position and plays as many games from it as from the others."""
        self._positions.append(position)
        for number in range(self.games):
            self._play(len(self._positions) - 1, number)

    def play_round(self) -> None:
        for place in range(len(self._positions)):
            self._play(place, self.games)
        self.games += 1

    def _play(self, place: int, number: int) -> None:
        end = self._positions[place].copy()
        self.count(place, end, GameResult(end, finish(self._game, end, number)))

    def count(self, place: int, end: Position, tally: GameResult) -> None:
        """Records the result of one game from the position at `place`."""
        raise NotImplementedError


def finish(game: Game, position: Position, number: int) -> int:
    """Plays a position to its end by greedy moves and returns the number of decisions. `number` gives the luck."""
    if (mind := game.mind()) is not None:
        mind.unveil(position)
        return int(play_out(position, mind, Seeded(number), TO_THE_END))
    level, seats = yardstick_of(game), int(position.seats)
    bots = [make_bot(level, game, number * seats + seat) for seat in range(seats)]
    return int(contest(position, bots, Seeded(number)))


def moments(steps: SupportsIndex) -> list[int]:
    """Returns the steps to look at, with the deal (0) and the end: all of a short match, else evenly spaced ones."""
    count = whole(steps)
    if count is None or not 0 <= count <= MOST_STEPS:
        raise BadOption(f"expected a number of steps, not {shown(steps)}")
    spans = min(count, MOMENTS - 1)
    return [round(count * number / spans) for number in range(spans + 1)] if spans else [0]


def settled_steps(turns: Sequence[Set[int]], rolled: Sequence[bool]) -> list[int]:
    """Returns the steps that complete an action: chance has decided something, or others have their turn. What lies
    between two of them is one action to people, such as a room of cards chosen in secret and revealed together.

    `turns` are the seats that owe a decision, at the deal and after each step; `rolled` tells for each step whether it
    used chance.

    >>> settled_steps([{0}, {0}, {0}, {1}, {0}], [False, True, False, False])
    [0, 2, 3, 4]
    >>> settled_steps([{0, 1}, {1}, {0, 1}, {0}, set()], [False, False, True, False])
    [0, 2, 4]
    """
    found = [0]
    is_choosing = False  # true while some have chosen and others still choose at the same time
    for step, (before, waiting) in enumerate(pairwise(turns), 1):
        # A seat that peeks before it chooses leaves the same seats waiting.
        is_choosing = bool(waiting) and (waiting < before or (is_choosing and waiting == before))
        if not is_choosing and (waiting != before or rolled[step - 1]):
            found.append(step)
    return found if found[-1] == len(rolled) else [*found, len(rolled)]


@final
class Forecast(Playouts):
    """Each seat's chance to win: the share of the games that it wins, corrected."""

    def __init__(self, game: Any, positions: Sequence[Any]) -> None:
        if not isinstance(positions, Sequence):
            raise BadPosition(f"expected a list of positions, not {shown(positions)}")
        super().__init__(game)
        self._won: list[list[float]] = []
        for position in positions:
            self.add(checked_position(position))

    def add(self, position: Position) -> None:
        self._won.append([0.0] * int(position.seats))
        super().add(position)

    def count(self, place: int, end: Position, tally: GameResult) -> None:
        for seat, share in enumerate(tally.shares):
            self._won[place][seat] += share

    def shares(self) -> list[list[float]]:
        """Returns the corrected chances at every position; 0 before the first round."""
        power = power_of(self._game.name)
        return [trusted([share / max(1, self.games) for share in won], power) for won in self._won]

    def course(self) -> list[list[float]]:
        """Returns each seat's prospects at every position, 0 to 1."""
        return self.shares()


@final
class SoloForecast(Playouts):
    """The prospects of a solo player: the chance to win, the expected points, and ranks."""

    def __init__(self, game: str | Game, positions: Sequence[Position]) -> None:
        super().__init__(game)
        self._won: list[float] = []
        self._points: list[float] = []
        self._ranked: list[dict[str, int]] = []
        self._least: dict[str, int] = {}  # lowest points of each rank seen, which give their order
        for position in positions:
            self.add(position)

    def add(self, position: Position) -> None:
        self._won.append(0.0)
        self._points.append(0.0)
        self._ranked.append({})
        super().add(position)

    def count(self, place: int, end: Position, tally: GameResult) -> None:
        self._won[place] += tally.shares[0]
        self._points[place] += tally.scores[0]
        rank = end.view(0)["table"].get("rank")
        if isinstance(rank, str):
            ranked = self._ranked[place]
            ranked[rank] = ranked.get(rank, 0) + 1
            self._least[rank] = min(tally.scores[0], self._least.get(rank, tally.scores[0]))

    def shares(self) -> list[list[float]]:
        """Returns the corrected chance to win at every position, in the form of a `Forecast`."""
        odds = odds_of(self._game.name)
        return [[trusted_alone(won / max(1, self.games), odds)] for won in self._won]

    def points(self) -> list[float]:
        """Returns the mean points at every position; 0 before the first round."""
        return [points / max(1, self.games) for points in self._points]

    def course(self) -> list[list[float]]:
        """Returns prospects, 0 to 1: the chance to win where that varies, else the points divided by the highest."""
        if len(set(self._won)) > 1:
            return self.shares()
        most = max(1.0, max(self.points()))
        return [[points / most] for points in self.points()]

    def ranks(self) -> list[str]:
        """Returns the ranks reached, lowest first."""
        return sorted(self._least, key=lambda rank: self._least[rank])

    def rank_shares(self) -> list[list[float]]:
        """Returns the share of each rank at every position."""
        return [[ranked.get(rank, 0) / max(1, self.games) for rank in self.ranks()] for ranked in self._ranked]


def power_of(game: str) -> float:
    """Returns the power for the odds of a game; 1 for games without a fit.

    >>> power_of("raiders") < 1
    True
    """
    return _known()["powers"].get(game, 1.0)


def trusted(shares: Sequence[float], power: float) -> list[float]:
    """Returns the corrected chances. Certain and even ones stay the same.

    >>> trusted([0.5, 0.5, 0.0], 0.7)
    [0.5, 0.5, 0.0]
    """
    raised = [share**power for share in shares]
    total, whole = sum(raised), sum(shares)
    return [whole * part / total for part in raised] if total else list(shares)


def odds_of(game: str) -> float:
    """Returns the factor for the odds of a solo game; 1 for games without a fit."""
    return _known()["odds"].get(game, 1.0)


def trusted_alone(share: float, odds: float) -> float:
    """Returns the corrected chance to win a solo game.

    >>> trusted_alone(0.5, 3.0)
    0.75
    """
    return share * odds / (share * odds + 1.0 - share)


@cache
def _known() -> dict[str, dict[str, float]]:
    text = files("undercroft.bots").joinpath("trust.json").read_text("utf-8")
    found: dict[str, dict[str, float]] = json.loads(text)
    return found
