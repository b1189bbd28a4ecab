"""Play from a position to the end: the inner loops of simulation and search."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercroft.kernel.chance import Chance
from undercroft.kernel.mind import Mind
from undercroft.kernel.position import Position
from undercroft.kernel.seats import FIRST_OF

TO_THE_END: Final[i64] = 1 << 62  # a time that no clock of a mind shows


def playout(position: Position, chance: Chance) -> i64:
    """Play random moves until the game is over; the number of decisions made."""
    decisions: i64 = 0
    while position.waiting:
        seat = FIRST_OF[position.waiting]
        moves = position.moves(seat)
        position.play(seat, moves[chance.below(len(moves))], chance)
        decisions += 1
    return decisions


def informed(position: Position, mind: Mind, chance: Chance, until: i64) -> i64:
    """Play sensible moves until the game is over or its clock shows `until`; the number of decisions made."""
    decisions: i64 = 0
    while position.waiting and mind.clock(position) < until:
        seat = FIRST_OF[position.waiting]
        position.play(seat, mind.quick(position, seat, chance), chance)
        decisions += 1
    return decisions
