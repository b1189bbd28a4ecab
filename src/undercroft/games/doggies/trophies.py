"""The symbols a dog has: those of its board and of its trophies."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from undercroft.games.doggies.components import (
    BASE_BOWS,
    BASE_DEFENCE,
    BASE_FIRES,
    BASE_KEYS,
    BASE_SWORDS,
    BOWS,
    DEFENCE,
    FIRES,
    HOLDINGS,
    KEYS,
    LENDS,
    NEEDS,
    SWORDS,
    count,
    one,
)


# What a dog owns is one number: swords, bows, fires, defence and keys, 12 bits each. A card comes or goes by a sum. All
# cards of a box together show less than 2,048 of each, so that the highest of 12 bits is free: see `beats`.
def owned_of(swords: i64, bows: i64, fires: i64, defence: i64, keys: i64) -> i64:
    return swords | bows << 12 | fires << 24 | defence << 36 | keys << 48


def potions_owned(bag: i64) -> i64:
    """The symbols of potions, as a dog would own them."""
    return owned_of(count(bag, 0), count(bag, 1), count(bag, 2), 0, 0)


def swords_of(owned: i64) -> i64:
    return owned & 4095


def bows_of(owned: i64) -> i64:
    return owned >> 12 & 4095


def fires_of(owned: i64) -> i64:
    return owned >> 24 & 4095


def defence_of(owned: i64) -> i64:
    return owned >> 36 & 4095


def keys_of(owned: i64) -> i64:
    return owned >> 48


NO_SYMBOL_SHORT: Final[i64] = 0x800800800  # the highest bits of swords, bows and fires

# By card held; what a vagabond lends is not owned.
TROPHIES: Final[list[int]] = [
    0 if LENDS[card] >= 0 else owned_of(SWORDS[card], BOWS[card], FIRES[card], DEFENCE[card], KEYS[card])
    for card in range(HOLDINGS)
]
BOARDS: Final[list[int]] = [
    owned_of(*row) for row in zip(BASE_SWORDS, BASE_BOWS, BASE_FIRES, BASE_DEFENCE, BASE_KEYS, strict=True)
]
BEATEN_BY: Final[list[int]] = [potions_owned(needs) for needs in NEEDS]  # by kind of room


@mypyc_attr(acyclic=True)
class Trophies:
    """What both a dog and a dog on its walk have; `lent` is a bag by pair of the vagabonds hired for a pair."""

    __slots__ = ("owned", "lent")

    def __init__(self) -> None:
        self.owned: i64 = 0
        self.lent: i64 = 0

    @property
    def swords(self) -> i64:
        return swords_of(self.owned)

    @property
    def bows(self) -> i64:
        return bows_of(self.owned)

    @property
    def fires(self) -> i64:
        return fires_of(self.owned)

    @property
    def defence(self) -> i64:
        return defence_of(self.owned)

    @property
    def keys(self) -> i64:
        return keys_of(self.owned)

    def share_trophies(self, other: Trophies) -> None:
        """Have the same symbols as another."""
        self.owned = other.owned
        self.lent = other.lent

    def count_trophy(self, holding: i64, times: i64) -> None:
        """A card comes (1) or goes (-1)."""
        pair: i64 = LENDS[holding]
        if pair >= 0:
            self.lent += one(pair) * times
        else:
            self.owned += TROPHIES[holding] * times

    def beats(self, kind: i64, brew: i64) -> bool:
        """Do the symbols, with a bag of potions, beat a monster? Each vagabond's pair lends one of its two."""
        needs: i64 = BEATEN_BY[kind]
        owned = self.owned + potions_owned(brew) if brew else self.owned
        # Where a symbol is short, the difference borrows the bit above it.
        if (owned | NO_SYMBOL_SHORT) - needs & NO_SYMBOL_SHORT == NO_SYMBOL_SHORT:
            return True
        if not self.lent:
            return False
        swords = max(0, swords_of(needs) - swords_of(owned))
        bows = max(0, bows_of(needs) - bows_of(owned))
        fires = max(0, fires_of(needs) - fires_of(owned))
        # Every set of missing symbols must find as many vagabonds that show one of them.
        sword_bow, sword_fire, bow_fire = count(self.lent, 0), count(self.lent, 1), count(self.lent, 2)
        return (
            swords <= sword_bow + sword_fire
            and bows <= sword_bow + bow_fire
            and fires <= sword_fire + bow_fire
            and swords + bows + fires <= sword_bow + sword_fire + bow_fire
        )
