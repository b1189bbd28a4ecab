"""Villainy by common sense: which monsters, traps and curses to set on whom."""

from __future__ import annotations

from typing import Final

from undercroft.games.serpent.bot.habits import Habits
from undercroft.games.serpent.bot.odds import expected_wounds
from undercroft.games.serpent.box.book import CARDS, NAKARI, PLACES, Face
from undercroft.games.serpent.box.words import KNIGHT, O_LEVEL, PROGRAMS
from undercroft.games.serpent.notation import (
    BLESS,
    BOOST,
    CURSE,
    CURSE_FOR,
    LOOSE,
    RECALL,
    ROUSE,
    RUST,
    SEND,
    SET,
    UNLEASH,
    first_of,
    second_of,
    third_of,
    verb_of,
)
from undercroft.games.serpent.table.plan import FROM_HAND, FROM_LAIR
from undercroft.games.serpent.table.table import Table

LEADING: Final = [1.0, 1.6, 3.0]  # by quests completed: the next one may win


def rivalry(table: Table, seat: int, rival: int) -> float:
    """How much one wants to stop a rival: leaders first, then those about to fall."""
    hero = table.heroes[rival]
    return LEADING[min(2, hero.quests)] + 0.02 * hero.glory + (0.4 if hero.health <= 5 else 0.0)


def villainy_score(table: Table, seat: int, habits: Habits, move: int) -> float:
    """What a move of the villainy phase is worth; being done is worth nothing."""
    verb = verb_of(move)
    first, second, third = first_of(move), second_of(move), third_of(move)
    if verb == SEND:
        return monster_score(table, seat, CARDS[first], second, third)
    if verb == LOOSE:
        piece = table.piece(first)
        return 0.1 + monster_score(table, seat, CARDS[piece.kind], second, third) if piece is not None else 0.0
    if verb == ROUSE:
        if CARDS[NAKARI].health - table.nakari_wounds <= 1:
            return 0.0  # a lucky counter would win the game
        return monster_score(table, seat, CARDS[NAKARI], first, second)
    if verb == SET:
        return trap_score(table, seat, first, second, third)
    if verb == BOOST:
        return 0.35
    if verb == UNLEASH:
        return 0.12
    if verb == RECALL:
        return -1.0
    if verb in (CURSE, CURSE_FOR):
        return curse_score(table, seat, habits, CARDS[second], first, third)
    if verb == RUST:
        return 0.5
    if verb == BLESS:
        return 0.6
    return 0.1  # done


def monster_score(table: Table, seat: int, face: Face, rival: int, form: int) -> float:
    """Wounds to be expected, more in company, against what the monster may pay the rival."""
    wounds = expected_wounds(table, face, rival, form)
    company = 0.0
    for encounter in table.draft:
        if encounter.source in (FROM_HAND, FROM_LAIR) and encounter.whom == rival:
            company += 0.15
            if face.kinds & KNIGHT:
                company += 0.2
    return wounds * rivalry(table, seat, rival) + company - 0.25


def trap_score(table: Table, seat: int, kind: int, place: int, payer: int) -> float:
    """Near rivals, far from oneself; paid by one who has peril to spare."""
    score = 0.3
    for rival in table.rivals(seat):
        if table.chart.side_to(table.heroes[rival].place, place) >= 0:
            score += 0.25
    if place in table.chart.within(table.heroes[seat].place, 2):
        score -= 0.4
    return score + 0.1 * PLACES[place].glory + 0.01 * table.heroes[payer].peril


def curse_score(table: Table, seat: int, habits: Habits, face: Face, rival: int, count: int) -> float:
    hero = table.heroes[rival]
    if face.cost < 0:  # glory taken away, if there is some to take
        return habits.tribute * count * rivalry(table, seat, rival) - 0.3
    for effect in face.effects:
        if effect.do >= 0 and PROGRAMS[effect.do][0].verb == O_LEVEL:
            return 0.5 + 0.2 * hero.quests
    return 0.35 + 0.1 * rivalry(table, seat, rival)
