"""What a walk looks like to those who watch: an event for every move that does something."""

from __future__ import annotations

from undercroft.games.doggies.components import (
    DAMAGE,
    HOLDING_NAMES,
    MONSTER,
    ROOM_NAMES,
    SIDES,
    SORT,
    SYMBOLS,
    TRAP,
    x_of,
    y_of,
)
from undercroft.games.doggies.notation import potion_names
from undercroft.games.doggies.walk import (
    CLAIM,
    DISARM,
    FIGHT,
    HIRE,
    LEAVE_BY_EXIT,
    PASS,
    POUR,
    PUNCH,
    SMITE,
    SPARE,
    TAKE,
    TO_PORTAL,
    TURN,
    Walk,
)
from undercroft.kernel.message import Message
from undercroft.kernel.position import Data


def walk_event(walk: Walk, move: int) -> Message | None:
    """The event of a move that was just made; None if there is nothing to tell."""
    card = ROOM_NAMES[walk.dungeon.kind(walk.at)]
    here: Data = {"who": walk.seat, "card": card, "x": x_of(walk.dungeon.place[walk.at])}
    here["y"] = y_of(walk.dungeon.place[walk.at])
    if move >= FIGHT:
        return _told("beat", here, {"potions": potion_names(move - FIGHT) or "none"})
    if move >= TO_PORTAL:
        return _told("portal", here, {})
    if move < LEAVE_BY_EXIT:
        return _told("step", here, {})
    if PUNCH <= move < TURN:
        return _told("punch", here, {"side": SIDES[move - PUNCH], "to": "table" if walk.is_outside else "room"})
    if TURN <= move < PASS:
        turned = walk.dungeon.kind(walk.dungeon.beside[(move - TURN) // 4])
        return _told("turn", here, {"card": ROOM_NAMES[turned], "side": SIDES[(move - TURN) // 4]})
    return None if move == LEAVE_BY_EXIT else _room_event(walk, move, here)


def _room_event(walk: Walk, move: int, here: Data) -> Message | None:
    kind = walk.dungeon.kind(walk.at)
    if move == PASS:
        return _told("hurt", here, {"damage": DAMAGE[kind]}) if SORT[kind] == MONSTER else None
    if move == CLAIM:
        return _told("spring" if SORT[kind] == TRAP else "claim", here, {})
    if move == SMITE:
        return _told("smite", here, {})
    if move == POUR:
        return _told("pour", here, {})
    if move >= SPARE:
        return _told("disarm", here, {"tool": ROOM_NAMES[walk.dungeon.kind(move - SPARE)]})
    if move >= DISARM:
        return _told("disarm", here, {"tool": HOLDING_NAMES[move - DISARM].partition(":")[0]})
    if move >= TAKE:
        return _told("take", here, {"potion": SYMBOLS[move - TAKE]})
    return _told("hire", here, {"side": ("pair", "paw")[move - HIRE]})


def _told(event: str, here: Data, more: Data) -> Message:
    return Message(f"doggies-event-{event}", {**here, **more})
