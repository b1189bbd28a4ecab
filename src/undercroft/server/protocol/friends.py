"""Friends: who is on line, calls, blocks and mutes."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from undercroft.server.protocol.basics import Milliseconds, PersonId, Player, TableId

BondKind = Literal["friend", "blocked", "muted"]
CallKind = Literal["invite", "rematch", "friend"]


class Friend(Struct, frozen=True):
    player: Player
    online: bool


class Called(Struct, frozen=True, tag_field="type", tag="called"):
    """A call to the receiver: an invitation to a table, a rematch, or a question whether to be friends."""

    kind: CallKind
    sender: Player
    at: Milliseconds
    table: str | None = None
    game: str | None = None


class Friends(Struct, frozen=True):
    """The people that the requester has to do with. `link` makes a friend of anyone who opens it within 30 days."""

    friends: list[Friend]
    asking: list[Player]  # they want to be friends
    asked: list[Player]
    blocked: list[Player]
    muted: list[Player]
    link: str
    calls: list[Called]  # of the last hour, to tables that are still open


class NewFriend(Struct, frozen=True, forbid_unknown_fields=True):
    """The token of a link, or a person at a common table, who is asked."""

    token: Annotated[str, Meta(max_length=200)] | None = None
    person: PersonId | None = None


class BondChange(Struct, frozen=True, forbid_unknown_fields=True):
    """Blocks or mutes a person, or ends this; `friend` can only be ended."""

    kind: BondKind
    on: bool


class Invite(Struct, frozen=True, forbid_unknown_fields=True):
    table: TableId
