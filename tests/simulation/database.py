"""A database server under the real PostgreSQL store of several processes: slow, cut off, restarted, losing answers.

SQLite executes the statements, one transaction after the other. What is specific to PostgreSQL is translated, or done
here: arrays, advisory locks, LISTEN and NOTIFY. No commit is ever lost, as with `fsync` and a synchronous standby.
"""

from __future__ import annotations

import asyncio
import contextlib
import contextvars
import json
import re
import sqlite3
from collections.abc import AsyncIterator, Sequence
from types import SimpleNamespace, TracebackType
from typing import Any, Final

import psycopg
from psycopg_pool import PoolTimeout

from tests.simulation.loop import HERE, Process
from tests.simulation.world import World
from undercroft.server.store import announcer, postgres

KEEPALIVE: Final = 50.0  # seconds until a dead connection is noticed, as with `ALERT`
BUSY: Final = 0.002  # seconds until a blocked statement is tried again
LOCK: Final = "pg_advisory_lock_shared"
PREPARED: Final = """
    CREATE TABLE pg_locks (locktype TEXT, classid BIGINT, objid BIGINT, granted BIGINT, database BIGINT, line BIGINT);
    CREATE TABLE pg_database (oid BIGINT, datname TEXT);
    INSERT INTO pg_database VALUES (1, 'here');
"""


class Database:
    """The database server. One connection of SQLite stands for all of them."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.data = sqlite3.connect(":memory:", isolation_level=None)
        self.data.create_function("current_database", 0, lambda: "here")
        self.data.executescript(PREPARED)
        self.lines: dict[Line, None] = {}
        self.down_until = 0.0
        self.walls: set[Process] = set()  # processes that cannot reach it
        self.holder: Line | None = None  # the connection whose transaction is under way
        self._numbers = 0

    def connect(self) -> Line:
        process = HERE.get()
        if self.world.loop.time() < self.down_until or process in self.walls or self.world.fails("connect"):
            raise psycopg.OperationalError("connection failed")
        self._numbers += 1
        line = Line(self, self._numbers, process)
        self.lines[line] = None
        return line

    # -- what happens to it -------------------------------------------------------------------------

    def restart(self, seconds: float) -> None:
        """Goes down, and comes back with every commit: a crash, or the promotion of a synchronous standby."""
        self.down_until = self.world.loop.time() + seconds
        self.cut()

    def cut(self) -> None:
        for line in list(self.lines):
            line.cut()

    def lost(self, process: Process, is_silent: bool) -> None:
        """The process is gone; the database finds out at once, or when it misses its packets."""
        for line in [line for line in self.lines if line.process is process]:
            wait = KEEPALIVE if is_silent else 0.0
            self.world.loop.call_later(wait, line.cut, context=contextvars.Context())

    # -- statements ---------------------------------------------------------------------------------

    def run(self, line: Line, sql: Any, values: Any) -> sqlite3.Cursor:
        if sql is postgres.APPEND:
            return self._append(values)
        if sql is postgres.READ_ON:
            return self._read_on(values)
        if sql is announcer.NOTIFY:
            return self._notify(values)
        text = sql.decode() if isinstance(sql, bytes) else str(sql)
        if LOCK in text:
            self.data.execute("INSERT INTO pg_locks VALUES ('advisory', ?, ?, 1, 1, ?)", (*values, line.number))
            return self.data.execute("SELECT 1")
        if text.startswith("LISTEN"):
            line.channel = int(text.rpartition("_")[2])
            return self.data.execute("SELECT 1")
        if text.startswith("SET ") or "pg_advisory_xact_lock" in text:
            return self.data.execute("SELECT 1")
        text = re.sub(r"= ANY\(\?\)", "IN (SELECT value FROM json_each(?))", text.replace("%s", "?"))
        given = [json.dumps(value) if isinstance(value, list) else value for value in values or ()]
        if any(isinstance(value, str) and "\0" in value for value in given):
            raise psycopg.DataError("PostgreSQL text fields cannot contain NUL (0x00) bytes")
        return self.data.execute(text, given)

    def _append(self, values: Sequence[Any]) -> sqlite3.Cursor:
        self.data.execute("SAVEPOINT append")
        ids = []
        for id, n, body, *row in zip(*values[:3], *values[4:], strict=True):
            summary, phase, visibility, version, due, updated = row
            sql = "INSERT INTO entries (table_id, n, body) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
            if self.data.execute(sql, (id, n, body)).rowcount:
                self.data.execute(
                    "UPDATE tables SET summary = ?, phase = ?, visibility = ?, version = ?, due = ?, updated = ?,"
                    " network = CASE WHEN ? = 'open' THEN network END WHERE id = ?",
                    (summary, phase, visibility, version, due, updated, phase, id),
                )
                ids.append(id)
        self.data.execute("RELEASE append")
        return self.data.execute("SELECT value FROM json_each(?)", (json.dumps(ids),))

    def _read_on(self, values: Sequence[Any]) -> sqlite3.Cursor:
        found = []
        for place, id, version in zip(*values, strict=True):
            sql = "SELECT body FROM entries WHERE table_id = ? AND n > ? ORDER BY n"
            found += [[place, body] for (body,) in self.data.execute(sql, (id, version))]
        sql = "SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]') FROM json_each(?)"
        return self.data.execute(sql, (json.dumps(found),))

    def _notify(self, told: dict[str, Any]) -> sqlite3.Cursor:
        me, heard = told["me"], dict[int, list[str]]()
        for word in told["words"]:
            id = word.lstrip(announcer.PEOPLE)
            concerned = "SELECT server FROM presence WHERE table_id = ? UNION SELECT keeper FROM tables WHERE id = ?"
            for (server,) in self.data.execute(concerned, (id, id)).fetchall():
                if server is not None and server != me:
                    heard.setdefault(server, []).append(word)
        for server, words in heard.items():
            for line in self.lines:
                if line.channel == server and not self.world.is_lost(0.05):
                    line.tell(f"{me} {' '.join(words)}")
        return self.data.execute("SELECT 1")


class Line:
    """A connection of a process to the database, with the interface of psycopg that the store uses."""

    def __init__(self, database: Database, number: int, process: Process | None) -> None:
        self.number = number
        self.process = process
        self.channel: int | None = None
        self.info = SimpleNamespace(parameter_status=lambda _: "UTF8")
        self.is_broken = False
        self._database = database
        self._world = database.world
        self._notices: asyncio.Queue[str | None] = asyncio.Queue()
        self._cut: asyncio.Future[None] = database.world.loop.create_future()
        self._depth = 0  # open transactions

    def tell(self, payload: str) -> None:
        self._world.loop.call_later(
            self._world.delay() / 10, self._notices.put_nowait, payload, context=contextvars.Context()
        )

    def cut(self) -> None:
        """The connection breaks. What it had not committed is rolled back."""
        if self.is_broken:
            return
        self.is_broken = True
        self._database.lines.pop(self, None)
        self._database.data.execute("DELETE FROM pg_locks WHERE line = ?", (self.number,))
        self._let_go(False)
        self._notices.put_nowait(None)
        if not self._cut.done():
            self._cut.set_result(None)

    def _let_go(self, is_done: bool) -> None:
        if self._database.holder is self:
            self._database.holder = None
            self._database.data.execute("COMMIT" if is_done else "ROLLBACK")

    async def execute(self, sql: Any, values: Any = ()) -> Rows:
        """Sends a statement. It may be executed although its answer never comes."""
        loop, world = self._world.loop, self._world
        if self.is_broken:
            raise psycopg.OperationalError("the connection is closed")
        result: asyncio.Future[Rows] = loop.create_future()
        context = contextvars.Context()
        if self.process not in self._database.walls:
            loop.call_later(world.hop(), self._arrive, sql, values, result, context=context)
        waiting: list[asyncio.Future[Any]] = [result, self._cut]
        try:
            await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        except asyncio.CancelledError:
            self.cut()  # the pool does not reuse such a connection
            raise
        if not result.done():
            raise psycopg.OperationalError("the connection is lost")
        return result.result()

    def _arrive(self, sql: Any, values: Any, result: asyncio.Future[Rows]) -> None:
        if self.is_broken:
            return
        if self._database.holder not in (None, self):  # a transaction of another one is under way
            self._world.loop.call_later(BUSY, self._arrive, sql, values, result, context=contextvars.Context())
            return
        if self._depth and self._database.holder is None:
            self._database.holder = self
            self._database.data.execute("BEGIN")
        kind = "read" if "SELECT" in str(sql)[:20] else "write"
        try:
            if self._world.fails(kind):
                raise psycopg.errors.DeadlockDetected("deadlock detected")
            cursor = self._database.run(self, sql, values)
            rows, count = cursor.fetchall(), cursor.rowcount
        except sqlite3.IntegrityError as error:
            self._world.later(result, psycopg.errors.UniqueViolation(str(error)))
        except sqlite3.Error as error:
            self._world.later(result, psycopg.ProgrammingError(str(error)))
        except psycopg.Error as error:
            self._world.later(result, error)
        else:
            if self._world.fails("answer"):
                self.cut()
            else:
                self._world.later(result, Rows(rows, count))

    @contextlib.asynccontextmanager
    async def transaction(self) -> AsyncIterator[None]:
        self._depth += 1
        try:
            yield
            if self._database.holder is self:
                await asyncio.sleep(self._world.hop())
                if self.is_broken:
                    raise psycopg.OperationalError("the connection is lost")
                if self._world.fails("sync"):
                    self.cut()
                    raise psycopg.OperationalError("the connection is lost")
                self._let_go(True)
                if self._world.fails("answer"):
                    self.cut()
                    raise psycopg.OperationalError("the connection is lost")
        except psycopg.Rollback:
            pass
        finally:
            self._depth -= 1
            self._let_go(False)

    async def notifies(self) -> AsyncIterator[Any]:
        while (payload := await self._notices.get()) is not None:
            yield SimpleNamespace(payload=payload)
        raise psycopg.OperationalError("the connection is lost")

    async def close(self) -> None:
        self.cut()

    async def __aenter__(self) -> Line:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.cut()


class Rows:
    """The result of a statement."""

    def __init__(self, rows: list[Any], count: int) -> None:
        self._rows = rows
        self.rowcount = count

    async def fetchall(self) -> list[Any]:
        return self._rows

    async def fetchone(self) -> Any:
        return self._rows[0] if self._rows else None


class Pool:
    """A pool of connections, with the interface of psycopg's that the store uses."""

    def __init__(self, url: str, *, max_size: int, timeout: float, **_: Any) -> None:
        self._database = DATABASES[url]
        self._places = asyncio.Semaphore(max_size)
        self._timeout = timeout
        self._idle: list[Line] = []

    async def open(self, **_: Any) -> None:
        """Connects when needed."""

    @contextlib.asynccontextmanager
    async def connection(self) -> AsyncIterator[Line]:
        try:
            async with asyncio.timeout(self._timeout):
                await self._places.acquire()
        except TimeoutError:
            raise PoolTimeout("couldn't get a connection") from None
        try:
            line = await self._line()
            try:
                yield line
            finally:
                if not line.is_broken:
                    self._idle.append(line)
        finally:
            self._places.release()

    async def _line(self) -> Line:
        try:
            async with asyncio.timeout(self._timeout):
                while True:
                    while self._idle:
                        line = self._idle.pop()
                        if not line.is_broken:
                            return line
                    try:
                        return self._database.connect()
                    except psycopg.OperationalError:
                        await asyncio.sleep(0.25)
        except TimeoutError:
            raise PoolTimeout("couldn't get a connection") from None

    async def close(self) -> None:
        for line in self._idle:
            line.cut()


DATABASES: Final[dict[str, Database]] = {}


def install() -> None:
    """Puts simulated databases under the store."""

    async def connect(url: str, **_: Any) -> Line:
        database = DATABASES[url]
        await asyncio.sleep(database.world.hop())
        return database.connect()

    vars(postgres)["AsyncConnectionPool"] = Pool
    psycopg.AsyncConnection.connect = connect  # type: ignore[method-assign,assignment]
    vars(postgres)["make_conninfo"] = lambda url, **_: url
