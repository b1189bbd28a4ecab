"""The party: the raiders, the common supply, and every effect of a room on them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from undercroft.games.raiders.cards import CARDS
from undercroft.games.raiders.raider import NAMES, SUPPLY, Raider, count, one
from undercroft.kernel.position import Position

COIN_CAP: Final[i64] = CARDS.coin_cap
MOST_WOUNDS: Final[i64] = 999  # more than any game brings; a raider that begins with them gets no more
ABOVE_ALL: Final[i64] = 1 << 30  # above all values and wounds


@mypyc_attr(acyclic=True)
class Party(Position):
    __slots__ = ("party", "supply")

    def __init__(self, party: list[Raider]) -> None:
        super().__init__(len(party))
        self.party: list[Raider] = party
        self.supply: i64 = SUPPLY  # the bag of items on the table

    # -- reading the cards shown: one who fled has value 0 and does not count -----------------------

    def total(self) -> i64:
        total: i64 = 0
        for raider in self.party:
            total += raider.value
        return total

    def highest(self, below: i64 = ABOVE_ALL) -> i64:
        """Returns the highest value shown (below a given one); 0 if there is none."""
        best: i64 = 0
        for raider in self.party:
            if best < raider.value < below:
                best = raider.value
        return best

    def lowest(self) -> i64:
        worst = ABOVE_ALL
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
        fewest = ABOVE_ALL
        for raider in self.party:
            if raider.wounds < fewest:
                fewest = raider.wounds
        return [raider for raider in self.party if raider.wounds == fewest]

    def most_wounds_but(self, seat: i64) -> i64:
        """Returns the most wounds of a raider other than this seat's."""
        most: i64 = 0
        for raider in self.party:
            if raider.seat != seat:
                most = max(most, raider.wounds)
        return most

    # -- consequences -------------------------------------------------------------------------------

    def share(self, coins: i64, raiders: list[Raider]) -> None:
        """Gives equal shares, rounded down; the rest is lost."""
        if not raiders:
            return
        part = coins // len(raiders)
        if part:
            for raider in raiders:
                self.gain(raider, part)
        elif self.events is not None:
            self.tell("raiders-event-too-many", {"count": coins})

    def gain(self, raider: Raider, coins: i64) -> None:
        """Gains coins; those above the cap are lost."""
        before = raider.coins
        raider.coins = min(COIN_CAP, before + coins)
        if self.events is not None:
            if raider.coins == before + coins:
                self.tell("raiders-event-gains", {"who": raider.seat, "count": coins})
            else:
                self.tell("raiders-event-full", {"who": raider.seat, "count": raider.coins - before, "cap": COIN_CAP})

    def lose(self, raider: Raider, coins: i64) -> None:
        before = raider.coins
        raider.coins = max(0, before - coins)
        if self.events is not None:
            self.tell("raiders-event-loses", {"who": raider.seat, "count": before - raider.coins})

    def wound(self, raider: Raider, wounds: i64) -> None:
        before = raider.wounds
        raider.wounds = min(MOST_WOUNDS, before + wounds)
        if self.events is not None:
            self.tell("raiders-event-wounded", {"who": raider.seat, "count": raider.wounds - before})

    def heal(self, raider: Raider, wounds: i64) -> None:
        before = raider.wounds
        raider.wounds = max(0, before - wounds)
        if self.events is not None:
            self.tell("raiders-event-heals", {"who": raider.seat, "count": before - raider.wounds})

    def petrify(self, raider: Raider) -> None:
        raider.is_stone = True
        if self.events is not None:
            self.tell("raiders-event-stone", {"who": raider.seat})

    def hand_out(self, item: i64, raiders: list[Raider]) -> None:
        """Gives an item to each of these raiders; if the supply is too small, nobody gets it."""
        if count(self.supply, item) < len(raiders):
            if self.events is not None:
                self.tell("raiders-event-short", {"item": NAMES[item]})
            return
        for raider in raiders:
            self.supply -= one(item)
            raider.take(item)
            if self.events is not None:
                self.tell("raiders-event-takes", {"who": raider.seat, "item": NAMES[item]})
