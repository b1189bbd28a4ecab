"""Setting up: first player, map, heroes, quests, hands."""

from __future__ import annotations

from typing import Final

from undercroft.games.serpent import tasks
from undercroft.games.serpent.book import (
    CARDS,
    ENTRANCES,
    GLOOMY,
    HERO_DECK,
    HERO_NUMBER,
    HEROES,
    HEROIC_PACK,
    LEGENDARY_PACK,
    NAKARI_QUEST,
    PLACE_DECK,
    PLACES,
    QUESTS,
    TUNNEL,
)
from undercroft.games.serpent.chart import MIDDLE, STEP
from undercroft.games.serpent.exploring import to_lay
from undercroft.games.serpent.notation import TILE, code, first_of
from undercroft.games.serpent.stage import deal_quests
from undercroft.games.serpent.table import HAND, Table, some
from undercroft.games.serpent.wounds import new_hero
from undercroft.kernel.chance import Chance, Outcomes

FIRST: Final = [Outcomes("first player", [f"seat-{seat}" for seat in range(count)]) for count in range(5)]
UPRIGHT: Final = Outcomes("way to lie", ["upright", "turned"])


def fill_decks(table: Table) -> None:
    """The decks of the stage; in the heroic pack for three and four every card is there twice."""
    twice = 2 if table.pack == HEROIC_PACK and table.seats > 2 else 1
    table.deck, table.gone = [0] * len(CARDS), [0] * len(CARDS)
    table.places_left, table.quests_left = [0] * len(PLACES), [0] * len(QUESTS)
    for kind, face in enumerate(CARDS):
        if face.pack == table.pack and (face.is_solo or not table.variants.is_solo):
            table.deck[kind] = face.copies * twice
    for kind, quest in enumerate(QUESTS):
        if quest.pack == table.pack and not quest.is_nakari:
            table.quests_left[kind] = twice
    entrance = ENTRANCES[HEROIC_PACK if table.variants.combined else LEGENDARY_PACK]
    for place, location in enumerate(PLACES):
        is_old = table.variants.combined and location.pack == HEROIC_PACK  # what is left of the first stage
        if (location.pack == table.pack or is_old) and place != entrance:
            table.places_left[place] = 1


def set_up(table: Table, heroes: tuple[str, ...], chance: Chance) -> None:
    """Everything up to the first turn; what is chosen by players is put on the stack."""
    fill_decks(table)
    entrance = ENTRANCES[table.pack]
    if table.seats > 1 and not table.variants.no_white_spots:
        table.starter = chance.roll(FIRST[table.seats])
    if not table.variants.no_white_spots:
        lay_tunnels(table, chance)
    deal_heroes(table, heroes, entrance, chance)
    if table.pack == LEGENDARY_PACK:
        table.new_quest(NAKARI_QUEST, -1)
    deal_quests(table, chance)
    if table.variants.no_white_spots:
        deal_places(table, chance)
    table.active = table.starter
    order = table.alive_from(table.starter)
    table.push(tasks.BEGIN, table.starter)
    if table.variants.no_white_spots:
        table.push(tasks.SETUP, table.next_living(table.starter), 0)
    for seat in reversed(order):
        table.push(tasks.DRAW, seat, HAND)
    if table.variants.hero_choice:
        for seat in reversed(order):
            table.push(tasks.ASK_HERO, seat)


def deal_heroes(table: Table, heroes: tuple[str, ...], entrance: int, chance: Chance) -> None:
    left = [1] * HERO_DECK.size
    for seat in range(table.seats):
        if table.variants.hero_choice:
            number = seat  # until it is chosen
        elif heroes:
            number = HERO_NUMBER[heroes[seat]]
        else:
            number = chance.draw(HERO_DECK, left)
        left[number] = 0
        table.heroes.append(new_hero(table, number, entrance))
        if table.told is not None and not table.variants.hero_choice:
            table.tell("serpent-event-hero", {"who": seat, "hero": HEROES[0][number].id})
    for number, count in enumerate(left):
        if count or table.variants.hero_choice:
            table.heroes_left |= 1 << number


def lay_tunnels(table: Table, chance: Chance) -> None:
    """Four tunnels north, east, south and west; one that fits neither way is swapped for another."""
    left = [count if PLACES[place].kind in (TUNNEL, GLOOMY) else 0 for place, count in enumerate(table.places_left)]
    for side in range(4):
        cell = MIDDLE + STEP[side]
        swapped: list[int] = []
        while some(left):
            place = chance.draw(PLACE_DECK, left)
            left[place] = 0
            ways = [
                turned
                for turned in range(2)
                if table.chart.fits(place, cell, turned) and table.chart.leaves_gap(place, cell, turned)
            ]
            if not ways:
                swapped.append(place)
                continue
            turned = ways[0] if len(ways) == 1 or PLACES[place].is_symmetric else chance.roll(UPRIGHT)
            table.chart = table.chart.lay(place, cell, turned == 1)
            table.places_left[place] = 0
            if table.told is not None:
                table.tell("serpent-event-turned-up", {"place": PLACES[place].id})
            break
        for place in swapped:
            left[place] = 1


# -- no white spots ----------------------------------------------------------------------------------------


def deal_places(table: Table, chance: Chance) -> None:
    """All locations are dealt out as evenly as possible; the holder of the entrance begins."""
    entrance = ENTRANCES[table.pack]
    table.places_left[entrance] = 1
    seat = 0
    while some(table.places_left):
        place = chance.draw(PLACE_DECK, table.places_left)
        table.places_left[place] = 0
        if place == entrance:
            table.starter = seat
        else:
            insert(table.heroes[seat].places, place)
        seat = (seat + 1) % int(table.seats)


def insert(places: list[int], place: int) -> None:
    number = 0
    while number < len(places) and places[number] < place:
        number += 1
    places.insert(number, place)


def set_up_turn(table: Table, seat: int, passes: int) -> None:
    """In turn each seat lays a card if it can; after a round of passes the rest is the location deck."""
    if to_lay(table) == 0 or passes >= table.seats:
        for hero in table.heroes:
            for place in hero.places:
                table.places_left[place] = 1
            hero.places = []
        table.fitted = None
        return
    other = (seat + 1) % int(table.seats)
    if tile_options(table, seat):
        table.push(tasks.SETUP, other, 0)
        table.push(tasks.ASK_TILE, seat)
    else:
        table.push(tasks.SETUP, other, passes + 1)


def tile_options(table: Table, seat: int) -> list[int]:
    """Cards that fit; locations of open shared quests only when nothing else does."""
    hero = table.heroes[seat]
    shared = 0
    for quest in table.quests:
        if quest.seat < 0:
            face = QUESTS[quest.kind]
            shared |= face.places | (1 << face.to if face.to >= 0 else 0)
    is_last = to_lay(table) == 1
    fitting = [place for place in hero.places if table.chart.spots(place, is_last)]
    free = [place for place in fitting if not shared >> place & 1]
    return [code(TILE, place) for place in (free or fitting)]


def choose_tile(table: Table, seat: int, move: int) -> None:
    place = first_of(move)
    table.heroes[seat].places.remove(place)
    table.is_final = True
    table.push(tasks.ASK_LAY, seat, place)
