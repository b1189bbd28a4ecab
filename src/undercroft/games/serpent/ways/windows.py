"""Windows for heroes out of turn: slipping away before something happens, and attacking a hero that comes by."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from undercroft.games.serpent.battle.stages import start_duel
from undercroft.games.serpent.cards.plays import play_options, play_shown
from undercroft.games.serpent.cards.timing import ACTS, IN_AWAY, IN_DUEL, USES
from undercroft.games.serpent.notation import ATTACK, PASS, code, first_of, second_of, verb_of
from undercroft.games.serpent.table.aim import NONE
from undercroft.games.serpent.table.step import HeroQuestion
from undercroft.games.serpent.table.table import MOST_SEATS, Table
from undercroft.games.serpent.ways.falling import can_lie, pay_battle
from undercroft.kernel.chance import Chance


def ask_away(table: Table, laid: int = NONE, is_last: bool = False) -> None:
    """Offers others, after a phase in which something happened, a card that takes them elsewhere.

    After the location phase only if it can take them to the location laid in it. The next player may want to begin
    the turn elsewhere, and a hero with an action may want to attack another. All others can play the card later: it
    is asked for when attacks, traps and misfortunes of a quest come.
    """
    for other in table.rivals(table.active):
        if is_last and table.next_living(table.active) == other:
            table.then(ANYWHERE[other])
        elif not table.heroes[other].fought and (table.can_act(other) or can_lie(table, other)):
            table.then(Away(other, laid, is_last))


def ask_away_from(table: Table, seat: int) -> None:
    """Lets the other heroes in the location leave before a roll that can go wrong for all of them."""
    for other in table.heroes_at(table.heroes[seat].place, seat):
        if other != seat:
            table.then(ANYWHERE[other])


@mypyc_attr(acyclic=True)
class Away(HeroQuestion):
    """Asks whether a hero slips away."""

    BY_HAND: ClassVar[bool] = True
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "laid", "is_to_meet")

    def __init__(self, seat: int, laid: int = NONE, is_to_meet: bool = False) -> None:
        self.seat = seat
        self.laid: int = laid  # the location that a way must lead to, if there is one
        self.is_to_meet: bool = is_to_meet  # another hero must be there

    def options(self, table: Table) -> list[int]:
        """Computes the ways out on request, so that nobody sees before who could slip away."""
        plays = play_options(table, self.seat, IN_AWAY)
        if self.laid != NONE and not any([second_of(move) == self.laid for move in plays]):
            return []
        if self.is_to_meet and not any([table.heroes_at(second_of(move), self.seat) for move in plays]):
            return []
        return [code(PASS), *plays]

    def answer(self, table: Table, move: int, chance: Chance) -> None:
        if verb_of(move) != PASS:
            play_shown(table, self.seat, move)


ANYWHERE: Final = [Away(seat) for seat in range(MOST_SEATS)]  # to leave for any location; made once for all tables


def ask_duels(table: Table, place: int = NONE) -> None:
    """Asks heroes out of turn, all or those in one location, whether they attack another hero in theirs."""
    for other in table.rivals(table.active):
        if place == NONE or table.heroes[other].place == place:
            table.then(DUELS[other])


@mypyc_attr(acyclic=True)
class Duel(HeroQuestion):
    """One battle in this turn, for the saved action; first a card may give the action, or poison the weapon."""

    BY_HAND: ClassVar[bool] = True

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
            play_shown(table, self.seat, move)
            table.then(self)


DUELS: Final = [Duel(seat) for seat in range(MOST_SEATS)]  # made once for all tables
