"""Prospects of a hero at its quests: where they lead to, how far that is, and the chance of a try there."""

from __future__ import annotations

from undercroft.games.serpent.bot.odds import dice_chance, goals, price_of_try, search_chance, test_chance
from undercroft.games.serpent.box.book import PLACES, QUESTS, SEARCHING
from undercroft.games.serpent.quests.tries import is_place_of
from undercroft.games.serpent.table.map import Chart
from undercroft.games.serpent.table.piece import Quest
from undercroft.games.serpent.table.table import Table
from undercroft.kernel.position import Data


def prospects_of(table: Table, seat: int) -> list[Data]:
    """Returns the prospects of a seat's own and the shared quests that are still to be done."""
    steps = steps_from(table.chart, table.heroes[seat].place)
    open_quests = [quest for quest in table.quests if not quest.is_done and quest.seat in (seat, -1)]
    return [prospect(table, seat, quest, steps) for quest in open_quests]


def steps_from(chart: Chart, start: int) -> dict[int, int]:
    """Returns the steps to each location on the map, by exits of any kind."""
    steps = {start: 0}
    rim = [start]
    for place in rim:
        for side in range(4):
            other = chart.near[place * 4 + side]
            if other >= 0 and other not in steps:
                steps[other] = steps[place] + 1
                rim.append(other)
    return steps


def prospect(table: Table, seat: int, quest: Quest, steps: dict[int, int]) -> Data:
    ends = [(steps[place], place) for place in goals(table, seat, quest) if place in steps]
    end = min(ends) if ends else None
    chance = chance_at(table, seat, quest, table.heroes[seat].place if end is None else end[1])
    found: Data = {
        "quest": quest.id,
        "place": None if end is None else PLACES[end[1]].id,
        "steps": None if end is None else end[0],
        "chance": None if chance is None else round(100 * chance),
    }
    glory = price_of_try(table, seat, quest)
    if glory and not quest.is_carried:
        found["glory"] = glory
    return found


def chance_at(table: Table, seat: int, quest: Quest, place: int) -> float | None:
    """Returns the chance of one try, or of the search that comes before it; None if no dice decide."""
    face = QUESTS[quest.kind]
    if quest.is_carried or quest.token >= 0:
        return None
    if face.category == SEARCHING and quest.found != place:
        return search_chance(table, seat, quest, place) if is_place_of(quest, place) else None
    if face.stats:
        return max([test_chance(table, seat, quest, number) for number in range(len(face.stats))])
    return dice_chance(quest) if face.dice else None
