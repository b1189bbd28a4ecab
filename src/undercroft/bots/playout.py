"""Random play from a position to the end: the inner loop of simulation and search."""

from __future__ import annotations

from mypy_extensions import i64

from undercroft.kernel.chance import Chance
from undercroft.kernel.position import Position
from undercroft.kernel.seats import FIRST_OF


def playout(position: Position, chance: Chance) -> i64:
    """Play random moves until the game is over; the number of decisions made."""
    decisions: i64 = 0
    while position.waiting:
        seat = FIRST_OF[position.waiting]
        moves = position.moves(seat)
        position.play(seat, moves[chance.below(len(moves))], chance)
        decisions += 1
    return decisions
