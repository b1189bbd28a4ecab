"""Bots, which see only a view, and minds, a game's knowledge of good play. The search in `bots/` does the rest."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import NamedTuple

from mypy_extensions import i64, mypyc_attr

from undercroft.kernel.chance import Chance
from undercroft.kernel.position import Data, Position


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """A player that sees only a view. It cannot cheat, and it may run on another machine."""

    @abstractmethod
    def choose(self, view: Data) -> Data:
        """Returns one of `view["moves"]`."""


class Strength(NamedTuple):
    """The strength of a level of bots.

    The search tries every candidate `rounds` times on average (0: without a limit), for at most `seconds`. Then the bot
    plays the best move. With `slack`, a share of the win or of the expected points in a solo game, it makes the slips
    of a beginner: a move that is worse by the slack is chosen 1/e times as often.

    If time is the only limit, it has a `price`: the worth of all the seconds, as a share of the win. A clear choice or
    one between equals takes less of them.
    """

    rounds: int
    seconds: float
    slack: float = 0.0
    price: float = 0.005


class Finding(NamedTuple):
    """The result of a search for one move.

    `behind` and `error` compare it with the first finding of the same search, in the worlds where both were tried. They
    are 0 for the first finding and for an untried move. `behind` can be negative: a small lead in a few worlds does not
    make a move the first.
    """

    move: int
    tries: int
    worth: float  # the mean of `Mind.outcome` over the tries
    spread: float  # its standard deviation over the tries
    own: float  # the mean of `Mind.points` of the seat
    rival: float  # the same of its best rival; 0 in a solo game
    behind: float = 0.0  # the mean lead of the first finding over this one
    error: float = 0.0  # the standard error of `behind`
    is_certain: bool = False  # the move ends the game without luck or hidden cards


class Claim(NamedTuple):
    """A statement about one move that follows from the rules and from what the seat can see.

    `id` names a text, `args` fill it; claims with the same `id` are the same claim. A claim speaks for the best move,
    or against the second-best. It becomes a reason only if it holds for one of them, or with a higher `value`.

    A relative claim needs both moves to make it; its text shows both values, `$value` and `$other`.
    """

    id: str
    args: Data
    value: int = 1
    is_against: bool = False
    is_relative: bool = False
    is_chance: bool = False  # `value` is a chance in percent


class Figure(NamedTuple):
    """A number measured at the end of trials of two moves, such as coins, health, or the chance of a quest.

    Its text shows the results of the best and the second-best move, `$value` and `$other`.
    """

    id: str
    least: float  # the smallest difference worth mentioning
    is_less_better: bool = False
    is_chance: bool = False  # 0 or 1 in each trial, shown in percent
    is_near: bool = False  # measured when the short clock advances, else at the end of the trial


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind:
    """The base of each game's mind. A trial ends `depth` units of `clock` later and is then judged.

    `doubt` is the prior for how much worse any other candidate is than the first, as a share of the win; with 0, only
    the trials count.
    """

    __slots__ = ("depth", "doubt", "_strengths", "_figures")

    def __init__(
        self, depth: i64, doubt: float = 0.0, strengths: Sequence[Strength] = (), figures: Sequence[Figure] = ()
    ) -> None:
        self.depth: i64 = depth
        self.doubt: float = doubt
        self._strengths = strengths
        self._figures = figures

    def greedy_move(self, position: Position, seat: i64, chance: Chance) -> i64:
        """Returns the greedy move, which the bot `greedy` plays."""
        raise NotImplementedError

    def quick(self, position: Position, seat: i64, chance: Chance) -> i64:
        """Returns the move of the quick policy for playouts: a few microseconds, and a little weaker."""
        return self.greedy_move(position, seat, chance)

    def redeal(self, position: Position, seat: i64, chance: Chance) -> None:
        """Deals again, in place, everything that the asked seat cannot know. Its view stays the same."""

    def unveil(self, position: Position) -> None:
        """Drops, in place, questions that are asked only to hide who has an answer. A search plays on without them."""

    def reopen(self, position: Position, seat: i64) -> None:
        """Takes back, in place, what others have chosen in secret while this seat still chooses; they owe it again."""

    def candidates(self, position: Position, seat: i64) -> Sequence[int]:
        """Returns the moves worth searching, the most promising first."""
        return position.moves(seat)

    def clock(self, position: Position) -> i64:
        """Returns a count that never falls during a game, such as rooms or turns."""
        return 0

    def worth(self, position: Position, seat: i64) -> float:
        """Returns the expected share of the win, or points, of a seat. Exact at the end of the game."""
        raise NotImplementedError

    def outcome(self, position: Position, seat: i64) -> float:
        """Returns the worth of a trial's end for a seat. It may smooth a finished game's result, where single points
        are luck, so that fewer trials suffice.
        """
        return self.worth(position, seat)

    def is_for_points(self, seats: i64) -> bool:
        """Returns whether worth is in points: in solo games, unless they can be won or lost."""
        return seats == 1

    def points(self, position: Position, seat: i64) -> float:
        """Returns the current points of a seat, which temperaments consider."""
        return 0.0

    def strengths(self) -> Sequence[Strength]:
        """Returns the strengths of the five levels, weakest first."""
        return self._strengths

    # -- reasons -------------------------------------------------------------------------------------

    def claims(self, position: Position, seat: i64, move: i64) -> Sequence[Claim]:
        """Returns the claims for and against a move, strongest first."""
        return []

    def figures(self) -> Sequence[Figure]:
        """Returns the figures to measure, most important first."""
        return self._figures

    def short_clock(self, position: Position) -> i64:
        """Returns a finer count than `clock` that never falls either."""
        return self.clock(position)

    def measure(self, before: Position, after: Position, seat: i64) -> Sequence[float]:
        """Returns the value of each figure at the end of a trial that began at `before`."""
        return []


def share(position: Position, seat: i64) -> float:
    """Returns the share of the win of a seat in a finished game. Two winners have half each."""
    winners = position.result().winners
    return 1.0 / len(winners) if seat in winners else 0.0
