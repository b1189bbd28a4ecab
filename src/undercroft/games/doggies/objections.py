"""Names the rule that an illegal move breaks."""

from __future__ import annotations

from typing import Final

from undercroft.games.doggies.components import (
    DAMAGE,
    FARTHEST,
    HOLDING_INDEX,
    IS_PROUD,
    ROOM_NAMES,
    SIDES,
    SORT,
    SYMBOLS,
    TURNS,
    Ability,
    Sort,
    bag_of,
    count,
    place_at,
)
from undercroft.games.doggies.dungeon import Mark, edge_of
from undercroft.games.doggies.leaving import set_out
from undercroft.games.doggies.notation import ACTIONS, slot_of, walk_move
from undercroft.games.doggies.state import Phase, State
from undercroft.games.doggies.walk import Walk
from undercroft.games.doggies.way_out.rooms_ahead import RoomsAhead
from undercroft.games.doggies.way_out.search import Failures, find_way
from undercroft.games.doggies.way_out.unturned import in_any_turn, unturned_sides
from undercroft.kernel.message import Message
from undercroft.kernel.move import Move

STEPS: Final = ("step", "out", "portal", "punch", "turn")
IN_ROOMS: Final = ("pass", "claim", "take", "hire", "fight", "brew", "smite", "disarm", "spare", "pour")


def objection(state: State, seat: int, move: Move) -> Message:
    """Returns the rule that a move breaks; every move of the wrong moment has the same one."""
    verb, walk = move.verb, state.walk
    if state.phase == Phase.TURN and verb in ACTIONS:
        return _against_action(state, verb)
    if state.phase == Phase.DOGS and verb == "choose":
        return Message("doggies-why-dog")
    if state.phase == Phase.QUESTS and verb == "keep":
        return Message("doggies-why-hand")
    if state.phase == Phase.LAY and verb == "lay":
        return _against_laying(state, move)
    if walk is not None and state.phase == Phase.STEP and verb in STEPS:
        return _against_turning(walk, move) if verb == "turn" else _against_step(walk, move)
    if walk is not None and state.phase == Phase.ROOM and verb in IN_ROOMS:
        return _in_room(state, walk, move)
    return Message("doggies-why-moment")


# -- actions ----------------------------------------------------------------------------------------


def _against_action(state: State, verb: str) -> Message:
    if verb == "leave":
        return _no_way_out(set_out(state, state.active))
    if state.countdown == 0:
        return Message("doggies-why-countdown")
    return Message("doggies-why-pile" if not state.pile_size else "doggies-why-no-exit")


def _no_way_out(walk: Walk) -> Message:
    """Returns whether the dog is walled in, has too few paws however much it could bear, or how much it would have to
    bear: for Sharik the least in any turns of his cards.
    """
    unturned = unturned_sides(walk)
    wide = in_any_turn(walk, unturned)
    tough = wide.copy(wide.dungeon)
    if not RoomsAhead(tough).has_exit:
        return Message("doggies-why-walled-in")
    left = walk.defence - walk.damage
    need = left + sum([DAMAGE[walk.dungeon.kind(slot)] for slot in range(walk.dungeon.size)])
    if not _gets_out(tough, unturned, need):
        return Message("doggies-why-too-few-paws")
    too_little = left
    while need - too_little > 1:
        middle = (need + too_little) // 2
        if _gets_out(tough, unturned, middle):
            need = middle
        else:
            too_little = middle
    return Message("doggies-why-too-dear", {"need": need, "defence": left})


def _gets_out(walk: Walk, unturned: int, defence: int) -> bool:
    """Returns whether there is a way out for a dog with so much defence left."""
    walk.damage = walk.defence - defence
    return find_way(walk, unturned, True, Failures()) >= 0


# -- laying -----------------------------------------------------------------------------------------


def _slot(state: State | Walk, move: Move) -> int:
    """Returns the room at the place that a move names, -1 if none lies there."""
    x, y = int(move.args["x"]), int(move.args["y"])
    return state.dungeon.slot_at(place_at(x, y)) if max(abs(x), abs(y)) <= FARTHEST else -1


def _against_laying(state: State, move: Move) -> Message:
    x, y, turn = int(move.args["x"]), int(move.args["y"]), int(move.args["turn"])
    if _slot(state, move) >= 0:
        return Message("doggies-why-taken")
    if max(abs(x), abs(y)) > FARTHEST or place_at(x, y) not in state.dungeon.rim:
        return Message("doggies-why-no-meeting")
    return _alike(state.drawn, turn) or Message("doggies-why-turn")


def _alike(kind: int, turn: int) -> Message | None:
    """Refuses a turn that a card does not have because it would look like another one."""
    if turn in TURNS[kind]:
        return None
    turns = ", ".join([str(other) for other in TURNS[kind]])
    return Message("doggies-why-alike", {"card": ROOM_NAMES[kind], "turns": turns})


# -- steps ------------------------------------------------------------------------------------------


def _against_turning(walk: Walk, move: Move) -> Message:
    """Refuses a turn of Sharik's before his first step."""
    if walk.ability != Ability.TURNS:
        return Message("doggies-why-not-sharik")
    if len(walk.trail) > 1:
        return Message("doggies-why-turn-late")
    if move.args["side"] not in SIDES:
        return Message("doggies-why-side")
    side, turn = SIDES.index(str(move.args["side"])), int(move.args["turn"])
    slot = walk.dungeon.next_to(0, side)
    if slot < 0:
        return Message("doggies-why-turn-none")
    if walk.was_turned(side):
        return Message("doggies-why-turned")
    if walk.dungeon.mark[slot] >= Mark.GAP:
        return Message("doggies-why-turn-closed")
    if turn == walk.dungeon.turn_at(slot):
        return Message("doggies-why-turn-same")
    return _alike(walk.dungeon.kind(slot), turn) or Message("doggies-why-lost")


def _against_step(walk: Walk, move: Move) -> Message:
    dungeon = walk.dungeon
    if move.verb == "out":
        is_locked = dungeon.has_exit(walk.at, dungeon.open_sides(walk.at, True))
        return Message("doggies-why-out-door" if is_locked else "doggies-why-not-out")
    if move.verb == "portal":
        slot = _slot(walk, move)
        if walk.at not in dungeon.portals:
            return Message("doggies-why-no-portal")
        return _against_room(walk, slot) if slot in dungeon.portals else Message("doggies-why-portal")
    if move.args["side"] not in SIDES:
        return Message("doggies-why-side")
    side = SIDES.index(str(move.args["side"]))
    other = dungeon.next_to(walk.at, side)
    has_hole = _has_punched(walk, side)
    if move.verb == "punch":
        if walk.ability != Ability.PUNCHES:
            return Message("doggies-why-not-bonk")
        if has_hole or dungeon.open_sides(walk.at, False) >> side & 1:
            return Message("doggies-why-open")
        if not walk.paws:
            return Message("doggies-why-paws")
    elif not (has_hole or walk.open_sides() >> side & 1):
        return Message("doggies-why-door" if dungeon.open_sides(walk.at, True) >> side & 1 else "doggies-why-wall")
    if other < 0:
        return Message("doggies-why-say-out" if move.verb == "step" else "doggies-why-lost")
    return _against_room(walk, other)


def _has_punched(walk: Walk, side: int) -> bool:
    """Returns whether Bonk punched this side of his room on this walk. The map shows it once he is outside."""
    other = walk.dungeon.next_to(walk.at, side)
    return edge_of(walk.at, side) in walk.punched or (other >= 0 and edge_of(other, side ^ 2) in walk.punched)


def _against_room(walk: Walk, slot: int) -> Message:
    """Returns why a room cannot be entered."""
    mark = walk.dungeon.mark[slot]
    if walk.has_seen(slot):
        return Message("doggies-why-seen")
    if mark == Mark.NOTHING:
        return Message("doggies-why-lost")
    if mark >= Mark.POTION:
        return Message("doggies-why-covered")
    return Message("doggies-why-gap" if mark >= Mark.GAP else "doggies-why-paw", {"whom": walk.dungeon.owner[slot]})


# -- rooms ------------------------------------------------------------------------------------------


def _in_room(state: State, walk: Walk, move: Move) -> Message:
    verb, kind = move.verb, walk.dungeon.kind(walk.at)
    sort = SORT[kind]
    if any([walk_move(walk.dungeon, choice) == move for choice in walk.choices()]):
        return Message("doggies-why-lost")
    if verb == "pass":
        if sort == Sort.TRAP:
            return Message("doggies-why-trap")
        return Message("doggies-why-damage", {"damage": DAMAGE[kind], "defence": walk.defence - walk.damage})
    if verb in ("disarm", "spare", "pour"):
        return _against_disarming(state, walk, move) if sort == Sort.TRAP else Message("doggies-why-no-trap")
    if verb in ("fight", "brew", "smite"):
        if sort != Sort.MONSTER:
            return Message("doggies-why-no-monster")
        return _against_fight(walk, kind, move) if walk.paws else Message("doggies-why-paws")
    if not _fits(sort, verb, walk):
        return Message("doggies-why-other-room", {"card": ROOM_NAMES[kind]})
    if not walk.paws:
        return Message("doggies-why-paws")
    if verb == "claim":
        return Message("doggies-why-name-potion")
    return Message("doggies-why-supply" if verb == "take" else "doggies-why-hire")


def _fits(sort: int, verb: str, walk: Walk) -> bool:
    """Returns whether a dog with paws claims, takes or hires in such a room."""
    if verb == "hire":
        return sort == Sort.VAGABOND
    if verb == "take":
        return sort == Sort.POTION
    return sort in (Sort.COINS, Sort.ARTEFACT, Sort.CHEST, Sort.POTION) or (
        sort == Sort.TRAP and walk.ability != Ability.JUMPS
    )


def _against_disarming(state: State, walk: Walk, move: Move) -> Message:
    """Returns whether the card or potion is missing or shows the wrong symbol."""
    if move.verb == "pour":
        return Message("doggies-why-pour")
    if move.verb == "spare":
        slot = _slot(walk, move)
        is_claimed = slot in [slot_of(claim) for claim in walk.claims]
        return Message("doggies-why-disarm" if is_claimed else "doggies-why-not-claimed")
    held = state.dogs[walk.seat].loot.copy()
    for holding in walk.spent:
        held.remove(holding)
    is_held = HOLDING_INDEX.get(str(move.args["card"]), -1) in held
    return Message("doggies-why-disarm" if is_held else "doggies-why-not-held")


def _against_fight(walk: Walk, kind: int, move: Move) -> Message:
    is_beaten = walk.beats(kind, 0)
    if move.verb == "smite":
        if walk.ability != Ability.SMITES:
            return Message("doggies-why-not-joan")
        if IS_PROUD[kind]:
            return Message("doggies-why-proud", {"card": ROOM_NAMES[kind]})
        return Message("doggies-why-smite-beaten" if is_beaten else "doggies-why-two-paws")
    if move.verb == "brew":
        return (
            Message("doggies-why-spare-potions") if is_beaten else _against_brew(walk, kind, str(move.args["potions"]))
        )
    return Message("doggies-why-symbols", {"card": ROOM_NAMES[kind]})


def _against_brew(walk: Walk, kind: int, names: str) -> Message:
    """Returns why these potions do not help against a monster that is not beaten without any."""
    words = names.split("-")
    wanted = [words.count(symbol) for symbol in SYMBOLS]
    if words != [symbol for symbol, number in zip(SYMBOLS, wanted, strict=True) for _ in range(number)]:
        return Message("doggies-why-potion-names")
    if any([number > count(walk.potions, symbol) for symbol, number in enumerate(wanted)]):
        return Message("doggies-why-no-potions")
    is_beaten = walk.beats(kind, bag_of(wanted[0], wanted[1], wanted[2]))
    return Message("doggies-why-brew-spare" if is_beaten else "doggies-why-brew")
