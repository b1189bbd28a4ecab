"""Ways: what it costs a hero to reach each location."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from undercroft.games.serpent.bot.odds import FAR, chance_of
from undercroft.games.serpent.box.book import BLOCKED, NAKARIS_LAIR, OPEN, PLACES, TRAPPED
from undercroft.games.serpent.box.words import STATS
from undercroft.games.serpent.table.map import BIT, exit_at, place_of, side_of
from undercroft.games.serpent.table.piece import LAID
from undercroft.games.serpent.table.table import Table
from undercroft.games.serpent.ways.layout import exit_kind

A_STEP: Final = 1.0  # actions that a step takes at least
ALIKE: Final = 0.01  # costs that differ by less are equal
AWE: Final = 8.0  # actions one would rather spend than meet Nakari unprepared
TRAP: Final = 1.5  # actions that a laid trap may cost
UNKNOWN: Final = -1


@final
@mypyc_attr(acyclic=True)
class Ways:
    """The ways from where a hero stands. Steps and values are looked up once: thinking asks for them all the time."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table: Table = table
        self.seat: int = seat
        self._steps = [-1.0] * (4 * len(PLACES))  # by exit; under 0: not yet looked up
        self._values = [UNKNOWN] * len(STATS)
        self._trapped = 0  # locations with a laid trap, as bits
        for piece in table.pieces:
            if piece.zone == LAID:
                self._trapped |= BIT[piece.place]
        self._is_changed = bool(table.opened or table.shut)  # may an exit be other than printed?
        for hero in table.heroes:
            if hero.waits >= 0:
                self._is_changed = True
        self.cost: list[float] = [FAR] * len(PLACES)  # by location
        self._set_out()

    def _set_out(self) -> None:
        near, cost = self.table.chart.near, self.cost
        start = self.table.heroes[self.seat].place
        cost[start] = 0.0
        rim = [start]
        number = 0
        while number < len(rim):
            place = rim[number]
            number += 1
            here = cost[place]
            for exit in range(exit_at(place, 0), exit_at(place + 1, 0)):
                other = near[exit]
                if other < 0:
                    continue
                known = cost[other] - ALIKE
                if here + A_STEP < known:  # else no exit is cheap enough
                    reach = here + self.step(exit)
                    if reach < known:
                        cost[other] = reach
                        rim.append(other)

    def step(self, exit: int) -> float:
        """Returns the actions of a step, with the expected cost of the exit and of the location behind it."""
        if self._steps[exit] < 0.0:
            self._steps[exit] = self._look_up(exit)
        return self._steps[exit]

    def _look_up(self, exit: int) -> float:
        table = self.table
        place, side, other = place_of(exit), side_of(exit), table.chart.near[exit]
        cost = A_STEP
        kind = exit_kind(table, place, side) if self._is_changed else table.chart.exit(place, side)
        if kind != OPEN and kind in (BLOCKED, TRAPPED):
            printed = table.chart.side_of(place, side)
            face = PLACES[place]
            have = self._value(face.stats[printed]) if face.stats[printed] >= 0 else 4
            cost += (1 - chance_of(face.numbers[printed] - have)) * (1.0 if kind == BLOCKED else 1.5)
        if other == NAKARIS_LAIR and table.has_event:
            cost += AWE
        if self._trapped & BIT[other]:
            cost += TRAP
        return cost

    def _value(self, stat: int) -> int:
        if self._values[stat] == UNKNOWN:
            self._values[stat] = self.table.value(self.seat, stat)
        return self._values[stat]

    def to(self, goal: int) -> list[int]:
        """Returns the locations of the cheapest way to a goal, the goal last; empty if no way leads there."""
        chart, cost = self.table.chart, self.cost
        start = self.table.heroes[self.seat].place
        way: list[int] = []
        place = goal
        while place != start:
            way.insert(0, place)
            for exit in range(exit_at(place, 0), exit_at(place + 1, 0)):
                before = chart.near[exit]
                if before < 0:
                    continue
                back = exit_at(before, chart.side_to(before, place))
                if abs(cost[before] + self.step(back) - cost[place]) < ALIKE:
                    place = before
                    break
            else:
                return []
        return way

    def risk(self, way: list[int]) -> float:
        """Returns the expected cost of the exits on a way, and of the locations behind them."""
        place = self.table.heroes[self.seat].place
        total = 0.0
        for other in way:
            total += 2.0 * (self.step(exit_at(place, self.table.chart.side_to(place, other))) - 1)
            place = other
        return total
