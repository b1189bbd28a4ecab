"""The dice to re-roll: a few good choices, each judged by some casts.

To cast again is strong: with two other companions or more it mends almost any level, and weak companions are best cast
again with the monsters.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercroft.games.chest.bot.outlook import DICE_ONLY, NO_WAY, Outlook, mended
from undercroft.games.chest.components import (
    COMPANION_TYPES,
    DRAGON_WAKES,
    DUNGEON_DICE,
    MONSTER_TYPES,
    MONSTERS,
    PARTY_FACES,
    SERVES,
    SIDES,
    Face,
    Target,
    count,
    one,
    size,
)
from undercroft.games.chest.state import ChestState
from undercroft.kernel.chance import Seeded

FACES_OF_A_DIE: Final = 6  # party dice and dungeon dice alike
HALF: Final[i64] = 6  # casts, in which each face comes up equally often
SOME: Final = 12  # casts that stand for all of them
MOST_KNOWN: Final = 1 << 14  # choices that are kept in mind


def _casts(seed: int) -> list[list[int]]:
    """Returns some casts for each number of dice, always the same ones: advice must not vary."""
    chance = Seeded(seed)
    bags = [0] * SOME
    found = [bags]
    for _ in range(DUNGEON_DICE):
        # Each face comes up equally often in each place: less left to luck.
        faces: list[int] = []
        while len(faces) < SOME:
            some = list(range(FACES_OF_A_DIE))
            while some:
                faces.append(some.pop(int(chance.below(len(some)))))
        bags = [bag + int(one(face)) for bag, face in zip(bags, faces, strict=True)]
        found.append(bags)
    return found


PARTY_CASTS: Final[list[list[int]]] = _casts(1)
DUNGEON_CASTS: Final[list[list[int]]] = _casts(2)

# What was found before, by all that it depends on: the dice to pick, and what the level is worth then.
KNOWN: Final[dict[tuple[int, int, int], tuple[int, float]]] = {}


def choices(outlook: Outlook, forces: i64, dungeon: i64, lair: i64) -> list[int]:
    """Returns bags of dice that may be worth another cast, party dice first: all monsters or those without a master,
    with the weak companions or without them.
    """
    whole = dungeon & MONSTERS
    hard: i64 = 0
    for monster in range(MONSTER_TYPES):
        if not is_mastered(outlook.side, forces, monster):
            hard += whole & 15 << 4 * monster
    weak = weak_companions(outlook, forces, lair)
    found: list[int] = []
    for party in (0, weak):
        for monsters in (whole, hard, 0):
            bag = int(party | monsters << 4 * PARTY_FACES)
            if bag and bag not in found:
                found.append(bag)
    if lair >= DRAGON_WAKES:
        bag = int(doubles(forces) | whole << 4 * PARTY_FACES)
        if bag and bag not in found:
            found.append(bag)
    return found


def weak_companions(outlook: Outlook, forces: i64, lair: i64) -> i64:
    """Returns the party dice that another cast makes better on average."""
    party = forces & DICE_ONLY
    weak: i64 = 0
    face: i64 = 0
    while party >> 4 * face:
        if party >> 4 * face & 15 and gain(outlook, forces, lair, face) > 0:
            weak += party & 15 << 4 * face
        face += 1
    return weak


def gain(outlook: Outlook, forces: i64, lair: i64, face: i64) -> float:
    """Returns the mean gain on the levels below if a die with this face is cast again."""
    party = forces & DICE_ONLY
    floor = outlook.floor(forces, outlook.ready)
    asleep = lair if lair < DRAGON_WAKES else 0
    values = outlook.values
    rest = party - one(face)
    total = 0.0
    other: i64 = 0
    while other < PARTY_FACES:
        total += values.beyond(floor, asleep, rest + one(other))
        other += 1
    return total / float(PARTY_FACES) - values.beyond(floor, asleep, party)


def promise(outlook: Outlook, state: ChestState, forces: i64) -> float:
    """Returns a first guess of a level's worth once it is cast again with these companions, the scroll aside."""
    dungeon = state.dungeon
    lost = outlook.lost(forces)
    free = outlook.loot(forces, count(dungeon, Target.CHEST), count(dungeon, Target.POTION), state.lair, outlook.ready)
    party = forces & DICE_ONLY
    face: i64 = 0
    while party >> 4 * face:
        if party >> 4 * face & 15:
            free += max(0.0, float(party >> 4 * face & 15) * gain(outlook, forces, state.lair, face))
        face += 1
    return lost + mended(forces, dungeon) * (free - lost)


def doubles(forces: i64) -> i64:
    """Returns the party dice that are no help against a dragon: scrolls, and all but one of each type."""
    party = forces & DICE_ONLY
    for face in range(COMPANION_TYPES):
        if count(party, face):
            party -= one(face)
    return party


def is_mastered(side: i64, forces: i64, monster: i64) -> bool:
    """Returns whether a companion, champions aside, beats any number of these."""
    companion: i64 = 0
    while forces >> 4 * companion:
        face = SERVES[companion]
        if forces >> 4 * companion & 15 and face != Face.CHAMPION and SIDES[side].takes_all[face] >> monster & 1:
            return True
        companion += 1
    return False


def value_of(outlook: Outlook, forces: i64, dungeon: i64, lair: i64, picked: i64, first: i64) -> float:
    """Returns the mean worth of the level over half of the casts, once these dice are cast again."""
    party = picked & DICE_ONLY
    targets = picked >> 4 * PARTY_FACES
    party_casts = PARTY_CASTS[size(party)]
    dungeon_casts = DUNGEON_CASTS[size(targets)]
    total = 0.0
    number = first
    while number < first + HALF:
        fallen: i64 = dungeon_casts[number]
        dragons = fallen >> 4 * Target.DRAGON
        bag = dungeon - targets + fallen - (dragons << 4 * Target.DRAGON)
        total += outlook.faced(forces - party + party_casts[number], bag, lair + dragons, outlook.ready)
        number += 1
    return total / float(HALF)


def best_choice(outlook: Outlook, state: ChestState, forces: i64) -> tuple[int, float]:
    """Returns the dice to cast again and the worth of that; a choice that has begun goes on."""
    planned, value = found_before(outlook, state, forces, 0)
    picked = state.picked if state.task else 0
    if joined(picked, planned) == planned:
        return planned, value
    return found_before(outlook, state, forces, picked)


def found_before(outlook: Outlook, state: ChestState, forces: i64, picked: i64) -> tuple[int, float]:
    standing = (outlook.level << 6 | outlook.side) << 4 | (1 if outlook.ready else 0) << 3 | state.lair
    held: i64 = state.tokens[state.adventurer]
    key = (int(forces), int(held << 20 | state.dungeon), int(picked << 16 | standing << 2 | outlook.epoch))
    known = KNOWN.get(key)  # looked up once: another thread may clear it
    if known is None:
        if len(KNOWN) >= MOST_KNOWN:
            KNOWN.clear()
        known = find(outlook, forces, state.dungeon, state.lair, picked)
        KNOWN[key] = known
    return known


def find(outlook: Outlook, forces: i64, dungeon: i64, lair: i64, picked: i64) -> tuple[int, float]:
    """Tries all choices on half of the casts, then the best two on all of them."""
    best, second = -1, -1
    most, next_most = NO_WAY, NO_WAY
    tried: list[int] = []
    for choice in choices(outlook, forces, dungeon, lair):
        bag = int(joined(picked, choice))
        if bag in tried:
            continue
        tried.append(bag)
        value = value_of(outlook, forces, dungeon, lair, bag, 0)
        if value > most:
            best, second = bag, best
            most, next_most = value, most
        elif value > next_most:
            second, next_most = bag, value
    if best >= 0:
        most = (most + value_of(outlook, forces, dungeon, lair, best, HALF)) / 2
    if second >= 0:
        next_most = (next_most + value_of(outlook, forces, dungeon, lair, second, HALF)) / 2
    return (second, next_most) if next_most > most else (best, most)


def joined(picked: i64, bag: i64) -> i64:
    """Adds dice to those picked. They are picked in one order: no kind before the last one picked can be added."""
    place: i64 = 0
    while picked >> 4 * (place + 1):
        place += 1
    if not picked:
        return bag
    rest = bag >> 4 * place
    last = max(picked >> 4 * place, rest & 15)
    return (picked & (one(place) - 1)) + (last << 4 * place) + (rest >> 4 << 4 * (place + 1))
