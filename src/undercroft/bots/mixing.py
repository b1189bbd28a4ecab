"""Search where several seats choose at once, in secret: what is best depends on what the others choose.

A rival is taken for one of three kinds, as likely as the weights below say: a player of common sense, one who plays by
the game's quick policy, and one who has thought as far as this seat and answers its choice. The first two are asked,
the third is found: in turn the own moves are tried against what rivals may choose, and a rival's moves against the
own choice and the others'. Moves that are as good as each other are mixed, so that nobody can foresee the choice.
"""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import i64

from undercroft.bots.playout import informed
from undercroft.bots.search import Search, Tried, best_rival
from undercroft.kernel.chance import Seeded
from undercroft.kernel.mind import Finding, Mind
from undercroft.kernel.position import Position
from undercroft.kernel.seats import SEATS_IN

SENSIBLE: Final[i64] = 2  # the weights of the three kinds of rivals
QUICK: Final[i64] = 2
THOUGHTFUL: Final[i64] = 1
ASKED: Final = 3  # times that a rival's common sense is asked
NEAR: Final = 0.01  # of the victory: a move that is worse by so much is chosen 1/e times as often
DOUBT: Final = 0.3  # as long as little was tried, that is more: so much after one try, half of it after four
SELDOM: Final = 0.1  # moves that would be chosen so much less often than the likeliest are never chosen
FINE: Final[i64] = 1 << 24  # how finely a draw tells chances apart


@final
class Chooser:
    """A seat that chooses: its candidates, and how often it chooses each as far as the search has come."""

    __slots__ = ("seat", "tried", "mixture", "habits")

    def __init__(self, seat: i64, moves: Sequence[int]) -> None:
        self.seat = seat
        self.tried = [Tried(move) for move in moves]
        self.mixture = [1.0 / len(moves)] * len(moves)
        self.habits: list[int] = []  # what its common sense has answered

    def mix(self) -> None:
        """The better a move has done, the more often it is chosen."""
        near = NEAR + DOUBT / math.sqrt(max(1.0, float(self.tried[0].tries)))
        means = [tried.mean() for tried in self.tried]
        best = max(means)
        parts = [math.exp((mean - best) / near) for mean in means]
        total = sum(parts)
        self.mixture = [part / total for part in parts]

    def draw(self, chance: Seeded) -> i64:
        least = SELDOM * max(self.mixture)
        kept = [part if part > least else 0.0 for part in self.mixture]
        rest = sum(kept) * float(chance.below(FINE)) / float(FINE)
        index: i64 = 0
        while index < len(kept) - 1 and rest >= kept[index]:
            rest -= kept[index]
            index += 1
        return self.tried[index].move


@final
class Mixing:
    """Of one decision. It can be asked at any time what it has found so far."""

    __slots__ = ("rounds", "_mind", "_position", "_seat", "_chance", "_until", "_me", "_choosers", "_rivals")

    def __init__(self, mind: Mind, position: Position, seat: i64, chance: Seeded) -> None:
        self._mind = mind
        self._position = position
        self._seat = seat
        self._chance = chance
        self._until = mind.clock(position) + mind.depth
        self._choosers = [Chooser(asked, mind.candidates(position, asked)) for asked in SEATS_IN[position.waiting]]
        self._me = next(chooser for chooser in self._choosers if chooser.seat == seat)
        self._rivals = [chooser for chooser in self._choosers if chooser.seat != seat]
        self.rounds = 0

    def think(self, rounds: int, seconds: float) -> None:
        """Until the own candidates have been tried so often, or the time is over. Not even one round is sure."""
        if len(self._me.tried) < 2:
            return
        deadline = time.perf_counter() + seconds
        self._ask(deadline)
        while self.rounds < rounds and time.perf_counter() < deadline:
            self._try(self._me)
            self.rounds += 1
            if self.rounds % 2 == 0:  # a rival's answer weighs less than the own choice
                self._try(self._rivals[self.rounds // 2 % len(self._rivals)])

    def choice(self) -> i64:
        return self._me.draw(self._chance)

    def findings(self) -> list[Finding]:
        """The best first."""
        return [tried.finding() for tried in sorted(self._me.tried, key=Tried.mean, reverse=True)]

    def _ask(self, deadline: float) -> None:
        """The common sense of the rivals, which knows what they may know and nothing else."""
        for _ in range(ASKED):
            for rival in self._rivals:
                if time.perf_counter() < deadline:
                    world = self._position.copy()
                    self._mind.redeal(world, self._seat, self._chance)
                    rival.habits.append(self._mind.advise(world, rival.seat, self._chance))

    def _try(self, chooser: Chooser) -> None:
        """Every move of one seat, against what the others choose; with the same luck, so that what differs is it."""
        mind, chance = self._mind, self._chance
        world = self._position.copy()
        mind.redeal(world, self._seat, chance)
        drawn = [self._drawn(world, other) for other in self._choosers]
        luck = chance.state
        for tried in chooser.tried:
            chance.state = luck
            twin = world.copy()
            for index, other in enumerate(self._choosers):
                twin.play(other.seat, tried.move if other is chooser else drawn[index], chance)
            informed(twin, mind, chance, self._until)
            worth = mind.worth(twin, chooser.seat)
            tried.tries += 1
            tried.worth += worth
            tried.squares += worth * worth
            tried.own += mind.points(twin, chooser.seat)
            tried.rival += best_rival(mind, twin, chooser.seat)
        chooser.mix()
        chance.below(2)  # on to other luck

    def _drawn(self, world: Position, chooser: Chooser) -> i64:
        """What a seat chooses this time."""
        if chooser is self._me:
            return chooser.draw(self._chance)
        kind = self._chance.below(SENSIBLE + QUICK + THOUGHTFUL)
        if kind < SENSIBLE and chooser.habits:
            return chooser.habits[self._chance.below(len(chooser.habits))]
        if kind < SENSIBLE + QUICK:
            return self._mind.quick(world, chooser.seat, self._chance)
        return chooser.draw(self._chance)


def search_of(mind: Mind, position: Position, seat: i64, chance: Seeded) -> Search | Mixing:
    """The search that fits a decision: do others choose at the same time?"""
    opened = position.copy()
    mind.reopen(opened, seat)
    if opened.waiting & ~(1 << seat):
        return Mixing(mind, opened, seat, chance)
    return Search(mind, position, seat, chance)
