"""Search: tries every candidate move in many worlds that agree with what the seat knows.

In one round all candidates meet the same hidden cards and the same luck, so only the move differs. After it, all seats
play by the mind's quick policy. Sequential halving drops the worse half of the candidates step by step, which spends
the time where the choice is hard. Where time has a price, a candidate is also dropped once the time spent is worth more
than the expected loss of dropping it; the search ends when one is left.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import i64

from undercroft.bots.candidates import (
    LOOKS,
    USUAL,
    Candidate,
    DecisionSearch,
    Likely,
    Sample,
    add_round,
    may_lose,
    next_look,
)
from undercroft.bots.clock import WALL, Clock
from undercroft.bots.playout import play_out
from undercroft.kernel.chance import Seeded
from undercroft.kernel.mind import Finding, Mind
from undercroft.kernel.position import Position

LAST: Final = 2  # candidates that halving keeps
SEEDS: Final = 1 << 30  # seeds for the luck of a round
LOST: Final = 0.0
WON: Final = 1.0
SURELY_LOST: Final = -1.0  # values of certain results in a choice: less and more than any estimate
SURELY_WON: Final = 2.0


@final
class Search(DecisionSearch):
    """The search of a seat that decides alone."""

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
        self._is_for_points = mind.is_for_points(position.seats)
        self._alive = list(self.candidates)

    def think(self, rounds: int, seconds: float, price: float = 0.0, looks: int = LOOKS) -> None:
        """Tries the candidates, as in `DecisionSearch`.

        A search that needs less than half of its time finds the same with the same chance, whatever the clock shows.
        After that the clock drops candidates too. Without a limit of rounds, only the clock does.
        """
        if len(self._alive) < 2 or seconds <= 0:
            return
        started = self._clock()
        budget = float(rounds * len(self.candidates))
        phases = math.ceil(math.log2(len(self._alive) / LAST)) + 1
        phase = 1
        spent = 0.0
        look = looks
        while len(self._alive) > 1:
            gone = (self._clock() - started) / seconds
            done = max(spent / budget, 2 * gone - 1) if rounds else gone
            if done >= 1:
                return
            while phase < phases and done >= phase / phases:
                self._halve()
                phase += 1
            if price > 0 and self.rounds >= look:
                self._give_up(price * done * self._unit())
                look = next_look(self.rounds)
                continue
            spent += self._round(started + seconds)

    def findings(self) -> list[Finding]:
        """Returns the findings, best first and dropped ones last. The order includes the mind's prior, the figures do
        not.
        """
        alive = sorted(self._alive, key=self._worth, reverse=True)
        rest = [tried for tried in self.candidates if tried not in self._alive]
        rest.sort(key=lambda tried: (tried.tries, self._worth(tried)), reverse=True)
        ordered, usual = alive + rest, USUAL * self._unit()
        return [tried.finding(ordered[0], usual) for tried in ordered]

    def _worth(self, tried: Candidate) -> float:
        """Returns the value that candidates are ordered by. A certain win or loss needs no estimate."""
        first = self.candidates[0]
        if not tried.tries:
            return -math.inf
        mean = tried.mean()
        if tried.is_certain and not self._is_for_points and mean in (LOST, WON):
            return SURELY_WON if mean == WON else SURELY_LOST
        if self._mind.doubt <= 0 or tried is first:
            return mean
        return first.mean() + self._likely(tried, first).lead

    def _likely(self, tried: Candidate, other: Candidate) -> Likely:
        unit = self._unit()
        return Likely(tried.mean_lead(other), tried.lead_error(other, USUAL * unit), self._mind.doubt * unit)

    def _unit(self) -> float:
        """Returns the unit of worth: the win, or the expected points."""
        return max(1.0, abs(self.candidates[0].mean())) if self._is_for_points else 1.0

    def _halve(self) -> None:
        """Drops the worse half. A trusted first candidate stays, because the others are compared with it."""
        keep = max(LAST, (len(self._alive) + 1) // 2)
        trusted = 1 if self._mind.doubt > 0 else 0
        best = self._alive[:trusted] + sorted(self._alive[trusted:], key=self._worth, reverse=True)
        self._alive = [tried for tried in self._alive if tried in best[:keep]]

    def _give_up(self, price: float) -> None:
        """Drops the candidates whose expected loss is less than `price`. A trusted first candidate stays to the end."""
        best = max(self._alive, key=self._worth)
        doubtful = [tried for tried in self._alive if tried is not best and self._may_lose(best, tried) > price]
        kept = [best, *doubtful]
        if doubtful and self._mind.doubt > 0:
            kept.append(self.candidates[0])
        self._alive = [tried for tried in self._alive if tried in kept]

    def _may_lose(self, best: Candidate, other: Candidate) -> float:
        return may_lose(self._worth(best) - self._worth(other), self._likely(other, best).variance)

    def _round(self, deadline: float) -> float:
        """Tries every candidate that is left in one world. Returns how many were tried before the deadline.

        An unfinished round counts only if it is the first, because candidates are compared in the same worlds.
        """
        mind, seat = self._mind, self._seat
        world = self._position.copy()
        before = self._chance.state
        mind.redeal(world, seat, self._chance)
        is_open = self._chance.state == before  # nothing was hidden
        mind.unveil(world)
        luck = Seeded(int(self._chance.below(SEEDS)))
        start = luck.state
        trials: list[Sample] = []
        for tried in self._alive:
            if self._clock() > deadline:
                break
            luck.state = start
            twin = world.copy()
            twin.play(seat, tried.move, luck)
            is_certain = is_open and not twin.waiting and luck.state == start
            play_out(twin, mind, luck, self._until)
            trials.append(Sample(mind, twin, seat, is_certain))
        is_whole = len(trials) == len(self._alive)
        if is_whole or not self.rounds:
            add_round(self._alive, trials)
        if is_whole:
            self.rounds += 1
        return float(len(trials))
