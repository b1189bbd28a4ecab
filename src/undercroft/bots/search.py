"""Search: every candidate is tried over and over, in worlds that agree with what the seat knows.

In one round all candidates meet the same hidden cards and the same luck, so that what differs is the move. All seats
play on by the game's own common sense. Step by step the worse half of the candidates is dropped ("sequential
halving"): the time goes where the choice is hard. Where time has a price, a candidate is also dropped as soon as the
time spent so far is worth more than what may be lost by that; when one is left, the search is over.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import i64

from undercroft.bots.clock import WALL, Clock
from undercroft.bots.playout import informed
from undercroft.bots.tried import LOOKS, USUAL, Trial, Tried, add_round, candidates_of, may_lose, next_look
from undercroft.kernel.chance import Seeded
from undercroft.kernel.mind import Finding, Mind
from undercroft.kernel.position import Position

LAST: Final = 2  # so many candidates are compared to the end
SEEDS: Final = 1 << 30  # of the luck of a round


@final
class Search:
    """Of one decision. It can be asked at any time what it has found so far."""

    __slots__ = ("candidates", "rounds", "_mind", "_position", "_seat", "_chance", "_clock", "_until", "_alive")

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
        self.candidates = candidates_of(mind.candidates(position, seat) if moves is None else moves)
        self.rounds = 0  # that were finished
        self._alive = list(self.candidates)

    def think(self, rounds: int, seconds: float, price: float = 0.0) -> None:
        """Until the candidates have been tried `rounds` times on average, or the time is over; 0 rounds are no limit.
        Not even one round is sure: the first candidate is the most promising.

        A search that needs less than half of its time never looks at the clock, so to speak: the same chance gives the
        same findings. After that the clock too drops candidates. Without a limit of rounds it alone does.

        `price` is what all of it is worth, as a share of the victory: a clear choice, and one between equals, takes
        less. Without a price all of it is used.
        """
        if len(self._alive) < 2 or seconds <= 0:
            return
        started = self._clock()
        budget = float(rounds * len(self.candidates))
        phases = math.ceil(math.log2(len(self._alive) / LAST)) + 1
        phase = 1
        spent = 0.0
        look = LOOKS
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
        return first.mean() + tried.likely_lead(first, self._mind.doubt * unit, USUAL * unit)

    def _unit(self) -> float:
        """The victory; alone worth is counted in points."""
        return 1.0 if self._position.seats > 1 else max(1.0, abs(self.candidates[0].mean()))

    def _halve(self) -> None:
        """Where the first candidate is trusted it stays: the others are compared with it."""
        keep = max(LAST, (len(self._alive) + 1) // 2)
        trusted = 1 if self._mind.doubt > 0 else 0
        best = self._alive[:trusted] + sorted(self._alive[trusted:], key=self._worth, reverse=True)
        self._alive = [tried for tried in self._alive if tried in best[:keep]]

    def _give_up(self, price: float) -> None:
        """Drop the candidates by which less than `price` may be lost. One that is trusted stays until the end."""
        best = max(self._alive, key=self._worth)
        doubtful = [tried for tried in self._alive if tried is not best and self._may_lose(best, tried) > price]
        kept = [best, *doubtful]
        if doubtful and self._mind.doubt > 0:
            kept.append(self.candidates[0])
        self._alive = [tried for tried in self._alive if tried in kept]

    def _may_lose(self, best: Tried, other: Tried) -> float:
        unit = self._unit()
        error, doubt = best.lead_error(other, USUAL * unit), self._mind.doubt * unit
        if doubt > 0:  # what was known before counts too
            error *= doubt * doubt / (doubt * doubt + error)
        return may_lose(self._worth(best) - self._worth(other), error)

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
            add_round(self._alive, trials)
        if is_whole:
            self.rounds += 1
        return float(len(trials))
