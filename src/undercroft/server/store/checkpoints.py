"""What was committed to SQLite's log (`-wal`) is moved into its file, beside the thread that commits.

SQLite would do it itself within a commit, once the log has a thousand pages: at many tables twice a second, and every
move waits until the file is written and synced. Here a thread of its own does nearly all of it. What was committed
meanwhile is left; once the log has grown long, the writer moves that rest between two commits, so that the log begins
anew. Nothing depends on it: a log that was not moved is read when the file is opened.
"""

from __future__ import annotations

import contextlib
import logging
import sqlite3
import threading
from typing import Final

ENOUGH: Final = 500  # statements that are worth the syncs: some thousand pages
EVERY: Final = 0.25  # seconds at least from one time to the next
LONG: Final = 4_000  # pages of the log, of 4 KiB, from which on it begins anew as soon as it can
KEPT: Final = 16 << 20  # bytes of its file that are kept for later

log = logging.getLogger(__name__)


class Checkpoints:
    """`writer` is the connection that commits, `own` one for the thread that moves."""

    def __init__(self, writer: sqlite3.Connection, own: sqlite3.Connection) -> None:
        self._writer = writer
        self._own = own
        writer.execute("PRAGMA wal_autocheckpoint = 0")
        writer.execute(f"PRAGMA journal_size_limit = {KEPT}")
        self._is_long = False
        self._waiting = 0  # statements committed since the thread was last woken
        self._is_work = threading.Event()
        self._is_closed = threading.Event()
        self._thread = threading.Thread(target=self._run, name="store-checkpoints", daemon=True)
        self._thread.start()

    def committed(self, statements: int) -> None:
        """Called by the thread that commits, after each time."""
        if self._is_long:
            length, moved = checkpoint(self._writer)
            self._is_long = moved < length  # a reader holds it; else the next commit writes to its beginning
        self._waiting += statements
        if self._waiting >= ENOUGH:
            self._waiting = 0
            self._is_work.set()

    def close(self) -> None:
        """Waits for the thread. What is left is moved when the last connection is closed."""
        self._is_closed.set()
        self._is_work.set()
        self._thread.join()
        self._own.close()

    def _run(self) -> None:
        while True:
            self._is_work.wait()
            if self._is_closed.is_set():
                return
            self._is_work.clear()
            length, _ = checkpoint(self._own)
            self._is_long = length > LONG
            self._is_closed.wait(EVERY)


def checkpoint(connection: sqlite3.Connection) -> tuple[int, int]:
    """Move what can be moved without anybody having to wait; the pages of the log, and how many of them are in the
    file now."""
    try:
        _, length, moved = connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
        return length, moved
    except sqlite3.Error as error:  # a full disk: commits fail as well, and say so
        log.warning("the log of the store cannot be moved into its file, trying again: %s", error)
        with contextlib.suppress(sqlite3.Error):
            connection.rollback()
        return 0, 0
