"""Serpent's mind: what a seat can know about playing well."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import i64

from undercroft.games.serpent.bot.candidates import candidates_of
from undercroft.games.serpent.bot.habits import GREEDY, SHREWD
from undercroft.games.serpent.bot.judge import best_of, judge
from undercroft.games.serpent.bot.reasons.reason import reason_of
from undercroft.games.serpent.bot.standing import expected_share
from undercroft.games.serpent.data.imagine import redeal
from undercroft.games.serpent.rules import Serpent
from undercroft.kernel.chance import Chance
from undercroft.kernel.message import Message
from undercroft.kernel.mind import Finding, Mind, Strength
from undercroft.kernel.position import Position

ROUND: Final = 12  # what the clock counts in a round: a number that 1, 2, 3 and 4 turns divide
DOUBT: Final = 0.02  # of the victory; measured: with none, tries of a few milliseconds play worse than common sense
STRENGTHS: Final = (
    Strength(1, 0.1, 0.03),
    Strength(2, 0.1, 0.015),
    Strength(3, 0.2, 0.01),
    Strength(4, 0.5, 0.006),
    Strength(0, 1.0),
)


# Parts of a quest: what one looks at between quests.
A_LEVEL: Final = 0.05
GLORY: Final = 0.005


@final
class SerpentMind(Mind):
    """It goes for the quest within reach, strikes at leaders and looks after its health."""

    __slots__ = ()

    def advise(self, position: Position, seat: i64, chance: Chance) -> i64:
        assert isinstance(position, Serpent)
        moves = position.options
        return moves[best_of(judge(position, seat, GREEDY), chance)]

    def quick(self, position: Position, seat: i64, chance: Chance) -> i64:
        """As shrewd as costs no more: it wins more often than `greedy`, which must never change."""
        assert isinstance(position, Serpent)
        return position.options[best_of(judge(position, seat, SHREWD), chance)]

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

    def is_for_points(self, seats: i64) -> bool:
        """Alone one wins or loses against the dungeon."""
        return False

    def points(self, position: Position, seat: i64) -> float:
        assert isinstance(position, Serpent)
        hero = position.heroes[seat]
        return float(hero.quests) + A_LEVEL * float(hero.level) + GLORY * float(hero.glory)

    def strengths(self) -> Sequence[Strength]:
        return STRENGTHS

    def reason(self, position: Position, seat: i64, findings: Sequence[Finding]) -> Message | None:
        assert isinstance(position, Serpent)
        return reason_of(position, seat, findings)


MIND: Final = SerpentMind(ROUND, DOUBT)
