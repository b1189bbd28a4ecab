"""Announcements by NOTIFY of PostgreSQL: nothing else has to run.

Not in the transaction of the change: NOTIFY holds a lock of the whole database until the commit is on the disk.
"""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from typing import Final, LiteralString

from undercroft.server.store.announcer import CONCERNED, Announcer, Connection

CHANNEL: Final = "undercroft_"  # and the number of the process: each listens to its own
NOTIFY: Final[LiteralString] = (
    f"SELECT pg_notify('{CHANNEL}' || server, words) FROM ({CONCERNED}) AS concerned"  # one round trip
)


class NotifyAnnouncer(Announcer):
    @contextlib.asynccontextmanager
    async def listening(self, connection: Connection) -> AsyncIterator[None]:
        await connection.execute(f"LISTEN {CHANNEL}{self._server}".encode())
        self.is_deaf = False
        try:
            yield
        finally:
            self.is_deaf = True

    async def _carry(self, connection: Connection, told: dict[str, object]) -> None:
        await connection.execute(NOTIFY, told)
