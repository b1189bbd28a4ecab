"""Which dice to re-roll: a few good choices, each judged by some casts."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercroft.games.chest.bot.outlook import NO_WAY, Outlook
from undercroft.games.chest.components import (
    CHAMPION,
    DRAGON,
    DUNGEON_DICE,
    MONSTER_TYPES,
    MONSTERS,
    PARTY_FACES,
    SERVES,
    TAKES_ALL,
    count,
    one,
    size,
)
from undercroft.games.chest.state import Table
from undercroft.kernel.chance import Seeded

SOME: Final = 6  # casts that stand for all of them


def _casts() -> list[list[int]]:
    """For so many dice: every cast of one die, some casts of more. Always the same ones: advice must not vary."""
    found: list[list[int]] = [[0], [int(one(face)) for face in range(DRAGON + 1)]]
    for dice in range(2, DUNGEON_DICE + 1):
        chance = Seeded(dice)
        some = []
        # Each face comes up equally often in each place: less left to luck.
        columns = []
        for _ in range(dice):
            faces = [face % (DRAGON + 1) for face in range(SOME)]
            for last in range(SOME - 1, 0, -1):
                other = int(chance.below(last + 1))
                faces[last], faces[other] = faces[other], faces[last]
            columns.append(faces)
        for number in range(SOME):
            some.append(sum([int(one(faces[number])) for faces in columns]))
        found.append(some)
    return found


CASTS: Final[list[list[int]]] = _casts()


def choices(side: i64, forces: i64, dungeon: i64) -> list[int]:
    """Bags of monsters that may be worth another cast: all, those nobody masters, those there are most of."""
    whole = dungeon & MONSTERS
    hard: i64 = 0
    most: i64 = 0
    for monster in range(MONSTER_TYPES):
        number = count(whole, monster)
        bag = number << 4 * monster
        if number > size(most):
            most = bag
        if not is_mastered(side, forces, monster):
            hard += bag
    found = [int(whole)]
    for bag in (hard, most):
        if bag and bag not in found:
            found.append(int(bag))
    return found


def is_mastered(side: i64, forces: i64, monster: i64) -> bool:
    """Whether a companion, champions aside, beats any number of these."""
    companion: i64 = 0
    while forces >> 4 * companion:
        face = SERVES[companion]
        if forces >> 4 * companion & 15 and face != CHAMPION and TAKES_ALL[side * PARTY_FACES + face] >> monster & 1:
            return True
        companion += 1
    return False


def value_of(outlook: Outlook, forces: i64, dungeon: i64, lair: i64, picked: i64) -> float:
    """What the level is worth on average once these dungeon dice are cast again."""
    casts = CASTS[size(picked)]
    kept = dungeon - picked
    total = 0.0
    lost = outlook.lost(forces)
    for cast in casts:
        fallen: i64 = cast
        dragons = fallen >> 4 * DRAGON
        bag = kept + fallen - (dragons << 4 * DRAGON)
        total += max(lost, outlook.through(forces, bag, lair + dragons, outlook.ready, 0))
    return total / float(len(casts))


def best_choice(outlook: Outlook, table: Table, forces: i64) -> tuple[int, float]:
    """The monsters to cast again, and what that is worth; begun choices go on."""
    picked = table.picked >> 4 * PARTY_FACES
    best, most = -1, NO_WAY
    for bag in choices(outlook.side, forces, table.dungeon):
        if can_become(picked, bag):
            value = value_of(outlook, forces, table.dungeon, table.lair, bag)
            if value > most:
                best, most = bag, value
    return best, most


def can_become(picked: i64, bag: i64) -> bool:
    """Dice are picked in one order: of kinds before the last one picked, none can be added."""
    while picked >> 4:
        if picked & 15 != bag & 15:
            return False
        picked >>= 4
        bag >>= 4
    return picked <= bag & 15
