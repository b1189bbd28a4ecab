"""A table in memory, and those who follow it through this process."""

from __future__ import annotations

import asyncio
import time
from typing import Protocol

from undercroft.server.now import now_ms
from undercroft.server.tables.chat import Chat
from undercroft.server.tables.table import Table
from undercroft.server.tables.views import TableViews


class Follower(Protocol):
    """A socket that follows a table from a seat. It holds one unsent state at most: the newest."""

    person: str
    seat: int | None  # the seat it looks from
    is_spectator: bool  # by choice, whatever seats the person has
    sent: int  # the version of the last state that went out
    heard: int  # the number of the last line of chat that did
    base: str  # address of this server as the person knows it
    address: str  # where the person comes from, as far as limits go

    def show(self, state: bytes, version: int, heard: int) -> None: ...

    def shut_out(self) -> None:
        """It may follow the table no more."""


class LiveTable:
    """A table in memory, and who follows it through this process."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.lock = asyncio.Lock()
        self.table: Table | None = None
        self.views: TableViews | None = None
        self.chat = Chat()
        self.followers: set[Follower] = set()
        self.here: set[str] = set()  # people at the table, through whichever process
        self.held = now_ms()  # since when this process has known the table
        self.left: dict[str, int] = {}  # when it saw people leave
        self.untold: set[str] = set()  # people who came or left through this process, of whom others do not know yet
        self.is_claimed = False  # does this process move its bots and watch its clocks?
        self.must_claim = False  # it would, and has not asked the store yet
        self.hurried: int | None = None  # the seat that bots make no pauses for, until it is asked
        self.touched = time.monotonic()

    @property
    def ours(self) -> set[str]:
        """People who are at the table through this process."""
        return {follower.person for follower in self.followers}

    def note_here(self, people: set[str]) -> None:
        """These people are at the table now."""
        self.left |= dict.fromkeys(self.here - people, now_ms())
        self.here = people

    @property
    def away(self) -> dict[str, int]:
        """The people of the table who are not there, and since when: as far as this process knows."""
        people = set() if self.table is None else self.table.people
        return {person: self.left.get(person, self.held) for person in people - self.here}

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

    def put(self, table: Table, chat: Chat) -> None:
        self.table, self.views, self.chat = table, TableViews(table), chat

    def forget(self) -> None:
        self.table, self.views = None, None
