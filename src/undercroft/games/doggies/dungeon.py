"""The dungeon: the room cards on the table, their connections, and what lies on them.

Rooms are numbered in the order in which they were laid (their slot); the start room is 0. Passable sides are
computed when the map changes, not when a dog walks.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from undercroft.games.doggies.components import (
    ACROSS,
    ANY_WAY,
    CLOSED,
    FITTING,
    OPEN,
    ORIGIN,
    SORT,
    WAYS,
    WITH_KEY,
    Sort,
    lie_of,
    side_across,
)


class Mark:
    """Marks on a room. A room with any mark is closed to every later dog."""

    NOTHING: Final[i64] = 0
    PAW: Final[i64] = 1
    TWO_PAWS: Final[i64] = 2  # Joan used her ability
    HIRED: Final[i64] = 3  # a vagabond's paw, plus the side chosen
    GAP: Final[i64] = 6  # the card was put on a trap, its paw lies in the empty place
    GAP_OF_TWO: Final[i64] = 7  # the same, with the two paws of Joan's ability
    POTION: Final[i64] = 8  # a disarmed trap, plus the symbol of the potion
    CARD: Final[i64] = 16  # a disarmed trap, plus the card held that lies on it


def is_claim(mark: i64) -> bool:
    """Returns whether the card under this mark will go to the owner of the paw."""
    return Mark.NOTHING < mark < Mark.GAP


def is_gap(mark: i64) -> bool:
    return Mark.GAP <= mark < Mark.POTION


def paws_on(mark: i64) -> i64:
    """Returns how many paws lie on the room."""
    if mark in (Mark.TWO_PAWS, Mark.GAP_OF_TWO):
        return 2
    return 1 if Mark.NOTHING < mark < Mark.POTION else 0


# The neighbours of a room: for each side seven bits with the slot there plus one, 0 for an empty place.
def beside_of(slot: i64, side: i64) -> i64:
    return slot + 1 << 7 * side


def beside_at(beside: i64, side: i64) -> i64:
    """Returns the slot at a side, -1 for an empty place."""
    return (beside >> 7 * side & 127) - 1


# An edge is a side of a room.
def edge_of(slot: i64, side: i64) -> i64:
    return slot << 2 | side


def edge_slot(edge: i64) -> i64:
    return edge >> 2


def edge_side(edge: i64) -> i64:
    return edge & 3


# A placement is a place for a new card, and the turn in which it would lie there.
def placement_of(place: i64, turn: i64) -> i64:
    return place << 2 | turn


def placement_place(placement: i64) -> i64:
    return placement >> 2


def placement_turn(placement: i64) -> i64:
    return placement & 3


def is_more_open(ways: i64, than: i64) -> bool:
    """Returns whether these ways of a room let a dog through, with or without a key, where others do not."""
    with_key = than | than >> 4
    return ways & 15 & ~than != 0 or ways >> 4 & ~with_key != 0


@final
@mypyc_attr(acyclic=True)
class Dungeon:
    """The map."""

    __slots__ = ("size", "place", "lie", "ways", "punched", "mark", "owner", "beside", "portals", "rim", "facing")

    def __init__(self, like: Dungeon | None = None) -> None:
        """Creates an empty dungeon, or a copy of `like`."""
        self.size: i64 = 0 if like is None else like.size
        self.place: list[int] = [] if like is None else like.place[:]
        self.lie: list[int] = [] if like is None else like.lie[:]  # as in components.py; see `kind` and `turn_at`
        self.ways: list[int] = [] if like is None else like.ways[:]  # as in components.py; see `open_sides`
        self.punched: list[int] = [] if like is None else like.punched[:]  # sides whose edge Bonk punched
        self.mark: list[int] = [] if like is None else like.mark[:]  # what lies on the room
        self.owner: list[int] = [] if like is None else like.owner[:]  # and whose it is; -1 if nothing
        self.beside: list[int] = [] if like is None else like.beside[:]  # see `next_to`
        self.portals: list[int] = [] if like is None else like.portals[:]
        # Empty places to which an exit leads, in the order of the exits, with the sides on which a new card would meet
        # an exit.
        self.rim: list[int] = [] if like is None else like.rim[:]
        self.facing: list[int] = [] if like is None else like.facing[:]

    def copy(self) -> Dungeon:
        return Dungeon(self)

    def kind(self, slot: i64) -> i64:
        lie: i64 = self.lie[slot]
        return lie >> 2

    def turn_at(self, slot: i64) -> i64:
        return self.lie[slot] & 3

    def open_sides(self, slot: i64, has_key: bool) -> i64:
        """Returns the set of sides through which a dog can go, or out."""
        ways: i64 = self.ways[slot]
        return (ways | ways >> 4) & 15 if has_key else ways & 15

    def has_exit(self, slot: i64, sides: i64) -> bool:
        """Returns whether one of these sides leads to the table."""
        beside: i64 = self.beside[slot]
        return (
            (sides & 1 != 0 and beside_at(beside, 0) < 0)
            or (sides & 2 != 0 and beside_at(beside, 1) < 0)
            or (sides & 4 != 0 and beside_at(beside, 2) < 0)
            or (sides & 8 != 0 and beside_at(beside, 3) < 0)
        )

    def next_to(self, slot: i64, side: i64) -> i64:
        """Returns the room at a side of another, -1 for an empty place."""
        return beside_at(self.beside[slot], side)

    def slot_at(self, place: i64) -> i64:
        """Returns the room at a place, -1 if there is none."""
        for slot, other in enumerate(self.place):
            if other == place:
                return slot
        return -1

    # -- laying --------------------------------------------------------------------------------------

    def begin(self, kind: i64) -> None:
        """Starts a round: only the start room is left."""
        self.size = 0
        self.place, self.lie, self.ways, self.punched, self.mark, self.owner = [], [], [], [], [], []
        self.beside, self.portals, self.rim, self.facing = [], [], [], []
        self.lay(ORIGIN, kind, 0)

    def lay(self, place: i64, kind: i64, turn: i64) -> i64:
        """Lays a card and returns its slot."""
        slot = self.size
        self.size += 1
        lie = lie_of(kind, turn)
        beside: i64 = 0
        for index, there in enumerate(self.place):
            side = side_across(there - place)
            if side >= 0:
                beside |= beside_of(index, side)
        self.place.append(place)
        self.lie.append(lie)
        self.ways.append(WAYS[lie])
        self.punched.append(0)
        self.mark.append(Mark.NOTHING)
        self.owner.append(-1)
        self.beside.append(beside)
        if SORT[kind] == Sort.PORTAL:
            self.portals.append(slot)
        for side in range(4):
            other = beside_at(beside, side)
            if other >= 0:
                back = side ^ 2
                beyond: i64 = self.beside[other]
                self.beside[other] = beyond | beside_of(slot, back)
                # A punched edge stays open to whatever is laid there.
                if self.punched[other] >> back & 1:
                    self.punched[slot] |= 1 << side
                self.join(slot, other, side)
        self.fill_rim(place)
        self.widen_rim(slot)
        return slot

    def lift(self, before: Dungeon) -> None:
        """Takes up the card that was laid last; `before` is a copy of the dungeon from before."""
        slot = before.size
        self.size = slot
        side: i64
        beside: i64 = self.beside.pop()
        for side in range(4):
            other = beside_at(beside, side)
            if other >= 0:
                self.beside[other] = before.beside[other]
                self.ways[other] = before.ways[other]
        self.place.pop()
        self.lie.pop()
        self.ways.pop()
        self.punched.pop()
        self.mark.pop()
        self.owner.pop()
        if len(self.portals) > len(before.portals):
            self.portals.pop()
        self.rim = before.rim[:]
        self.facing = before.facing[:]

    def join(self, slot: i64, other: i64, side: i64) -> None:
        """Computes the edge between two rooms: exit meets exit, or punched; a door on either card needs a key."""
        back = side ^ 2
        way = OPEN
        if not self.punched[slot] >> side & 1:
            here: i64 = WAYS[self.lie[slot]] >> side & ANY_WAY
            there: i64 = WAYS[self.lie[other]] >> back & ANY_WAY
            way = CLOSED if not here or not there else OPEN if here & there & OPEN else WITH_KEY
        self.set_way(slot, side, way)
        self.set_way(other, back, way)

    def set_way(self, slot: i64, side: i64, way: i64) -> None:
        self.ways[slot] = self.ways[slot] & ~(ANY_WAY << side) | way << side

    # -- changing ------------------------------------------------------------------------------------

    def turn(self, slot: i64, turn: i64) -> None:
        """Turns a card where it lies. The rim is recomputed when the walk is over."""
        lie = lie_of(self.kind(slot), turn)
        self.lie[slot] = lie
        holes: i64 = self.punched[slot]
        self.ways[slot] = WAYS[lie] & ~(ANY_WAY * holes) | OPEN * holes
        side: i64
        for side in range(4):
            other = self.next_to(slot, side)
            if other >= 0:
                self.join(slot, other, side)

    def turn_back(self, slot: i64, turn: i64, ways: i64) -> None:
        """Turns a card back to where it lay before, with the ways that were open then."""
        self.lie[slot] = lie_of(self.kind(slot), turn)
        self.open(slot, ways)

    def open(self, slot: i64, ways: i64) -> None:
        """Sets the ways from a room, and back from its neighbours."""
        self.ways[slot] = ways
        side: i64
        for side in range(4):
            other = self.next_to(slot, side)
            if other >= 0:
                self.set_way(other, side ^ 2, ways >> side & ANY_WAY)

    def punch(self, slot: i64, side: i64) -> None:
        other = self.next_to(slot, side)
        self.punched[slot] |= 1 << side
        self.set_way(slot, side, OPEN)
        if other >= 0:
            self.punched[other] |= 1 << (side ^ 2)
            self.set_way(other, side ^ 2, OPEN)

    def put(self, slot: i64, mark: i64, owner: i64) -> None:
        self.mark[slot] = mark
        self.owner[slot] = owner

    # -- where a card may be laid ----------------------------------------------------------------------

    def draw_rim(self) -> None:
        """Recomputes the rim after any change other than laying a card."""
        self.rim = []
        self.facing = []
        for slot in range(self.size):
            self.widen_rim(slot)

    def widen_rim(self, slot: i64) -> None:
        """Adds the empty places to which the exits of a room lead. Covered traps and gaps offer none."""
        if self.mark[slot] >= Mark.GAP:
            return
        ways: i64 = self.ways[slot]
        side: i64
        for side in range(4):
            if self.next_to(slot, side) < 0 and ways & ANY_WAY << side:
                there = self.place[slot] + ACROSS[side]
                back = 1 << (side ^ 2)
                for index, place in enumerate(self.rim):
                    if place == there:
                        self.facing[index] |= back
                        break
                else:
                    self.rim.append(there)
                    self.facing.append(back)

    def fill_rim(self, place: i64) -> None:
        """Removes the place of a new card from the rim."""
        for index, there in enumerate(self.rim):
            if there == place:
                del self.rim[index]
                del self.facing[index]
                return

    def placements(self, kind: i64) -> list[int]:
        """Returns where and how a card may be laid, so that one of its exits meets an exit."""
        found: list[int] = []
        for index, place in enumerate(self.rim):
            for turn in FITTING[16 * kind + self.facing[index]]:
                found.append(placement_of(place, turn))
        return found
