"""One adventure of Chest, solved exactly: a dynamic programme over bags of dice.

There are no tokens in it: what a chest holds is a fixed number of points. With the treasure chest empty and no token
in hand that is the rule itself (a point for each chest), so that the last adventure of a game is solved exactly, for a
player without a hero and for every hero whose card does not turn any more. With another number it is a model of the
whole game, and what bots judge a party by.

A state of a level is a bag of party dice and a bag of dungeon dice with the lair. Whatever is done spends a die or
takes dice off the level, so that states are solved in the order of all dice that are left. The choice of dice to
re-roll is one of many thousands: it is solved by dice in the air. The mean over all casts is taken die by die, and so
is the best choice of the dice that are kept. All states of a kind are solved at once, as rows and columns of matrices.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement

import numpy as np

from scripts.chest.bags import (
    DUNGEON_AT,
    DUNGEON_COUNTS,
    FEWER,
    LAIR,
    LEVEL_SPAN,
    MORE,
    NO_DUNGEON,
    NO_PARTY,
    NOTHING,
    PARTIES,
    PARTY_AT,
    PARTY_SPAN,
    SLEEPING,
    WITHOUT,
    Rows,
    Values,
    cast_odds,
    ways,
)
from scripts.chest.choices import Kept, reroll, reroll_party, revived
from undercroft.games.chest.components import (
    COMPANION_TYPES,
    DRAGON_WAKES,
    DUNGEON_DICE,
    FIRST_TEMPORARY,
    HERO,
    LEVELS,
    MADE_OF,
    MONSTER_TYPES,
    PARTY_DICE,
    PARTY_FACES,
    SERVES,
    SIDES,
    TARGETS,
    Face,
    Target,
    Ultimate,
)


class Variant:
    """A state of the hero's ultimate: ready, gone, or temporary companions of a face that are left."""

    def __init__(self, name: str, face: int = -1, after: Variant | None = None, lasts: bool = False) -> None:
        self.name = name
        self.face = face  # of a temporary companion
        self.after = after  # how it stands once that companion is used
        self.lasts = lasts  # beyond regroup
        self.rest = np.zeros((LEVELS + 1, DRAGON_WAKES, NO_PARTY + 1), np.float32)  # by level, lair, party
        self.monsters: Values  # the level at hand: party, dungeon
        self.loot: Values
        self.reroll: Values  # the best choice of dice, in the monster phase
        self.reroll_loot: Values  # and in the loot phase, where scrolls are not read
        self.dragon: Values  # by lair and party


class Solver:
    """All states of one side of a hero card; `chest` and `dragon` are the points that they bring."""

    def __init__(self, side: int, chest: float, dragon: float, price: float | None = None) -> None:
        self.side = side
        self.chest = np.float32(chest)
        self.slain = np.float32(dragon)
        self.price = price  # of the token that a paladin pays; None if there is none to pay
        self.early = SIDES[side].loots_early
        self.gone = Variant("gone")
        self.variants = [self.gone]
        ultimate = SIDES[side].ultimate
        if ultimate == Ultimate.COMPANION:
            self.variants.append(Variant("hero", SERVES[HERO], self.gone, lasts=True))
        if ultimate == Ultimate.SUMMON:
            for _ in range(SIDES[side].power):
                self.variants.append(Variant("summoned", SERVES[SIDES[side].summons], self.variants[-1]))
        if ultimate != Ultimate.NONE and not (ultimate == Ultimate.INTERVENTION and price is None):
            self.variants.append(Variant("ready", lasts=True))
        self.bands = self._bands()

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

    def start(self, variant: Variant | None = None) -> float:
        """The points to expect of a whole adventure; if nothing else is said, with the ultimate ready."""
        whole = PARTY_SPAN[PARTY_DICE]
        fresh = (variant or self.variants[-1]).rest[0][0]
        values = fresh.copy()
        face = SIDES[self.side].scrolls_become
        if face >= 0:
            for row in range(whole.start, whole.stop):
                bag = list(PARTIES[row])
                bag[face] += bag[Face.SCROLL]
                bag[Face.SCROLL] = 0
                values[row] = fresh[PARTY_AT[tuple(bag)]]
        if SIDES[self.side].rerolls_party:
            values[whole] = reroll_party(values, PARTY_DICE)
        odds = np.array([ways(bag) for bag in PARTIES[whole]]) / int(PARTY_FACES) ** int(PARTY_DICE)
        return float(values[whole] @ odds)

    # -- a level ------------------------------------------------------------------------------------

    def _solve_level(self, variant: Variant, level: int) -> None:
        variant.dragon = self._dragon(variant, level)
        variant.loot = np.full((NO_PARTY + 1, NO_DUNGEON + 1), NOTHING, np.float32)
        variant.monsters = np.full((NO_PARTY + 1, NO_DUNGEON + 1), NOTHING, np.float32)
        most = min(level, DUNGEON_DICE)
        variant.reroll = np.full((NO_PARTY + 1, NO_DUNGEON + 1), NOTHING, np.float32)
        variant.reroll_loot = variant.reroll.copy()
        kept: Kept = {}
        kept_loot: Kept = {}
        for total in range(PARTY_DICE + most + 1):
            for dice in range(max(0, total - PARTY_DICE), min(most, total) + 1):
                party = total - dice
                self._block(variant, party, dice)
                if party < PARTY_DICE or SIDES[self.side].ultimate == Ultimate.REROLL:
                    reroll(variant.monsters, party, dice, kept, variant.reroll)
                if SIDES[self.side].ultimate == Ultimate.REROLL and variant is self.gone:
                    mixed = np.where(variant.loot > NOTHING, variant.loot, variant.monsters)
                    reroll(mixed, party, dice, kept_loot, variant.reroll_loot)

    def _block(self, variant: Variant, party: int, dice: int) -> None:
        rows, columns = PARTY_SPAN[party], LEVEL_SPAN[dice]
        counts = DUNGEON_COUNTS[columns]
        clear = np.flatnonzero(counts[:, :MONSTER_TYPES].sum(axis=1) == 0) + columns.start
        # The loot phase: it may be left at any time.
        loot = variant.loot
        loot[rows, clear] = variant.dragon[DUNGEON_COUNTS[clear, LAIR], rows].T
        self._uses(variant, loot, rows, clear, range(Target.CHEST, TARGETS), "loot")
        self._ultimate(variant, loot, rows, clear, "loot")
        # The monster phase: flight, or on to the loot.
        monsters = variant.monsters
        monsters[rows, columns] = 0
        monsters[rows, clear] = loot[rows, clear]
        if party:
            read = WITHOUT[Face.SCROLL][rows]
            monsters[rows, columns] = np.maximum(monsters[rows, columns], variant.reroll[read, columns])
        everything = np.arange(columns.start, columns.stop)
        targets = range(TARGETS if self.early else MONSTER_TYPES)
        self._uses(variant, monsters, rows, everything, targets, "monsters")
        self._ultimate(variant, monsters, rows, everything, "monsters")

    def _uses(self, variant: Variant, values: Values, rows: slice, columns: Rows, targets: range, phase: str) -> None:
        """Every companion on every number of every target."""
        users = [(face, WITHOUT[face], values) for face in range(PARTY_FACES)]
        if variant.after is not None:
            users.append((variant.face, np.arange(NO_PARTY + 1, dtype=np.int32), getattr(variant.after, phase)))
        for face, after, into in users:
            spent = after[rows]
            there = np.flatnonzero(spent != NO_PARTY)
            if not len(there):
                continue
            own, spent = there + rows.start, spent[there]
            for from_, found in self._reached(into, face, spent, columns, targets):
                here = np.ix_(own, from_)
                values[here] = np.maximum(values[here], found)

    def _reached(
        self, into: Values, face: int, spent: Rows, columns: Rows, targets: range
    ) -> Iterator[tuple[Rows, Values]]:
        """A face on every number of every target: the levels where it can be used, and what they are worth after it."""
        hero = SIDES[self.side]
        for target in targets:
            if not hero.takes[face] >> target & 1:
                continue
            for number in range(1, DUNGEON_DICE + 1 if hero.takes_all[face] >> target & 1 else 2):
                from_ = columns[DUNGEON_COUNTS[columns, target] >= number]
                if not len(from_):
                    break
                to = FEWER[target][number][from_]
                if target == Target.POTION:
                    found = revived(into, spent, to, number)
                elif target == Target.CHEST:
                    found = into[np.ix_(spent, to)] + number * self.chest
                else:
                    found = into[np.ix_(spent, to)]
                    if face == SIDES[self.side].extra:
                        for more in range(MONSTER_TYPES):
                            np.maximum(found, into[np.ix_(spent, FEWER[more][1][to])], out=found)
                yield from_, found

    # -- the dragon ---------------------------------------------------------------------------------

    def _bands(self) -> list[tuple[int, ...]]:
        """The sets of faces that beat the dragon."""
        needs = SIDES[self.side].dragon_needs
        faces = range(PARTY_FACES)
        return [band for band in combinations_with_replacement(faces, needs) if self._spread(band) == needs]

    def _spread(self, band: tuple[int, ...]) -> int:
        pair = [face for face in band if SIDES[self.side].either >> face & 1]
        others = {face for face in band if face not in pair and face < COMPANION_TYPES}
        scrolls = band.count(Face.SCROLL) if SIDES[self.side].scroll_serves else 0
        return min(COMPANION_TYPES, len(others) + min(2, len(pair)) + scrolls)

    def _dragon(self, variant: Variant, level: int) -> Values:
        """Returns values by lair and party: regroup while the dragon sleeps, otherwise fight or flee."""
        values = np.zeros((DUNGEON_DICE + 1, NO_PARTY + 1), np.float32)
        values[list(SLEEPING)] = variant.rest[level]
        beaten = self._beaten(variant, level)
        ultimate = SIDES[self.side].ultimate if variant.name == "ready" else Ultimate.NONE
        if ultimate in (Ultimate.FURY, Ultimate.BALLAD):
            beaten = np.maximum(beaten, self.gone.rest[level][0])
        elif ultimate == Ultimate.INTERVENTION and self.price is not None:
            beaten = np.maximum(beaten, self.gone.rest[level][0] - np.float32(self.price))
        elif ultimate == Ultimate.COMPANION:
            beaten = np.maximum(beaten, self.variants[1].dragon[DRAGON_WAKES])
        elif ultimate == Ultimate.REROLL:
            fallen = self.gone.dragon[DRAGON_WAKES]
            for size in range(1, PARTY_DICE + 1):
                beaten[PARTY_SPAN[size]] = np.maximum(beaten[PARTY_SPAN[size]], reroll_party(fallen, size))
        values[DRAGON_WAKES:] = beaten
        values[:, NO_PARTY] = NOTHING
        return values

    def _beaten(self, variant: Variant, level: int) -> Values:
        values = np.zeros(NO_PARTY + 1, np.float32)
        for band in self.bands:
            rows = np.arange(NO_PARTY + 1)
            for face in band:
                rows = WITHOUT[face][rows]
            won = np.where(rows == NO_PARTY, NOTHING, variant.rest[level][0][rows] + self.slain)
            values = np.maximum(values, won)
            if variant.after is not None and variant.face in band:
                rows = np.arange(NO_PARTY + 1)
                fellows = list(band)
                fellows.remove(variant.face)
                for face in fellows:
                    rows = WITHOUT[face][rows]
                won = np.where(rows == NO_PARTY, NOTHING, variant.after.rest[level][0][rows] + self.slain)
                values = np.maximum(values, won)
        return values

    # -- ultimates ----------------------------------------------------------------------------------

    def _ultimate(self, variant: Variant, values: Values, rows: slice, columns: Rows, phase: str) -> None:
        if variant.name != "ready":
            return
        ultimate = SIDES[self.side].ultimate
        gone: Values = getattr(self.gone, phase)
        block = values[rows, columns]
        counts = DUNGEON_COUNTS[columns]
        if ultimate == Ultimate.COMPANION:
            block = np.maximum(block, getattr(self.variants[1], phase)[rows, columns])
        elif ultimate == Ultimate.FURY:
            block = np.maximum(block, gone[rows, :1])
        elif ultimate == Ultimate.BALLAD:
            to = [DUNGEON_AT[(*bag[:LAIR], 0)] for bag in map(tuple, counts.tolist())]
            block = np.maximum(block, gone[rows, to])
        elif ultimate == Ultimate.CRY and phase == "monsters":
            to = []
            for bag in counts.tolist():
                fallen = sum(bag[:MONSTER_TYPES])
                to.append(DUNGEON_AT[(0, 0, 0, *bag[MONSTER_TYPES:LAIR], bag[LAIR] + fallen)])
            block = np.maximum(block, gone[rows, to])
        elif ultimate == Ultimate.INTERVENTION and self.price is not None:
            block = np.maximum(block, self._intervention(rows, counts))
        elif ultimate == Ultimate.REROLL:
            rolled = self.gone.reroll if phase == "monsters" else self.gone.reroll_loot
            block = np.maximum(block, rolled[rows, columns])
        elif ultimate in (Ultimate.STRIKE, Ultimate.CHARM, Ultimate.SUMMON) and phase == "monsters":
            block = np.maximum(block, self._taken(rows, columns, ultimate))
        values[rows, columns] = block

    def _taken(self, rows: slice, columns: Rows, ultimate: int) -> Values:
        """Strike, charm and summon take one monster or two off the level."""
        found = np.full((rows.stop - rows.start, len(columns)), NOTHING, np.float32)
        kinds = (
            [MADE_OF[SIDES[self.side].summons - FIRST_TEMPORARY]]
            if ultimate == Ultimate.SUMMON
            else list(range(MONSTER_TYPES))
        )
        for number in range(1, SIDES[self.side].power + 1):
            for taken in combinations_with_replacement(kinds, number):
                to = columns
                for monster in taken:
                    to = FEWER[monster][1][to]
                if ultimate == Ultimate.CHARM:
                    to = MORE[Target.POTION][to]
                after = self.variants[number] if ultimate == Ultimate.SUMMON else self.gone
                found = np.maximum(found, after.monsters[rows, to])
        return found

    def _intervention(self, rows: slice, counts: Rows) -> Values:
        """A token is paid; everything on the level is taken, and potions revive without a drinker."""
        found = np.zeros((rows.stop - rows.start, len(counts)), np.float32)
        own = np.arange(rows.start, rows.stop)
        for number in range(DUNGEON_DICE + 1):
            which = np.flatnonzero(counts[:, Target.POTION] == number)
            dead = PARTY_DICE - sum(PARTIES[rows.start])
            if len(which):
                found[:, which] = revived(self.gone.monsters, own, np.zeros(len(which), np.int32), min(number, dead))
        return found + counts[:, Target.CHEST] * self.chest - np.float32(self.price or 0)
