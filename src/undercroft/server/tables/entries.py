"""The entries of a table, one per event. They are stored, and a table is rebuilt from them.

Entry n of a table makes version n of it. An entry is written once, under the unique key (table, n), and never
changed.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct

from undercroft.server.protocol.basics import Player
from undercroft.server.protocol.tables import Pace, Settings, Visibility

Why = Literal["asked", "clock", "away"]


class Header(Struct, frozen=True):
    """The fixed properties of a table, set when it is created."""

    id: str
    settings: Settings
    seats: int
    host: Player
    created: int


class Entry(Struct, frozen=True, tag_field="kind", omit_defaults=True, kw_only=True):
    """The base of all entries. `by` is the person who asked for it (None: the server), `id` the person's request id."""

    at: int
    by: str | None = None
    id: str | None = None


class SeatEntry(Entry, frozen=True):
    """The base of entries about a seat."""

    seat: int


class Sat(SeatEntry, frozen=True, tag="sat"):
    player: Player


class Stood(SeatEntry, frozen=True, tag="stood"):
    """A seat was freed."""


class BotSat(SeatEntry, frozen=True, tag="bot"):
    level: str


class Configured(Entry, frozen=True, tag="configured"):
    visibility: Visibility
    chat: bool
    spectators: bool
    pace: Pace = "normal"
    friendly: bool = False
    hints: bool = False


class Started(Entry, frozen=True, tag="started"):
    """The match was dealt. `record` holds the secret of the dice. `brought`: the match was imported, so others may know
    the secret. The record has steps if the match was under way or over.
    """

    record: dict[str, Any]
    brought: bool = False


class Resumed(Entry, frozen=True, tag="resumed"):
    """No server was running for this many milliseconds. They count on no clock."""

    away: int


class Closed(Entry, frozen=True, tag="closed"):
    """The table was closed and will not be played."""


class Stepped(SeatEntry, frozen=True, tag="step"):
    """A move and the chance outcomes that followed; None before it is played. `stand_in`: the seat's bot had failed.
    `chosen`: the outcomes were named with the move, at a lesson.
    """

    move: str
    chance: list[str] | None = None
    stand_in: bool = False
    chosen: bool = False


class Undone(SeatEntry, frozen=True, tag="undone"):
    """A seat took its last move back."""


class Asked(SeatEntry, frozen=True, tag="asked"):
    """A seat asked the seats `awaited`, those of all other people, to let it take back `steps` moves."""

    steps: int
    awaited: list[int]


class Answered(SeatEntry, frozen=True, tag="answered"):
    """A seat answered. The last yes takes the moves back; a no drops the question."""

    yes: bool


class Covered(SeatEntry, frozen=True, tag="covered"):
    """A bot took over for the player of a seat."""

    level: str
    why: Why


class Returned(SeatEntry, frozen=True, tag="returned"):
    """A player took the seat back from its bot."""


class Released(Entry, frozen=True, tag="next"):
    """The waiting bots were allowed one move each."""


class Passing(SeatEntry, frozen=True, tag="passing"):
    """The player of a seat chose to pass all windows, to have a moment for each, to be asked, or to pass until its own
    turn.
    """

    is_on: bool
    is_asked: bool = False
    is_brief: bool = False


class Stopped(SeatEntry, frozen=True, tag="stop"):
    """The player of a seat asked to hold the windows of the current moment."""


class Rested(SeatEntry, frozen=True, tag="rested"):
    """The player of a seat is away until a time, and the clock of days waits as long; or is back."""

    until: int


class Hinted(SeatEntry, frozen=True, tag="hint"):
    """The player of a seat took advice on the current question."""


class Muted(Entry, frozen=True, tag="muted"):
    """The host muted or unmuted a person."""

    person: str
    on: bool


class Removed(Entry, frozen=True, tag="removed"):
    """The host removed a person."""

    person: str


class Forgotten(Entry, frozen=True, tag="forgotten"):
    """A person was deleted; their seats, and the table if they were its host, belong to a nameless player."""

    seats: list[int]
    is_host: bool
    player: Player


class Rematched(Entry, frozen=True, tag="rematch"):
    """The players moved on to another table."""

    table: str


AnyEntry = (
    Sat
    | Stood
    | BotSat
    | Configured
    | Started
    | Resumed
    | Closed
    | Stepped
    | Undone
    | Asked
    | Answered
    | Covered
    | Returned
    | Released
    | Passing
    | Stopped
    | Rested
    | Hinted
    | Muted
    | Removed
    | Forgotten
    | Rematched
)

_encoder = msgspec.json.Encoder()
_entries = msgspec.json.Decoder(AnyEntry)
_headers = msgspec.json.Decoder(Header)


def write_entry(entry: AnyEntry) -> str:
    return _encoder.encode(entry).decode()


def read_entry(body: str) -> AnyEntry:
    entry: AnyEntry = _entries.decode(body)
    return entry


def write_header(header: Header) -> str:
    return _encoder.encode(header).decode()


def read_header(body: str) -> Header:
    return _headers.decode(body)
