"""Fixtures: a place for tables in each kind of store, and the game of a stranger to play there."""

from __future__ import annotations

import os
import uuid
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from argon2 import PasswordHasher

from tests.conftest import STRANGER
from tests.server.nats import Nats
from tests.server.postgres import empty, new_database, postgres
from tests.server.serving import Place
from undercroft.server import system


@pytest.fixture(autouse=True)
def _stranger(stranger: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Most tests play `toy`: short, with secrets, dice and choices made at once. Processes started find it too."""
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, [os.environ.get("PYTHONPATH"), str(STRANGER)])))
    monkeypatch.setenv("UNDERCROFT_PASS_ON", "TOY_MIND")


@pytest.fixture(autouse=True)
def _quick_hashes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Passwords of tests need not withstand anybody."""
    monkeypatch.setattr("argon2.PasswordHasher", partial(PasswordHasher, time_cost=1, memory_cost=64))


@pytest.fixture(scope="session")
def database_server() -> Iterator[str]:
    with postgres() as url:
        yield url


@pytest.fixture(scope="session")
def used_database(database_server: str) -> str:
    """Returns a store that still holds the rows of earlier tests."""
    return new_database(database_server, f"test_{uuid.uuid4().hex[:12]}")


@pytest.fixture
def database(used_database: str) -> str:
    empty(used_database)
    return used_database


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """Returns the address of a store; every test that uses it runs on both stores."""
    if request.param == "sqlite":
        return Place(tmp_path, None)
    return Place(tmp_path, request.getfixturevalue("database"))


@pytest.fixture(scope="session")
def message_server() -> Iterator[str]:
    server = Nats()
    try:
        yield server.url
    finally:
        server.remove()


@pytest.fixture(params=["notify", "nats"])
def shared(request: pytest.FixtureRequest, tmp_path: Path, database: str) -> Place:
    """A database for several processes; every test that asks for it runs with both that carry announcements."""
    return Place(tmp_path, database, None if request.param == "notify" else request.getfixturevalue("message_server"))


@pytest.fixture
def folder(tmp_path: Path) -> Place:
    """SQLite, where the store does not matter."""
    return Place(tmp_path, None)


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Marks everyone without a socket as away."""
    monkeypatch.setattr("undercroft.server.tables.clocks.GRACE", 0)


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Moves the clock of servers in this process on by some seconds."""

    def move_on(seconds: float) -> None:
        monkeypatch.setattr(system, "_STARTED", system._STARTED + round(seconds * 1e9))

    return move_on
