"""The store interface and its SQL. Stores differ in how they read, write and listen."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import astuple

from undercroft.server.store.lookalikes import pattern, skeleton

# Called with the id of a table that was changed elsewhere ("" means any), and whether presence has changed.
Listener = Callable[[str, bool], None]
Row = Sequence[Any]
MOST_SESSIONS: Final = 50  # per person
LINES_KEPT: Final = 1000  # lines of chat per table
URGENT: Final = "due DESC, updated"  # order of overdue tables


class StoreFailure(Exception):
    """The store does not answer or is full. Only its next answer tells whether the write succeeded."""


class Statement:
    """One statement of a write. It must touch a row, unless `may_miss`; otherwise the whole write is rolled back."""

    __slots__ = ("sql", "values", "may_miss")

    def __init__(self, sql: str, *values: Any, may_miss: bool = False) -> None:
        assert sql.count("?") == len(values), sql
        self.sql: str = sql
        self.values: tuple[Any, ...] = values
        self.may_miss: bool = may_miss


class TableRow(Struct, frozen=True):
    """The properties of a table that lists and keepers need without reading its entries."""

    id: str
    summary: str
    game: str
    phase: str
    visibility: str
    version: int
    due: int | None
    updated: int
    network: str | None = None  # network it was created from, kept until its match starts


class Account(Struct, frozen=True):
    """A person as stored. Guests have no login. `epoch` counts how often all devices were signed out. A bot account has
    an `owner`, the person who made it.
    """

    id: str
    name: str
    avatar: str
    login: str | None
    password: str | None
    epoch: int
    owner: str | None = None
    session: str | None = None  # session token of the requesting device; not stored with the person


class Store(ABC):
    """All state that must outlive the process. A write has reached the disk when it returns."""

    is_shared: bool = False  # true if several server processes use it
    server: int = 0  # number of this server process among those that share the store

    @property
    def is_deaf(self) -> bool:
        """Returns whether this process currently misses announcements and has to poll for changes."""
        return False

    @abstractmethod
    async def open(self) -> None:
        """Connects, and creates the schema if there is none."""

    @abstractmethod
    async def close(self) -> None: ...

    @abstractmethod
    async def read(self, sql: str, *values: Any) -> list[Row]: ...

    @abstractmethod
    async def write(self, statements: Sequence[Statement], changed: str | None = None) -> bool:
        """Executes statements atomically; they are durable when it returns. Returns False if a statement touched no row
        or broke a unique key; nothing was done then.

        `changed` is the id of the table to announce to other processes.
        """

    async def column(self, sql: str, *values: Any) -> list[Any]:
        """Returns the first column of a query."""
        return [row[0] for row in await self.read(sql, *values)]

    async def value(self, sql: str, *values: Any) -> Any:
        """Returns the first value of a query; None if there is no row."""
        return next(iter(await self.column(sql, *values)), None)

    async def execute(self, sql: str, *values: Any) -> bool:
        """Executes a single statement, which may touch no row. Returns False if it broke a unique key."""
        return await self.write([Statement(sql, *values, may_miss=True)])

    @abstractmethod
    def listen(self, listener: Listener) -> None:
        """Registers a callback for changes by other processes to tables followed through or kept by this process."""

    async def standings(self, ids: Sequence[str]) -> dict[str, tuple[int, int | None]]:
        """Returns version and living keeper of tables, to find missed announcements and tables without a keeper."""
        return {}

    async def check(self) -> None:
        """Raises StoreFailure if tables cannot be read or the store cannot be written."""
        await self.read("SELECT id FROM tables ORDER BY due LIMIT 1")
        await self.read("SELECT body FROM entries LIMIT 1")
        sql = "INSERT INTO health (server, at) VALUES (?, ?) ON CONFLICT (server) DO UPDATE SET at = excluded.at"
        if not await self.write([Statement(sql, self.server, time.time_ns() // 1_000_000)]):
            raise StoreFailure("the store cannot be written")

    # -- tables -------------------------------------------------------------------------------------

    async def add_table(
        self, row: TableRow, header: str, created: int, bodies: Sequence[str], people: set[str]
    ) -> None:
        """Adds a new table with its first entries."""
        assert row.version == len(bodies), f"table {row.id}: version {row.version} of {len(bodies)} entries"
        is_new = await self.write(
            [
                Statement(
                    "INSERT INTO tables (id, header, summary, game, phase, visibility, version, due, keeper, created,"
                    " updated, network) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                    *(row.id, header, row.summary, row.game, row.phase, row.visibility),
                    *(row.version, row.due, self.server, created, row.updated, row.network),
                ),
                *(_entry(row.id, n, body) for n, body in enumerate(bodies, 1)),
                *_members(row.id, people),
            ]
        )
        if not is_new:
            raise StoreFailure(f"there is a table {row.id} already")

    async def append(
        self, row: TableRow, body: str, people: set[str] | None, further: Sequence[Statement] = ()
    ) -> bool:
        """Appends entry `row.version` of a table, updates its people if given, and does `further` statements with it.
        Returns False if another writer was first.
        """
        members = [] if people is None else _members(row.id, people)
        return await self.write(
            [
                _entry(row.id, row.version, body),
                Statement(
                    "UPDATE tables SET summary = ?, phase = ?, visibility = ?, version = ?, due = ?, updated = ?,"
                    " network = CASE WHEN ? = 'open' THEN network END WHERE id = ?",
                    *(row.summary, row.phase, row.visibility, row.version, row.due, row.updated),
                    *(row.phase, row.id),
                ),
                *members,
                *further,
            ],
            changed=row.id,
        )

    async def drop_table(self, id: str) -> None:
        """Deletes a table that nobody has seen yet."""
        for table in ("entries", "members", "chat"):
            await self.execute(f"DELETE FROM {table} WHERE table_id = ?", id)
        await self.execute("DELETE FROM tables WHERE id = ?", id)

    async def header(self, id: str) -> str | None:
        found: str | None = await self.value("SELECT header FROM tables WHERE id = ?", id)
        return found

    async def entries(self, id: str, after: int) -> list[str]:
        """Returns the entries after a version, in order. Raises StoreFailure if one is missing."""
        rows = await self.read("SELECT n, body FROM entries WHERE table_id = ? AND n > ? ORDER BY n", id, after)
        for expected, (n, _) in enumerate(rows, after + 1):
            if n != expected:
                raise StoreFailure(f"table {id}: entry {expected} is missing")
        return [body for _, body in rows]

    async def summary(self, id: str) -> str | None:
        found: str | None = await self.value("SELECT summary FROM tables WHERE id = ?", id)
        return found

    async def public_tables(self, phase: str, game: str | None, before: int, most: int) -> list[str]:
        """Returns summaries of public tables, most recently changed first."""
        of_game = [] if game is None else [game]
        return await self.column(
            f"SELECT summary FROM tables WHERE {'game = ? AND' if of_game else ''} visibility = 'public' AND phase = ?"
            " AND updated < ? ORDER BY updated DESC LIMIT ?",
            *(*of_game, phase, before, most),
        )

    async def tables_of(self, person: str, before: int, most: int) -> list[str]:
        return await self.column(
            "SELECT summary FROM tables JOIN members ON table_id = id"
            " WHERE person = ? AND updated < ? AND phase <> 'closed' ORDER BY updated DESC LIMIT ?",
            *(person, before, most),
        )

    async def playing_of(self, person: str) -> list[str]:
        """Returns the tables of a person that are in play."""
        sql = "SELECT id FROM tables JOIN members ON table_id = id WHERE person = ? AND phase = 'playing'"
        return await self.column(sql, person)

    async def count_active(self, person: str) -> int:
        """Counts the tables of a person that are open or in play."""
        where = "person = ? AND phase IN ('open', 'playing')"
        return int(await self.value(f"SELECT count(*) FROM tables JOIN members ON table_id = id WHERE {where}", person))

    async def count_open(self, person: str) -> int:
        """Counts the tables of a person that wait for players."""
        sql = "SELECT count(*) FROM tables JOIN members ON table_id = id WHERE person = ? AND phase = 'open'"
        return int(await self.value(sql, person))

    async def count_open_of(self, network: str) -> int:
        return int(await self.value("SELECT count(*) FROM tables WHERE network = ? AND phase = 'open'", network))

    # -- chat ---------------------------------------------------------------------------------------

    async def say(self, id: str, n: int, person: str, request: str, body: str) -> bool:
        """Adds line `n` to a chat and drops the oldest. Returns False if `n` is taken or the request was done."""
        return await self.write(
            [
                Statement(
                    "INSERT INTO chat (table_id, n, person, request, body) VALUES (?, ?, ?, ?, ?)"
                    " ON CONFLICT DO NOTHING",
                    *(id, n, person, request, body),
                ),
                Statement("DELETE FROM chat WHERE table_id = ? AND n <= ?", id, n - LINES_KEPT, may_miss=True),
            ],
            changed=id,
        )

    async def was_said(self, id: str, person: str, request: str) -> bool:
        sql = "SELECT 1 FROM chat WHERE table_id = ? AND person = ? AND request = ?"
        return bool(await self.read(sql, id, person, request))

    async def said(self, id: str, after: int, most: int) -> list[str]:
        """Returns the newest lines after a number, in order."""
        sql = "SELECT body FROM chat WHERE table_id = ? AND n > ? ORDER BY n DESC LIMIT ?"
        return list(reversed(await self.column(sql, id, after, most)))

    # -- keepers ------------------------------------------------------------------------------------

    @abstractmethod
    async def claim(self, id: str) -> bool:
        """Makes this process the keeper of a table, unless another living server process is."""

    @abstractmethod
    async def overdue(self, now: int, most: int) -> list[str]:
        """Claims and returns tables on which the server has to act and no other process will: clocks first, then bots,
        which may be thinking already.
        """

    async def retire(self, id: str) -> None:
        """Stops reporting a table as overdue after it could not be opened. Opening it later brings it back."""
        await self.execute("UPDATE tables SET due = NULL WHERE id = ?", id)

    # -- outages ------------------------------------------------------------------------------------

    async def last_beat(self) -> int | None:
        """Returns when a server process last reported that it is alive."""
        found: int | None = await self.value("SELECT at FROM heartbeat")
        return found

    async def beat(self, now: int, outage: tuple[int, int] | None) -> None:
        """Records that a server process is alive, and an outage before it if there was one."""
        lives = (
            "INSERT INTO heartbeat (id, at) VALUES (0, ?)"
            " ON CONFLICT (id) DO UPDATE SET at = excluded.at WHERE heartbeat.at < excluded.at"
        )
        lost = "INSERT INTO outages (began, ended) VALUES (?, ?) ON CONFLICT DO NOTHING"
        noted = [] if outage is None else [Statement(lost, *outage, may_miss=True)]
        await self.write([Statement(lives, now, may_miss=True), *noted])

    async def outages(self, since: int) -> list[tuple[int, int]]:
        """Returns the outages that ended after a time."""
        return [(row[0], row[1]) for row in await self.read("SELECT began, ended FROM outages WHERE ended > ?", since)]

    # -- people -------------------------------------------------------------------------------------

    async def person(self, id: str) -> Account | None:
        return _account(await self.read(f"{_PERSON} WHERE id = ?", id))

    async def person_by_login(self, login: str) -> Account | None:
        return _account(await self.read(f"{_PERSON} WHERE login = ?", login))

    async def put_person(self, account: Account, now: int) -> None:
        """Adds a person or updates their name."""
        await self.execute(
            "INSERT INTO people (id, name, avatar, login, password, epoch, created) VALUES (?, ?, ?, NULL, NULL, ?, ?)"
            " ON CONFLICT (id) DO UPDATE SET name = excluded.name, avatar = excluded.avatar",
            *(account.id, account.name, account.avatar, account.epoch, now),
        )

    async def has_login_like(self, login: str) -> bool:
        """Returns whether a login exists that looks like this one. Reads the index of logins; signing up is rare."""
        similar = await self.column("SELECT login FROM people WHERE login LIKE ? ESCAPE '\\'", pattern(login))
        return any(skeleton(other) == skeleton(login) for other in similar)

    async def set_login(self, id: str, login: str, password: str) -> bool:
        """Turns a guest into an account without valid guest cookies. Returns False if the login is taken."""
        sql = "UPDATE people SET login = ?, password = ?, epoch = epoch + 1 WHERE id = ? AND login IS NULL"
        return await self.write([Statement(sql, login, password, id)])

    async def set_password(self, id: str, password: str) -> None:
        """Sets a new password and signs out every device."""
        await self.write(
            [
                Statement("UPDATE people SET password = ?, epoch = epoch + 1 WHERE id = ?", password, id),
                Statement("DELETE FROM sessions WHERE person = ?", id, may_miss=True),
            ]
        )

    async def end_epoch(self, id: str) -> None:
        """Invalidates all cookies without a session."""
        await self.execute("UPDATE people SET epoch = epoch + 1 WHERE id = ?", id)

    async def add_session(self, id: str, person: str, device: str, now: int, oldest: int) -> None:
        """Adds a session. Removes expired sessions, and a person's least recently seen ones beyond a maximum."""
        await self.write(
            [
                Statement(
                    "INSERT INTO sessions (id, person, device, created, seen) VALUES (?, ?, ?, ?, ?)",
                    *(id, person, device, now, now),
                ),
                Statement("DELETE FROM sessions WHERE person = ? AND seen < ?", person, oldest, may_miss=True),
                Statement(
                    "DELETE FROM sessions WHERE person = ? AND id NOT IN"
                    " (SELECT id FROM sessions WHERE person = ? ORDER BY seen DESC, created DESC LIMIT ?)",
                    *(person, person, MOST_SESSIONS),
                    may_miss=True,
                ),
            ]
        )

    async def session_of(self, id: str) -> str | None:
        """Returns the owner of a session; None if it no longer exists."""
        found: str | None = await self.value("SELECT person FROM sessions WHERE id = ?", id)
        return found

    async def sessions(self, person: str) -> list[Row]:
        return await self.read(
            "SELECT id, device, created, seen FROM sessions WHERE person = ? ORDER BY seen DESC, created DESC", person
        )

    async def see_session(self, id: str, now: int, before: int) -> None:
        """Records that a session is in use, unless that was recorded recently."""
        await self.execute("UPDATE sessions SET seen = ? WHERE id = ? AND seen < ?", now, id, before)

    async def drop_session(self, person: str, id: str) -> None:
        await self.execute("DELETE FROM sessions WHERE person = ? AND id = ?", person, id)

    async def drop_sessions(self, person: str, but: str) -> None:
        """Deletes all sessions of a person but one."""
        await self.execute("DELETE FROM sessions WHERE person = ? AND id <> ?", person, but)

    # -- presence, which a single process need not share --------------------------------------------

    async def arrive(self, table: str, person: str) -> None:
        """Tells the other server processes that a person is at a table through this one."""

    async def depart(self, table: str, person: str) -> None: ...

    async def present(self, table: str) -> set[str]:
        """Returns the people at a table through living server processes, as far as those have reported."""
        return set()

    async def come_online(self, person: str) -> None:
        """Tells the other server processes that a person has a page open through this one."""

    async def go_offline(self, person: str) -> None: ...

    async def online(self, people: Collection[str]) -> set[str]:
        """Returns the people, of some, who have a page open through living server processes."""
        return set()


_PERSON: Final = (
    "SELECT id, name, avatar, login, password, epoch, owner FROM people LEFT JOIN bots ON bots.person = people.id"
)


def _account(rows: list[Row]) -> Account | None:
    return Account(*rows[0]) if rows else None


def insert(table: str, columns: str, row: Struct, may_miss: bool = False) -> Statement:
    """Returns the statement that inserts a row, whose fields have the order of the columns."""
    values = [int(value) if isinstance(value, bool) else value for value in astuple(row)]
    marks = ", ".join("?" * len(values))
    return Statement(
        f"INSERT INTO {table} ({columns}) VALUES ({marks}) ON CONFLICT DO NOTHING", *values, may_miss=may_miss
    )


def _entry(table: str, n: int, body: str) -> Statement:
    assert n >= 1 and body, f"table {table}: entry {n} is empty or has no number"
    return Statement("INSERT INTO entries (table_id, n, body) VALUES (?, ?, ?) ON CONFLICT DO NOTHING", table, n, body)


def _members(table: str, people: Iterable[str]) -> list[Statement]:
    return [
        Statement("DELETE FROM members WHERE table_id = ?", table, may_miss=True),
        *(
            Statement("INSERT INTO members (table_id, person) VALUES (?, ?)", table, person)
            for person in sorted(people)
        ),
    ]
