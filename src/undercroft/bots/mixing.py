"""Search where several seats choose at once, in secret: what is best depends on what the others choose.

A rival is taken for one of three kinds, as likely as the weights below say: a player of common sense, one who plays by
the game's quick policy, and one who thinks as this seat does. The first two are asked. The third is found, with the
own choice, by regret matching: in turn all moves of one seat are tried against what the others may choose, and a move
is chosen in proportion to how much better it would have been so far. The mean of these choices is mixed where one must
not be foreseen, and yet makes use of the habits of others ("restricted Nash response").
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import i64

from undercroft.bots.clock import WALL, Clock
from undercroft.bots.playout import informed
from undercroft.bots.search import SEEDS, Search
from undercroft.bots.tried import USUAL, Trial, Tried, add_round, candidates_of, may_lose, next_look
from undercroft.kernel.chance import Seeded
from undercroft.kernel.mind import Finding, Mind
from undercroft.kernel.position import Position
from undercroft.kernel.seats import SEATS_IN

SENSIBLE: Final[i64] = 1  # the weights of the three kinds of rivals
QUICK: Final[i64] = 1
THOUGHTFUL: Final[i64] = 2
ASKED: Final = 3  # times at most that a rival's common sense is asked: it is slow
SETTLED: Final = 64  # rounds before the mixture means something: until then rivals know no better than to guess
REUSED: Final = 8  # times that an answer is used before the next one is asked for
SELDOM: Final = 0.1  # moves that would be chosen so much less often than the likeliest are never chosen
FINE: Final[i64] = 1 << 24  # how finely a draw tells chances apart


@final
class Chooser:
    """A seat that chooses: its candidates, and how often it chooses each as far as the search has come."""

    __slots__ = ("seat", "tried", "mixture", "habits", "needed", "_regrets", "_sums")

    def __init__(self, seat: i64, moves: Sequence[int]) -> None:
        self.seat = seat
        self.tried = candidates_of(moves)
        self.mixture = [1.0 / len(moves)] * len(moves)  # of the next try
        self.habits: list[int] = []  # what its common sense has answered
        self.needed = 0  # times that one of the answers was called for
        self._regrets = [0.0] * len(moves)  # how much better each would have been than the mixture; never below 0
        self._sums = [0.0] * len(moves)  # of the mixtures so far, later ones weighing more

    def learn(self, worths: list[float]) -> None:
        """From what each move was worth in one try."""
        expected = 0.0
        for index, part in enumerate(self.mixture):
            expected += part * worths[index]
        total = 0.0
        for index, worth in enumerate(worths):
            self._regrets[index] = max(0.0, self._regrets[index] + worth - expected)
            total += self._regrets[index]
        if total > 0:
            self.mixture = [regret / total for regret in self._regrets]
        weight = float(self.tried[0].tries)
        for index, part in enumerate(self.mixture):
            self._sums[index] += weight * part

    def mean(self) -> list[float]:
        """How often each move is chosen in the end."""
        most = max(self._sums)
        if most == 0:  # nothing was tried: the first candidate is the most promising
            return [1.0] + [0.0] * (len(self._sums) - 1)
        kept = [part if part > SELDOM * most else 0.0 for part in self._sums]
        total = sum(kept)
        return [part / total for part in kept]

    def draw(self, mixture: list[float], chance: Seeded) -> i64:
        rest = float(chance.below(FINE)) / float(FINE)
        index: i64 = 0
        while index < len(mixture) - 1 and rest >= mixture[index]:
            rest -= mixture[index]
            index += 1
        return self.tried[index].move


@final
class Mixing:
    """Of one decision. It can be asked at any time what it has found so far."""

    __slots__ = (
        "candidates",
        "rounds",
        "_mind",
        "_position",
        "_seat",
        "_chance",
        "_clock",
        "_until",
        "_me",
        "_choosers",
        "_rivals",
    )

    def __init__(
        self,
        mind: Mind,
        position: Position,
        seat: i64,
        chance: Seeded,
        clock: Clock = WALL,
        moves: Sequence[int] | None = None,
    ) -> None:
        """Of `moves`, or of those that the mind thinks worth it."""
        self._mind = mind
        self._position = position
        self._seat = seat
        self._chance = chance
        self._clock = clock
        self._until = mind.clock(position) + mind.depth
        self._choosers = [
            Chooser(asked, mind.candidates(position, asked) if moves is None or asked != seat else moves)
            for asked in SEATS_IN[position.waiting]
        ]
        self._me = next(chooser for chooser in self._choosers if chooser.seat == seat)
        self.candidates = self._me.tried
        self._rivals = [chooser for chooser in self._choosers if chooser.seat != seat]
        self.rounds = 0

    def think(self, rounds: int, seconds: float, price: float = 0.0) -> None:
        """Until the own candidates have been tried so often, or the time is over; 0 rounds are no limit. Not even one
        round is sure. `price` is that of `Search.think`."""
        if len(self._me.tried) < 2:
            return
        started = self._clock()
        look = SETTLED
        while not rounds or self.rounds < rounds:
            gone = self._clock() - started
            if gone >= seconds:
                return
            if price > 0 and self.rounds >= look:
                if self._may_lose() < price * (self.rounds / rounds if rounds else gone / seconds):
                    return
                look = next_look(self.rounds)
            self._try(self._me)
            self.rounds += 1
            self._try(self._rivals[self.rounds % len(self._rivals)])

    def _may_lose(self) -> float:
        """By the likeliest move, because another is better. Those that are mixed with it are as good as it."""
        mean = self._me.mean()
        best = self._me.tried[mean.index(max(mean))]
        losses = [
            may_lose(best.mean_lead(tried), best.lead_error(tried, USUAL))
            for tried in self._me.tried
            if tried is not best
        ]
        return max(losses)

    def choice(self) -> i64:
        """One of the own moves, drawn as often as it should be chosen."""
        return self._me.draw(self._me.mean(), self._chance)

    def findings(self) -> list[Finding]:
        """The best first."""
        return [tried.finding(tried.mean()) for tried in sorted(self._me.tried, key=Tried.mean, reverse=True)]

    def _try(self, chooser: Chooser) -> None:
        """Every move of one seat, against what the others choose; with the same luck, so that what differs is it."""
        mind, chance = self._mind, self._chance
        world = self._position.copy()
        mind.redeal(world, self._seat, chance)
        drawn = [self._drawn(world, other) for other in self._choosers]
        luck = Seeded(int(chance.below(SEEDS)))
        start = luck.state
        trials: list[Trial] = []
        for tried in chooser.tried:
            luck.state = start
            twin = world.copy()
            for index, other in enumerate(self._choosers):
                twin.play(other.seat, tried.move if other is chooser else drawn[index], luck)
            informed(twin, mind, luck, self._until)
            trials.append(Trial(mind, twin, chooser.seat))
        add_round(chooser.tried, trials)
        chooser.learn([trial.worth for trial in trials])

    def _drawn(self, world: Position, chooser: Chooser) -> i64:
        """What a seat chooses this time."""
        if chooser is self._me:
            return chooser.draw(chooser.mixture, self._chance)
        kind = self._chance.below(SENSIBLE + QUICK + THOUGHTFUL)
        if kind < SENSIBLE:
            return self._sensible(world, chooser)
        if kind < SENSIBLE + QUICK:
            return self._mind.quick(world, chooser.seat, self._chance)
        return chooser.draw(chooser.mixture, self._chance)

    def _sensible(self, world: Position, chooser: Chooser) -> i64:
        """What the common sense of a rival answers, which knows what it may know and nothing else."""
        if len(chooser.habits) < ASKED and chooser.needed >= REUSED * len(chooser.habits):
            chooser.habits.append(self._mind.advise(world, chooser.seat, self._chance))
        chooser.needed += 1
        return chooser.habits[self._chance.below(len(chooser.habits))]


def search_of(
    mind: Mind, position: Position, seat: i64, chance: Seeded, clock: Clock = WALL, moves: Sequence[int] | None = None
) -> Search | Mixing:
    """The search that fits a decision: do others choose at the same time?"""
    opened = position.copy()
    mind.reopen(opened, seat)
    if opened.waiting & ~(1 << seat):
        return Mixing(mind, opened, seat, chance, clock, moves)
    return Search(mind, position, seat, chance, clock, moves)
