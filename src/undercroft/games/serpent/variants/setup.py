"""Setting up: first player, map, heroes, quests, hands."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from undercroft.games.serpent.battle.wounds import ChooseHero, new_hero
from undercroft.games.serpent.box import book
from undercroft.games.serpent.cards.drawing import Draw
from undercroft.games.serpent.notation import TILE, code, first_of
from undercroft.games.serpent.table.decks import some
from undercroft.games.serpent.table.map import MIDDLE, STEP
from undercroft.games.serpent.table.step import Question, SeatStep, Step
from undercroft.games.serpent.table.table import HAND, Table
from undercroft.games.serpent.turn.turns import TurnStart
from undercroft.games.serpent.variants.stage import deal_quests
from undercroft.games.serpent.ways.exploring import Lay
from undercroft.games.serpent.ways.layout import to_lay
from undercroft.kernel.chance import Chance, Outcomes

FIRST: Final = [Outcomes("first player", [f"seat-{seat}" for seat in range(count)]) for count in range(5)]
PASSAGES: Final = (book.TUNNEL, book.GLOOMY)
UPRIGHT: Final = Outcomes("way to lie", ["upright", "turned"])


def fill_decks(table: Table) -> None:
    """Fills the decks of the stage; in the heroic pack for three and four seats every card is there twice."""
    twice = 2 if table.pack == book.HEROIC_PACK and table.seats > 2 else 1
    table.deck, table.gone = [0] * len(book.CARDS), [0] * len(book.CARDS)
    table.places_left, table.quests_left = [0] * len(book.PLACES), [0] * len(book.QUESTS)
    for kind, face in enumerate(book.CARDS):
        if face.pack == table.pack and (face.is_solo or not table.variants.is_solo):
            table.deck[kind] = face.copies * twice
    for kind, quest in enumerate(book.QUESTS):
        if quest.pack == table.pack and not quest.is_nakari and not (table.variants.short and has_no_site(quest)):
            table.quests_left[kind] = twice
    entrance = book.ENTRANCES[book.HEROIC_PACK if table.variants.combined else book.LEGENDARY_PACK]
    for place, location in enumerate(book.PLACES):
        is_old = table.variants.combined and location.pack == book.HEROIC_PACK  # what is left of the first stage
        if (location.pack == table.pack or is_old) and place != entrance:
            table.places_left[place] = 1


def has_no_site(quest: book.QuestFace) -> bool:
    """Returns whether a quest is done in any location of a kind that a short game leaves out."""
    return quest.place_kind in PASSAGES


def leave_out(table: Table) -> None:
    """Puts tunnels that no quest names back into the box, in a short game: all but those already laid."""
    if table.variants.short:
        named = 0
        for quest in book.QUESTS:
            named |= quest.places | (1 << quest.to if quest.to >= 0 else 0)
        for place, face in enumerate(book.PLACES):
            if face.kind in PASSAGES and not named >> place & 1:
                table.places_left[place] = 0


def set_up(table: Table, heroes: tuple[str, ...], chance: Chance) -> None:
    """Sets up everything before the first turn; players' choices are steps."""
    fill_decks(table)
    entrance = book.ENTRANCES[table.pack]
    if table.seats > 1 and not table.variants.no_white_spots:
        table.starter = chance.roll(FIRST[table.seats])
    if not table.variants.no_white_spots:
        lay_tunnels(table, chance)
    leave_out(table)
    deal_heroes(table, heroes, entrance, chance)
    if table.pack == book.LEGENDARY_PACK:
        table.new_quest(book.NAKARI_QUEST, -1)
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
    left = [1] * book.HERO_DECK.size
    for seat in range(table.seats):
        if table.variants.hero_choice:
            number = seat  # until it is chosen
        elif heroes:
            number = book.HERO_NUMBER[heroes[seat]]
        else:
            number = chance.draw(book.HERO_DECK, left)
        left[number] = 0
        table.heroes.append(new_hero(table, number, entrance))
        if table.events is not None and not table.variants.hero_choice:
            table.tell("serpent-event-hero", {"who": seat, "hero": book.HEROES[0][number].id})
    for number, count in enumerate(left):
        if count or table.variants.hero_choice:
            table.heroes_left |= 1 << number


def lay_tunnels(table: Table, chance: Chance) -> None:
    """Lays four tunnels north, east, south and west; one that fits neither way is swapped for another."""
    left = [count if book.PLACES[place].kind in PASSAGES else 0 for place, count in enumerate(table.places_left)]
    for side in range(4):
        cell = MIDDLE + STEP[side]
        swapped: list[int] = []
        while some(left):
            place = chance.draw(book.PLACE_DECK, left)
            left[place] = 0
            ways = [
                turned
                for turned in range(2)
                if table.chart.fits(place, cell, turned) and table.chart.leaves_gap(place, cell, turned)
            ]
            if not ways:
                swapped.append(place)
                continue
            turned = ways[0] if len(ways) == 1 or book.PLACES[place].is_symmetric else chance.roll(UPRIGHT)
            table.chart = table.chart.lay(place, cell, turned == 1)
            table.places_left[place] = 0
            if table.events is not None:
                table.tell("serpent-event-turned-up", {"place": book.PLACES[place].id})
            break
        for place in swapped:
            left[place] = 1


# -- no white spots ----------------------------------------------------------------------------------------


def deal_places(table: Table, chance: Chance) -> None:
    """Deals all locations as evenly as possible; the holder of the entrance begins."""
    entrance = book.ENTRANCES[table.pack]
    table.places_left[entrance] = 1
    seat = 0
    while some(table.places_left):
        place = chance.draw(book.PLACE_DECK, table.places_left)
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


@mypyc_attr(acyclic=True)
class SetupTurn(SeatStep):
    """Each seat in turn lays a card if it can; after a round of passes the rest is the location deck."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "passes")

    def __init__(self, seat: int, passes: int) -> None:
        self.seat = seat
        self.passes: int = passes  # of the seats before, without a card laid

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


@mypyc_attr(acyclic=True)
class Tile(Question):
    """Offers cards that fit; locations of open shared quests only when nothing else does."""

    def options(self, table: Table) -> list[int]:
        hero = table.heroes[self.seat]
        shared = 0
        for quest in table.quests:
            if quest.seat < 0:
                face = book.QUESTS[quest.kind]
                shared |= face.places | (1 << face.to if face.to >= 0 else 0)
        is_last = to_lay(table) == 1
        fitting = [place for place in hero.places if table.chart.spots(place, is_last)]
        free = [place for place in fitting if not shared >> place & 1]
        return [code(TILE, place) for place in (free or fitting)]

    def is_secret(self, table: Table) -> bool:
        """Returns whether there is anything to hide: only its seat knows how many of its locations fit."""
        return len(table.heroes[self.seat].places) > 1 and bool(self.options(table))

    def answer(self, table: Table, move: int, chance: Chance) -> None:
        place = first_of(move)
        table.heroes[self.seat].places.remove(place)
        table.is_final = True
        table.then(Lay(self.seat, place))
