"""Tells who has to decide since the last entry, at tables where people need not be present."""

from __future__ import annotations

from typing import Final

from undercroft.server.tables.table import Table

SOON: Final = 60_000  # milliseconds in which somebody who is playing answers; only then is a message sent
LAST: Final = 12 * 3_600_000  # milliseconds before the end of a clock at which a reminder is sent, at most
SHORT: Final = 3_600_000  # times for a decision up to this length have no reminder


def people_asked(table: Table) -> dict[str, int | None]:
    """Returns the people whom the last entry has asked for a decision, each with the time when their clock runs out.

    Nobody needs a message at a table with a live clock, where a bot plays on, and nobody but bots waits for a person
    who plays without a clock.
    """
    is_slow = table.clocks.kind == "days" or (table.clocks.kind == "none" and table.could_be_fooled)
    if not is_slow or table.settings.hot_seat or table.settings.lesson:
        return {}
    found: dict[str, int | None] = {}
    for seat in table.turn:
        chair, clocks = table.chairs[seat], table.clocks
        is_passed = seat in table.windows and table.window_times.passes(seat)
        if table.asked[seat] != table.version or not chair.is_played or is_passed or table.is_answered(seat):
            continue
        assert chair.player is not None  # a person plays the seat
        found[chair.player.id] = clocks.at + clocks.left[seat] if seat in clocks.running else None
    return found


def messages_of(now: int, deadline: int | None) -> list[tuple[str, int]]:
    """Returns the messages about a decision, each with its time: at once, and before the clock runs out."""
    messages = [("turn", now + SOON)]
    if deadline is not None and deadline - now > SHORT:
        messages.append(("reminder", deadline - min(LAST, (deadline - now) // 4)))
    return messages
