"""Time to think that somebody hands in."""

from __future__ import annotations

from undercroft.kernel.errors import UndercroftError
from undercroft.kernel.given import shown

LONGEST = 86_400.0  # seconds that a decision may take


def seconds_of(seconds: object) -> float:
    """The most that a decision may take."""
    number = _number(seconds)
    if number is None:
        raise UndercroftError(f"a bot thinks for some seconds, not for {shown(seconds)}")
    return number


def scale_of(scale: object) -> float:
    """What rounds and seconds of a level are multiplied with."""
    number = _number(scale)
    if number is None:
        raise UndercroftError(f"thinking is scaled by a number such as 0.1, not by {shown(scale)}")
    return number


def _number(value: object) -> float | None:
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 < value <= LONGEST:
        return None
    return float(value)
