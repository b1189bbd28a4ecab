"""Tells other server processes which tables changed: after the commit, in batches, and only the processes concerned.

A process is concerned with the tables that people follow through it (`presence`) and with the tables it keeps. It
registers before it reads a table, and recipients are looked up after the commit, so a change is either read or
announced. PostgreSQL itself or a message system (`nats_announcer`) carries the announcements. They are hints: a
lost announcement is noticed by comparing versions.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable
from typing import Final, LiteralString

import psycopg

PEOPLE: Final = "@"  # prefix of a table id: presence has changed as well
MAX_TABLES: Final = 400  # tables per announcement; PostgreSQL takes 8,000 bytes
RETRY: Final = 1.0  # seconds until a lost connection is retried
# Selects the processes that changes at some tables concern, and the announcement for each.
CONCERNED: Final[LiteralString] = """
    WITH told AS (SELECT word, ltrim(word, %(people)s) AS id FROM unnest(%(words)s::text[]) AS word)
    SELECT server, %(me)s::bigint || ' ' || string_agg(word, ' ') AS words FROM (
        SELECT server, word FROM told JOIN presence ON table_id = id
        UNION
        SELECT keeper, word FROM told JOIN tables USING (id) WHERE keeper IS NOT NULL
    ) AS concerned WHERE server <> %(me)s GROUP BY server
"""

Connection = psycopg.AsyncConnection[tuple[object, ...]]
Hear = Callable[[str], None]  # called with an announcement from another process

log: Final = logging.getLogger(__name__)


class Announcer(ABC):
    """Exchanges announcements for process `server`. Calls `look` when one may have been missed."""

    def __init__(self, url: str, server: int, hear: Hear, look: Callable[[], None]) -> None:
        self._url = url
        self._server = server
        self._hear = hear
        self._look = look
        self.is_deaf: bool = True  # true while announcements of other processes are not received
        self._untold: dict[str, bool] = {}  # unannounced tables, each with whether presence has changed
        self._wake = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    def open(self) -> None:
        self._tasks.append(asyncio.create_task(self._tell_for_ever()))

    async def close(self) -> None:
        """Stops the tasks, with repeated cancellations, since the client of a message system may swallow one."""
        while waiting := [task for task in self._tasks if not task.done()]:
            for task in waiting:
                task.cancel()
            await asyncio.wait(waiting, timeout=RETRY / 10)

    def listening(self, connection: Connection) -> contextlib.AbstractAsyncContextManager[None]:
        """Returns a context for the database connection that marks this process as alive; override to listen on it."""
        return contextlib.nullcontext()

    def tell(self, table: str, is_about_people: bool) -> None:
        """Queues an announcement without waiting. If this process dies first, others notice its death and reread."""
        self._untold[table] = is_about_people or self._untold.get(table, False)
        self._wake.set()

    async def _tell_for_ever(self) -> None:
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(self._url, autocommit=True) as connection:
                    # An announcement is not worth a disk sync, during which its lock would be held.
                    await connection.execute("SET synchronous_commit = off")
                    while True:
                        await self._wake.wait()
                        self._wake.clear()
                        await self._tell_all(connection)
            except Exception as error:
                log.warning("changes cannot be announced, trying again: %r", error)
            self._wake.set()
            await asyncio.sleep(RETRY)

    async def _tell_all(self, connection: Connection) -> None:
        while self._untold:
            batch = dict(list(self._untold.items())[:MAX_TABLES])
            words = [PEOPLE + table if is_about_people else table for table, is_about_people in batch.items()]
            for table in batch:
                del self._untold[table]
            try:
                await self._carry(connection, {"words": words, "people": PEOPLE, "me": self._server})
            except BaseException:
                for table, is_about_people in batch.items():
                    self.tell(table, is_about_people)
                raise

    @abstractmethod
    async def _carry(self, connection: Connection, told: dict[str, object]) -> None:
        """Looks up with `CONCERNED` which processes `events` concerns, and tells them."""


def read_announcement(payload: str) -> tuple[int, list[tuple[str, bool]]] | None:
    """Returns the sender and the tables, each with whether presence has changed; None for any other text."""
    server, *words = payload.split(" ")
    if not server.isdecimal() or not all(words):
        return None
    return int(server), [(word.lstrip(PEOPLE), word.startswith(PEOPLE)) for word in words]


CHANNEL: Final = "undercroft_"  # followed by the process number: each process listens to its own
NOTIFY: Final[LiteralString] = (
    f"SELECT pg_notify('{CHANNEL}' || server, words) FROM ({CONCERNED}) AS concerned"  # one round trip
)


class NotifyAnnouncer(Announcer):
    """Announces over PostgreSQL's NOTIFY, which needs no further service. Announcements are sent outside the
    transaction of the change: NOTIFY locks the whole database until the commit is on disk.
    """

    @contextlib.asynccontextmanager
    async def listening(self, connection: Connection) -> AsyncIterator[None]:
        await connection.execute(f"LISTEN {CHANNEL}{self._server}".encode())
        self.is_deaf: bool = False
        try:
            yield
        finally:
            self.is_deaf = True

    async def _carry(self, connection: Connection, told: dict[str, object]) -> None:
        await connection.execute(NOTIFY, told)
