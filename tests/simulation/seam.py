"""The seam between the program and the machine: clocks and random numbers. Imported before anything of the program,
because some modules keep a reference to a clock.

Outside a world everything behaves as usual.
"""

from __future__ import annotations

import os
import random
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

TICK: Final = 0.01  # seconds of processor time that a look at a clock takes within a job; searches end by the clock
EPOCH: Final = 1_790_000_000  # seconds since 1970 at which worlds begin


class Machine:
    """The clock and the random numbers of the current world."""

    def __init__(self) -> None:
        self.clock: Callable[[], float] | None = None  # virtual seconds; None outside a world
        self.luck = random.Random(0)
        self.worked = 0.0  # seconds that the current job has taken so far
        self.is_working = False  # true inside a job

    def enter(self, clock: Callable[[], float], seed: int) -> None:
        self.clock, self.luck, self.worked, self.is_working = clock, random.Random(seed), 0.0, False

    def leave(self) -> None:
        self.clock = None

    def seconds(self) -> float:
        assert self.clock is not None
        if not self.is_working:
            return self.clock()
        self.worked += TICK
        return self.clock() + self.worked

    @contextmanager
    def working(self) -> Iterator[None]:
        """Lets time pass within a callback, with every look at a clock. `worked` is how much."""
        self.is_working, self.worked = True, 0.0
        try:
            yield
        finally:
            self.is_working = False


MACHINE: Final = Machine()


def _patched(name: str, virtual: Callable[[], Any]) -> None:
    real = getattr(time, name)
    setattr(time, name, lambda: real() if MACHINE.clock is None else virtual())


def install() -> None:
    """Replaces the clocks of `time` and the source of all random numbers."""
    for name in ("monotonic", "perf_counter", "process_time"):
        _patched(name, MACHINE.seconds)
    _patched("monotonic_ns", lambda: round(MACHINE.seconds() * 1e9))
    _patched("time", lambda: EPOCH + MACHINE.seconds())
    _patched("time_ns", lambda: EPOCH * 10**9 + round(MACHINE.seconds() * 1e9))
    _patched("thread_time", lambda: 0.0)  # the loop is never busy
    sleep, urandom = time.sleep, os.urandom
    time.sleep = lambda seconds: sleep(seconds) if MACHINE.clock is None else None

    def drawn(size: int) -> bytes:
        return urandom(size) if MACHINE.clock is None else MACHINE.luck.randbytes(size)

    os.urandom = drawn
    random._urandom = drawn  # type: ignore[attr-defined]  # the source of `secrets`


install()
