"""First steps: the move that begins the best way, with what that way is worth; -1 where there is none."""

from __future__ import annotations

from mypy_extensions import i64

from undercroft.games.chest.bot.outlook import DICE_ONLY, NO_WAY, Outlook
from undercroft.games.chest.components import (
    ALL_COMPANIONS,
    CHEST,
    COMPANION_TYPES,
    DRAGON_NEEDS,
    EITHER,
    MONSTER_TYPES,
    PARTY_DICE,
    PARTY_FACES,
    POTION,
    SERVES,
    TARGETS,
    count,
    one,
    size,
)
from undercroft.games.chest.notation import PROCEED, SLAY, UP_TO
from undercroft.games.chest.state import LOOT_PHASE, Table


def best_fight(outlook: Outlook, table: Table) -> tuple[float, i64]:
    """Through the monsters."""
    forces, dungeon, lair = table.forces(), table.dungeon, table.lair
    best = NO_WAY
    chosen: i64 = -1
    is_first = True
    target: i64 = 0
    while target < MONSTER_TYPES and (is_first or outlook.extra >= 0):
        number = count(dungeon, target)
        companion: i64 = 0
        while number and forces >> 4 * companion:
            if count(forces, companion) and (is_first or SERVES[companion] == outlook.extra):
                value = outlook.after_fight(forces, dungeon, lair, outlook.ready, companion, target, number)
                if value > best:
                    best = value
                    taken = number if outlook.masters >> 16 * target + companion & 1 else 1
                    chosen = UP_TO[(companion * TARGETS + target) * 8 + taken][-1]
            companion += 1
        if number:
            is_first = False
        target += 1
    return best, chosen


def best_loot(outlook: Outlook, table: Table) -> tuple[float, i64]:
    """To the loot; to proceed, if there is none that pays."""
    forces, lair, ready = table.forces(), table.lair, outlook.ready
    chests, potions = count(table.dungeon, CHEST), count(table.dungeon, POTION)
    best = outlook.dragon(forces, lair, ready)
    chosen: i64 = PROCEED
    dead = PARTY_DICE - size(forces & DICE_ONLY)
    may_loot = table.phase == LOOT_PHASE
    companion: i64 = 0
    while forces >> 4 * companion:
        if count(forces, companion):
            rest = forces - one(companion)
            number = chests if outlook.masters >> 16 * CHEST + companion & 1 else min(chests, 1)
            if number and outlook.fighters >> companion & 1:
                value = outlook.loot(rest, chests - number, potions, lair, ready) + float(number) * outlook.draws
                if value > best:
                    best = value
                    if may_loot:
                        chosen = UP_TO[(companion * TARGETS + CHEST) * 8 + number][-1]
            number = min(potions, dead + 1 if companion < PARTY_FACES else dead)
            if number:
                value = outlook.revived(rest, number, chests, lair, ready)
                if value > best:
                    best = value
                    if may_loot:
                        chosen = UP_TO[(companion * TARGETS + POTION) * 8 + number][-1]
        companion += 1
    return best, chosen


def best_slayer(outlook: Outlook, table: Table) -> tuple[float, i64]:
    """Against the dragon: who should join the band next."""
    picked = table.picked
    forces = table.forces()
    faces: i64 = 0
    pair: i64 = 0
    needed: i64 = DRAGON_NEEDS[outlook.side] - size(picked)
    companion: i64 = 0
    while picked >> 4 * companion:
        number = count(picked, companion)
        if number:
            forces -= number << 4 * companion
            face: i64 = SERVES[companion]
            if EITHER[outlook.side] >> face & 1:
                pair += number
            elif face < COMPANION_TYPES:
                faces |= 1 << face
        companion += 1
    best = NO_WAY
    chosen: i64 = -1
    for move in table.offered:
        if SLAY <= move < SLAY + ALL_COMPANIONS:
            value = joined_by(outlook, forces, move - SLAY, needed, faces, pair)
            if value > best:
                best = value
                chosen = move
    return best, chosen


def joined_by(outlook: Outlook, forces: i64, companion: i64, needed: i64, faces: i64, pair: i64) -> float:
    """With this companion in the band, no matter who joins after it."""
    face: i64 = SERVES[companion]
    rest = forces - one(companion)
    if face >= COMPANION_TYPES:
        return outlook.slain(rest, 0, needed - 1, faces, pair, outlook.ready)
    if EITHER[outlook.side] >> face & 1:
        return outlook.slain(rest, 0, needed - 1, faces, pair + 1, outlook.ready)
    return outlook.slain(rest, 0, needed - 1, faces | 1 << face, pair, outlook.ready)
