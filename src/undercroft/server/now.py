"""What time it is. Within a process it never jumps: who sets the clock of the machine sets no clock at a table."""

from __future__ import annotations

import time
from typing import Final

MILLISECOND: Final = 1_000_000  # nanoseconds
_STARTED: Final = time.time_ns() - time.monotonic_ns()


def now_ms() -> int:
    """Milliseconds since 1970, by the clock of the machine when this process started and steady since."""
    return (_STARTED + time.monotonic_ns()) // MILLISECOND
