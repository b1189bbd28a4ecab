"""The heroic phase: whatever the hero does, one thing after the other."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import mypyc_attr

from undercroft.games.serpent.battle.stages import start_duel
from undercroft.games.serpent.box.words import EFFECTS, T_HERO_NEXT
from undercroft.games.serpent.cards.playing import is_shown, play_shown
from undercroft.games.serpent.cards.plays import play_options
from undercroft.games.serpent.cards.timing import IN_HEROIC, TESTED, USES
from undercroft.games.serpent.notation import (
    ATTACK,
    DONE,
    EXPLORE,
    GO,
    LIE,
    PLAY,
    STAND,
    STOW,
    USE_ON,
    code,
    first_of,
    second_of,
    verb_of,
)
from undercroft.games.serpent.quests.tries import add_quest_moves, costs_action, quest_move
from undercroft.games.serpent.table.exits import exit_at
from undercroft.games.serpent.table.phases import IN_HEROICS
from undercroft.games.serpent.table.step import Question, SeatStep
from undercroft.games.serpent.table.table import MOST_SEATS, Table
from undercroft.games.serpent.ways.exploring import Explore
from undercroft.games.serpent.ways.falling import rise
from undercroft.games.serpent.ways.growth import can_explore
from undercroft.games.serpent.ways.lying import can_lie, lie_down, pay_battle
from undercroft.games.serpent.ways.meeting import ask_duels
from undercroft.games.serpent.ways.walking import add_walks, go
from undercroft.games.serpent.ways.windows import ask_away
from undercroft.kernel.chance import Chance


@final
@mypyc_attr(acyclic=True)
class HeroicPhase(SeatStep):
    """The hero acts, then the others have their windows."""

    __slots__ = ()

    def run(self, table: Table, chance: Chance) -> None:
        if table.ended:
            return
        table.phase = IN_HEROICS
        table.then(HEROICS[self.seat], ENDS[self.seat])


@final
@mypyc_attr(acyclic=True)
class Heroic(Question):
    """One thing done in the heroic phase; then the next is asked for."""

    BY_HAND: ClassVar[bool] = True
    __slots__ = ()

    def is_heroic(self) -> bool:
        return True

    def options(self, table: Table) -> list[int]:
        seat = self.seat
        hero = table.heroes[seat]
        if hero.is_out or table.ended:
            return []
        if hero.free:  # lying down gave a point, which is spent at once
            return lying_options(table, seat)
        quest_moves: list[int] = []
        add_quest_moves(table, seat, quest_moves)
        if hero.fallen and hero.actions and not quest_moves and not (hero.rise and can_rise_better(table, seat)):
            return [code(STAND)]  # the actions of a fallen hero are good for nothing else; a free try may come first
        found = [code(DONE)]
        if hero.fallen:
            if hero.actions:
                found.append(code(STAND))
        elif hero.actions:
            for side in range(4):
                place = table.chart.near[exit_at(hero.place, side)]
                if place >= 0:
                    found.append(code(GO, place))
            if hero.actions > 1:
                add_walks(table, seat, found)
            add_actions(table, seat, found)
        found += quest_moves
        found += play_options(table, seat, IN_HEROIC)
        if can_lie(table, seat) and is_lying_worth(table, seat):
            found.append(code(LIE))
        return found

    def answer(self, table: Table, move: int, chance: Chance) -> None:
        seat = self.seat
        verb = verb_of(move)
        if verb == DONE:
            return
        table.then(self)
        hero = table.heroes[seat]
        if verb == GO:
            go(table, seat, first_of(move))
        elif verb == EXPLORE:
            table.spend_action(seat)
            Explore(seat, 1).run(table, chance)
        elif verb == ATTACK:
            pay_battle(table, seat)
            start_duel(table, seat, first_of(move), second_of(move))
        elif verb == STAND:
            hero.actions -= 1
            rise(table, seat)
        elif verb == LIE:
            lie_down(table, seat)
            hero.free = 1
        elif is_shown(move):
            play_shown(table, seat, move)
        else:
            quest_move(table, seat, move, chance)


def can_rise_better(table: Table, seat: int) -> bool:
    """Standing up takes a test of melee: could a card be played first that helps in it?"""
    for move in play_options(table, seat, IN_HEROIC):
        if PLAY <= verb_of(move) <= STOW and USES[first_of(move)] & TESTED:
            return True
    return False


def add_actions(table: Table, seat: int, found: list[int]) -> None:
    """What an action buys besides moving: exploring, attacking."""
    hero = table.heroes[seat]
    if can_explore(table):
        found.append(code(EXPLORE))
    if not hero.fought:
        for other in table.heroes_at(hero.place, seat):
            if other != seat:
                for form in range(3):
                    found.append(code(ATTACK, other, form))


def lying_options(table: Table, seat: int) -> list[int]:
    """Anything that costs an action, but neither moving nor standing up."""
    found: list[int] = []
    add_actions(table, seat, found)
    quest_moves: list[int] = []
    add_quest_moves(table, seat, quest_moves)
    for move in quest_moves:
        if costs_action(table, seat, move):
            found.append(move)
    for move in play_options(table, seat, IN_HEROIC):
        if verb_of(move) == USE_ON and EFFECTS[first_of(move)].target == T_HERO_NEXT:
            found.append(move)
    return found


def is_lying_worth(table: Table, seat: int) -> bool:
    hero = table.heroes[seat]
    hero.free = 1
    is_worth = bool(lying_options(table, seat))
    hero.free = 0
    return is_worth


@final
@mypyc_attr(acyclic=True)
class HeroicEnd(SeatStep):
    """The others may slip away, or attack with a saved action."""

    __slots__ = ()

    def run(self, table: Table, chance: Chance) -> None:
        if not table.ended:
            ask_duels(table)
            ask_away(table, is_last=True)


# Made once for all tables.
HEROICS: Final = [Heroic(seat) for seat in range(MOST_SEATS)]
ENDS: Final = [HeroicEnd(seat) for seat in range(MOST_SEATS)]
