"""Leaving: the start of a dog's walk, its events, the moves sure to end it, and its effects once the dog is outside."""

from __future__ import annotations

from mypy_extensions import i64

from undercroft.games.doggies.components import (
    ABILITY,
    DAMAGE,
    DISARMS,
    HIRED,
    HIRED_AS,
    KIND_OF,
    MONSTER_NAMES,
    ROOM_NAMES,
    SIDES,
    SORT,
    SYMBOLS,
    Ability,
    HiredFor,
    Sort,
    x_of,
    y_of,
)
from undercroft.games.doggies.dog import INSIDE, Dog
from undercroft.games.doggies.dungeon import Dungeon, Mark, edge_side, edge_slot
from undercroft.games.doggies.notation import (
    ACTIONS,
    EARLIER,
    Action,
    Code,
    claim_holding,
    claim_mark,
    potion_names,
    put_mark,
    side_of_turning,
    slot_of,
    tool_of,
    walk_move,
)
from undercroft.games.doggies.state import Phase, State
from undercroft.games.doggies.walk import Walk
from undercroft.games.doggies.way_out.search import legal_choices, legal_steps
from undercroft.kernel.message import Message
from undercroft.kernel.position import Data


def set_out(state: State, seat: i64, dungeon: Dungeon | None = None) -> Walk:
    """Returns the walk of a dog in the start room, about to leave this dungeon or another one."""
    dog = state.dogs[seat]
    walk = Walk(state.dungeon if dungeon is None else dungeon, seat, ABILITY[dog.breed])
    walk.share_trophies(dog)
    walk.paws = dog.paws
    walk.reserve = dog.reserve
    walk.owed = dog.owed
    walk.potions = dog.potions
    walk.supply = state.supply
    walk.tools = [tool_of(holding, EARLIER) for holding in dog.loot if DISARMS[holding]]
    return walk


def settle(walk: Walk, dog: Dog) -> None:
    """Applies a finished walk to the dog's board and the dungeon."""
    dungeon = walk.dungeon
    for claim in walk.claims:
        dungeon.put(slot_of(claim), claim_mark(claim), walk.seat)
    for put in walk.gaps + walk.covers:
        dungeon.put(slot_of(put), put_mark(put), walk.seat)
    for edge in walk.punched:
        dungeon.punch(edge_slot(edge), edge_side(edge))
    if walk.covers or walk.punched or walk.turned:
        dungeon.draw_rim()
    for holding in walk.spent:
        dog.lose(holding)
    dog.paws = walk.paws
    dog.reserve = walk.reserve
    dog.owed = walk.owed
    dog.potions = walk.potions


def finishing(state: State, seat: int) -> list[str]:
    """Returns the moves of a seat that end its round, in notation, except going out, which shows it."""
    moves = state.moves(seat)
    if not moves:
        return []
    if state.phase == Phase.TURN:
        walk = set_out(state, seat)
        found = [ACTIONS[Action.LEAVE]] if Action.LEAVE in moves and _goes_out(_twin(walk), False) else []
        is_last = sum([dog.state == INSIDE for dog in state.dogs]) == 1
        return [*found, ACTIONS[Action.SLEEP]] if is_last else found
    if state.walk is None or state.phase not in (Phase.STEP, Phase.ROOM):
        return []
    dungeon = state.dungeon
    return [
        str(walk_move(dungeon, move))
        for move in moves
        if move != Code.OUT and _finishes(_twin(state.walk), move, state.phase == Phase.ROOM)
    ]


def _twin(walk: Walk) -> Walk:
    """Copies a walk to try moves on; Sharik's turns change the map."""
    return walk.copy(walk.dungeon.copy() if walk.ability == Ability.TURNS else walk.dungeon)


def _finishes(walk: Walk, move: int, is_in_room: bool) -> bool:
    walk.make(move)
    return walk.is_outside or _goes_out(walk, not is_in_room and not Code.TURN <= move < Code.PASS)


def _goes_out(walk: Walk, is_entering: bool) -> bool:
    """Returns whether only single moves are left until the dog is outside."""
    while not walk.is_outside:
        moves = legal_choices(walk) if is_entering else legal_steps(walk)
        if len(moves) != 1:
            return False
        walk.make(moves[0])
        is_entering = not is_entering and not Code.TURN <= moves[0] < Code.PASS
    return True


# -- telling ------------------------------------------------------------------------------------------------


def walk_event(walk: Walk, move: int) -> Message | None:
    """Returns the event of a move just made; None if there is nothing to tell."""
    dungeon = walk.dungeon
    kind, place = dungeon.kind(walk.at), dungeon.place[walk.at]
    here: Data = {"who": walk.seat, "card": ROOM_NAMES[kind], "x": x_of(place), "y": y_of(place)}
    if move < Code.OUT:
        return Message("doggies-event-step", here)
    if Code.FIGHT > move >= Code.PORTAL:
        return Message("doggies-event-portal", here)
    if Code.PUNCH <= move < Code.TURN:
        to = "table" if walk.is_outside else "room"
        return Message("doggies-event-punch", {**here, "side": SIDES[move - Code.PUNCH], "to": to})
    if Code.TURN <= move < Code.PASS:
        side = side_of_turning(move)
        card = ROOM_NAMES[dungeon.kind(dungeon.next_to(0, side))]
        return Message("doggies-event-turn", {"who": walk.seat, "card": card, "side": SIDES[side]})
    if SORT[kind] == Sort.MONSTER and move != Code.OUT:
        return _fight_event(kind, move, {**here, "monster": MONSTER_NAMES[kind]})
    return _room_event(walk, move, here)


def _fight_event(kind: int, move: int, here: Data) -> Message:
    if move == Code.PASS:
        return Message("doggies-event-hurt", {**here, "damage": DAMAGE[kind]})
    if move == Code.SMITE:
        return Message("doggies-event-smite", here)
    return Message("doggies-event-beat", {**here, "potions": potion_names(move - Code.FIGHT) or "none"})


def _room_event(walk: Walk, move: int, here: Data) -> Message | None:
    if move in (Code.OUT, Code.PASS):
        return None
    if move == Code.CLAIM:
        is_trap = SORT[walk.dungeon.kind(walk.at)] == Sort.TRAP
        return Message("doggies-event-spring" if is_trap else "doggies-event-claim", here)
    if move == Code.POUR:
        return Message("doggies-event-pour", here)
    if move >= Code.DISARM:
        tool = put_mark(walk.covers[-1]) - Mark.CARD
        return Message(
            "doggies-event-disarm", {**here, "tool": ROOM_NAMES[KIND_OF[tool]], "paw": _paw_back(walk, tool)}
        )
    if move >= Code.TAKE:
        return Message("doggies-event-take", {**here, "potion": SYMBOLS[move - Code.TAKE]})
    return Message("doggies-event-hire", {**here, "side": HIRED[HIRED_AS[claim_holding(walk.claims[-1])]]})


def _paw_back(walk: Walk, tool: int) -> str:
    """Returns where the paw of a vagabond on a trap goes: back, or owed if no paw was left to pay."""
    if HIRED_AS[tool] != HiredFor.PAW:
        return "none"
    return "owed" if walk.owed else "back"
