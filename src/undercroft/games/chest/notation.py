"""Moves: each has a number, a verb with arguments, and a line of notation."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercroft.games.chest.cards import DUNGEON_FACES, FACES, TOKENS
from undercroft.games.chest.components import (
    ALL_COMPANIONS,
    COMPANION_NAMES,
    MONSTER_TYPES,
    PARTY_FACES,
    TARGETS,
    TOKEN_KINDS,
)
from undercroft.kernel.move import Move, Notation

NOTATION: Final = Notation(
    {
        "open": "{companion} > chest×{count:int}",
        "drink": "{companion} > potion×{count:int}",
        "slay": "{companion} > dragon",
        "fight": "{companion} > {monster}×{count:int}",
        "scroll": "scroll",
        "scroll-token": "scroll-token",
        "reroll": "reroll {die}",
        "roll": "roll",
        "keep": "keep",
        "revive": "revive {face}",
        "ultimate": "ultimate",
        "summon": "ultimate×{count:int}",
        "pay": "pay {token}",
        "strike": "strike {monster}",
        "charm": "charm {monster}",
        "enough": "enough",
        "use": "use {token}",
        "proceed": "proceed",
        "flee": "flee",
        "rest": "rest",
        "descend": "descend",
    }
)

# A companion used on several of a dungeon face: (companion * TARGETS + target) * 8 + count.
USES: Final[i64] = 8 * ALL_COMPANIONS * TARGETS
DICE: Final[i64] = PARTY_FACES + TARGETS  # kinds of dice that can be re-rolled: party faces, then dungeon faces
DIE_NAMES: Final = (*FACES, *DUNGEON_FACES[:TARGETS])


class Code:
    """Blocks of moves by their first number. The companions used on dungeon faces come before them."""

    SLAY: Final[i64] = USES  # + companion
    REROLL: Final[i64] = SLAY + ALL_COMPANIONS  # + die
    REVIVE: Final[i64] = REROLL + DICE  # + face
    STRIKE: Final[i64] = REVIVE + PARTY_FACES  # + monster
    CHARM: Final[i64] = STRIKE + MONSTER_TYPES  # + monster
    USE: Final[i64] = CHARM + MONSTER_TYPES  # + token
    PAY: Final[i64] = USE + TOKEN_KINDS  # + token
    SUMMON: Final[i64] = PAY + TOKEN_KINDS  # + count - 1
    READ_SCROLL: Final[i64] = SUMMON + 2
    READ_TOKEN: Final[i64] = READ_SCROLL + 1
    ULTIMATE: Final[i64] = READ_SCROLL + 2
    ROLL: Final[i64] = READ_SCROLL + 3
    KEEP: Final[i64] = READ_SCROLL + 4
    ENOUGH: Final[i64] = READ_SCROLL + 5
    PROCEED: Final[i64] = READ_SCROLL + 6
    FLEE: Final[i64] = READ_SCROLL + 7
    REST: Final[i64] = READ_SCROLL + 8
    DESCEND: Final[i64] = READ_SCROLL + 9


PLAIN: Final = ("scroll", "scroll-token", "ultimate", "roll", "keep", "enough", "proceed", "flee", "rest", "descend")


def _use(number: int) -> Move:
    companion, target = COMPANION_NAMES[number // 8 // TARGETS], DUNGEON_FACES[number // 8 % TARGETS]
    if target == "chest":
        return NOTATION.move("open", companion=companion, count=number % 8)
    if target == "potion":
        return NOTATION.move("drink", companion=companion, count=number % 8)
    return NOTATION.move("fight", companion=companion, monster=target, count=number % 8)


def _every_move() -> list[Move]:
    moves = [_use(number) for number in range(USES)]
    moves += [NOTATION.move("slay", companion=name) for name in COMPANION_NAMES]
    moves += [NOTATION.move("reroll", die=name) for name in DIE_NAMES]
    moves += [NOTATION.move("revive", face=name) for name in FACES]
    moves += [NOTATION.move("strike", monster=name) for name in DUNGEON_FACES[:MONSTER_TYPES]]
    moves += [NOTATION.move("charm", monster=name) for name in DUNGEON_FACES[:MONSTER_TYPES]]
    moves += [NOTATION.move("use", token=name) for name in TOKENS]
    moves += [NOTATION.move("pay", token=name) for name in TOKENS]
    moves += [NOTATION.move("summon", count=number) for number in (1, 2)]
    moves += [NOTATION.move(verb) for verb in PLAIN]
    return moves


MOVES: Final[list[Move]] = _every_move()

# The moves that use a companion on 1 up to n of a target: (companion * TARGETS + target) * 8 + n.
UP_TO: Final[list[tuple[int, ...]]] = [
    tuple([number - number % 8 + few for few in range(1, number % 8 + 1)]) for number in range(USES)
]
