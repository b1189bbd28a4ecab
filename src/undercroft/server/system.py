"""What differs between operating systems: a locked file, limits of a process, its alarm, a folder on the disk.

Windows limits neither files nor memory of a process and has no alarm by its processor time. There memory is not
limited, and a thread watches the time. `make lint` checks the types of both branches.
"""

from __future__ import annotations

import _thread
import os
import signal
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType


class TimeUp(BaseException):
    """Not an Exception: nobody on the way is to take it for a fault of theirs."""


@contextmanager
def watched(seconds: float) -> Iterator[None]:
    """TimeUp in the main thread once the process has worked for so long: a thread sleeps as long as that takes at
    least, and looks again. The signal is only a way into the main thread; on Windows nobody sends it."""
    is_armed, is_done = True, threading.Event()

    def stop(number: int, frame: FrameType | None) -> None:
        if is_armed:  # the work may have ended just before
            raise TimeUp

    def watch() -> None:
        end = time.process_time() + seconds
        while (left := end - time.process_time()) > 0:
            if is_done.wait(left):
                return
        _thread.interrupt_main(signal.SIGTERM)

    signal.signal(signal.SIGTERM, stop)
    threading.Thread(target=watch, name="alarm", daemon=True).start()
    try:
        yield
    finally:
        is_armed = False
        is_done.set()


if sys.platform == "win32":
    import msvcrt

    alarm = watched

    def lock(handle: int) -> bool:
        """Whether the file is ours now, as long as the process lives, however it ends."""
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

    def files_allowed(wanted: int) -> int:
        return wanted

    def limit_memory(size: int) -> None:
        pass

    def sync_folder(folder: Path) -> None:
        pass  # the file system does this itself; a folder cannot be opened

else:
    # Modules that a browser has not are imported where they are used: there the server's tables run as well.

    @contextmanager
    def alarm(seconds: float) -> Iterator[None]:
        """TimeUp once the process has worked for so long."""

        def stop(number: int, frame: FrameType | None) -> None:
            raise TimeUp

        signal.signal(signal.SIGPROF, stop)
        signal.setitimer(signal.ITIMER_PROF, seconds)
        try:
            yield
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)

    def lock(handle: int) -> bool:
        """Whether the file is ours now, as long as the process lives, however it ends."""
        import fcntl

        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True

    def files_allowed(wanted: int) -> int:
        """How many files the process may have open: as many as wanted, if the system lets us raise the limit so far."""
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            wanted = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        return wanted

    def limit_memory(size: int) -> None:
        """Beyond so many bytes there is a MemoryError."""
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (size, resource.RLIM_INFINITY))

    def sync_folder(folder: Path) -> None:
        """The names of files in it are on the disk when this returns."""
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
