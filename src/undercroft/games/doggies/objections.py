"""Why can't I? Which rule a move breaks that is not legal now."""

from __future__ import annotations

from undercroft.games.doggies.components import (
    DAMAGE,
    IS_PROUD,
    JUMPS,
    MONSTER,
    PUNCHES,
    ROOM_NAMES,
    SIDES,
    SMITES,
    SORT,
    TRAP,
    place_at,
)
from undercroft.games.doggies.costs import costs_now
from undercroft.games.doggies.dungeon import GAP, NOTHING, POTION_ON
from undercroft.games.doggies.hope import Hope
from undercroft.games.doggies.notation import ACTIONS
from undercroft.games.doggies.state import IN_ROOM, LAYING, STEPPING, TURN_BEGINS, State
from undercroft.games.doggies.walk import CLAIM, HIRE, TAKE, Walk, set_out
from undercroft.kernel.message import Message
from undercroft.kernel.move import Move

MOST_DAMAGE = 30  # of a way that is still worth naming
STEPS = ("step", "out", "portal", "punch", "turn")
IN_ROOMS = ("pass", "claim", "take", "hire", "fight", "brew", "smite", "disarm", "spare", "pour")


def objection(state: State, seat: int, move: Move) -> Message | None:
    """The reason, as far as it can be told; every move of the wrong moment has the same one."""
    verb, walk = move.verb, state.walk
    if state.phase == TURN_BEGINS and verb in ACTIONS:
        return _against_action(state, verb)
    if state.phase == LAYING and verb == "lay":
        return _against_laying(state, int(move.args["x"]), int(move.args["y"]))
    if walk is not None and state.phase == STEPPING and verb in STEPS:
        return _against_step(walk, move)
    if walk is not None and state.phase == IN_ROOM and verb in IN_ROOMS:
        return _in_room(walk, verb)
    return Message("doggies-why-moment")


def _against_action(state: State, verb: str) -> Message:
    if verb == "leave":
        return _no_way_out(set_out(state.dungeon, state.active, state.dogs[state.active], state.supply))
    if state.countdown == 0:
        return Message("doggies-why-countdown")
    return Message("doggies-why-pile" if not state.pile_size else "doggies-why-no-exit")


def _no_way_out(walk: Walk) -> Message:
    """Is the dog walled in, or is every way too dear? Then: what would the cheapest hurt?"""
    if not Hope(walk).has_exit:
        return Message("doggies-why-walled-in")
    tough = walk.copy(walk.dungeon)
    for damage in range(MOST_DAMAGE):
        tough.defence = walk.damage + damage + 1
        if costs_now(tough).leaving() <= walk.paws:
            return Message("doggies-why-too-dear", {"damage": damage, "defence": walk.defence - walk.damage})
    return Message("doggies-why-too-few-paws")


def _against_laying(state: State, x: int, y: int) -> Message:
    place = place_at(x, y)
    if state.dungeon.slot_at(place) >= 0:
        return Message("doggies-why-taken")
    return Message("doggies-why-turn" if place in state.dungeon.rim else "doggies-why-no-meeting")


def _against_step(walk: Walk, move: Move) -> Message:
    dungeon = walk.dungeon
    if move.verb == "turn":
        return Message("doggies-why-turning")
    if move.verb == "out":
        return Message("doggies-why-not-out")
    if move.verb == "portal":
        slot = dungeon.slot_at(place_at(int(move.args["x"]), int(move.args["y"])))
        if walk.at not in dungeon.portals or slot not in dungeon.portals:
            return Message("doggies-why-portal")
        return _against_room(walk, slot)
    if move.args["side"] not in SIDES:
        return Message("doggies-why-side")
    side = SIDES.index(str(move.args["side"]))
    other = dungeon.beside[4 * walk.at + side]
    if move.verb == "punch":
        if walk.ability != PUNCHES:
            return Message("doggies-why-not-bonk")
        if dungeon.ways[walk.at] >> side & 1:
            return Message("doggies-why-open")
        if not walk.paws:
            return Message("doggies-why-paws")
    elif not walk.open_sides() >> side & 1:
        return Message("doggies-why-door" if dungeon.ways[walk.at] >> 4 >> side & 1 else "doggies-why-wall")
    if other < 0:
        return Message("doggies-why-say-out" if move.verb == "step" else "doggies-why-lost")
    return _against_room(walk, other)


def _against_room(walk: Walk, slot: int) -> Message:
    """Why a room cannot be entered."""
    mark = walk.dungeon.mark[slot]
    if walk.has_seen(slot):
        return Message("doggies-why-seen")
    if mark == NOTHING:
        return Message("doggies-why-lost")
    if mark >= POTION_ON:
        return Message("doggies-why-covered")
    return Message("doggies-why-gap" if mark >= GAP else "doggies-why-paw", {"whom": walk.dungeon.owner[slot]})


def _in_room(walk: Walk, verb: str) -> Message:
    kind = walk.dungeon.kind(walk.at)
    sort = SORT[kind]
    if verb == "pass":
        if sort == TRAP and walk.ability != JUMPS:
            return Message("doggies-why-trap")
        if walk.damage + DAMAGE[kind] >= walk.defence:
            left = walk.defence - walk.damage
            return Message("doggies-why-damage", {"damage": DAMAGE[kind], "defence": left})
        return Message("doggies-why-lost")
    if verb in ("disarm", "spare", "pour"):
        return Message("doggies-why-disarm" if sort == TRAP else "doggies-why-no-trap")
    if not walk.paws:
        return Message("doggies-why-paws")
    if verb in ("fight", "brew", "smite"):
        return _against_fight(walk, kind, verb) if sort == MONSTER else Message("doggies-why-no-monster")
    if verb in ("claim", "take", "hire") and not _fits(walk, verb):
        return Message("doggies-why-other-room", {"card": ROOM_NAMES[kind]})
    return Message("doggies-why-lost")


def _fits(walk: Walk, verb: str) -> bool:
    """Is the verb one that this room knows at all?"""
    first = {"claim": CLAIM, "take": TAKE, "hire": HIRE}[verb]
    last = {"claim": CLAIM, "take": TAKE + 2, "hire": HIRE + 1}[verb]
    return any([first <= move <= last for move in walk.choices()])


def _against_fight(walk: Walk, kind: int, verb: str) -> Message:
    is_beaten = walk.beats(kind, 0)
    if verb == "smite":
        if walk.ability != SMITES:
            return Message("doggies-why-not-joan")
        if IS_PROUD[kind]:
            return Message("doggies-why-proud")
        if is_beaten:
            return Message("doggies-why-smite-beaten")
        return Message("doggies-why-two-paws" if walk.paws < 2 else "doggies-why-lost")
    if verb == "brew":
        return Message("doggies-why-spare-potions" if is_beaten else "doggies-why-brew")
    return Message("doggies-why-lost" if is_beaten else "doggies-why-symbols", {"card": ROOM_NAMES[kind]})
