"""Puzzles: a position with one clearly best move, and what came of a try."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from undercroft.server.protocol.advice import Advice
from undercroft.server.protocol.views import View


class PuzzleCount(Struct, frozen=True):
    game: str
    count: int


class Puzzle(Struct, frozen=True):
    """A position with one clearly best move, seen from the seat that is asked."""

    game: str
    number: int  # from 1
    count: int
    view: View
    exact: bool  # solved, not only searched


class Solve(Struct, frozen=True, forbid_unknown_fields=True):
    """The notation of the move that one would make."""

    move: Annotated[str, Meta(max_length=200)]


class PuzzleAnswer(Struct, frozen=True):
    is_best: bool
    advice: Advice  # the moves that were compared, and why the first is the best
