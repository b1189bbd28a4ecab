"""Why can't I? Which rule a move breaks that is not legal now."""

from __future__ import annotations

from undercroft.games.doggies.components import (
    ARTEFACT,
    CHEST,
    COINS,
    DAMAGE,
    FARTHEST,
    IS_PROUD,
    JUMPS,
    MONSTER,
    POTION,
    PUNCHES,
    ROOM_NAMES,
    SIDES,
    SMITES,
    SORT,
    TRAP,
    TURNS,
    VAGABOND,
    place_at,
)
from undercroft.games.doggies.dungeon import GAP, NOTHING, POTION_ON
from undercroft.games.doggies.leaving import set_out
from undercroft.games.doggies.notation import ACTIONS, walk_move
from undercroft.games.doggies.state import CHOOSING_DOGS, CHOOSING_QUESTS, IN_ROOM, LAYING, STEPPING, TURN_BEGINS, State
from undercroft.games.doggies.walk import Walk
from undercroft.games.doggies.way_out.costs import costs_now
from undercroft.games.doggies.way_out.rooms_ahead import RoomsAhead
from undercroft.games.doggies.way_out.unturned import in_any_turn, unturned_sides
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
    if state.phase == CHOOSING_DOGS and verb == "choose":
        return Message("doggies-why-dog")
    if state.phase == CHOOSING_QUESTS and verb == "keep":
        return Message("doggies-why-hand")
    if state.phase == LAYING and verb == "lay":
        return _against_laying(state, move)
    if walk is not None and state.phase == STEPPING and verb in STEPS:
        return _against_step(walk, move)
    if walk is not None and state.phase == IN_ROOM and verb in IN_ROOMS:
        return _in_room(walk, move)
    return Message("doggies-why-moment")


def _against_action(state: State, verb: str) -> Message:
    if verb == "leave":
        return _no_way_out(set_out(state.dungeon, state.active, state.dogs[state.active], state.supply))
    if state.countdown == 0:
        return Message("doggies-why-countdown")
    return Message("doggies-why-pile" if not state.pile_size else "doggies-why-no-exit")


def _no_way_out(walk: Walk) -> Message:
    """Is the dog walled in, or does every way cost too much? Then: how much would the cheapest hurt?

    Cards that Sharik may turn lie in any turn, so that he is told of the least that any of them could cost.
    """
    wide = in_any_turn(walk, unturned_sides(walk))
    tough = wide.copy(wide.dungeon)
    ahead = RoomsAhead(tough)
    if not ahead.has_exit:
        return Message("doggies-why-walled-in")
    left = walk.defence - walk.damage
    for damage in range(MOST_DAMAGE):
        tough.damage = walk.defence - damage - 1
        if costs_now(ahead).leaving() <= walk.paws:
            if damage < left:
                break
            return Message("doggies-why-too-dear", {"damage": damage, "defence": left})
    return Message("doggies-why-too-few-paws")


def _slot(state: State | Walk, move: Move) -> int:
    """The room at the place that a move names, -1 if none lies there."""
    x, y = int(move.args["x"]), int(move.args["y"])
    return state.dungeon.slot_at(place_at(x, y)) if max(abs(x), abs(y)) <= FARTHEST else -1


def _against_laying(state: State, move: Move) -> Message:
    x, y, turn = int(move.args["x"]), int(move.args["y"]), int(move.args["turn"])
    if _slot(state, move) >= 0:
        return Message("doggies-why-taken")
    if max(abs(x), abs(y)) > FARTHEST or place_at(x, y) not in state.dungeon.rim:
        return Message("doggies-why-no-meeting")
    if turn not in TURNS[state.drawn]:
        turns = ", ".join([str(other) for other in TURNS[state.drawn]])
        return Message("doggies-why-alike", {"card": ROOM_NAMES[state.drawn], "turns": turns})
    return Message("doggies-why-turn")


def _against_step(walk: Walk, move: Move) -> Message:
    dungeon = walk.dungeon
    if move.verb == "turn":
        return Message("doggies-why-turning")
    if move.verb == "out":
        return Message("doggies-why-not-out")
    if move.verb == "portal":
        slot = _slot(walk, move)
        if walk.at not in dungeon.portals or slot not in dungeon.portals:
            return Message("doggies-why-portal")
        return _against_room(walk, slot)
    if move.args["side"] not in SIDES:
        return Message("doggies-why-side")
    side = SIDES.index(str(move.args["side"]))
    other = dungeon.next_to(walk.at, side)
    if move.verb == "punch":
        if walk.ability != PUNCHES:
            return Message("doggies-why-not-bonk")
        if dungeon.open_sides(walk.at, False) >> side & 1:
            return Message("doggies-why-open")
        if not walk.paws:
            return Message("doggies-why-paws")
    elif not walk.open_sides() >> side & 1:
        return Message("doggies-why-door" if dungeon.open_sides(walk.at, True) >> side & 1 else "doggies-why-wall")
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


def _in_room(walk: Walk, move: Move) -> Message:
    verb, kind = move.verb, walk.dungeon.kind(walk.at)
    sort = SORT[kind]
    if any([walk_move(walk.dungeon, choice) == move for choice in walk.choices()]):
        return Message("doggies-why-lost")
    if verb == "pass":
        if sort == TRAP:
            return Message("doggies-why-trap")
        return Message("doggies-why-damage", {"damage": DAMAGE[kind], "defence": walk.defence - walk.damage})
    if verb in ("disarm", "spare", "pour"):
        return Message("doggies-why-disarm" if sort == TRAP else "doggies-why-no-trap")
    if verb in ("fight", "brew", "smite"):
        if sort != MONSTER:
            return Message("doggies-why-no-monster")
        return _against_fight(walk, kind, verb) if walk.paws else Message("doggies-why-paws")
    if not _fits(sort, verb, walk):
        return Message("doggies-why-other-room", {"card": ROOM_NAMES[kind]})
    if not walk.paws:
        return Message("doggies-why-paws")
    return Message("doggies-why-supply" if verb == "take" else "doggies-why-hire")


def _fits(sort: int, verb: str, walk: Walk) -> bool:
    """Does a dog with paws claim, take or hire in such a room?"""
    if verb == "hire":
        return sort == VAGABOND
    if verb == "take":
        return sort == POTION and walk.supply > 0
    is_trap = sort == TRAP and walk.ability != JUMPS
    return is_trap or sort in (COINS, ARTEFACT, CHEST) or (sort == POTION and not walk.supply)


def _against_fight(walk: Walk, kind: int, verb: str) -> Message:
    is_beaten = walk.beats(kind, 0)
    if verb == "smite":
        if walk.ability != SMITES:
            return Message("doggies-why-not-joan")
        if IS_PROUD[kind]:
            return Message("doggies-why-proud")
        return Message("doggies-why-smite-beaten" if is_beaten else "doggies-why-two-paws")
    if verb == "brew":
        return Message("doggies-why-spare-potions" if is_beaten else "doggies-why-brew")
    return Message("doggies-why-symbols", {"card": ROOM_NAMES[kind]})
