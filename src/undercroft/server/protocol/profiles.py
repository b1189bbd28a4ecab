"""A person's page and history: ratings, statistics, records, achievements."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from undercroft.server.protocol.basics import Milliseconds, Player


class Honours(Struct, frozen=True):
    """What a person has earned over all finished matches of a game, and all there is to earn: ids of texts, each with
    an `ID-how`."""

    honours: list[str]
    all: list[str] = []


class Strength(Struct, frozen=True):
    """A Glicko-2 rating: 95 % sure to be no further off than two deviations."""

    value: float
    deviation: float
    matches: int


class RatedAt(Struct, frozen=True):
    at: Milliseconds
    value: float


class Reached(Struct, frozen=True):
    """Points, and how often they were reached."""

    points: int
    count: int


class BotStrength(Struct, frozen=True):
    level: str
    rating: Strength


class Earned(Struct, frozen=True):
    id: str
    at: Milliseconds
    table: str | None  # for oneself


class HeroStats(Struct, frozen=True):
    """What was reached with a hero, a dog or a character; `hero` is the id of a text of the game."""

    hero: str
    matches: int
    company: int  # of these with several seats
    won: int  # of those
    mean: float
    best: int


class Best(Struct, frozen=True):
    """A record of a person: the most points, the most victories in a row."""

    kind: Literal["points", "streak", "rating"]
    value: int
    table: str | None = None  # for oneself


class GameStats(Struct, frozen=True):
    """A person in one game. Friendly matches are counted apart and nowhere else."""

    game: str
    matches: int
    company: int
    won: int
    friendly: int
    mean: float | None
    rating: Strength | None
    ratings: list[RatedAt]  # after the last rated matches, the oldest first
    scores: list[Reached]
    heroes: list[HeroStats]
    bests: list[Best]
    honours: list[Earned]
    all_honours: list[str]
    bots: list[BotStrength]  # how the levels of bots are rated here


class Profile(Struct, frozen=True):
    """A person, of whom everybody may know this much; tables are named to oneself only."""

    player: Player
    yours: bool
    games: list[GameStats]


class PastMatch(Struct, frozen=True):
    """A finished match in one's history. `friendly` says why it does not count: as `why_friendly`, or `left` where a
    bot has played on for oneself."""

    table: str
    game: str
    at: Milliseconds
    seats: int
    score: int
    place: int
    won: bool
    hero: str | None
    friendly: list[str]
    rating: float | None  # after it
    change: float | None
    company: list[str]  # the names of the others; of a bot its level


class History(Struct, frozen=True):
    """A page, newest first; `next` goes into `?before=`."""

    matches: list[PastMatch]
    next: Milliseconds | None
