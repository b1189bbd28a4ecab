"""Exploring: location cards are turned up and laid."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from undercroft.games.serpent.box.book import ESCORT, PLACES, QUESTS
from undercroft.games.serpent.notation import EXPLORE, LAY, LAY_TURNED, PASS, code, first_of, second_of, verb_of
from undercroft.games.serpent.table.map import cell_at, x_of, y_of
from undercroft.games.serpent.table.step import CountQuestion, Question, SeatStep
from undercroft.games.serpent.table.table import IN_LOCATION, Table
from undercroft.games.serpent.ways.layout import can_explore, to_lay, turn_up
from undercroft.games.serpent.ways.windows import ask_away
from undercroft.kernel.chance import Chance
from undercroft.kernel.message import Message


@mypyc_attr(acyclic=True)
class Explore(SeatStep):
    """Lays so many locations, while any fit."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "count")

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count: int = count

    def run(self, table: Table, chance: Chance) -> None:
        place = turn_up(table, chance)
        if place < 0:
            return
        table.then(Lay(placer(table, self.seat, place), place))
        if self.count > 1:
            table.then(Explore(self.seat, self.count - 1))


@mypyc_attr(acyclic=True)
class ExploreMore(CountQuestion):
    """Asks whether to lay one more location, up to a number."""

    def options(self, table: Table) -> list[int]:
        return [code(PASS), code(EXPLORE)] if can_explore(table) else []

    def answer(self, table: Table, move: int, chance: Chance) -> None:
        if verb_of(move) == PASS:
            return
        Explore(self.seat, 1).run(table, chance)
        if self.count > 1:
            table.then(ExploreMore(self.seat, self.count - 1))


def placer(table: Table, seat: int, place: int) -> int:
    """Returns the seat that lays a card: in impartial placement a neighbour whose personal quest does not lead
    there.
    """
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
    """Returns whether an open personal quest of the seat names the location (an escort's first place, until it is
    taken).
    """
    for quest in table.quests:
        face = QUESTS[quest.kind]
        if quest.seat != seat or quest.is_done or (face.category == ESCORT and quest.is_carried):
            continue
        if face.places >> place & 1:
            return True
    return False


@mypyc_attr(acyclic=True)
class Lay(Question):
    """Asks where a location goes: every cell and turn that fits."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "place")

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place: int = place

    def options(self, table: Table) -> list[int]:
        found: list[int] = []
        for spot in table.chart.spots(self.place, to_lay(table) == 0):
            cell = spot >> 1
            found.append(code(LAY_TURNED if spot & 1 else LAY, x_of(cell) + 64, y_of(cell) + 64))
        return found

    def answer(self, table: Table, move: int, chance: Chance) -> None:
        cell = cell_at(first_of(move) - 64, second_of(move) - 64)
        table.chart = table.chart.lay(self.place, cell, verb_of(move) == LAY_TURNED)
        table.is_final = True
        table.tell_who("serpent-event-laid", self.seat, "place", PLACES[self.place].id)
        if table.phase == IN_LOCATION:
            ask_away(table, self.place)

    def prompt(self, table: Table) -> Message:
        return Message("serpent-prompt-lay", {"place": PLACES[self.place].id})
