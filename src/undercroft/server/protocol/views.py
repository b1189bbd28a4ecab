"""What one seat may know of a match, and its moves and result."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from undercroft.server.protocol.basics import Text


class Move(Struct, frozen=True):
    """A legal move. `text` is its notation, and what is sent back."""

    verb: str
    args: dict[str, str | int]
    text: str


class ScorePart(Struct, frozen=True):
    id: str
    points: int


class Result(Struct, frozen=True, omit_defaults=True):
    winners: list[int]
    scores: list[int]
    parts: list[list[ScorePart]]
    ties: list[list[ScorePart]] = []  # by seat, what broke a tie; empty where the scores decided


class View(Struct, frozen=True, omit_defaults=True):
    """What one seat (null: a spectator) may know. `table` is the game's own part."""

    game: str
    rules: int
    options: dict[str, Any]
    seats: int
    seat: int | None
    turn: list[int]
    prompt: Text
    moves: list[Move]
    table: dict[str, Any]
    result: Result | None
    cards: str | None = None  # their digest, where they are not the printed ones
