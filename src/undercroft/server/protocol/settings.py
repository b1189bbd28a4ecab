"""What a table is set up with: its clock, its pace, who may see it; and the body that sets one up."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from undercroft.server.protocol.basics import Outcomes

Visibility = Literal["public", "private"]
# How fast bots move: at once, so that people can follow, or each time somebody at the table says `next`.
Pace = Literal["instant", "normal", "steps"]
# How windows that hidden cards could answer go by for a seat: at once, unless it says stop in time, or it is asked.
Wish = Literal["pass", "moment", "ask"]


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """live: `time` seconds for the whole match and `bonus` more for each decision. days: `time` seconds a decision."""

    kind: Literal["none", "live", "days"] = "none"
    time: Annotated[int, Meta(ge=0, le=30 * 86400)] = 0
    bonus: Annotated[int, Meta(ge=0, le=3600)] = 0


class Settings(Struct, frozen=True):
    """What a table was set up with."""

    game: str
    options: dict[str, Any]
    visibility: Visibility
    clock: Clock
    chat: bool
    spectators: bool
    hot_seat: bool
    cover_after: Annotated[int, Meta(ge=0, le=3600, description="seconds away until a bot plays on; 0: never")]
    pace: Pace = "normal"
    hints: bool = False  # may people ask for advice?
    daily: str | None = None  # the day of whose daily dungeon it is a try
    cards: str | None = None  # the name of those that the server offers; null: the printed ones
    lesson: bool = False  # its deal, and outcomes of its moves, are chosen: friendly, and in no statistics


class ChosenDeal(Struct, frozen=True, forbid_unknown_fields=True):
    """What is dealt at a lesson: the outcomes named, in order, and after them those of the seed."""

    names: Outcomes = []
    seed: Annotated[int, Meta(ge=0, le=1 << 31)] = 1


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to set up. `seats` says who sits where: "me", "open", or a bot, with its temperament if need be.

    If no seat is open the match starts at once. On a hot-seat table "me" may stand several times. Without a word on
    `hints` they are given where one person plays alone with bots. `names` says what those are called who share a
    hot-seat table, by seat; who has none is told by number. A lesson is
    for one person: no seat of it is open.
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
    hints: bool | None = None
    cards: Annotated[str, Meta(max_length=32)] | None = None
    names: Annotated[list[Annotated[str, Meta(max_length=24)]], Meta(max_length=16)] = []  # of seats at one screen
    lesson: ChosenDeal | None = None
