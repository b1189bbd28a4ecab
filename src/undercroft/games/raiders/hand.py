"""Cards in a hand: five power cards, and items of which one may hold several.

A card is a small int, a set of cards is bits, and a bag counts the items, four bits a kind. The int of a card is
also the move that lays it; two more moves stand for fleeing and for lighting a torch.
"""

from __future__ import annotations

from typing import Final, get_args

from mypy_extensions import i64

from undercroft.games.raiders.cards import CARDS
from undercroft.games.raiders.view_types import Item, Power

FIVE: Final[i64] = 4  # the power cards 1 to 5 are 0 to 4
TORCH: Final[i64] = 5
BALL: Final[i64] = 6
KEY: Final[i64] = 7
SWORD: Final[i64] = 8
FLEE: Final[i64] = 9  # spend the item that lets one run from this boss
LOOK: Final[i64] = 10  # use a torch on the dark rooms of the floor
NOTHING: Final[i64] = -1  # no card lies there

POWERS: Final[tuple[Power, ...]] = get_args(Power)
ITEMS: Final[tuple[Item, ...]] = get_args(Item)  # item k is card TORCH + k
NAMES: Final[tuple[str, ...]] = (*POWERS, *ITEMS, "flee")  # of what may be laid
POWER: Final[i64] = 0b11111  # the set of all power cards
OFFERED: Final = 11


def members(cards: int) -> tuple[int, ...]:
    return tuple([card for card in range(OFFERED) if cards >> card & 1])


MOVES_IN: Final = [members(cards) for cards in range(1 << OFFERED)]  # set → its moves, in order


def one(card: i64) -> i64:
    """The bag that holds a single item."""
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
    """The set of cards held: power cards, and each kind of item in the bag."""
    hand = powers
    for card in range(TORCH, SWORD + 1):
        if count(bag, card):
            hand |= 1 << card
    return hand


SUPPLY: Final[i64] = bag_of({item.id: item.count for item in CARDS.items})  # all items of the box
