"""Announcements over NATS, for many processes: with NOTIFY, each announcement would wake a backend of every process.

Recipients are looked up in the database as usual: a read, which locks nothing. While the message server is down,
play goes on, and changes of other processes are found by versions (`LiveTables.catch_up`), a second later.
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

SUBJECT: Final = "undercroft.server."  # followed by the process number: each process subscribes to its own
CONNECT: Final = 5  # seconds for a server to accept a connection
ANSWER: Final = 5  # seconds for a server to confirm what was sent
PING: Final = 10  # seconds between two pings on a silent connection; two missed pings end it

log: Final = logging.getLogger(__name__)


class NatsAnnouncer(Announcer):
    """Announces over NATS. `servers` are addresses of one NATS server, or of several in a cluster."""

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
            except Exception as error:  # without announcements this process sees moves late, but it has to go on
                self._complain(error)
            finally:
                self.is_deaf: bool = True
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
            allow_reconnect=False,  # a new client is made instead, so that missed messages are known
            connect_timeout=CONNECT,
            ping_interval=PING,
            closed_cb=end,
            error_cb=fail,
        )
        await self._client.subscribe(f"{SUBJECT}{self._server}", cb=hear)
        await self._client.flush(ANSWER)  # every message from here on is received
        self.is_deaf = False
        self._is_there.set()
        log.info("announcements are carried by NATS")
        self._look()
        await broken.wait()

    @staticmethod
    def _complain(error: Exception) -> None:
        log.warning("the message server of --announce does not answer, trying again; play continues: %r", error)

    async def _carry(self, connection: Connection, told: dict[str, object]) -> None:
        await self._is_there.wait()
        for server, words in await (await connection.execute(CONCERNED, told)).fetchall():
            await self._client.publish(f"{SUBJECT}{server}", str(words).encode())
        await self._client.flush(ANSWER)  # otherwise a connection that breaks now would lose them silently
