"""A store in PostgreSQL for several server processes, which learn of each other's changes through an announcer.

Entries are written in batches, with one statement and one sync for all pending ones. Tables are read in batches too.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import AsyncIterator, Collection, Sequence
from typing import Any, Final, LiteralString

import psycopg
from psycopg.conninfo import make_conninfo
from psycopg_pool import AsyncConnectionPool, PoolTimeout

from undercroft.kernel.errors import UndercroftError
from undercroft.server.store.announcer import Announcer, NotifyAnnouncer, read_announcement
from undercroft.server.store.base import URGENT, Listener, Row, Statement, Store, StoreFailure, TableRow
from undercroft.server.store.batches import Batches
from undercroft.server.store.schema import SCHEMA, VERSION

# Advisory locks: one guards the creation of the schema, and every living server process holds one for its number.
LOCKS: Final = 0x756E6463
CREATING: Final = 0
ALIVE: Final = (
    f"SELECT objid FROM pg_locks WHERE locktype = 'advisory' AND classid = {LOCKS} AND granted"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)
UNKEPT: Final = f"(keeper IS NULL OR keeper = ? OR keeper NOT IN ({ALIVE}))"
ONLINE: Final = "online"  # stands for a table in `presence`: people with an open page
RETRY: Final = 1.0  # seconds until a lost connection is retried
PATIENCE: Final = 10.0  # seconds that a request waits for a connection
# TCP keepalives detect a dead connection within a minute. A connection that only listens would not notice otherwise.
ALERT: Final = {"keepalives_idle": 20, "keepalives_interval": 10, "keepalives_count": 3}
LANES: Final = 2  # concurrent batches of entries: the next one is sent while the disk is synced
# Inserts each entry that is the first of its number, and updates the row of its table. Returns those tables. Sorted by
# table, so that two processes that write to the same tables take their locks in the same order.
APPEND: Final = """
    WITH new AS (
        INSERT INTO entries (table_id, n, body)
        SELECT * FROM unnest(%s::text[], %s::bigint[], %s::text[]) AS given (table_id, n, body) ORDER BY table_id
        ON CONFLICT DO NOTHING RETURNING table_id
    )
    UPDATE tables SET summary = given.summary, phase = given.phase, visibility = given.visibility,
        version = given.version, due = given.due, updated = given.updated,
        network = CASE WHEN given.phase = 'open' THEN tables.network END
    FROM unnest(%s::text[], %s::text[], %s::text[], %s::text[], %s::bigint[], %s::bigint[], %s::bigint[])
        AS given (id, summary, phase, visibility, version, due, updated)
    WHERE tables.id = given.id AND given.id IN (SELECT table_id FROM new) RETURNING tables.id
"""
READ_ON: Final = """
    SELECT given.place, body FROM unnest(%s::bigint[], %s::text[], %s::bigint[]) AS given (place, id, version)
    JOIN entries ON table_id = given.id AND n > given.version ORDER BY place, n
"""

Append = tuple[TableRow, str]  # the new row of a table, and the entry that changed it

log: Final = logging.getLogger(__name__)


class PostgresStore(Store):
    """A store in PostgreSQL. A process that dies loses its lock and the tables it kept. `announce` are addresses of
    message servers for announcements; without any, PostgreSQL carries them.
    """

    is_shared = True

    def __init__(self, url: str, connections: int = 8, announce: Sequence[str] = ()) -> None:
        self.url: str = make_conninfo(url, **ALERT)
        self.server: int = secrets.randbelow((1 << 31) - 2) + 1
        self._pool = AsyncConnectionPool(
            self.url,
            min_size=1,
            max_size=connections,
            open=False,
            kwargs={"autocommit": True},
            timeout=PATIENCE,
            # Gives up soon and retries on the next request; otherwise the pauses grow to minutes.
            reconnect_timeout=PATIENCE,
        )
        self._announcer = self._make_announcer(announce)
        self._appends = Batches(self._append_all, LANES)
        self._entries = Batches(self._read_all)
        self._listeners: list[Listener] = []
        self._ear: asyncio.Task[None] | None = None
        self._hears = asyncio.Event()
        self._alive: set[int] = set()  # server processes seen at the last look or heard from since

    def _make_announcer(self, announce: Sequence[str]) -> Announcer:
        if not announce:
            return NotifyAnnouncer(self.url, self.server, self._hear, self._look_at_all)
        try:
            from undercroft.server.store.nats_announcer import NatsAnnouncer  # an optional extra: `undercroft[nats]`
        except ModuleNotFoundError as error:
            raise UndercroftError(
                f"--announce needs {error.name}, which is not installed: pip install 'undercroft[nats]'"
            ) from None
        return NatsAnnouncer(self.url, self.server, self._hear, self._look_at_all, announce)

    @property
    def is_deaf(self) -> bool:
        return self._announcer.is_deaf

    async def open(self) -> None:
        try:
            await self._open()
        except (psycopg.Error, StoreFailure, TimeoutError) as error:
            # the workers of an unclosed pool can survive cancellation, and the process would not end
            await self.close()
            why = " ".join(str(error).split()) or "no connection is left"
            what = "cannot be used" if isinstance(error, psycopg.ProgrammingError) else "does not answer"
            raise UndercroftError(f"the database {what}: {why}; check --database") from None

    async def _open(self) -> None:
        async with await psycopg.AsyncConnection.connect(self.url, autocommit=True) as connection:
            await _prepare(connection)
        await self._pool.open(wait=True, timeout=PATIENCE)
        self._ear = asyncio.create_task(self._listen_for_ever())
        await asyncio.wait_for(self._hears.wait(), PATIENCE)
        self._announcer.open()
        await self.execute(f"DELETE FROM presence WHERE server NOT IN ({ALIVE})")

    async def close(self) -> None:
        if self._ear is not None:
            self._ear.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._ear
        await self._appends.close()
        await self._entries.close()
        await self._announcer.close()
        await self._pool.close()

    async def read(self, sql: str, *values: Any) -> list[Row]:
        if any(isinstance(value, str) and "\0" in value for value in values):
            return []  # PostgreSQL cannot store or search such text
        async with self._connection() as connection:
            cursor = await connection.execute(_sql(sql), values)
            return list(await cursor.fetchall())

    async def write(self, statements: Sequence[Statement], changed: str | None = None) -> bool:
        is_done = await self._transact(statements)
        if is_done and changed is not None:
            self._announcer.tell(changed, is_about_people=False)
        return is_done

    async def _transact(self, statements: Sequence[Statement]) -> bool:
        async with self._connection() as connection:
            try:
                async with connection.transaction():
                    for statement in statements:
                        cursor = await connection.execute(_sql(statement.sql), statement.values)
                        if cursor.rowcount < 1 and not statement.may_miss:
                            raise psycopg.Rollback  # leaves only this transaction
                    return True
            except psycopg.IntegrityError:
                return False
        return False

    # -- entries, in batches ------------------------------------------------------------------------

    async def append(
        self, row: TableRow, body: str, people: set[str] | None, further: Sequence[Statement] = ()
    ) -> bool:
        if people is not None or further:  # a change of seats or a message: rare, and several statements
            return await super().append(row, body, people, further)
        is_first = await self._appends.do((row, body))
        if is_first:
            self._announcer.tell(row.id, is_about_people=False)
        return is_first

    async def _append_all(self, appends: list[Append]) -> list[bool | Exception]:
        try:
            return list(await self._append_together(appends))
        except StoreFailure as failure:
            if not isinstance(failure.__cause__, psycopg.Error) or len(appends) == 1 or _is_lost(failure.__cause__):
                return [failure] * len(appends)
        # One of them cannot be written; the others are written separately.
        return [outcome for append in appends for outcome in await self._append_alone(append)]

    async def _append_alone(self, append: Append) -> list[bool | Exception]:
        try:
            return list(await self._append_together([append]))
        except StoreFailure as failure:
            return [False if isinstance(failure.__cause__, psycopg.IntegrityError) else failure]

    async def _append_together(self, appends: list[Append]) -> list[bool]:
        """Appends entries in one statement, which is its own transaction: no lock remains if this process stalls."""
        outcomes = [False] * len(appends)
        waiting = list(enumerate(appends))
        while waiting:
            # position of the first waiting entry of each table
            turn = {row.id: place for place, (row, _) in reversed(waiting)}
            rows = [appends[place][0] for place in turn.values()]
            given = (
                *([row.id for row in rows], [row.version for row in rows], [appends[p][1] for p in turn.values()]),
                *([row.id for row in rows], [row.summary for row in rows], [row.phase for row in rows]),
                *([row.visibility for row in rows], [row.version for row in rows], [row.due for row in rows]),
                [row.updated for row in rows],
            )
            for row in await self._execute(APPEND, given):
                outcomes[turn[row[0]]] = True
            waiting = [(place, append) for place, append in waiting if place not in turn.values()]
        return outcomes

    async def entries(self, id: str, after: int) -> list[str]:
        return await self._entries.do((id, after))

    async def _read_all(self, wanted: list[tuple[str, int]]) -> list[list[str]]:
        found: list[list[str]] = [[] for _ in wanted]
        ids = [id if "\0" not in id else "" for id, _ in wanted]  # PostgreSQL cannot search for NUL
        for place, body in await self._execute(READ_ON, (list(range(len(ids))), ids, [after for _, after in wanted])):
            found[place].append(body)
        return found

    async def _execute(self, sql: LiteralString, values: Sequence[Any]) -> list[Row]:
        async with self._connection() as connection:
            return list(await (await connection.execute(sql, values)).fetchall())

    def listen(self, listener: Listener) -> None:
        self._listeners.append(listener)

    async def standings(self, ids: Sequence[str]) -> dict[str, tuple[int, int | None]]:
        living = f"CASE WHEN keeper IN ({ALIVE}) THEN keeper END"
        rows = await self.read(f"SELECT id, version, {living} FROM tables WHERE id = ANY(?)", list(ids))
        return {id: (version, keeper) for id, version, keeper in rows}

    async def claim(self, id: str) -> bool:
        return await self.write(
            [Statement(f"UPDATE tables SET keeper = ? WHERE id = ? AND {UNKEPT}", self.server, id, self.server)]
        )

    async def overdue(self, now: int, most: int) -> list[str]:
        alive = set(await self.column(ALIVE))
        dead, self._alive = self._alive - alive, alive
        if dead:  # their people are away until they return; changes they did not announce are read
            for table in await self.column("SELECT DISTINCT table_id FROM presence WHERE server = ANY(?)", list(dead)):
                self._tell(table)
        rows = await self.read(
            f"SELECT id, keeper FROM tables WHERE due <= ? AND {UNKEPT} ORDER BY {URGENT} LIMIT ?",
            *(now, self.server, most),
        )
        return [id for id, keeper in rows if keeper == self.server or await self.claim(id)]

    async def arrive(self, table: str, person: str) -> None:
        sql = "INSERT INTO presence (table_id, person, server) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
        await self.execute(sql, table, person, self.server)
        self._announcer.tell(table, is_about_people=True)

    async def depart(self, table: str, person: str) -> None:
        sql = "DELETE FROM presence WHERE table_id = ? AND person = ? AND server = ?"
        await self.execute(sql, table, person, self.server)
        self._announcer.tell(table, is_about_people=True)

    async def present(self, table: str) -> set[str]:
        sql = f"SELECT person FROM presence WHERE table_id = ? AND server IN ({ALIVE})"
        return set(await self.column(sql, table))

    async def come_online(self, person: str) -> None:
        sql = "INSERT INTO presence (table_id, person, server) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
        await self.execute(sql, ONLINE, person, self.server)

    async def go_offline(self, person: str) -> None:
        sql = "DELETE FROM presence WHERE table_id = ? AND person = ? AND server = ?"
        await self.execute(sql, ONLINE, person, self.server)

    async def online(self, people: Collection[str]) -> set[str]:
        sql = f"SELECT person FROM presence WHERE table_id = ? AND person = ANY(?) AND server IN ({ALIVE})"
        return set(await self.column(sql, ONLINE, list(people)))

    @contextlib.asynccontextmanager
    async def _connection(self) -> AsyncIterator[psycopg.AsyncConnection[tuple[Any, ...]]]:
        try:
            async with self._pool.connection() as connection:
                yield connection
        except (psycopg.Error, PoolTimeout) as error:
            raise StoreFailure(str(error)) from error

    async def _listen_for_ever(self) -> None:
        """Listens on a dedicated connection. Its lock marks this process as alive."""
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(self.url, autocommit=True) as connection:
                    # Shared, because a dead connection that is not yet detected still holds it.
                    await connection.execute("SELECT pg_advisory_lock_shared(%s, %s)", (LOCKS, self.server))
                    async with self._announcer.listening(connection):
                        self._hears.set()
                        self._look_at_all()  # announcements sent while nobody listened are lost
                        async for notice in connection.notifies():
                            self._hear(notice.payload)
            except Exception as error:  # this task has to go on, or the process would be taken for dead
                log.warning("the connection to the database broke, trying again: %r", error)
            await asyncio.sleep(RETRY)

    def _hear(self, payload: str) -> None:
        announcement = read_announcement(payload)
        if announcement is None:
            return
        server, tables = announcement
        self._alive.add(server)
        for table, is_about_people in tables:
            self._tell(table, is_about_people)

    def _look_at_all(self) -> None:
        self._tell("")

    def _tell(self, table: str, is_about_people: bool = True) -> None:
        for listener in self._listeners:
            listener(table, is_about_people)


async def _prepare(connection: psycopg.AsyncConnection[tuple[Any, ...]]) -> None:
    """Checks that all text can be stored, and creates the schema if there is none."""
    encoding = connection.info.parameter_status("server_encoding")
    if encoding != "UTF8":
        raise UndercroftError(f"the database is encoded in {encoding}; create it with ENCODING 'UTF8'")
    async with connection.transaction():
        # If several processes start at once, one creates the schema and the others wait.
        await connection.execute("SELECT pg_advisory_xact_lock(%s, %s)", (LOCKS, CREATING))
        await connection.execute("CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL)")
        found = await (await connection.execute("SELECT version FROM schema_version")).fetchone()
        version = found[0] if found else 0
        if version > VERSION:
            raise UndercroftError(
                f"the database is of schema {version}; this release reads schema {VERSION}. "
                "Open it with the release that wrote it"
            )
        if version < VERSION:
            for statement in SCHEMA:
                await connection.execute(_sql(statement))
            await connection.execute("DELETE FROM schema_version")
            await connection.execute("INSERT INTO schema_version VALUES (%s)", (VERSION,))


def _is_lost(error: psycopg.Error) -> bool:
    """Returns whether the connection or the database is gone, so that other writes would fail too."""
    return isinstance(error, psycopg.OperationalError) and not isinstance(error, psycopg.errors.DeadlockDetected)


def _sql(text: str) -> LiteralString:
    """Returns SQL of the interface in psycopg's syntax. User input is never part of it, only a parameter."""
    return text.replace("?", "%s")
