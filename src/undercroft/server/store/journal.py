"""A store in memory with a journal of all writes, kept by another component: the database of a browser.

The journal holds the writes themselves. A snapshot replaces the writes before it, so that the journal need not be
read from the beginning.
"""

from __future__ import annotations

import asyncio
import base64
import sqlite3
from collections.abc import Sequence
from typing import Any, Final, Protocol

import msgspec
from msgspec import Struct

from undercroft.server.store.base import Row, Statement, StoreFailure
from undercroft.server.store.local import LocalStore, create, is_done

LONG: Final = 200  # writes after which opening the store makes a new snapshot


class Kept(Struct, frozen=True):
    """The contents of a journal: a snapshot in base64 with the number of its last write, and the writes since."""

    snapshot: str | None = None
    upto: int = 0
    writes: list[str] = []


class Journal(Protocol):
    """The interface of a journal. A line is durable when `append` returns; any error means that it was not kept."""

    async def read(self) -> str:
        """Returns a `Kept` in JSON."""

    async def append(self, number: int, write: str) -> None: ...

    async def replace(self, upto: int, snapshot: str) -> None:
        """Replaces the contents by a snapshot, atomically."""


class Written(Struct, frozen=True, array_like=True):
    """A statement in the journal."""

    sql: str
    values: list[Any]


_writes = msgspec.json.Decoder(list[Written])


class JournalStore(LocalStore):
    """A store in memory. Reads and writes run one at a time, so no reader sees a write that the journal refuses."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal
        self._number = 0
        self._lock = asyncio.Lock()
        self._last_beat: int | None = None  # kept in memory only

    async def open(self) -> None:
        kept = msgspec.json.decode(await self._journal.read(), type=Kept)
        self._connection = sqlite3.connect(":memory:", isolation_level=None)
        if kept.snapshot is not None:
            self._connection.deserialize(base64.b64decode(kept.snapshot))
        for write in kept.writes:
            for statement in _writes.decode(write):
                self._connection.execute(statement.sql, statement.values)
        self._number = kept.upto + len(kept.writes)
        if create(self._connection) or len(kept.writes) > LONG:
            snapshot = base64.b64encode(self._connection.serialize()).decode()
            await self._journal.replace(self._number, snapshot)

    async def close(self) -> None:
        self._connection.close()

    async def read(self, sql: str, *values: Any) -> list[Row]:
        async with self._lock:
            try:
                return self._connection.execute(sql, values).fetchall()
            except sqlite3.Error as error:
                raise StoreFailure(str(error)) from error

    async def write(self, statements: Sequence[Statement], changed: str | None = None) -> bool:
        """Writes statements. A write that has begun is completed even if the caller is cancelled."""
        return await asyncio.shield(asyncio.create_task(self._write(statements)))

    async def _write(self, statements: Sequence[Statement]) -> bool:
        async with self._lock:
            connection = self._connection
            connection.execute("BEGIN")
            try:
                are_done = all(is_done(connection, statement) for statement in statements)
                if are_done:
                    await self._keep(statements)
                connection.execute("COMMIT" if are_done else "ROLLBACK")
                return are_done
            except Exception as error:
                connection.rollback()
                if isinstance(error, sqlite3.IntegrityError):
                    return False
                raise StoreFailure(str(error)) from error

    async def _keep(self, statements: Sequence[Statement]) -> None:
        written = [Written(statement.sql, list(statement.values)) for statement in statements]
        if self._last_beat is not None:
            written.append(Written(BEAT, [self._last_beat]))
        await self._journal.append(self._number + 1, msgspec.json.encode(written).decode())
        self._number += 1
        self._last_beat = None

    async def beat(self, now: int, outage: tuple[int, int] | None) -> None:
        """Records that the process is alive, with the next write: a write of its own would soon fill the journal."""
        if outage is not None:
            await super().beat(now, outage)
            return
        async with self._lock:
            self._connection.execute(BEAT, [now])
            self._last_beat = now


BEAT: Final = "INSERT INTO heartbeat (id, at) VALUES (0, ?) ON CONFLICT (id) DO UPDATE SET at = excluded.at"
