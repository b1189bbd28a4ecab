"""Everything that the store holds about a person: what is exported, deleted, or kept under another name.

A test compares these lists with the schema, so that a new table with a person in it cannot be forgotten.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from undercroft.server.store.base import Statement, Store

# Exported columns by table, and the column with the person. Passwords and keys of other devices are left out.
EXPORTED: Final = {
    "people": ("id, name, avatar, login, created", "id"),
    "sessions": ("device, created, seen", "person"),
    "channels": ("kind, address, language, state, created", "person"),
    "quiet": ("zone, since, until", "person"),
    "absences": ("since, until", "person"),
    "bonds": ("other, kind, at", "person"),
    "calls": ("sender, kind, table_id, at", "person"),
    "circle_members": ("circle, at", "person"),
    "circles": ("id, name, created", "owner"),
    "bots": ("person, created, ended", "owner"),
    "ratings": ("game, value, deviation, matches, at", "who"),
    "honours": ("game, honour, table_id, at", "person"),
    "results": ("table_id, game, at, seats, score, place, won, hero, rounds, friendly, rating, change", "person"),
    "attempts": ("day, game, table_id", "person"),
    "chat": ("table_id, body", "person"),
    "members": ("table_id", "person"),
}
# Columns whose rows are deleted with the person.
DELETED: Final = [
    *[(table, "person") for table in ("sessions", "channels", "quiet", "absences", "bonds", "calls", "circle_members")],
    *[(table, "person") for table in ("honours", "chat", "presence")],
    *[
        ("bots", "person"),
        ("bots", "owner"),
        ("bonds", "other"),
        ("calls", "sender"),
        ("ratings", "who"),
        ("people", "id"),
    ],
]
# Columns that belong to matches of others too: the person gets another id there.
RENAMED: Final = [("members", "person"), ("results", "person"), ("attempts", "person"), ("circles", "owner")]


class Personal:
    """Reads and erases what belongs to a person."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def everything(self, person: str) -> dict[str, list[dict[str, Any]]]:
        """Returns all exported rows by table."""
        found = {}
        for table, (columns, where) in EXPORTED.items():
            rows = await self._store.read(f"SELECT {columns} FROM {table} WHERE {where} = ?", person)
            found[table] = [dict(zip(columns.split(", "), row, strict=True)) for row in rows]
        return found

    async def bots_of(self, person: str) -> list[str]:
        return await self._store.column("SELECT person FROM bots WHERE owner = ?", person)

    async def tables_of(self, person: str, phases: tuple[str, ...]) -> list[str]:
        marks = ", ".join("?" * len(phases))
        sql = f"SELECT id FROM tables JOIN members ON table_id = id WHERE person = ? AND phase IN ({marks})"
        return await self._store.column(sql, person, *phases)

    async def rename_in_table(self, table: str, rename: Callable[[Any], Any]) -> None:
        """Rewrites header, summary and entries of a table with `rename`, which gets and returns decoded JSON."""
        (row,) = await self._store.read("SELECT header, summary FROM tables WHERE id = ?", table)
        header, summary = (_rewritten(text, rename) for text in row)
        statements = [Statement("UPDATE tables SET header = ?, summary = ? WHERE id = ?", header, summary, table)]
        for n, body in await self._store.read("SELECT n, body FROM entries WHERE table_id = ?", table):
            changed = _rewritten(body, rename)
            if changed != body:
                sql = "UPDATE entries SET body = ? WHERE table_id = ? AND n = ?"
                statements.append(Statement(sql, changed, table, n))
        await self._store.write(statements, changed=table)

    async def erase(self, person: str, other: str, name: str) -> None:
        """Deletes a person. Rows of matches stay, under the id and the name of nobody."""
        shown = Statement("UPDATE results SET name = ?, avatar = '' WHERE person = ?", name, person, may_miss=True)
        outbox = "DELETE FROM outbox WHERE channel IN (SELECT id FROM channels WHERE person = ?)"
        await self._store.write(
            [
                shown,
                Statement(outbox, person, may_miss=True),
                *(
                    Statement(f"UPDATE {table} SET {column} = ? WHERE {column} = ?", other, person, may_miss=True)
                    for table, column in RENAMED
                ),
                *(
                    Statement(f"DELETE FROM {table} WHERE {column} = ?", person, may_miss=True)
                    for table, column in DELETED
                ),
            ]
        )


def _rewritten(text: str, rename: Callable[[Any], Any]) -> str:
    return msgspec.json.encode(rename(msgspec.json.decode(text))).decode()
