"""Games: the list of games, advice, reviews, win chances and puzzles."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from undercroft.server.protocol.basics import Move, SeatNo, Text, Version, View


class Measured(Struct, frozen=True):
    """Measured strength of bot levels: each level played games as the only one of its kind against the level below."""

    seats: int  # number of seats at the measured tables
    wins: dict[str, float]  # fraction of games won by each level except the lowest


class GameInfo(Struct, frozen=True):
    """A game on offer. `options` is a JSON Schema with defaults."""

    name: str
    titles: dict[str, str]  # titles by language
    rules: int
    least_seats: int
    most_seats: int
    is_simultaneous: bool
    has_secrets: bool
    options: dict[str, Any]
    levels: list[str]  # bot levels, weakest first
    others: list[str]  # further bots that can be named: yardsticks, and bots of other packages
    temperaments: list[str]  # suffixes for levels, as in `veteran:spiteful`; empty for levels that do not search
    has_advice: bool  # true if hints are available
    measured: Measured | None = None  # null for third-party games
    cards: list[str] = []  # card sets that a table can use instead of the printed cards


class Hint(Struct, frozen=True, forbid_unknown_fields=True):
    """Requests advice on the question that the seat was asked at `version`."""

    seat: SeatNo
    version: Version


class Weighed(Struct, frozen=True):
    """A move and its value. The value is null if the game cannot compare moves and the move was not tried."""

    move: Move
    worth: float | None
    error: float | None  # the standard error of `worth`
    tries: int


Measure = Literal["chance", "points"]


class Advice(Struct, frozen=True):
    """The candidate moves, best first. `worth` is the chance to win, from 0 to 1, or the expected points in a solo
    game. A move about as good as the first may have a slightly higher `worth`.
    """

    seat: int
    measure: Measure
    moves: list[Weighed]
    reason: Text


class Costly(Struct, frozen=True):
    """A move made after `step` steps, a better move, and the cost of the difference, give or take `error`."""

    step: int
    played: Weighed
    better: Weighed
    cost: float
    error: float
    reason: Text


class Review(Struct, frozen=True):
    """The costliest moves of a seat, costliest first, after `done` of `of` parts of the work. Units as in advice."""

    seat: int
    measure: Literal["chance", "points"]
    done: int
    of: int
    decisions: int  # number of decisions of the seat that were looked at
    moves: list[Costly]
    is_done: bool  # true when the review is final


class PuzzleCount(Struct, frozen=True):
    game: str
    count: int


class Puzzle(Struct, frozen=True):
    """A position with one clearly best move, seen from the seat to move."""

    game: str
    number: int  # counted from 1
    count: int
    view: View
    exact: bool  # true if solved exactly rather than searched


class Solve(Struct, frozen=True, forbid_unknown_fields=True):
    """A try at a puzzle: the notation of the chosen move."""

    move: Annotated[str, Meta(max_length=200)]


class PuzzleAnswer(Struct, frozen=True):
    is_best: bool
    advice: Advice  # the compared moves, and why the first is the best


class Chances(Struct, frozen=True):
    """Each seat's chance to win over the course of a finished match, estimated by letting bots play on from some of its
    steps. For a solo match also the expected points and ranks.
    """

    steps: list[int]  # steps evaluated, from 0 to the end; empty if none yet
    shares: list[list[float]]  # chance of each seat, per step
    games: int  # games the bots played from each step
    is_done: bool  # true when the result is final
    points: list[float] = []  # expected points per step in a solo match; empty otherwise
    ranks: list[str] = []  # ranks reached from any step, lowest to highest, if the game has ranks
    rank_shares: list[list[float]] = []  # chance of each rank, per step
    turns: list[tuple[int, int]] = []  # turning points as (after step, up to step); empty if not searched for
