"""A position of Raiders as plain data."""

from __future__ import annotations

from undercroft.games.raiders.deck import FLOOR_CARDS, ORDINARY, ROOM_COUNTS, ROOM_IDS, UNDRAWN
from undercroft.games.raiders.dungeon import Dungeon
from undercroft.games.raiders.hand import items_in
from undercroft.games.raiders.raider import CHARACTERS, Raider
from undercroft.games.raiders.view import name_of, powers_in
from undercroft.kernel.position import Data
from undercroft.kernel.seats import FIRST_OF


def save(dungeon: Dungeon) -> Data:
    data: Data = {
        "floor": dungeon.floor + 1,
        "room": dungeon.index + 1,
        "floor_card": FLOOR_CARDS[dungeon.floor_card],
        "floors_used": _floors_used(dungeon),
        "rooms": [None if room == UNDRAWN else ROOM_IDS[room] for room in dungeon.rooms],
        "passed": _passed(dungeon),
    }
    if dungeon.is_tactical:
        data["scroll"] = dungeon.scroll
        if dungeon.waiting:
            data["turn"] = FIRST_OF[dungeon.waiting]
    data["over"] = not dungeon.waiting
    data["players"] = [_save_raider(dungeon, raider) for raider in dungeon.party]
    return data


def _floors_used(dungeon: Dungeon) -> list[str]:
    return [
        card for index, card in enumerate(FLOOR_CARDS) if not dungeon.floors_left[index] and index != dungeon.floor_card
    ]


def _passed(dungeon: Dungeon) -> dict[str, int]:
    """Rooms seen on earlier floors: all that are drawn but those of this floor."""
    passed: dict[str, int] = {}
    for room, card in enumerate(ORDINARY):
        number = ROOM_COUNTS[room] - dungeon.left[room] - dungeon.rooms.count(room)
        if number:
            passed[card.id] = number
    return passed


def _save_raider(dungeon: Dungeon, raider: Raider) -> Data:
    return {
        "character": CHARACTERS[raider.character],
        "coins": raider.coins,
        "wounds": raider.wounds,
        "hand": powers_in(raider.hand),
        "items": {item: number for item, number in items_in(raider.items).items() if number},
        "laid": name_of(raider.laid),
        "shown": name_of(raider.shown),
        "has_looked": bool(dungeon.lookers >> raider.seat & 1),
        "is_stone": raider.is_stone,
    }
