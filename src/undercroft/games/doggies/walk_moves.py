"""The moves of a walk, as small ints."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

STEP: Final[i64] = 0  # + side
LEAVE_BY_EXIT: Final[i64] = 4
PUNCH: Final[i64] = 8  # + side
TURN: Final[i64] = 16  # + 4 * side + turn
PASS: Final[i64] = 32
CLAIM: Final[i64] = 33
SMITE: Final[i64] = 34
POUR: Final[i64] = 35
HIRE: Final[i64] = 36  # + PAIR or PAW
TAKE: Final[i64] = 40  # + symbol
DISARM: Final[i64] = 256  # + card held
SPARE: Final[i64] = 512  # + slot
TO_PORTAL: Final[i64] = 1024  # + slot
FIGHT: Final[i64] = 4096  # + bag of potions


def turning(side: i64, turn: i64) -> i64:
    """Sharik's move: the card at that side of the start room is turned."""
    return TURN + 4 * side + turn


def side_of_turning(move: i64) -> i64:
    return move - TURN >> 2


def turn_of_turning(move: i64) -> i64:
    return move & 3
