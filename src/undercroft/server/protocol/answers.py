"""What the server sends over the socket. `ServerMsg` is any of it, told apart by `type`."""

from __future__ import annotations

from msgspec import Struct

from undercroft.server.protocol.accounts import Me
from undercroft.server.protocol.basics import Milliseconds, Version
from undercroft.server.protocol.refusals import Refused
from undercroft.server.protocol.states import State


class Welcome(Struct, frozen=True, tag_field="type", tag="welcome"):
    """The first message on every socket."""

    protocol: int
    server: str  # version of the program
    me: Me
    now: Milliseconds


class Done(Struct, frozen=True, tag_field="type", tag="done"):
    """The request is done and durable. `version` is the table's after it; a repeated request gets the same answer."""

    id: str
    version: Version = 0
    table: str | None = None


ServerMsg = Welcome | State | Done | Refused
