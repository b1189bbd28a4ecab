"""Serpent's mind: what a seat can know about playing well."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import i64

from undercroft.games.serpent.bot.claims import claims
from undercroft.games.serpent.bot.habits import GREEDY, SHREWD
from undercroft.games.serpent.bot.judge import best_of, candidates_of, judge
from undercroft.games.serpent.bot.standing import expected_share
from undercroft.games.serpent.data.imagine import redeal
from undercroft.games.serpent.rules import Serpent
from undercroft.kernel.chance import Chance
from undercroft.kernel.mind import Claim, Figure, Mind, Strength
from undercroft.kernel.position import Position

FIGURES: Final = (
    Figure("serpent-reason-won", 0.1, is_chance=True, is_near=True),
    Figure("serpent-reason-quest", 0.1, is_chance=True, is_near=True),
    Figure("serpent-reason-step", 0.1, is_chance=True, is_near=True),
    Figure("serpent-reason-felled", 0.1, is_less_better=True, is_chance=True),
    Figure("serpent-reason-quest-soon", 0.08, is_chance=True),
    Figure("serpent-reason-rival-quest", 0.08, is_less_better=True, is_chance=True),
    Figure("serpent-reason-health", 0.5, is_near=True),
    Figure("serpent-reason-glory", 0.5, is_near=True),
    Figure("serpent-reason-rivals-health", 0.5, is_less_better=True, is_near=True),
    Figure("serpent-reason-health-soon", 0.3),
    Figure("serpent-reason-glory-soon", 0.3),
    Figure("serpent-reason-rivals-health-soon", 0.3, is_less_better=True),
    Figure("serpent-reason-rivals-glory-soon", 0.3, is_less_better=True),
    Figure("serpent-reason-peril", 0.3, is_less_better=True),
)


def measured(before: Serpent, after: Serpent, seat: i64) -> list[float]:
    was, now = before.heroes[seat], after.heroes[seat]
    quests, health, glory = 0, 0, 0
    for other, hero in enumerate(after.heroes):
        if other != seat:
            quests += hero.quests - before.heroes[other].quests
            health += hero.health
            glory += hero.glory
    has_won = after.is_over and after.winners >> seat & 1 == 1
    has_quest = now.quests > was.quests
    return [
        float(has_won),
        float(has_quest),
        float(has_quest or progress(after, seat) > progress(before, seat)),
        float(now.is_out or now.hero != was.hero),
        float(has_quest),
        float(quests > 0),
        float(now.health),
        float(now.glory),
        float(health),
        float(now.health),
        float(now.glory),
        float(health),
        float(glory),
        float(now.peril),
    ]


def progress(table: Serpent, seat: i64) -> int:
    """Returns the steps, wounds and finds of the quests open to a seat."""
    total = 0
    for quest in table.quests:
        if quest.seat in (-1, seat):
            total += quest.steps + quest.wounds + (1 if quest.is_carried else 0) + (1 if quest.found >= 0 else 0)
    return total


ROUND: Final = 12  # what the clock counts in a round: a number that 1, 2, 3 and 4 turns divide
DOUBT: Final = 0.02  # of the victory; measured: with none, tries of a few milliseconds play worse than common sense
STRENGTHS: Final = (
    Strength(8, 0.5, 0.25),
    Strength(8, 0.5, 0.12),
    Strength(8, 0.5, 0.06),
    Strength(12, 0.5, 0.03),
    Strength(0, 1.0),
)


# Parts of a quest: what one looks at between quests.
A_LEVEL: Final = 0.05
GLORY: Final = 0.005


@final
class SerpentMind(Mind):
    """Serpent for bots. A hero goes for the quest within reach, strikes at leaders and looks after its health."""

    __slots__ = ()

    def greedy_move(self, position: Position, seat: i64, chance: Chance) -> i64:
        assert isinstance(position, Serpent)
        moves = position.options
        return moves[best_of(judge(position, seat, GREEDY), chance)]

    def quick(self, position: Position, seat: i64, chance: Chance) -> i64:
        """Plays as shrewdly as costs no more: it wins more often than `greedy`, which must never change."""
        assert isinstance(position, Serpent)
        return position.options[best_of(judge(position, seat, SHREWD), chance)]

    def redeal(self, position: Position, seat: i64, chance: Chance) -> None:
        assert isinstance(position, Serpent)
        redeal(position, seat, chance)

    def unveil(self, position: Position) -> None:
        assert isinstance(position, Serpent)
        unasked = position.variants.unasked
        if unasked is not None:
            position.variants = unasked

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
        """Returns False: a solo game is won or lost against the dungeon."""
        return False

    def points(self, position: Position, seat: i64) -> float:
        assert isinstance(position, Serpent)
        hero = position.heroes[seat]
        return float(hero.quests) + A_LEVEL * float(hero.level) + GLORY * float(hero.glory)

    def strengths(self) -> Sequence[Strength]:
        return STRENGTHS

    def claims(self, position: Position, seat: i64, move: i64) -> Sequence[Claim]:
        assert isinstance(position, Serpent)
        return claims(position, seat, move)

    def figures(self) -> Sequence[Figure]:
        return FIGURES

    def short_clock(self, position: Position) -> i64:
        """Returns the turns that are over."""
        assert isinstance(position, Serpent)
        return position.round * position.seats + (position.active - position.starter) % position.seats

    def measure(self, before: Position, after: Position, seat: i64) -> Sequence[float]:
        assert isinstance(before, Serpent) and isinstance(after, Serpent)
        return measured(before, after, seat)


MIND: Final = SerpentMind(ROUND, DOUBT)
