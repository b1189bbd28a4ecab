"""The rooms ahead: those on some way out, whatever it may cost, and those from which the way out is free."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from undercroft.games.doggies.components import SORT, Ability, Sort
from undercroft.games.doggies.dungeon import Mark, beside_at
from undercroft.games.doggies.walk import Walk


@final
@mypyc_attr(acyclic=True)
class RoomsAhead:
    """The rooms found in one depth-first visit to every room that the dog could ever enter.

    A way enters no room twice, so a part of the dungeon that can only be left as it was entered lies on no way.
    Rooms are numbered as they are visited. For each part the visit finds how far back it leads without the room it
    was entered from: to an earlier room, or it is a dead end.
    """

    __slots__ = ("walk", "rooms", "is_ahead", "has_exit", "number", "numbered", "can_punch")

    def __init__(self, walk: Walk) -> None:
        self.walk: Walk = walk
        self.rooms: list[int] = []  # without the room where the dog stands
        self.number: list[int] = [0] * walk.dungeon.size
        self.numbered: i64 = 0
        self.can_punch: bool = walk.ability == Ability.PUNCHES and walk.paws > 0
        self.has_exit: bool = self.visit(walk.at) == 0
        self.is_ahead: list[bool] = [False] * walk.dungeon.size
        for slot in self.rooms:
            self.is_ahead[slot] = True

    def visit(self, slot: i64) -> i64:
        """Continues from a room; returns the number of the earliest room that can be met again, 0 for the table."""
        dungeon = self.walk.dungeon
        self.numbered += 1
        here = self.numbered
        self.number[slot] = here
        back = here
        sides = 15 if self.can_punch else dungeon.open_sides(slot, True)  # a key may be won on the way
        beside: i64 = dungeon.beside[slot]
        side: i64
        for side in range(4):
            if sides >> side & 1:
                other = beside_at(beside, side)
                back = min(back, 0 if other < 0 else self.look_into(other, here))
        if dungeon.portals and slot in dungeon.portals:
            for other in dungeon.portals:
                back = min(back, self.look_into(other, here))
        return back

    def look_into(self, slot: i64, door: i64) -> i64:
        """Does the same for a room next to the one with the number `door`; nothing of a dead end is kept."""
        if self.number[slot]:
            return self.number[slot]
        if not self.walk.may_enter(slot):
            return door
        known = len(self.rooms)
        self.rooms.append(slot)
        back = self.visit(slot)
        if back >= door:
            del self.rooms[known:]
        return back

    def has(self, slot: i64) -> bool:
        """Returns whether a way leads there; -1 is the table."""
        return slot < 0 or self.is_ahead[slot]


def is_free(walk: Walk, slot: i64) -> bool:
    """Returns whether the dog may still enter this room and passes it at no cost."""
    if walk.dungeon.mark[slot] != Mark.NOTHING:
        return False
    sort: i64 = SORT[walk.dungeon.kind(slot)]
    if sort == Sort.MONSTER or (sort == Sort.TRAP and walk.ability != Ability.JUMPS):
        return False
    return not walk.has_seen(slot)


def rooms_with_free_way(walk: Walk) -> list[bool]:
    """Returns, by slot, whether a free way leads out from here, this room included."""
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
    """Returns whether an exit of the dog's room leads to the table."""
    return walk.dungeon.has_exit(walk.at, walk.open_sides())


def has_free_way(walk: Walk, free: list[bool]) -> bool:
    """Returns whether the dog's room leads out, or to a room with a free way."""
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
