"""A raider: a character with a purse, wounds and a hand, and the card of this room."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from undercroft.games.raiders.cards import CARDS
from undercroft.games.raiders.hand import NOTHING, POWER, bag_of, count, hand_of, one
from undercroft.kernel.chance import Outcomes

CHARACTERS: Final = [card.id for card in CARDS.characters]
CHARACTER_DECK: Final = Outcomes("character", CHARACTERS)


@final
@mypyc_attr(acyclic=True)
class Raider:
    __slots__ = ("seat", "character", "coins", "wounds", "hand", "items", "laid", "shown", "value", "is_stone")

    def __init__(self, seat: i64, character: i64, coins: i64, wounds: i64, hand: i64, items: i64) -> None:
        self.seat = seat
        self.character = character
        self.coins = coins
        self.wounds = wounds
        self.hand = hand  # the set of cards held, a laid one included until it is turned up
        self.items = items  # the bag of items held
        self.laid: i64 = NOTHING  # what lies face down
        self.shown: i64 = NOTHING  # what was turned up in this room; a ball while the second card is owed
        self.value: i64 = 0  # what the shown card counts while the room is resolved; 0 for one who fled
        self.is_stone = False  # out of the game by Medusa

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
        """Take all power cards back: a new floor begins."""
        self.hand |= POWER


def fresh_raider(seat: int, character: int) -> Raider:
    """A raider as the character card says."""
    card = CARDS.characters[character]
    items = bag_of({item: card.items.count(item) for item in card.items})
    return Raider(seat, character, card.coins, card.wounds, hand_of(POWER, items), items)
