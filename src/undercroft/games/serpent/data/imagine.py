"""Imagining: a whole position that agrees with what a seat can see."""

from __future__ import annotations

from typing import Final

from undercroft.games.serpent.box.book import ADVENTURE_DECK, CARDS, HEROIC_PACK, LEGENDARY_PACK, PLACE_DECK
from undercroft.games.serpent.data.load import ask, read
from undercroft.games.serpent.data.show import DERIVED
from undercroft.games.serpent.rules import Serpent
from undercroft.games.serpent.table.agreed import Variants
from undercroft.games.serpent.table.decks import BOTH, GLORY, PERIL, some
from undercroft.kernel.chance import Chance, total
from undercroft.kernel.errors import BadView
from undercroft.kernel.position import Data

TRIES: Final = 50


def imagine_table(view: Data, seats: int, variants: Variants, chance: Chance) -> Serpent:
    """Hands and decks nobody has shown are dealt from the cards that are nowhere to be seen."""
    table = {name: value for name, value in view["table"].items() if name not in DERIVED}
    decks, places_left, quests_left = table.pop("decks"), table.pop("locations_left"), table.pop("quests_left")
    heroes = [dict(hero) for hero in table["heroes"]]
    table["heroes"] = heroes
    hidden = [seat for seat, hero in enumerate(heroes) if hero["hand"] is None]
    for seat in hidden:
        heroes[seat]["hand"] = []
        heroes[seat]["places"] = []
    table["deck"], table["locations"], table["quest_deck"] = None, None, None
    table["locations_under"] = None  # nobody sees which locations lie under the deck, so all lie in it
    unseen = read(table, seats, variants)  # all that is not seen lies in the decks now
    for _ in range(TRIES):
        imagined = unseen.copy()
        deal_cards(imagined, [(seat, heroes[seat]["hand_size"]) for seat in hidden], decks, chance)
        deal_places(imagined, [(seat, heroes[seat]["places_size"]) for seat in hidden], places_left, chance)
        above = quests_left - len(imagined.quests_under)
        trim(imagined.quests_left, above, chance)  # quests that left the game are not told apart from these
        if ask(imagined):
            break  # the seat asked has an answer with the cards imagined for it
    return imagined


def deal_cards(table: Serpent, hidden: list[tuple[int, int]], decks: dict[str, int], chance: Chance) -> None:
    """Hidden hands, by seat and size; with two decks the decks must keep the sizes that everybody sees.

    A position written by hand may do without some cards: those left over are out of the game.
    """
    needed = sum([size for _, size in hidden])
    pool: list[int] = []
    if "adventures" in decks:
        sizes = [(BOTH, decks["adventures"])]
    else:
        sizes = [(GLORY, decks["glory"]), (PERIL, decks["peril"])]
    for which, size in sizes:
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
    for seat, size in hidden:
        table.heroes[seat].hand = sorted([pool.pop(int(chance.below(len(pool)))) for _ in range(size)])


def old_cards(table: Serpent, count: int, chance: Chance) -> list[int]:
    """Cards of the heroic pack that may still be in hands after the change of the stage."""
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


def deal_places(table: Serpent, hidden: list[tuple[int, int]], left: int, chance: Chance) -> None:
    """Location cards in hidden hands (no white spots); what is set aside stays in the deck."""
    for seat, size in hidden:
        hand: list[int] = []
        for _ in range(size):
            place = chance.draw(PLACE_DECK, table.places_left)
            table.places_left[place] = 0
            hand.append(int(place))
        table.heroes[seat].places = sorted(hand)
    if int(total(table.places_left)) < left:
        raise BadView("the locations of this view are more than there are")
    trim(table.places_left, left, chance)


def trim(counts: list[int], left: int, chance: Chance) -> None:
    """A deck keeps the size that everybody sees; which of the cards not seen are in it, nobody knows."""
    while int(total(counts)) > left:
        kinds = [kind for kind, count in enumerate(counts) if count]
        counts[kinds[int(chance.below(len(kinds)))]] -= 1
