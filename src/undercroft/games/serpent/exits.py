"""Exits as they work now: printed on the location, opened, or shut by a card in play."""

from __future__ import annotations

from undercroft.games.serpent.book import BLOCKED, OPEN
from undercroft.games.serpent.table import Table


def exit_kind(table: Table, place: int, side: int) -> int:
    """How an exit works now: opened ones are open, a dropped gate blocks the rest."""
    exit = place * 4 + side
    if exit in table.opened:
        return OPEN
    for hero in table.heroes:
        if hero.waits == exit:
            return OPEN
    if shut_test(table, place) >= 0:
        return BLOCKED
    return table.chart.exit(place, side)


def shut_test(table: Table, place: int) -> int:
    """The stat and number (stat * 16 + number) of a gate dropped in a location; -1 for none."""
    for gate in table.shut:
        if gate // 64 == place:
            return gate % 64
    return -1
