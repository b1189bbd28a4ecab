"""What a seat sees of the table, and a whole table dealt to agree with what a seat sees."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercroft.games.raiders.deck import FIRST_BOSS, FLOOR_CARDS, FLOOR_SIZE, ORDINARY, ROOM_IDS, ROOMS, UNDRAWN
from undercroft.games.raiders.dungeon import Dungeon
from undercroft.games.raiders.ending import out
from undercroft.games.raiders.hand import BALL, MOVES_IN, NAMES, NOTHING, POWER, POWERS, bag_of, hand_of, items_in
from undercroft.games.raiders.raider import CHARACTERS, Raider
from undercroft.games.raiders.view import Out, Power, Room, Table
from undercroft.games.raiders.view import Raider as RaiderSeen
from undercroft.kernel.chance import Chance, Outcomes
from undercroft.kernel.position import Data

LAID_CARD: Final = Outcomes("laid card", NAMES)
CARD_OF: Final = {name: card for card, name in enumerate(NAMES)}
ROOM_OF: Final = {id: room for room, id in enumerate(ROOM_IDS)}


def name_of(card: i64) -> str | None:
    return None if card == NOTHING else NAMES[card]


def powers_in(hand: i64) -> list[Power]:
    return [POWERS[card] for card in MOVES_IN[hand & POWER]]


# -- seeing --------------------------------------------------------------------------------------------


def table(dungeon: Dungeon, seat: int | None) -> Table:
    """The game's part of a view."""
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
    """Whether only owners of crystal balls still owe a card."""
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
    """What nobody has drawn yet and, for a seat without a torch, what others have seen in dark rooms."""
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


# -- imagining -----------------------------------------------------------------------------------------


def imagined_raider(player: Data) -> Raider:
    """A raider as seen; a card laid by another seat is not known yet."""
    items = bag_of(player["items"])
    powers: i64 = 0
    for name in player["hand"]:
        powers |= 1 << CARD_OF[name]
    hand = hand_of(powers, items)
    raider = Raider(
        player["seat"], CHARACTERS.index(player["character"]), player["coins"], player["wounds"], hand, items
    )
    if player["laid"] is not None:
        raider.laid = CARD_OF[player["laid"]]
    if player["shown"] is not None:
        raider.shown = CARD_OF[player["shown"]]
    raider.is_stone = player["out"] == "stone"
    return raider


def imagine(dungeon: Dungeon, view: Data, chance: Chance) -> None:
    """Fill in a dungeon with the imagined party so that it agrees with a view."""
    seen: Data = view["table"]
    dungeon.scroll = seen["scroll"] or 0
    dungeon.floor = seen["floor"] - 1
    dungeon.index = seen["room"] - 1
    dungeon.floor_card = FLOOR_CARDS.index(seen["floor_card"])
    dungeon.floors_left = [1 if card in seen["floors_left"] else 0 for card in FLOOR_CARDS]
    dungeon.supply = bag_of(seen["supply"])
    dungeon.left = [seen["unseen"][room.id] for room in ORDINARY]
    dungeon.rooms = [UNDRAWN if room["card"] is None else ROOM_OF[room["card"]["id"]] for room in seen["rooms"]]
    for index, room in enumerate(seen["rooms"]):
        if not room["lit"]:
            dungeon.dark |= 1 << index
    for player in seen["players"]:
        if player["has_looked"]:
            dungeon.lookers |= 1 << player["seat"]
    dungeon.here = ROOMS[dungeon.rooms[dungeon.index]]
    if dungeon.lookers:
        dungeon.draw_rooms(dungeon.dark, chance)  # somebody has seen them: they lie there
    for seat in view["turn"]:
        dungeon.waiting |= 1 << seat
    for player in seen["players"]:
        if player["has_laid"] and player["laid"] is None:
            raider = dungeon.party[player["seat"]]
            raider.laid = chance.draw(LAID_CARD, laid_by(dungeon, raider))


def laid_by(dungeon: Dungeon, raider: Raider) -> list[int]:
    """1 for each card that a raider may have laid, as far as others can tell."""
    choices = dungeon.choices(raider)
    return [choices >> card & 1 for card in range(len(NAMES))]
