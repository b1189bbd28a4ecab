"""Leaving a location: the four kinds of exits. Only the exit of the location left counts."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from undercroft.games.serpent.battle.wounds import BY_OTHER, Wounds
from undercroft.games.serpent.box.book import BLOCKED, OPEN, PLACES, TRAPPED
from undercroft.games.serpent.box.words import BLOCKED_EXIT, THREAT, TRAP_EXIT
from undercroft.games.serpent.cards.dice import Test
from undercroft.games.serpent.table.map import exit_at
from undercroft.games.serpent.table.step import HeroStep
from undercroft.games.serpent.table.table import Table
from undercroft.games.serpent.ways.entering import enter, put
from undercroft.games.serpent.ways.layout import exit_kind, gate_in
from undercroft.kernel.chance import Chance


def step_out(table: Table, seat: int, side: int) -> None:
    """Leaves by a side: an open exit lets the hero through, a blocked or trapped one asks for a test first."""
    place = table.heroes[seat].place
    kind = exit_kind(table, place, side)
    if kind == OPEN:
        leave(table, seat, side)
        return
    stat, number = exit_test(table, place, side)
    if kind == BLOCKED:
        table.then(Test(seat, stat, number, BLOCKED_EXIT, THREAT), BlockedExitTested(seat, side))
    elif kind == TRAPPED:
        table.then(Test(seat, stat, number, TRAP_EXIT, THREAT), TrapExitTested(seat, side))


def exit_test(table: Table, place: int, side: int) -> tuple[int, int]:
    """Returns the stat and number of an exit's test: its own, or those of a dropped gate."""
    gate = gate_in(table, place)
    if gate is not None:
        return gate.stat, gate.number
    face = PLACES[place]
    printed = table.chart.side_of(place, side)
    return face.stats[printed], face.numbers[printed]


@mypyc_attr(acyclic=True)
class ExitStep(HeroStep):
    """A step at an exit of the location that the hero is in."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "side")

    def __init__(self, seat: int, side: int) -> None:
        self.seat = seat
        self.side: int = side


@mypyc_attr(acyclic=True)
class BlockedExitTested(ExitStep):
    """Passed: open to all this turn. Failed: an action is lost; with none left the hero waits at the open exit."""

    def run(self, table: Table, chance: Chance) -> None:
        hero = table.heroes[self.seat]
        exit = exit_at(hero.place, self.side)
        if table.last_roll.passed:
            table.opened.append(exit)
        else:
            hero.actions -= 1
            if hero.actions == 0:
                hero.waits = exit
                table.tell_who("serpent-event-waits", self.seat)
                return
        table.then(Leave(self.seat, self.side))


@mypyc_attr(acyclic=True)
class TrapExitTested(ExitStep):
    """Failed: a wound, and the step is completed all the same."""

    def run(self, table: Table, chance: Chance) -> None:
        if not table.last_roll.passed:
            table.then(Wounds(self.seat, 1, BY_OTHER))
        table.then(Leave(self.seat, self.side))


@mypyc_attr(acyclic=True)
class Leave(ExitStep):
    """The step itself, after a test."""

    def run(self, table: Table, chance: Chance) -> None:
        leave(table, self.seat, self.side)


def leave(table: Table, seat: int, side: int) -> None:
    hero = table.heroes[seat]
    if hero.is_out or table.ended:
        return
    hero.actions -= 1
    place = table.chart.near[exit_at(hero.place, side)]
    put(table, seat, place)
    enter(table, seat, place)
