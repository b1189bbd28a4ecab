"""The moves: their numbers, their verbs with a template each, and the marks that a walk leaves behind."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercroft.games.doggies.components import HOLDING_NAMES, SIDES, SYMBOLS, count, x_of, y_of
from undercroft.games.doggies.dungeon import Dungeon
from undercroft.kernel.move import Move, Notation

NOTATION: Final = Notation(
    {
        "choose": "choose {dog}",
        "keep": "keep {quest}",
        "explore": "explore",
        "leave": "leave",
        "sleep": "sleep",
        "lay": "lay {x:int},{y:int} turn {turn:int}",
        "turn": "turn {side} {turn:int}",
        "step": "step {side}",
        "portal": "portal {x:int},{y:int}",
        "punch": "punch {side}",
        "out": "out",
        "pass": "pass",
        "claim": "claim",
        "take": "take {potion}",
        "hire": "hire {side}",
        "fight": "fight",
        "brew": "brew {potions}",
        "smite": "smite",
        "disarm": "disarm {card}",
        "spare": "spare {x:int},{y:int}",
        "pour": "pour",
    }
)

ACTIONS: Final = ("explore", "leave", "sleep")


class Action:
    """The actions of a turn."""

    EXPLORE: Final[i64] = 0
    LEAVE: Final[i64] = 1
    SLEEP: Final[i64] = 2


class Code:
    """Blocks of a walk's moves by their first number. Copies of a walk are cheap, since all of it is small ints."""

    STEP: Final[i64] = 0  # + side
    OUT: Final[i64] = 4
    PUNCH: Final[i64] = 8  # + side
    TURN: Final[i64] = 16  # + 4 * side + turn
    PASS: Final[i64] = 32
    CLAIM: Final[i64] = 33
    SMITE: Final[i64] = 34
    POUR: Final[i64] = 35
    HIRE: Final[i64] = 36  # + HiredFor.PAIR or PAW
    TAKE: Final[i64] = 40  # + symbol
    DISARM: Final[i64] = 256  # + card held
    SPARE: Final[i64] = 512  # + slot
    PORTAL: Final[i64] = 1024  # + slot
    FIGHT: Final[i64] = 4096  # + bag of potions


# The ways a room was entered.
BY_STEP: Final[i64] = 0
BY_PORTAL: Final[i64] = 1
BY_PUNCH: Final[i64] = 2

EARLIER: Final[i64] = -1  # the slot of a tool won in an earlier round


def turning(side: i64, turn: i64) -> i64:
    """Returns Sharik's move that turns the card at that side of the start room."""
    return Code.TURN + 4 * side + turn


def side_of_turning(move: i64) -> i64:
    return move - Code.TURN >> 2


def turn_of_turning(move: i64) -> i64:
    return move & 3


# -- claims, puts and entries: the slot in their lowest seven bits -------------------------------------


def slot_of(packed: i64) -> i64:
    return packed & 127


# A claim: also the mark on the room in five bits, and the card held.
def claim_of(slot: i64, mark: i64, holding: i64) -> i64:
    return slot | mark << 7 | holding << 12


def claim_mark(claim: i64) -> i64:
    return claim >> 7 & 31


def claim_holding(claim: i64) -> i64:
    return claim >> 12


# A put: also the mark.
def put_of(slot: i64, mark: i64) -> i64:
    return slot | mark << 7


def put_mark(put: i64) -> i64:
    return put >> 7


# An entry: also how the room was entered.
def entry_of(slot: i64, how: i64) -> i64:
    return slot | how << 7


def entry_how(entry: i64) -> i64:
    return entry >> 7


# -- tools: the card held in eight bits, the slot where this walk claimed it ---------------------------


def tool_of(holding: i64, slot: i64) -> i64:
    return holding | slot + 1 << 8


def tool_holding(tool: i64) -> i64:
    return tool & 255


def tool_slot(tool: i64) -> i64:
    return (tool >> 8) - 1


# -- notation ------------------------------------------------------------------------------------------


def potion_names(bag: int) -> str:
    """Returns a bag of potions in notation: `sword-sword-bow`."""
    return "-".join([SYMBOLS[symbol] for symbol in range(3) for _ in range(count(bag, symbol))])


def walk_move(dungeon: Dungeon, move: int) -> Move:
    """Returns a move of a walk."""
    if move > Code.FIGHT:
        return NOTATION.move("brew", potions=potion_names(move - Code.FIGHT))
    if move >= Code.PORTAL and move != Code.FIGHT:
        return _at(dungeon, "portal", move - Code.PORTAL)
    if Code.DISARM <= move < Code.SPARE:
        return NOTATION.move("disarm", card=HOLDING_NAMES[move - Code.DISARM])
    if Code.SPARE <= move < Code.PORTAL:
        return _at(dungeon, "spare", move - Code.SPARE)
    if Code.TURN <= move < Code.PASS:
        return NOTATION.move("turn", side=SIDES[side_of_turning(move)], turn=turn_of_turning(move))
    if move in _PLAIN:
        return NOTATION.move(_PLAIN[move])
    if move < Code.OUT:
        return NOTATION.move("step", side=SIDES[move])
    if move < Code.TURN:
        return NOTATION.move("punch", side=SIDES[move - Code.PUNCH])
    if move < Code.TAKE:
        return NOTATION.move("hire", side=("pair", "paw")[move - Code.HIRE])
    return NOTATION.move("take", potion=SYMBOLS[move - Code.TAKE])


_PLAIN: Final = {
    int(Code.OUT): "out",
    int(Code.PASS): "pass",
    int(Code.CLAIM): "claim",
    int(Code.SMITE): "smite",
    int(Code.POUR): "pour",
    int(Code.FIGHT): "fight",
}


def _at(dungeon: Dungeon, verb: str, slot: int) -> Move:
    place = dungeon.place[slot]
    return NOTATION.move(verb, x=x_of(place), y=y_of(place))
