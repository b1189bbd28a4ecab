"""Who plays alone with bots may let them make no pauses until it is the person's turn."""

from __future__ import annotations

from undercroft.server.live.live_tables import LiveTables
from undercroft.server.refusal import Refusal
from undercroft.server.tables.table import Table


async def hurry(tables: LiveTables, id: str, person: str, seat: int) -> int:
    """The version of the table. Where other people play nothing changes: they want to follow. It is remembered by this
    process alone: where another one moves the bots, they keep their pace."""

    def change(table: Table) -> int:
        if seat not in table.seats_of(person):
            raise Refusal("not_your_seat", f"seat {seat} is not yours")
        players = {chair.player.id for chair in table.chairs if chair.player is not None and chair.is_played}
        if table.phase == "playing" and players <= {person} and seat not in table.turn:
            tables.hold(id).hurried = seat
        return table.version

    version = await tables.act(id, change)
    tables.on_change(tables.hold(id))
    return version
