"""A match step by step, and the dice of a finished one."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from undercroft.server.protocol.basics import Text
from undercroft.server.protocol.tables import Seat
from undercroft.server.protocol.views import Move, View


class Moment(Struct, frozen=True):
    """The table after a step, as one seat saw it. Step 0 is the deal."""

    step: int
    seat: int | None  # who moved
    move: Move | None  # null where the seat may not know it
    events: list[Text]
    view: View


class Replay(Struct, frozen=True):
    """A match step by step, for one seat or a spectator. `record` and all seats are open once it is over.

    Where a match went on under new rules, the steps are counted through; its record is that under the last ones.
    """

    table: str
    seats: list[Seat]
    seat: int | None
    moments: list[Moment]
    record: dict[str, Any] | None
    honours: list[list[str]]  # as in a state


class Rolled(Struct, frozen=True):
    """A die or a card. `number` says which HMAC-SHA256 of the secret it comes from: its first eight bytes, big-endian,
    modulo the sum of `counts`, count off what is shown; a number of the incomplete last run is passed over."""

    step: int  # 0: the deal
    number: int
    kind: int  # of die or deck, among `kinds`
    counts: list[int]  # how many of each name there were
    shown: int  # the place of its name


class Dice(Struct, frozen=True):
    """Every outcome of a finished match, in order, to be worked out from the secret by anybody."""

    commitment: str
    secret: str
    kinds: list[list[str]]  # of dice and decks: the names of what they can show
    rolled: list[Rolled]
