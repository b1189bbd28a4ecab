"""A table in a list."""

from __future__ import annotations

import msgspec

from undercroft.server.protocol.tables import Seat, Summary
from undercroft.server.protocol.views import Result
from undercroft.server.tables.table import Table


def summary_of(table: Table) -> Summary:
    """The table in a list; what depends on who asks (`yours`, `invite`, `here`) is filled in when it is read."""
    match = table.match
    result = None if match is None else match.result
    return Summary(
        id=table.id,
        game=table.settings.game,
        phase=table.phase,
        visibility=table.settings.visibility,
        host=table.header.host,
        seats=[Seat(chair.player, chair.bot, False, None, None, chair.hints) for chair in table.chairs],
        clock=table.settings.clock,
        spectators=table.settings.spectators,
        hot_seat=table.settings.hot_seat,
        turn=list(table.turn),
        result=None if result is None else msgspec.convert(result.data(), Result),
        steps=0 if match is None else table.steps_before + len(match.steps),
        created=table.header.created,
        updated=table.updated,
        invite="",
        yours=[],
        friendly=table.is_friendly,
        why_friendly=table.why_friendly,
        lesson=table.settings.lesson,
    )


def summary_for(summary: Summary, person: str | None, invite: str) -> Summary:
    yours = [number for number, seat in enumerate(summary.seats) if seat.player and seat.player.id == person]
    return msgspec.structs.replace(summary, yours=yours, invite=invite)
