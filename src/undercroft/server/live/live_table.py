"""A table in memory, and those who follow it through this process."""

from __future__ import annotations

import asyncio
import time
from typing import Protocol

from undercroft.server.tables.table import Table
from undercroft.server.tables.views import TableViews


class Follower(Protocol):
    """A socket that follows a table from a seat. It holds one unsent state at most: the newest."""

    person: str
    seat: int | None  # the seat it looks from
    is_spectator: bool  # by choice, whatever seats the person has
    sent: int  # the version of the last state that went out
    base: str  # address of this server as the person knows it

    def show(self, state: bytes, version: int) -> None: ...

    def shut_out(self) -> None:
        """It may follow the table no more."""


class LiveTable:
    """A table in memory, and who follows it through this process."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.lock = asyncio.Lock()
        self.table: Table | None = None
        self.views: TableViews | None = None
        self.followers: set[Follower] = set()
        self.here: set[str] = set()  # people at the table, through whichever process
        self.untold: set[str] = set()  # people who came or left through this process, of whom others do not know yet
        self.is_claimed = False  # does this process move its bots and watch its clocks?
        self.must_claim = False  # it would, and has not asked the store yet
        self.touched = time.monotonic()

    @property
    def ours(self) -> set[str]:
        """People who are at the table through this process."""
        return {follower.person for follower in self.followers}

    @property
    def is_told(self) -> bool:
        """Other processes tell this one what they do at the table."""
        return bool(self.followers or self.is_claimed)

    @property
    def is_behind(self) -> bool:
        """The store has not been told of everything here, or followers not of everything in the store."""
        return bool(self.untold or self.must_claim or (self.followers and self.table is None))

    @property
    def is_needed(self) -> bool:
        """Somebody looks at it: here, or at another process while this one sees to it that leavers are missed."""
        return bool(self.followers or self.untold or (self.is_claimed and self.here))

    def put(self, table: Table) -> None:
        self.table, self.views = table, TableViews(table)

    def forget(self) -> None:
        self.table, self.views = None, None
