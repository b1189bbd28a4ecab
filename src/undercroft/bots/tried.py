"""What has come of the candidates of a search so far, and what may be lost by giving one up."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import i64

from undercroft.kernel.mind import Finding, Mind
from undercroft.kernel.position import Position

USUAL: Final = 0.1  # how far two moves usually lie apart in one world, as a share of the victory; seen twice before any
LOOKS: Final = 8  # rounds before it is first looked who may be given up; then a quarter more each time


@final
class Trial:
    """What came of a candidate, once."""

    __slots__ = ("worth", "own", "rival")

    def __init__(self, mind: Mind, position: Position, seat: i64) -> None:
        self.worth = mind.outcome(position, seat)
        self.own = mind.points(position, seat)
        self.rival = best_rival(mind, position, seat)


@final
class Tried:
    """One candidate and what came of it so far."""

    __slots__ = ("move", "tries", "worth", "squares", "own", "rival", "_number", "_leads", "_lead_squares")

    def __init__(self, move: i64, number: int) -> None:
        self.move = move
        self.tries: i64 = 0
        self.worth = 0.0  # sums over the tries
        self.squares = 0.0
        self.own = 0.0
        self.rival = 0.0
        self._number = number
        self._leads = [0.0] * number  # over each candidate before it, in the same worlds; sums too
        self._lead_squares = [0.0] * number

    def add(self, trial: Trial) -> None:
        self.tries += 1
        self.worth += trial.worth
        self.squares += trial.worth * trial.worth
        self.own += trial.own
        self.rival += trial.rival

    def compare(self, trial: Trial, other: Tried, others: Trial) -> None:
        """With a candidate before it that was tried in the same world."""
        lead = trial.worth - others.worth
        self._leads[other._number] += lead
        self._lead_squares[other._number] += lead * lead

    def mean(self) -> float:
        """Of the worth; what has never been tried is worse than anything."""
        return self.worth / float(self.tries) if self.tries else -math.inf

    def mean_lead(self, other: Tried) -> float:
        """Over another candidate, in the worlds where both were tried."""
        if self._number < other._number:
            return -other.mean_lead(self)
        return self._leads[other._number] / float(min(self.tries, other.tries))

    def lead_error(self, other: Tried, usual: float) -> float:
        """The square of the standard error of the mean lead."""
        if self._number < other._number:
            return other.lead_error(self, usual)
        times, lead = float(min(self.tries, other.tries)), self.mean_lead(other)
        return (self._lead_squares[other._number] - times * lead * lead + 2 * usual * usual) / (times + 2) / times

    def likely_lead(self, first: Tried, doubt: float, usual: float) -> float:
        """Over the first candidate, if before all tries it was taken to be behind by `doubt`, give or take as much.

        The fewer tries there are and the less they agree, the more the first idea counts: a game of many small
        decisions is lost by taking luck for insight.
        """
        lead, error = self.mean_lead(first), self.lead_error(first, usual)
        return (lead * doubt * doubt - doubt * error) / (doubt * doubt + error)

    def finding(self, worth: float) -> Finding:
        if not self.tries:
            return Finding(int(self.move), 0, 0.0, 0.0, 0.0, 0.0)
        tries, mean = float(self.tries), self.mean()
        spread = math.sqrt(max(0.0, self.squares / tries - mean * mean))
        return Finding(int(self.move), int(self.tries), worth, spread, self.own / tries, self.rival / tries)


def candidates_of(moves: Sequence[int]) -> list[Tried]:
    return [Tried(move, number) for number, move in enumerate(moves)]


def add_round(candidates: Sequence[Tried], trials: Sequence[Trial]) -> None:
    """What came of candidates, in their order, in one world."""
    for place, trial in enumerate(trials):
        tried = candidates[place]
        tried.add(trial)
        for before in range(place):
            tried.compare(trial, candidates[before], trials[before])


def may_lose(gap: float, error: float) -> float:
    """What is lost on average by giving up a move that seems to be behind by `gap`; `error` is the square of the
    standard error of that.

    It is small if the move is surely behind, and if it surely is about as good. It is what is expected after all that
    was seen, so one may look at it as often as one likes.
    """
    spread = math.sqrt(error)
    far = gap / spread
    density = math.exp(-far * far / 2) / math.sqrt(2 * math.pi)
    return spread * (density - far * math.erfc(far / math.sqrt(2)) / 2)


def next_look(rounds: int) -> int:
    """After how many rounds it is looked again."""
    return rounds + max(1, rounds // 4)


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
