"""A dog: its board with paws, potions and the cards won in finished rounds."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from undercroft.games.doggies.components import BASE_PAWS, EXTRA_PAWS
from undercroft.games.doggies.trophies import BOARDS, Trophies
from undercroft.games.doggies.view_types import State

INSIDE: Final[i64] = 0
OUT: Final[i64] = 1
ASLEEP: Final[i64] = 2
STATES: Final[tuple[State, ...]] = ("inside", "out", "asleep")


@final
@mypyc_attr(acyclic=True)
class Dog(Trophies):
    """A player's dog; its symbols count the board and the trophies of finished rounds."""

    __slots__ = ("breed", "state", "paws", "reserve", "owed", "potions", "loot", "quest", "hand")

    def __init__(self, breed: i64) -> None:
        super().__init__()
        self.breed: i64 = -1  # which of the six dogs; -1 before it is chosen
        self.state = INSIDE
        self.paws: i64 = BASE_PAWS  # on the board, unspent
        self.reserve: i64 = EXTRA_PAWS  # extra paws beside the board
        self.owed: i64 = 0  # paws that go beside the board before the next round
        self.potions: i64 = 0  # a bag
        self.loot: list[int] = []
        self.quest: i64 = -1  # the private one
        self.hand: i64 = -1  # while choosing: two quests, see `quests_in_hand`
        if breed >= 0:
            self.become(breed)

    def become(self, breed: i64) -> None:
        self.breed = breed
        self.owned = BOARDS[breed]

    # A hand packs two quests, four bits each.
    def take_quests(self, first: i64, second: i64) -> None:
        self.hand = first | second << 4

    def quests_in_hand(self) -> tuple[int, int]:
        return self.hand & 15, self.hand >> 4

    def copy(self) -> Dog:
        twin = Dog(-1)
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
        """Take a card at the end of a round; its trophies count from now on."""
        self.loot.append(holding)
        self.count_trophy(holding, 1)

    def lose(self, holding: i64) -> None:
        """A card of an earlier round was put on a trap."""
        self.loot.remove(holding)
        self.count_trophy(holding, -1)

    def sleep(self) -> bool:
        """Lie down; an extra paw for the rest of the game, if one is left."""
        self.state = ASLEEP
        if not self.reserve:
            return False
        self.reserve -= 1
        self.paws += 1
        return True

    def wake(self) -> None:
        """All paws return, less those owed for vagabonds."""
        self.state = INSIDE
        self.reserve += self.owed
        self.owed = 0
        self.paws = BASE_PAWS + EXTRA_PAWS - self.reserve
