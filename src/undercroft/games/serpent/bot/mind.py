"""Serpent's mind: what a seat can know about playing well."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import i64

from undercroft.games.serpent.bot.candidates import candidates_of
from undercroft.games.serpent.bot.judge import best_of, judge
from undercroft.games.serpent.bot.standing import expected_share
from undercroft.games.serpent.data.imagine import redeal
from undercroft.games.serpent.rules import Serpent
from undercroft.kernel.chance import Chance
from undercroft.kernel.mind import Mind, Strength
from undercroft.kernel.position import Position

ROUND: Final = 12  # what the clock counts in a round: a number that 1, 2, 3 and 4 turns divide


@final
class SerpentMind(Mind):
    """It goes for the quest within reach, strikes at leaders and looks after its health."""

    __slots__ = ()

    def advise(self, position: Position, seat: i64, chance: Chance) -> i64:
        assert isinstance(position, Serpent)
        moves = position.options
        return moves[best_of(judge(position, seat), chance)]

    def redeal(self, position: Position, seat: i64, chance: Chance) -> None:
        assert isinstance(position, Serpent)
        redeal(position, seat, chance)

    def candidates(self, position: Position, seat: i64) -> Sequence[int]:
        assert isinstance(position, Serpent)
        return candidates_of(position, seat)

    def clock(self, position: Position) -> i64:
        """Turns, so that a round is as long with any number of seats."""
        assert isinstance(position, Serpent)
        seats = int(position.seats)
        turn = (position.active - position.starter) % seats
        return position.round * ROUND + turn * ROUND // seats

    def worth(self, position: Position, seat: i64) -> float:
        assert isinstance(position, Serpent)
        return expected_share(position, seat)

    def points(self, position: Position, seat: i64) -> float:
        assert isinstance(position, Serpent)
        return float(position.heroes[seat].quests)

    def strengths(self) -> Sequence[Strength]:
        return [Strength(1, 0.1)] * 5


MIND: Final = SerpentMind(ROUND)
