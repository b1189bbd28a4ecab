"""Whom a hero meets: heroes with a saved action who attack, and Nakari in her lair."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import mypyc_attr

from undercroft.games.serpent.battle.stages import start_duel
from undercroft.games.serpent.cards.playing import play_shown
from undercroft.games.serpent.cards.plays import play_options
from undercroft.games.serpent.cards.timing import ACTS, IN_DUEL, USES
from undercroft.games.serpent.notation import ATTACK, PASS, code, first_of, second_of, verb_of
from undercroft.games.serpent.table.step import Question
from undercroft.games.serpent.table.table import MOST_SEATS, Table
from undercroft.games.serpent.ways.lying import can_lie, pay_battle
from undercroft.kernel.chance import Chance


def ask_duels(table: Table) -> None:
    """Heroes whose turn it is not may attack another hero in their location."""
    for other in reversed(table.rivals(table.active)):
        table.then(DUELS[other])


def ask_duels_at(table: Table, place: int) -> None:
    """The same, of those who are in one location."""
    for other in reversed(table.rivals(table.active)):
        if table.heroes[other].place == place:
            table.then(DUELS[other])


@final
@mypyc_attr(acyclic=True)
class Duel(Question):
    """One battle in this turn, for the saved action; first a card may give the action, or poison the weapon."""

    BY_HAND: ClassVar[bool] = True
    __slots__ = ()

    def hero(self) -> int:
        return self.seat

    def options(self, table: Table) -> list[int]:
        seat = self.seat
        hero = table.heroes[seat]
        found = [code(PASS)]
        if hero.is_out or hero.fought:
            return found
        targets = [other for other in table.heroes_at(hero.place, seat) if other != seat]
        if not targets:
            return found
        can_strike = table.can_act(seat) or can_lie(table, seat)
        if can_strike:
            for target in targets:
                found += [code(ATTACK, target, 0), code(ATTACK, target, 1), code(ATTACK, target, 2)]
        if not hero.fallen:
            for move in play_options(table, seat, IN_DUEL):
                if can_strike != (USES[first_of(move)] & ACTS != 0):
                    found.append(move)
        return found

    def answer(self, table: Table, move: int, chance: Chance) -> None:
        if verb_of(move) == ATTACK:
            pay_battle(table, self.seat)
            start_duel(table, self.seat, first_of(move), second_of(move))
        elif verb_of(move) != PASS:
            table.then(self)
            play_shown(table, self.seat, move)


DUELS: Final = [Duel(seat) for seat in range(MOST_SEATS)]  # made once for all tables
