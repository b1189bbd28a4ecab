"""People: identity, profiles, history, achievements, and the daily dungeon."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from undercroft.server.protocol.basics import Milliseconds, Player

Avatar = Annotated[str, Meta(max_length=32, pattern="^[a-z0-9-]*$")]  # the id of a picture of the client


class Me(Struct, frozen=True):
    """The person who is signed in. `login` is null for a guest."""

    id: str
    name: str
    avatar: str
    login: str | None


class Rename(Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, Meta(min_length=1, max_length=24)]
    avatar: Avatar = ""


class Credentials(Struct, frozen=True, forbid_unknown_fields=True):
    login: Annotated[str, Meta(min_length=2, max_length=32)]
    password: Annotated[str, Meta(min_length=8, max_length=200)]


class Session(Struct, frozen=True):
    """A device that is signed in to the account."""

    id: str
    device: str  # derived from the browser's User-Agent; empty if unknown
    created: Milliseconds
    seen: Milliseconds
    here: bool  # true for the device that sent the request


class NewBot(Struct, frozen=True, forbid_unknown_fields=True):
    """An account for a program, made by the person who answers for it."""

    name: Annotated[str, Meta(min_length=1, max_length=24)]
    avatar: Avatar = ""


class BotAccount(Struct, frozen=True):
    """An account of a program. `seen` is about when its token was last used."""

    player: Player
    created: Milliseconds
    seen: Milliseconds


class BotToken(Struct, frozen=True):
    """The token of a bot account. It is shown once: the server keeps only its hash."""

    player: Player
    token: str


class NewPassword(Struct, frozen=True, forbid_unknown_fields=True):
    old: Annotated[str, Meta(max_length=200)]
    new: Annotated[str, Meta(min_length=8, max_length=200)]


class Goodbye(Struct, frozen=True, forbid_unknown_fields=True):
    """Deletes the requester with everything that belongs to them. Guests have no password."""

    password: Annotated[str, Meta(max_length=200)] = ""


class Honours(Struct, frozen=True):
    """The achievements of a person over all finished matches of a game, and all achievements of the game. Each is the
    id of a text that also has an `ID-how`.
    """

    honours: list[str]
    all: list[str] = []


class Strength(Struct, frozen=True):
    """A Glicko-2 rating. The true strength is within two deviations with 95 % confidence."""

    value: float
    deviation: float
    matches: int


class RatedAt(Struct, frozen=True):
    at: Milliseconds
    value: float


class Reached(Struct, frozen=True):
    """A score and how often it was reached."""

    points: int
    count: int


class BotStrength(Struct, frozen=True):
    """The fixed rating of a bot level."""

    level: str
    value: float


class Earned(Struct, frozen=True):
    id: str
    at: Milliseconds
    table: str | None  # null in other people's profiles


class HeroStats(Struct, frozen=True):
    """Statistics of a person with a hero, a dog or a character. `hero` is the id of a text of the game."""

    hero: str
    matches: int
    company: int  # matches with several seats
    won: int  # wins among those in company
    mean: float
    best: int


class Best(Struct, frozen=True):
    """A personal record: the most points, or the longest winning streak."""

    kind: Literal["points", "streak", "rating"]
    value: int
    table: str | None = None  # null in other people's profiles


class GameStats(Struct, frozen=True):
    """A person's statistics in one game. Friendly matches are only counted separately."""

    game: str
    matches: int
    company: int
    won: int
    friendly: int
    mean: float | None
    rating: Strength | None
    ratings: list[RatedAt]  # ratings after the last rated matches, oldest first
    scores: list[Reached]
    heroes: list[HeroStats]
    bests: list[Best]
    honours: list[Earned]
    all_honours: list[str]
    bots: list[BotStrength]  # the levels of the game, the strongest first


class Profile(Struct, frozen=True):
    """The public profile of a person. Table ids are included only in the requester's own profile."""

    player: Player
    yours: bool
    games: list[GameStats]


class PastMatch(Struct, frozen=True):
    """A finished match in the requester's history. `friendly` says why it does not count: a reason as in
    `why_friendly`, or `left` if a bot played on for the person.
    """

    table: str
    game: str
    at: Milliseconds
    seats: int
    score: int
    place: int
    won: bool
    hero: str | None
    friendly: list[str]
    rating: float | None  # rating after the match
    change: float | None
    company: list[str]  # names of the other players; the level for a bot


class History(Struct, frozen=True):
    """A page of the history, newest first. Pass `next` as `?before=` to get the following page."""

    matches: list[PastMatch]
    next: Milliseconds | None


class DailyTry(Struct, frozen=True):
    """The requester's own try. `points` and the fields after it are set when the try is over."""

    table: str
    score: int | None = None
    won: bool = False
    counts: bool = True  # false if a bot played on
    rank: int | None = None  # 1: no other try has more points
    below: float | None = None  # fraction of the other tries that did worse
    rounds: int | None = None


class DailyGame(Struct, frozen=True):
    """Today's daily dungeon of a game."""

    game: str
    rivals: list[str]  # levels of the bots
    played: int  # number of finished tries
    mine: DailyTry | None
    best: DailyRow | None  # yesterday's best try


class DailyRow(Struct, frozen=True):
    """A try on a leaderboard. `table` can be watched when the day is over."""

    name: str
    avatar: str
    yours: bool
    score: int
    won: bool
    rounds: int | None
    table: str | None


class DailySeal(Struct, frozen=True):
    r"""The commitment published before a day, and the values that prove it afterwards. The secret of the dice is
    SHA-256("undercroft daily\n" day "\n" game "\n" share "\n" entropy). The fingerprint is the SHA-256 of that
    secret.
    """

    day: str
    game: str
    commitment: str  # SHA-256 of the share
    share: str | None = None  # set when the day is over
    entropy: str | None = None  # tables and points of the day before; set when the day has begun
    fingerprint: str | None = None  # SHA-256 of the secret of the dice; set when the day has begun


class DailyBoard(Struct, frozen=True):
    day: str
    game: str
    rows: list[DailyRow]  # best first
    scores: list[Reached]
    seal: DailySeal | None


class Daily(Struct, frozen=True):
    """The daily dungeons of today. Days begin at midnight UTC."""

    day: str
    ends: Milliseconds
    streak: int  # consecutive days with a finished daily, up to today or yesterday
    games: list[DailyGame]
    ahead: list[DailySeal]  # seals of the coming days
