"""Where a match turned: the steps at which somebody's prospects changed most.

The moments of a forecast lie many steps apart. Between two of them the change is looked for in one half of the steps,
again and again, as long as that half holds most of it: in the end at one move, or one roll.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Final, NamedTuple

MOST: Final = 3  # turns of one match that are told
LEAST: Final = 0.1  # of the victory: less than that is no turn
HOLDS: Final = 0.5  # of the change: a half of the steps that holds less is not where it happened

Course = dict[int, list[float]]  # by step, what every seat could expect, 0 to 1
Look = Callable[[int], list[float] | None]  # at one more step; None when there is no more time


class Turn(NamedTuple):
    """After the step `first` and not later than with `last`."""

    first: int
    last: int


def turns_of(course: Course) -> list[Turn]:
    """The largest changes between two moments, in the order of the match."""
    steps = sorted(course)
    spans = [Turn(first, last) for first, last in pairwise(steps)]
    large = [span for span in spans if _change(course, span, _seat(course, span)) >= LEAST]
    large.sort(key=lambda span: _change(course, span, _seat(course, span)), reverse=True)
    return sorted(large[:MOST])


def narrowed(turn: Turn, course: Course, look: Look) -> Turn:
    """The fewest steps that hold most of the change of a turn. What is looked at joins the course."""
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
    """Whose prospects changed most: a leader may fall, and several rise a little by that."""
    return max(range(len(course[turn.first])), key=lambda seat: _change(course, turn, seat))


def _change(course: Course, turn: Turn, seat: int) -> float:
    return abs(course[turn.last][seat] - course[turn.first][seat])
