"""Setting up: first player, map, heroes, quests, hands."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import mypyc_attr

from undercroft.games.serpent.battle.felled import ChooseHero, new_hero
from undercroft.games.serpent.box.book import (
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
from undercroft.games.serpent.cards.drawing import Draw
from undercroft.games.serpent.notation import TILE, code, first_of
from undercroft.games.serpent.table.decks import some
from undercroft.games.serpent.table.map import MIDDLE, STEP
from undercroft.games.serpent.table.step import Question, SeatStep, Step
from undercroft.games.serpent.table.table import HAND, Table
from undercroft.games.serpent.turn.turns import TurnStart
from undercroft.games.serpent.variants.stage import deal_quests
from undercroft.games.serpent.ways.exploring import Lay
from undercroft.games.serpent.ways.growth import to_lay
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
    steps: list[Step] = []
    if table.variants.hero_choice:
        steps += [ChooseHero(seat) for seat in order]
    steps += [Draw(seat, HAND) for seat in order]
    if table.variants.no_white_spots:
        steps.append(SetupTurn(table.next_living(table.starter), 0))
    steps.append(TurnStart(table.starter))
    table.then_all(steps)


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


@final
@mypyc_attr(acyclic=True)
class SetupTurn(SeatStep):
    """In turn each seat lays a card if it can; after a round of passes the rest is the location deck."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "passes")
    __slots__ = ("passes",)

    def __init__(self, seat: int, passes: int) -> None:
        self.seat = seat
        self.passes = passes  # of the seats before, without a card laid

    def run(self, table: Table, chance: Chance) -> None:
        if to_lay(table) == 0 or self.passes >= table.seats:
            for hero in table.heroes:
                for place in hero.places:
                    table.places_left[place] = 1
                hero.places = []
            table.fitted = None
            return
        other = (self.seat + 1) % int(table.seats)
        tile = Tile(self.seat)
        if tile.options(table):
            table.then(tile, SetupTurn(other, 0))
        else:
            table.then(SetupTurn(other, self.passes + 1))


@final
@mypyc_attr(acyclic=True)
class Tile(Question):
    """Cards that fit; locations of open shared quests only when nothing else does."""

    __slots__ = ()

    def options(self, table: Table) -> list[int]:
        hero = table.heroes[self.seat]
        shared = 0
        for quest in table.quests:
            if quest.seat < 0:
                face = QUESTS[quest.kind]
                shared |= face.places | (1 << face.to if face.to >= 0 else 0)
        is_last = to_lay(table) == 1
        fitting = [place for place in hero.places if table.chart.spots(place, is_last)]
        free = [place for place in fitting if not shared >> place & 1]
        return [code(TILE, place) for place in (free or fitting)]

    def is_secret(self, table: Table) -> bool:
        """Only its seat knows how many of its locations fit."""
        return len(table.heroes[self.seat].places) > 1 and bool(self.options(table))

    def answer(self, table: Table, move: int, chance: Chance) -> None:
        place = first_of(move)
        table.heroes[self.seat].places.remove(place)
        table.is_final = True
        table.then(Lay(self.seat, place))
