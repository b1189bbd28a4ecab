"""Abilities of heroes, locations, cards and artefacts: which of them a seat can use now."""

from __future__ import annotations

from typing import Final

from undercroft.games.serpent.box.book import BLOCKED, CARDS, PLACES, QUESTS, TRAPPED
from undercroft.games.serpent.box.words import (
    O_EXPLORE,
    O_HEAL,
    O_RETURN,
    O_TOKEN,
    O_WOUND,
    ON_HEROIC,
    PROGRAMS,
    T_ATTACK,
    T_EXIT,
    T_HERO_HERE,
    T_HERO_NEXT,
    T_RIVAL,
    Effect,
)
from undercroft.games.serpent.cards.targets import attacks_on, is_wounded
from undercroft.games.serpent.notation import USE, USE_AGAINST, USE_AT, USE_ON, code
from undercroft.games.serpent.table.piece import PREPARED
from undercroft.games.serpent.table.table import Table
from undercroft.games.serpent.ways.exits import exit_kind
from undercroft.games.serpent.ways.growth import can_explore


def moments_of(effects: list[Effect]) -> int:
    """When the effects of a card can be used, as bits."""
    found = 0
    for effect in effects:
        found |= 1 << effect.when
    return found


MOMENTS: Final = [moments_of(face.effects) for face in CARDS]


def add_abilities(table: Table, seat: int, when: int, found: list[int]) -> None:
    """Each ability once, however many copies of a card give it; each copy is a use of its own."""
    hero = table.heroes[seat]
    given: list[int] = []  # by cards and artefacts
    for effect in hero.face.effects:
        if effect.when == when and effect.index not in hero.used:
            add_uses(table, seat, effect, found)
    if when == ON_HEROIC:
        for effect in PLACES[hero.place].effects:
            if effect.when == when and effect.index not in hero.used:
                add_uses(table, seat, effect, found)
    for piece in table.pieces:
        if MOMENTS[piece.kind] >> when & 1 and piece.seat == seat and piece.zone == PREPARED and not piece.used:
            for effect in CARDS[piece.kind].effects:
                if effect.when == when and effect.index not in given:
                    given.append(effect.index)
                    add_uses(table, seat, effect, found)
    for quest in table.quests:
        if quest.seat == seat and quest.is_done and not quest.used:
            for effect in QUESTS[quest.kind].kept_effects:
                if effect.when == when and effect.index not in given:
                    given.append(effect.index)
                    add_uses(table, seat, effect, found)


def add_uses(table: Table, seat: int, effect: Effect, found: list[int]) -> None:
    hero = table.heroes[seat]
    if hero.glory < effect.pay:
        return
    if effect.target == T_HERO_HERE:
        for other in table.heroes_at(hero.place, seat):
            if is_wounded(table.heroes[other]):
                found.append(code(USE_ON, effect.index, other))
    elif effect.target == T_HERO_NEXT:
        if table.can_act(seat) and not hero.fought:
            for side in range(4):
                place = table.chart.near[hero.place * 4 + side]
                if place >= 0:
                    for other in table.heroes_at(place, seat):
                        found.append(code(USE_ON, effect.index, other))
    elif effect.target == T_RIVAL:
        if hero.peril > 0:
            for other in table.rivals(seat):
                found.append(code(USE_ON, effect.index, other))
    elif effect.target == T_EXIT:
        for side in range(4):
            is_way = table.chart.near[hero.place * 4 + side] >= 0
            if is_way and exit_kind(table, hero.place, side) in (BLOCKED, TRAPPED):
                found.append(code(USE_AT, effect.index, side))
    elif effect.target == T_ATTACK:
        for number in attacks_on(table, seat, effect):
            fight = table.battles[-1].fights[number]
            if fight.answer == fight.form:
                found.append(code(USE_AGAINST, effect.index, number))
    elif can_matter(table, seat, effect):
        found.append(code(USE, effect.index))


def can_matter(table: Table, seat: int, effect: Effect) -> bool:
    """Would the ability change anything?"""
    hero = table.heroes[seat]
    op = PROGRAMS[effect.do][0]
    if op.verb == O_HEAL:
        return is_wounded(hero)
    if op.verb == O_TOKEN:
        return table.tokens > 0 and table.has_event
    if op.verb == O_EXPLORE:
        return can_explore(table)
    if op.verb == O_RETURN:
        return bool(returnable(table, op.n))
    if op.verb == O_WOUND:
        return hero.health > op.n
    return True


def returnable(table: Table, most: int) -> list[int]:
    """Glory cards in the discard of a cost up to `most`."""
    return [
        kind for kind, count in enumerate(table.gone) if count and CARDS[kind].is_glory and CARDS[kind].cost <= most
    ]
