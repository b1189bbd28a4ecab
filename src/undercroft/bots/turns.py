"""Turning points: the steps of a match at which the prospects of a seat changed most.

The moments of a forecast lie many steps apart. A bisection between two of them narrows the change down to one move or
roll, as long as one half of the steps holds most of it.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Final, NamedTuple

MAX_TURNS: Final = 3  # turning points shown for a match
LEAST: Final = 0.1  # minimum change, as a share of the win
HOLDS: Final = 0.5  # minimum part of the change in one half of the steps

Course = dict[int, list[float]]  # by step, the prospects of every seat, 0 to 1
Look = Callable[[int], list[float] | None]  # evaluates one more step; returns None when the time is over


class Turn(NamedTuple):
    """A change after step `first` and no later than step `last`."""

    first: int
    last: int


def find_turns(course: Course) -> list[Turn]:
    """Returns the largest changes between two moments, in the order of the match."""
    steps = sorted(course)
    spans = [Turn(first, last) for first, last in pairwise(steps)]
    large = [span for span in spans if _change(course, span, _seat(course, span)) >= LEAST]
    large.sort(key=lambda span: _change(course, span, _seat(course, span)), reverse=True)
    return sorted(large[:MAX_TURNS])


def narrow_turn(turn: Turn, course: Course, look: Look) -> Turn:
    """Returns the shortest span that holds most of the change. Evaluated steps join the course."""
    seat = _seat(course, turn)
    whole = course[turn.last][seat] - course[turn.first][seat]
    while turn.last - turn.first > 1:
        middle = (turn.first + turn.last) // 2
        seen = look(middle)
        if seen is None:
            return turn
        course[middle] = seen
        early = (seen[seat] - course[turn.first][seat]) / whole
        late = (course[turn.last][seat] - seen[seat]) / whole
        if max(early, late) < HOLDS:
            return turn
        turn = Turn(turn.first, middle) if early > late else Turn(middle, turn.last)
    return turn


def _seat(course: Course, turn: Turn) -> int:
    """Returns the seat whose prospects changed most."""
    return max(range(len(course[turn.first])), key=lambda seat: _change(course, turn, seat))


def _change(course: Course, turn: Turn, seat: int) -> float:
    return abs(course[turn.last][seat] - course[turn.first][seat])
