"""Abilities of heroes, locations, cards and artefacts: those a seat can use now, and their targets."""

from __future__ import annotations

from typing import Final

from undercroft.games.serpent.box import words
from undercroft.games.serpent.box.book import BLOCKED, CARDS, GLOOMY, PLACES, QUESTS, TRAPPED
from undercroft.games.serpent.box.words import Effect
from undercroft.games.serpent.notation import USE, USE_AGAINST, USE_AT, USE_ON, code
from undercroft.games.serpent.table.battle import Fighter
from undercroft.games.serpent.table.hero import Hero
from undercroft.games.serpent.table.piece import PREPARED
from undercroft.games.serpent.table.table import Table
from undercroft.games.serpent.ways.layout import can_explore, exit_kind


def is_wounded(hero: Hero) -> bool:
    return hero.health < hero.face.health


def warp_places(table: Table, seat: int, effect: Effect) -> list[int]:
    """Returns the locations a hero can be taken to: near by, or from one gloomy tunnel to another."""
    hero = table.heroes[seat]
    if not table.is_warpable(seat):
        return []
    places = table.chart.within(hero.place, effect.within)
    if effect.gloomy and PLACES[hero.place].kind == GLOOMY:
        for place in table.chart.placed:
            if PLACES[place].kind == GLOOMY and place != hero.place and place not in places:
                places.append(place)
    return places


def attacks_on(table: Table, seat: int, effect: Effect) -> list[int]:
    """Returns the attacks on a hero, not yet rolled, that an effect can touch; of two by one attacker the first."""
    if not table.battles:
        return []
    battle = table.battles[-1]
    found: list[int] = []
    attackers: list[Fighter] = []
    for number in range(battle.first, len(battle.fights)):
        fight = battle.fights[number]
        if fight.is_void or fight.target.seat != seat or fight.attack >= 0 or not effect.forms >> fight.form & 1:
            continue
        ops = words.PROGRAMS[effect.do]
        if effect.target == words.T_MONSTER:
            piece = table.piece(fight.attacker.piece)
            if piece is None:
                continue
            face = CARDS[piece.kind]
            if face.cost > effect.most or (effect.of and not face.kinds & effect.of):
                continue
            if ops[0].verb == words.O_MINION and table.load_of(seat, words.TREASURES) >= table.limit(
                seat, words.TREASURES
            ):
                continue
        if fight.attacker.is_nakari and ops[0].verb in (words.O_CANCEL, words.O_DISCARD):
            continue
        if fight.attacker not in attackers:
            attackers.append(fight.attacker)
            found.append(number)
    return found


def moments_of(effects: list[Effect]) -> int:
    """Returns when the effects of a card can be used, as bits."""
    found = 0
    for effect in effects:
        found |= 1 << effect.when
    return found


MOMENTS: Final = [moments_of(face.effects) for face in CARDS]


def add_abilities(table: Table, seat: int, when: int, found: list[int]) -> None:
    """Adds each ability once, however many copies of a card give it; each copy is a use of its own."""
    hero = table.heroes[seat]
    given: list[int] = []  # by cards and artefacts
    for effect in hero.face.effects:
        if effect.when == when and effect.index not in hero.used:
            add_uses(table, seat, effect, found)
    if when == words.ON_HEROIC:
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
    if effect.target == words.T_HERO_HERE:
        for other in table.heroes_at(hero.place, seat):
            if is_wounded(table.heroes[other]):
                found.append(code(USE_ON, effect.index, other))
    elif effect.target == words.T_HERO_NEXT:
        if table.can_act(seat) and not hero.fought:
            for side in range(4):
                place = table.chart.near[hero.place * 4 + side]
                if place >= 0:
                    for other in table.heroes_at(place, seat):
                        found.append(code(USE_ON, effect.index, other))
    elif effect.target == words.T_RIVAL:
        if hero.peril > 0:
            for other in table.rivals(seat):
                found.append(code(USE_ON, effect.index, other))
    elif effect.target == words.T_EXIT:
        for side in range(4):
            is_way = table.chart.near[hero.place * 4 + side] >= 0
            if is_way and exit_kind(table, hero.place, side) in (BLOCKED, TRAPPED):
                found.append(code(USE_AT, effect.index, side))
    elif effect.target == words.T_ATTACK:
        for number in attacks_on(table, seat, effect):
            fight = table.battles[-1].fights[number]
            if fight.answer == fight.form:
                found.append(code(USE_AGAINST, effect.index, number))
    elif can_matter(table, seat, effect):
        found.append(code(USE, effect.index))


def can_matter(table: Table, seat: int, effect: Effect) -> bool:
    """Returns whether the ability would change anything."""
    hero = table.heroes[seat]
    op = words.PROGRAMS[effect.do][0]
    if op.verb == words.O_HEAL:
        return is_wounded(hero)
    if op.verb == words.O_TOKEN:
        return table.tokens > 0 and table.has_event
    if op.verb == words.O_EXPLORE:
        return can_explore(table)
    if op.verb == words.O_RETURN:
        return bool(returnable(table, op.n))
    if op.verb == words.O_WOUND:
        return hero.health > op.n
    return True


def returnable(table: Table, most: int) -> list[int]:
    """Returns glory cards in the discard with a cost up to `most`."""
    return [
        kind for kind, count in enumerate(table.gone) if count and CARDS[kind].is_glory and CARDS[kind].cost <= most
    ]
