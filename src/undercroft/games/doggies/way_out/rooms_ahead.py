"""The rooms ahead: those that lie on some way out, whatever it may cost."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from undercroft.games.doggies.components import PUNCHES
from undercroft.games.doggies.dungeon import beside_at
from undercroft.games.doggies.walk import Walk


@final
@mypyc_attr(acyclic=True)
class RoomsAhead:
    """Found in one visit to every room that the dog could ever enter, depth first.

    A way enters no room twice, so a part of the dungeon that can only be left as it was entered lies on no way. Rooms
    are numbered as they are visited. Of each part the visit finds how far back it leads without the room that it was
    entered from: to a room before that one, or it is a dead end.
    """

    __slots__ = ("walk", "rooms", "is_ahead", "has_exit", "number", "numbered", "can_punch")

    def __init__(self, walk: Walk) -> None:
        self.walk = walk
        self.rooms: list[int] = []  # without the room where the dog stands
        self.number: list[int] = [0] * walk.dungeon.size
        self.numbered: i64 = 0
        self.can_punch = walk.ability == PUNCHES and walk.paws > 0
        self.has_exit = self.visit(walk.at) == 0
        self.is_ahead = [False] * walk.dungeon.size
        for slot in self.rooms:
            self.is_ahead[slot] = True

    def visit(self, slot: i64) -> i64:
        """Go on from a room; the number of the earliest room that can be met again, 0 for the table."""
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
        """The same for a room next to the one with the number `door`; of a dead end nothing is kept."""
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
        """Does a way lead there? -1 is the table."""
        return slot < 0 or self.is_ahead[slot]
