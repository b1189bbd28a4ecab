"""The map: location cards side by side, upright or turned by 180°. A chart is immutable; a new one replaces it.

An exit is a number too: four times its location, plus its side.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from undercroft.games.serpent.box.book import ENTRANCE, ENTRANCES, NAKARIS_LAIR, OPEN, PLACES, turned_round

SIDES: Final = ("north", "east", "south", "west")

WIDTH: Final = 128
MIDDLE: Final = 64 * WIDTH + 64
STEP: Final = [-WIDTH, 1, WIDTH, -1]  # to the neighbouring cell, by side
BIT: Final = [1 << place for place in range(len(PLACES))]  # of a location in a set of them


def exit_at(place: int, side: int) -> int:
    return place * 4 + side


def place_of(exit: int) -> int:
    return exit // 4


def side_of(exit: int) -> int:
    return exit % 4


@final
@mypyc_attr(acyclic=True)
class Gate:
    """A gate dropped in a location: all its exits are blocked, with this test. Immutable."""

    __slots__ = ("place", "stat", "number")

    def __init__(self, place: int, stat: int, number: int) -> None:
        self.place: int = place
        self.stat: int = stat
        self.number: int = number


def cell_at(x: int, y: int) -> int:
    """Returns a cell by its steps east and south of the middle."""
    return MIDDLE + y * WIDTH + x


def x_of(cell: int) -> int:
    return cell % WIDTH - 64


def y_of(cell: int) -> int:
    return cell // WIDTH - 64


@final
@mypyc_attr(acyclic=True)
class Passages:
    """The locations behind the exits of each location, as lists and as bits: through open ones, and past a test."""

    def __init__(self, chart: Chart) -> None:
        size = len(chart.cells)
        nowhere: list[int] = []
        self.open_to: list[list[int]] = [nowhere] * size
        self.tested_to: list[list[int]] = [nowhere] * size
        self.open_ways: list[int] = [0] * size
        self.tested_ways: list[int] = [0] * size
        for place in chart.placed:
            self.open_to[place], self.tested_to[place] = [], []
            for side in range(4):
                other = chart.near[place * 4 + side]
                if other >= 0:
                    is_open = chart.exit(place, side) == OPEN
                    (self.open_to if is_open else self.tested_to)[place].append(other)
                    (self.open_ways if is_open else self.tested_ways)[place] |= BIT[other]


@final
@mypyc_attr(acyclic=True)
class Chart:
    """The place of every location, with everything derived from it."""

    def __init__(self, cells: list[int], turned: int) -> None:
        self.cells: list[int] = cells  # by location; -1: not on the map
        self.turned: int = turned  # bit set of locations lying upside down
        self.placed: list[int] = []
        self.everything: i64 = 0  # the same as bits
        self.at: dict[int, int] = {}
        self.sides: list[int] = [0] * len(cells)  # sides of each location that are no wall, as bits
        self.beside: list[int] = [-1] * (4 * len(cells))  # the location on each side, be there walls or not
        self.near: list[int] = [-1] * (4 * len(cells))  # the location behind each side, if a way leads there
        self.gaps: dict[int, int] = {}  # empty cells that a way leads to, with the sides it comes from, as bits
        self.loose: list[int] = []  # the location of each of these ways, as often as it has any
        self._passages: Passages | None = None
        self._order: list[int] = []  # locations by their distance from an entrance; empty until computed
        self._distance: list[int] = []
        # In the same order: each location, and the locations behind all its exits, as bits.
        self._bits: list[int] = []
        self._links: list[int] = []
        self._faced: list[int] = []  # by location: the sides on which the location beside has no wall, as bits
        self._roots: i64 = 0  # the entrances, as bits
        self._can_swap = -1
        self._turns: list[int] | None = None
        for place, cell in enumerate(cells):
            if cell >= 0:
                self.placed.append(place)
                self._put(place)
        self._look_round()

    def _put(self, place: int) -> None:
        """Joins a location to its neighbours."""
        cell = self.cells[place]
        sides = PLACES[place].sides[self.turned >> place & 1]
        self.at[cell] = place
        self.sides[place] = sides
        for side in range(4):
            other = self.at.get(cell + STEP[side], -1)
            if other >= 0:
                back = side + 2 & 3
                self.beside[place * 4 + side] = other
                self.beside[other * 4 + back] = place
                if sides >> side & 1 and self.sides[other] >> back & 1:
                    self.near[place * 4 + side] = other
                    self.near[other * 4 + back] = place

    def _look_round(self) -> None:
        """Computes the neighbours and the open ways of all locations."""
        for place in self.placed:
            self.everything |= BIT[place]
            sides = self.sides[place]
            for side in range(4):
                if sides >> side & 1 and self.beside[place * 4 + side] < 0:
                    self.loose.append(place)
                    cell = self.cells[place] + STEP[side]
                    self.gaps[cell] = self.gaps.get(cell, 0) | 1 << (side + 2 & 3)

    # -- looking --------------------------------------------------------------------------------------

    def side_of(self, place: int, side: int) -> int:
        """Returns the printed side that lies on this side of the map."""
        return (side + 2) & 3 if self.turned >> place & 1 else side

    def exit(self, place: int, side: int) -> int:
        """Returns the kind of the exit on a side."""
        return PLACES[place].exits[self.side_of(place, side)]

    def passages(self) -> Passages:
        """Returns the locations behind all exits. Most charts are never asked, so it is computed on request."""
        if self._passages is None:
            self._passages = Passages(self)
        return self._passages

    def side_to(self, place: int, other: int) -> int:
        """Returns the side of a location that leads to another one."""
        for side in range(4):
            if self.near[place * 4 + side] == other:
                return side
        return -1

    def within(self, place: int, steps: int) -> list[int]:
        """Returns the locations at most so many steps away, without the location itself."""
        found = [place]
        reached: i64 = BIT[place]
        start = 0
        for _ in range(steps):
            end = len(found)
            for number in range(start, end):
                for side in range(4):
                    other = self.near[found[number] * 4 + side]
                    if other >= 0 and not reached & BIT[other]:
                        reached |= BIT[other]
                        found.append(other)
            start = end
        return found[1:]

    def distance(self, place: int) -> int:
        """Returns the steps from a location to the nearest entrance."""
        if not self._order:
            self._set_out()
        return self._distance[place]

    def is_whole(self) -> bool:
        """Returns whether every location can be reached from an entrance."""
        if not self._order:
            self._set_out()
        return len(self._order) == len(self.placed)

    def _set_out(self) -> None:
        """Visits everything that ways lead to from the entrances, nearest first."""
        order = [place for place in ENTRANCES if self.cells[place] >= 0]
        distance = [-1] * len(self.cells)
        for place in order:
            distance[place] = 0
            self._roots |= BIT[place]
        number = 0
        while number < len(order):
            place = order[number]
            number += 1
            links: i64 = 0
            for side in range(4):
                other = self.near[place * 4 + side]
                if other >= 0:
                    links |= BIT[other]
                    if distance[other] < 0:
                        distance[other] = distance[place] + 1
                        order.append(other)
            self._bits.append(BIT[place])
            self._links.append(links)
        self._order = order
        self._distance = distance

    # -- laying cards -----------------------------------------------------------------------------------

    def fits(self, place: int, cell: int, turned: int) -> bool:
        """Returns whether a card, upright (0) or turned (1), would be joined by a way that is no wall on either
        card.
        """
        return PLACES[place].sides[turned] & self.gaps.get(cell, 0) != 0

    def leaves_gap(self, place: int, cell: int, turned: int) -> bool:
        """Returns whether a way would still lead to an empty cell."""
        if len(self.gaps) > 1:
            return True
        sides = PLACES[place].sides[turned]
        return any(sides >> side & 1 and cell + STEP[side] not in self.at for side in range(4))

    def has_spot(self, place: int, is_last: bool) -> bool:
        """Returns whether there is a legal cell and turn for a card."""
        if not is_last and len(self.gaps) < 2:
            return bool(self.spots(place, is_last))
        sides = PLACES[place].sides
        ways = sides[0] | sides[1]
        return any(ways & facing for facing in self.gaps.values())

    def spots(self, place: int, is_last: bool) -> list[int]:
        """Returns every legal cell and turn of a card, as cell * 2 + turned; equivalent turns are one."""
        found: list[int] = []
        face = PLACES[place]
        for cell, facing in self.gaps.items():
            for turned in range(1 if face.is_symmetric else 2):
                if face.sides[turned] & facing and (is_last or self.leaves_gap(place, cell, turned)):
                    found.append(cell * 2 + turned)
        return found

    def lay(self, place: int, cell: int, is_turned: bool) -> Chart:
        """Returns the map with one more card. It grows once a turn; extending this map takes a third of the time of a
        new one.
        """
        twin = Chart([], self.turned | 1 << place if is_turned else self.turned)
        twin.cells = self.cells.copy()
        twin.cells[place] = cell
        twin.placed = [other for other, at in enumerate(twin.cells) if at >= 0]
        twin.at = self.at.copy()
        twin.sides = self.sides.copy()
        twin.beside = self.beside.copy()
        twin.near = self.near.copy()
        twin._put(place)
        twin._look_round()
        return twin

    def swapped(self, place: int, other: int) -> Chart:
        cells = self.cells.copy()
        cells[place], cells[other] = cells[other], cells[place]
        return Chart(cells, self.turned)

    def turn(self, place: int) -> Chart:
        return Chart(self.cells, self.turned ^ 1 << place)

    # -- shifts ----------------------------------------------------------------------------------------

    def partners(self, place: int) -> list[int]:
        """Returns the locations that a location can be swapped with while the map stays whole."""
        return [other for other in self._movable() if other != place and self._is_whole_with(place, other)]

    def swappable(self) -> list[int]:
        """Returns the locations that can be swapped with another."""
        movable = self._movable()
        found: i64 = 0
        for place in movable:
            if not found & BIT[place]:
                for other in movable:
                    if other != place and self._is_whole_with(place, other):
                        found |= BIT[place] | BIT[other]
                        break
        return [place for place in movable if found & BIT[place]]

    def can_swap(self) -> bool:
        """Returns whether there is a legal swap."""
        if self._can_swap < 0:
            movable = self._movable()
            self._can_swap = 0
            for number, place in enumerate(movable):
                if any(self._is_whole_with(place, other) for other in movable[number + 1 :]):
                    self._can_swap = 1
                    break
        return self._can_swap == 1

    def _is_whole_with(self, first: int, second: int) -> bool:
        """Returns whether every location could be reached and the map stay open if these two changed places.

        Often the ways in and out of the two cells decide: none is lost, or none is left. Otherwise the map is walked
        with bits; walking cell by cell took a quarter of the time of random games.
        """
        if self.gaps and not self._has_gap_besides(first, second) and not self.swapped(first, second).gaps:
            return False
        if not self._order:
            self._set_out()
        if not self._faced:
            self._faced = [self._facing(place) for place in range(len(self.cells))]
        if self.cells[first] - self.cells[second] not in (-WIDTH, -1, 1, WIDTH):  # not adjacent
            one, other = self.sides[first], self.sides[second]
            at_first, at_second = self._faced[first], self._faced[second]
            if not at_first & other or not at_second & one:
                return False
            if not at_first & one & ~other and not at_second & other & ~one:
                return True
        first_bit: i64 = BIT[first]
        second_bit: i64 = BIT[second]
        others = ~(first_bit | second_bit)
        ways_of_first, ways_of_second = self._ways_in(first, second), self._ways_in(second, first)
        reached = self._roots
        before: i64 = 0
        while before != reached:
            before = reached
            # From the entrances outwards, so that one round is usually enough.
            for number, links in enumerate(self._links):
                if reached & others & self._bits[number]:
                    reached |= others & links
            if reached & ways_of_first:
                reached |= first_bit | ways_of_first
            if reached & ways_of_second:
                reached |= second_bit | ways_of_second
            if reached == self.everything:
                return True
        return False

    def _facing(self, place: int) -> int:
        """Returns the sides, as bits, on which the neighbouring location has no wall."""
        facing = 0
        for side in range(4):
            other = self.beside[place * 4 + side]
            if other >= 0 and self.sides[other] >> (side + 2 & 3) & 1:
                facing |= 1 << side
        return facing

    def _ways_in(self, place: int, other: int) -> i64:
        """Returns the locations, as bits, that would have ways if a location changed places with another one."""
        ways: i64 = 0
        for side in range(4):
            there = self.beside[other * 4 + side]
            if there >= 0 and self.sides[place] >> side & 1:
                if there == place:
                    there = other
                if self.sides[there] >> (side + 2 & 3) & 1:
                    ways |= BIT[there]
        return ways

    def _has_gap_besides(self, first: int, second: int) -> bool:
        """Returns whether a way leads to an empty cell from any location but these two."""
        return any(place != first and place != second for place in self.loose)

    def _movable(self) -> list[int]:
        """Returns locations that are neither an entrance nor Nakari's lair."""
        return [place for place in self.placed if PLACES[place].kind != ENTRANCE and place != NAKARIS_LAIR]

    def turns(self) -> list[int]:
        """Returns locations, not entrances, that can be turned while the map stays whole."""
        if self._turns is None:
            self._turns = [
                place
                for place in self.placed
                if PLACES[place].kind != ENTRANCE and not PLACES[place].is_symmetric and self._is_whole_turned(place)
            ]
        return self._turns

    def _is_whole_turned(self, place: int) -> bool:
        """Returns whether every location could be reached and the map stay open if this one were turned."""
        if self.gaps and not self._has_gap_besides(place, place) and not self.turn(place).gaps:
            return False
        before = self.sides[place] & self._facing(place)
        after = turned_round(self.sides[place]) & self._facing(place)
        if not before & ~after:
            return True
        return after != 0 and self.turn(place).is_whole()


def first_chart(entrance: int) -> Chart:
    """Returns the map with the entrance alone."""
    cells = [-1] * len(PLACES)
    cells[entrance] = MIDDLE
    return Chart(cells, 0)
