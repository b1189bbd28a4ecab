"""The dungeon: the floor the party is on, what lies face up and face down there, and who has seen what."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from undercroft.games.raiders.deck import (
    BOSS_COUNTS,
    BOSS_DECK,
    DARK_ROOMS,
    EVERY_ROOM,
    FIRST_BOSS,
    FLOOR_COUNTS,
    FLOOR_DECK,
    FLOOR_SIZE,
    FLOORS,
    INDEXES_IN,
    ROOM_COUNTS,
    ROOM_DECK,
    ROOMS,
    UNDRAWN,
)
from undercroft.games.raiders.hand import BALL, FLEE, LOOK, NOTHING, TORCH
from undercroft.games.raiders.options import RaidersOptions
from undercroft.games.raiders.party import Party
from undercroft.games.raiders.raider import Raider
from undercroft.games.raiders.rooms import Room
from undercroft.kernel.chance import Chance


@mypyc_attr(acyclic=True)
class Dungeon(Party):
    """Floors and rooms count from 0 here. The lists are never changed, only replaced: copies share them."""

    __slots__ = (
        "options", "is_tactical", "is_chained", "scroll",
        "floor", "floor_card", "floors_left", "index", "here", "rooms", "dark", "lookers", "left",
    )  # fmt: skip

    def __init__(self, party: list[Raider], options: RaidersOptions) -> None:
        super().__init__(party)
        self.options = options
        self.is_tactical: bool = options.tactical
        self.is_chained: bool = options.chained_balls
        self.scroll: i64 = 0  # who plays first in the tactical variant
        self.floor: i64 = 0
        self.floor_card: i64 = 0
        self.floors_left = FLOOR_COUNTS
        self.index: i64 = 0  # of the room the party is in
        self.here: Room = ROOMS[0]  # that room
        self.rooms: list[int] = []  # of this floor; UNDRAWN where dark and unseen
        self.dark: i64 = 0  # the set of rooms that lie face down
        self.lookers: i64 = 0  # the set of seats that used a torch on this floor: they know all of it
        self.left = ROOM_COUNTS  # room cards that nobody has seen

    def is_last_room(self) -> bool:
        """The fifth room of a floor, where a seat may be left with a single card."""
        return self.index == FLOOR_SIZE - 1

    def choices(self, raider: Raider) -> i64:
        """The set of moves of a raider who owes a card."""
        held, room = raider.hand, self.here
        moves = held & room.playable
        if room.flight != NOTHING and held >> room.flight & 1:
            moves |= 1 << FLEE
        if raider.shown == BALL and not self.is_chained:
            moves &= room.after_ball
        if self.dark and held & 1 << TORCH and not self.lookers >> raider.seat & 1:
            moves |= 1 << LOOK
        return moves

    def prepare_floor(self, chance: Chance) -> None:
        """Turn a floor card and lay out five rooms, some face down."""
        card = chance.draw(FLOOR_DECK, self.floors_left)
        floors_left = self.floors_left[:]
        floors_left[card] -= 1
        self.floors_left = floors_left
        self.floor_card = card
        self.dark = DARK_ROOMS[card]
        self.lookers = 0
        self.rooms = [UNDRAWN] * FLOOR_SIZE
        self.draw_rooms(EVERY_ROOM & ~self.dark, chance)
        if self.told is not None:
            self.tell("raiders-event-floor", {"floor": self.floor + 1, "dark": len(INDEXES_IN[self.dark])})

    def enter(self, index: i64, chance: Chance) -> None:
        """Go into a room; if it is dark, its card is turned up."""
        self.index = index
        if self.dark >> index & 1:
            self.draw_rooms(1 << index, chance)
            self.dark &= ~(1 << index)
        self.here = ROOMS[self.rooms[index]]
        if self.told is not None:
            args = {"floor": self.floor + 1, "number": index + 1, "room": self.here.id}
            self.tell("raiders-event-enter", args)

    def look(self, seat: i64, chance: Chance) -> None:
        """A torch shows all dark rooms to one seat alone."""
        self.draw_rooms(self.dark, chance)
        self.lookers |= 1 << seat
        if self.told is not None:
            self.tell("raiders-event-torch", {"who": seat})
            for index in INDEXES_IN[self.dark]:
                args = {"number": index + 1, "room": ROOMS[self.rooms[index]].id}
                self.tell("raiders-event-seen", args, 1 << seat)

    def draw_rooms(self, indexes: i64, chance: Chance) -> None:
        """Draw the rooms of a set that are not drawn yet. The last room of the last floor is the boss."""
        rooms, left = self.rooms[:], self.left[:]
        for index in INDEXES_IN[indexes]:
            if rooms[index] != UNDRAWN:
                continue
            if self.floor == FLOORS - 1 and index == FLOOR_SIZE - 1:
                rooms[index] = FIRST_BOSS + chance.draw(BOSS_DECK, BOSS_COUNTS)
            else:
                kind = chance.draw(ROOM_DECK, left)
                left[kind] -= 1
                rooms[index] = kind
        self.rooms, self.left = rooms, left
