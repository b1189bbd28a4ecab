"""The clocks that thinking is timed by, in seconds from any moment on."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

Clock = Callable[[], float]

WALL: Final[Clock] = time.perf_counter  # at a table: people wait by it
PROCESSOR: Final[Clock] = time.process_time  # in a contest: waiting for a busy machine is not thinking
