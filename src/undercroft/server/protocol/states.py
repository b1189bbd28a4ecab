"""A table as those who follow it see it: what happened, what is said, what is asked."""

from __future__ import annotations

from msgspec import Struct

from undercroft.server.protocol.basics import Milliseconds, Player, Text, Version
from undercroft.server.protocol.settings import Settings, Wish
from undercroft.server.protocol.tables import Phase, Seat, WhyFriendly
from undercroft.server.protocol.views import View


class Told(Struct, frozen=True):
    """A step of the match and what the receiver may know of it. `step` is what a replay shows; 0 is the deal."""

    version: Version
    step: int
    seat: int | None  # who moved; null for the deal
    at: Milliseconds
    events: list[Text]
    stand_in: bool = False  # the bot of the seat had failed, and any legal move was made for it


class Said(Struct, frozen=True):
    """A line of chat. `version` is the number of the line, which has nothing to do with the version of the table."""

    version: Version
    at: Milliseconds
    player: Player
    text: str


class Ask(Struct, frozen=True):
    """A seat asks to take back its last move and all that came after it."""

    seat: int
    steps: int
    agreed: list[int]
    awaited: list[int]


class Fairness(Struct, frozen=True):
    """SHA-256 of the secret of the dice, known from the start; the secret, once the match is over.

    A match that went on under new rules has a record for each of them: `earlier` says how many came before this one.
    """

    commitment: str
    secret: str | None
    earlier: int


class State(Struct, frozen=True, tag_field="type", tag="state"):
    """A table as the receiver may see it: sent after `join` and on every change.

    `told` holds what happened after version `since`; with `since` 0 it holds everything and replaces what the client
    has. `said` holds the lines of chat that were not sent yet; one that is there already is the same. Everything else
    is whole.
    """

    table: str
    version: Version
    since: Version
    now: Milliseconds
    phase: Phase
    settings: Settings
    host: str  # id of the player who set the table up
    invite: str  # the link to give away
    seats: list[Seat]
    yours: list[int]  # seats of the receiver
    seat: int | None  # the seat this is seen from; null: a spectator
    spectators: int
    muted: list[str]  # ids of people who may not talk here
    view: View | None  # null until the match starts, and where nobody can tell any more
    told: list[Told]
    said: list[Said]
    undo: bool  # can the last move be taken back by the receiver, by the rule?
    ask: Ask | None
    waits: list[int]  # seats whose bots wait for a `next`
    rematch: str | None  # the table to go on at
    fairness: Fairness | None
    honours: list[list[str]]  # ids of texts by seat, once the match is over: what people earned beside their scores
    notice: Text | None  # why the match is over without a result, or cannot be shown
    closes: Milliseconds | None = None  # when the open window goes by, whether or not the one asked has a choice
    friendly: bool = False  # a match that gives no rating and no achievement
    windows: Wish | None = None  # of the receiver's seat, where there are windows
    can_stop: bool = False  # would a stop hold the open window up for it?
    why_friendly: list[WhyFriendly] = []
