"""The weekly duplicate: the same deals for everyone, scored against the others on the same deal."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from undercroft.server.protocol.basics import Milliseconds
from undercroft.server.protocol.people import DailySeal


class WeeklyDeal(Struct, frozen=True):
    """A deal of the week. `above` is the requester's score less the mean of all others on the same deal."""

    number: int
    played: int
    table: str | None = None  # the requester's try
    score: int | None = None
    above: float | None = None
    counts: bool = True  # false if a bot played on


class WeeklyGame(Struct, frozen=True):
    game: str
    rivals: list[str]  # levels of the bots
    deals: list[WeeklyDeal]


class Circle(Struct, frozen=True):
    """A group with a board of its own. Whoever has the id can join."""

    id: str
    name: str
    members: int
    yours: bool = True


class NewCircle(Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, Meta(min_length=1, max_length=40)]


class Weekly(Struct, frozen=True):
    """The deals of this week. Weeks begin on Monday at midnight UTC."""

    week: str
    ends: Milliseconds
    games: list[WeeklyGame]
    circles: list[Circle]
    ahead: list[DailySeal]  # seals of the next week


class WeeklyRow(Struct, frozen=True):
    """A person on the board: scores by deal, and the sum of their differences to the means of all others."""

    name: str
    avatar: str
    yours: bool
    scores: list[int | None]
    above: float | None


class WeeklyBoard(Struct, frozen=True):
    week: str
    game: str
    rows: list[WeeklyRow]
    seals: list[DailySeal]
