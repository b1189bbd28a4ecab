"""Tells other server processes which tables were changed: after the commit, many at once, and only those concerned.

A process is concerned with the tables that people follow through it (`presence`) and with those it keeps. It enters
itself there before it reads a table, and whom to tell is looked up after the commit: a change is either read or told.
What carries the words is PostgreSQL itself (`notify`) or a message system (`nats_announcer`). They are hints: one that
is lost is found by versions.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Final, LiteralString

import psycopg

PEOPLE: Final = "@"  # before the id of a table: who is there has changed as well
MOST: Final = 400  # tables in one announcement; PostgreSQL takes 8,000 bytes
RETRY: Final = 1.0  # seconds until a lost connection is tried again
# The processes that a change at some tables concerns, and what each is told.
CONCERNED: Final[LiteralString] = """
    WITH told AS (SELECT word, ltrim(word, %(people)s) AS id FROM unnest(%(words)s::text[]) AS word)
    SELECT server, %(me)s::bigint || ' ' || string_agg(word, ' ') AS words FROM (
        SELECT server, word FROM told JOIN presence ON table_id = id
        UNION
        SELECT keeper, word FROM told JOIN tables USING (id) WHERE keeper IS NOT NULL
    ) AS concerned WHERE server <> %(me)s GROUP BY server
"""

Connection = psycopg.AsyncConnection[tuple[object, ...]]
Hear = Callable[[str], None]  # is called with what another process tells this one

log = logging.getLogger(__name__)


class Announcer(ABC):
    """`server` is the number of this process, `look` is called when something may have been said unheard."""

    def __init__(self, url: str, server: int, hear: Hear, look: Callable[[], None]) -> None:
        self._url = url
        self._server = server
        self._hear = hear
        self._look = look
        self.is_deaf = True  # does this process not hear what others tell it?
        self._untold: dict[str, bool] = {}  # tables, and whether who is there has changed
        self._wake = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    def open(self) -> None:
        self._tasks.append(asyncio.create_task(self._tell_for_ever()))

    async def close(self) -> None:
        """The client of a message system may keep a cancelling to itself: it is told until it ends."""
        while waiting := [task for task in self._tasks if not task.done()]:
            for task in waiting:
                task.cancel()
            await asyncio.wait(waiting, timeout=RETRY / 10)

    def listening(self, connection: Connection) -> contextlib.AbstractAsyncContextManager[None]:
        """As long as there is a line to the database that says that this process lives, for one who hears there."""
        return contextlib.nullcontext()

    def tell(self, table: str, is_about_people: bool) -> None:
        """Nobody waits for it. What is not told because this process dies is found when its death is noticed."""
        self._untold[table] = is_about_people or self._untold.get(table, False)
        self._wake.set()

    async def _tell_for_ever(self) -> None:
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(self._url, autocommit=True) as connection:
                    # An announcement is not worth a sync, for which its lock would be held.
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
            batch = dict(list(self._untold.items())[:MOST])
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
        """Look up with `CONCERNED` whom `told` concerns, and tell them."""


def read_announcement(payload: str) -> tuple[int, list[tuple[str, bool]]] | None:
    """Who told, and of which tables, each with whether who is there has changed; None for words of strangers."""
    server, *words = payload.split(" ")
    if not server.isdecimal() or not all(words):
        return None
    return int(server), [(word.lstrip(PEOPLE), word.startswith(PEOPLE)) for word in words]
