"""Search for decisions in which several seats choose at once, in secret.

Each rival is modelled as a mixture of three players, weighted as below: one makes the greedy move, one plays the quick
policy, and one thinks like this seat. The choices of the third kind, and the own choice, come from regret matching: in
turn, all moves of one seat are tried against what the others may choose, and a move is chosen in proportion to how much
better it would have been so far. The mean of these choices cannot be exploited and still exploits the habits of others
(a restricted Nash response).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import i64

from undercroft.bots.candidates import (
    LOOKS,
    USUAL,
    Candidate,
    DecisionSearch,
    Sample,
    add_round,
    candidates_of,
    may_lose,
    next_look,
)
from undercroft.bots.clock import WALL, Clock
from undercroft.bots.playout import play_out
from undercroft.bots.search import SEEDS, Search
from undercroft.kernel.chance import Seeded
from undercroft.kernel.mind import Finding, Mind
from undercroft.kernel.position import Position
from undercroft.kernel.seats import SEATS_IN

GREEDY: Final[i64] = 1  # the weights of the three kinds of rivals
QUICK: Final[i64] = 1
THOUGHTFUL: Final[i64] = 2
ASKED: Final = 3  # maximum greedy moves computed for a rival: they are slow
SETTLED: Final = 64  # rounds before the mixture is meaningful
REUSED: Final = 8  # uses of a greedy move before the next one is computed
SELDOM: Final = 0.1  # moves less likely than this fraction of the likeliest move are never chosen
FINE: Final[i64] = 1 << 24  # resolution of a draw


@final
class Chooser:
    """A seat that chooses: its candidates, and how often it chooses each so far."""

    def __init__(self, seat: i64, tried: list[Candidate]) -> None:
        self.seat: i64 = seat
        self.tried: list[Candidate] = tried
        self.mixture: list[float] = [1.0 / len(tried)] * len(tried)  # of the next trial
        self.habits: list[int] = []  # its greedy moves
        self.needed: int = 0  # times that a greedy move was used
        self._regrets = [0.0] * len(tried)  # how much better each would have been than the mixture; never below 0
        self._sums = [0.0] * len(tried)  # of the mixtures so far; later ones weigh more

    def learn(self, worths: list[float]) -> None:
        """Updates the mixture with the worth of each move in one trial."""
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
        """Returns the final probability of each move."""
        most = max(self._sums)
        if most == 0:  # no trials: the first candidate is the most promising
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
class Mixing(DecisionSearch):
    """The search of a seat that decides while others do."""

    def __init__(
        self,
        mind: Mind,
        position: Position,
        seat: i64,
        chance: Seeded,
        clock: Clock = WALL,
        moves: Sequence[int] | None = None,
        depths: int = 1,
    ) -> None:
        super().__init__(mind, position, seat, chance, clock, moves, depths)
        self._me = Chooser(seat, self.candidates)
        self._choosers = [
            self._me if asked == seat else Chooser(asked, candidates_of(mind.candidates(position, asked)))
            for asked in SEATS_IN[position.waiting]
        ]
        self._rivals = [chooser for chooser in self._choosers if chooser is not self._me]

    def think(self, rounds: int, seconds: float, price: float = 0.0, looks: int = LOOKS) -> None:
        if len(self.candidates) < 2:
            return
        started = self._clock()
        look = max(SETTLED, looks)
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
        """Returns the expected loss of the likeliest move. Moves mixed with it are as good as it."""
        mean = self._me.mean()
        best = self.candidates[mean.index(max(mean))]
        others = [tried for tried in self.candidates if tried is not best]
        return max([may_lose(best.mean_lead(tried), best.lead_error(tried, USUAL)) for tried in others])

    def choice(self) -> i64:
        """Draws one of the own moves from the final mixture."""
        return self._me.draw(self._me.mean(), self._chance)

    def mixture(self) -> list[tuple[int, float]]:
        """Returns the moves that `choice` may draw, with their probabilities."""
        mean = self._me.mean()
        return [(int(tried.move), mean[index]) for index, tried in enumerate(self.candidates) if mean[index] > 0]

    def findings(self) -> list[Finding]:
        ordered = sorted(self.candidates, key=Candidate.mean, reverse=True)
        return [tried.finding(ordered[0], USUAL) for tried in ordered]

    def _try(self, chooser: Chooser) -> None:
        """Tries every move of one seat in one world, with the same luck and the same choices of the others."""
        mind, chance = self._mind, self._chance
        world = self._position.copy()
        mind.redeal(world, self._seat, chance)
        mind.unveil(world)
        drawn = [self._drawn(world, other) for other in self._choosers]
        luck = Seeded(int(chance.below(SEEDS)))
        start = luck.state
        trials: list[Sample] = []
        for tried in chooser.tried:
            luck.state = start
            twin = world.copy()
            for index, other in enumerate(self._choosers):
                twin.play(other.seat, tried.move if other is chooser else drawn[index], luck)
            play_out(twin, mind, luck, self._until)
            trials.append(Sample(mind, twin, chooser.seat))
        add_round(chooser.tried, trials)
        chooser.learn([trial.worth for trial in trials])

    def _drawn(self, world: Position, chooser: Chooser) -> i64:
        """Draws what a seat chooses in one trial."""
        if chooser is self._me:
            return chooser.draw(chooser.mixture, self._chance)
        kind = self._chance.below(GREEDY + QUICK + THOUGHTFUL)
        if kind < GREEDY:
            return self._greedy(world, chooser)
        if kind < GREEDY + QUICK:
            return self._mind.quick(world, chooser.seat, self._chance)
        return chooser.draw(chooser.mixture, self._chance)

    def _greedy(self, world: Position, chooser: Chooser) -> i64:
        """Returns a greedy move of a rival, which knows only what its seat may know."""
        if len(chooser.habits) < ASKED and chooser.needed >= REUSED * len(chooser.habits):
            chooser.habits.append(self._mind.greedy_move(world, chooser.seat, self._chance))
        chooser.needed += 1
        return chooser.habits[self._chance.below(len(chooser.habits))]


def search_of(
    mind: Mind,
    position: Position,
    seat: i64,
    chance: Seeded,
    clock: Clock = WALL,
    moves: Sequence[int] | None = None,
    depths: int = 1,
) -> DecisionSearch:
    """Returns the search that fits a decision, depending on whether others choose at the same time."""
    opened = position.copy()
    mind.reopen(opened, seat)
    if opened.waiting & ~(1 << seat):
        return Mixing(mind, opened, seat, chance, clock, moves, depths)
    return Search(mind, position, seat, chance, clock, moves, depths)
