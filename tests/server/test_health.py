"""The server reports a full disk or a damaged database, counts it, and does not flood the log."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Any

import pytest

from tests.server.guest import Guest, http_client
from tests.server.serving import Place, eventually, run, serving
from tests.server.test_full import full
from undercroft.server.process import MAX_LINES, RepeatFilter
from undercroft.server.store import StoreFailure
from undercroft.server.store.sqlite import SqliteStore


@pytest.fixture(autouse=True)
def _always_fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    """Health is looked at each time somebody asks."""
    monkeypatch.setattr("undercroft.server.health.FRESH", 0.0)
    monkeypatch.setattr("undercroft.server.health.REMEMBERED", 0.0)


def test_a_full_disk_is_not_ready(place: Place, caplog: pytest.LogCaptureFixture) -> None:
    async def scenario() -> None:
        async with serving(place) as served, http_client(served.url) as http:
            assert (await http.get("/readyz")).status_code == 200
            assert "undercroft_ready 1" in served.server.metrics.text()
            with full(served.server.store):
                answer = await http.get("/readyz")
                assert answer.status_code == 503 and "not ready" in answer.text
                assert "undercroft_errors_total 0" not in served.server.metrics.text()
                assert "undercroft_ready 0" in served.server.metrics.text()
                assert "not ready: the disk is full" in caplog.text
                assert (await http.get("/healthz")).status_code == 200, "the process itself is alive"
            assert (await http.get("/readyz")).status_code == 200

    run(scenario())


def test_failed_writes_are_counted(folder: Place) -> None:
    async def scenario() -> None:
        async with serving(folder) as served, Guest(served.url) as ann:
            table = await ann.create("toy", ["me", "me"], hot_seat=True)
            found = await ann.join(table)
            before = errors(served.server.metrics.text())
            with full(served.server.store):
                request = {"table": table, "seat": 0, "move": "stake 1", "version": found.version}
                assert await ann.refused("play", **request) == "unavailable"
                assert errors(served.server.metrics.text()) > before

    run(scenario())


def errors(text: str) -> int:
    return next(int(line.split()[1]) for line in text.splitlines() if line.startswith("undercroft_errors_total "))


def test_failure_counts_for_a_while_after_the_store_recovers(folder: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    """As where only one page of the file is damaged: nobody looks there each time."""

    async def scenario() -> None:
        async with serving(folder) as served, http_client(served.url) as http:
            monkeypatch.setattr("undercroft.server.health.REMEMBERED", 1e9)
            served.server.metrics.failed()
            assert (await http.get("/readyz")).status_code == 503

    run(scenario())


def damage(path: Path) -> None:
    """Overwrites some pages in the middle."""
    data = bytearray(path.read_bytes())
    assert len(data) > 20 * 4096
    data[8 * 4096 : 16 * 4096] = b"\xff" * (8 * 4096)
    path.write_bytes(data)


def test_a_damaged_database_is_not_ready(folder: Place) -> None:
    async def scenario() -> None:
        async with serving(folder) as served, Guest(served.url) as ann:
            for _ in range(3):
                table = await ann.create("toy", ["me", "random"])
                await ann.join(table)
                await ann.play_on(table)
            for number in range(30):
                await served.server.store.say("none", number, "ann", str(number), "x" * 4000)
        damage(folder.data / "undercroft.sqlite3")
        async with serving(folder) as served, http_client(served.url) as http:

            async def is_found() -> bool:
                return (await http.get("/readyz")).status_code == 503

            await eventually(is_found)
            assert errors(served.server.metrics.text()) > 0

    run(scenario())


def test_integrity_check_accepts_an_intact_file(folder: Place) -> None:
    async def scenario() -> None:
        async with serving(folder) as served:
            store = served.server.store
            assert isinstance(store, SqliteStore)
            await asyncio.to_thread(store._inspector.join)
            assert store._damage is None
            await store.check()

    run(scenario())


def test_retries_after_failed_writes_slow_down(
    folder: Place, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario() -> None:
        monkeypatch.setattr("undercroft.server.live.scheduler.BACK_OFF", 1e9)
        monkeypatch.setattr("undercroft.server.live.scheduler.LONGEST_WAIT", 1e9)
        monkeypatch.setattr("undercroft.server.live.scheduler.SWEEP", 0.001)
        async with serving(folder) as served, Guest(served.url) as ann:
            tries = 0

            async def refuse(*_: Any, **__: Any) -> bool:
                nonlocal tries
                tries += 1
                raise StoreFailure("the disk is full")

            monkeypatch.setattr(served.server.store, "append", refuse)
            table = await ann.create("toy", ["me", "random"], pace="instant")
            await ann.join(table)

            async def is_tried() -> bool:
                return tries > 0

            await eventually(is_tried)
            for _ in range(30):
                await ann.do("ping")
            assert tries <= 2

    run(scenario())


def test_table_continues_when_the_disk_has_room_again(folder: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        monkeypatch.setattr("undercroft.server.live.scheduler.BACK_OFF", 0.001)
        monkeypatch.setattr("undercroft.server.live.scheduler.SWEEP", 0.01)
        async with serving(folder) as served, Guest(served.url) as ann:
            table = await ann.create("toy", ["random", "random"], pace="instant")
            with full(served.server.store):
                await ann.ask("join", table=table)
                for _ in range(20):
                    await ann.do("ping")
            found = await ann.join(table)
            await ann.until(lambda: found.state["phase"] == "over")

    run(scenario())


def test_repeated_log_lines_are_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr("undercroft.server.process.time.monotonic", lambda: now)
    written: list[str] = []

    class Page(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            written.append(record.getMessage())

    log = logging.Logger("some")
    page = Page()
    page.addFilter(RepeatFilter())
    log.addHandler(page)
    for number in range(9104):
        log.warning("table %s: the store does not answer", number)
        if number % 1000 == 0:
            log.warning("something else %d", number)
    assert len([line for line in written if line.startswith("table")]) == MAX_LINES
    assert len([line for line in written if line.startswith("something")]) == MAX_LINES
    now = 61.0
    written.clear()
    log.warning("table %s: the store does not answer", "x")
    log.warning("table %s: the store does not answer", "y")
    left_out = 9104 - MAX_LINES
    assert written == [
        f"table x: the store does not answer ({left_out} more like this were left out)",
        "table y: the store does not answer",
    ]
