"""A raider: a character with coins, wounds, a hand, and the card of this room.

A card is a small int, a set of cards is bits, and a bag counts the items, four bits a kind. The int of a card is
also the move that plays it; two more moves are fleeing and lighting a torch.
"""

from __future__ import annotations

from typing import Final, final, get_args

from mypy_extensions import i64, mypyc_attr

from undercroft.games.raiders.cards import CARDS
from undercroft.games.raiders.view_types import Item, Power
from undercroft.kernel.chance import Outcomes
from undercroft.kernel.seats import members

FIVE: Final[i64] = 4  # the power cards 1 to 5 are 0 to 4
TORCH: Final[i64] = 5
BALL: Final[i64] = 6
KEY: Final[i64] = 7
SWORD: Final[i64] = 8
FLEE: Final[i64] = 9  # spend the item that lets a raider flee from this boss
LOOK: Final[i64] = 10  # use a torch on the dark rooms of the floor
NOTHING: Final[i64] = -1  # no card lies there

POWERS: Final[tuple[Power, ...]] = get_args(Power)
ITEMS: Final[tuple[Item, ...]] = get_args(Item)  # item k is card TORCH + k
NAMES: Final[tuple[str, ...]] = (*POWERS, *ITEMS, "flee")  # of moves
POWER: Final[i64] = 0b11111  # the set of all power cards
OFFERED: Final = 11

CHARACTERS: Final = [card.id for card in CARDS.characters]
CHARACTER_DECK: Final = Outcomes("character", CHARACTERS)


MOVES_IN: Final = [members(cards, OFFERED) for cards in range(1 << OFFERED)]  # set → its moves, in order


def one(card: i64) -> i64:
    """Returns the bag that holds a single item."""
    return 1 << 4 * (card - TORCH)


def count(bag: i64, card: i64) -> i64:
    return bag >> 4 * (card - TORCH) & 15


def bag_of(items: dict[Item, int] | dict[str, int]) -> int:
    bag: i64 = 0
    for index, item in enumerate(ITEMS):
        bag += items.get(item, 0) << 4 * index
    return bag


def items_in(bag: i64) -> dict[Item, int]:
    return {item: bag >> 4 * index & 15 for index, item in enumerate(ITEMS)}


def hand_of(powers: i64, bag: i64) -> i64:
    """Returns the set of cards held: power cards, and each kind of item in the bag."""
    hand = powers
    for card in range(TORCH, SWORD + 1):
        if count(bag, card):
            hand |= 1 << card
    return hand


SUPPLY: Final[i64] = bag_of({item.id: item.count for item in CARDS.items})  # all items of the box


@final
@mypyc_attr(acyclic=True)
class Raider:
    __slots__ = ("seat", "character", "coins", "wounds", "hand", "items", "laid", "shown", "value", "is_stone")

    def __init__(self, seat: i64, character: i64, coins: i64, wounds: i64, hand: i64, items: i64) -> None:
        self.seat: i64 = seat
        self.character: i64 = character
        self.coins: i64 = coins
        self.wounds: i64 = wounds
        self.hand: i64 = hand  # the set of cards held, including one played until it is turned up
        self.items: i64 = items  # the bag of items held
        self.laid: i64 = NOTHING  # the card that lies face down
        self.shown: i64 = NOTHING  # the card turned up in this room; a ball while the second card is owed
        self.value: i64 = 0  # the shown card's value while the room is resolved; 0 after fleeing
        self.is_stone: bool = False  # turned to stone by Medusa: out of the game

    def copy(self) -> Raider:
        twin = Raider(self.seat, self.character, self.coins, self.wounds, self.hand, self.items)
        twin.laid = self.laid
        twin.shown = self.shown
        twin.is_stone = self.is_stone
        return twin

    def take(self, item: i64) -> None:
        self.items += one(item)
        self.hand |= 1 << item

    def spend(self, item: i64) -> None:
        self.items -= one(item)
        if not count(self.items, item):
            self.hand &= ~(1 << item)

    def refresh(self) -> None:
        """Takes all power cards back at the start of a floor."""
        self.hand |= POWER


def fresh_raider(seat: int, character: int) -> Raider:
    """Returns a raider as the character card says."""
    card = CARDS.characters[character]
    items = bag_of({item: card.items.count(item) for item in card.items})
    return Raider(seat, character, card.coins, card.wounds, hand_of(POWER, items), items)
