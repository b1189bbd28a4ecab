"""Advice on a move, and the review of a finished match."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from undercroft.server.protocol.basics import SeatNo, Text, Version
from undercroft.server.protocol.views import Move


class Hint(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat asks for advice on the question that it was asked at `version`."""

    seat: SeatNo
    version: Version


class Weighed(Struct, frozen=True):
    """A move and what it is worth; null where nothing compares and it was not tried."""

    move: Move
    worth: float | None
    spread: float | None  # the standard deviation over the tries
    tries: int


Measure = Literal["chance", "points"]


class Advice(Struct, frozen=True):
    """The best move first. `worth` is the chance to win, 0 to 1, or the points of one who plays alone."""

    seat: int
    measure: Measure
    moves: list[Weighed]
    reason: Text


class Costly(Struct, frozen=True):
    """A move that was made after `step` steps, and a better one; what it cost, give or take `error`."""

    step: int
    played: Weighed
    better: Weighed
    cost: float
    error: float
    reason: Text


class Review(Struct, frozen=True):
    """The costliest moves of a seat in a finished match, the costliest first. `done` of `of` parts of the work are
    done; worth is counted as in advice."""

    seat: int
    measure: Literal["chance", "points"]
    done: int
    of: int
    decisions: int  # that the seat had
    moves: list[Costly]
    is_done: bool  # nothing more will be found
