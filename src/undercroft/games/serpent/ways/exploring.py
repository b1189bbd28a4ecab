"""Exploring: location cards are turned up and laid."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import mypyc_attr

from undercroft.games.serpent.box.book import ESCORT, PLACES, QUESTS
from undercroft.games.serpent.notation import LAY, LAY_TURNED, code, first_of, second_of, verb_of
from undercroft.games.serpent.table.map import cell_at, x_of, y_of
from undercroft.games.serpent.table.phases import IN_LOCATION
from undercroft.games.serpent.table.step import Question, SeatStep
from undercroft.games.serpent.table.table import Table
from undercroft.games.serpent.ways.growth import to_lay, turn_up
from undercroft.games.serpent.ways.windows import ask_away
from undercroft.kernel.chance import Chance
from undercroft.kernel.message import Message


@final
@mypyc_attr(acyclic=True)
class Explore(SeatStep):
    """Lay so many locations, while there are any that fit."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "count")
    __slots__ = ("count",)

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def run(self, table: Table, chance: Chance) -> None:
        place = turn_up(table, chance)
        if place < 0:
            return
        if self.count > 1:
            table.then(Explore(self.seat, self.count - 1))
        table.then(Lay(placer(table, self.seat, place), place))


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


@final
@mypyc_attr(acyclic=True)
class Lay(Question):
    """Where a location goes: every cell and turn that fits."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "place")
    __slots__ = ("place",)

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

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
        if table.told is not None:
            table.tell("serpent-event-laid", {"who": self.seat, "place": PLACES[self.place].id})
        if table.phase == IN_LOCATION:
            ask_away(table, self.place)

    def prompt(self, table: Table) -> Message:
        return Message("serpent-prompt-lay", {"place": PLACES[self.place].id})
