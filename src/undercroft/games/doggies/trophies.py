"""The symbols a dog has: those of its board and of its trophies."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from undercroft.games.doggies.components import (
    BOWS,
    DEFENCE,
    FIRES,
    HOLDINGS,
    KEYS,
    LENDS,
    NEEDS,
    SWORDS,
    bag_of,
    count,
    one,
)


# What a card held adds to each figure of `Trophies`, in this order: a bag of symbols, defence and keys in four bits
# each, and above them the bag of what is lent. So a card without trophies is 0; `count_trophy` reads the others.
def trophy_of(holding: int) -> int:
    is_lent = LENDS[holding] >= 0
    symbols = 0 if is_lent else bag_of(SWORDS[holding], BOWS[holding], FIRES[holding])
    lent = one(LENDS[holding]) if is_lent else 0
    return symbols | DEFENCE[holding] << 12 | KEYS[holding] << 16 | lent << 20


TROPHIES: Final[list[int]] = [trophy_of(holding) for holding in range(HOLDINGS)]


@mypyc_attr(acyclic=True)
class Trophies:
    """What both a dog and a dog on its walk have; `lent` is a bag by pair of the vagabonds hired for a pair."""

    __slots__ = ("swords", "bows", "fires", "lent", "defence", "keys")

    def __init__(self) -> None:
        self.swords: i64 = 0
        self.bows: i64 = 0
        self.fires: i64 = 0
        self.lent: i64 = 0
        self.defence: i64 = 0
        self.keys: i64 = 0

    def share_trophies(self, other: Trophies) -> None:
        """Have the same symbols as another."""
        self.swords = other.swords
        self.bows = other.bows
        self.fires = other.fires
        self.lent = other.lent
        self.defence = other.defence
        self.keys = other.keys

    def count_trophy(self, holding: i64, times: i64) -> None:
        """A card comes (1) or goes (-1)."""
        trophy: i64 = TROPHIES[holding]
        if trophy:
            self.swords += (trophy & 15) * times
            self.bows += (trophy >> 4 & 15) * times
            self.fires += (trophy >> 8 & 15) * times
            self.defence += (trophy >> 12 & 15) * times
            self.keys += (trophy >> 16 & 15) * times
            self.lent += (trophy >> 20) * times

    def beats(self, kind: i64, brew: i64) -> bool:
        """Do the symbols, with a bag of potions, beat a monster? Each vagabond's pair lends one of its two."""
        needs: i64 = NEEDS[kind]
        swords = count(needs, 0) - self.swords - count(brew, 0)
        bows = count(needs, 1) - self.bows - count(brew, 1)
        fires = count(needs, 2) - self.fires - count(brew, 2)
        if swords <= 0 and bows <= 0 and fires <= 0:
            return True
        if not self.lent:
            return False
        swords = max(0, swords)
        bows = max(0, bows)
        fires = max(0, fires)
        # Every set of missing symbols must find as many vagabonds that show one of them.
        sword_bow, sword_fire, bow_fire = count(self.lent, 0), count(self.lent, 1), count(self.lent, 2)
        return (
            swords <= sword_bow + sword_fire
            and bows <= sword_bow + bow_fire
            and fires <= sword_fire + bow_fire
            and swords + bows + fires <= sword_bow + sword_fire + bow_fire
        )
