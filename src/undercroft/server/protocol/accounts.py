"""Who one is: names, passwords, devices."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from undercroft.server.protocol.basics import Milliseconds


class Me(Struct, frozen=True):
    """Who one is. `login` is null for a guest."""

    id: str
    name: str
    avatar: str
    login: str | None


class Rename(Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, Meta(min_length=1, max_length=24)]
    avatar: Annotated[str, Meta(max_length=32)] = ""


class Credentials(Struct, frozen=True, forbid_unknown_fields=True):
    login: Annotated[str, Meta(min_length=2, max_length=32)]
    password: Annotated[str, Meta(min_length=8, max_length=200)]


class Session(Struct, frozen=True):
    """A device on which one is signed in."""

    id: str
    device: str  # what its browser says of itself; empty if nothing
    created: Milliseconds
    seen: Milliseconds
    here: bool  # the one that asks


class NewPassword(Struct, frozen=True, forbid_unknown_fields=True):
    old: Annotated[str, Meta(max_length=200)]
    new: Annotated[str, Meta(min_length=8, max_length=200)]
