"""What happens at a table, one entry after another: this is stored, and a table is made from it.

Entry n of a table makes version n of it. An entry is written once, under the unique key (table, n), and never changed.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct

from undercroft.server.protocol.basics import Player
from undercroft.server.protocol.settings import Pace, Settings, Visibility

Why = Literal["asked", "clock", "away"]


class Header(Struct, frozen=True):
    """What a table is, from the moment it is set up."""

    id: str
    settings: Settings
    seats: int
    host: Player
    created: int


class Entry(Struct, tag_field="kind", omit_defaults=True, kw_only=True):
    """`by` is the person who asked for it (None: the server did), `id` the person's own number for the request."""

    at: int
    by: str | None = None
    id: str | None = None


class Sat(Entry, tag="sat"):
    seat: int
    player: Player


class Stood(Entry, tag="stood"):
    seat: int


class BotSat(Entry, tag="bot"):
    seat: int
    level: str


class Configured(Entry, tag="configured"):
    visibility: Visibility
    chat: bool
    spectators: bool
    pace: Pace = "normal"
    hints: bool = False


class Started(Entry, tag="started"):
    """`record` holds the secret of the dice; it has steps if the match was brought along."""

    record: dict[str, Any]


class Renewed(Entry, tag="renewed"):
    """The match goes on under other rules or cards, from the position that those it began with had led to. `record` is
    as in `Started`; `left` is the time that each seat has on its clock."""

    record: dict[str, Any]
    left: list[int]


class Resumed(Entry, tag="resumed"):
    """No server was there for so many milliseconds: they are on nobody's clock."""

    away: int


class Ended(Entry, tag="ended"):
    """The match cannot go on under the rules and cards of today: it is over without a result. `why` is for logs."""

    why: str


class Closed(Entry, tag="closed"):
    """The table will not be played."""


class Stepped(Entry, tag="step"):
    """A move and the chance outcomes that followed; None before it is played. `stand_in`: its bot had failed.
    `chosen`: the outcomes were named with the move, at a lesson."""

    seat: int
    move: str
    chance: list[str] | None = None
    stand_in: bool = False
    chosen: bool = False


class Undone(Entry, tag="undone"):
    seat: int


class Asked(Entry, tag="asked"):
    """A seat asks the others to let it take back the last `steps` moves. `awaited` are the seats of all other people;
    before it was written down, people for whom a bot played on were not asked."""

    seat: int
    steps: int
    awaited: list[int] | None = None


class Answered(Entry, tag="answered"):
    """The last yes takes the moves back, a no drops the question."""

    seat: int
    yes: bool


class Covered(Entry, tag="covered"):
    """A bot plays on for the player of a seat."""

    seat: int
    level: str
    why: Why


class Returned(Entry, tag="returned"):
    """`left` is the time on the clock; before it was written down, the server gave some to those who came back."""

    seat: int
    left: int | None = None


class Released(Entry, tag="next"):
    """The bots that wait may make one move each."""


class Passing(Entry, tag="passing"):
    """From now on the player of a seat lets all windows go by, or else has a moment for each, or is asked."""

    seat: int
    is_on: bool
    is_asked: bool = False


class Stopped(Entry, tag="stop"):
    """The player of a seat may want to answer a window of the moment."""

    seat: int


class Hinted(Entry, tag="hint"):
    """The player of a seat has asked for advice on its question: a match in which that was done is a friendly one."""

    seat: int


class Chatted(Entry, tag="chat"):
    """What was said before the chat had a store of its own."""

    player: Player
    text: str


class Muted(Entry, tag="muted"):
    """The host lets somebody talk no more, or again."""

    person: str
    on: bool


class Removed(Entry, tag="removed"):
    """The host shuts somebody out."""

    person: str


class Rematched(Entry, tag="rematch"):
    """The players go on at another table."""

    table: str


AnyEntry = (
    Sat
    | Stood
    | BotSat
    | Configured
    | Started
    | Renewed
    | Resumed
    | Ended
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
    | Hinted
    | Chatted
    | Muted
    | Removed
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
