"""What a walk looks like to those who watch: an event for every move that does something."""

from __future__ import annotations

from undercroft.games.doggies.claims import claim_holding, put_mark
from undercroft.games.doggies.components import (
    DAMAGE,
    HIRED,
    HIRED_AS,
    KIND_OF,
    MONSTER,
    MONSTER_NAMES,
    PAW,
    ROOM_NAMES,
    SIDES,
    SORT,
    SYMBOLS,
    TRAP,
    x_of,
    y_of,
)
from undercroft.games.doggies.dungeon import CARD_ON
from undercroft.games.doggies.notation import potion_names
from undercroft.games.doggies.walk import Walk
from undercroft.games.doggies.walk_moves import (
    CLAIM,
    DISARM,
    FIGHT,
    LEAVE_BY_EXIT,
    PASS,
    POUR,
    PUNCH,
    SMITE,
    TAKE,
    TO_PORTAL,
    TURN,
    side_of_turning,
)
from undercroft.kernel.message import Message
from undercroft.kernel.position import Data


def walk_event(walk: Walk, move: int) -> Message | None:
    """The event of a move that was just made; None if there is nothing to tell."""
    dungeon = walk.dungeon
    kind, place = dungeon.kind(walk.at), dungeon.place[walk.at]
    here: Data = {"who": walk.seat, "card": ROOM_NAMES[kind], "x": x_of(place), "y": y_of(place)}
    if move < LEAVE_BY_EXIT:
        return Message("doggies-event-step", here)
    if FIGHT > move >= TO_PORTAL:
        return Message("doggies-event-portal", here)
    if PUNCH <= move < TURN:
        to = "table" if walk.is_outside else "room"
        return Message("doggies-event-punch", {**here, "side": SIDES[move - PUNCH], "to": to})
    if TURN <= move < PASS:
        side = side_of_turning(move)
        card = ROOM_NAMES[dungeon.kind(dungeon.next_to(0, side))]
        return Message("doggies-event-turn", {"who": walk.seat, "card": card, "side": SIDES[side]})
    if SORT[kind] == MONSTER and move != LEAVE_BY_EXIT:
        return _fight_event(kind, move, {**here, "monster": MONSTER_NAMES[kind]})
    return _room_event(walk, move, here)


def _fight_event(kind: int, move: int, here: Data) -> Message:
    if move == PASS:
        return Message("doggies-event-hurt", {**here, "damage": DAMAGE[kind]})
    if move == SMITE:
        return Message("doggies-event-smite", here)
    return Message("doggies-event-beat", {**here, "potions": potion_names(move - FIGHT) or "none"})


def _room_event(walk: Walk, move: int, here: Data) -> Message | None:
    if move in (LEAVE_BY_EXIT, PASS):
        return None
    if move == CLAIM:
        is_trap = SORT[walk.dungeon.kind(walk.at)] == TRAP
        return Message("doggies-event-spring" if is_trap else "doggies-event-claim", here)
    if move == POUR:
        return Message("doggies-event-pour", here)
    if move >= DISARM:
        tool = put_mark(walk.covers[-1]) - CARD_ON
        return Message(
            "doggies-event-disarm", {**here, "tool": ROOM_NAMES[KIND_OF[tool]], "paw": _paw_back(walk, tool)}
        )
    if move >= TAKE:
        return Message("doggies-event-take", {**here, "potion": SYMBOLS[move - TAKE]})
    return Message("doggies-event-hire", {**here, "side": HIRED[HIRED_AS[claim_holding(walk.claims[-1])]]})


def _paw_back(walk: Walk, tool: int) -> str:
    """What becomes of the paw of a vagabond that was just put on a trap; once one is owed, no paw is left to pay."""
    if HIRED_AS[tool] != PAW:
        return "none"
    return "owed" if walk.owed else "back"
