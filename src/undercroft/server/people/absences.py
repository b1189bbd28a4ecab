"""Time away: for some days a year, the clocks of slow matches wait for a person."""

from __future__ import annotations

import asyncio
from typing import Final

from undercroft.server.live.live_tables import LiveTables
from undercroft.server.protocol.notices import Absence
from undercroft.server.refusal import Refusal
from undercroft.server.store.base import Statement
from undercroft.server.system import now_ms
from undercroft.server.tables import entries as e
from undercroft.server.tables.table import Table

DAY: Final = 86_400_000  # milliseconds
YEAR: Final = 365 * DAY
MOST_DAYS: Final = 30  # within a year


class Absences:
    """Reads and writes absences, and tells the tables of a person."""

    def __init__(self, tables: LiveTables) -> None:
        self._tables = tables
        self._store = tables.store
        self._lock = asyncio.Lock()

    async def of(self, person: str) -> Absence:
        now = now_ms()
        sql = "SELECT since, until FROM absences WHERE person = ? AND until > ?"
        rows = await self._store.read(sql, person, now - YEAR)
        spent = sum(until - max(since, now - YEAR) for since, until in rows)
        until = max((until for _, until in rows if until > now), default=None)
        return Absence(until, max(0, MOST_DAYS - -(-spent // DAY)))

    async def leave(self, person: str, days: int) -> Absence:
        """Begins an absence of some days, or ends the present one."""
        async with self._lock:
            now = now_ms()
            ended = "UPDATE absences SET until = ? WHERE person = ? AND until > ?"
            await self._store.write([Statement(ended, now, person, now, may_miss=True)])
            left = (await self.of(person)).days_left
            if days > left:
                raise Refusal("bad_option", f"you may be away for {left} more days within a year")
            if days:
                begun = "INSERT INTO absences (person, since, until) VALUES (?, ?, ?)"
                await self._store.execute(begun, person, now, now + days * DAY)
        for id in await self._store.playing_of(person):
            await self._rest(id, person, now + days * DAY)
        return await self.of(person)

    async def _rest(self, id: str, person: str, until: int) -> None:
        for seat in (await self._tables.look(id)).seats_of(person):

            def rest(table: Table, seat: int = seat) -> e.AnyEntry | None:
                if table.phase != "playing" or table.clocks.kind != "days" or not table.chairs[seat].is_played:
                    return None
                return e.Rested(at=now_ms(), by=person, seat=seat, until=until)

            await self._tables.act(id, rest)
