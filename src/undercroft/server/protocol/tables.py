"""A table in a list; its seats, and why its match may be a friendly one."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from undercroft.server.protocol.basics import Milliseconds, Player
from undercroft.server.protocol.settings import Clock, Visibility
from undercroft.server.protocol.views import Result

Phase = Literal["open", "playing", "over", "closed"]
# Why a match is a friendly one, which gives no rating and no achievement: dice were seen and taken back, dice were put
# in by hand or known before, somebody took advice, it began in the middle, it is a lesson.
WhyFriendly = Literal["taken_back", "by_hand", "hints", "position", "lesson"]


class ClockState(Struct, frozen=True):
    left: Milliseconds  # at the moment `now` of the message
    running: bool


class Seat(Struct, frozen=True):
    """Free when it has neither a player nor a bot; with both, the bot plays on for the player."""

    player: Player | None
    bot: str | None
    here: bool  # the player's socket is open
    clock: ClockState | None
    thinking: Milliseconds | None = None  # since when a bot thinks about a move here
    hints: int = 0  # how often advice was taken here
    cover_from: Milliseconds | None = None  # of one who is away: when others may let a bot play on; null: not at all


class Branch(Struct, frozen=True, forbid_unknown_fields=True):
    """Another way on from a finished match: the position after `step`, oneself in `seat`, bots in the others."""

    step: Annotated[int, Meta(ge=0)]
    seat: Annotated[int, Meta(ge=0)]
    level: Annotated[str, Meta(max_length=32)] | None = None


class Summary(Struct, frozen=True):
    """A table in a list, or looked at before joining."""

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
    friendly: bool = False  # as in a state
    why_friendly: list[WhyFriendly] = []
    lesson: bool = False  # as in the settings


class Tables(Struct, frozen=True):
    """A page of a list, newest first; `next` goes into `?before=` for the page after it."""

    tables: list[Summary]
    next: Milliseconds | None


class Imported(Struct, frozen=True):
    table: str
    is_fair: bool  # every outcome was proven against the commitment
    is_friendly: bool = False  # outcomes were seen and taken back
