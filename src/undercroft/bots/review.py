"""Which moves of a finished match have cost a seat most, and what would have been better.

Every decision is looked at as the seat saw it, twice. First all moves that come into question are tried for a short
while, beside the one that was played. Then, for those decisions that seem to have cost most, the played move and the
best other are compared anew, in worlds of their own: a move that was only lucky in the first look does not keep its
luck. What is told comes from the second look alone.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Final, NamedTuple, final

from undercroft.bots.advice import CLEAR, Weighed, general_reason
from undercroft.bots.clock import PROCESSOR, Clock
from undercroft.bots.mixing import search_of
from undercroft.bots.tried import USUAL
from undercroft.games import find_game
from undercroft.kernel.chance import Seeded, seed_of
from undercroft.kernel.errors import UndercroftError
from undercroft.kernel.game import Game
from undercroft.kernel.match import walk
from undercroft.kernel.message import Message
from undercroft.kernel.mind import Mind
from undercroft.kernel.move import Move
from undercroft.kernel.position import Data, Position
from undercroft.kernel.record import Record
from undercroft.kernel.seats import seat_at

MOST: Final = 3  # moves that are told
PROVEN: Final = 8  # decisions that are looked at a second time
FIRST: Final = 0.5  # of the time, for the first look
GLANCES: Final = 24  # tries of a move in the first look
PROOFS: Final = 600  # tries of both moves in the second
LEAST: Final = {"chance": 0.02, "points": 0.25}  # that a move must have cost to be told


class Costly(NamedTuple):
    """A move that was played after `step` steps, and a better one. `error` is that of the cost."""

    step: int
    played: Weighed
    better: Weighed
    cost: float
    error: float
    reason: Message

    def data(self) -> Data:
        return {
            "step": self.step,
            "played": self.played.data(),
            "better": self.better.data(),
            "cost": self.cost,
            "error": self.error,
            "reason": self.reason.data(),
        }


class Decision(NamedTuple):
    """What a seat was asked, and answered. `position` is one that agrees with all the seat knew."""

    step: int
    position: Position
    moves: tuple[Move, ...]
    codes: tuple[int, ...]
    played: int

    def move_of(self, code: int) -> Data:
        return self.moves[self.codes.index(code)].data()


def decisions_of(game: Game, mind: Mind, record: Record, seat: int, chance: Seeded) -> list[Decision]:
    """Where a seat had a choice. What it could not know is dealt anew: nobody is blamed for that."""
    found: list[Decision] = []
    for number, match in enumerate(walk(game, record)):
        if number == len(record.steps) or record.steps[number].seat != seat:
            continue
        position = match.position
        codes = tuple([int(code) for code in position.moves(seat)])
        if len(codes) < 2:
            continue
        moves = match.moves(seat)
        played = next(place for place, move in enumerate(moves) if move.text == record.steps[number].move)
        mind.redeal(position, seat, chance)
        found.append(Decision(number, position, moves, codes, codes[played]))
    return found


@final
class Review:
    """Of one seat of a match. `looks` does the work and can be left at any time; `costly` is what is known then."""

    __slots__ = (
        "seat",
        "measure",
        "decisions",
        "looked",
        "proven",
        "_mind",
        "_chance",
        "_clock",
        "_costly",
        "_doubted",
    )

    def __init__(self, record: Record, seat: int, seed: int = 0, clock: Clock = PROCESSOR) -> None:
        game = find_game(record.game)
        mind = game.mind()
        if mind is None:
            raise UndercroftError(f"nobody can judge moves of {game.name}: it brings no mind of its own")
        self.seat = seat_at(seat, record.seats)
        self.measure = "points" if mind.is_for_points(record.seats) else "chance"
        self._mind = mind
        self._chance = Seeded(seed_of(seed))
        self._clock = clock
        self.decisions = decisions_of(game, mind, record, self.seat, self._chance)
        self.looked = 0  # at so many of them, for the first time
        self.proven = 0  # so many were looked at again
        self._doubted: list[tuple[float, Decision, int]] = []  # what it seems to have cost, and the better move
        self._costly: list[Costly] = []

    def looks(self, seconds: float) -> Iterator[None]:
        """One decision after the other; where time is short, those come first in which common sense had other ideas."""
        started = self._clock()
        order = sorted(self.decisions, key=self._is_sensible)
        for place, decision in enumerate(order):
            left = FIRST * seconds - (self._clock() - started)
            if left <= 0:
                break
            self._glance(decision, left / (len(order) - place))
            self.looked += 1
            yield
        self._doubted.sort(key=lambda doubted: -doubted[0])
        chosen = self._doubted[:PROVEN]
        for place, (_, decision, better) in enumerate(chosen):
            left = seconds - (self._clock() - started)
            if left <= 0:
                break
            self._prove(decision, better, left / (len(chosen) - place))
            self.proven += 1
            yield

    @property
    def to_prove(self) -> int:
        """Decisions that are to be looked at again, as far as is known."""
        return min(PROVEN, len(self._doubted))

    def costly(self) -> list[Costly]:
        """The costliest first."""
        return sorted(self._costly, key=lambda one: -one.cost)[:MOST]

    def _is_sensible(self, decision: Decision) -> bool:
        return int(self._mind.advise(decision.position, self.seat, self._chance)) == decision.played

    def _glance(self, decision: Decision, seconds: float) -> None:
        candidates = [int(code) for code in self._mind.candidates(decision.position, self.seat)]
        if decision.played not in candidates:
            candidates.append(decision.played)
        search = search_of(self._mind, decision.position, self.seat, self._chance, self._clock, candidates)
        search.think(GLANCES, seconds)
        worths = {int(tried.move): tried.mean() for tried in search.candidates if tried.tries}
        own = worths.pop(decision.played, None)
        if own is None or not worths:
            return
        best = max(worths, key=lambda code: worths[code])
        if worths[best] > own:
            self._doubted.append((worths[best] - own, decision, best))

    def _prove(self, decision: Decision, better: int, seconds: float) -> None:
        pair = (decision.played, better)
        search = search_of(self._mind, decision.position, self.seat, self._chance, self._clock, pair)
        own, other = search.candidates
        search.think(PROOFS, seconds)
        if not other.tries:
            return
        unit = 1.0 if self.measure == "chance" else max(1.0, abs(own.mean()))
        cost, error = other.mean_lead(own), math.sqrt(other.lead_error(own, USUAL * unit))
        if cost < LEAST[self.measure] or cost <= CLEAR * error:
            return
        findings = [other.finding(other.mean()), own.finding(own.mean())]
        weighed = [Weighed(decision.move_of(one.move), one.worth, one.spread, one.tries) for one in findings]
        reason = self._mind.reason(decision.position, self.seat, findings)
        reason = general_reason(self.measure, findings) if reason is None else reason
        self._costly.append(Costly(decision.step, weighed[1], weighed[0], cost, error, reason))


def review(record: Record, seat: int, seconds: float = 10.0, seed: int = 0, clock: Clock = PROCESSOR) -> list[Costly]:
    """The costliest moves of a seat, found out within some seconds of processor."""
    found = Review(record, seat, seed, clock)
    for _ in found.looks(seconds):
        pass
    return found.costly()
