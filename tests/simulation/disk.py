"""The disk of a machine under the real SQLite store: full, slow, failing to read, write or sync, lying about syncs.

The real SQLite runs in memory. The threads of the store become callbacks: its writer commits what has gathered, some
time after the first write.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
from collections import deque
from collections.abc import Callable, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final

from tests.simulation.world import World
from undercroft.server.store import sqlite
from undercroft.server.store.sqlite import SqliteStore

Group = list[tuple[str, Sequence[Any]]]
SAFE: Final = ("FULL", "EXTRA")  # levels of `PRAGMA synchronous` at which a commit is on the disk
MOST_LOST: Final = 50  # commits that a disk may lose


class Disk:
    """The database file, whichever process uses it. With `lies`, syncs may be lies."""

    def __init__(self, world: World, lies: bool) -> None:
        self.world = world
        self.lies = lies
        self.is_full = False
        self.is_safe = True  # commits are synced
        self.data = sqlite3.connect(":memory:", isolation_level=None)
        self._group: Group | None = None  # of the open transaction
        self._image: sqlite3.Connection | None = None  # contents at the last sync, if something was committed since
        self._unsynced: list[Group] = []
        self._limbo: Group | None = None  # a commit that has failed and may yet be found in the log
        self.lost = 0  # commits lost in power cuts

    def execute(self, sql: str, values: Sequence[Any] = ()) -> sqlite3.Cursor:
        if sql.startswith("PRAGMA synchronous"):
            self.is_safe = sql.rpartition(" ")[2] in SAFE
        elif sql.startswith("BEGIN"):
            self._begin()
        elif sql == "COMMIT":
            return self._commit()
        elif sql.startswith("SELECT") or (sql.startswith("PRAGMA") and "=" not in sql):
            if self.world.fails("read"):
                raise sqlite3.OperationalError("disk I/O error")
        elif self._group is not None:
            self._group.append((sql, values))
            if self.is_full:
                raise sqlite3.OperationalError("database or disk is full")
            if self.world.fails("write"):
                raise sqlite3.OperationalError("disk I/O error")
        return self.data.execute(sql, values)

    def _begin(self) -> None:
        is_lie = self.lies and self.world.luck.random() < 0.5
        if (is_lie or not self.is_safe) and self._image is None:
            self._image = sqlite3.connect(":memory:")
            self.data.backup(self._image)
        elif (self.is_safe and not is_lie) or len(self._unsynced) > MOST_LOST:
            self._image, self._unsynced = None, []
        self._group = []

    def _commit(self) -> sqlite3.Cursor:
        group, self._group = self._group or [], None
        if not group:
            return self.data.execute("COMMIT")  # without a write nothing can fail
        if self.is_full:
            raise sqlite3.OperationalError("database or disk is full")
        if self.world.fails("sync"):
            self._limbo = group
            raise sqlite3.OperationalError("disk I/O error")
        self._limbo = None
        if self._image is not None:
            self._unsynced.append(group)
        return self.data.execute("COMMIT")

    def rollback(self) -> None:
        self._group = None
        self.data.rollback()

    def restart(self, power: bool) -> None:
        """The process that used it is gone. With `power`, so is whatever was not synced."""
        self.rollback()
        if not power:
            return
        if self._image is not None:
            kept = self.world.luck.randint(0, len(self._unsynced))
            self.lost += len(self._unsynced) - kept
            self._image.backup(self.data)
            for group in self._unsynced[:kept]:
                self._redo(group)
        if self._limbo is not None and self.world.luck.random() < 0.5:
            self._redo(self._limbo)  # its frames were in the log
        self._image, self._unsynced, self._limbo = None, [], None

    def _redo(self, group: Group) -> None:
        self.data.execute("BEGIN")
        for sql, values in group:
            self.data.execute(sql, values)
        self.data.execute("COMMIT")


class Connection:
    """A connection of the store to its file."""

    def __init__(self, disk: Disk) -> None:
        self._disk = disk

    def execute(self, sql: str, values: Sequence[Any] = ()) -> sqlite3.Cursor:
        return self._disk.execute(sql, values)

    def rollback(self) -> None:
        self._disk.rollback()

    def close(self) -> None:
        """Does nothing: the disk outlives it."""


class Idle(Exception):
    """The writer has nothing to do."""


class Jobs:
    """The queue of the store's writer, which runs when it has had time to."""

    def __init__(self, world: World, work: Callable[[], None]) -> None:
        self._world = world
        self._work = work
        self._jobs: deque[Any] = deque()
        self._is_due = False

    def put(self, job: Any) -> None:
        self._jobs.append(job)
        if not self._is_due:
            self._is_due = True
            asyncio.get_running_loop().call_later(self._world.sync_seconds(), self._due)

    def _due(self) -> None:
        self._is_due = False
        with contextlib.suppress(Idle):
            self._work()

    def get(self) -> Any:
        if not self._jobs:
            raise Idle
        return self._jobs.popleft()

    def empty(self) -> bool:
        return not self._jobs


class NoThread:
    """A thread that never runs. What it does has no effect on what the store promises."""

    def __init__(self, **_: Any) -> None:
        pass

    def start(self) -> None: ...

    def join(self) -> None: ...


DISKS: Final[dict[Path, Disk]] = {}


def install() -> None:
    """Puts disks under the store, and takes its threads away."""

    def connect(path: Any, **_: Any) -> Connection:
        return Connection(DISKS[Path(path)])

    names = {name: getattr(sqlite3, name) for name in dir(sqlite3) if not name.startswith("__")}
    vars(sqlite)["sqlite3"] = SimpleNamespace(**{**names, "connect": connect})
    vars(sqlite)["threading"] = SimpleNamespace(
        Thread=NoThread, Event=lambda: SimpleNamespace(set=lambda: None, is_set=lambda: False)
    )
    vars(sqlite)["_locked"] = lambda _: os.open(os.devnull, os.O_RDONLY)


class SimulatedSqlite(SqliteStore):
    """The store in a file of a simulated disk."""

    def __init__(self, world: World, folder: Path, disk: Disk) -> None:
        super().__init__(folder)
        DISKS[self.path] = disk
        self._jobs = Jobs(world, self._write_all)  # type: ignore[assignment]
