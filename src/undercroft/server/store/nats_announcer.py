"""Announcements by NATS, where there are many processes: NOTIFY wakes a backend of each for every word of any.

Whom to tell is looked up in the database, as ever: a read, which locks nothing. While the message server is away
everybody plays on, and what others did is found by versions (`LiveTables.catch_up`), a second later.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Sequence
from typing import Final

from nats.aio.client import Client
from nats.aio.msg import Msg

from undercroft.server.store.announcer import CONCERNED, RETRY, Announcer, Connection, Hear

SUBJECT: Final = "undercroft.server."  # and the number of the process: each hears its own
CONNECT: Final = 5  # seconds that a server has to take a connection
ANSWER: Final = 5  # seconds that it has to say that it has taken what was told
PING: Final = 10  # seconds between two looks whether a silent line is dead; two in vain are enough

log = logging.getLogger(__name__)


class NatsAnnouncer(Announcer):
    """`servers` are addresses of one NATS server or of several of a cluster."""

    def __init__(self, url: str, server: int, hear: Hear, look: Callable[[], None], servers: Sequence[str]) -> None:
        super().__init__(url, server, hear, look)
        self._servers = list(servers)
        self._client = Client()
        self._is_there = asyncio.Event()

    def open(self) -> None:
        super().open()
        self._tasks.append(asyncio.create_task(self._hear_for_ever()))

    async def _hear_for_ever(self) -> None:
        while True:
            try:
                await self._hear_until_it_breaks()
            except Exception as error:  # deaf, this process sees moves of others late: it has to go on
                self._complain(error)
            finally:
                self.is_deaf = True
                self._is_there.clear()
                with contextlib.suppress(Exception):
                    await self._client.close()
            await asyncio.sleep(RETRY)

    async def _hear_until_it_breaks(self) -> None:
        broken = asyncio.Event()

        async def end() -> None:
            broken.set()

        async def fail(error: Exception) -> None:
            self._complain(error)

        async def hear(message: Msg) -> None:
            self._hear(message.data.decode(errors="replace"))

        self._client = Client()
        await self._client.connect(
            servers=self._servers,
            allow_reconnect=False,  # a new client is made: with it, it is known what was heard
            connect_timeout=CONNECT,
            ping_interval=PING,
            closed_cb=end,
            error_cb=fail,
        )
        await self._client.subscribe(f"{SUBJECT}{self._server}", cb=hear)
        await self._client.flush(ANSWER)  # from here on everything is heard
        self.is_deaf = False
        self._is_there.set()
        log.info("announcements go by NATS")
        self._look()
        await broken.wait()

    @staticmethod
    def _complain(error: Exception) -> None:
        log.warning("the message server of --announce does not answer, trying again; moves go on: %r", error)

    async def _carry(self, connection: Connection, told: dict[str, object]) -> None:
        await self._is_there.wait()
        for server, words in await (await connection.execute(CONCERNED, told)).fetchall():
            await self._client.publish(f"{SUBJECT}{server}", str(words).encode())
        await self._client.flush(ANSWER)  # else a line that breaks now would take them along unnoticed
