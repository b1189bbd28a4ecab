"""Reviews a finished match: finds the moves that cost a seat most, and better ones.

Every decision is examined as the seat saw it. A short first search compares all candidates with the move played. For
the decisions that seem to have cost most, a second search compares the move played with the best other, in new worlds
and further into the game, which removes moves that were only lucky or only good at short range. A mistake has to be
found by both searches; its figures come from the second.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple, final

from undercroft.bots.advice import CLEAR, FOR_REASONS, Weighed, weighed_of, why
from undercroft.bots.candidates import USUAL
from undercroft.bots.clock import PROCESSOR, Clock
from undercroft.bots.mixing import search_of
from undercroft.games.card_sets import game_with
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

MAX_TOLD: Final = 3  # moves shown
PROVEN: Final = 8  # decisions searched a second time
FIRST: Final = 0.5  # of the time, for the first searches
GLANCES: Final = 24  # tries of a move in a first search
PROOFS: Final = 600  # tries of both moves in a second search
DEPTHS: Final = 2  # depth of a second search, as a multiple of the first
LEAST: Final = {"chance": 0.02, "points": 0.25}  # minimum cost of a move that is shown


class Costly(NamedTuple):
    """A move played after `step` steps, a better one, and the cost with its standard error."""

    step: int
    played: Weighed
    better: Weighed
    cost: float
    error: float
    reason: Message

    def data(self) -> Data:
        parts = {"played": self.played.data(), "better": self.better.data(), "reason": self.reason.data()}
        return {"step": self.step, "cost": self.cost, "error": self.error, **parts}


class Decision(NamedTuple):
    """A question to a seat and its answer. `position` is one that agrees with all the seat knew."""

    step: int
    position: Position
    moves: tuple[Move, ...]
    codes: tuple[int, ...]
    played: int

    def move_of(self, code: int) -> Data:
        return self.moves[self.codes.index(code)].data()


def decisions_of(game: Game, mind: Mind, record: Record, seat: int, chance: Seeded) -> list[Decision]:
    """Returns the decisions in which a seat had a choice. What it could not know is dealt again."""
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
    """The review of a seat. `looks` does the work and may be stopped at any time; `costly` has the findings so far."""

    def __init__(self, record: Record, seat: int, seed: int = 0, clock: Clock = PROCESSOR) -> None:
        game = game_with(record.game, record.changes)
        mind = game.mind()
        if mind is None:
            raise UndercroftError(f"{game.name} has no reviews, because it has no mind")
        self.seat: int = seat_at(seat, record.seats)
        self.measure = "points" if mind.is_for_points(record.seats) else "chance"
        self._mind = mind
        self._chance = Seeded(seed_of(seed))
        self._clock = clock
        self.decisions: list[Decision] = decisions_of(game, mind, record, self.seat, self._chance)
        self.looked: int = 0  # decisions searched so far
        self.proven: int = 0  # decisions searched a second time
        self._suspects: list[tuple[float, Decision, int]] = []  # apparent cost, decision, better move
        self._costly: list[Costly] = []

    def looks(self, seconds: float) -> Iterator[None]:
        """Searches decision after decision and yields after each. Moves unlike the greedy move come first."""
        started = self._clock()
        order = sorted(self.decisions, key=self._is_greedy)
        for place, decision in enumerate(order):
            left = FIRST * seconds - (self._clock() - started)
            if left <= 0:
                break
            self._glance(decision, left / (len(order) - place))
            self.looked += 1
            yield
        self._suspects.sort(key=lambda suspect: -suspect[0])
        chosen = self._suspects[:PROVEN]
        for place, (_, decision, better) in enumerate(chosen):
            left = seconds - (self._clock() - started)
            if left <= 0:
                break
            self._prove(decision, better, left / (len(chosen) - place))
            self.proven += 1
            yield

    @property
    def to_prove(self) -> int:
        """The number of decisions to search a second time, as far as known."""
        return min(PROVEN, len(self._suspects))

    def costly(self) -> list[Costly]:
        """Returns the costliest moves, costliest first."""
        return sorted(self._costly, key=lambda one: -one.cost)[:MAX_TOLD]

    def _is_greedy(self, decision: Decision) -> bool:
        return int(self._mind.greedy_move(decision.position, self.seat, self._chance)) == decision.played

    def _glance(self, decision: Decision, seconds: float) -> None:
        candidates = [int(code) for code in self._mind.candidates(decision.position, self.seat)]
        if decision.played not in candidates:
            candidates.append(decision.played)
        search = search_of(self._mind, decision.position, self.seat, self._chance, self._clock, candidates)
        search.think(GLANCES, seconds)
        findings = search.findings()
        own = next(found for found in findings if found.move == decision.played)
        if own.tries and own.behind > 0:
            self._suspects.append((own.behind, decision, findings[0].move))

    def _prove(self, decision: Decision, better: int, seconds: float) -> None:
        pair = (decision.played, better)
        search = search_of(self._mind, decision.position, self.seat, self._chance, self._clock, pair, DEPTHS)
        search.think(PROOFS, seconds)
        own, other = search.candidates
        if not other.tries:
            return
        unit = 1.0 if self.measure == "chance" else max(1.0, abs(own.mean()))
        findings = [one.finding(other, USUAL * unit) for one in (other, own)]
        cost, error = findings[1].behind, findings[1].error
        if cost < LEAST[self.measure] or cost <= CLEAR * error:
            return
        weighed = [weighed_of(decision.move_of(one.move), one, self.measure) for one in findings]
        reason = why(
            self._mind, decision.position, self.seat, findings, self._chance, seconds * FOR_REASONS, self._clock
        )
        self._costly.append(Costly(decision.step, weighed[1], weighed[0], cost, error, reason))


def review(record: Record, seat: int, seconds: float = 10.0, seed: int = 0, clock: Clock = PROCESSOR) -> list[Costly]:
    """Returns the costliest moves of a seat, found within some seconds of processor time."""
    found = Review(record, seat, seed, clock)
    for _ in found.looks(seconds):
        pass
    return found.costly()
