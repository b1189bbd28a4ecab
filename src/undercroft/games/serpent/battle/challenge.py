"""The challenge: the attacked hero strikes back once."""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from undercroft.games.serpent.battle.exchange import start_exchange
from undercroft.games.serpent.battle.fighters import is_there, minions, named_fighters
from undercroft.games.serpent.box.book import CARDS
from undercroft.games.serpent.box.words import FORMS
from undercroft.games.serpent.notation import CHALLENGE, DUEL, ORDER, PASS, code, first_of, second_of, third_of, verb_of
from undercroft.games.serpent.table.battle import PIECE, Battle, Fight
from undercroft.games.serpent.table.step import Question
from undercroft.games.serpent.table.table import Table
from undercroft.games.serpent.ways.lying import can_lie, pay_battle
from undercroft.kernel.chance import Chance


@final
@mypyc_attr(acyclic=True)
class Challenge(Question):
    """One attack for one action, at a monster that attacked it or any hero in its location; a minion may do it."""

    __slots__ = ()

    def options(self, table: Table) -> list[int]:
        seat = self.seat
        battle = table.battles[-1]
        hero = table.heroes[seat]
        found = [code(PASS)]
        if battle.is_answered or hero.is_out or hero.fought or not was_attacked(battle):
            return found
        can_pay = table.can_act(seat) or can_lie(table, seat)
        attackers: list[int] = []
        for fight in battle.fights:
            if fight.attack >= 0 and fight.attacker not in attackers and is_there(table, fight.attacker):
                attackers.append(fight.attacker)
        if can_pay:
            for fighter in attackers:
                if fighter >= PIECE:
                    for form in range(3):
                        found.append(code(CHALLENGE, fighter, form))
            for other in table.heroes_at(hero.place, seat):
                if other != seat:
                    for form in range(3):
                        found.append(code(DUEL, other, form))
        if can_pay or table.variants.free_minion:
            for piece in minions(table, seat):
                for fighter in attackers:
                    for form in range(3):
                        if CARDS[piece.kind].attacks >> form & 1:
                            found.append(code(ORDER, piece.id, fighter, form))
        return found

    def answer(self, table: Table, move: int, chance: Chance) -> None:
        """Stages I to V once more, with the hero as the attacker; nobody challenges in it."""
        if verb_of(move) == PASS:
            return
        seat = self.seat
        battle = table.battles[-1]
        if verb_of(move) == ORDER:
            piece = table.piece(first_of(move))
            if piece is not None:
                piece.acted = True
            if table.variants.free_minion:
                table.heroes[seat].fought = True
            else:
                pay_battle(table, seat)
            fight = Fight(PIECE + first_of(move), second_of(move), third_of(move))
        else:
            pay_battle(table, seat)
            fight = Fight(seat, first_of(move), second_of(move))
        battle.is_answered = True
        if fight.target < PIECE:
            battle.place = table.heroes[fight.target].place
        battle.first = len(battle.fights)
        battle.fights.append(fight)
        if table.told is not None:
            table.tell("serpent-event-challenge", {**named_fighters(table, fight), "form": FORMS[fight.form]})
        start_exchange(table, battle)


def was_attacked(battle: Battle) -> bool:
    """Was any attack rolled?"""
    return any(fight.attack >= 0 for fight in battle.fights)
