"""Rooms from which a dog gets out at no cost: found from the exits, over coins, chests, portals and the like."""

from __future__ import annotations

from mypy_extensions import i64

from undercroft.games.doggies.components import JUMPS, MONSTER, SORT, TRAP
from undercroft.games.doggies.dungeon import NOTHING, beside_at
from undercroft.games.doggies.walk import Walk


def is_free(walk: Walk, slot: i64) -> bool:
    """May the dog still enter this room, and does passing it cost nothing?"""
    if walk.dungeon.mark[slot] != NOTHING:
        return False
    sort: i64 = SORT[walk.dungeon.kind(slot)]
    if sort == MONSTER or (sort == TRAP and walk.ability != JUMPS):
        return False
    return not walk.has_seen(slot)


def rooms_with_free_way(walk: Walk) -> list[bool]:
    """By slot: is there a way from here, this room included, that costs nothing?"""
    dungeon = walk.dungeon
    size = dungeon.size
    has_key = walk.keys > 0
    free = [False] * size
    reached: list[int] = []
    for slot in range(1, size):
        if dungeon.has_exit(slot, dungeon.open_sides(slot, has_key)) and is_free(walk, slot):
            free[slot] = True
            reached.append(slot)
    is_linked = False
    while reached:
        slot = reached.pop()
        sides = dungeon.open_sides(slot, has_key)
        beside: i64 = dungeon.beside[slot]
        side: i64
        for side in range(4):
            if sides >> side & 1:
                other = beside_at(beside, side)
                if other >= 0 and not free[other] and is_free(walk, other):
                    free[other] = True
                    reached.append(other)
        if not is_linked and dungeon.portals and slot in dungeon.portals:
            is_linked = True
            for other in dungeon.portals:
                if not free[other] and is_free(walk, other):
                    free[other] = True
                    reached.append(other)
    return free


def leads_out(walk: Walk) -> bool:
    """Does an exit of the room where the dog stands lead to the table?"""
    return walk.dungeon.has_exit(walk.at, walk.open_sides())


def has_free_way(walk: Walk, free: list[bool]) -> bool:
    """Does the room where the dog stands lead out, or to a room with a free way?"""
    dungeon, at = walk.dungeon, walk.at
    sides = walk.open_sides()
    for side in range(4):
        if sides >> side & 1:
            other = dungeon.next_to(at, side)
            if other < 0 or free[other]:
                return True
    if dungeon.portals and at in dungeon.portals:
        for other in dungeon.portals:
            if free[other]:
                return True
    return False
