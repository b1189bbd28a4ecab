"""Advice for people at tables: taken down first, then thought about in a process of its own, told to nobody else."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from undercroft.kernel.match import Match
from undercroft.server.bots.pool import BotPool
from undercroft.server.limits import Limits
from undercroft.server.live.live_tables import LiveTables
from undercroft.server.now import now_ms
from undercroft.server.protocol.advice import Advice, Hint
from undercroft.server.protocol.basics import Player
from undercroft.server.rates import Buckets, Counts
from undercroft.server.refusal import Refusal
from undercroft.server.tables import entries as e
from undercroft.server.tables.permissions import hint_for
from undercroft.server.tables.table import Table
from undercroft.server.turns import Asker

SECONDS: Final = 1.0  # of thought for one piece of advice


class Hints:
    """So many a minute for each person, one at a time. `most` is what the operator lets bots think at most."""

    def __init__(self, tables: LiveTables, bots: BotPool, limits: Limits, most: float | None) -> None:
        self._tables = tables
        self._bots = bots
        self._seconds = SECONDS if most is None else min(SECONDS, most)
        self._often = Buckets(limits.hints_per_minute / 60, limits.hints_per_minute)
        self._asking = Counts(1)

    async def give(self, me: Player, address: str, id: str, asked: Hint) -> Advice:
        if not self._often.take(me.id) or not self._asking.enter(me.id):
            raise Refusal("too_fast", "too many hints were asked for; think for yourself for a moment")
        try:
            view = await self._noted(me, id, asked)
            found = await self._bots.advise(
                str(view["game"]), view, self._seconds, id, asked.seat, Asker(me.id, address)
            )
            return msgspec.convert(found, Advice)
        finally:
            self._asking.leave(me.id)

    async def _noted(self, me: Player, id: str, asked: Hint) -> dict[str, Any]:
        """The view that the advice is about, once it is stored that it was asked for."""
        view: dict[str, Any] = {}

        def change(table: Table) -> e.AnyEntry | int:
            made = hint_for(table, me, asked, now_ms())
            assert isinstance(table.match, Match)
            view.update(table.match.view(asked.seat))
            return made

        await self._tables.act(id, change)
        return view
