"""Estimates the points of a level and finds the best way through its monsters with the companions there are."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercroft.games.chest.bot.outlook import DICE_ONLY, fewest
from undercroft.games.chest.components import (
    ALL_COMPANIONS,
    DRAGON_WAKES,
    DUNGEON_DICE,
    FIRST_TEMPORARY,
    FIRST_TOKEN,
    HERO,
    LEVELS,
    PARTY_DICE,
    SERVES,
    SERVING,
    SIDES,
    TARGETS,
    Face,
    Target,
    Token,
    Ultimate,
    count,
    one,
    size,
)
from undercroft.games.chest.notation import UP_TO
from undercroft.games.chest.state import ChestState

# How strong a companion of each face is, in companions.
STRENGTH: Final = (1.0, 1.0, 1.0, 0.9, 1.45, 0.8)
SERVING_SCROLL: Final = 1.5  # a scroll that serves as anybody
ULTIMATE_STRENGTH: Final = 1.3  # of one not used yet
TOKEN_VALUE: Final = 1.2  # points of a token kept, and what it may still do
DRAGON_VALUE: Final = 2.3  # points of a token and experience
PORTAL_POINTS: Final = 2.0
RESERVE: Final = 0.03  # a little for whatever is kept, where nothing else decides
NO_WAY: Final = -1.0  # the value of monsters that cannot be beaten

# What a level costs: companions spent on average for so many dice, and how far it varies.
TOLL: Final = (0.0, 0.45, 0.8, 1.15, 1.45, 1.75, 2.0, 2.2)
SPREAD: Final = 0.95
STEPS: Final = 4  # strengths are told apart by quarters
STRONGEST: Final = 14


class FightPlan:
    """The best way to beat all monsters with the companions there are: `value` in points, and its first move."""

    def __init__(self, state: ChestState) -> None:
        self.state = state
        self._known: dict[int, float] = {}
        self.move: i64 = -1  # none, if there is no way
        self.value: float = NO_WAY
        self._begin(state.forces(), state.monsters)

    def _begin(self, forces: i64, monsters: i64) -> None:
        target = _first(monsters)
        for companion in range(ALL_COMPANIONS):
            number = self._beaten(forces, monsters, companion, target)
            if number:
                value = self._after(forces, monsters, companion, target, number)
                if value > self.value:
                    self.value = value
                    self.move = UP_TO[(companion * TARGETS + target) * 8 + number][-1]

    def _beaten(self, forces: i64, monsters: i64, companion: i64, target: i64) -> i64:
        """Returns how many of the target a companion beats; 0 if it is not there or does not fight."""
        hero, face = SIDES[self.state.side], SERVES[companion]
        if not count(forces, companion) or not hero.takes[face] >> target & 1:
            return 0
        return count(monsters, target) if hero.takes_all[face] >> target & 1 else 1

    def _after(self, forces: i64, monsters: i64, companion: i64, target: i64, number: i64) -> float:
        monsters -= number << 4 * target
        if SERVES[companion] == SIDES[self.state.side].extra and monsters:
            monsters -= one(fewest(monsters))
        return self._best(forces - one(companion), monsters)

    def _best(self, forces: i64, monsters: i64) -> float:
        """Returns the value of the best way on."""
        if not monsters:
            return cleared(self.state, forces)
        key = int(forces) << 12 | int(monsters)
        if key in self._known:
            return self._known[key]
        best = NO_WAY
        target = _first(monsters)
        for companion in range(ALL_COMPANIONS):
            number = self._beaten(forces, monsters, companion, target)
            if number:
                best = max(best, self._after(forces, monsters, companion, target, number))
        self._known[key] = best
        return best


def _first(monsters: i64) -> i64:
    target: i64 = 0
    while not count(monsters, target):
        target += 1
    return target


def _prospects() -> list[list[float]]:
    """Returns the points to expect at regroup by level and strength: rest there, or go on while it pays."""
    state = [[0.0] * (STRONGEST * STEPS + 1) for _ in range(LEVELS + 2)]
    for step in range(STRONGEST * STEPS + 1):
        state[LEVELS][step] = float(LEVELS)
    for level in range(LEVELS - 1, 0, -1):
        toll = TOLL[min(level + 1, DUNGEON_DICE)]
        for step in range(STRONGEST * STEPS + 1):
            after = max(0, round(step - toll * STEPS))
            odds = 0.5 + (step / STEPS - toll) / (4 * SPREAD)  # to get through: a ramp around the toll
            state[level][step] = max(float(level), min(max(odds, 0.0), 1.0) * state[level + 1][after])
    return state


PROSPECTS: Final[list[list[float]]] = _prospects()


def prospect(level: i64, strength: float) -> float:
    step = round(strength * STEPS)
    return PROSPECTS[level][min(max(step, 0), STRONGEST * STEPS)]


def weight(side: i64, companion: i64) -> float:
    face = SERVES[companion]
    if face == Face.SCROLL and SIDES[side].scroll_serves:
        return SERVING_SCROLL
    return STRENGTH[face]


def strength(side: i64, forces: i64) -> float:
    """Returns the strength of all companions that last beyond this level."""
    total = 0.0
    for companion in range(ALL_COMPANIONS):
        if companion < FIRST_TEMPORARY or companion == HERO:
            total += float(count(forces, companion)) * weight(side, companion)
    return total


# -- a level without monsters -----------------------------------------------------------------------


def cleared(state: ChestState, forces: i64) -> float:
    """Returns the points to expect once the monsters are beaten; 0 if the dragon wins."""
    side = state.side
    power = strength(side, forces)
    tokens: i64 = state.tokens[state.adventurer]
    points = TOKEN_VALUE * float(size(tokens & ~SERVING) + size(forces >> 4 * FIRST_TOKEN & SERVING))
    if not state.exhausted and SIDES[side].ultimate != Ultimate.NONE:
        power += ULTIMATE_STRENGTH
    if state.lair >= DRAGON_WAKES:
        if state.spread(forces) >= SIDES[side].dragon_needs:
            power -= float(SIDES[side].dragon_needs)
            points += DRAGON_VALUE
        elif count(state.tokens[state.adventurer], Token.RING):
            points -= TOKEN_VALUE
        elif SIDES[side].ultimate == Ultimate.BALLAD and not state.exhausted:
            power -= ULTIMATE_STRENGTH
        else:
            return lost(state)
    potions = min(count(state.dungeon, Target.POTION), PARTY_DICE - size(forces & DICE_ONLY) + 1)
    if potions and forces:
        power += max(0.0, float(potions) * STRENGTH[Face.CHAMPION] - 1.0)
    points += loot(state, forces, power)
    return points + prospect(state.level, power) + RESERVE * power


def loot(state: ChestState, forces: i64, power: float) -> float:
    """Returns the points of the chests, less the companion that opens them."""
    chests = count(state.dungeon, Target.CHEST)
    if not chests:
        return 0.0
    best = 0.0
    for companion in range(ALL_COMPANIONS):
        hero, face = SIDES[state.side], SERVES[companion]
        if count(forces, companion) and hero.takes[face] >> Target.CHEST & 1:
            opened = chests if hero.takes_all[face] >> Target.CHEST & 1 else 1
            lasts = companion < FIRST_TEMPORARY or companion == HERO
            price = price_of(state, power, weight(state.side, companion) if lasts else 0.0)
            if FIRST_TOKEN <= companion < FIRST_TEMPORARY:
                price += TOKEN_VALUE
            best = max(best, float(opened) * TOKEN_VALUE - price)
    return best


def price_of(state: ChestState, power: float, spent: float) -> float:
    """Returns the points lost with so much strength."""
    return prospect(state.level, power) - prospect(state.level, power - spent)


def lost(state: ChestState) -> float:
    """Returns the points of a level that cannot be won: fled from, or left by a portal."""
    tokens = TOKEN_VALUE * float(size(state.tokens[state.adventurer]))
    if count(state.tokens[state.adventurer], Token.PORTAL):
        return tokens + max(0.0, float(state.level) - PORTAL_POINTS)
    return tokens
