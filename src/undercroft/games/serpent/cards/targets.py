"""What a card or an ability can be aimed at."""

from __future__ import annotations

from undercroft.games.serpent.box.book import CARDS, GLOOMY, PLACES
from undercroft.games.serpent.box.words import O_CANCEL, O_DISCARD, O_MINION, PROGRAMS, T_MONSTER, TREASURES, Effect
from undercroft.games.serpent.table.battle import GODDESS, PIECE, QUEST
from undercroft.games.serpent.table.hero import Hero
from undercroft.games.serpent.table.table import Table


def is_wounded(hero: Hero) -> bool:
    return hero.health < hero.face.health


def warp_places(table: Table, seat: int, effect: Effect) -> list[int]:
    """Where a hero can be taken: near by, or from one gloomy tunnel to another."""
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
    """The attacks on a hero, not yet rolled, that an effect can touch; of two by one attacker the first."""
    if not table.battles:
        return []
    battle = table.battles[-1]
    found: list[int] = []
    attackers: list[int] = []
    for number in range(battle.first, len(battle.fights)):
        fight = battle.fights[number]
        if fight.is_void or fight.target != seat or fight.attack >= 0 or not effect.forms >> fight.form & 1:
            continue
        is_card = PIECE <= fight.attacker < QUEST
        ops = PROGRAMS[effect.do]
        if effect.target == T_MONSTER:
            if not is_card:
                continue
            piece = table.piece(fight.attacker - PIECE)
            if piece is None:
                continue
            face = CARDS[piece.kind]
            if face.cost > effect.most or (effect.of and not face.kinds & effect.of):
                continue
            if ops[0].verb == O_MINION and table.load_of(seat, TREASURES) >= table.limit(seat, TREASURES):
                continue
        if fight.attacker == GODDESS and ops[0].verb in (O_CANCEL, O_DISCARD):
            continue
        if fight.attacker not in attackers:
            attackers.append(fight.attacker)
            found.append(number)
    return found
