"""Imagining: deals again what a seat cannot see, behind a view or in a position."""

from __future__ import annotations

from typing import Final, final

from undercroft.games.serpent.box.book import ADVENTURE_DECK, CARDS, HEROIC_PACK, LEGENDARY_PACK, PLACE_DECK, QUESTS
from undercroft.games.serpent.data.load import FIELDS, ask, read, read_decks
from undercroft.games.serpent.data.save import counts
from undercroft.games.serpent.data.show import DERIVED
from undercroft.games.serpent.rules import Serpent
from undercroft.games.serpent.table.agreed import Variants
from undercroft.games.serpent.table.decks import BOTH, GLORY, PERIL, some
from undercroft.kernel.chance import Chance, total
from undercroft.kernel.errors import BadView
from undercroft.kernel.position import Data
from undercroft.kernel.reader import Reader

TRIES: Final = 50


@final
class Unseen:
    """Public knowledge of the cards that a seat cannot see: their numbers and places."""

    def __init__(self) -> None:
        self.hands: list[tuple[int, int]] = []  # of the other seats: seat and number of cards
        self.places: list[tuple[int, int]] = []  # the same of location cards in hands
        self.decks: list[tuple[int, int]] = []  # which deck and number of cards
        self.places_left: int = 0  # what lies under a deck included
        self.quests_left: int = 0


def imagine_table(view: Data, seats: int, variants: Variants, chance: Chance) -> Serpent:
    """Deals hidden hands and decks from the cards that are nowhere to be seen."""
    table = {name: value for name, value in view["table"].items() if name not in DERIVED}
    unseen = Unseen()
    decks: dict[str, int] = table.pop("decks")
    if "adventures" in decks:
        unseen.decks = [(BOTH, decks["adventures"])]
    else:
        unseen.decks = [(GLORY, decks["glory"]), (PERIL, decks["peril"])]
    unseen.places_left, unseen.quests_left = table.pop("locations_left"), table.pop("quests_left")
    heroes = [dict(hero) for hero in table["heroes"]]
    table["heroes"] = heroes
    for seat, hero in enumerate(heroes):
        if hero["hand"] is None:
            unseen.hands.append((seat, hero["hand_size"]))
            unseen.places.append((seat, hero["places_size"]))
            hero["hand"], hero["places"] = [], []
    table["deck"], table["locations"], table["quest_deck"], table["locations_under"] = None, None, None, None
    imagined = read(table, seats, variants)
    deal_unseen(imagined, unseen, chance)
    return imagined


def redeal(table: Serpent, seat: int, chance: Chance) -> None:
    """Deals again, in place, everything that a seat cannot see."""
    unseen = Unseen()
    for other, hero in enumerate(table.heroes):
        if other != seat:
            unseen.hands.append((other, len(hero.hand)))
            unseen.places.append((other, len(hero.places)))
    if table.variants.separate_decks or table.variants.is_solo:
        unseen.decks = [(which, int(total(table.deck_of(which)))) for which in (GLORY, PERIL)]
    else:
        unseen.decks = [(BOTH, int(total(table.deck)))]
    unseen.places_left = int(total(table.places_left)) + len(table.places_under)
    unseen.quests_left = int(total(table.quests_left)) + len(table.quests_under)
    if seat != table.active:
        table.draft = []
    deal_unseen(table, unseen, chance)


def deal_unseen(table: Serpent, unseen: Unseen, chance: Chance) -> None:
    """Deals until the seat asked has an answer with its imagined cards."""
    for _ in range(TRIES):
        gather(table, unseen)
        deal_cards(table, unseen, chance)
        deal_places(table, unseen, chance)
        above = unseen.quests_left - len(table.quests_under)
        trim(table.quests_left, above, chance)  # quests that left the game look the same
        if ask(table):
            break


def gather(table: Serpent, unseen: Unseen) -> None:
    """Puts all unseen cards into the decks. Nobody sees which locations lie under theirs, so all are in it."""
    for seat, _ in unseen.hands:
        table.heroes[seat].hand = []
        table.heroes[seat].places = []
    seen: Data = {
        "discard": counts(table.gone, [face.id for face in CARDS]),
        "quests_under": [QUESTS[kind].id for kind in table.quests_under],
    }
    table.places_under, table.quests_under = [], []
    read_decks(table, Reader(seen, "", FIELDS))


def deal_cards(table: Serpent, unseen: Unseen, chance: Chance) -> None:
    """Deals hidden hands; with two decks the decks must keep their public sizes.

    A hand-written position may lack some cards: those left over are out of the game.
    """
    needed = sum([size for _, size in unseen.hands])
    pool: list[int] = []
    for which, size in unseen.decks:
        spare = int(total(table.deck_of(which))) - size
        if spare < 0:
            raise BadView("the decks of this view hold more cards than there are")
        for _ in range(spare):
            kind = chance.draw(ADVENTURE_DECK, table.deck_of(which))
            table.deck[kind] -= 1
            pool.append(kind)
    if table.variants.combined and table.pack == LEGENDARY_PACK:
        pool += old_cards(table, needed - len(pool), chance)
    if len(pool) < needed:
        raise BadView("the hands and decks of this view hold more cards than there are")
    for seat, size in unseen.hands:
        table.heroes[seat].hand = sorted([pool.pop(int(chance.below(len(pool)))) for _ in range(size)])


def old_cards(table: Serpent, count: int, chance: Chance) -> list[int]:
    """Returns cards of the heroic pack that may still be in hands after the change of the stage."""
    left = [face.copies * (2 if table.seats > 2 else 1) if face.pack == HEROIC_PACK else 0 for face in CARDS]
    for hero in table.heroes:
        for kind in hero.hand:
            left[kind] = max(0, left[kind] - 1)
    for piece in table.pieces:
        left[piece.kind] = max(0, left[piece.kind] - 1)
    drawn: list[int] = []
    while len(drawn) < count and some(left):
        kind = chance.draw(ADVENTURE_DECK, left)
        left[kind] -= 1
        drawn.append(kind)
    return drawn


def deal_places(table: Serpent, unseen: Unseen, chance: Chance) -> None:
    """Deals location cards in hidden hands (no white spots); those set aside stay in the deck."""
    for seat, size in unseen.places:
        hand: list[int] = []
        for _ in range(size):
            place = chance.draw(PLACE_DECK, table.places_left)
            table.places_left[place] = 0
            hand.append(int(place))
        table.heroes[seat].places = sorted(hand)
    if int(total(table.places_left)) < unseen.places_left:
        raise BadView("this view holds more locations than there are")
    trim(table.places_left, unseen.places_left, chance)


def trim(counts: list[int], left: int, chance: Chance) -> None:
    """Reduces a deck to its public size; which unseen cards are in it is unknown."""
    while int(total(counts)) > left:
        kinds = [kind for kind, count in enumerate(counts) if count]
        counts[kinds[int(chance.below(len(kinds)))]] -= 1
