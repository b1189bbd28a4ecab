"""A store in one SQLite file, for one server process. One thread writes and commits pending writes as a group; another
moves what is committed from SQLite's log into the file.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import queue
import sqlite3
import threading
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

from undercroft.kernel.errors import UndercroftError
from undercroft.server.store.base import Row, Statement, StoreFailure
from undercroft.server.store.batches import settle
from undercroft.server.store.local import LocalStore, create, is_done
from undercroft.server.system import lock

ENOUGH: Final = 500  # statements that are worth the syncs: some thousand pages
EVERY: Final = 0.25  # minimum seconds between two checkpoints
LONG: Final = 4_000  # log pages of 4 KiB beyond which the log restarts as soon as possible
KEPT: Final = 16 << 20  # bytes of the log file to keep for reuse

log: Final = logging.getLogger(__name__)


class Checkpoints:
    """Moves committed data from SQLite's log (`-wal`) into the database file, on a thread with the connection `own`,
    beside the `writer`.

    SQLite would do this within a commit, several times a second with many tables, and moves would wait for it. Data
    committed meanwhile is left over; once the log is long, the writer moves that rest between two commits, so that the
    log restarts. A remaining log is read when the file is opened.
    """

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
        """Counts a commit. Called by the committing thread after each one."""
        if self._is_long:
            length, moved = checkpoint(self._writer)
            # still long if a reader holds it; otherwise the next commit restarts the log
            self._is_long = moved < length
        self._waiting += statements
        if self._waiting >= ENOUGH:
            self._waiting = 0
            self._is_work.set()

    def close(self) -> None:
        """Waits for the thread. Closing the last connection moves the rest of the log."""
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
    """Moves what it can without blocking anyone. Returns the length of the log in pages, and how many were moved."""
    try:
        _, length, moved = connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
        return length, moved
    except sqlite3.Error as error:  # a full disk; commits fail too and report it
        log.warning("checkpointing the store failed, trying again: %s", error)
        with contextlib.suppress(sqlite3.Error):
            connection.rollback()
        return 0, 0


FILE: Final = "undercroft.sqlite3"  # in the server's folder
STEPS: Final = 10_000  # SQLite steps between two checks whether the store is closed
MOST_IN_GROUP: Final = 500  # writes that share one commit

Job = tuple[Sequence[Statement], "asyncio.Future[bool]"]
Outcome = bool | StoreFailure


class SqliteStore(LocalStore):
    """A store in an SQLite file in `folder`. A second server on the same folder is refused."""

    def __init__(self, folder: Path) -> None:
        self.path: Path = folder / FILE
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_all, name="store-writer", daemon=True)
        self._inspector = threading.Thread(target=self._inspect, name="store-inspector", daemon=True)
        self._damage: str | None = None
        self._is_closed = threading.Event()
        self._readers = ThreadPoolExecutor(1, "store-reader")  # a dedicated thread that no other work can occupy

    async def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self._lock = _locked(self.path.with_suffix(".lock"))
        try:
            self._connection = _connect(self.path)
            create(self._connection)
            self._reader = _connect(self.path)
            self._checkpoints = Checkpoints(self._connection, _connect(self.path))
        except sqlite3.Error as error:
            raise UndercroftError(f"{self.path}: {error}; choose another folder with --data") from None
        self._writer.start()
        self._inspector.start()

    async def close(self) -> None:
        self._is_closed.set()
        await asyncio.to_thread(self._inspector.join)
        self._jobs.put(None)
        await asyncio.to_thread(self._writer.join)
        await asyncio.to_thread(self._readers.shutdown)
        await asyncio.to_thread(self._checkpoints.close)
        self._connection.close()
        self._reader.close()
        os.close(self._lock)

    async def read(self, sql: str, *values: Any) -> list[Row]:
        return await self._loop.run_in_executor(self._readers, self._read, sql, values)

    def _read(self, sql: str, values: Sequence[Any]) -> list[Row]:
        try:
            return self._reader.execute(sql, values).fetchall()
        except sqlite3.Error as error:
            raise StoreFailure(str(error)) from error

    async def write(self, statements: Sequence[Statement], changed: str | None = None) -> bool:
        future: asyncio.Future[bool] = self._loop.create_future()
        self._jobs.put((statements, future))
        return await future

    async def check(self) -> None:
        if self._damage is not None:
            raise StoreFailure(self._damage)
        await super().check()

    def _inspect(self) -> None:
        """Checks the integrity of the file once, in the background, to find damage in rarely read parts."""
        try:
            with contextlib.closing(open_to_read(self.path)) as connection:
                connection.set_progress_handler(self._is_closed.is_set, STEPS)
                (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
        except sqlite3.OperationalError:
            return  # interrupted or busy; this says nothing about the file
        except sqlite3.DatabaseError as error:
            found = str(error)
        if found != "ok":
            self._damage = f"the file {self.path} is damaged, put back a backup: {' '.join(found.split())}"
            log.error(self._damage)

    # -- the writing thread -------------------------------------------------------------------------

    def _write_all(self) -> None:
        while True:
            jobs = [self._jobs.get()]
            while len(jobs) < MOST_IN_GROUP and not self._jobs.empty():
                jobs.append(self._jobs.get())
            group = [job for job in jobs if job is not None]
            self._loop.call_soon_threadsafe(settle, group, self._commit(group))
            self._checkpoints.committed(sum(len(statements) for statements, _ in group))
            if len(group) < len(jobs):
                return

    def _commit(self, group: list[Job]) -> list[Outcome]:
        """Commits writes in one transaction. If one of them fails, retries each in its own transaction."""
        try:
            if self._transact(group) is True:
                return [True] * len(group)
            return [self._transact([job]) for job in group]
        except sqlite3.OperationalError as error:  # a full disk or a locked file; other writes would fail too
            return [StoreFailure(str(error))] * len(group)

    def _transact(self, group: list[Job]) -> Outcome:
        """Executes a write atomically. Returns any error as its outcome, because this thread has to go on."""
        connection = self._connection
        try:
            connection.execute("BEGIN IMMEDIATE")
            are_done = all(is_done(connection, statement) for statements, _ in group for statement in statements)
            connection.execute("COMMIT" if are_done else "ROLLBACK")
            return are_done
        except Exception as error:
            with contextlib.suppress(sqlite3.Error):
                connection.rollback()
            if isinstance(error, sqlite3.OperationalError):
                raise
            return False if isinstance(error, sqlite3.IntegrityError) else StoreFailure(str(error))


def _connect(path: Path) -> sqlite3.Connection:
    # The file holds the secrets of dice and the hashes of passwords.
    if not path.exists():
        path.touch(mode=0o600)
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    return connection


def open_to_read(path: Path) -> sqlite3.Connection:
    """Opens a second, read-only connection to the file of a server that may be running."""
    return sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)


def _locked(path: Path) -> int:
    """Returns a locked file. The lock lasts until the process ends, however it ends."""
    handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    if not lock(handle):
        os.close(handle)
        raise UndercroftError(
            f"another server uses {path.parent}; stop it, choose another folder with --data, "
            "or run several servers on PostgreSQL (--database)"
        )
    return handle
