"""Bots play a game to the end, for simulation. Each gets the view of its own seat and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from mypy_extensions import i64

from undercroft.kernel.bot import Bot
from undercroft.kernel.chance import Chance
from undercroft.kernel.errors import IllegalMove
from undercroft.kernel.move import Move
from undercroft.kernel.position import Position
from undercroft.kernel.seats import FIRST_OF


@final
class Tally:
    """What came of one game: share of the victory and score of every seat, decisions made."""

    __slots__ = ("shares", "scores", "decisions")

    def __init__(self, position: Position, decisions: int) -> None:
        result = position.result()
        # A shared victory is shared: two winners have half a win each.
        self.shares = [
            1 / len(result.winners) if seat in result.winners else 0.0 for seat in range(int(position.seats))
        ]
        self.scores = list(result.scores)
        self.decisions = decisions


def contest(position: Position, bots: Sequence[Bot], chance: Chance) -> i64:
    """Let the bots, one a seat, play until the game is over; the number of decisions made."""
    decisions: i64 = 0
    while position.waiting:
        seat = FIRST_OF[position.waiting]
        chosen = bots[seat].choose(position.view(seat))
        code = position.code_of(seat, Move(chosen["verb"], chosen["args"], chosen["text"]))
        if code < 0:
            raise IllegalMove(f"the bot of seat {seat} chose `{chosen['text']}`, which is not legal now")
        position.play(seat, code, chance)
        decisions += 1
    return decisions
