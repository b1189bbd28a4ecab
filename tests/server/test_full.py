"""A store that cannot be written, as on a full disk: people can view and return, and nothing unsaved is shown."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.server.guest import Guest, Json
from tests.server.serving import Place, run, serving
from tests.server.test_moves import at_toy
from undercroft.server.store import Store, StoreFailure
from undercroft.server.store.sqlite import SqliteStore


@contextmanager
def full(store: Store) -> Iterator[None]:
    """The store refuses every write."""

    async def refuse(*_: Any, **__: Any) -> bool:
        raise StoreFailure("the disk is full")

    with pytest.MonkeyPatch.context() as patch:
        for name in ("write", "append"):
            patch.setattr(store, name, refuse)
        yield


def test_viewing_and_rejoining_work_on_a_full_disk(place: Place) -> None:
    async def scenario() -> None:
        async with AsyncExitStack() as stack:
            served = await stack.enter_async_context(serving(place))
            ann = await stack.enter_async_context(Guest(served.url))
            bob = await stack.enter_async_context(Guest(served.url))
            finished = await ann.create("toy", ["me", "random"], visibility="public")
            await ann.join(finished)
            await ann.play_on(finished)
            table = await at_toy(ann, bob, cover_after=0)
            await bob.disconnect()
            await ann.until(lambda: not ann.tables[table].state["seats"][1]["here"])
            served.server.tables._live.pop(finished)

            with full(served.server.store):
                await bob.connect()
                his = await bob.join(table)  # his own seat
                move: Json = {"table": table, "seat": 1, "move": "stake 2", "version": his.version, "id": "m"}
                await ann.until(lambda: ann.tables[table].state["seats"][1]["here"])
                eve = await stack.enter_async_context(nameless(served.url))
                seen = await eve.join(table)
                old = await eve.join(finished)
                assert (seen.state["seat"], old.state["phase"]) == (None, "over")
                for path in ("/api/tables?phase=over", f"/api/tables/{finished}", f"/api/tables/{finished}/replay"):
                    assert (await eve.http.get(path)).status_code == 200
                version = seen.version
                refusal = await bob.ask("play", **move)
                assert (refusal["code"], "is full" in refusal["text"]) == ("unavailable", True)
                await eve.join(table, version=version)
                assert (seen.version, seen.told) == (version, [])
            await bob.do("play", **move)
            await eve.until(lambda: len(seen.told) == 1)

    run(scenario())


def nameless(url: str) -> Guest:
    """Returns a guest without a name, since a name would have to be stored."""

    class Nameless(Guest):
        async def __aenter__(self) -> Guest:
            await self.http.get("/api/me")
            await self.connect()
            return self

    return Nameless(url)


@pytest.mark.usefixtures("impatient")
def test_covered_seat_is_taken_back_once_the_disk_has_room(folder: Place) -> None:
    async def scenario() -> None:
        async with serving(folder) as served, Guest(served.url) as ann, Guest(served.url) as bob:
            table = await at_toy(ann, bob, cover_after=0)
            hers = ann.tables[table]
            await bob.disconnect()
            await ann.until(lambda: not hers.state["seats"][1]["here"])
            await ann.do("cover", table=table, seat=1, level="random")
            await ann.until(lambda: hers.view["turn"] == [0])
            with full(served.server.store):
                await bob.connect()
                his = await bob.join(table)
                assert (his.state["seat"], his.state["seats"][1]["bot"]) == (1, "random")
            await bob.do("return", table=table, seat=1)
            assert his.state["seats"][1]["bot"] is None

    run(scenario())


def test_arrival_during_a_store_failure_is_announced_later(shared: Place) -> None:
    """Otherwise players at another process would see him as away and let a bot play for him."""

    async def scenario() -> None:
        async with (
            serving(shared) as first,
            serving(shared) as second,
            Guest(first.url) as ann,
            Guest(first.url) as bob,
        ):
            table = await at_toy(ann, bob, cover_after=0)
            hers = ann.tables[table]
            await bob.disconnect()
            await ann.until(lambda: not hers.state["seats"][1]["here"])
            with full(second.server.store):
                await bob.connect(second.url)
                await bob.join(table)
            await ann.until(lambda: hers.state["seats"][1]["here"])
            with full(second.server.store):
                await bob.disconnect()
            await ann.until(lambda: not hers.state["seats"][1]["here"])

    run(scenario())


def test_change_that_could_not_be_read_is_shown_later(shared: Place) -> None:
    """The player whose turn it is now would wait without end: nobody else moves before."""

    async def scenario() -> None:
        async with (
            serving(shared) as first,
            serving(shared) as second,
            Guest(first.url) as ann,
            Guest(second.url) as bob,
        ):
            table = await at_toy(ann, bob)
            his = bob.tables[table]
            has_failed = asyncio.Event()

            async def fail(*_: Any) -> list[str]:
                has_failed.set()
                raise StoreFailure("the line broke")

            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(second.server.store, "entries", fail)
                await ann.play(table, "stake 1")
                await has_failed.wait()
            await bob.until(lambda: len(his.told) == 1)

    run(scenario())


def test_a_server_starts_on_a_full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        first = SqliteStore(tmp_path)
        await first.open()
        await first.close()
        whole = sqlite3.connect

        def connect(*args: Any, **settings: Any) -> sqlite3.Connection:
            connection: sqlite3.Connection = whole(*args, **settings)
            connection.execute("PRAGMA max_page_count = 1")
            return connection

        monkeypatch.setattr("undercroft.server.store.sqlite.sqlite3.connect", connect)
        again = SqliteStore(tmp_path)
        await again.open()
        assert await again.header("nowhere") is None
        await again.close()

    run(scenario())
