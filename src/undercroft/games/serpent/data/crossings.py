"""What a hero who goes somewhere has to pass on the way: exits with a test, and what failing it costs."""

from __future__ import annotations

from typing import Final

from undercroft.games.serpent.box.book import BLOCKED, EXITS, OPEN, PLACES, TRAPPED
from undercroft.games.serpent.box.words import STATS
from undercroft.games.serpent.data.needs import SOURCES, need
from undercroft.games.serpent.notation import GO, first_of, verb_of
from undercroft.games.serpent.table.table import Table
from undercroft.games.serpent.ways.exits import exit_kind
from undercroft.games.serpent.ways.leaving import exit_test
from undercroft.games.serpent.ways.walking import way_to, ways_from
from undercroft.kernel.position import Data

COSTS: Final = {BLOCKED: "action", TRAPPED: "wound"}


def crossings_of(table: Table, seat: int) -> list[Data]:
    """The tests on the ways that a seat may go now; a way has one at most."""
    if not table.waiting >> seat & 1:
        return []
    goals = [first_of(move) for move in table.moves(seat) if verb_of(move) == GO]
    known: dict[int, int] = {}
    return [found for goal in goals if (found := crossing(table, seat, goal, known)) is not None]


def crossing(table: Table, seat: int, goal: int, known: dict[int, int]) -> Data | None:
    chart = table.chart
    place = table.heroes[seat].place
    way = [goal] if chart.side_to(place, goal) >= 0 else way_to(ways_from(table, seat, goal), goal)
    for other in way:
        side = chart.side_to(place, other)
        kind = exit_kind(table, place, side)
        if kind != OPEN:
            stat, number = exit_test(table, place, side)
            return {
                "to": PLACES[goal].id,
                "kind": EXITS[kind],
                "stat": STATS[stat],
                "number": number,
                "need": need(table, seat, stat, number, SOURCES[EXITS[kind]], known),
                "costs": COSTS[kind],
            }
        place = other
    return None
