"""Search: every candidate is tried over and over, in worlds that agree with what the seat knows.

In one round all candidates meet the same hidden cards and the same luck, so that what differs is the move. All seats
play on by the game's own common sense. Step by step the worse half of the candidates is dropped ("sequential
halving"): the time goes where the choice is hard.
"""

from __future__ import annotations

import math
import time
from typing import Final, final

from mypy_extensions import i64

from undercroft.bots.playout import informed
from undercroft.kernel.chance import Seeded
from undercroft.kernel.mind import Finding, Mind
from undercroft.kernel.position import Position

LAST: Final = 2  # so many candidates are compared to the end
SEEDS: Final = 1 << 30  # of the luck of a round


@final
class Trial:
    """What came of a candidate, once."""

    __slots__ = ("worth", "own", "rival")

    def __init__(self, mind: Mind, position: Position, seat: i64) -> None:
        self.worth = mind.worth(position, seat)
        self.own = mind.points(position, seat)
        self.rival = best_rival(mind, position, seat)


@final
class Tried:
    """One candidate and what came of it so far."""

    __slots__ = ("move", "tries", "worth", "squares", "own", "rival")

    def __init__(self, move: i64) -> None:
        self.move = move
        self.tries: i64 = 0
        self.worth = 0.0  # sums over the tries
        self.squares = 0.0
        self.own = 0.0
        self.rival = 0.0

    def add(self, trial: Trial) -> None:
        self.tries += 1
        self.worth += trial.worth
        self.squares += trial.worth * trial.worth
        self.own += trial.own
        self.rival += trial.rival

    def mean(self) -> float:
        """Of the worth; what has never been tried is worse than anything."""
        return self.worth / float(self.tries) if self.tries else -math.inf

    def finding(self) -> Finding:
        if not self.tries:
            return Finding(int(self.move), 0, 0.0, 0.0, 0.0, 0.0)
        tries, mean = float(self.tries), self.mean()
        spread = math.sqrt(max(0.0, self.squares / tries - mean * mean))
        return Finding(int(self.move), int(self.tries), mean, spread, self.own / tries, self.rival / tries)


@final
class Search:
    """Of one decision. It can be asked at any time what it has found so far."""

    __slots__ = ("candidates", "rounds", "_mind", "_position", "_seat", "_chance", "_until", "_alive")

    def __init__(self, mind: Mind, position: Position, seat: i64, chance: Seeded) -> None:
        self._mind = mind
        self._position = position
        self._seat = seat
        self._chance = chance
        self._until = mind.clock(position) + mind.depth
        self.candidates = [Tried(move) for move in mind.candidates(position, seat)]
        self.rounds = 0  # that were finished
        self._alive = list(self.candidates)

    def think(self, rounds: int, seconds: float) -> None:
        """Until the candidates have been tried `rounds` times on average, or the time is over; 0 rounds are no limit.
        Not even one round is sure: the first candidate is the most promising.

        A search that needs less than half of its time never looks at the clock, so to speak: the same chance gives the
        same findings. After that the clock too drops candidates. Without a limit of rounds it alone does.
        """
        if len(self._alive) < 2 or seconds <= 0:
            return
        started = time.perf_counter()
        budget = float(rounds * len(self.candidates))
        phases = math.ceil(math.log2(len(self._alive) / LAST)) + 1
        phase = 1
        spent = 0.0
        while True:
            gone = (time.perf_counter() - started) / seconds
            done = max(spent / budget, 2 * gone - 1) if rounds else gone
            if done >= 1:
                return
            while phase < phases and done >= phase / phases:
                self._halve()
                phase += 1
            spent += self._round(started + seconds)

    def findings(self) -> list[Finding]:
        """The best first; those that were dropped follow those that were not."""
        alive = sorted(self._alive, key=Tried.mean, reverse=True)
        rest = [tried for tried in self.candidates if tried not in self._alive]
        rest.sort(key=lambda tried: (tried.tries, tried.mean()), reverse=True)
        return [tried.finding() for tried in alive + rest]

    def _halve(self) -> None:
        keep = max(LAST, (len(self._alive) + 1) // 2)
        self._alive = sorted(self._alive, key=Tried.mean, reverse=True)[:keep]

    def _round(self, deadline: float) -> float:
        """Every living candidate once, in one world; how many were tried before the time was over.

        Candidates are compared in the same worlds: a round that could not be finished counts only if it is the first.
        """
        mind, seat = self._mind, self._seat
        world = self._position.copy()
        mind.redeal(world, seat, self._chance)
        luck = Seeded(int(self._chance.below(SEEDS)))
        start = luck.state
        trials: list[Trial] = []
        for tried in self._alive:
            if time.perf_counter() > deadline:
                break
            luck.state = start
            twin = world.copy()
            twin.play(seat, tried.move, luck)
            informed(twin, mind, luck, self._until)
            trials.append(Trial(mind, twin, seat))
        is_whole = len(trials) == len(self._alive)
        if is_whole or not self.rounds:
            for number, trial in enumerate(trials):
                self._alive[number].add(trial)
        if is_whole:
            self.rounds += 1
        return float(len(trials))


def best_rival(mind: Mind, position: Position, seat: i64) -> float:
    if position.seats == 1:
        return 0.0
    best = -math.inf
    other: i64 = 0
    while other < position.seats:
        if other != seat:
            best = max(best, mind.points(position, other))
        other += 1
    return best
