"""Games for simulation, played on the position itself: no view is written, and nothing is guessed from one.

For the policies of our own minds alone. They use only what the seat may know, as a law of the harness holds them to;
bots of other kinds get their view here too.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercroft.bots.contest import choice_of
from undercroft.kernel.bot import Bot
from undercroft.kernel.chance import Chance
from undercroft.kernel.mind import Mind
from undercroft.kernel.position import Position
from undercroft.kernel.seats import FIRST_OF

RANDOM: Final = 0  # any legal move
GREEDY: Final = 1  # what common sense advises
QUICK: Final = 2  # the same in a few microseconds, and a little worse
OUTSIDE: Final = 3  # a bot, that gets its view


def play_inside(
    position: Position, ways: list[int], mind: Mind, bots: list[Bot], luck: list[Chance], chance: Chance
) -> i64:
    """Play until the game is over, each seat in its way and with luck of its own; the number of decisions made."""
    decisions: i64 = 0
    while position.waiting:
        seat = FIRST_OF[position.waiting]
        way: i64 = ways[seat]
        move: i64 = -1
        if way == QUICK:
            move = mind.quick(position, seat, luck[seat])
        elif way == GREEDY:
            move = mind.advise(position, seat, luck[seat])
        elif way == RANDOM:
            moves = position.moves(seat)
            move = moves[luck[seat].below(len(moves))]
        else:
            move = choice_of(bots[seat], position, seat)
        position.play(seat, move, chance)
        decisions += 1
    return decisions
