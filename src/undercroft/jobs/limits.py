"""Limits that a process sets for itself: memory, and an alarm on processor time."""

from __future__ import annotations

import _thread
import signal
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

# Interrupts the main thread. No other program sends it; Windows and browsers lack it.
INTERRUPT: Final[signal.Signals] = getattr(signal, "SIGPROF", signal.SIGTERM)


class TimeUp(BaseException):
    """The processor time is used up. Not an Exception, so that jobs do not catch it as an error of their own."""


@contextmanager
def alarm(seconds: float) -> Iterator[None]:
    """Raises TimeUp in the main thread once the process has used so much processor time. A thread sleeps for the rest
    of the time, which is the minimum, and checks again.
    """
    is_armed, is_done = True, threading.Event()

    def stop(number: int, frame: FrameType | None) -> None:
        if is_armed:  # the work may have ended just before
            raise TimeUp

    def watch() -> None:
        end = time.process_time() + seconds
        while (left := end - time.process_time()) > 0:
            if is_done.wait(left):
                return
        _thread.interrupt_main(INTERRUPT)

    signal.signal(INTERRUPT, stop)
    threading.Thread(target=watch, name="alarm", daemon=True).start()
    try:
        yield
    finally:
        is_armed = False
        is_done.set()


def limit_memory(size: int) -> None:
    """Limits memory in bytes, except on Windows. Beyond it, this process and its children get a MemoryError."""
    if sys.platform != "win32":
        import resource  # a browser lacks it

        resource.setrlimit(resource.RLIMIT_AS, (size, resource.RLIM_INFINITY))
