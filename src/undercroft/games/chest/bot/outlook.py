"""The outlook on a level: the best way through it with what is there, no luck needed, and what that is worth.

Points are those still to come in this adventure, and what the tokens that are kept are worth. What waits below is
looked up in the table of values.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from undercroft.games.chest.bot.values import GONE, MEMORY, NOT_CACHED, READY, TABLES, WITH_HERO, Values
from undercroft.games.chest.components import (
    ADVENTURES,
    COMPANION_TYPES,
    DRAGON_EXPERIENCE,
    DRAGON_WAKES,
    FIRST_TEMPORARY,
    FIRST_TOKEN,
    HERO,
    MADE_OF,
    MONSTER_TYPES,
    MONSTERS,
    NO_HERO,
    PARTY_DICE,
    PARTY_FACES,
    SERVED,
    SERVES,
    SERVING,
    SERVING_TOKENS,
    SIDES,
    TOKEN_POINTS,
    Face,
    Target,
    Token,
    Ultimate,
    count,
    one,
    size,
)
from undercroft.games.chest.state import ChestState

# A token drawn early may still do something; in the last adventure it is little more than its point.
EARLY: Final = Values(TABLES / "early.bin")
LAST: Final = Values(TABLES / "last.bin")
DICE_ONLY: Final[i64] = 0xFFFFFF  # the part of the companions that is dice
EACH_FACE: Final[i64] = 0x111111  # one die of each
NO_WAY: Final = -1000.0
# What a token is worth to its owner beyond its points: while adventures are to come, and in the last one.
USE: Final[list[float]] = [0.35, 0.35, 0.35, 0.35, 0.35, 0.35, 0.3, 0.45, 0.25, 0.6]
LAST_USE: Final[list[float]] = [0.0, 0.0, 0.0, 0.0, 0.0, 0.25, 0.2, 0.0, 0.1, 0.3]
LAST_DRAW: Final = 1.25  # what a token is worth that is drawn in the last adventure
RESERVE: Final = 0.003  # for each die that is left, where nothing else decides
SERVICE: Final = 0.6  # of what a die more would be worth: what a token can do in its place

# What a scroll makes of a level, as a part of what it is worth without monsters: by the companions there are beside the
# scroll and by the number of monsters. Means of the solved adventure without a hero.
MOST_HELPERS: Final[i64] = 3
MOST_MONSTERS: Final[i64] = 8
MENDED: Final[list[float]] = [
    0.0, 0.67, 0.44, 0.3, 0.2, 0.13, 0.09, 0.06,
    1.0, 0.84, 0.6, 0.42, 0.31, 0.25, 0.2, 0.18,
    1.0, 1.0, 0.97, 0.85, 0.74, 0.7, 0.65, 0.6,
    1.0, 1.0, 1.0, 0.97, 0.93, 0.95, 0.93, 0.9,
]  # fmt: skip


@final
@mypyc_attr(acyclic=True)
class Outlook:
    """The adventurer's prospects on the level that a table shows."""

    __slots__ = (
        "side", "level", "depth", "ready", "rings", "portals", "kept", "values", "draws", "epoch", "worths",
        "extra", "either", "fighters", "masters", "standing", "tokens", "_floor_gone", "_floor_hero", "_floor_ready",
    )  # fmt: skip

    def __init__(self, state: ChestState) -> None:
        side = state.side
        self.side: i64 = side
        self.level: i64 = state.level
        self.depth: float = float(state.level)  # the points of the level
        tokens: i64 = state.tokens[state.adventurer]
        ultimate = SIDES[side].ultimate
        self.ready: bool = (
            not state.exhausted and ultimate != Ultimate.NONE and (ultimate != Ultimate.INTERVENTION or tokens != 0)
        )
        last = state.done >= (ADVENTURES - 1) * state.seats
        self.rings: i64 = count(tokens, Token.RING)
        self.portals: i64 = count(tokens, Token.PORTAL)
        self.worths: list[float] = WORTHS_LAST if last else WORTHS
        self.tokens: i64 = tokens >> 4 * SERVING_TOKENS  # those that do not serve,
        self.kept: float = use_of(self.tokens, SERVING_TOKENS, self.worths)  # and what they are worth
        self.values: Values = LAST if last else EARLY
        self.draws: float = 1.0 if not state.supply else LAST_DRAW if last else EARLY.token
        self.epoch: i64 = (1 if last else 0) + (0 if state.supply else 2)  # what tokens are worth
        self.extra: i64 = SIDES[side].extra
        self.either: i64 = SIDES[side].either
        self.fighters: i64 = FIGHTERS[side]
        self.masters: i64 = MASTERS[side]
        self.standing: i64 = (side << 4 | self.level) << 2 | self.epoch
        self._floor_gone = self.values.floor(side, GONE, self.level)
        self._floor_hero = self.values.floor(side, WITH_HERO, self.level)
        self._floor_ready = self.values.floor(side, READY, self.level)

    def floor(self, forces: i64, ready: bool) -> i64:
        """Returns the part of the table for this level and the state of the ultimate."""
        if forces >> 4 * HERO & 15:
            return self._floor_hero
        return self._floor_ready if ready else self._floor_gone

    def known(self, dungeon: i64, lair: i64, ready: bool) -> i64:
        """Returns a key for everything on a level; more dice than wake the dragon make no difference."""
        if lair > DRAGON_WAKES:
            lair = DRAGON_WAKES
        return self.standing << 25 | dungeon << 5 | lair << 1 | (1 if ready else 0)

    # -- after the level ----------------------------------------------------------------------------

    def rest(self, forces: i64, lair: i64, ready: bool) -> float:
        """Returns the points of regroup with these companions."""
        party = forces & DICE_ONLY
        floor = self.floor(forces, ready)
        beyond = self.values.beyond(floor, lair, party)
        dice = dice_in(party)
        points = self.depth + beyond + self.kept + RESERVE * float(dice)
        tokens = forces >> 4 * FIRST_TOKEN & SERVING
        if tokens:
            with_tokens = party
            free = PARTY_DICE - dice
            token: i64 = 0
            while tokens:
                number = tokens & 15
                if number:
                    points += float(number) * self.worths[token]
                    if number > free:
                        number = free
                    free -= number
                    with_tokens += number << 4 * count(SERVED, FIRST_TOKEN + token)
                tokens >>= 4
                token += 1
            if with_tokens != party:
                more = self.values.beyond(floor, lair, with_tokens)
                points += SERVICE * (more - beyond)
        return points

    def lost(self, forces: i64) -> float:
        """Returns the points of a level that was fled from, or left by a portal."""
        points = self.kept + use_of(forces >> 4 * FIRST_TOKEN & SERVING, 0, self.worths)
        if self.portals:
            points += max(0.0, self.depth - self.worths[Token.PORTAL])
        return points

    # -- the dragon ---------------------------------------------------------------------------------

    def dragon(self, forces: i64, lair: i64, ready: bool) -> float:
        if lair < DRAGON_WAKES:
            return self.rest(forces, lair, ready)
        key = self.known(0, lair, ready)
        value = MEMORY.recall(forces, key, self.tokens)
        if value == NOT_CACHED:
            value = self.awake(forces, ready)
            MEMORY.keep(forces, key, self.tokens, value)
        return value

    def awake(self, forces: i64, ready: bool) -> float:
        """Returns the points of the best way to deal with an awake dragon: slay, lull or flee."""
        best = max(self.lost(forces), self.slain(forces, 0, SIDES[self.side].dragon_needs, 0, 0, ready))
        if self.rings:
            best = max(best, self.rest(forces, 0, ready) - self.worths[Token.RING])
        if ready:
            ultimate = SIDES[self.side].ultimate
            if ultimate in (Ultimate.BALLAD, Ultimate.FURY):
                best = max(best, self.rest(forces, 0, False))
            elif ultimate == Ultimate.INTERVENTION:
                best = max(best, self.rest(forces, 0, False) - self.draws)
        return best

    def slain(self, forces: i64, first: i64, needed: i64, faces: i64, pair: i64, ready: bool) -> float:
        """Returns the points of the best band of companions from `first` on; types in `faces` are in it already."""
        if not needed:
            return float(DRAGON_EXPERIENCE) + self.draws + self.rest(forces, 0, ready)
        best = NO_WAY
        companion = first
        while forces >> 4 * companion:
            if forces >> 4 * companion & 15:
                best = max(best, self.joined(forces, companion, needed, faces, pair, ready))
            companion += 1
        return best

    def joined(self, forces: i64, companion: i64, needed: i64, faces: i64, pair: i64, ready: bool) -> float:
        """Returns the same with this companion in the band."""
        face = count(SERVED, companion)
        rest = forces - one(companion)
        if face >= COMPANION_TYPES:
            if not self.fighters >> companion & 1:
                return NO_WAY
            return self.slain(rest, companion, needed - 1, faces, pair, ready)
        if self.either >> face & 1:
            if pair == 2:
                return NO_WAY
            return self.slain(rest, companion, needed - 1, faces, pair + 1, ready)
        if faces >> face & 1:
            return NO_WAY
        return self.slain(rest, companion + 1, needed - 1, faces | 1 << face, pair, ready)

    # -- loot ---------------------------------------------------------------------------------------

    def loot(self, forces: i64, chests: i64, potions: i64, lair: i64, ready: bool) -> float:
        """Returns the points of the loot. Chests are opened before potions are drunk, so that the opener can come back,
        or after it by one who came back.
        """
        if not (chests or potions):
            return self.dragon(forces, lair, ready)
        key = self.known(chests << 4 * Target.CHEST | potions << 4 * Target.POTION, lair, ready)
        value = MEMORY.recall(forces, key, self.tokens)
        if value == NOT_CACHED:
            value = self.taken(forces, chests, potions, lair, ready, self.fighters)
            MEMORY.keep(forces, key, self.tokens, value)
        return value

    def taken(self, forces: i64, chests: i64, potions: i64, lair: i64, ready: bool, openers: i64) -> float:
        """Returns the same, computed: only these companions open."""
        best = self.dragon(forces, lair, ready)
        if potions and forces:
            best = max(best, self.drink(forces, chests, potions, lair, ready))
        if not chests:
            return best
        masters = self.masters >> 16 * Target.CHEST
        companion: i64 = 0
        while forces >> 4 * companion:
            if forces >> 4 * companion & 15 and openers >> companion & 1:
                rest = forces - one(companion)
                if chests == 1 or masters >> companion & 1:
                    value = self.loot(rest, 0, potions, lair, ready) + float(chests) * self.draws
                else:
                    value = self.taken(rest, chests - 1, potions, lair, ready, openers >> companion << companion)
                    value += self.draws
                best = max(best, value)
            companion += 1
        return best

    def drink(self, forces: i64, chests: i64, potions: i64, lair: i64, ready: bool) -> float:
        """Lets a companion drink that leaves at regroup, else the die that is missed least; without dice a token."""
        party = forces & DICE_ONLY
        dead = PARTY_DICE - dice_in(party)
        drinker: i64 = FIRST_TEMPORARY
        while drinker < HERO and not forces >> 4 * drinker & 15:
            drinker += 1
        if drinker == HERO and party:
            asleep = lair if lair < DRAGON_WAKES else 0
            drinker = self.values.least_missed(self.floor(forces, ready), asleep, party)
        elif drinker == HERO:
            drinker = PARTY_FACES
            while not forces >> 4 * drinker & 15:
                drinker += 1
        number = min(potions, dead + 1 if drinker < PARTY_FACES else dead)
        if not number:
            return NO_WAY
        return self.revived(forces - one(drinker), number, chests, lair, ready)

    def revived(self, forces: i64, number: i64, chests: i64, lair: i64, ready: bool) -> float:
        """Revives dice one by one, each with the face that is best then; chests are opened last."""
        while number:
            forces += one(self.best_face(forces, lair, ready))
            number -= 1
        if chests:
            return self.loot(forces, chests, 0, lair, ready)
        return self.dragon(forces, lair, ready)

    def best_face(self, forces: i64, lair: i64, ready: bool) -> i64:
        """Returns the best face of a revived die; against an awake dragon, a type that is not there yet."""
        floor = self.floor(forces, ready)
        party = forces & DICE_ONLY
        if lair < DRAGON_WAKES:
            return self.values.best_face(floor, lair, party)
        best: i64 = -1
        most = NO_WAY
        face: i64 = 0
        while face < COMPANION_TYPES:
            if not party >> 4 * face & 15:
                value = self.values.beyond(floor, 0, party + one(face))
                if value > most:
                    best, most = face, value
            face += 1
        return best if best >= 0 else self.values.best_face(floor, 0, party)

    # -- monsters -----------------------------------------------------------------------------------

    def faced(self, forces: i64, dungeon: i64, lair: i64, ready: bool) -> float:
        """Returns the points of a level as it lies: fought, fled from, or cast again with a scroll."""
        chests, potions = count(dungeon, Target.CHEST), count(dungeon, Target.POTION)
        if not dungeon & MONSTERS:
            return self.loot(forces, chests, potions, lair, ready)
        lost = self.lost(forces)
        value = max(lost, self.fought(forces, dungeon, lair, ready))
        if ready:
            value = max(value, self.aided(forces, dungeon, lair))
        if count(forces, Face.SCROLL):
            rest = forces - one(Face.SCROLL)
            free = self.loot(rest, chests, potions, lair, ready)
            if free > value:
                value = max(value, lost + mended(rest, dungeon) * (free - lost))
        return value

    def aided(self, forces: i64, dungeon: i64, lair: i64) -> float:
        """Returns the points of a level faced with the ultimate; its aim is only guessed."""
        ultimate = SIDES[self.side].ultimate
        monsters = dungeon & MONSTERS
        chests, potions = count(dungeon, Target.CHEST), count(dungeon, Target.POTION)
        if ultimate == Ultimate.FURY:
            return self.rest(forces, 0, False)
        if ultimate == Ultimate.CRY:
            return self.loot(forces, chests, potions, lair + size(monsters), False)
        if ultimate == Ultimate.INTERVENTION:
            dead = PARTY_DICE - size(forces & DICE_ONLY)
            return self.revived(forces, min(potions, dead), 0, 0, False) + float(chests - 1) * self.draws
        if ultimate == Ultimate.COMPANION:
            return self.fought(forces + one(HERO), dungeon, lair, False)
        if ultimate == Ultimate.SUMMON:
            companion: i64 = SIDES[self.side].summons
            kind: i64 = MADE_OF[companion - FIRST_TEMPORARY]
            number = min(count(dungeon, kind), SIDES[self.side].power)
            if not number:
                return NO_WAY
            return self.fought(forces + number * one(companion), dungeon - number * one(kind), lair, False)
        if ultimate in (Ultimate.STRIKE, Ultimate.CHARM):
            struck = dungeon + one(Target.POTION) if ultimate == Ultimate.CHARM else dungeon
            number = SIDES[self.side].power
            while number and struck & MONSTERS:
                struck -= one(fewest(struck))
                number -= 1
            return self.fought(forces, struck, lair, False)
        return NO_WAY

    def fought(self, forces: i64, dungeon: i64, lair: i64, ready: bool) -> float:
        """Returns the points of the best way to beat all monsters and take the loot."""
        if not dungeon & MONSTERS:
            return self.loot(forces, count(dungeon, Target.CHEST), count(dungeon, Target.POTION), lair, ready)
        key = self.known(dungeon, lair, ready)
        value = MEMORY.recall(forces, key, self.tokens)
        if value == NOT_CACHED:
            if self.extra < 0:
                value = self.sent(forces, dungeon, lair, ready, self.fighters)
            else:
                value = self.struck(forces, dungeon, lair, ready)
            MEMORY.keep(forces, key, self.tokens, value)
        return value

    def sent(self, forces: i64, dungeon: i64, lair: i64, ready: bool, fighters: i64) -> float:
        """Returns the same: only these companions are sent against the first kind."""
        target: i64 = 0
        while not dungeon >> 4 * target & 15:
            target += 1
        number = count(dungeon, target)
        best = NO_WAY
        companion: i64 = 0
        while forces >> 4 * companion:
            if forces >> 4 * companion & 15 and fighters >> companion & 1:
                best = max(best, self.after_fight(forces, dungeon, lair, ready, companion, target, number))
            companion += 1
        return best

    def struck(self, forces: i64, dungeon: i64, lair: i64, ready: bool) -> float:
        """Returns the same where a companion may strike once more: then its target matters."""
        best = NO_WAY
        target: i64 = 0
        is_first = True
        while target < MONSTER_TYPES:
            number = count(dungeon, target)
            companion: i64 = 0
            while number and forces >> 4 * companion:
                if count(forces, companion) and (is_first or count(SERVED, companion) == self.extra):
                    best = max(best, self.after_fight(forces, dungeon, lair, ready, companion, target, number))
                companion += 1
            if number:
                is_first = False
            target += 1
        return best

    def after_fight(
        self, forces: i64, dungeon: i64, lair: i64, ready: bool, companion: i64, target: i64, number: i64
    ) -> float:
        if not self.fighters >> companion & 1:
            return NO_WAY
        beaten = number if self.masters >> 16 * target + companion & 1 else 1
        dungeon -= beaten << 4 * target
        forces -= one(companion)
        if self.extra >= 0:
            if count(SERVED, companion) == self.extra and dungeon & MONSTERS:
                best = NO_WAY
                for monster in range(MONSTER_TYPES):
                    if count(dungeon, monster):
                        best = max(best, self.fought(forces, dungeon - one(monster), lair, ready))
                return best
        elif beaten < number:  # the rest of this kind is left to those who follow
            return self.sent(forces, dungeon, lair, ready, self.fighters >> companion << companion)
        return self.fought(forces, dungeon, lair, ready) if dungeon else self.dragon(forces, lair, ready)

    def value(self, state: ChestState) -> float:
        """Returns the points of the level as it lies, with no choice begun."""
        forces = state.forces()
        if state.monsters:
            return max(self.lost(forces), self.fought(forces, state.dungeon, state.lair, self.ready))
        return self.loot(
            forces, count(state.dungeon, Target.CHEST), count(state.dungeon, Target.POTION), state.lair, self.ready
        )


def dice_in(party: i64) -> i64:
    """Returns how many dice are in a bag: the product adds each face to all before it, the last has the sum."""
    return party * EACH_FACE >> 4 * (PARTY_FACES - 1) & 15


def use_of(tokens: i64, token: i64, worths: list[float]) -> float:
    """Returns the worth of a bag of tokens to their owner; `token` is the kind of its first."""
    worth = 0.0
    while tokens:
        if tokens & 15:
            worth += float(tokens & 15) * worths[token]
        tokens >>= 4
        token += 1
    return worth


def mended(forces: i64, dungeon: i64) -> float:
    """Returns the part of a level's worth that casting its monsters again saves, with these companions."""
    return MENDED[min(size(forces), MOST_HELPERS) * MOST_MONSTERS + size(dungeon & MONSTERS)]


def fewest(dungeon: i64) -> i64:
    """Returns the monster of which the fewest are left: one strike may finish it."""
    found: i64 = -1
    monster: i64 = 0
    while monster < MONSTER_TYPES:
        number = count(dungeon, monster)
        if number and (found < 0 or number < count(dungeon, found)):
            found = monster
        monster += 1
    return found


def _fighters(side: int) -> int:
    """Returns the companions that fight and open chests: all but scrolls, unless they serve."""
    takes = [SIDES[side].takes[face] >> Target.CHEST & 1 for face in SERVES]
    return sum([taken << companion for companion, taken in enumerate(takes)])


def _masters(side: int) -> int:
    """Returns, for monsters and chests, the companions that take any number of them, in 16 bits each."""
    found = 0
    for companion, face in enumerate(SERVES):
        for target in range(Target.CHEST + 1):
            found |= (SIDES[side].takes_all[face] >> target & 1) << 16 * target + companion
    return found


FIGHTERS: Final[list[int]] = [_fighters(side) for side in range(NO_HERO + 1)]
MASTERS: Final[list[int]] = [_masters(side) for side in range(NO_HERO + 1)]


def _worths(uses: list[float]) -> list[float]:
    return [float(points) + use for points, use in zip(TOKEN_POINTS, uses, strict=True)]


WORTHS: Final[list[float]] = _worths(USE)
WORTHS_LAST: Final[list[float]] = _worths(LAST_USE)
