"""Builds a position that agrees with a view: loads what is visible and deals what the seat cannot know."""

from __future__ import annotations

from typing import Any, Final

from undercroft.games.raiders.dungeon import (
    FIRST_BOSS,
    FLOOR_CARDS,
    FLOOR_SIZE,
    FLOORS,
    INDEXES_IN,
    ORDINARY,
    ROOM_COUNTS,
    ROOM_IDS,
    UNDRAWN,
    Dungeon,
)
from undercroft.games.raiders.raider import NAMES, NOTHING, Raider
from undercroft.kernel.chance import Chance, Outcomes
from undercroft.kernel.position import Data
from undercroft.kernel.reader import Reader

LAID_CARD: Final = Outcomes("laid card", NAMES)
ORDINARY_IDS: Final = [room.id for room in ORDINARY]


# -- what is seen --------------------------------------------------------------------------------------


def known(view: Data) -> Data:
    """Returns a view in the form that `load` reads, with any fitting cards in place of hidden ones."""
    seen: Data = view["table"]
    players: list[Data] = seen["players"]
    field = Reader(seen, "table.", seen)
    floor = field.number("floor", 1, FLOORS, 1)
    rooms, passed = _rooms(field, floor, any([player["has_looked"] for player in players]))
    return {
        "floor": floor,
        "room": seen["room"],
        "floor_card": seen["floor_card"],
        "floors_used": _floors_used(field, floor),
        "rooms": rooms,
        "passed": passed,
        "scroll": seen["scroll"],
        "turn": view["turn"][0] if view["turn"] and seen["scroll"] is not None else None,
        "over": seen["phase"] == "over",
        "players": [_player(player) for player in players],
    }


def _floors_used(field: Reader, floor: int) -> list[str]:
    """Returns the floor cards that cannot come any more, except this floor's."""
    here = field.name("floor_card", FLOOR_CARDS, 0)
    coming = field.names("floors_left", FLOOR_CARDS)
    used = [id for card, id in enumerate(FLOOR_CARDS) if card != here and card not in coming]
    if len(used) >= floor:
        raise field.fail("floors_left", f"{len(used)} floor cards cannot come any more, but this is floor {floor}")
    return used


def _rooms(field: Reader, floor: int, is_looked_at: bool) -> tuple[list[str | None], dict[str, int]]:
    """Returns the rooms of the floor, and those passed on earlier floors: all that are neither unseen nor here."""
    row = Reader(field.data["unseen"], "table.unseen.", ORDINARY_IDS)
    unseen = [row.number(id, 0, most, 0) for id, most in zip(ORDINARY_IDS, ROOM_COUNTS, strict=True)]
    rooms: list[str | None] = [None if room["card"] is None else room["card"]["id"] for room in field.data["rooms"]]
    passed = {id: ROOM_COUNTS[room] - unseen[room] - rooms.count(id) for room, id in enumerate(ORDINARY_IDS)}
    for id, number in passed.items():
        if number < 0:
            raise row.fail(id, f"there are only {ROOM_COUNTS[ORDINARY_IDS.index(id)]}, those on the floor included")
    if sum(passed.values()) > FLOOR_SIZE * (floor - 1):
        raise field.fail("unseen", f"more rooms are neither unseen nor here than were passed before floor {floor}")
    for index, known_room in enumerate(rooms):
        if known_room is None and is_looked_at:
            rooms[index] = _any_room(floor, index, unseen)
    return rooms, passed


def _any_room(floor: int, index: int, unseen: list[int]) -> str:
    """Returns a possible card for a dark room that another seat has looked at."""
    if floor == FLOORS and index == FLOOR_SIZE - 1:
        return ROOM_IDS[FIRST_BOSS]
    room = [number > 0 for number in unseen].index(True)
    unseen[room] -= 1
    return ORDINARY_IDS[room]


def _player(player: Data) -> Data:
    """Returns a raider with any power card as the one played: these fit every room, and one is always left."""
    fields = ("character", "coins", "wounds", "hand", "items", "laid", "shown", "has_looked")
    data: dict[str, Any] = {field: player[field] for field in fields}
    if player["has_laid"] and player["laid"] is None:
        data["laid"] = player["hand"][0]
    data["is_stone"] = player["out"] == "stone"
    return data


# -- what is not ---------------------------------------------------------------------------------------


def deal_hidden(dungeon: Dungeon, seat: int | None, chance: Chance) -> None:
    """Deals again what a seat cannot know (None: a spectator): dark rooms others saw, cards others played."""
    if dungeon.lookers and (seat is None or not dungeon.lookers >> seat & 1):
        rooms, left = dungeon.rooms[:], dungeon.left[:]
        for index in INDEXES_IN[dungeon.dark]:
            if UNDRAWN != rooms[index] < FIRST_BOSS:
                left[rooms[index]] += 1
            rooms[index] = UNDRAWN
        dungeon.rooms, dungeon.left = rooms, left
        dungeon.draw_rooms(dungeon.dark, chance)
    for raider in dungeon.party:
        if raider.laid != NOTHING and raider.seat != seat:
            raider.laid = chance.draw(LAID_CARD, _laid_by(dungeon, raider))


def _laid_by(dungeon: Dungeon, raider: Raider) -> list[int]:
    """Returns 1 for each card that a raider may have played, as far as others can tell."""
    choices = dungeon.choices(raider)
    return [choices >> card & 1 for card in range(len(NAMES))]
