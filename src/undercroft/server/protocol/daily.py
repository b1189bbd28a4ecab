"""The daily dungeon: today's games, boards, and what proves that the deal was fixed before."""

from __future__ import annotations

from msgspec import Struct

from undercroft.server.protocol.basics import Milliseconds
from undercroft.server.protocol.profiles import Reached


class DailyTry(Struct, frozen=True):
    """One's own try. The points and those after them are there when it is over."""

    table: str
    score: int | None = None
    won: bool = False
    counts: bool = True  # no bot has played on
    rank: int | None = None  # 1: nobody has more
    below: float | None = None  # the part of the other tries that is worse
    rounds: int | None = None


class DailyGame(Struct, frozen=True):
    """The daily of a game, today."""

    game: str
    rivals: list[str]  # bots
    played: int  # tries that are over
    mine: DailyTry | None
    best: DailyRow | None  # yesterday's


class DailyRow(Struct, frozen=True):
    """A try in a board. `table` can be watched when the day is over."""

    name: str
    avatar: str
    yours: bool
    score: int
    won: bool
    rounds: int | None
    table: str | None


class DailySeal(Struct, frozen=True):
    """What was published before a day, and what proves it afterwards: the secret of the dice is
    SHA-256("undercroft daily\\n" day "\\n" game "\\n" share "\\n" entropy), the fingerprint the SHA-256 of it."""

    day: str
    game: str
    commitment: str  # SHA-256 of the share
    share: str | None = None  # once the day is over
    entropy: str | None = None  # tables and points of the day before, once the day has begun
    fingerprint: str | None = None  # SHA-256 of the secret of the dice, once the day has begun


class DailyBoard(Struct, frozen=True):
    day: str
    game: str
    rows: list[DailyRow]  # the best first
    scores: list[Reached]
    seal: DailySeal | None


class Daily(Struct, frozen=True):
    """Today. Days begin at midnight UTC."""

    day: str
    ends: Milliseconds
    streak: int  # days in a row on which one has finished a daily, today or yesterday the last
    games: list[DailyGame]
    ahead: list[DailySeal]  # of the days to come
