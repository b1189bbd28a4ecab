"""The growing map: turning up location cards and laying them."""

from __future__ import annotations

from undercroft.games.serpent import tasks
from undercroft.games.serpent.book import ESCORT, PLACE_DECK, PLACES, QUESTS
from undercroft.games.serpent.chart import cell_at, x_of, y_of
from undercroft.games.serpent.notation import LAY, LAY_TURNED, code, first_of, second_of, verb_of
from undercroft.games.serpent.table import Table, lift, put_under, some
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


def explore(table: Table, seat: int, count: int, chance: Chance) -> bool:
    """Lay so many locations; False if none fits."""
    place = turn_up(table, chance)
    if place < 0:
        return False
    if count > 1:
        table.push(tasks.EXPLORE, seat, count - 1)
    table.push(tasks.ASK_LAY, placer(table, seat, place), place)
    return True


def placer(table: Table, seat: int, place: int) -> int:
    """Who lays a card: in impartial placement a neighbour whose personal quest does not lead there."""
    if not table.variants.impartial_placement:
        return seat
    for quest in table.quests:
        if quest.seat < 0 and QUESTS[quest.kind].places >> place & 1:
            return seat
    for other in table.alive_from(seat):
        if not leads_to(table, other, place):
            return other
    return seat


def leads_to(table: Table, seat: int, place: int) -> bool:
    """Is the location named by an open personal quest of the seat (an escort's first place, until it is taken)?"""
    for quest in table.quests:
        face = QUESTS[quest.kind]
        if quest.seat != seat or quest.is_done or (face.category == ESCORT and quest.is_carried):
            continue
        if face.places >> place & 1:
            return True
    return False


def lay_options(table: Table, place: int) -> list[int]:
    """Every legal cell and turn."""
    found: list[int] = []
    for spot in table.chart.spots(place, to_lay(table) == 0):
        cell = spot >> 1
        found.append(code(LAY_TURNED if spot & 1 else LAY, x_of(cell) + 64, y_of(cell) + 64))
    return found


def lay(table: Table, seat: int, place: int, move: int) -> None:
    cell = cell_at(first_of(move) - 64, second_of(move) - 64)
    table.chart = table.chart.lay(place, cell, verb_of(move) == LAY_TURNED)
    table.is_final = True
    if table.told is not None:
        table.tell("serpent-event-laid", {"who": seat, "place": PLACES[place].id})
