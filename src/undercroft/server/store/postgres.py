"""Tables in PostgreSQL: several server processes at once, told of each other's changes by an announcer.

Entries are written in batches, one statement and one sync for all that have come in; so are tables read on.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import AsyncIterator, Sequence
from typing import Any, Final, LiteralString

import psycopg
from psycopg.conninfo import make_conninfo
from psycopg_pool import AsyncConnectionPool, PoolTimeout

from undercroft.kernel.errors import UndercroftError
from undercroft.server.store.announcer import Announcer, read_announcement
from undercroft.server.store.base import URGENT, Listener, Row, Statement, Store, StoreFailure, TableRow
from undercroft.server.store.batches import Batches
from undercroft.server.store.migrations import MIGRATIONS
from undercroft.server.store.notify import NotifyAnnouncer

# Advisory locks: one that guards the migration, and one that every living server process holds for its number.
LOCKS: Final = 0x756E6463
MIGRATING: Final = 0
ALIVE: Final = (
    f"SELECT objid FROM pg_locks WHERE locktype = 'advisory' AND classid = {LOCKS} AND granted"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)
UNKEPT: Final = f"(keeper IS NULL OR keeper = ? OR keeper NOT IN ({ALIVE}))"
RETRY: Final = 1.0  # seconds until a lost connection is tried again
PATIENCE: Final = 10.0  # seconds that a request waits for a connection
# A line that went dead without a word is noticed within a minute: nothing else would tell who only listens.
ALERT: Final = {"keepalives_idle": 20, "keepalives_interval": 10, "keepalives_count": 3}
LANES: Final = 2  # batches of entries under way at once: the next is sent while the disk is synced
# Every entry that is the first of its number, with the new row of its table; the tables where it was. In the order of
# tables, so that two processes which write to the same ones wait for each other in one direction only.
APPEND: Final = """
    WITH new AS (
        INSERT INTO entries (table_id, n, body)
        SELECT * FROM unnest(%s::text[], %s::bigint[], %s::text[]) AS given (table_id, n, body) ORDER BY table_id
        ON CONFLICT DO NOTHING RETURNING table_id
    )
    UPDATE tables SET summary = given.summary, phase = given.phase, visibility = given.visibility,
        version = given.version, due = given.due, updated = given.updated, edition = given.edition
    FROM unnest(%s::text[], %s::text[], %s::text[], %s::text[], %s::bigint[], %s::bigint[], %s::bigint[], %s::text[])
        AS given (id, summary, phase, visibility, version, due, updated, edition)
    WHERE tables.id = given.id AND given.id IN (SELECT table_id FROM new) RETURNING tables.id
"""
READ_ON: Final = """
    SELECT given.place, body FROM unnest(%s::bigint[], %s::text[], %s::bigint[]) AS given (place, id, version)
    JOIN entries ON table_id = given.id AND n > given.version ORDER BY place, n
"""

Append = tuple[TableRow, str]  # the new row of a table, and the entry that made it so

log = logging.getLogger(__name__)


class PostgresStore(Store):
    """`url` is a postgresql:// address. A process that dies loses its lock, and with it the tables it kept.

    `announce` are addresses of message servers that carry announcements; without any, PostgreSQL does.
    """

    is_shared = True

    def __init__(self, url: str, connections: int = 8, announce: Sequence[str] = ()) -> None:
        self.url = make_conninfo(url, **ALERT)
        self.server = secrets.randbelow((1 << 31) - 2) + 1
        self._pool = AsyncConnectionPool(
            self.url,
            min_size=1,
            max_size=connections,
            open=False,
            kwargs={"autocommit": True},
            timeout=PATIENCE,
            # Gives up soon, and tries again for the next request: its pauses grow to minutes otherwise.
            reconnect_timeout=PATIENCE,
        )
        self._announcer = self._make_announcer(announce)
        self._appends = Batches(self._append_all, LANES)
        self._entries = Batches(self._read_all)
        self._listeners: list[Listener] = []
        self._ear: asyncio.Task[None] | None = None
        self._hears = asyncio.Event()
        self._alive: set[int] = set()  # server processes seen at the last look or heard of since

    def _make_announcer(self, announce: Sequence[str]) -> Announcer:
        if not announce:
            return NotifyAnnouncer(self.url, self.server, self._hear, self._look_at_all)
        try:
            from undercroft.server.store.nats_announcer import NatsAnnouncer  # an extra of its own: `undercroft[nats]`
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
            await self.close()  # workers of a pool that is left open can outlive their cancelling: nothing would end
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
        await self.write([Statement(f"DELETE FROM presence WHERE server NOT IN ({ALIVE})", may_miss=True)])

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
            return []  # PostgreSQL keeps no such text, and refuses to look for it
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
                            raise psycopg.Rollback  # leaves the transaction, and no further
                    return True
            except psycopg.IntegrityError:
                return False
        return False

    # -- entries, in batches ------------------------------------------------------------------------

    async def append(self, row: TableRow, body: str, people: set[str] | None) -> bool:
        if people is not None:  # somebody sat down or stood up: seldom, and of several statements
            return await super().append(row, body, people)
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
        # One of them cannot be written, and no other has to suffer for it.
        return [outcome for append in appends for outcome in await self._append_alone(append)]

    async def _append_alone(self, append: Append) -> list[bool | Exception]:
        try:
            return list(await self._append_together([append]))
        except StoreFailure as failure:
            return [False if isinstance(failure.__cause__, psycopg.IntegrityError) else failure]

    async def _append_together(self, appends: list[Append]) -> list[bool]:
        """In one statement, which is a transaction of its own: nothing stays locked if this process stands still."""
        outcomes = [False] * len(appends)
        waiting = list(enumerate(appends))
        while waiting:
            turn = {row.id: place for place, (row, _) in reversed(waiting)}  # of each table the first that waits
            rows = [appends[place][0] for place in turn.values()]
            given = (
                *([row.id for row in rows], [row.version for row in rows], [appends[p][1] for p in turn.values()]),
                *([row.id for row in rows], [row.summary for row in rows], [row.phase for row in rows]),
                *([row.visibility for row in rows], [row.version for row in rows], [row.due for row in rows]),
                *([row.updated for row in rows], [row.edition for row in rows]),
            )
            for row in await self._execute(APPEND, given):
                outcomes[turn[row[0]]] = True
            waiting = [(place, append) for place, append in waiting if place not in turn.values()]
        return outcomes

    async def entries(self, id: str, after: int) -> list[str]:
        return await self._entries.do((id, after))

    async def _read_all(self, wanted: list[tuple[str, int]]) -> list[list[str]]:
        found: list[list[str]] = [[] for _ in wanted]
        ids = [id if "\0" not in id else "" for id, _ in wanted]  # PostgreSQL refuses to look for it
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
        alive = {row[0] for row in await self.read(ALIVE)}
        dead, self._alive = self._alive - alive, alive
        if dead:  # those who were there through it are away until they come back; what it did not announce is read
            left = await self.read("SELECT DISTINCT table_id FROM presence WHERE server = ANY(?)", list(dead))
            for row in left:
                self._tell(row[0])
        rows = await self.read(
            f"SELECT id, keeper FROM tables WHERE due <= ? AND {UNKEPT} ORDER BY {URGENT} LIMIT ?",
            *(now, self.server, most),
        )
        return [id for id, keeper in rows if keeper == self.server or await self.claim(id)]

    async def arrive(self, table: str, person: str) -> None:
        sql = "INSERT INTO presence (table_id, person, server) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
        await self._transact([Statement(sql, table, person, self.server, may_miss=True)])
        self._announcer.tell(table, is_about_people=True)

    async def depart(self, table: str, person: str) -> None:
        sql = "DELETE FROM presence WHERE table_id = ? AND person = ? AND server = ?"
        await self._transact([Statement(sql, table, person, self.server, may_miss=True)])
        self._announcer.tell(table, is_about_people=True)

    async def present(self, table: str) -> set[str]:
        rows = await self.read(f"SELECT person FROM presence WHERE table_id = ? AND server IN ({ALIVE})", table)
        return {row[0] for row in rows}

    @contextlib.asynccontextmanager
    async def _connection(self) -> AsyncIterator[psycopg.AsyncConnection[tuple[Any, ...]]]:
        try:
            async with self._pool.connection() as connection:
                yield connection
        except (psycopg.Error, PoolTimeout) as error:
            raise StoreFailure(str(error)) from error

    async def _listen_for_ever(self) -> None:
        """One connection of its own: it hears what others changed, and its lock says that this process lives."""
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(self.url, autocommit=True) as connection:
                    # Shared: a line that is dead and not known to be so holds it still.
                    await connection.execute("SELECT pg_advisory_lock_shared(%s, %s)", (LOCKS, self.server))
                    async with self._announcer.listening(connection):
                        self._hears.set()
                        self._look_at_all()  # whatever was said while nobody listened is lost
                        async for notice in connection.notifies():
                            self._hear(notice.payload)
            except Exception as error:  # deaf, this process would be taken for dead: it has to go on
                log.warning("the line to the database broke, trying again: %r", error)
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
    """Check that every text can be kept, and bring the schema up to date."""
    encoding = connection.info.parameter_status("server_encoding")
    if encoding != "UTF8":
        raise UndercroftError(f"the database is encoded in {encoding}; create it with ENCODING 'UTF8'")
    async with connection.transaction():
        # Of several processes that start at once, one migrates and the others wait.
        await connection.execute("SELECT pg_advisory_xact_lock(%s, %s)", (LOCKS, MIGRATING))
        await connection.execute("CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL)")
        found = await (await connection.execute("SELECT version FROM schema_version")).fetchone()
        version = found[0] if found else 0
        if version > len(MIGRATIONS):
            raise UndercroftError(
                f"the database was written by a newer Undercroft (schema {version}, here {len(MIGRATIONS)}); update"
            )
        for statements in MIGRATIONS[version:]:
            for statement in statements:
                await connection.execute(_sql(statement))
        await connection.execute("DELETE FROM schema_version")
        await connection.execute("INSERT INTO schema_version VALUES (%s)", (len(MIGRATIONS),))


def _is_lost(error: psycopg.Error) -> bool:
    """The line or the database is gone: no other write would fare better."""
    return isinstance(error, psycopg.OperationalError) and not isinstance(error, psycopg.errors.DeadlockDetected)


def _sql(text: str) -> LiteralString:
    """The SQL of the interface in psycopg's spelling. It holds no value of anybody's: those are parameters."""
    return text.replace("?", "%s")
