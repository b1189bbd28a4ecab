"""The game's part of a seat's view."""

from __future__ import annotations

from mypy_extensions import i64

from undercroft.games.raiders.dungeon import FIRST_BOSS, FLOOR_CARDS, FLOOR_SIZE, ORDINARY, ROOMS, UNDRAWN, Dungeon
from undercroft.games.raiders.ending import out
from undercroft.games.raiders.raider import BALL, CHARACTERS, MOVES_IN, NAMES, NOTHING, POWER, POWERS, Raider, items_in
from undercroft.games.raiders.view_types import Out, Power, Room, TableView
from undercroft.games.raiders.view_types import Raider as RaiderSeen


def name_of(card: i64) -> str | None:
    return None if card == NOTHING else NAMES[card]


def powers_in(hand: i64) -> list[Power]:
    return [POWERS[card] for card in MOVES_IN[hand & POWER]]


def table(dungeon: Dungeon, seat: int | None) -> TableView:
    """Returns the game's part of a view."""
    knows_all = seat is not None and bool(dungeon.lookers >> seat & 1)
    is_over = not dungeon.waiting
    reasons: dict[int, Out] = out(dungeon) if is_over else {}
    return {
        "floor": dungeon.floor + 1,
        "room": dungeon.index + 1,
        "phase": "over" if is_over else "again" if is_second(dungeon) else "choose",
        "floor_card": FLOOR_CARDS[dungeon.floor_card],
        "floors_left": [card for card, count in zip(FLOOR_CARDS, dungeon.floors_left, strict=True) if count],
        "rooms": [room_seen(dungeon, index, knows_all) for index in range(FLOOR_SIZE)],
        "unseen": unseen(dungeon, knows_all),
        "supply": items_in(dungeon.supply),
        "scroll": dungeon.scroll if dungeon.is_tactical else None,
        "players": [raider_seen(dungeon, raider, seat, reasons) for raider in dungeon.party],
    }


def is_second(dungeon: Dungeon) -> bool:
    """Returns whether only owners of crystal balls still owe a card."""
    shown = [raider.shown for raider in dungeon.party]
    return NOTHING not in shown and BALL in shown


def room_seen(dungeon: Dungeon, index: int, knows_all: bool) -> Room:
    is_lit = not dungeon.dark >> index & 1
    is_known = is_lit or knows_all
    is_passed = index < dungeon.index or not dungeon.waiting
    return {
        "state": "passed" if is_passed else "current" if index == dungeon.index else "ahead",
        "lit": is_lit,
        "known": is_known,
        "card": ROOMS[dungeon.rooms[index]].data(dungeon.seats) if is_known else None,
    }


def unseen(dungeon: Dungeon, knows_all: bool) -> dict[str, int]:
    """Returns what nobody has drawn yet and, for a seat without a torch, what others have seen in dark rooms."""
    counts = dungeon.left[:]
    if not knows_all:
        for index in range(FLOOR_SIZE):
            room = dungeon.rooms[index]
            if dungeon.dark >> index & 1 and UNDRAWN != room < FIRST_BOSS:
                counts[room] += 1
    return {room.id: count for room, count in zip(ORDINARY, counts, strict=True)}


def raider_seen(dungeon: Dungeon, raider: Raider, seat: int | None, reasons: dict[int, Out]) -> RaiderSeen:
    return {
        "seat": raider.seat,
        "character": CHARACTERS[raider.character],
        "coins": raider.coins,
        "wounds": raider.wounds,
        "hand": powers_in(raider.hand),
        "items": items_in(raider.items),
        "played": powers_in(~raider.hand),
        "has_laid": raider.laid != NOTHING,
        "laid": name_of(raider.laid) if raider.seat == seat else None,
        "shown": name_of(raider.shown),
        "has_looked": bool(dungeon.lookers >> raider.seat & 1),
        "out": reasons.get(raider.seat),
    }
