"""Stored data of messages to people who are not here: their channels, quiet hours, and the messages to be sent.

A message is added in the same write as the entry that caused it, and removed by the process that sends it. So a crash
loses no message that nobody has begun to send, and nobody gets a message twice.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from undercroft.server.store.base import Row, Statement, Store, insert

CHANNEL: Final = "id, person, kind, address, secret, language, state, created"


class ChannelRow(Struct, frozen=True):
    """A way to reach a person. `state` is `asked` until an e-mail address is confirmed, then `on` or `off`."""

    id: str
    person: str
    kind: str  # mail, push or hook
    address: str
    secret: str  # key of a web hook, or the keys of a browser in JSON
    language: str
    state: str
    created: int


class Message(Struct, frozen=True):
    """A message to be sent, with what is needed to decide whether and how."""

    channel: ChannelRow
    table: str
    version: int
    kind: str  # turn, reminder or invite
    due: int
    tries: int
    sender: str  # name of the person who invites
    summary: str
    quiet: tuple[str, int, int] | None = None  # time zone, and minutes after midnight


class NoticeStore:
    """Reads and writes channels and messages."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # -- channels -----------------------------------------------------------------------------------

    async def channels(self, person: str) -> list[ChannelRow]:
        sql = f"SELECT {CHANNEL} FROM channels WHERE person = ? ORDER BY created, id"
        return [ChannelRow(*row) for row in await self._store.read(sql, person)]

    async def channel(self, id: str) -> ChannelRow | None:
        rows = await self._store.read(f"SELECT {CHANNEL} FROM channels WHERE id = ?", id)
        return ChannelRow(*rows[0]) if rows else None

    async def add_channel(self, row: ChannelRow) -> None:
        """Adds a channel. The same address of a person replaces the one before."""
        same = "DELETE FROM channels WHERE person = ? AND kind = ? AND address = ?"
        old = Statement(same, row.person, row.kind, row.address, may_miss=True)
        await self._store.write([old, insert("channels", CHANNEL, row)])

    async def set_state(self, id: str, state: str) -> None:
        """Turns a channel on or off. What waits for a channel that is off is not sent."""
        statements = [Statement("UPDATE channels SET state = ? WHERE id = ?", state, id, may_miss=True)]
        if state == "off":
            statements.append(Statement("DELETE FROM outbox WHERE channel = ?", id, may_miss=True))
        await self._store.write(statements)

    async def drop_channel(self, id: str) -> None:
        await self._store.write(
            [
                Statement("DELETE FROM outbox WHERE channel = ?", id, may_miss=True),
                Statement("DELETE FROM channels WHERE id = ?", id, may_miss=True),
            ]
        )

    # -- quiet hours --------------------------------------------------------------------------------

    async def quiet(self, person: str) -> tuple[str, int, int] | None:
        rows = await self._store.read("SELECT zone, since, until FROM quiet WHERE person = ?", person)
        return (str(rows[0][0]), int(rows[0][1]), int(rows[0][2])) if rows else None

    async def set_quiet(self, person: str, hours: tuple[str, int, int] | None) -> None:
        statements = [Statement("DELETE FROM quiet WHERE person = ?", person, may_miss=True)]
        if hours is not None:
            sql = "INSERT INTO quiet (person, zone, since, until) VALUES (?, ?, ?, ?)"
            statements.append(Statement(sql, person, *hours))
        await self._store.write(statements)

    # -- messages -----------------------------------------------------------------------------------

    async def due(self, now: int, most: int) -> list[Message]:
        rows = await self._store.read(
            f"SELECT {', '.join(f'channels.{name}' for name in CHANNEL.split(', '))},"
            " table_id, outbox.version, outbox.kind, outbox.due, tries, sender, summary, zone, since, until FROM outbox"
            " JOIN channels ON channels.id = channel JOIN tables ON tables.id = table_id"
            " LEFT JOIN quiet ON quiet.person = channels.person WHERE outbox.due <= ? ORDER BY outbox.due LIMIT ?",
            *(now, most),
        )
        return [_message(row) for row in rows]

    async def claim(self, message: Message) -> bool:
        """Removes a message that this process is about to send. Returns False if another process was first."""
        return await self._store.write(
            [Statement(f"DELETE FROM outbox WHERE {_KEY} AND due = ?", *_key(message), message.due)]
        )

    async def postpone(self, message: Message, due: int) -> None:
        sql = f"UPDATE outbox SET due = ? WHERE {_KEY} AND due = ?"
        await self._store.execute(sql, due, *_key(message), message.due)

    async def put_back(self, message: Message, due: int) -> None:
        """Adds a message again that could not be sent."""
        await self._store.execute(
            "INSERT INTO outbox (channel, table_id, version, kind, due, tries, sender) SELECT id, ?, ?, ?, ?, ?, ?"
            " FROM channels WHERE id = ? ON CONFLICT DO NOTHING",
            *(message.table, message.version, message.kind, due, message.tries + 1, message.sender, message.channel.id),
        )

    # -- keys of this server ------------------------------------------------------------------------

    async def key(self, name: str, made: str) -> str:
        """Returns a key that all processes share: the stored one, or `made`, which is stored."""
        await self._store.execute(
            "INSERT INTO server_keys (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING", name, made
        )
        return str(await self._store.value("SELECT value FROM server_keys WHERE name = ?", name))


def _message(row: Row) -> Message:
    width = len(ChannelRow.__struct_fields__)
    table, version, kind, due, tries, sender, summary, zone, since, until = row[width:]
    quiet = None if zone is None else (zone, since, until)
    return Message(ChannelRow(*row[:width]), table, version, kind, due, tries, sender, summary, quiet)


_KEY: Final = "channel = ? AND table_id = ? AND version = ? AND kind = ?"


def _key(message: Message) -> tuple[str, str, int, str]:
    return message.channel.id, message.table, message.version, message.kind


def new_channel_id() -> str:
    return secrets.token_hex(8)


def messages_for(
    person: str, table: str, version: int, messages: Sequence[tuple[str, int]], sender: str = ""
) -> list[Statement]:
    """Returns the statements that add messages, given as kind and time, to each channel of a person that is on. They
    replace what waits for this person from the table.
    """
    return [
        Statement(
            "DELETE FROM outbox WHERE table_id = ? AND channel IN (SELECT id FROM channels WHERE person = ?)",
            *(table, person),
            may_miss=True,
        ),
        *(
            Statement(
                "INSERT INTO outbox (channel, table_id, version, kind, due, tries, sender) SELECT id, ?, ?, ?, ?, 0, ?"
                " FROM channels WHERE person = ? AND state = 'on' ON CONFLICT DO NOTHING",
                *(table, version, kind, due, sender, person),
                may_miss=True,
            )
            for kind, due in messages
        ),
    ]
