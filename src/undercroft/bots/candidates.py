"""The candidates of a search: their trials, how they compare, and the expected loss of giving one up."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import i64

from undercroft.bots.clock import WALL, Clock
from undercroft.kernel.chance import Seeded
from undercroft.kernel.mind import Finding, Mind
from undercroft.kernel.position import Position

USUAL: Final = 0.1  # typical difference of two moves in one world, as a share of the win; counts as two trials
LOOKS: Final = 8  # rounds before candidates may first be given up

# The prior of a candidate: with these probabilities it is behind the first one by so many doubts of the mind, give or
# take as much. Most candidates are nearly as good as the first and a few are blunders. The wide parts let a few trials
# establish a large lead.
PARTS: Final = [0.6, 0.3, 0.1]
WIDTHS: Final = [1.0, 4.0, 16.0]


@final
class Sample:
    """The result of one trial. `is_certain` means that it ended the game without luck or hidden cards."""

    def __init__(self, mind: Mind, position: Position, seat: i64, is_certain: bool = False) -> None:
        self.is_certain = is_certain
        self.worth: float = mind.outcome(position, seat)
        self.own: float = mind.points(position, seat)
        self.rival: float = best_rival(mind, position, seat)


@final
class Candidate:
    """A candidate move and its trials so far."""

    def __init__(self, move: i64, number: int) -> None:
        self.move: i64 = move
        self.tries: i64 = 0
        self.worth: float = 0.0  # sums over the trials
        self.squares: float = 0.0
        self.own: float = 0.0
        self.rival: float = 0.0
        self.is_certain = True  # until a trial depends on luck or hidden cards
        self._number = number
        self._leads = [0.0] * number  # over each earlier candidate, in the same worlds; also sums
        self._lead_squares = [0.0] * number

    def add(self, trial: Sample) -> None:
        self.tries += 1
        self.worth += trial.worth
        self.squares += trial.worth * trial.worth
        self.own += trial.own
        self.rival += trial.rival
        self.is_certain = self.is_certain and trial.is_certain

    def compare(self, trial: Sample, other: Candidate, others: Sample) -> None:
        """Records the lead over an earlier candidate that was tried in the same world."""
        lead = trial.worth - others.worth
        self._leads[other._number] += lead
        self._lead_squares[other._number] += lead * lead

    def mean(self) -> float:
        """Returns the mean worth; minus infinity before the first trial."""
        return self.worth / float(self.tries) if self.tries else -math.inf

    def mean_lead(self, other: Candidate) -> float:
        """Returns the mean lead over another candidate, in the worlds where both were tried."""
        if self._number < other._number:
            return -other.mean_lead(self)
        return self._leads[other._number] / float(min(self.tries, other.tries))

    def lead_error(self, other: Candidate, usual: float) -> float:
        """Returns the squared standard error of the mean lead."""
        if self._number < other._number:
            return other.lead_error(self, usual)
        times, lead = float(min(self.tries, other.tries)), self.mean_lead(other)
        return (self._lead_squares[other._number] - times * lead * lead + 2 * usual * usual) / (times + 2) / times

    def finding(self, first: Candidate, usual: float) -> Finding:
        """Summarises the trials, compared with the candidate that the search puts first."""
        if not self.tries:
            return Finding(int(self.move), 0, 0.0, 0.0, 0.0, 0.0)
        tries, mean = float(self.tries), self.mean()
        spread = math.sqrt(max(0.0, self.squares / tries - mean * mean))
        behind = error = 0.0
        if self is not first and first.tries:
            behind, error = first.mean_lead(self), math.sqrt(first.lead_error(self, usual))
        own, rival = self.own / tries, self.rival / tries
        return Finding(int(self.move), int(self.tries), mean, spread, own, rival, behind, error, self.is_certain)


def candidates_of(moves: Sequence[int]) -> list[Candidate]:
    return [Candidate(move, number) for number, move in enumerate(moves)]


def add_round(candidates: Sequence[Candidate], trials: Sequence[Sample]) -> None:
    """Records the trials of candidates in one world, in their order."""
    for place, trial in enumerate(trials):
        tried = candidates[place]
        tried.add(trial)
        for before in range(place):
            tried.compare(trial, candidates[before], trials[before])


@final
class Likely:
    """The posterior of a candidate's lead over the first one, from its mean lead and the squared standard error.

    The fewer the trials and the less they agree, the more the prior counts: taking luck for insight loses games of many
    small decisions.
    """

    def __init__(self, lead: float, error: float, doubt: float) -> None:
        if doubt <= 0:
            self.lead, self.variance = lead, error
            return
        least = min([_surprise(lead, error, doubt * width) for width in WIDTHS])
        total = mean = squares = 0.0
        for number, width in enumerate(WIDTHS):
            known = doubt * width
            square = known * known + error
            weight = PARTS[number] * math.exp(least - _surprise(lead, error, known)) / math.sqrt(square)
            middle = (lead * known * known - known * error) / square
            total += weight
            mean += weight * middle
            squares += weight * (middle * middle + known * known * error / square)
        self.lead = mean / total
        self.variance = max(0.0, squares / total - self.lead * self.lead)


def _surprise(lead: float, error: float, known: float) -> float:
    """Returns how unlikely a lead is for a candidate expected to be behind by `known`, give or take as much."""
    return (lead + known) ** 2 / (2 * (known * known + error))


def may_lose(gap: float, error: float) -> float:
    """Returns the expected loss of dropping a move that is behind by `gap`; `error` is its squared standard error."""
    spread = math.sqrt(error)
    far = gap / spread
    density = math.exp(-far * far / 2) / math.sqrt(2 * math.pi)
    return spread * (density - far * math.erfc(far / math.sqrt(2)) / 2)


def next_look(rounds: int) -> int:
    """Returns the number of rounds after which to check again whether candidates can be given up."""
    return rounds + max(1, rounds // 4)


class DecisionSearch:
    """Compares the candidate moves of one decision. Subclasses run the trials; `findings` can be asked at any time.

    `moves` replaces the candidates that the mind proposes. A trial looks `depths` times as far ahead as the mind asks.
    """

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
        self.candidates: list[Candidate] = candidates_of(mind.candidates(position, seat) if moves is None else moves)
        self.rounds: int = 0  # completed rounds of trials
        self.seats: int = int(position.seats)
        self._mind = mind
        self._position = position
        self._seat = seat
        self._chance = chance
        self._clock = clock
        self._until = mind.clock(position) + depths * mind.depth

    def think(self, rounds: int, seconds: float, price: float = 0.0, looks: int = LOOKS) -> None:
        """Tries the candidates `rounds` times on average (0: without a limit), for at most `seconds`. Even the first
        round may be cut short: the first candidate is the most promising.

        `price` is the worth of the whole thinking time, as a share of the win. With a price, a clear choice or one
        between equals takes less time, but at least `looks` rounds.
        """
        raise NotImplementedError

    def findings(self) -> list[Finding]:
        """Returns the findings about all candidates, best first."""
        raise NotImplementedError


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
