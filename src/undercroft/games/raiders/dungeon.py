"""The dungeon: the present floor, its rooms face up and face down, and who has seen which."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from undercroft.games.raiders.bosses import boss
from undercroft.games.raiders.cards import CARDS, TrapCard
from undercroft.games.raiders.options import RaidersOptions
from undercroft.games.raiders.party import Party
from undercroft.games.raiders.raider import BALL, FLEE, LOOK, NOTHING, TORCH, Raider
from undercroft.games.raiders.rooms import Cache, CoinTrap, Monster, Room, Treasure, WoundTrap
from undercroft.kernel.chance import Chance, Outcomes
from undercroft.kernel.seats import members

FLOORS: Final[i64] = 5
FLOOR_SIZE: Final[i64] = 5
UNDRAWN: Final[i64] = -1  # a dark room that nobody has looked at


def trap(card: TrapCard) -> Room:
    kind = CoinTrap if card.loss == "coins" else WoundTrap
    return kind(card.id, card.grade, card.amounts)


ORDINARY: Final[list[Room]] = [
    *[Treasure(card.id, card.grade, card.chests) for card in CARDS.treasures],
    *[Monster(card.id, card.grade, card.strength, card.wounds) for card in CARDS.monsters],
    *[Cache(card.id, card.grade, card.gifts) for card in CARDS.caches],
    *[trap(card) for card in CARDS.traps],
]
FIRST_BOSS: Final[i64] = len(ORDINARY)
ROOMS: Final = ORDINARY + [boss(card) for card in CARDS.bosses]  # a room is an index here, bosses last
ROOM_IDS: Final = [room.id for room in ROOMS]

ROOM_DECK: Final = Outcomes("room", ROOM_IDS[:FIRST_BOSS])
ROOM_COUNTS: Final = [card.count for card in CARDS.rooms()]
BOSS_DECK: Final = Outcomes("boss", [card.id for card in CARDS.bosses])
BOSS_COUNTS: Final = [1] * len(CARDS.bosses)

FLOOR_CARDS: Final = [card.id for card in CARDS.floors]
FLOOR_DECK: Final = Outcomes("floor", FLOOR_CARDS)
FLOOR_COUNTS: Final = [1] * len(CARDS.floors)
# Rooms that lie face down, as bits: room 1 of the floor is 1, room 2 is 2, room 3 is 4.
DARK_ROOMS: Final = [sum([1 << index for index in range(FLOOR_SIZE) if card[index] == "D"]) for card in FLOOR_CARDS]


INDEXES_IN: Final = [members(rooms, FLOOR_SIZE) for rooms in range(1 << FLOOR_SIZE)]  # bits → rooms of the floor
EVERY_ROOM: Final[i64] = (1 << FLOOR_SIZE) - 1


@mypyc_attr(acyclic=True)
class Dungeon(Party):
    """Floors and rooms count from 0 here. Lists are replaced, never modified, because copies share them."""

    __slots__ = (
        "options", "is_tactical", "is_chained", "scroll",
        "floor", "floor_card", "floors_left", "index", "here", "rooms", "dark", "lookers", "left",
    )  # fmt: skip

    def __init__(self, party: list[Raider], options: RaidersOptions) -> None:
        super().__init__(party)
        self.options: RaidersOptions = options
        self.is_tactical: bool = options.tactical
        self.is_chained: bool = options.chained_balls
        self.scroll: i64 = 0  # the first player in the tactical variant
        self.floor: i64 = 0
        self.floor_card: i64 = 0
        self.floors_left: list[int] = FLOOR_COUNTS
        self.index: i64 = 0  # of the room the party is in
        self.here: Room = ROOMS[0]  # that room
        self.rooms: list[int] = []  # of this floor; UNDRAWN where dark and unseen
        self.dark: i64 = 0  # the set of rooms that lie face down
        self.lookers: i64 = 0  # the set of seats that used a torch on this floor: they know all of it
        self.left: list[int] = ROOM_COUNTS  # room cards that nobody has seen

    def is_last_room(self) -> bool:
        """Returns whether this is the fifth room of a floor, where a seat may be left with a single card."""
        return self.index == FLOOR_SIZE - 1

    def choices(self, raider: Raider) -> i64:
        """Returns the set of moves of a raider who owes a card."""
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
        """Turns a floor card and lays out five rooms, some face down."""
        self.floors_left = self.floors_left[:]
        card = chance.take(FLOOR_DECK, self.floors_left)
        self.floor_card = card
        self.dark = DARK_ROOMS[card]
        self.lookers = 0
        self.rooms = [UNDRAWN] * FLOOR_SIZE
        self.draw_rooms(EVERY_ROOM & ~self.dark, chance)
        if self.events is not None:
            self.tell("raiders-event-floor", {"floor": self.floor + 1, "dark": len(INDEXES_IN[self.dark])})

    def enter(self, index: i64, chance: Chance) -> None:
        """Enters a room; a dark room's card is turned up."""
        self.index = index
        if self.dark >> index & 1:
            self.draw_rooms(1 << index, chance)
            self.dark &= ~(1 << index)
        self.here = ROOMS[self.rooms[index]]
        if self.events is not None:
            args = {"floor": self.floor + 1, "number": index + 1, "room": self.here.id}
            self.tell("raiders-event-enter", args)

    def look(self, seat: i64, chance: Chance) -> None:
        """Shows all dark rooms to the seat that used a torch, and to nobody else."""
        self.draw_rooms(self.dark, chance)
        self.lookers |= 1 << seat
        if self.events is not None:
            self.tell("raiders-event-torch", {"who": seat})
            for index in INDEXES_IN[self.dark]:
                args = {"number": index + 1, "room": ROOMS[self.rooms[index]].id}
                self.tell("raiders-event-seen", args, 1 << seat)

    def draw_rooms(self, indexes: i64, chance: Chance) -> None:
        """Draws the rooms of a set that are not drawn yet. The last room of the last floor is the boss."""
        rooms, left = self.rooms[:], self.left[:]
        for index in INDEXES_IN[indexes]:
            if rooms[index] != UNDRAWN:
                continue
            if self.floor == FLOORS - 1 and index == FLOOR_SIZE - 1:
                rooms[index] = FIRST_BOSS + chance.draw(BOSS_DECK, BOSS_COUNTS)
            else:
                rooms[index] = chance.take(ROOM_DECK, left)
        self.rooms, self.left = rooms, left
