"""How likely each seat was to win, all along a match: bots play on from its moments, over and over."""

from __future__ import annotations

from collections.abc import Sequence, Set
from itertools import pairwise
from typing import Any, Final, SupportsIndex, final

from undercroft.bots.contest import Tally, position_of
from undercroft.bots.rounds import Rounds
from undercroft.kernel.errors import BadOption, BadPosition
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


def settled(turns: Sequence[Set[int]], rolled: Sequence[bool]) -> list[int]:
    """Of all steps, those with which something is done: what came of it was rolled or drawn, or others have their turn.
    Between two of them lies what people see as one thing: the way out of a dungeon, the fights before the next roll,
    or a room of cards that are laid in secret and turned at once.

    `turns` are the seats that owe a decision, at the deal and after each step; `rolled` says of each step whether
    chance had a hand in it.

    >>> settled([{0}, {0}, {0}, {1}, {0}], [False, True, False, False])
    [0, 2, 3, 4]
    >>> settled([{0, 1}, {1}, {0, 1}, {0}, set()], [False, False, True, False])
    [0, 2, 4]
    """
    found = [0]
    is_choosing = False  # have some chosen what others still choose at the same time?
    for step, (before, waiting) in enumerate(pairwise(turns), 1):
        # Who looks into the dark before choosing leaves the others waiting as they did.
        is_choosing = bool(waiting) and (waiting < before or (is_choosing and waiting == before))
        if not is_choosing and (waiting != before or rolled[step - 1]):
            found.append(step)
    return found if found[-1] == len(rolled) else [*found, len(rolled)]


@final
class Forecast(Rounds):
    """Which part of the games each seat wins."""

    __slots__ = ("_won",)

    def __init__(self, game: Any, positions: Sequence[Any]) -> None:
        if not isinstance(positions, Sequence):
            raise BadPosition(f"a forecast is made of a list of positions, not of {shown(positions)}")
        super().__init__(game)
        self._won: list[list[float]] = []
        for position in positions:
            self.add(position_of(position))

    def add(self, position: Position) -> None:
        self._won.append([0.0] * int(position.seats))
        super().add(position)

    def count(self, place: int, end: Position, tally: Tally) -> None:
        for seat, share in enumerate(tally.shares):
            self._won[place][seat] += share

    def shares(self) -> list[list[float]]:
        """Of every position, the part of its games that each seat has won; nothing before the first round."""
        return [[share / max(1, self.games) for share in won] for won in self._won]

    def course(self) -> list[list[float]]:
        """Of every position what each seat could expect, 0 to 1."""
        return self.shares()
