"""The map: location cards side by side, upright or turned by 180°. A chart never changes; a new one takes its place."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from undercroft.games.serpent.book import ENTRANCE, ENTRANCES, NAKARIS_LAIR, PLACES, WALL

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
SIDES: Final = ("north", "east", "south", "west")

WIDTH: Final = 128
MIDDLE: Final = 64 * WIDTH + 64
STEP: Final = [-WIDTH, 1, WIDTH, -1]  # to the neighbouring cell, by side


def cell_at(x: int, y: int) -> int:
    """A cell by its steps east and south of the middle."""
    return MIDDLE + y * WIDTH + x


def x_of(cell: int) -> int:
    return cell % WIDTH - 64


def y_of(cell: int) -> int:
    return cell // WIDTH - 64


@final
@mypyc_attr(acyclic=True)
class Chart:
    """Which location lies where, and what follows from it."""

    __slots__ = (
        "cells",
        "turned",
        "sides",
        "at",
        "near",
        "distance",
        "gaps",
        "placed",
        "is_whole",
        "_can_swap",
        "_turns",
    )

    def __init__(self, cells: list[int], turned: int) -> None:
        self.cells = cells  # by location; -1: not on the map
        self.turned = turned  # bit set of locations lying upside down
        self.at: dict[int, int] = {}
        self.placed: list[int] = []
        for place, cell in enumerate(cells):
            if cell >= 0:
                self.at[cell] = place
                self.placed.append(place)
        self.sides: list[int] = [0] * len(cells)  # sides of each location that are no wall, as bits
        for place in self.placed:
            for side in range(4):
                if self.exit(place, side) != WALL:
                    self.sides[place] |= 1 << side
        self.near: list[int] = [-1] * (4 * len(cells))  # the location behind each side, if a way leads there
        self.gaps: list[int] = []  # empty cells that a way leads to
        for place in self.placed:
            for side in range(4):
                self._look(place, side)
        self.distance = self._distances()
        self.is_whole = True
        for place in self.placed:
            if self.distance[place] < 0:
                self.is_whole = False
        self._can_swap = -1
        self._turns: list[int] | None = None

    def _look(self, place: int, side: int) -> None:
        if not self.sides[place] >> side & 1:
            return
        cell = self.cells[place] + STEP[side]
        other = self.at.get(cell, -1)
        if other >= 0:
            if self.sides[other] >> ((side + 2) & 3) & 1:
                self.near[place * 4 + side] = other
        elif cell not in self.gaps:
            self.gaps.append(cell)

    def _distances(self) -> list[int]:
        """Steps from each location to the nearest entrance."""
        distance = [-1] * len(self.cells)
        rim = [place for place in ENTRANCES if self.cells[place] >= 0]
        for place in rim:
            distance[place] = 0
        while rim:
            further: list[int] = []
            for place in rim:
                for side in range(4):
                    other = self.near[place * 4 + side]
                    if other >= 0 and distance[other] < 0:
                        distance[other] = distance[place] + 1
                        further.append(other)
            rim = further
        return distance

    # -- looking --------------------------------------------------------------------------------------

    def side_of(self, place: int, side: int) -> int:
        """Which printed side lies on this side of the map."""
        return (side + 2) & 3 if self.turned >> place & 1 else side

    def exit(self, place: int, side: int) -> int:
        """The kind of the exit on a side."""
        return PLACES[place].exits[self.side_of(place, side)]

    def side_to(self, place: int, other: int) -> int:
        """The side of a location that leads to another one."""
        for side in range(4):
            if self.near[place * 4 + side] == other:
                return side
        return -1

    def within(self, place: int, steps: int) -> list[int]:
        """The locations at most so many steps away, itself left out."""
        found = [place]
        start = 0
        for _ in range(steps):
            end = len(found)
            for number in range(start, end):
                for side in range(4):
                    other = self.near[found[number] * 4 + side]
                    if other >= 0 and other not in found:
                        found.append(other)
            start = end
        return found[1:]

    # -- laying cards -----------------------------------------------------------------------------------

    def fits(self, place: int, cell: int, is_turned: bool) -> bool:
        """Would a card be joined by a way that is no wall on either card?"""
        exits = PLACES[place].exits
        for side in range(4):
            other = self.at.get(cell + STEP[side], -1)
            if other < 0:
                continue
            mine = exits[(side + 2) & 3 if is_turned else side]
            if mine != WALL and self.sides[other] >> ((side + 2) & 3) & 1:
                return True
        return False

    def leaves_gap(self, place: int, cell: int, is_turned: bool) -> bool:
        """Would a way still lead to an empty cell?"""
        if len(self.gaps) > 1:
            return True
        exits = PLACES[place].exits
        for side in range(4):
            mine = exits[(side + 2) & 3 if is_turned else side]
            if mine != WALL and cell + STEP[side] not in self.at:
                return True
        return False

    def has_spot(self, place: int, is_last: bool) -> bool:
        """Is there any legal cell and turn for a card?"""
        for cell in self.gaps:
            for turned in range(1 if PLACES[place].is_symmetric else 2):
                if self.fits(place, cell, turned == 1) and (is_last or self.leaves_gap(place, cell, turned == 1)):
                    return True
        return False

    def spots(self, place: int, is_last: bool) -> list[int]:
        """Every legal cell and turn of a card, as cell * 2 + turned; turns that make no difference are one."""
        found: list[int] = []
        for cell in self.gaps:
            for turned in range(1 if PLACES[place].is_symmetric else 2):
                if self.fits(place, cell, turned == 1) and (is_last or self.leaves_gap(place, cell, turned == 1)):
                    found.append(cell * 2 + turned)
        return found

    def lay(self, place: int, cell: int, is_turned: bool) -> Chart:
        cells = self.cells.copy()
        cells[place] = cell
        return Chart(cells, self.turned | 1 << place if is_turned else self.turned)

    def swapped(self, place: int, other: int) -> Chart:
        cells = self.cells.copy()
        cells[place], cells[other] = cells[other], cells[place]
        return Chart(cells, self.turned)

    def turn(self, place: int) -> Chart:
        return Chart(self.cells, self.turned ^ 1 << place)

    # -- shifts ----------------------------------------------------------------------------------------

    def partners(self, place: int) -> list[int]:
        """The locations that a location can be swapped with, the map staying whole."""
        return [other for other in self._movable() if other != place and self._is_whole_with(place, other)]

    def swappable(self) -> list[int]:
        """The locations that can be swapped with any other."""
        movable = self._movable()
        return [
            place for place in movable if any(other != place and self._is_whole_with(place, other) for other in movable)
        ]

    def can_swap(self) -> bool:
        """Is there any legal swap?"""
        if self._can_swap < 0:
            movable = self._movable()
            self._can_swap = 0
            for number, place in enumerate(movable):
                if any(self._is_whole_with(place, other) for other in movable[number + 1 :]):
                    self._can_swap = 1
                    break
        return self._can_swap == 1

    def _is_whole_with(self, first: int, second: int) -> bool:
        """Would every location be reached from an entrance if these two changed places?"""
        rim = [place for place in ENTRANCES if self.cells[place] >= 0]
        reached = 0
        for place in rim:
            reached |= 1 << place
        count = len(rim)
        while rim:
            place = rim.pop()
            cell = self.cells[second if place == first else first if place == second else place]
            for side in range(4):
                if not self.sides[place] >> side & 1:
                    continue
                other = self.at.get(cell + STEP[side], -1)
                if other < 0:
                    continue
                other = second if other == first else first if other == second else other
                if not reached >> other & 1 and self.sides[other] >> ((side + 2) & 3) & 1:
                    reached |= 1 << other
                    count += 1
                    rim.append(other)
        return count == len(self.placed)

    def _movable(self) -> list[int]:
        """Neither an entrance nor Nakari's lair."""
        return [place for place in self.placed if PLACES[place].kind != ENTRANCE and place != NAKARIS_LAIR]

    def turns(self) -> list[int]:
        """Locations, no entrance, that can be turned with the map staying whole."""
        if self._turns is None:
            self._turns = [
                place
                for place in self.placed
                if PLACES[place].kind != ENTRANCE and not PLACES[place].is_symmetric and self.turn(place).is_whole
            ]
        return self._turns


def first_chart(entrance: int) -> Chart:
    """The entrance alone."""
    cells = [-1] * len(PLACES)
    cells[entrance] = MIDDLE
    return Chart(cells, 0)
