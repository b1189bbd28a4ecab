"""The party: the raiders at the table with the common supply, and all that a room can do to them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from undercroft.games.raiders.cards import CARDS
from undercroft.games.raiders.hand import NAMES, SUPPLY, count, one
from undercroft.games.raiders.raider import Raider
from undercroft.kernel.position import Position

COIN_CAP: Final[i64] = CARDS.coin_cap
MOST_WOUNDS: Final[i64] = 999  # no game brings so many; one that begins with them gets no more
MOST: Final[i64] = 1 << 30  # above all values and wounds


@mypyc_attr(acyclic=True)
class Party(Position):
    __slots__ = ("party", "supply")

    def __init__(self, party: list[Raider]) -> None:
        super().__init__(len(party))
        self.party = party
        self.supply = SUPPLY  # the bag of items on the table

    # -- reading the cards shown: one who fled has value 0 and does not count -----------------------

    def total(self) -> i64:
        total: i64 = 0
        for raider in self.party:
            total += raider.value
        return total

    def highest(self, below: i64 = MOST) -> i64:
        """The highest value shown (below a given one); 0 if there is none."""
        best: i64 = 0
        for raider in self.party:
            if best < raider.value < below:
                best = raider.value
        return best

    def lowest(self) -> i64:
        worst = MOST
        for raider in self.party:
            if 0 < raider.value < worst:
                worst = raider.value
        return worst

    def who_played(self, value: i64) -> list[Raider]:
        return [raider for raider in self.party if raider.value == value != 0]

    # -- reading purses and wounds ------------------------------------------------------------------

    def richest(self) -> list[Raider]:
        most: i64 = 0
        for raider in self.party:
            if raider.coins > most:
                most = raider.coins
        return [raider for raider in self.party if raider.coins == most]

    def healthiest(self) -> list[Raider]:
        fewest = MOST
        for raider in self.party:
            if raider.wounds < fewest:
                fewest = raider.wounds
        return [raider for raider in self.party if raider.wounds == fewest]

    # -- consequences -------------------------------------------------------------------------------

    def share(self, coins: i64, raiders: list[Raider]) -> None:
        """Equal shares, rounded down; the rest is ignored."""
        if not raiders:
            return
        part = coins // len(raiders)
        if part:
            for raider in raiders:
                self.gain(raider, part)
        elif self.told is not None:
            self.tell("raiders-event-too-many", {"count": coins})

    def gain(self, raider: Raider, coins: i64) -> None:
        """What the cap refuses is lost."""
        before = raider.coins
        raider.coins = min(COIN_CAP, before + coins)
        if self.told is not None:
            if raider.coins == before + coins:
                self.tell("raiders-event-gains", {"who": raider.seat, "count": coins})
            else:
                self.tell("raiders-event-full", {"who": raider.seat, "count": raider.coins - before, "cap": COIN_CAP})

    def lose(self, raider: Raider, coins: i64) -> None:
        before = raider.coins
        raider.coins = max(0, before - coins)
        if self.told is not None:
            self.tell("raiders-event-loses", {"who": raider.seat, "count": before - raider.coins})

    def wound(self, raider: Raider, wounds: i64) -> None:
        before = raider.wounds
        raider.wounds = min(MOST_WOUNDS, before + wounds)
        if self.told is not None:
            self.tell("raiders-event-wounded", {"who": raider.seat, "count": raider.wounds - before})

    def heal(self, raider: Raider, wounds: i64) -> None:
        before = raider.wounds
        raider.wounds = max(0, before - wounds)
        if self.told is not None:
            self.tell("raiders-event-heals", {"who": raider.seat, "count": before - raider.wounds})

    def petrify(self, raider: Raider) -> None:
        raider.is_stone = True
        if self.told is not None:
            self.tell("raiders-event-stone", {"who": raider.seat})

    def hand_out(self, item: i64, raiders: list[Raider]) -> None:
        """If the supply cannot serve all who are entitled, nobody gets the item."""
        if count(self.supply, item) < len(raiders):
            if self.told is not None:
                self.tell("raiders-event-short", {"item": NAMES[item]})
            return
        for raider in raiders:
            self.supply -= one(item)
            raider.take(item)
            if self.told is not None:
                self.tell("raiders-event-takes", {"who": raider.seat, "item": NAMES[item]})
