"""What stores of a single process share: SQLite does the work, and there is nobody to tell."""

from __future__ import annotations

import sqlite3

from undercroft.kernel.errors import UndercroftError
from undercroft.server.store.base import URGENT, Listener, Statement, Store
from undercroft.server.store.migrations import MIGRATIONS


class LocalStore(Store):
    """Of one process."""

    def listen(self, listener: Listener) -> None:
        """There is no other process to hear of."""

    async def claim(self, id: str) -> bool:
        return True

    async def overdue(self, now: int, most: int) -> list[str]:
        rows = await self.read(f"SELECT id FROM tables WHERE due <= ? ORDER BY {URGENT} LIMIT ?", now, most)
        return [row[0] for row in rows]


def is_done(connection: sqlite3.Connection, statement: Statement) -> bool:
    """Execute it, within a transaction; has it touched what it must?"""
    return connection.execute(statement.sql, statement.values).rowcount > 0 or statement.may_miss


def migrate(connection: sqlite3.Connection) -> bool:
    """Bring the tables to the newest schema, in one transaction; were they of an older one?"""
    connection.execute("BEGIN IMMEDIATE")
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    if version > len(MIGRATIONS):
        connection.execute("ROLLBACK")
        raise UndercroftError(
            f"the data folder was written by a newer Undercroft (schema {version}, here {len(MIGRATIONS)}); update"
        )
    for statements in MIGRATIONS[version:]:
        for statement in statements:
            connection.execute(statement)
    if version < len(MIGRATIONS):  # else nothing is written: a server can be started on a full disk
        connection.execute(f"PRAGMA user_version = {len(MIGRATIONS)}")
    connection.execute("COMMIT")
    return version < len(MIGRATIONS)
