"""Tables: their settings and seats, lists of tables, replays and dice."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from undercroft.server.protocol.basics import Milliseconds, Move, Outcomes, Player, Result, Text, View
from undercroft.server.protocol.workshop import Figures

Visibility = Literal["public", "private"]
# The pace of bots: at once, slowly enough for people to follow, or on each `next` from a person at the table.
Pace = Literal["instant", "normal", "steps"]
# How a seat handles windows that hidden cards could answer: pass at once, pass unless stopped in time, or be asked.
# `turn` passes until the seat's own next turn, unless something happens to the seat before.
Wish = Literal["pass", "moment", "ask", "turn"]


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """A clock. live: `time` seconds per match plus `bonus` per decision. days: `time` seconds per decision."""

    kind: Literal["none", "live", "days"] = "none"
    time: Annotated[int, Meta(ge=0, le=30 * 86400)] = 0
    bonus: Annotated[int, Meta(ge=0, le=3600)] = 0


class Settings(Struct, frozen=True):
    """The settings of a table."""

    game: str
    options: dict[str, Any]
    visibility: Visibility
    clock: Clock
    chat: bool
    spectators: bool
    hot_seat: bool
    cover_after: Annotated[int, Meta(ge=0, le=3600, description="seconds away until a bot plays on; 0: never")]
    pace: Pace = "normal"
    friendly: bool = False  # agreed before the start: no rating, no achievements; take-backs by consent
    hints: bool = False  # allows hints; friendly tables only
    daily: str | None = None  # day of the daily dungeon that this table is a try at
    deal: int | None = None  # number of the deal, if it is one of the weekly duplicate, whose last day is `daily`
    cards: str | None = None  # name of a card set that the server offers; null: the printed cards
    changes: Figures = {}  # figures of the workshop, in place of a card set that the server offers
    real: bool = False  # dice and cards are real: people name every outcome; friendly, and without bots
    lesson: bool = False  # deal and outcomes are chosen; friendly, and excluded from statistics
    variant: bool = False  # played with unusual options or cards; not rated


class ChosenDeal(Struct, frozen=True, forbid_unknown_fields=True):
    """The deal of a lesson: the named outcomes, in order, then those of the seed."""

    names: Outcomes = []
    seed: Annotated[int, Meta(ge=0, le=1 << 31)] = 1


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to set up. Each of `seats` is "me", "open", or a bot, optionally with a temperament.

    If no seat is open, the match starts at once. At a hot-seat table "me" may appear several times. `hints` make a
    table friendly; null allows them only at a friendly table of one person with bots. `names` gives the names of the
    people who share a hot-seat table, by seat; a seat without a name is shown by its number. A lesson is for one
    person and has no open seat.
    """

    game: Annotated[str, Meta(max_length=64)]
    seats: Annotated[list[Annotated[str, Meta(max_length=32)]], Meta(min_length=1, max_length=16)]
    options: dict[str, Any] = {}
    visibility: Visibility = "private"
    clock: Clock = Clock()
    chat: bool = True
    spectators: bool = True
    hot_seat: bool = False
    cover_after: Annotated[int, Meta(ge=0, le=3600)] = 120
    pace: Pace = "normal"
    friendly: bool = False
    hints: bool | None = None
    cards: Annotated[str, Meta(max_length=32)] | None = None
    changes: Figures = {}
    real: bool = False
    # names by seat of people who share a screen
    names: Annotated[list[Annotated[str, Meta(max_length=24)]], Meta(max_length=16)] = []
    lesson: ChosenDeal | None = None


Phase = Literal["open", "playing", "over", "closed"]
# Reasons why a match is friendly, that is, gives no rating and no achievements: it was agreed before the start, one
# person plays all seats, the match was imported, it began in the middle, it is a lesson, it is a daily whose day was
# over before the match ended, or a bot account plays with people or other bot accounts.
WhyFriendly = Literal["agreed", "hot_seat", "brought", "position", "lesson", "late", "bots"]


class ClockState(Struct, frozen=True):
    left: Milliseconds  # at the time `now` of the message
    running: bool


class Seat(Struct, frozen=True):
    """A seat. It is free without a player and a bot. With both, the bot plays on for the player."""

    player: Player | None
    bot: str | None
    here: bool  # true if the player is connected
    clock: ClockState | None
    thinking: Milliseconds | None = None  # when the bot began to think about a move
    hints: int = 0  # number of hints taken
    cover_from: Milliseconds | None = None  # when others may let a bot play on for an absent player; null: never
    rests: Milliseconds | None = None  # until when the player is away, at a table with a clock of days


class Branch(Struct, frozen=True, forbid_unknown_fields=True):
    """A new continuation of a finished match after `step`, with the person in `seat` and bots in the others."""

    step: Annotated[int, Meta(ge=0)]
    seat: Annotated[int, Meta(ge=0)]
    level: Annotated[str, Meta(max_length=32)] | None = None


class Summary(Struct, frozen=True):
    """A table in a list, or previewed before joining."""

    id: str
    game: str
    phase: Phase
    visibility: Visibility
    host: Player
    seats: list[Seat]
    clock: Clock
    spectators: bool
    hot_seat: bool
    turn: list[int]
    result: Result | None
    steps: int
    created: Milliseconds
    updated: Milliseconds
    invite: str
    yours: list[int]
    friendly: bool = False  # as in `State`
    why_friendly: list[WhyFriendly] = []
    lesson: bool = False  # as in `Settings`
    rated: bool = False  # as in `State`
    left: list[int] = []  # seats whose players had decisions made by a bot
    daily: str | None = None  # as in `Settings`
    deadline: Milliseconds | None = None  # when the first running clock runs out


class Tables(Struct, frozen=True):
    """A page of a list, newest first. Pass `next` as `?before=` to get the following page."""

    tables: list[Summary]
    next: Milliseconds | None


class Imported(Struct, frozen=True):
    table: str
    is_fair: bool  # true if every outcome was verified against the commitment
    is_friendly: bool = False  # true if outcomes were seen and taken back


class Moment(Struct, frozen=True):
    """The table after a step, as seen from one seat. Step 0 is the deal."""

    step: int
    seat: int | None  # the seat that moved
    move: Move | None  # null if hidden from the seat
    events: list[Text]
    view: View


class Replay(Struct, frozen=True):
    """A match step by step, for one seat or a spectator. Once the match is over, `record` and all seats are public."""

    table: str
    seats: list[Seat]
    seat: int | None
    moments: list[Moment]
    record: dict[str, Any] | None
    honours: list[list[str]]  # as in `State`


class Rolled(Struct, frozen=True):
    """A rolled die or a drawn card. `number` selects the HMAC-SHA256 of the secret that it comes from. The outcome is
    its first eight bytes, big-endian, modulo the sum of `counts`, counted off against what can be shown. A number in
    the incomplete last run is skipped.
    """

    step: int  # 0: the deal
    number: int
    kind: int  # index of the die or deck in `kinds`
    counts: list[int]  # how many of each name were available
    shown: int  # index of the name shown


class Dice(Struct, frozen=True):
    """Every outcome of a finished match, in order. Anyone can recompute them from the secret."""

    commitment: str
    secret: str
    kinds: list[list[str]]  # dice and decks, each as the list of names it can show
    rolled: list[Rolled]
