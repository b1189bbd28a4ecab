"""Luck: what a seat won in a game beyond what its decisions were worth.

All seats are compared with the quick policy of the game's mind. A decision is worth what the bot's choice brings less
what the quick policy's choice brings, when everybody plays on by the quick policy. The expected result of a game is
that of its deal under the quick policy, plus the worth of all decisions made in it. Its mean over games is exactly the
mean result of the bots (the performance difference lemma), whatever the quick policy is; it varies less, because what
dice and cards did after a decision no longer counts. This is the idea of AIVAT (Burch and others, 2018).

* Playouts end with a span of the game, such as a floor in Raiders, and are judged there. Where a span ends, that
  judgement is replaced by the mean of playouts through the next one.
* A bot that draws its move counts with all moves that it may have drawn, each by its probability. Secret choices are
  made together, so they are weighed together.
* Both sides of a comparison play on with the same luck, and the same moves on both sides need no playouts.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple, final

from undercroft.bots.playout import play_out
from undercroft.bots.search import SEEDS
from undercroft.kernel.chance import Seeded
from undercroft.kernel.mind import Mind
from undercroft.kernel.position import Position

SPANS: Final = {"chest": 64}  # units of the mind's clock in a span: an adventure; elsewhere as deep as tries go
FINE: Final = 1 << 24  # resolution of a draw
JUDGED: Final = 4  # playouts of a span for each try of a decision

Odds = Sequence[tuple[int, float]]  # moves with their probabilities
Line = tuple[int, ...]  # one move of each seat that decides


def span_of(game: str, mind: Mind) -> int:
    return SPANS.get(game, int(mind.depth))


class Decision(NamedTuple):
    """A seat that decides, and the moves that it may choose."""

    seat: int
    odds: Odds


@final
class LuckMeter:
    """Follows one game. `expected` is the result of `seat` without its luck so far. `tries` is the number of playouts
    for a decision.
    """

    def __init__(self, mind: Mind, span: int, position: Position, seat: int, tries: int, seed: int) -> None:
        self._mind = mind
        self._span = span
        self._seat = seat
        self._tries = tries
        self._chance = Seeded(seed)
        self._start = position
        self._open: list[Decision] = []  # decisions that belong together
        self._waiting = 0  # the seats that should owe a decision after the last of them
        self._until = self._end_of_span(position)
        self.expected: float = self._mean(position)

    def decide(self, position: Position, seat: int, odds: Odds) -> None:
        """Notes a decision, before its move is played."""
        if not self._open:
            self._start = position.copy()
        self._waiting = int(position.waiting) & ~(1 << seat)
        self._open.append(Decision(seat, odds))

    def go_on(self, position: Position) -> None:
        """Counts what was decided, after the move. Secret choices wait for the last one."""
        if position.waiting and position.waiting == self._waiting:
            return
        self.expected += self._worth()
        self._open = []
        if position.waiting and self._mind.clock(position) >= self._until:
            self._until = self._end_of_span(position)
            self.expected += self._mean(position) - self._mind.worth(position, self._seat)

    def _end_of_span(self, position: Position) -> int:
        return (int(self._mind.clock(position)) // self._span + 1) * self._span

    def _mean(self, position: Position) -> float:
        """Returns the mean result of playouts to the end of the span."""
        number = JUDGED * self._tries
        return sum([self._result(position, (), self._seed()) for _ in range(number)]) / number

    def _worth(self) -> float:
        """Returns what the decisions are worth, compared with those of the quick policy."""
        if all([len(self._start.moves(seat)) < 2 for seat, _ in self._open]):
            return 0.0
        counts = Counter(self._lines())
        counts.subtract(self._quick_lines())
        better = list((+counts).elements())
        worse = list((-counts).elements())
        total = 0.0
        for mine, quick in zip(better, worse, strict=True):
            seed = self._seed()
            total += self._result(self._start, mine, seed) - self._result(self._start, quick, seed)
        return total / self._tries

    def _lines(self) -> list[Line]:
        """Draws lines of the bots. Each move comes up as often as its probability says, give or take one."""
        columns = [self._shuffled(self._drawn(decision.odds)) for decision in self._open]
        return list(zip(*columns, strict=True))

    def _drawn(self, odds: Odds) -> list[int]:
        first = self._below(FINE) / FINE
        places = [(first + number) / self._tries for number in range(self._tries)]
        found: list[int] = []
        reached = 0.0
        for move, part in odds:
            reached += part
            while len(found) < self._tries and places[len(found)] < reached:
                found.append(move)
        return found + [odds[-1][0]] * (self._tries - len(found))  # sums of fractions may miss 1 by a rounding

    def _shuffled(self, moves: list[int]) -> list[int]:
        if moves[0] != moves[-1]:
            for place in range(len(moves) - 1, 0, -1):
                other = self._below(place + 1)
                moves[place], moves[other] = moves[other], moves[place]
        return moves

    def _quick_lines(self) -> list[Line]:
        """Draws lines of the quick policy; a policy that uses no luck is asked once."""
        luck = Seeded(self._seed())
        start = luck.mark()
        lines = [self._quick_line(luck)]
        if luck.mark() == start:
            return lines * self._tries
        return lines + [self._quick_line(luck) for _ in range(self._tries - 1)]

    def _quick_line(self, luck: Seeded) -> Line:
        world, moves = self._start.copy(), list[int]()
        for seat, _ in self._open:
            if moves:
                world.play(self._open[len(moves) - 1].seat, moves[-1], luck)
            moves.append(int(self._mind.quick(world, seat, luck)))
        return tuple(moves)

    def _result(self, position: Position, line: Line, seed: int) -> float:
        """Returns the result of one playout that begins with these moves of the seats that decide."""
        world, luck = position.copy(), Seeded(seed)
        for decision, move in zip(self._open, line, strict=bool(line)):
            world.play(decision.seat, move, luck)
        play_out(world, self._mind, luck, self._until)
        return self._mind.worth(world, self._seat)

    def _seed(self) -> int:
        return self._below(SEEDS)

    def _below(self, number: int) -> int:
        return int(self._chance.below(number))
