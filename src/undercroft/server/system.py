"""The operating system: the time, file locks, the limit on open files, syncing a folder.

Windows has no limit on open files. `make lint` checks the types of both branches.
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from typing import Final

if sys.platform == "win32":
    import msvcrt

    def lock(handle: int) -> bool:
        """Locks a file for this process until it ends, however it ends. Returns whether that succeeded."""
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

    def files_allowed(wanted: int) -> int:
        return wanted

    def sync_folder(folder: Path) -> None:
        pass  # the file system does this itself; a folder cannot be opened

else:
    # Modules that a browser lacks are imported where they are used, because the server's tables run there as well.

    def lock(handle: int) -> bool:
        """Locks a file for this process until it ends, however it ends. Returns whether that succeeded."""
        import fcntl

        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True

    def files_allowed(wanted: int) -> int:
        """Raises the limit on open files up to `wanted`, where allowed, and returns the limit."""
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            wanted = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        return wanted

    def sync_folder(folder: Path) -> None:
        """Syncs a folder, so that the names of its files are on disk."""
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


MILLISECOND: Final = 1_000_000  # nanoseconds
_STARTED: Final = time.time_ns() - time.monotonic_ns()


def now_ms() -> int:
    """Returns milliseconds since 1970, from the machine's clock at process start plus steady time since. It never jumps
    within a process: changing the machine's clock does not change clocks at tables.
    """
    return (_STARTED + time.monotonic_ns()) // MILLISECOND
