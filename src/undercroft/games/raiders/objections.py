"""Names the rule that an illegal move breaks."""

from __future__ import annotations

from undercroft.games.raiders.dungeon import Dungeon
from undercroft.games.raiders.raider import BALL, FLEE, ITEMS, NAMES, NOTHING, POWER, TORCH, Raider
from undercroft.kernel.message import Message
from undercroft.kernel.move import Move


def objection(dungeon: Dungeon, seat: int, move: Move) -> Message | None:
    raider = dungeon.party[seat]
    if move.verb == "torch":
        return _no_torch(dungeon, raider)
    if move.verb == "flee":
        return _no_flight(dungeon, raider, str(move.args["item"]))
    return _no_card(dungeon, raider, str(move.args["card"]))


def _no_torch(dungeon: Dungeon, raider: Raider) -> Message | None:
    if dungeon.lookers >> raider.seat & 1:
        return Message("raiders-why-torch-twice")
    if not raider.hand >> TORCH & 1:
        return Message("raiders-why-no-item", {"item": "torch"})
    if not dungeon.dark:
        return Message("raiders-why-torch-lit")
    return None


def _no_flight(dungeon: Dungeon, raider: Raider, item: str) -> Message | None:
    flight = dungeon.here.flight
    if flight == NOTHING:
        return Message("raiders-why-flee", {"room": dungeon.here.id})
    if NAMES[flight] != item:
        return Message("raiders-why-flee-item", {"room": dungeon.here.id, "item": NAMES[flight]})
    return _not_held(raider, item) or _second_ball(dungeon, raider, item)


def _no_card(dungeon: Dungeon, raider: Raider, card: str) -> Message | None:
    if card not in NAMES[:FLEE]:
        return Message("raiders-why-unknown", {"card": card})
    if card == "torch":
        return Message("raiders-why-torch-card")
    held = _not_held(raider, card)
    if held is not None:
        return held
    if NAMES.index(card) == dungeon.here.flight != BALL:
        return Message("raiders-why-flee-with", {"room": dungeon.here.id, "item": card})
    if card in ITEMS and not dungeon.here.playable >> NAMES.index(card) & 1:
        return Message(f"raiders-why-{card}", {"room": dungeon.here.id})
    return _second_ball(dungeon, raider, card)


def _not_held(raider: Raider, card: str) -> Message | None:
    if raider.hand >> NAMES.index(card) & 1:
        return None
    if 1 << NAMES.index(card) & POWER:
        return Message("raiders-why-played", {"card": card})
    return Message("raiders-why-no-item", {"item": card})


def _second_ball(dungeon: Dungeon, raider: Raider, card: str) -> Message | None:
    if card == NAMES[BALL] and raider.shown == BALL and not dungeon.is_chained:
        return Message("raiders-why-ball-again")
    return None
