"""Clocks that time thinking, and the time limits that callers pass in."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from undercroft.kernel.errors import UndercroftError
from undercroft.kernel.values import shown

Clock = Callable[[], float]

WALL: Final[Clock] = time.perf_counter  # at a table, where people wait
PROCESSOR: Final[Clock] = time.process_time  # in a contest, so that a busy machine weakens no bot

LONGEST = 86_400.0  # maximum seconds for a decision


def seconds_of(seconds: object) -> float:
    """Checks the maximum seconds of a decision."""
    number = _number(seconds)
    if number is None:
        raise UndercroftError(f"expected a number of seconds, not {shown(seconds)}")
    return number


def scale_of(scale: object) -> float:
    """Checks a factor for the rounds and seconds of a level."""
    number = _number(scale)
    if number is None:
        raise UndercroftError(f"expected a factor such as 0.1, not {shown(scale)}")
    return number


def _number(value: object) -> float | None:
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 < value <= LONGEST:
        return None
    return float(value)
