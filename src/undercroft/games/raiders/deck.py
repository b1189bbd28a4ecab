"""The decks: rooms, bosses and floors. They are counts that one draws from; no order exists anywhere."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercroft.games.raiders.bosses import boss
from undercroft.games.raiders.cards import CARDS, TrapCard
from undercroft.games.raiders.rooms import Cache, CoinTrap, Monster, Room, Treasure, WoundTrap
from undercroft.kernel.chance import Outcomes

FLOORS: Final[i64] = 5
FLOOR_SIZE: Final[i64] = 5
UNDRAWN: Final[i64] = -1  # a dark room that nobody has looked at


def trap(card: TrapCard) -> Room:
    kind = CoinTrap if card.loss == "coins" else WoundTrap
    return kind(card.id, card.grade, card.amounts)


def room_cards() -> list[Room]:
    rooms: list[Room] = []
    rooms += [Treasure(card.id, card.grade, card.chests) for card in CARDS.treasures]
    rooms += [Monster(card.id, card.grade, card.strength, card.wounds) for card in CARDS.monsters]
    rooms += [Cache(card.id, card.grade, card.gifts) for card in CARDS.caches]
    rooms += [trap(card) for card in CARDS.traps]
    return rooms


ORDINARY: Final = room_cards()
FIRST_BOSS: Final[i64] = len(ORDINARY)
ROOMS: Final = ORDINARY + [boss(card) for card in CARDS.bosses]  # a room is an index here, bosses last
ROOM_IDS: Final = [room.id for room in ROOMS]

ROOM_DECK: Final = Outcomes("room", [room.id for room in ORDINARY])
ROOM_COUNTS: Final = [card.count for card in CARDS.rooms()]
BOSS_DECK: Final = Outcomes("boss", [card.id for card in CARDS.bosses])
BOSS_COUNTS: Final = [1] * len(CARDS.bosses)

FLOOR_CARDS: Final = [card.id for card in CARDS.floors]
FLOOR_DECK: Final = Outcomes("floor", FLOOR_CARDS)
FLOOR_COUNTS: Final = [1] * len(CARDS.floors)
# The rooms that lie face down, as bits: room 1 of the floor is 1, room 2 is 2, room 3 is 4.
DARK_ROOMS: Final = [sum([1 << index for index in range(FLOOR_SIZE) if card[index] == "D"]) for card in FLOOR_CARDS]


def numbers(rooms: int) -> tuple[int, ...]:
    return tuple([index for index in range(FLOOR_SIZE) if rooms >> index & 1])


INDEXES_IN: Final = [numbers(rooms) for rooms in range(1 << FLOOR_SIZE)]  # bits → rooms of the floor
EVERY_ROOM: Final[i64] = (1 << FLOOR_SIZE) - 1
