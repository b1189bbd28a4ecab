"""Messages to people whose browser is closed: channels and quiet hours."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from undercroft.server.protocol.basics import Milliseconds

ChannelKind = Literal["mail", "push", "hook"]
ChannelState = Literal["asked", "on", "off"]  # asked: an e-mail address that its owner has yet to confirm
Minute = Annotated[int, Meta(ge=0, le=1439, description="minutes after midnight")]


class Channel(Struct, frozen=True):
    """A way to reach the person."""

    id: str
    kind: ChannelKind
    address: str
    state: ChannelState
    created: Milliseconds
    secret: str | None = None  # the key with which messages to a web hook are signed


class Quiet(Struct, frozen=True, forbid_unknown_fields=True):
    """Hours of each day in which nothing is sent, in a time zone such as `Europe/Moscow`."""

    zone: Annotated[str, Meta(max_length=64)]
    since: Minute
    until: Minute


class QuietHours(Struct, frozen=True, forbid_unknown_fields=True):
    quiet: Quiet | None


class Notices(Struct, frozen=True):
    """The ways in which the requester is told. `offered` are the kinds of channels that this server has."""

    offered: list[ChannelKind]
    push_key: str | None  # the key that browsers need to subscribe
    channels: list[Channel]
    quiet: Quiet | None


class Absence(Struct, frozen=True):
    """When the requester will be back, and how many days they may still be away within a year."""

    until: Milliseconds | None
    days_left: int


class NewAbsence(Struct, frozen=True, forbid_unknown_fields=True):
    days: Annotated[int, Meta(ge=0, le=30, description="from now; 0: back")]


class PushKeys(Struct, frozen=True):
    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]


class NewChannel(Struct, frozen=True, forbid_unknown_fields=True):
    kind: ChannelKind
    address: Annotated[str, Meta(min_length=3, max_length=1000)]
    language: Annotated[str, Meta(max_length=8)] = "en"
    keys: PushKeys | None = None  # of a browser


class ChannelSwitch(Struct, frozen=True, forbid_unknown_fields=True):
    is_on: bool
