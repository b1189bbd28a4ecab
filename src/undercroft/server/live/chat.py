"""Table chat, stored separately from entries and limited by person, address and table."""

from __future__ import annotations

from typing import Final

import msgspec

from undercroft.server.limits import Buckets, Limits
from undercroft.server.live.live_table import LiveTable
from undercroft.server.live.live_tables import LiveTables
from undercroft.server.protocol.basics import Player
from undercroft.server.protocol.messages import Chat, Said
from undercroft.server.refusal import Refusal
from undercroft.server.system import now_ms
from undercroft.server.tables.permissions import line_for

TRIES: Final = 8  # attempts of a writer that lost the race for a line number
MINUTE: Final = 60


class ChatWriter:
    """Adds lines of chat to tables."""

    def __init__(self, tables: LiveTables, limits: Limits) -> None:
        self._tables = tables
        self._persons = Buckets(limits.lines_per_minute / MINUTE, limits.lines_per_minute)
        self._addresses = Buckets(limits.lines_per_address / MINUTE, limits.lines_per_address)

    async def say(self, me: Player, address: str, request: Chat) -> int:
        """Says a line and returns the version of the table. A repeated request adds nothing."""
        if not self._persons.take(me.id) or not self._addresses.take(address):
            raise Refusal("too_fast", "too many lines in a minute; wait a moment")
        async with self._tables.opened(request.table, lambda live: _line(live, me, request.text)) as found:
            live, line = found
            await self._keep(live, me, request.id, line)
            self._tables.publish(live)
            assert live.table is not None
            return live.table.version

    async def _keep(self, live: LiveTable, me: Player, request: str, line: Said) -> None:
        store = self._tables.store
        for _ in range(TRIES):
            numbered = msgspec.structs.replace(line, version=live.chat.last + 1)
            body = msgspec.json.encode(numbered).decode()
            if await store.say(live.id, numbered.version, me.id, request, body):
                return live.chat.add(numbered)
            if await store.was_said(live.id, me.id, request):
                return None  # a repeated request
            await self._tables.hear(live)  # another process took this number first
        raise Refusal("busy", "too many people are writing at once; send the line again")


def _line(live: LiveTable, me: Player, text: str) -> Said:
    assert live.table is not None  # the table is open
    return line_for(live.table, live.here, me, text, now_ms())
