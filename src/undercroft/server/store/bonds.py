"""Stored data between people: friends, blocks, mutes, and calls to people on line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from undercroft.server.store.base import Statement, Store

KEPT: Final = 86_400_000  # milliseconds for which calls are kept

FRIEND, ASKED, BLOCKED, MUTED = "friend", "asked", "blocked", "muted"


class CallRow(Struct, frozen=True):
    """A call of `sender` to `person`. `table` is empty if it is not about one."""

    person: str
    sender: str
    kind: str
    table: str
    at: int


class Bonds:
    """Reads and writes bonds and calls."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, person: str) -> list[tuple[str, str]]:
        """Returns the bonds of a person as pairs of other and kind, oldest first."""
        sql = "SELECT other, kind FROM bonds WHERE person = ? ORDER BY at, other"
        return [(other, kind) for other, kind in await self._store.read(sql, person)]

    async def asking(self, person: str) -> list[str]:
        """Returns the people who want to be friends with a person, without those whom the person has blocked."""
        return await self._store.column(
            "SELECT person FROM bonds WHERE other = ? AND kind = 'asked' AND person NOT IN"
            " (SELECT other FROM bonds WHERE person = ? AND kind = 'blocked') ORDER BY at",
            *(person, person),
        )

    async def has(self, person: str, other: str, kind: str) -> bool:
        sql = "SELECT 1 FROM bonds WHERE person = ? AND other = ? AND kind = ?"
        return bool(await self._store.read(sql, person, other, kind))

    async def blockers(self, person: str, among: Sequence[str]) -> set[str]:
        """Returns the people, of some, who have blocked a person."""
        sql = "SELECT person FROM bonds WHERE other = ? AND kind = 'blocked'"
        return set(await self._store.column(sql, person)) & set(among)

    async def befriend(self, person: str, other: str, now: int) -> None:
        await self._store.write(
            [
                *_dropped(person, other, ASKED),
                *(_added(*pair, FRIEND, now) for pair in ((person, other), (other, person))),
            ]
        )

    async def part(self, person: str, other: str) -> None:
        """Ends a friendship and questions about one, in both directions."""
        await self._store.write([*_dropped(person, other, FRIEND), *_dropped(person, other, ASKED)])

    async def set(self, person: str, other: str, kind: str, is_on: bool, now: int) -> None:
        """Sets a bond of one direction. Blocking ends a friendship."""
        ended = [*_dropped(person, other, FRIEND), *_dropped(person, other, ASKED)] if kind == BLOCKED and is_on else []
        sql = "DELETE FROM bonds WHERE person = ? AND other = ? AND kind = ?"
        change = _added(person, other, kind, now) if is_on else Statement(sql, person, other, kind, may_miss=True)
        await self._store.write([*ended, change])

    async def share_a_table(self, person: str, other: str) -> bool:
        sql = (
            "SELECT 1 FROM members AS mine JOIN members AS theirs ON theirs.table_id = mine.table_id"
            " WHERE mine.person = ? AND theirs.person = ? LIMIT 1"
        )
        return bool(await self._store.read(sql, person, other))

    # -- calls --------------------------------------------------------------------------------------

    async def call(self, row: CallRow) -> bool:
        """Adds a call. Returns False if the same one was made before."""
        sql = "INSERT INTO calls (person, sender, kind, table_id, at) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
        old = Statement("DELETE FROM calls WHERE at < ?", row.at - KEPT, may_miss=True)
        return await self._store.write([old, Statement(sql, row.person, row.sender, row.kind, row.table, row.at)])

    async def calls(self, since: int) -> list[CallRow]:
        sql = "SELECT person, sender, kind, table_id, at FROM calls WHERE at > ? ORDER BY at"
        return [CallRow(*row) for row in await self._store.read(sql, since)]

    async def calls_to(self, person: str, since: int) -> list[CallRow]:
        sql = "SELECT person, sender, kind, table_id, at FROM calls WHERE person = ? AND at > ? ORDER BY at"
        return [CallRow(*row) for row in await self._store.read(sql, person, since)]


def _added(person: str, other: str, kind: str, now: int) -> Statement:
    sql = "INSERT INTO bonds (person, other, kind, at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
    return Statement(sql, person, other, kind, now, may_miss=True)


def _dropped(person: str, other: str, kind: str) -> list[Statement]:
    sql = "DELETE FROM bonds WHERE person = ? AND other = ? AND kind = ?"
    return [Statement(sql, *pair, kind, may_miss=True) for pair in ((person, other), (other, person))]
