"""The rooms, one class per kind, in the order of the rulebook."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from undercroft.games.raiders.party import Party
from undercroft.games.raiders.raider import BALL, FIVE, FLEE, ITEMS, KEY, NOTHING, POWER, SWORD, TORCH, Raider
from undercroft.games.raiders.view_types import CacheRoom, Card, Gift, MonsterRoom, TrapRoom, TreasureRoom

FEWEST_SEATS: Final[i64] = 3  # lists of strengths start with it


@mypyc_attr(acyclic=True)
class Room(metaclass=ABCMeta):
    """A room card. A power card or a crystal ball may be played in every room; a room adds further cards."""

    __slots__ = ("id", "grade", "playable", "flight", "after_ball")

    def __init__(self, id: str, grade: str, playable: i64 = 0) -> None:
        self.id: str = id
        self.grade: str = grade
        self.playable: i64 = playable | POWER | 1 << BALL  # the set of cards that may be played here
        self.flight: i64 = NOTHING  # the item to flee with
        self.after_ball: i64 = ~(1 << BALL)  # the moves that remain for the second card

    def value_of(self, card: i64) -> i64:
        """Returns a card's value: key and sword count 5, a raider who flees is not compared."""
        return card + 1 if card <= FIVE else 0 if card == FLEE else 5

    @abstractmethod
    def resolve(self, party: Party) -> None:
        """Resolves the room once all cards are shown."""

    @abstractmethod
    def data(self, seats: int) -> Card:
        """Returns the card's printed figures for this number of seats."""


@final
class Treasure(Room):
    """The highest value takes the big chest, the next lower one the small; ties share."""

    __slots__ = ("chests",)

    def __init__(self, id: str, grade: str, chests: list[int]) -> None:
        super().__init__(id, grade, playable=1 << KEY)
        self.chests: list[int] = chests

    def resolve(self, party: Party) -> None:
        value = party.highest()
        for coins in self.chests:
            party.share(coins, party.who_played(value))
            value = party.highest(below=value)

    def data(self, seats: int) -> TreasureRoom:
        return {"id": self.id, "grade": self.grade, "kind": "treasure", "chests": self.chests.copy()}


class Monster(Room):
    """If the cards do not add up to its strength, it attacks all raiders who played the lowest."""

    __slots__ = ("strength", "wounds")

    def __init__(self, id: str, grade: str, strength: list[int], wounds: i64) -> None:
        super().__init__(id, grade, playable=1 << SWORD)
        self.strength: list[int] = strength  # for 3, 4 and 5 seats; empty if it cannot be beaten
        self.wounds: i64 = wounds

    def resolve(self, party: Party) -> None:
        if self.is_beaten(party):
            return
        for raider in self.victims(party):
            self.attack(party, raider)

    def is_beaten(self, party: Party) -> bool:
        if not self.strength:
            if party.events is not None:
                party.tell("raiders-event-unbeatable", {"room": self.id})
            return False
        total = party.total()
        strength = self.strength[party.seats - FEWEST_SEATS]
        if party.events is not None:
            id = "raiders-event-beaten" if total >= strength else "raiders-event-attacks"
            party.tell(id, {"room": self.id, "total": total, "strength": strength})
        return total >= strength

    def victims(self, party: Party) -> list[Raider]:
        return party.who_played(party.lowest())

    def attack(self, party: Party, raider: Raider) -> None:
        party.wound(raider, self.wounds)

    def data(self, seats: int) -> Card:
        strength = self.strength[seats - FEWEST_SEATS]
        room: MonsterRoom = {
            "id": self.id, "grade": self.grade, "kind": "monster", "strength": strength, "wounds": self.wounds,
        }  # fmt: skip
        return room


GIFTS: Final = (*ITEMS, "coins", "potion")  # kinds of gifts
COINS: Final[i64] = 4


@final
class Cache(Room):
    """Each raider gets the gift for the value played: an item, coins or a potion."""

    __slots__ = ("kinds", "counts")

    def __init__(self, id: str, grade: str, gifts: Sequence[str]) -> None:
        super().__init__(id, grade)
        words = [gift.split() for gift in gifts]
        self.kinds: list[int] = [GIFTS.index(word[0]) for word in words]
        self.counts: list[int] = [int(word[1]) if len(word) > 1 else 1 for word in words]

    def resolve(self, party: Party) -> None:
        for power in range(len(self.kinds)):
            raiders = party.who_played(power + 1)
            if raiders:
                self.give(party, self.kinds[power], self.counts[power], raiders)

    def give(self, party: Party, kind: i64, count: i64, raiders: list[Raider]) -> None:
        if kind < COINS:
            party.hand_out(TORCH + kind, raiders)
            return
        for raider in raiders:
            if kind == COINS:
                party.gain(raider, count)
            else:
                party.heal(raider, count)

    def data(self, seats: int) -> CacheRoom:
        gifts = [self.gift(power) for power in range(len(self.kinds))]
        return {"id": self.id, "grade": self.grade, "kind": "cache", "gifts": gifts}

    def gift(self, power: int) -> Gift:
        kind = self.kinds[power]
        if kind < COINS:
            return {"kind": "item", "item": ITEMS[kind]}
        return {"kind": "coins" if kind == COINS else "potion", "count": self.counts[power]}


class Trap(Room):
    """The highest value played decides how bad it gets."""

    __slots__ = ("amounts",)

    def __init__(self, id: str, grade: str, amounts: list[int]) -> None:
        super().__init__(id, grade)
        self.amounts: list[int] = amounts

    def amount(self, party: Party) -> i64:
        highest = party.highest()
        amount = self.amounts[highest - 1]
        if party.events is not None:
            id = "raiders-event-trap" if amount else "raiders-event-harmless"
            party.tell(id, {"room": self.id, "highest": highest})
        return amount


@final
class CoinTrap(Trap):
    """Lava and magnet: the richest raiders lose coins."""

    __slots__ = ()

    def resolve(self, party: Party) -> None:
        amount = self.amount(party)
        if amount:
            for raider in party.richest():
                party.lose(raider, amount)

    def data(self, seats: int) -> TrapRoom:
        amounts = self.amounts.copy()
        return {"id": self.id, "grade": self.grade, "kind": "trap", "loss": "coins", "amounts": amounts}


@final
class WoundTrap(Trap):
    """Spikes and boulder: the raiders with the fewest wounds are wounded."""

    __slots__ = ()

    def resolve(self, party: Party) -> None:
        amount = self.amount(party)
        if amount:
            for raider in party.healthiest():
                party.wound(raider, amount)

    def data(self, seats: int) -> TrapRoom:
        amounts = self.amounts.copy()
        return {"id": self.id, "grade": self.grade, "kind": "trap", "loss": "wounds", "amounts": amounts}
