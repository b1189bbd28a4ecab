"""The games one can choose."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class Measured(Struct, frozen=True):
    """How strong the levels of bots are: in games of one of them among rivals of the level below."""

    seats: int  # of the tables they were measured at
    wins: dict[str, float]  # of each level but the lowest, the part of the games it won


class GameInfo(Struct, frozen=True):
    """A game one can choose. `options` is a JSON Schema with defaults."""

    name: str
    titles: dict[str, str]  # what it is called, by language
    rules: int
    least_seats: int
    most_seats: int
    is_simultaneous: bool
    has_secrets: bool
    options: dict[str, Any]
    levels: list[str]  # of bots, weakest first
    others: list[str]  # further bots that may be named: the yardsticks, and those of other packages
    temperaments: list[str]  # that a level may have: `veteran:spiteful`; none where it does not search
    has_advice: bool  # can hints be given?
    measured: Measured | None = None  # unknown of games of others
    cards: list[str] = []  # other cards than the printed ones that a table can have
