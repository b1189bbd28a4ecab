"""The verbs of the game, one template each."""

from __future__ import annotations

from typing import Final

from undercroft.games.doggies.components import DOG_NAMES, HOLDING_NAMES, QUEST_NAMES, SIDES, SYMBOLS, count, x_of, y_of
from undercroft.games.doggies.dungeon import Dungeon, placement_place, placement_turn
from undercroft.games.doggies.walk_moves import (
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
    side_of_turning,
    turn_of_turning,
)
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
EXPLORE: Final = 0
LEAVE: Final = 1
SLEEP: Final = 2


def dog_move(dog: int) -> Move:
    return NOTATION.move("choose", dog=DOG_NAMES[dog])


def quest_move(quest: int) -> Move:
    return NOTATION.move("keep", quest=QUEST_NAMES[quest])


def lay_move(placement: int) -> Move:
    place = placement_place(placement)
    return NOTATION.move("lay", x=x_of(place), y=y_of(place), turn=placement_turn(placement))


def potion_names(bag: int) -> str:
    """A bag of potions as the notation writes it: `sword-sword-bow`."""
    return "-".join([SYMBOLS[symbol] for symbol in range(3) for _ in range(count(bag, symbol))])


def walk_move(dungeon: Dungeon, move: int) -> Move:
    """A move of a walk. Numbers as in walk_moves.py."""
    if move > FIGHT:
        return NOTATION.move("brew", potions=potion_names(move - FIGHT))
    if move >= TO_PORTAL and move != FIGHT:
        return _at(dungeon, "portal", move - TO_PORTAL)
    if DISARM <= move < SPARE:
        return NOTATION.move("disarm", card=HOLDING_NAMES[move - DISARM])
    if SPARE <= move < TO_PORTAL:
        return _at(dungeon, "spare", move - SPARE)
    if TURN <= move < PASS:
        return NOTATION.move("turn", side=SIDES[side_of_turning(move)], turn=turn_of_turning(move))
    if move in _PLAIN:
        return NOTATION.move(_PLAIN[move])
    if move < LEAVE_BY_EXIT:
        return NOTATION.move("step", side=SIDES[move])
    if move < TURN:
        return NOTATION.move("punch", side=SIDES[move - PUNCH])
    if move < TAKE:
        return NOTATION.move("hire", side=("pair", "paw")[move - HIRE])
    return NOTATION.move("take", potion=SYMBOLS[move - TAKE])


_PLAIN: Final = {
    int(LEAVE_BY_EXIT): "out",
    int(PASS): "pass",
    int(CLAIM): "claim",
    int(SMITE): "smite",
    int(POUR): "pour",
    int(FIGHT): "fight",
}


def _at(dungeon: Dungeon, verb: str, slot: int) -> Move:
    place = dungeon.place[slot]
    return NOTATION.move(verb, x=x_of(place), y=y_of(place))
