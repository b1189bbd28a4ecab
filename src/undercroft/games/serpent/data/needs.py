"""What a seat's hero would have to roll at the exits and obstacles of the map, with everything that counts for it."""

from __future__ import annotations

from typing import Final

from undercroft.games.serpent.box.book import BLOCKED, DIE, EXITS, PITTED, PLACES, SPIKED, TRAPPED
from undercroft.games.serpent.box.words import BLOCKED_EXIT, PIT, SPIKES, STATS, THREAT, TRAP_EXIT
from undercroft.games.serpent.table.table import Table
from undercroft.kernel.position import Data

FACES: Final = len(DIE.names)
SOURCES: Final = {EXITS[BLOCKED]: BLOCKED_EXIT, EXITS[TRAPPED]: TRAP_EXIT}  # what the test of an exit is made against


def add_needs(table: Table, seat: int, rows: list[Data]) -> None:
    """Note the least die with which the hero passes wherever the map asks for a test."""
    known: dict[int, int] = {}
    for place, row in zip(table.chart.placed, rows, strict=True):
        for exit in row["exits"]:
            if "stat" not in exit:
                continue
            source = SOURCES.get(exit.get("now", exit["kind"]))
            if source is not None:
                exit["need"] = need(table, seat, STATS.index(exit["stat"]), exit["number"], source, known)
        face = PLACES[place]
        if face.obstacle in (SPIKED, PITTED):
            source = SPIKES if face.obstacle == SPIKED else PIT
            row["need"] = need(table, seat, face.obstacle_stat, face.obstacle_number, source, known)


def need(table: Table, seat: int, stat: int, number: int, source: int, known: dict[int, int]) -> int | None:
    """The least die that passes, None if the highest does not; what is added to a die is kept in `known`."""
    key = source * len(STATS) + stat
    if key not in known:
        known[key] = table.value(seat, stat) + table.roll_bonus(seat, THREAT, stat, source, 0)
    least = max(1, number - known[key])
    return least if least <= FACES else None
