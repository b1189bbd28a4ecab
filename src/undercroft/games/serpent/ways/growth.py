"""How the map can grow: which location cards are left, and which of them fit."""

from __future__ import annotations

from undercroft.games.serpent.box.book import PLACE_DECK, PLACES
from undercroft.games.serpent.table.decks import lift, put_under, some
from undercroft.games.serpent.table.table import Table
from undercroft.kernel.chance import Chance, total


def to_lay(table: Table) -> int:
    """Location cards in the deck and in hands."""
    count = int(total(table.places_left)) + len(table.places_under)
    for hero in table.heroes:
        count += len(hero.places)
    return count


def can_explore(table: Table) -> bool:
    """Does any location left in the deck fit on the map? Asked often: the answer holds until the map changes."""
    if table.fitted is not table.chart:
        table.fitted = table.chart
        is_last = to_lay(table) == 1
        table.has_fit = any(
            count and table.chart.has_spot(place, is_last) for place, count in enumerate(table.places_left)
        ) or any([table.chart.has_spot(place, is_last) for place in table.places_under])
    return table.has_fit


def turn_up(table: Table, chance: Chance) -> int:
    """Draw until a card fits, each at most once; cards that do not go under the deck. -1: none fits."""
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
    if found >= 0 and table.told is not None:
        table.tell("serpent-event-turned-up", {"place": PLACES[found].id})
    return found
