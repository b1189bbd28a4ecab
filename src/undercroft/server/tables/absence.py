"""How long somebody has to be away before others may let a bot play on for them."""

from __future__ import annotations

from typing import Final

from undercroft.server.protocol.settings import Settings
from undercroft.server.tables.clocks import SECOND

GRACE: Final = 120  # seconds; a line that breaks, or a look at the door, is no absence


def grace_of(settings: Settings) -> int | None:
    """Milliseconds of absence at live tables. None by days: there the clock says how long one may stay away, and no
    rival can say it sooner."""
    return None if settings.clock.kind == "days" else GRACE * SECOND


def patience_of(settings: Settings) -> int | None:
    """Milliseconds until the server itself lets a bot play on for somebody who is missed; None: never."""
    grace = grace_of(settings)
    return None if grace is None or not settings.cover_after else max(grace, settings.cover_after * SECOND)
