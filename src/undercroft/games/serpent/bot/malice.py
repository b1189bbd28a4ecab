"""Villainy by common sense: which monsters, traps and curses to set on whom."""

from __future__ import annotations

from undercroft.games.serpent.battle.fighters import attack_lead
from undercroft.games.serpent.bot.habits import Habits
from undercroft.games.serpent.bot.odds import expected_wounds, odds
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


def rivalry(table: Table, seat: int, rival: int, habits: Habits) -> float:
    """How much one wants to stop a rival: leaders first, then those about to fall."""
    hero = table.heroes[rival]
    leading = 1.0 if hero.quests == 0 else habits.lead_1 if hero.quests == 1 else habits.lead_2
    return leading + habits.rival_glory * hero.glory + (habits.rival_weak if hero.health <= 5 else 0.0)


def villainy_score(table: Table, seat: int, habits: Habits, move: int) -> float:
    """What a move of the villainy phase is worth; being done is worth nothing."""
    verb = verb_of(move)
    first, second, third = first_of(move), second_of(move), third_of(move)
    if verb == SEND:
        return monster_score(table, seat, habits, CARDS[first], second, third)
    if verb == LOOSE:
        piece = table.piece(first)
        return 0.1 + monster_score(table, seat, habits, CARDS[piece.kind], second, third) if piece is not None else 0.0
    if verb == ROUSE:
        if CARDS[NAKARI].health - table.nakari_wounds <= 1:
            return 0.0  # a lucky counter would win the game
        return monster_score(table, seat, habits, CARDS[NAKARI], first, second)
    if verb == SET:
        return trap_score(table, seat, habits, first, second, third)
    if verb == BOOST:
        return habits.extra
    if verb == UNLEASH:
        return habits.unleash
    if verb == RECALL:
        return -1.0
    if verb in (CURSE, CURSE_FOR):
        return curse_score(table, seat, habits, CARDS[second], first, third)
    if verb == RUST:
        return habits.rust
    if verb == BLESS:
        return 0.6
    return habits.stop


def monster_score(table: Table, seat: int, habits: Habits, face: Face, rival: int, form: int) -> float:
    """Wounds to be expected, more in company, against what the monster may pay the rival."""
    wounds = expected_wounds(table, face, rival, form)
    company = 0.0
    for encounter in table.draft:
        if encounter.source in (FROM_HAND, FROM_LAIR) and encounter.whom == rival:
            company += habits.company
            if face.kinds & KNIGHT:
                company += 0.2
    gift = odds(attack_lead(table, face, rival, form))[1]
    price = habits.monster_price + habits.monster_gift * gift + habits.monster_cost * face.cost
    return wounds * rivalry(table, seat, rival, habits) + company - price


def trap_score(table: Table, seat: int, habits: Habits, kind: int, place: int, payer: int) -> float:
    """Near rivals, far from oneself; paid by whoever has peril to spare."""
    score = habits.trap_worth
    cells = table.chart.cells
    for rival in table.rivals(seat):
        if cells[place] >= 0 and place in table.chart.within(table.heroes[rival].place, 1):
            score += 0.25
    if place in table.chart.within(table.heroes[seat].place, 2):
        score -= 0.4
    return score + 0.1 * PLACES[place].glory + 0.01 * table.heroes[payer].peril


def curse_score(table: Table, seat: int, habits: Habits, face: Face, rival: int, count: int) -> float:
    hero = table.heroes[rival]
    if face.cost < 0:  # glory taken away, if there is some to take
        return habits.tribute * count * rivalry(table, seat, rival, habits) - 0.3
    for effect in face.effects:
        if effect.do >= 0 and PROGRAMS[effect.do][0].verb == O_LEVEL:
            return 0.5 + 0.2 * hero.quests
    return habits.curse_worth + 0.1 * rivalry(table, seat, rival, habits)
