"""The map of Serpent as the rulings describe it: what can be laid, swapped and turned."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import Any

import undercroft as uc

Cell = tuple[int, int]
Laid = dict[Cell, tuple[str, bool]]  # the location on each cell, and whether it is turned
PLACES: dict[str, dict[str, Any]] = {row["id"]: row for row in uc.cards("serpent")["location"]}
BESIDE: tuple[Cell, ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))  # north, east, south, west


def laid_on(table: dict[str, Any]) -> Laid:
    return {(row["x"], row["y"]): (row["place"], row["turned"]) for row in table["map"]}


def open_sides(place: str, is_turned: bool) -> set[int]:
    """The sides without a wall."""
    exits = PLACES[place]["exits"]
    return {(side + 2) % 4 if is_turned else side for side in range(4) if exits[side] != "wall"}


def beyond(cell: Cell, side: int) -> Cell:
    return cell[0] + BESIDE[side][0], cell[1] + BESIDE[side][1]


def gaps(laid: Laid) -> set[Cell]:
    """The empty cells that some side without a wall faces."""
    faced = {beyond(cell, side) for cell, card in laid.items() for side in open_sides(*card)}
    return faced - set(laid)


def linked(laid: Laid, cell: Cell) -> list[Cell]:
    """The neighbours with which both sides have no wall."""
    found = []
    for side in open_sides(*laid[cell]):
        there = beyond(cell, side)
        if there in laid and (side + 2) % 4 in open_sides(*laid[there]):
            found.append(there)
    return found


def is_whole(laid: Laid) -> bool:
    """Tells whether every location is connected with an entrance."""
    reached = [cell for cell, (place, _) in laid.items() if PLACES[place]["kind"] == "entrance"]
    for cell in reached:
        reached += [there for there in linked(laid, cell) if there not in reached]
    return len(reached) == len(laid)


def fits(laid: Laid, place: str, is_last: bool) -> bool:
    """Tells whether there is a cell for a location, so that the map can still grow."""
    for cell in gaps(laid):
        for is_turned in (False, True):
            grown = {**laid, cell: (place, is_turned)}
            if linked(grown, cell) and (is_last or gaps(grown)):
                return True
    return False


def can_grow(table: dict[str, Any]) -> bool | None:
    """Tells whether an unlaid location fits. None where it depends on which of them are in the box."""
    laid, left = laid_on(table), table["locations_left"]
    others = [place for place in PLACES if place not in {place for place, _ in laid.values()}]
    found = {fits(laid, place, left == 1) for place in others} if left else {False}
    return found.pop() if len(found) == 1 else None


def may_stay(laid: Laid, table: dict[str, Any]) -> bool:
    return is_whole(laid) and bool(gaps(laid) or not table["locations_left"])


def can_swap(table: dict[str, Any]) -> bool:
    """Tells whether two locations could change places, neither an entrance nor Nakari's lair."""
    laid = laid_on(table)
    movable = [cell for cell, (place, _) in laid.items() if is_movable(place) and place != "nakaris-lair"]
    return any(may_stay({**laid, one: laid[other], other: laid[one]}, table) for one, other in combinations(movable, 2))


def can_turn(table: dict[str, Any], taken: Iterable[str]) -> bool:
    """Tells whether a location without heroes could be turned so that something changes."""
    laid = laid_on(table)
    return any(
        may_stay({**laid, cell: (place, not is_turned)}, table)
        for cell, (place, is_turned) in laid.items()
        if is_movable(place) and place not in taken and PLACES[place]["exits"][:2] != PLACES[place]["exits"][2:]
    )


def is_movable(place: str) -> bool:
    return bool(PLACES[place]["kind"] != "entrance")
