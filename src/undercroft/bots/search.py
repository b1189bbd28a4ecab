"""Search: every candidate is tried over and over, in worlds that agree with what the seat knows.

In one round all candidates meet the same hidden cards and the same luck, so that what differs is the move. All seats
play on by the game's own common sense. Step by step the worse half of the candidates is dropped ("sequential
halving"): the time goes where the choice is hard.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import i64

from undercroft.bots.clock import WALL, Clock
from undercroft.bots.playout import informed
from undercroft.kernel.chance import Seeded
from undercroft.kernel.mind import Finding, Mind
from undercroft.kernel.position import Position

LAST: Final = 2  # so many candidates are compared to the end
SEEDS: Final = 1 << 30  # of the luck of a round
USUAL: Final = 0.1  # how far two moves usually lie apart in one world, as a share of the victory; seen twice before any
LOOKS: Final = 64  # rounds after which the choice may be clear; looked at again after twice as many, and so on
CLEAR: Final = 4.0  # standard errors that a move is behind before it is given up
TRIFLE: Final = 0.003  # of the victory: moves that surely differ by less are alike


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

    __slots__ = ("move", "tries", "worth", "squares", "compared", "lead", "lead_squares", "own", "rival")

    def __init__(self, move: i64) -> None:
        self.move = move
        self.tries: i64 = 0
        self.worth = 0.0  # sums over the tries
        self.squares = 0.0
        self.compared: i64 = 0  # times with the first of the living candidates, in the same worlds
        self.lead = 0.0  # over it, a sum too
        self.lead_squares = 0.0
        self.own = 0.0
        self.rival = 0.0

    def add(self, trial: Trial, first: Trial) -> None:
        lead = trial.worth - first.worth
        self.tries += 1
        self.worth += trial.worth
        self.squares += trial.worth * trial.worth
        self.compared += 1
        self.lead += lead
        self.lead_squares += lead * lead
        self.own += trial.own
        self.rival += trial.rival

    def mean(self) -> float:
        """Of the worth; what has never been tried is worse than anything."""
        return self.worth / float(self.tries) if self.tries else -math.inf

    def likely_lead(self, doubt: float, usual: float) -> float:
        """Over the first candidate, if before all tries it was taken to be behind by `doubt`, give or take as much.

        The fewer tries there are and the less they agree, the more the first idea counts: a game of many small
        decisions is lost by taking luck for insight.
        """
        lead, error = self.mean_lead(), self.lead_error(usual)
        return (lead * doubt * doubt - doubt * error) / (doubt * doubt + error)

    def mean_lead(self) -> float:
        return self.lead / float(self.compared)

    def lead_error(self, usual: float) -> float:
        """The square of the standard error of the mean lead."""
        times, lead = float(self.compared), self.mean_lead()
        return (self.lead_squares - times * lead * lead + 2 * usual * usual) / (times + 2) / times

    def forget_lead(self) -> None:
        """Another candidate is the first now."""
        self.compared = 0
        self.lead = 0.0
        self.lead_squares = 0.0

    def finding(self, worth: float) -> Finding:
        if not self.tries:
            return Finding(int(self.move), 0, 0.0, 0.0, 0.0, 0.0)
        tries, mean = float(self.tries), self.mean()
        spread = math.sqrt(max(0.0, self.squares / tries - mean * mean))
        return Finding(int(self.move), int(self.tries), worth, spread, self.own / tries, self.rival / tries)


@final
class Search:
    """Of one decision. It can be asked at any time what it has found so far."""

    __slots__ = ("candidates", "rounds", "_mind", "_position", "_seat", "_chance", "_clock", "_until", "_alive")

    def __init__(self, mind: Mind, position: Position, seat: i64, chance: Seeded, clock: Clock = WALL) -> None:
        self._mind = mind
        self._position = position
        self._seat = seat
        self._chance = chance
        self._clock = clock
        self._until = mind.clock(position) + mind.depth
        self.candidates = [Tried(move) for move in mind.candidates(position, seat)]
        self.rounds = 0  # that were finished
        self._alive = list(self.candidates)

    def think(self, rounds: int, seconds: float) -> None:
        """Until the candidates have been tried `rounds` times on average, or the time is over; 0 rounds are no limit.
        Not even one round is sure: the first candidate is the most promising.

        A search that needs less than half of its time never looks at the clock, so to speak: the same chance gives the
        same findings. After that the clock too drops candidates. Without a limit of rounds it alone does. A choice that
        has become clear takes no more time.
        """
        if len(self._alive) < 2 or seconds <= 0:
            return
        started = self._clock()
        budget = float(rounds * len(self.candidates))
        phases = math.ceil(math.log2(len(self._alive) / LAST)) + 1
        phase = 1
        spent = 0.0
        while True:
            gone = (self._clock() - started) / seconds
            done = max(spent / budget, 2 * gone - 1) if rounds else gone
            if done >= 1:
                return
            while phase < phases and done >= phase / phases:
                self._halve()
                phase += 1
            spent += self._round(started + seconds)
            if is_time_to_look(self._alive[0]):
                unit = self._unit()
                if is_surely_best(max(self._alive, key=self._worth), self._alive, USUAL * unit, TRIFLE * unit):
                    return

    def findings(self) -> list[Finding]:
        """The best first; those that were dropped follow those that were not."""
        alive = sorted(self._alive, key=self._worth, reverse=True)
        rest = [tried for tried in self.candidates if tried not in self._alive]
        rest.sort(key=lambda tried: (tried.tries, self._worth(tried)), reverse=True)
        return [tried.finding(self._worth(tried)) for tried in alive + rest]

    def _worth(self, tried: Tried) -> float:
        """The mean; where the mind trusts its first idea, that of it and the likely lead over it."""
        first = self.candidates[0]
        if self._mind.doubt <= 0 or tried is first or not tried.tries:
            return tried.mean()
        unit = self._unit()
        return first.mean() + tried.likely_lead(self._mind.doubt * unit, USUAL * unit)

    def _unit(self) -> float:
        """The victory; alone worth is counted in points."""
        return 1.0 if self._position.seats > 1 else max(1.0, abs(self.candidates[0].mean()))

    def _halve(self) -> None:
        """Where the first candidate is trusted it stays: the others are compared with it."""
        keep = max(LAST, (len(self._alive) + 1) // 2)
        trusted = 1 if self._mind.doubt > 0 else 0
        rest = sorted(self._alive[trusted:], key=self._worth, reverse=True)
        kept = self._alive[:trusted] + rest[: keep - trusted]
        if kept[0] is not self._alive[0]:
            for tried in kept:
                tried.forget_lead()
        self._alive = kept

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
            if self._clock() > deadline:
                break
            luck.state = start
            twin = world.copy()
            twin.play(seat, tried.move, luck)
            informed(twin, mind, luck, self._until)
            trials.append(Trial(mind, twin, seat))
        is_whole = len(trials) == len(self._alive)
        if is_whole or not self.rounds:
            for number, trial in enumerate(trials):
                self._alive[number].add(trial, trials[0])
        if is_whole:
            self.rounds += 1
        return float(len(trials))


def is_time_to_look(first: Tried) -> bool:
    """Seldom: if one looks often enough, luck will look like a clear choice some time."""
    return first.compared >= LOOKS and first.compared & (first.compared - 1) == 0


def is_surely_best(best: Tried, candidates: Sequence[Tried], usual: float, trifle: float) -> bool:
    """Is every other candidate surely worse, or surely as good?"""
    own = math.sqrt(best.lead_error(usual))
    for tried in candidates:
        doubt = CLEAR * (own + math.sqrt(tried.lead_error(usual)))
        gap = best.mean_lead() - tried.mean_lead()
        if tried is not best and gap < doubt and abs(gap) + doubt > trifle:
            return False
    return True


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
