"""Shared code of single-process stores: SQLite does the work, and there are no other processes to tell."""

from __future__ import annotations

import sqlite3

from undercroft.kernel.errors import UndercroftError
from undercroft.server.store.base import URGENT, Listener, Statement, Store
from undercroft.server.store.schema import SCHEMA, VERSION


class LocalStore(Store):
    """A store for one process."""

    def listen(self, listener: Listener) -> None:
        """Does nothing: there are no other processes."""

    async def claim(self, id: str) -> bool:
        return True

    async def overdue(self, now: int, most: int) -> list[str]:
        return await self.column(f"SELECT id FROM tables WHERE due <= ? ORDER BY {URGENT} LIMIT ?", now, most)


def is_done(connection: sqlite3.Connection, statement: Statement) -> bool:
    """Executes a statement within a transaction. Returns whether it touched the rows it must."""
    return connection.execute(statement.sql, statement.values).rowcount > 0 or statement.may_miss


def create(connection: sqlite3.Connection) -> bool:
    """Creates the schema, or the part that an older store lacks, in one transaction. Returns whether it did."""
    connection.execute("BEGIN IMMEDIATE")
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    if version > VERSION:
        connection.execute("ROLLBACK")
        raise UndercroftError(
            f"the tables here are of schema {version}; this release reads schema {VERSION}. "
            "Open them with the release that wrote them"
        )
    if version < VERSION:
        for statement in SCHEMA:
            connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {VERSION}")
    connection.execute("COMMIT")  # without a write, a server starts on a full disk too
    return version < VERSION
