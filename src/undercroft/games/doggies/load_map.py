"""The map of a written position: rooms in the order in which they were laid, and what lies on them."""

from __future__ import annotations

from typing import Final

from undercroft.games.doggies.components import (
    ABILITY,
    ACROSS,
    DISARMS,
    FARTHEST,
    HIRED,
    IS_PROUD,
    KIND_OF,
    KINDS,
    ORIGIN,
    ROOM_NAMES,
    SIDES,
    SORT,
    SYMBOLS,
    TRAP_SYMBOL,
    TURNS,
    Ability,
    Sort,
    holding_of,
    place_at,
)
from undercroft.games.doggies.dungeon import Mark, is_gap, paws_on
from undercroft.games.doggies.rules import Doggies
from undercroft.kernel.reader import Reader

ROOM_FIELDS: Final = ("x", "y", "card", "turn", "paws", "cover", "gap", "punched")


def lay_rooms(position: Doggies, rows: list[Reader]) -> None:
    """Lays the rooms and puts marks on them."""
    for number, row in enumerate(rows):
        slot = _lay(position, row, number > 0)
        for side in row.names("punched", SIDES):
            position.dungeon.punch(slot, side)
        _put(position, slot, row)
    position.dungeon.draw_rim()


def _lay(position: Doggies, row: Reader, is_later: bool) -> int:
    dungeon = position.dungeon
    place = place_at(row.number("x", -FARTHEST, FARTHEST, 0), row.number("y", -FARTHEST, FARTHEST, 0))
    kind = row.name("card", ROOM_NAMES, -1)
    turn = row.number("turn", 0, 3, 0)
    if kind < 0:
        raise row.fail("card", "which card lies there?")
    if kind >= KINDS:
        if is_later:
            raise row.fail("card", "the start room lies first, and once")
        if place != ORIGIN or kind != position.start_kind:
            name = ROOM_NAMES[position.start_kind]
            raise row.fail("card", f"the start room of this table is {name!r} and lies at 0, 0")
        if turn:
            raise row.fail("turn", "the start room is never turned")
        return 0
    if turn not in TURNS[kind]:
        turns = ", ".join([str(other) for other in TURNS[kind]])
        raise row.fail("turn", f"{ROOM_NAMES[kind]} turned so looks like another turn; its turns are {turns}")
    if dungeon.slot_at(place) >= 0:
        raise row.fail("x", "another card lies at this place")
    if all([place - other not in ACROSS for other in dungeon.place]):
        raise row.fail("x", "the card touches no card before it")
    return dungeon.lay(place, kind, turn)


# --- What lies on a room ------------------------------------------------------------------------------------


def _put(position: Doggies, slot: int, row: Reader) -> None:
    if row.has("cover"):
        if row.has("paws") or row.flag("gap"):
            raise row.fail("cover", "no paw lies on a disarmed trap, and it is no gap")
        _cover(position, slot, row)
    elif row.has("paws"):
        _claim(position, slot, row)
    elif row.flag("gap"):
        raise row.fail("gap", "whose paw lies in the gap? Give 'paws' too")


def _cover(position: Doggies, slot: int, row: Reader) -> None:
    """Puts a card or a potion on a trap; it must show the trap's symbol."""
    kind = position.dungeon.kind(slot)
    if SORT[kind] != Sort.TRAP:
        raise row.fail("cover", "only a trap is disarmed")
    cover = Reader(row.data["cover"], f"{row.where}cover.", ("seat", "card", "side", "potion"))
    owner = cover.number("seat", 0, position.seats - 1, 0)
    potion = cover.name("potion", SYMBOLS, -1)
    card = cover.name("card", ROOM_NAMES[:KINDS], -1)
    if (potion < 0) == (card < 0):
        raise cover.fail("card", "a card or a potion lies on a disarmed trap")
    side = cover.name("side", HIRED, 0)
    if cover.has("side") and (card < 0 or SORT[card] != Sort.VAGABOND):
        raise cover.fail("side", "only a vagabond has sides")
    symbol = TRAP_SYMBOL[kind]
    shown = 1 << potion if card < 0 else DISARMS[holding_of(card, side)]
    if not shown >> symbol & 1:
        raise cover.fail("potion" if card < 0 else "card", f"it shows no {SYMBOLS[symbol]}, which disarms this trap")
    mark = Mark.POTION + potion if card < 0 else Mark.CARD + holding_of(card, side)
    position.dungeon.put(slot, mark, owner)


def _claim(position: Doggies, slot: int, row: Reader) -> None:
    """Puts paws on a room: one, Joan's two, or those that a gap keeps."""
    kind = position.dungeon.kind(slot)
    given = row.data["paws"]
    paws = Reader({"seat": given} if isinstance(given, int) else given, f"{row.where}paws.", ("seat", "count", "side"))
    owner = paws.number("seat", 0, position.seats - 1, 0)
    is_double = paws.number("count", 1, 2, 1) == 2
    side = paws.name("side", HIRED, 0)
    if slot == 0 or SORT[kind] == Sort.PORTAL:
        raise row.fail("paws", f"no paw lies on the {'portal' if slot else 'start room'}")
    if is_double and (SORT[kind] != Sort.MONSTER or IS_PROUD[kind]):
        raise paws.fail("count", "two paws lie only on a monster that Joan's ability has beaten")
    if paws.has("side") and (SORT[kind] != Sort.VAGABOND or row.flag("gap")):
        raise paws.fail("side", "only a vagabond has sides; of one in a gap the cover tells it")
    if row.flag("gap"):
        mark = Mark.GAP_OF_TWO if is_double else Mark.GAP
    elif SORT[kind] == Sort.VAGABOND:
        mark = Mark.HIRED + side
    else:
        mark = Mark.TWO_PAWS if is_double else Mark.PAW
    position.dungeon.put(slot, mark, owner)


# --- Whose it is, once the dogs are known --------------------------------------------------------------------


def check_owners(position: Doggies, reader: Reader) -> None:
    """Refuses marks of the wrong dog: two paws are Joan's, Robin touches no trap, only Bonk punches, and the card of
    every gap lies on a trap.
    """
    dungeon = position.dungeon
    if any(dungeon.punched) and not any(
        [ABILITY[dog.breed] == Ability.PUNCHES for dog in position.dogs if dog.breed >= 0]
    ):
        raise reader.fail("map", "an edge is punched: only Bonk does that, and no seat has him")
    covers = [
        (KIND_OF[mark - Mark.CARD], owner)
        for mark, owner in zip(dungeon.mark, dungeon.owner, strict=True)
        if mark >= Mark.CARD
    ]
    for slot in range(1, dungeon.size):
        kind, mark, owner = dungeon.kind(slot), dungeon.mark[slot], dungeon.owner[slot]
        if not mark:
            continue
        ability = ABILITY[position.dogs[owner].breed]
        name = ROOM_NAMES[kind]
        if paws_on(mark) == 2 and ability != Ability.SMITES:
            raise reader.fail("map", f"two paws on {name}: only Joan puts two, and seat {owner} is another dog")
        if SORT[kind] == Sort.TRAP and ability == Ability.JUMPS:
            raise reader.fail("map", f"{name}: to Robin, the dog of seat {owner}, a trap is an empty room")
        if is_gap(mark):
            if (kind, owner) not in covers:
                raise reader.fail("map", f"the gap of {name}: on which trap does seat {owner}'s card lie?")
            covers.remove((kind, owner))
