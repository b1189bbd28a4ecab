"""The layout of the map in this turn: exits opened or shut, and the location cards that still fit."""

from __future__ import annotations

from undercroft.games.serpent.box.book import BLOCKED, OPEN, PLACE_DECK, PLACES
from undercroft.games.serpent.table.decks import lift, put_under, some
from undercroft.games.serpent.table.map import Gate, exit_at
from undercroft.games.serpent.table.table import Table
from undercroft.kernel.chance import Chance, total


def exit_kind(table: Table, place: int, side: int) -> int:
    """Returns how an exit works now: opened ones are open, a dropped gate blocks the rest."""
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
    """Returns the gate that dropped in a location this turn."""
    for gate in table.shut:
        if gate.place == place:
            return gate
    return None


def to_lay(table: Table) -> int:
    """Returns location cards in the deck and in hands."""
    count = int(total(table.places_left)) + len(table.places_under)
    for hero in table.heroes:
        count += len(hero.places)
    return count


def can_explore(table: Table) -> bool:
    """Returns whether a location left in the deck fits on the map. Cached until the map changes."""
    if table.fitted is not table.chart:
        table.fitted = table.chart
        is_last = to_lay(table) == 1
        table.has_fit = any(
            count and table.chart.has_spot(place, is_last) for place, count in enumerate(table.places_left)
        ) or any([table.chart.has_spot(place, is_last) for place in table.places_under])
    return table.has_fit


def turn_up(table: Table, chance: Chance) -> int:
    """Draws until a card fits, each at most once; cards that do not fit go under the deck. Returns -1 if none fits."""
    is_last = to_lay(table) == 1
    refused: list[int] = []
    found = -1
    while found < 0:
        if not some(table.places_left):
            lift(table.places_left, table.places_under)
            if not some(table.places_left):
                break
        place = chance.draw(PLACE_DECK, table.places_left)
        table.places_left[place] -= 1
        if table.chart.spots(place, is_last):
            found = place
        else:
            refused.append(place)
    if refused:
        put_under(table.places_left, table.places_under, refused)
    if found >= 0 and table.events is not None:
        table.tell("serpent-event-turned-up", {"place": PLACES[found].id})
    return found
