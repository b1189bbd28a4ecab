"""A plan: the best way through the monsters of a level with the companions there are."""

from __future__ import annotations

from mypy_extensions import i64

from undercroft.games.chest.bot.estimate import NO_WAY, cleared
from undercroft.games.chest.components import (
    ALL_COMPANIONS,
    EXTRA,
    MONSTER_TYPES,
    PARTY_FACES,
    SERVES,
    TAKES,
    TAKES_ALL,
    TARGETS,
    count,
    one,
)
from undercroft.games.chest.notation import UP_TO
from undercroft.games.chest.state import Table


class Plan:
    """The best way to beat all monsters with the companions there are: `value` in points, and its first move."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._known: dict[int, float] = {}
        self.move: i64 = -1  # none, if there is no way
        self.value = NO_WAY
        self._begin(table.forces(), table.monsters)

    def _begin(self, forces: i64, monsters: i64) -> None:
        target = _first(monsters)
        for companion in range(ALL_COMPANIONS):
            number = self._beaten(forces, monsters, companion, target)
            if number:
                value = self._after(forces, monsters, companion, target, number)
                if value > self.value:
                    self.value = value
                    self.move = UP_TO[(companion * TARGETS + target) * 8 + number][-1]

    def _beaten(self, forces: i64, monsters: i64, companion: i64, target: i64) -> i64:
        """How many of the target a companion beats; 0 if it is not there or no fighter."""
        row = self.table.side * PARTY_FACES + SERVES[companion]
        if not count(forces, companion) or not TAKES[row] >> target & 1:
            return 0
        return count(monsters, target) if TAKES_ALL[row] >> target & 1 else 1

    def _after(self, forces: i64, monsters: i64, companion: i64, target: i64, number: i64) -> float:
        monsters -= number << 4 * target
        if SERVES[companion] == EXTRA[self.table.side] and monsters:
            monsters -= one(_fewest(monsters))
        return self._best(forces - one(companion), monsters)

    def _best(self, forces: i64, monsters: i64) -> float:
        """The value of the best way on."""
        if not monsters:
            return cleared(self.table, forces)
        key = int(forces) << 12 | int(monsters)
        if key in self._known:
            return self._known[key]
        best = NO_WAY
        target = _first(monsters)
        for companion in range(ALL_COMPANIONS):
            number = self._beaten(forces, monsters, companion, target)
            if number:
                best = max(best, self._after(forces, monsters, companion, target, number))
        self._known[key] = best
        return best


def _first(monsters: i64) -> i64:
    target: i64 = 0
    while not count(monsters, target):
        target += 1
    return target


def _fewest(monsters: i64) -> i64:
    """The type of which the fewest are left: one strike may finish it."""
    found: i64 = -1
    for monster in range(MONSTER_TYPES):
        number = count(monsters, monster)
        if number and (found < 0 or number < count(monsters, found)):
            found = monster
    return found
