"""Search: every candidate is tried over and over, in worlds that agree with what the seat knows.

In one round all candidates meet the same hidden cards and the same luck, so that what differs is the move. All seats
play on by the game's own common sense. When a part of the time is over, the worse half of the candidates is dropped
("sequential halving"): the time goes where the choice is hard.
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
USUAL: Final = 0.1  # how far two moves usually lie apart in one world, as a share of the victory; seen twice before any


@final
class Tried:
    """One candidate and what came of it so far."""

    __slots__ = ("move", "tries", "worth", "squares", "lead", "lead_squares", "own", "rival")

    def __init__(self, move: i64) -> None:
        self.move = move
        self.tries: i64 = 0
        self.worth = 0.0  # sums over the tries
        self.squares = 0.0
        self.lead = 0.0  # over the first candidate, in the same worlds
        self.lead_squares = 0.0
        self.own = 0.0
        self.rival = 0.0

    def mean(self) -> float:
        return self.worth / max(1.0, float(self.tries))

    def likely_lead(self, doubt: float) -> float:
        """Over the first candidate, if before all tries it was taken to be behind by `doubt`, give or take as much.

        The fewer tries there are and the less they agree, the more the first idea counts: a game of many small
        decisions is lost by taking luck for insight.
        """
        tries = float(self.tries)
        lead = self.lead / tries
        error = (self.lead_squares - tries * lead * lead + 2 * USUAL * USUAL) / (tries + 2) / tries
        return (lead * doubt * doubt - doubt * error) / (doubt * doubt + error)

    def finding(self, mean: float) -> Finding:
        tries, raw = max(1.0, float(self.tries)), self.mean()
        spread = math.sqrt(max(0.0, self.squares / tries - raw * raw))
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
        self.rounds = 0
        self._alive = list(self.candidates)

    def think(self, rounds: int, seconds: float) -> None:
        """Until the candidates have been tried so often on average, or the time is over. Not even one round is sure:
        the first candidate is the most promising."""
        if len(self.candidates) < 2:
            return
        started = time.perf_counter()
        budget = float(rounds * len(self.candidates))
        halvings = max(1.0, math.ceil(math.log2(len(self.candidates) / LAST)) + 1.0)
        spent, halved = 0.0, 0.0
        while True:
            elapsed = time.perf_counter() - started
            done = max(spent / budget, elapsed / seconds)
            if done >= 1:
                return
            while halved + 1 < halvings and done >= (halved + 1) / halvings:
                self._halve()
                halved += 1
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
        if not self._mind.doubt or tried is first or not tried.tries:
            return tried.mean()
        return first.mean() + tried.likely_lead(self._mind.doubt)

    def _halve(self) -> None:
        """Where the first candidate is trusted it stays: the others are compared with it."""
        keep = max(LAST, (len(self._alive) + 1) // 2)
        trusted = 1 if self._mind.doubt else 0
        rest = sorted(self._alive[trusted:], key=self._worth, reverse=True)
        self._alive = self._alive[:trusted] + rest[: keep - trusted]

    def _round(self, deadline: float) -> float:
        """Every living candidate once, in one world; how many were tried before the time was over."""
        mind, seat, chance = self._mind, self._seat, self._chance
        world = self._position.copy()
        mind.redeal(world, seat, chance)
        luck = chance.state
        done = 0.0
        first = 0.0
        for tried in self._alive:
            chance.state = luck
            twin = world.copy()
            twin.play(seat, tried.move, chance)
            informed(twin, mind, chance, self._until)
            worth = mind.worth(twin, seat)
            if not done:
                first = worth
            tried.tries += 1
            tried.lead += worth - first
            tried.lead_squares += (worth - first) * (worth - first)
            tried.worth += worth
            tried.squares += worth * worth
            tried.own += mind.points(twin, seat)
            tried.rival += best_rival(mind, twin, seat)
            done += 1.0
            if time.perf_counter() > deadline:
                break
        self.rounds += 1
        chance.below(2)  # on to other luck
        return done


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
