"""The symbols a dog has: those of its board and of its trophies."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from undercroft.games.doggies.components import (
    BOWS,
    DEFENCE,
    FIRES,
    KEYS,
    LENDS,
    NEED_BOW,
    NEED_FIRE,
    NEED_SWORD,
    SWORDS,
    count,
    one,
)


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
        self.defence += DEFENCE[holding] * times
        self.keys += KEYS[holding] * times
        if LENDS[holding] >= 0:
            self.lent += one(LENDS[holding]) * times
            return
        self.swords += SWORDS[holding] * times
        self.bows += BOWS[holding] * times
        self.fires += FIRES[holding] * times

    def beats(self, kind: i64, brew: i64) -> bool:
        """Do the symbols, with a bag of potions, beat a monster? Each vagabond's pair lends one of its two."""
        swords = NEED_SWORD[kind] - self.swords - count(brew, 0)
        bows = NEED_BOW[kind] - self.bows - count(brew, 1)
        fires = NEED_FIRE[kind] - self.fires - count(brew, 2)
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
