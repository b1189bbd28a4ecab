"""A dog: its board with paws, potions and the cards won in finished rounds, and the symbols of both."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from undercroft.games.doggies.cards import ATTACKS, CARDS
from undercroft.games.doggies.components import (
    BASE_PAWS,
    BOW,
    DEFENCE,
    EXTRA_PAWS,
    FIRE,
    HOLDINGS,
    KEYS,
    LENDS,
    NEEDS,
    SHOWN,
    SWORD,
    count,
    one,
)
from undercroft.games.doggies.view_types import State

INSIDE: Final[i64] = 0
OUT: Final[i64] = 1
ASLEEP: Final[i64] = 2
STATES: Final[tuple[State, ...]] = ("inside", "out", "asleep")


# A dog's property is one number: swords, bows, fires, defence and keys, 12 bits each. Cards come and go by addition.
# All cards of a box together show less than 2,048 of each, so the highest of 12 bits is free: see `beats`.
def owned_of(swords: i64, bows: i64, fires: i64, defence: i64, keys: i64) -> i64:
    return swords | bows << 12 | fires << 24 | defence << 36 | keys << 48


def potions_owned(bag: i64) -> i64:
    """Returns the symbols of potions in the same form."""
    return owned_of(count(bag, 0), count(bag, 1), count(bag, 2), 0, 0)


def symbol_of(owned: i64, symbol: i64) -> i64:
    """Returns how many of a symbol are owned: an attack as in `SYMBOLS`, then `SHIELD` and `KEY`."""
    return owned >> 12 * symbol & 4095


SHIELD: Final[i64] = 3
KEY: Final[i64] = 4
NOT_SHIELDS: Final[i64] = ~owned_of(0, 0, 0, 4095, 0)  # everything owned but defence
NO_SYMBOL_SHORT: Final[i64] = 0x800800800  # the highest bits of swords, bows and fires

# By card held; what a vagabond lends is not owned.
TROPHIES: Final[list[int]] = [
    0 if LENDS[card] >= 0 else owned_of(SHOWN[0][card], SHOWN[1][card], SHOWN[2][card], DEFENCE[card], KEYS[card])
    for card in range(HOLDINGS)
]
BOARDS: Final[list[int]] = [
    owned_of(*[dog.attack.count(letter) for letter in ATTACKS], *[dog.defence, dog.keys]) for dog in CARDS.dogs
]
BEATEN_BY: Final[list[int]] = [potions_owned(needs) for needs in NEEDS]  # by kind of room


@mypyc_attr(acyclic=True)
class Trophies:
    """The symbols of a dog, at home or on its walk; `lent` is a bag by pair of the vagabonds hired for a pair."""

    __slots__ = ("owned", "lent")

    def __init__(self) -> None:
        self.owned: i64 = 0
        self.lent: i64 = 0

    @property
    def defence(self) -> i64:
        return symbol_of(self.owned, SHIELD)

    @property
    def keys(self) -> i64:
        return symbol_of(self.owned, KEY)

    def share_trophies(self, other: Trophies) -> None:
        """Copies the symbols of another."""
        self.owned = other.owned
        self.lent = other.lent

    def count_trophy(self, holding: i64, times: i64) -> None:
        """Adds a card (1) or removes it (-1)."""
        pair: i64 = LENDS[holding]
        if pair >= 0:
            self.lent += one(pair) * times
        else:
            self.owned += TROPHIES[holding] * times

    def beats(self, kind: i64, brew: i64) -> bool:
        """Returns whether the symbols, with potions, beat a monster. Each vagabond's pair lends one of its two."""
        needs: i64 = BEATEN_BY[kind]
        owned = self.owned + potions_owned(brew) if brew else self.owned
        # Where a symbol is short, the subtraction borrows the bit above it.
        if (owned | NO_SYMBOL_SHORT) - needs & NO_SYMBOL_SHORT == NO_SYMBOL_SHORT:
            return True
        if not self.lent:
            return False
        swords = max(0, symbol_of(needs, SWORD) - symbol_of(owned, SWORD))
        bows = max(0, symbol_of(needs, BOW) - symbol_of(owned, BOW))
        fires = max(0, symbol_of(needs, FIRE) - symbol_of(owned, FIRE))
        # Every set of missing symbols must find as many vagabonds that show one of them.
        sword_bow, sword_fire, bow_fire = count(self.lent, 0), count(self.lent, 1), count(self.lent, 2)
        return (
            swords <= sword_bow + sword_fire
            and bows <= sword_bow + bow_fire
            and fires <= sword_fire + bow_fire
            and swords + bows + fires <= sword_bow + sword_fire + bow_fire
        )


@final
@mypyc_attr(acyclic=True)
class Dog(Trophies):
    """A player's dog. Its symbols count the board and the trophies of finished rounds."""

    __slots__ = ("breed", "state", "paws", "reserve", "owed", "potions", "loot", "quest", "hand")

    def __init__(self) -> None:
        super().__init__()
        self.breed: i64 = -1  # one of the six dogs; -1 before it is chosen
        self.state: i64 = INSIDE
        self.paws: i64 = BASE_PAWS  # on the board, unspent
        self.reserve: i64 = EXTRA_PAWS  # extra paws beside the board
        self.owed: i64 = 0  # paws that go beside the board before the next round
        self.potions: i64 = 0  # a bag
        self.loot: list[int] = []
        self.quest: i64 = -1  # the private one
        self.hand: i64 = -1  # while choosing: two quests, see `quests_in_hand`

    def become(self, breed: i64) -> None:
        self.breed = breed
        self.owned = BOARDS[breed]

    # A hand packs two quests, four bits each.
    def take_quests(self, first: i64, second: i64) -> None:
        self.hand = first | second << 4

    def quests_in_hand(self) -> tuple[int, int]:
        return self.hand & 15, self.hand >> 4

    def copy(self) -> Dog:
        twin = Dog()
        twin.breed = self.breed
        twin.state = self.state
        twin.paws = self.paws
        twin.reserve = self.reserve
        twin.owed = self.owed
        twin.potions = self.potions
        twin.loot = self.loot[:]
        twin.quest = self.quest
        twin.hand = self.hand
        twin.share_trophies(self)
        return twin

    def win(self, holding: i64) -> None:
        """Takes a card at the end of a round; its trophies count from now on."""
        self.loot.append(holding)
        self.count_trophy(holding, 1)

    def lose(self, holding: i64) -> None:
        """Loses a card of an earlier round that was put on a trap."""
        self.loot.remove(holding)
        self.count_trophy(holding, -1)

    def sleep(self) -> bool:
        """Lies down and gets an extra paw for the rest of the game, if one is left."""
        self.state = ASLEEP
        if not self.reserve:
            return False
        self.reserve -= 1
        self.paws += 1
        return True

    def wake(self) -> None:
        """Gets all paws back, less those owed for vagabonds."""
        self.state = INSIDE
        self.reserve += self.owed
        self.owed = 0
        self.paws = BASE_PAWS + EXTRA_PAWS - self.reserve
