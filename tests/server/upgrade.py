"""Stores that an earlier release has left, put where a server of today finds them."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import psycopg
import pytest

from tests.server.guest import Guest
from tests.server.serving import Place, Served
from undercroft.kernel.position import Data
from undercroft.retired import Edition, editions
from undercroft.server.store.migrations import MIGRATIONS

STORES = Path(__file__).parent / "stores"  # written by scripts/old_store.py
SCHEMA = 3  # of the release that wrote them


class Old(NamedTuple):
    """A table as the release knew it."""

    id: str
    game: str
    phase: str
    version: int
    summary: Data


def restore(place: Place, name: str) -> list[Old]:
    """Put a store in its place; the tables in it."""
    text = (STORES / f"{name}.sql").read_text("utf-8")
    place.data.mkdir(parents=True, exist_ok=True)
    source = sqlite3.connect(":memory:" if place.database else place.data / "undercroft.sqlite3")
    source.executescript(text)
    rows = source.execute("SELECT id, game, phase, version, summary FROM tables ORDER BY created").fetchall()
    if place.database is not None:
        _import(source, place.database)
    source.close()
    return [Old(id, game, phase, version, msgspec.json.decode(row)) for id, game, phase, version, row in rows]


def _import(source: sqlite3.Connection, url: str) -> None:
    """The same rows in PostgreSQL, under the schema of their time."""
    with psycopg.connect(url, autocommit=True) as connection:
        for statements in MIGRATIONS[:SCHEMA]:
            for statement in statements:
                connection.execute(statement.encode())
        connection.execute("CREATE TABLE schema_version (version BIGINT NOT NULL)")
        connection.execute("INSERT INTO schema_version VALUES (%s)", (SCHEMA,))
        for table in ("people", "tables", "entries", "members"):
            rows = source.execute(f"SELECT * FROM {table}").fetchall()
            marks = ", ".join(["%s"] * len(rows[0]))
            with connection.cursor() as cursor:
                cursor.executemany(f"INSERT INTO {table} VALUES ({marks})".encode(), rows)


async def returned(served: Served, place: Place, name: str) -> Guest:
    """A person of the old store, with the cookie of then. To be used with `async with`."""
    rows = await served.server.store.read("SELECT id FROM people WHERE name = ?", name)
    account = await served.server.store.person(rows[0][0])
    assert account is not None
    guest = Guest(served.url, name)
    cookie = served.server.accounts.cookie(account)
    guest.http.cookies.set("undercroft", cookie, domain="127.0.0.1")
    return guest


def as_if_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on, everything that an earlier release wrote was played with other cards than today's: as if all games
    had been changed. Those whose rules are of a newer version need no pretending."""
    kept = editions.archives()
    other = [
        editions.Archive(one.path, {game: Edition(game, old.rules, "0" * 12) for game, old in one.editions.items()})
        for one in kept
    ]
    monkeypatch.setattr(editions, "archives", lambda: other)


async def entries_of(served: Served, table: str) -> list[dict[str, Any]]:
    return [msgspec.json.decode(body) for body in await served.server.store.entries(table, 0)]
