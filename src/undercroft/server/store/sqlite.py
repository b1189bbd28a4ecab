"""Tables in one SQLite file: one server process, one thread that writes and commits what has come in as a group."""

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
from undercroft.server.store.checkpoints import Checkpoints
from undercroft.server.store.local import LocalStore, is_done, migrate
from undercroft.server.system import lock

FILE: Final = "undercroft.sqlite3"  # in the server's folder
STEPS: Final = 10_000  # of SQLite between two looks whether the store is closed
MOST_IN_GROUP: Final = 500  # writes that share one commit

log = logging.getLogger(__name__)

Job = tuple[Sequence[Statement], "asyncio.Future[bool]"]
Outcome = bool | StoreFailure


class SqliteStore(LocalStore):
    """`folder` holds the file; a second server on the same folder is refused."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_all, name="store-writer", daemon=True)
        self._inspector = threading.Thread(target=self._inspect, name="store-inspector", daemon=True)
        self._damage: str | None = None
        self._is_closed = threading.Event()
        self._readers = ThreadPoolExecutor(1, "store-reader")  # its own: nothing else can keep it busy

    async def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self._lock = _locked(self.path.with_suffix(".lock"))
        try:
            self._connection = _connect(self.path)
            migrate(self._connection)
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
        """Once, beside all else: is the file whole? Damage may lie where nobody looks for a long time."""
        try:
            with contextlib.closing(open_to_read(self.path)) as connection:
                connection.set_progress_handler(self._is_closed.is_set, STEPS)
                (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
        except sqlite3.OperationalError:
            return  # interrupted, or busy: it says nothing of the file
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
        """All in one transaction; if one of them cannot be done, each in a transaction of its own."""
        try:
            if self._transact(group) is True:
                return [True] * len(group)
            return [self._transact([job]) for job in group]
        except sqlite3.OperationalError as error:  # a full disk, a locked file: no other write would fare better
            return [StoreFailure(str(error))] * len(group)

    def _transact(self, group: list[Job]) -> Outcome:
        """All or nothing. Whatever is wrong with a write is its answer: this thread has to go on."""
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
    """A second look at the file of a server that may be running."""
    return sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)


def _locked(path: Path) -> int:
    """A file that is held as long as the process lives, however it ends."""
    handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    if not lock(handle):
        os.close(handle)
        raise UndercroftError(
            f"another server uses {path.parent}; stop it, choose another folder with --data, "
            "or run several servers on PostgreSQL (--database)"
        )
    return handle
