"""Saves and loads positions of Raiders. Hand-written data may omit everything; an error names the field."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from undercroft.games.raiders.bosses import Medusa
from undercroft.games.raiders.cards import MOST_OF_AN_ITEM
from undercroft.games.raiders.dungeon import (
    DARK_ROOMS,
    EVERY_ROOM,
    FIRST_BOSS,
    FLOOR_CARDS,
    FLOOR_SIZE,
    FLOORS,
    INDEXES_IN,
    ORDINARY,
    ROOM_COUNTS,
    ROOM_IDS,
    ROOMS,
    UNDRAWN,
    Dungeon,
)
from undercroft.games.raiders.party import COIN_CAP, MOST_WOUNDS
from undercroft.games.raiders.raider import (
    BALL,
    CHARACTERS,
    FIVE,
    FLEE,
    ITEMS,
    MOVES_IN,
    NAMES,
    NOTHING,
    POWER,
    SUPPLY,
    TORCH,
    Raider,
    bag_of,
    fresh_raider,
    hand_of,
    items_in,
)
from undercroft.games.raiders.view import name_of, powers_in
from undercroft.kernel.position import Data
from undercroft.kernel.reader import Reader
from undercroft.kernel.seats import FIRST_OF

FIELDS: Final = ("floor", "room", "floor_card", "floors_used", "rooms", "passed", "scroll", "turn", "over", "players")
PLAYER_FIELDS: Final = (
    "character", "coins", "wounds", "hand", "items", "laid", "shown", "has_looked", "is_stone",
)  # fmt: skip
POWERS: Final = NAMES[:5]


# -- the players -----------------------------------------------------------------------------------------


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
    """Returns the rooms seen on earlier floors: all that are drawn but those of this floor."""
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


def load_party(data: Mapping[str, Any], seats: int) -> list[Raider]:
    rows = Reader(data, "", FIELDS).per_seat("players", seats, PLAYER_FIELDS)
    given = [row.name("character", CHARACTERS, -1) for row in rows]
    free = [character for character in range(len(CHARACTERS)) if character not in given]
    party: list[Raider] = []
    for seat, row in enumerate(rows):
        character = given[seat] if given[seat] >= 0 else free.pop(0)
        if character in [raider.character for raider in party]:
            raise row.fail("character", f"{CHARACTERS[character]!r} sits at the table already")
        party.append(_raider(row, fresh_raider(seat, character)))
    return party


def _raider(row: Reader, fresh: Raider) -> Raider:
    coins = row.number("coins", 0, COIN_CAP, fresh.coins)
    wounds = row.number("wounds", 0, MOST_WOUNDS, fresh.wounds)
    items = bag_of(row.counts("items", ITEMS, MOST_OF_AN_ITEM)) if row.has("items") else fresh.items
    raider = Raider(fresh.seat, fresh.character, coins, wounds, hand_of(_powers(row), items), items)
    raider.laid = row.name("laid", NAMES, NOTHING)
    raider.shown = row.name("shown", NAMES, NOTHING)
    raider.is_stone = row.flag("is_stone")
    return raider


def _powers(row: Reader) -> int:
    if not row.has("hand"):
        shown = row.data.get("shown")
        return POWER & ~(1 << POWERS.index(shown)) if shown in POWERS else POWER
    powers = 0
    for name in row.items("hand"):
        card = 1 << row.index("hand", name, POWERS)
        if powers & card:
            raise row.fail("hand", f"the card {name!r} stands there twice")
        powers |= card
    return powers


# -- the dungeon -----------------------------------------------------------------------------------------


def load(dungeon: Dungeon, data: Mapping[str, Any]) -> None:
    """Fills in a dungeon whose party is loaded."""
    field = Reader(data, "", FIELDS)
    rows = field.per_seat("players", dungeon.seats, PLAYER_FIELDS)
    is_over = field.flag("over")
    dungeon.floor = field.number("floor", 1, FLOORS, FLOORS if is_over else 1) - 1
    dungeon.index = field.number("room", 1, FLOOR_SIZE, FLOOR_SIZE if is_over else 1) - 1
    if is_over and (dungeon.floor < FLOORS - 1 or dungeon.index < FLOOR_SIZE - 1):
        raise field.fail("over", "a game is over only in the last room of the last floor")
    for row, raider in zip(rows, dungeon.party, strict=True):
        if row.flag("has_looked"):
            dungeon.lookers |= 1 << raider.seat
        if raider.is_stone and not is_over:
            raise row.fail("is_stone", "Medusa is the last room: a raider of stone means that the game is over")
    for name in ("scroll", "turn"):
        if field.has(name) and not dungeon.is_tactical:
            raise field.fail(name, "only in the tactical variant; set the option 'tactical'")
    dungeon.scroll = field.number("scroll", 0, dungeon.seats - 1, 0)
    _load_floor(dungeon, field)
    _load_supply(dungeon, field)
    for row, raider in zip(rows, dungeon.party, strict=True):
        if raider.is_stone and not isinstance(dungeon.here, Medusa):
            raise row.fail("is_stone", f"only Medusa turns raiders to stone, and the boss was {dungeon.here.id!r}")
        _check_cards(dungeon, row, raider, is_over)
    if not is_over:
        dungeon.waiting = _turn(dungeon, field) if dungeon.is_tactical else _owing(dungeon, field)


def _load_floor(dungeon: Dungeon, field: Reader) -> None:
    given = [UNDRAWN if id is None else field.index("rooms", id, ROOM_IDS) for id in field.items("rooms")]
    if len(given) > FLOOR_SIZE:
        raise field.fail("rooms", f"a floor has {FLOOR_SIZE} rooms, not {len(given)}")
    given += [UNDRAWN] * (FLOOR_SIZE - len(given))
    used = field.names("floors_used", FLOOR_CARDS)
    if len(used) != len(set(used)) or len(used) > dungeon.floor:
        raise field.fail("floors_used", "the cards of earlier floors, each once, no more than there were floors")
    dungeon.floor_card = _floor_card(dungeon, field, given, used)
    dungeon.floors_left = [0 if card in used or card == dungeon.floor_card else 1 for card in range(len(FLOOR_CARDS))]
    dungeon.dark = _dark(dungeon, dungeon.floor_card)
    dungeon.left = _left(dungeon, field, given)
    dungeon.rooms = given
    for index in INDEXES_IN[EVERY_ROOM & ~dungeon.dark]:
        if given[index] == UNDRAWN:
            given[index] = _first_left(dungeon, index)
    dungeon.here = ROOMS[given[dungeon.index]]


def _dark(dungeon: Dungeon, card: int) -> int:
    """Returns the rooms of a floor card that still lie face down: those ahead."""
    entered = (2 << dungeon.index) - 1
    return DARK_ROOMS[card] & ~entered


def _floor_card(dungeon: Dungeon, field: Reader, given: list[int], used: list[int]) -> int:
    if field.has("floor_card"):
        card = field.index("floor_card", field.data["floor_card"], FLOOR_CARDS)
        if card in used:
            raise field.fail("floor_card", "this card was used on an earlier floor")
        misfit = _misfit(dungeon, card, given)
        if misfit:
            raise field.fail("rooms", misfit)
        return card
    for card in range(len(FLOOR_CARDS)):
        if card not in used and not _misfit(dungeon, card, given):
            return card
    raise field.fail("rooms", "no floor card that is left shows these rooms; name one in 'floor_card' to see why")


def _misfit(dungeon: Dungeon, card: int, given: list[int]) -> str:
    """Returns why the given rooms do not fit the floor card; empty if they do."""
    for index in INDEXES_IN[_dark(dungeon, card)]:
        if given[index] != UNDRAWN and not dungeon.lookers:
            return f"room {index + 1} lies face down and nobody has_looked: it is not drawn yet"
        if given[index] == UNDRAWN and dungeon.lookers:
            return f"room {index + 1} lies face down and a player has_looked: say what it is"
    return ""


def _left(dungeon: Dungeon, field: Reader, given: list[int]) -> list[int]:
    """Returns the rooms nobody has seen: all but those passed and those given."""
    passed = field.counts("passed", [room.id for room in ORDINARY])
    if sum(passed.values()) > dungeon.floor * FLOOR_SIZE:
        raise field.fail(
            "passed", f"{dungeon.floor} earlier floors have no more than {dungeon.floor * FLOOR_SIZE} rooms"
        )
    left = [number - passed.get(room.id, 0) for room, number in zip(ORDINARY, ROOM_COUNTS, strict=True)]
    for index, room in enumerate(given):
        is_boss_room = dungeon.floor == FLOORS - 1 and index == FLOOR_SIZE - 1
        if room != UNDRAWN and is_boss_room != (room >= FIRST_BOSS):
            where = "the last room of the last floor is a boss" if is_boss_room else "a boss is only in the last room"
            raise field.fail("rooms", f"{ROOM_IDS[room]!r} cannot be room {index + 1}: {where}")
        if UNDRAWN != room < FIRST_BOSS:
            left[room] -= 1
    for room, number in enumerate(left):
        if number < 0:
            raise field.fail("rooms", f"there are only {ROOM_COUNTS[room]} cards {ROOM_IDS[room]!r}")
    return left


def _first_left(dungeon: Dungeon, index: int) -> int:
    """Returns a room for a lit place that was left out; where raiders are of stone it was Medusa."""
    if dungeon.floor == FLOORS - 1 and index == FLOOR_SIZE - 1:
        return ROOM_IDS.index("medusa") if any([raider.is_stone for raider in dungeon.party]) else FIRST_BOSS
    room = [number > 0 for number in dungeon.left].index(True)
    dungeon.left[room] -= 1
    return room


def _load_supply(dungeon: Dungeon, field: Reader) -> None:
    """Sets the supply: all items that nobody holds or has just shown. A shown ball is back in it already."""
    supply = items_in(SUPPLY)
    for raider in dungeon.party:
        for item, number in items_in(raider.items).items():
            supply[item] -= number
        card = dungeon.here.flight if raider.shown == FLEE else raider.shown
        if card >= TORCH and raider.shown != BALL:
            supply[ITEMS[card - TORCH]] -= 1
    for item, number in supply.items():
        if number < 0:
            raise field.fail("players", f"they hold more cards {item!r} than the {items_in(SUPPLY)[item]} there are")
    dungeon.supply = bag_of(supply)


def _check_cards(dungeon: Dungeon, row: Reader, raider: Raider, is_over: bool) -> None:
    """Refuses a hand that does not fit the room, and cards that could not be played in it."""
    room, shown, laid = dungeon.here, raider.shown, raider.laid
    if is_over and (shown != NOTHING or laid != NOTHING):
        raise row.fail("shown" if shown != NOTHING else "laid", "the game is over: no card lies in the last room")
    is_power_shown = NOTHING != shown <= FIVE
    missing = len(POWERS) - len(MOVES_IN[raider.hand & POWER])
    if missing > dungeon.index + (is_power_shown or is_over):
        raise row.fail("hand", f"{missing} power cards are gone, but this is room {dungeon.index + 1} of the floor")
    if is_power_shown and raider.hand >> shown & 1:
        raise row.fail("hand", f"the card {NAMES[shown]!r} is shown, so it is not in the hand")
    playable = room.playable | (1 << FLEE if room.flight != NOTHING else 0)
    if shown != NOTHING and not playable >> shown & 1:
        raise row.fail("shown", f"{NAMES[shown]!r} cannot be played in the room {room.id!r}")
    if laid == NOTHING:
        return
    if dungeon.is_tactical:
        raise row.fail("laid", "in the tactical variant cards are played face up; use 'shown'")
    if shown != NOTHING and shown != BALL:
        raise row.fail("laid", f"this raider has shown {NAMES[shown]!r} and owes no further card")
    if not dungeon.choices(raider) >> laid & 1:
        raise row.fail("laid", f"{NAMES[laid]!r} is not in the hand or cannot be laid in the room {room.id!r}")


def _owing(dungeon: Dungeon, field: Reader) -> int:
    """Returns the seats that owe a card when all choose at once."""
    shown = [raider.shown for raider in dungeon.party]
    if any([card != NOTHING for card in shown]) and NOTHING in shown:
        raise field.fail("players", "cards are turned up together: either nobody or everybody has 'shown' one")
    owing = 0
    for raider in dungeon.party:
        if raider.laid == NOTHING and raider.shown in (NOTHING, BALL):
            owing |= 1 << raider.seat
    if not owing:
        raise field.fail("players", "a player must still owe a card; otherwise the room is resolved")
    return owing


def _turn(dungeon: Dungeon, field: Reader) -> int:
    """Returns the seat whose turn it is in the tactical variant."""
    order = [(dungeon.scroll + step) % dungeon.seats for step in range(dungeon.seats)]
    first = [seat for seat in order if dungeon.party[seat].shown == NOTHING]
    again = [seat for seat in order if dungeon.party[seat].shown == BALL]
    if first != order[len(order) - len(first) :]:
        raise field.fail("players", f"cards are played in turn, here by the seats {order}: 'shown' does not fit")
    owing = first[:1] or again
    if not owing:
        raise field.fail("players", "a player must still owe a card; otherwise the room is resolved")
    turn = field.number("turn", 0, dungeon.seats - 1, owing[0])
    if turn not in owing:
        raise field.fail("turn", f"seat {turn} does not come next; seat {' or '.join(map(str, owing))} does")
    return 1 << turn
