"""The interface of a store, and its SQL. The two stores differ in how they read, write and listen."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from msgspec import Struct

# Is called with the id of a table that was changed elsewhere, "" means any, and whether who is there has changed.
Listener = Callable[[str, bool], None]
Row = Sequence[Any]
ACTIVE: Final = "('open', 'playing')"
MOST_SESSIONS: Final = 50  # of a person
LINES_KEPT: Final = 1000  # of the chat of a table
URGENT: Final = "due DESC, updated"  # the order of overdue tables


class StoreFailure(Exception):
    """The store does not answer, or the disk is full. Whether the write was done is known when it answers again."""


class Statement:
    """One write. It must touch a row, unless `may_miss`; else the whole write is taken back."""

    __slots__ = ("sql", "values", "may_miss")

    def __init__(self, sql: str, *values: Any, may_miss: bool = False) -> None:
        self.sql = sql
        self.values = values
        self.may_miss = may_miss


class TableRow(Struct, frozen=True):
    """What lists and keepers need to know of a table without reading its entries."""

    id: str
    summary: str
    game: str
    phase: str
    visibility: str
    version: int
    due: int | None
    updated: int
    edition: str | None = None  # of its match: the version of the rules and the digest of the cards


class Account(Struct, frozen=True):
    """A person as stored. Guests have no login. `epoch` counts the times that all devices were signed out."""

    id: str
    name: str
    avatar: str
    login: str | None
    password: str | None
    epoch: int
    session: str | None = None  # the token of the device that asks; not stored with the person


class Store(ABC):
    """Everything that must outlive the process. A write that returned has reached the disk."""

    is_shared: bool = False  # by several server processes
    server: int = 0  # the number of this server process among those that share the store

    @property
    def is_deaf(self) -> bool:
        """Is this process not told, for a while, what others change? It has to look by itself."""
        return False

    @abstractmethod
    async def open(self) -> None:
        """Connect, and bring the schema up to date."""

    @abstractmethod
    async def close(self) -> None: ...

    @abstractmethod
    async def read(self, sql: str, *values: Any) -> list[Row]: ...

    @abstractmethod
    async def write(self, statements: Sequence[Statement], changed: str | None = None) -> bool:
        """All or nothing, durable when it returns. False: a statement touched no row, or broke a unique key, so
        nothing was done.

        `changed` is the id of the table that others, who listen, are to look at.
        """

    @abstractmethod
    def listen(self, listener: Listener) -> None:
        """Call it for every table that another server process has changed, of those that people follow through this
        one and those that it keeps."""

    async def standings(self, ids: Sequence[str]) -> dict[str, tuple[int, int | None]]:
        """Version and living keeper of tables, to find what was announced and not heard, and what nobody keeps."""
        return {}

    async def check(self) -> None:
        """StoreFailure where tables cannot be read or nothing can be kept."""
        await self.read("SELECT id FROM tables ORDER BY due LIMIT 1")
        await self.read("SELECT body FROM entries LIMIT 1")
        sql = "INSERT INTO health (server, at) VALUES (?, ?) ON CONFLICT (server) DO UPDATE SET at = excluded.at"
        if not await self.write([Statement(sql, self.server, time.time_ns() // 1_000_000)]):
            raise StoreFailure("nothing can be written")

    # -- tables -------------------------------------------------------------------------------------

    async def add_table(
        self, row: TableRow, header: str, created: int, bodies: Sequence[str], people: set[str]
    ) -> None:
        """A new table with its first entries."""
        is_new = await self.write(
            [
                Statement(
                    "INSERT INTO tables (id, header, summary, game, phase, visibility, version, due, keeper, created,"
                    " updated, edition) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                    *(row.id, header, row.summary, row.game, row.phase, row.visibility),
                    *(row.version, row.due, self.server, created, row.updated, row.edition),
                ),
                *(_entry(row.id, n, body) for n, body in enumerate(bodies, 1)),
                *_members(row.id, people),
            ]
        )
        if not is_new:
            raise StoreFailure(f"there is a table {row.id} already")

    async def append(self, row: TableRow, body: str, people: set[str] | None) -> bool:
        """Entry number `row.version` of a table. False: somebody else wrote that number first.

        `people` are those who have the table among theirs, if that changed.
        """
        members = [] if people is None else _members(row.id, people)
        return await self.write(
            [
                _entry(row.id, row.version, body),
                Statement(
                    "UPDATE tables SET summary = ?, phase = ?, visibility = ?, version = ?, due = ?, updated = ?,"
                    " edition = ? WHERE id = ?",
                    *(row.summary, row.phase, row.visibility, row.version, row.due, row.updated, row.edition, row.id),
                ),
                *members,
            ],
            changed=row.id,
        )

    async def drop_table(self, id: str) -> None:
        """Forget a table that nobody has seen yet."""
        for table in ("entries", "members", "chat"):
            await self.write([Statement(f"DELETE FROM {table} WHERE table_id = ?", id, may_miss=True)])
        await self.write([Statement("DELETE FROM tables WHERE id = ?", id, may_miss=True)])

    async def header(self, id: str) -> str | None:
        rows = await self.read("SELECT header FROM tables WHERE id = ?", id)
        return rows[0][0] if rows else None

    async def entries(self, id: str, after: int) -> list[str]:
        """The entries after a version, in order."""
        rows = await self.read("SELECT body FROM entries WHERE table_id = ? AND n > ? ORDER BY n", id, after)
        return [row[0] for row in rows]

    async def summary(self, id: str) -> str | None:
        rows = await self.read("SELECT summary FROM tables WHERE id = ?", id)
        return rows[0][0] if rows else None

    async def public_tables(self, phase: str, game: str | None, before: int, most: int) -> list[str]:
        """Summaries of public tables, the last changed first."""
        of_game = [] if game is None else [game]
        rows = await self.read(
            f"SELECT summary FROM tables WHERE {'game = ? AND' if of_game else ''} visibility = 'public' AND phase = ?"
            " AND updated < ? ORDER BY updated DESC LIMIT ?",
            *(*of_game, phase, before, most),
        )
        return [row[0] for row in rows]

    async def tables_of(self, person: str, before: int, most: int) -> list[str]:
        rows = await self.read(
            "SELECT summary FROM tables JOIN members ON table_id = id"
            " WHERE person = ? AND updated < ? AND phase <> 'closed' ORDER BY updated DESC LIMIT ?",
            *(person, before, most),
        )
        return [row[0] for row in rows]

    async def count_active(self, person: str) -> int:
        rows = await self.read(
            f"SELECT count(*) FROM tables JOIN members ON table_id = id WHERE person = ? AND phase IN {ACTIVE}", person
        )
        return int(rows[0][0])

    # -- chat ---------------------------------------------------------------------------------------

    async def say(self, id: str, n: int, person: str, request: str, body: str) -> bool:
        """Line number `n` of a table's chat. False: there is one already, or the person's request was done before. Of
        very many lines the oldest are dropped."""
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
        """The newest lines after a number, in order."""
        sql = "SELECT body FROM chat WHERE table_id = ? AND n > ? ORDER BY n DESC LIMIT ?"
        return [row[0] for row in reversed(await self.read(sql, id, after, most))]

    # -- rules and cards ----------------------------------------------------------------------------

    async def unlike(self, game: str, edition: str) -> list[str]:
        """Tables of a game in play whose match is of another edition, or of nobody knows which."""
        rows = await self.read(
            "SELECT id FROM tables WHERE game = ? AND phase = 'playing' AND (edition IS NULL OR edition <> ?)",
            *(game, edition),
        )
        return [row[0] for row in rows]

    async def set_edition(self, id: str, edition: str | None) -> None:
        await self.write([Statement("UPDATE tables SET edition = ? WHERE id = ?", edition, id, may_miss=True)])

    async def keep_cards(self, digest: str, files: str) -> None:
        """Cards files that matches are played with from now on."""
        sql = "INSERT INTO cards (digest, files) VALUES (?, ?) ON CONFLICT DO NOTHING"
        await self.write([Statement(sql, digest, files, may_miss=True)])

    async def cards(self, digest: str) -> str | None:
        rows = await self.read("SELECT files FROM cards WHERE digest = ?", digest)
        return rows[0][0] if rows else None

    # -- who lets bots move and clocks run out ------------------------------------------------------

    @abstractmethod
    async def claim(self, id: str) -> bool:
        """Become the keeper of a table, unless another living server process is."""

    @abstractmethod
    async def overdue(self, now: int, most: int) -> list[str]:
        """Tables where the server has to act and no other living process will. They are claimed.

        Clocks come first, then bots, who may be thinking already: many of them keep no clock waiting.
        """

    async def retire(self, id: str) -> None:
        """A table that cannot be opened is not called overdue again; who opens it later brings it back."""
        await self.write([Statement("UPDATE tables SET due = NULL WHERE id = ?", id)])

    # -- times when no server was there -------------------------------------------------------------

    async def pulse(self) -> int | None:
        """When a server process last said that it lives."""
        rows = await self.read("SELECT at FROM pulse")
        return rows[0][0] if rows else None

    async def beat(self, now: int, outage: tuple[int, int] | None) -> None:
        """A server process lives; before that none did, perhaps, from one time to another."""
        lives = (
            "INSERT INTO pulse (id, at) VALUES (0, ?)"
            " ON CONFLICT (id) DO UPDATE SET at = excluded.at WHERE pulse.at < excluded.at"
        )
        lost = "INSERT INTO outages (began, ended) VALUES (?, ?) ON CONFLICT DO NOTHING"
        noted = [] if outage is None else [Statement(lost, *outage, may_miss=True)]
        await self.write([Statement(lives, now, may_miss=True), *noted])

    async def outages(self, since: int) -> list[tuple[int, int]]:
        """The times without a server that ended after a moment."""
        return [(row[0], row[1]) for row in await self.read("SELECT began, ended FROM outages WHERE ended > ?", since)]

    # -- people -------------------------------------------------------------------------------------

    async def person(self, id: str) -> Account | None:
        return _account(await self.read(f"{_PERSON} WHERE id = ?", id))

    async def person_by_login(self, login: str) -> Account | None:
        return _account(await self.read(f"{_PERSON} WHERE login = ?", login))

    async def put_person(self, account: Account, now: int) -> None:
        """A new person, or a new name of one."""
        await self.write(
            [
                Statement(
                    "INSERT INTO people (id, name, avatar, login, password, epoch, created)"
                    " VALUES (?, ?, ?, NULL, NULL, ?, ?)"
                    " ON CONFLICT (id) DO UPDATE SET name = excluded.name, avatar = excluded.avatar",
                    *(account.id, account.name, account.avatar, account.epoch, now),
                )
            ]
        )

    async def set_login(self, id: str, login: str, password: str) -> bool:
        """Make a guest an account; no cookie of the guest holds any more. False: the login is taken, or the person has
        one already."""
        return await self.write(
            [
                Statement(
                    "UPDATE people SET login = ?, password = ?, epoch = epoch + 1 WHERE id = ? AND login IS NULL",
                    *(login, password, id),
                )
            ]
        )

    async def set_password(self, id: str, password: str) -> None:
        """A new password; every device is signed out."""
        await self.write(
            [
                Statement("UPDATE people SET password = ?, epoch = epoch + 1 WHERE id = ?", password, id),
                Statement("DELETE FROM sessions WHERE person = ?", id, may_miss=True),
            ]
        )

    async def end_epoch(self, id: str) -> None:
        """No cookie without a session holds any more."""
        await self.write([Statement("UPDATE people SET epoch = epoch + 1 WHERE id = ?", id)])

    async def add_session(self, id: str, person: str, device: str, now: int, oldest: int) -> None:
        """Those of nobody knows when are cleared away, and of very many of one person those seen longest ago."""
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
        """Whose it is; None if there is no such session any more."""
        rows = await self.read("SELECT person FROM sessions WHERE id = ?", id)
        return rows[0][0] if rows else None

    async def sessions(self, person: str) -> list[Row]:
        return await self.read(
            "SELECT id, device, created, seen FROM sessions WHERE person = ? ORDER BY seen DESC, created DESC", person
        )

    async def see_session(self, id: str, now: int, before: int) -> None:
        """It is in use; noted only where that was last noted long ago."""
        await self.write(
            [Statement("UPDATE sessions SET seen = ? WHERE id = ? AND seen < ?", now, id, before, may_miss=True)]
        )

    async def drop_session(self, person: str, id: str) -> None:
        await self.write([Statement("DELETE FROM sessions WHERE person = ? AND id = ?", person, id, may_miss=True)])

    async def drop_sessions(self, person: str, but: str) -> None:
        """All but one."""
        sql = "DELETE FROM sessions WHERE person = ? AND id <> ?"
        await self.write([Statement(sql, person, but, may_miss=True)])

    # -- presence: nobody has to be told of it where one process serves all -------------------------

    async def arrive(self, table: str, person: str) -> None:
        """Tell the other server processes that somebody is at a table through this one."""

    async def depart(self, table: str, person: str) -> None: ...

    async def present(self, table: str) -> set[str]:
        """The people at a table through the server processes that live, as far as they have told."""
        return set()


_PERSON: Final = "SELECT id, name, avatar, login, password, epoch FROM people"


def _account(rows: list[Row]) -> Account | None:
    return Account(*rows[0]) if rows else None


def _entry(table: str, n: int, body: str) -> Statement:
    return Statement("INSERT INTO entries (table_id, n, body) VALUES (?, ?, ?) ON CONFLICT DO NOTHING", table, n, body)


def _members(table: str, people: Iterable[str]) -> list[Statement]:
    return [
        Statement("DELETE FROM members WHERE table_id = ?", table, may_miss=True),
        *(
            Statement("INSERT INTO members (table_id, person) VALUES (?, ?)", table, person)
            for person in sorted(people)
        ),
    ]
