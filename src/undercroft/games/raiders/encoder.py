"""The encoder of Raiders: fourteen actions, and a table of one floor."""

from __future__ import annotations

from typing import Final, final

from librt.strings import BytesWriter
from mypy_extensions import i64

from undercroft.games.raiders.dungeon import FIRST_BOSS, FLOOR_CARDS, FLOOR_SIZE, FLOORS, ROOM_IDS, ROOMS, UNDRAWN
from undercroft.games.raiders.raider import CHARACTERS, FLEE, ITEMS, LOOK, NAMES, NOTHING, POWERS, TORCH
from undercroft.games.raiders.rules import Raid
from undercroft.kernel.encoder import NO_WORD, Encoder, Fields, flag, from_seat, mark, put, put_bag, put_bits
from undercroft.kernel.position import Position

VERSION: Final = 1
MOST_SEATS: Final[i64] = 5
FEWEST_SEATS: Final[i64] = 3

# -- words: a card to play, an item to flee with, the torch ---------------------------------------------

CARDS: Final[i64] = FLEE  # cards that can be played: power cards and items
FLEE_WITH: Final[i64] = CARDS  # + item
LIGHT: Final[i64] = FLEE_WITH + len(ITEMS)
WORDS: Final = [*[f"play {name}" for name in NAMES[:FLEE]], *[f"flee {item}" for item in ITEMS], "torch"]

# -- fields ---------------------------------------------------------------------------------------------

FIELDS: Final = Fields()
CARD_NAMES: Final = ", ".join(NAMES)
WHO: Final = ", ".join(CHARACTERS)
SEATS: Final[i64] = FIELDS.add("seats", (3,), "one-hot: 3, 4 or 5 seats")
IS_TACTICAL: Final[i64] = FIELDS.add("tactical", (1,), "option: cards are played face up in turn")
IS_CHAINED: Final[i64] = FIELDS.add("chained_balls", (1,), "option: the card after a ball may be a ball")
FLOOR: Final[i64] = FIELDS.add("floor", (FLOORS,), "one-hot: the floor")
ROOM: Final[i64] = FIELDS.add("room", (FLOOR_SIZE,), "one-hot: the room of the floor")
FLOOR_CARD: Final[i64] = FIELDS.add("floor_card", (len(FLOOR_CARDS),), "one-hot: " + ", ".join(FLOOR_CARDS))
FLOORS_LEFT: Final[i64] = FIELDS.add("floors_left", (len(FLOOR_CARDS),), "1: may still come; the same order")
IS_LIT: Final[i64] = FIELDS.add("lit", (FLOOR_SIZE,), "by room of the floor, 1: it lies face up")
CARD: Final[i64] = FIELDS.add(
    "card",
    (FLOOR_SIZE, len(ROOMS)),
    "by room of the floor, one-hot: its card, where the seat knows it: " + ", ".join(ROOM_IDS),
)
UNSEEN: Final[i64] = FIELDS.add("unseen", (FIRST_BOSS,), "cards of each room that the seat has never seen; same order")
SUPPLY: Final[i64] = FIELDS.add("supply", (len(ITEMS),), "items in the common supply: " + ", ".join(ITEMS))
SCROLL: Final[i64] = FIELDS.add("scroll", (MOST_SEATS,), "one-hot by player: has the scroll; none without `tactical`")
LAID: Final[i64] = FIELDS.add("laid", (len(NAMES),), f"one-hot: the own card that lies face down: {CARD_NAMES}")
IS_THERE: Final[i64] = FIELDS.add("player", (MOST_SEATS,), "by player, 1: there is such a seat; the own is the first")
IS_ASKED: Final[i64] = FIELDS.add("asked", (MOST_SEATS,), "by player, 1: owes a card")
CHARACTER: Final[i64] = FIELDS.add("character", (MOST_SEATS, len(CHARACTERS)), f"by player, one-hot: {WHO}")
COINS: Final[i64] = FIELDS.add("coins", (MOST_SEATS,), "by player")
WOUNDS: Final[i64] = FIELDS.add("wounds", (MOST_SEATS,), "by player")
HAND: Final[i64] = FIELDS.add("hand", (MOST_SEATS, len(POWERS)), "by player, 1: the power card is held or face down")
HELD: Final[i64] = FIELDS.add("items", (MOST_SEATS, len(ITEMS)), "by player: items held, one face down included")
HAS_LAID: Final[i64] = FIELDS.add("has_laid", (MOST_SEATS,), "by player, 1: a card lies face down")
SHOWN: Final[i64] = FIELDS.add("shown", (MOST_SEATS, len(NAMES)), f"by player, one-hot: turned up: {CARD_NAMES}")
HAS_LOOKED: Final[i64] = FIELDS.add("has_looked", (MOST_SEATS,), "by player, 1: has used a torch on this floor")


@final
class RaidersEncoder(Encoder):
    __slots__ = ()

    def ids(self, position: Position, seat: i64, moves: tuple[int, ...], depth: i64) -> list[int]:
        assert isinstance(position, Raid)
        if depth:
            return [NO_WORD] * len(moves)
        flight = position.here.flight
        found: list[int] = []
        for move in moves:
            if move == LOOK:
                found.append(LIGHT)
            elif move == FLEE:
                found.append(FLEE_WITH + flight - TORCH)
            else:
                found.append(move)
        return found

    def write(self, position: Position, seat: i64, out: BytesWriter, at: i64) -> None:
        assert isinstance(position, Raid)
        seats = position.seats
        mark(out, at + SEATS + seats - FEWEST_SEATS)
        flag(out, at + IS_TACTICAL, position.is_tactical)
        flag(out, at + IS_CHAINED, position.is_chained)
        mark(out, at + FLOOR + position.floor)
        mark(out, at + ROOM + position.index)
        mark(out, at + FLOOR_CARD + position.floor_card)
        for card, left in enumerate(position.floors_left):
            put(out, at + FLOORS_LEFT + card, left)
        self.write_rooms(position, seat, out, at)
        put_bag(out, at + SUPPLY, position.supply, len(ITEMS))
        if position.is_tactical:
            mark(out, at + SCROLL + from_seat(seat, position.scroll, seats))
        laid = position.party[seat].laid
        if laid != NOTHING:
            mark(out, at + LAID + laid)
        for raider in position.party:
            player = from_seat(seat, raider.seat, seats)
            mark(out, at + IS_THERE + player)
            flag(out, at + IS_ASKED + player, position.waiting >> raider.seat & 1 != 0)
            mark(out, at + CHARACTER + player * len(CHARACTERS) + raider.character)
            put(out, at + COINS + player, raider.coins)
            put(out, at + WOUNDS + player, raider.wounds)
            put_bits(out, at + HAND + player * TORCH, raider.hand & (1 << TORCH) - 1)
            put_bag(out, at + HELD + player * len(ITEMS), raider.items, len(ITEMS))
            flag(out, at + HAS_LAID + player, raider.laid != NOTHING)
            if raider.shown != NOTHING:
                mark(out, at + SHOWN + player * len(NAMES) + raider.shown)
            flag(out, at + HAS_LOOKED + player, position.lookers >> raider.seat & 1 != 0)

    def write_rooms(self, position: Raid, seat: i64, out: BytesWriter, at: i64) -> None:
        """Writes the rooms of the floor; dark rooms that only others have seen count as unseen."""
        knows_all = position.lookers >> seat & 1 != 0
        left = position.left
        for kind in range(FIRST_BOSS):
            put(out, at + UNSEEN + kind, left[kind])
        for index in range(FLOOR_SIZE):
            is_lit = not position.dark >> index & 1
            room = position.rooms[index]
            flag(out, at + IS_LIT + index, is_lit)
            if is_lit or knows_all:
                mark(out, at + CARD + index * len(ROOMS) + room)
            elif UNDRAWN != room < FIRST_BOSS:
                put(out, at + UNSEEN + room, i64(out[at + UNSEEN + room]) + 1)


ENCODER: Final = RaidersEncoder("raiders", VERSION, WORDS, FIELDS)
