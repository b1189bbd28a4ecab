"""A bound on the whole game alone: nobody can expect more points, however well they play.

The game is made easier: there is a market where any token can be bought and sold for the same price, at any time. Who
plays the true game can do there what they do here: a token that is drawn is sold at once, one that is used is bought
in that moment. At the end they have the price of every token that they hold here, and no token is worth more at the end
than `PRICE`: a portal has 2 points, a pair of scales 4, any other token 1. So the market is worth at least as much.
In the market no tokens have to be remembered, so that an adventure can be solved as without treasures: a chest is
worth the price, and tokens are moves that cost it.

Some moves are made still better, never worse, to keep the states in order:
* A token that serves as a party die may be any of them, and needs no waiting: it is bought when it is used.
* A die that an elixir brings back and that is used on the same level is bought as such a token. One that is not is
  bought at regroup, with the face that is best then.
* There are three scroll tokens in the box, and none comes back to the chest and out of it again before a die or a
  token has left the level. So between two such moments at most three are read.
* A hero card may turn at any regroup, and at the start of any adventure but the first. By the rules it turns with
  enough experience, which is gained at the end of a level or of the adventure. (With all 36 tokens in hand a chest
  brings experience in the middle of a level. That is not covered, and has never been seen.)
"""

from __future__ import annotations

import numpy as np

from scripts.chest.bags import (
    DUNGEON_AT,
    DUNGEON_COUNTS,
    LAIR,
    LEVEL_SPAN,
    NO_DUNGEON,
    NO_PARTY,
    NOTHING,
    PARTY_SPAN,
    WITH,
    WITHOUT,
    Rows,
    Values,
    cast_odds,
)
from scripts.chest.choices import Kept, reroll
from scripts.chest.solver import Solver, Variant
from undercroft.games.chest.components import (
    DRAGON_EXPERIENCE,
    DUNGEON_DICE,
    HERO,
    LEVELS,
    MONSTER_TYPES,
    PARTY_DICE,
    PARTY_FACES,
    SERVES,
    SIDES,
    TARGETS,
    Target,
    Ultimate,
)

PRICE = 2.0  # of any token
SCROLL_TOKENS = 3  # in the box


class Market(Solver):
    """One side of a hero card. `master` is the other side, to which it may turn at regroup."""

    def __init__(self, side: int, master: Market | None = None) -> None:
        super().__init__(side, PRICE, PRICE + int(DRAGON_EXPERIENCE), PRICE)
        self.master = master
        if side % 2 and SIDES[side - 1].ultimate == Ultimate.COMPANION:  # the hero came before the card turned
            self.variants.insert(1, Variant("hero", SERVES[HERO], self.gone, lasts=True))

    def solve(self) -> None:
        for variant in self.variants:
            variant.rest[LEVELS] = LEVELS
        for level in range(LEVELS, 0, -1):
            odds = cast_odds(level)
            for variant in self.variants:
                self._solve_level(variant, level)
                below = (variant.monsters @ odds).T
                variant.rest[level - 1] = np.maximum(np.float32(level - 1), below)
            for variant in self.variants:
                if not variant.lasts:
                    variant.rest[level - 1] = self.gone.rest[level - 1]
            if level > 1:
                for variant in self.variants:
                    self._regroup(variant, level - 1)

    def _regroup(self, variant: Variant, level: int) -> None:
        """The card may turn; rings and elixirs."""
        rest = variant.rest[level]
        if self.master is not None:
            for other in self.master.variants:
                if other.name == variant.name and (other.lasts or other is self.master.gone):
                    np.maximum(rest, other.rest[level], out=rest)
        np.maximum(rest, rest[0] - np.float32(PRICE), out=rest)
        for size in range(PARTY_DICE - 1, -1, -1):
            rows = PARTY_SPAN[size]
            for face in range(PARTY_FACES):
                rest[:, rows] = np.maximum(rest[:, rows], rest[:, WITH[face][rows]] - np.float32(PRICE))

    # -- a level ------------------------------------------------------------------------------------

    def _solve_level(self, variant: Variant, level: int) -> None:
        variant.dragon = self._dragon(variant, level)
        shape = (NO_PARTY + 1, NO_DUNGEON + 1)
        variant.loot, variant.monsters, variant.reroll, variant.reroll_loot = (
            np.full(shape, NOTHING, np.float32) for _ in range(4)
        )
        most = min(level, DUNGEON_DICE)
        kept: Kept = {}
        kept_loot: Kept = {}
        for total in range(PARTY_DICE + most + 1):
            for dice in range(max(0, total - PARTY_DICE), min(most, total) + 1):
                party = total - dice
                self._block(variant, party, dice)
                self._purchases(variant, level, party, dice)
                self._scrolls(variant, party, dice, kept)
                if SIDES[self.side].ultimate == Ultimate.REROLL and variant is self.gone:
                    mixed = np.where(variant.loot > NOTHING, variant.loot, variant.monsters)
                    reroll(mixed, party, dice, kept_loot, variant.reroll_loot)

    def _purchases(self, variant: Variant, level: int, party: int, dice: int) -> None:
        """Portals, rings, baits and companions."""
        rows, columns = PARTY_SPAN[party], np.arange(LEVEL_SPAN[dice].start, LEVEL_SPAN[dice].stop)
        clear = columns[DUNGEON_COUNTS[columns, :MONSTER_TYPES].sum(axis=1) == 0]
        self._bought(variant.loot, rows, clear, range(Target.CHEST, TARGETS))
        variant.loot[rows, clear] = np.maximum(variant.loot[rows, clear], np.float32(level - PRICE))
        variant.loot[rows, clear] = np.maximum(variant.loot[rows, clear], self._ring(variant.loot, rows, clear))
        monsters = variant.monsters
        monsters[rows, clear] = np.maximum(monsters[rows, clear], variant.loot[rows, clear])
        self._bought(monsters, rows, columns, range(TARGETS if self.early else MONSTER_TYPES))
        baited = [DUNGEON_AT[(0,) * int(TARGETS) + (sum(bag),)] for bag in DUNGEON_COUNTS[columns].tolist()]
        block = np.maximum(monsters[rows, columns], np.float32(level - PRICE))
        if dice:
            block = np.maximum(block, monsters[rows, baited] - np.float32(PRICE))
        monsters[rows, columns] = block

    def _bought(self, values: Values, rows: slice, columns: Rows, targets: range) -> None:
        """Every face on every number of every target, for the price."""
        own = np.arange(rows.start, rows.stop)
        for face in range(PARTY_FACES):
            for from_, found in self._reached(values, face, own, columns, targets):
                here = np.ix_(own, from_)
                values[here] = np.maximum(values[here], found - np.float32(PRICE))

    def _ring(self, values: Values, rows: slice, columns: Rows) -> Values:
        empty = [DUNGEON_AT[(*bag[:LAIR], 0)] for bag in DUNGEON_COUNTS[columns].tolist()]
        return values[rows, empty] - np.float32(PRICE)

    def _scrolls(self, variant: Variant, party: int, dice: int, kept: Kept) -> None:
        rows, columns = PARTY_SPAN[party], np.arange(LEVEL_SPAN[dice].start, LEVEL_SPAN[dice].stop)
        monsters = variant.monsters
        without = monsters[rows, columns].copy()
        for _ in range(SCROLL_TOKENS):
            monsters[rows, columns] = np.maximum(monsters[rows, columns], self._ring(monsters, rows, columns))
            reroll(monsters, party, dice, kept, variant.reroll)
            monsters[rows, columns] = np.maximum(without, variant.reroll[rows, columns] - np.float32(PRICE))
        monsters[rows, columns] = np.maximum(monsters[rows, columns], self._ring(monsters, rows, columns))
        reroll(monsters, party, dice, kept, variant.reroll)

    # -- the dragon ---------------------------------------------------------------------------------

    def _beaten(self, variant: Variant, level: int) -> Values:
        """A ring, a portal, or a band of whom some are bought."""
        rest = variant.rest[level][0]
        values = np.maximum(rest - np.float32(PRICE), np.float32(max(0.0, level - PRICE)))
        for band in self.bands:
            for chosen in range(1 << len(band)):
                own = [face for place, face in enumerate(band) if chosen >> place & 1]
                paid = np.float32(PRICE * (len(band) - len(own)))
                values = np.maximum(values, self._won(rest, own) - paid)
                if variant.after is not None and variant.face in own:
                    own.remove(variant.face)
                    values = np.maximum(values, self._won(variant.after.rest[level][0], own) - paid)
        return values

    def _won(self, rest: Values, band: list[int]) -> Values:
        rows = np.arange(NO_PARTY + 1)
        for face in band:
            rows = WITHOUT[face][rows]
        return np.where(rows == NO_PARTY, NOTHING, rest[rows] + self.slain)
