"""Exits as they work now: printed on the location, opened, or shut by a card in play."""

from __future__ import annotations

from undercroft.games.serpent.box.book import BLOCKED, OPEN
from undercroft.games.serpent.table.exits import Gate, exit_at
from undercroft.games.serpent.table.table import Table


def exit_kind(table: Table, place: int, side: int) -> int:
    """How an exit works now: opened ones are open, a dropped gate blocks the rest."""
    exit = exit_at(place, side)
    if exit in table.opened:
        return OPEN
    for hero in table.heroes:
        if hero.waits == exit:
            return OPEN
    if table.shut and gate_in(table, place) is not None:
        return BLOCKED
    return table.chart.exit(place, side)


def gate_in(table: Table, place: int) -> Gate | None:
    """The gate that dropped in a location this turn."""
    for gate in table.shut:
        if gate.place == place:
            return gate
    return None
