"""Time to think: what somebody hands in, and what a level takes."""

from __future__ import annotations

from undercroft.bots.levels import LEVELS, strength_of
from undercroft.games import find_game
from undercroft.kernel.errors import UndercroftError
from undercroft.kernel.given import shown


def seconds_of(seconds: object) -> float:
    """A time to think that somebody handed in."""
    if isinstance(seconds, bool) or not isinstance(seconds, int | float) or not 0 < seconds < 1e6:
        raise UndercroftError(f"a bot thinks for some seconds, not for {shown(seconds)}")
    return float(seconds)


def thinking_time(level: str, game: str) -> float:
    """The most seconds that one decision of a bot takes; 0 for those that do not search, and those of strangers."""
    name = level.partition(":")[0]
    mind = find_game(game).mind()
    return 0.0 if mind is None or name not in LEVELS else strength_of(mind, name, None).seconds
