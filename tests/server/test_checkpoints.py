"""Checkpoints of SQLite's log: it stays short, commits do not wait, and nothing is lost."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.serving import LIMIT, run
from undercroft.server.store import TableRow
from undercroft.server.store.sqlite import SqliteStore, checkpoint

MODULE = "undercroft.server.store.sqlite"
BODY = "x" * 2000


def row(version: int) -> TableRow:
    return TableRow("t", "summary", "toy", "playing", "public", version, None, version)


def beginnings(log: Path) -> int:
    """Returns how often a log has restarted: the fourth number of its header."""
    with log.open("rb") as file:
        return int.from_bytes(file.read(16)[12:], "big")


async def with_table(store: SqliteStore) -> None:
    await store.open()
    await store.add_table(row(0), "header", 0, [], set())


def test_log_restarts_under_continuous_writes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(f"{MODULE}.ENOUGH", 1)
    monkeypatch.setattr(f"{MODULE}.EVERY", 0.0)
    monkeypatch.setattr(f"{MODULE}.LONG", 0)
    log = tmp_path / "undercroft.sqlite3-wal"

    async def scenario() -> None:
        store, version = SqliteStore(tmp_path), 0
        await with_table(store)
        async with asyncio.timeout(LIMIT):
            first = beginnings(log)
            while beginnings(log) < first + 3:
                version += 1
                assert await store.append(row(version), BODY, None)
        assert await store.entries("t", 0) == [BODY] * version
        await store.close()
        assert not log.exists()

    run(scenario())


def test_commits_do_not_move_the_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The thread whose work it is does nothing here: all stays in the log, and is there when the file is opened."""
    monkeypatch.setattr(f"{MODULE}.Checkpoints._run", lambda checkpoints: None)
    log = tmp_path / "undercroft.sqlite3-wal"

    async def scenario() -> None:
        store = SqliteStore(tmp_path)
        await with_table(store)
        for version in range(1, 1500):
            assert await store.append(row(version), BODY, None)
        with closing(sqlite3.connect(store.path)) as other:
            length, moved = checkpoint(other)
            assert moved == length > 1500  # SQLite would have begun anew by then
        await store.close()
        store = SqliteStore(tmp_path)
        await store.open()
        assert await store.entries("t", 0) == [BODY] * 1499
        await store.close()

    run(scenario())
    assert not log.exists()
