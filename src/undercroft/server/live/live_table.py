"""A table in memory, and its followers through this process."""

from __future__ import annotations

import asyncio
import time
from typing import Final, Protocol

import msgspec

from undercroft.server.protocol.messages import Said
from undercroft.server.protocol.tables import Summary
from undercroft.server.store import Store
from undercroft.server.system import now_ms
from undercroft.server.tables.stored import Stored
from undercroft.server.tables.table import Table
from undercroft.server.tables.views import TableViews

LINES: Final = 200  # of chat, in memory


class Chat:
    """The newest lines, in order. Line numbers only grow."""

    def __init__(self) -> None:
        self.lines: list[Said] = []

    @property
    def last(self) -> int:
        """Returns the number of the newest line."""
        return self.lines[-1].version if self.lines else 0

    def add(self, line: Said) -> None:
        self.lines = [*self.lines[1 - LINES :], line]

    def after(self, number: int) -> list[Said]:
        return [line for line in self.lines if line.version > number]


class Follower(Protocol):
    """A socket that follows a table from a seat. It holds at most one unsent state, the newest."""

    person: str
    seat: int | None  # the seat whose view it shows
    is_spectator: bool  # by choice, whatever seats the person has
    sent: int  # version of the last state sent
    heard: int  # number of the last line of chat sent
    base: str  # address of this server as the person's browser knows it
    address: str  # the person's address for rate limits
    hidden: frozenset[str]  # people whose words the person does not see

    def show(self, state: bytes, version: int, heard: int) -> None: ...

    def shut_out(self) -> None:
        """Called when the follower may no longer follow the table."""


class LiveTable:
    """A table in memory, with its followers through this process."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.lock: asyncio.Lock = asyncio.Lock()
        self.table: Table | None = None
        self.views: TableViews | None = None
        self.chat: Chat = Chat()
        self.followers: set[Follower] = set()
        self.here: set[str] = set()  # people at the table, through any process
        self.held: int = now_ms()  # when this process loaded the table
        self.left: dict[str, int] = {}  # when it saw people leave
        self.untold: set[str] = set()  # people whose arrival or departure here is not announced yet
        self.is_claimed = False  # true if this process moves its bots and watches its clocks
        self.must_claim = False  # true if a claim is wanted but not yet requested from the store
        self.hurried: int | None = None  # the seat for which bots skip their pauses, until it is asked
        self.touched: float = time.monotonic()

    @property
    def ours(self) -> set[str]:
        """Returns the people who are at the table through this process."""
        return {follower.person for follower in self.followers}

    def note_here(self, people: set[str]) -> None:
        """Updates the set of people at the table."""
        self.left |= dict.fromkeys(self.here - people, now_ms())
        self.here = people

    @property
    def away(self) -> dict[str, int]:
        """Returns the absent people of the table and since when, as far as this process knows."""
        people = set() if self.table is None else self.table.people
        return {person: self.left.get(person, self.held) for person in people - self.here}

    @property
    def is_told(self) -> bool:
        """Returns whether other processes tell this one about changes to the table."""
        return bool(self.followers or self.is_claimed)

    @property
    def is_lost(self) -> bool:
        """Returns whether the table was dropped from memory although people here, or absences elsewhere, need it."""
        return self.table is None and bool(self.followers or (self.is_claimed and self.here))

    @property
    def is_behind(self) -> bool:
        """Returns whether the store still lacks a report from here, or this process lacks something from the store."""
        return bool(self.untold or self.must_claim or self.is_lost)

    @property
    def is_needed(self) -> bool:
        """Returns whether anyone is watching: here, or at another process while this one watches for absent players."""
        return bool(self.followers or self.untold or (self.is_claimed and self.here))

    def put(self, table: Table, chat: Chat) -> None:
        self.table, self.views, self.chat = table, TableViews(table), chat

    def forget(self) -> None:
        self.table, self.views = None, None


async def read_stored(store: Store, id: str) -> Stored | None:
    """Returns the table as stored; None if it does not exist."""
    header = await store.header(id)
    if header is None:
        return None
    summary = msgspec.json.decode(await store.summary(id) or "null", type=Summary | None)
    return Stored(header, await store.entries(id, 0), summary)
