"""The heroic phase: the hero's deeds, one after the other."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from undercroft.games.serpent import notation as verbs
from undercroft.games.serpent.battle.stages import start_duel
from undercroft.games.serpent.box.words import EFFECTS, T_HERO_NEXT
from undercroft.games.serpent.cards.plays import is_shown, play_options, play_shown
from undercroft.games.serpent.cards.timing import IN_HEROIC, TESTED, USES
from undercroft.games.serpent.notation import code, first_of, second_of, verb_of
from undercroft.games.serpent.quests.tries import add_quest_moves, costs_action, quest_move
from undercroft.games.serpent.table.map import exit_at
from undercroft.games.serpent.table.step import Question, SeatStep
from undercroft.games.serpent.table.table import IN_HEROICS, MOST_SEATS, Table
from undercroft.games.serpent.ways.exploring import Explore
from undercroft.games.serpent.ways.falling import can_lie, lie_down, pay_battle, rise
from undercroft.games.serpent.ways.layout import can_explore
from undercroft.games.serpent.ways.walking import add_walks, go
from undercroft.games.serpent.ways.windows import ask_away, ask_duels
from undercroft.kernel.chance import Chance


@mypyc_attr(acyclic=True)
class HeroicPhase(SeatStep):
    """The hero acts, then the others have their windows."""

    def run(self, table: Table, chance: Chance) -> None:
        if table.ended:
            return
        table.phase = IN_HEROICS
        table.then(HEROICS[self.seat], ENDS[self.seat])


@mypyc_attr(acyclic=True)
class Heroic(Question):
    """One deed of the heroic phase; then the next is asked for."""

    BY_HAND: ClassVar[bool] = True

    def is_heroic(self) -> bool:
        return True

    def options(self, table: Table) -> list[int]:
        seat = self.seat
        hero = table.heroes[seat]
        if hero.is_out or table.ended:
            return []
        if hero.free:  # the action gained by lying down is spent at once
            return lying_options(table, seat)
        quest_moves: list[int] = []
        add_quest_moves(table, seat, quest_moves)
        if hero.fallen and hero.actions and not quest_moves and not (hero.rise and can_rise_better(table, seat)):
            return [code(verbs.STAND)]  # a fallen hero can only spend actions on standing up; a free try may come first
        found = [code(verbs.DONE)]
        if hero.fallen:
            if hero.actions:
                found.append(code(verbs.STAND))
        elif hero.actions:
            for side in range(4):
                place = table.chart.near[exit_at(hero.place, side)]
                if place >= 0:
                    found.append(code(verbs.GO, place))
            if hero.actions > 1:
                add_walks(table, seat, found)
            add_actions(table, seat, found)
        found += quest_moves
        found += play_options(table, seat, IN_HEROIC)
        if can_lie(table, seat) and is_lying_worth(table, seat):
            found.append(code(verbs.LIE))
        return found

    def answer(self, table: Table, move: int, chance: Chance) -> None:
        seat = self.seat
        verb = verb_of(move)
        if verb == verbs.DONE:
            return
        hero = table.heroes[seat]
        if verb == verbs.GO:
            go(table, seat, first_of(move))
        elif verb == verbs.EXPLORE:
            table.spend_action(seat)
            Explore(seat, 1).run(table, chance)
        elif verb == verbs.ATTACK:
            pay_battle(table, seat)
            start_duel(table, seat, first_of(move), second_of(move))
        elif verb == verbs.STAND:
            hero.actions -= 1
            rise(table, seat)
        elif verb == verbs.LIE:
            lie_down(table, seat)
            hero.free = 1
        elif is_shown(move):
            play_shown(table, seat, move)
        else:
            quest_move(table, seat, move, chance)
        table.then(self)


def can_rise_better(table: Table, seat: int) -> bool:
    """Returns whether a card could be played first that helps the melee test of standing up."""
    for move in play_options(table, seat, IN_HEROIC):
        if verbs.PLAY <= verb_of(move) <= verbs.STOW and USES[first_of(move)] & TESTED:
            return True
    return False


def add_actions(table: Table, seat: int, found: list[int]) -> None:
    """Adds what an action buys besides moving: exploring, attacking."""
    hero = table.heroes[seat]
    if can_explore(table):
        found.append(code(verbs.EXPLORE))
    if not hero.fought:
        for other in table.heroes_at(hero.place, seat):
            if other != seat:
                for form in range(3):
                    found.append(code(verbs.ATTACK, other, form))


def lying_options(table: Table, seat: int) -> list[int]:
    """Returns everything that costs an action, except moving and standing up."""
    found: list[int] = []
    add_actions(table, seat, found)
    quest_moves: list[int] = []
    add_quest_moves(table, seat, quest_moves)
    for move in quest_moves:
        if costs_action(table, seat, move):
            found.append(move)
    for move in play_options(table, seat, IN_HEROIC):
        if verb_of(move) == verbs.USE_ON and EFFECTS[first_of(move)].target == T_HERO_NEXT:
            found.append(move)
    return found


def is_lying_worth(table: Table, seat: int) -> bool:
    lying = table.sharing()
    lying.heroes = table.heroes.copy()
    lying.heroes[seat] = table.heroes[seat].copy()
    lying.heroes[seat].free = 1
    return bool(lying_options(lying, seat))


@mypyc_attr(acyclic=True)
class HeroicEnd(SeatStep):
    """The others may slip away, or attack with a saved action."""

    def run(self, table: Table, chance: Chance) -> None:
        if not table.ended:
            ask_away(table, is_last=True)
            ask_duels(table)


# Created once for all tables.
HEROICS: Final = [Heroic(seat) for seat in range(MOST_SEATS)]
ENDS: Final = [HeroicEnd(seat) for seat in range(MOST_SEATS)]
