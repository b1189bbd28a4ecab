"""A client that reconnects ends with the same table as one that never lost its connection."""

from __future__ import annotations

import asyncio
from pathlib import Path
from unittest.mock import Mock

import pytest

from tests.server.guest import Guest, Json
from tests.server.serving import Place, run, serving
from tests.server.test_moves import at_toy


def test_reconnecting_client_gets_what_it_missed(place: Place) -> None:
    async def scenario() -> None:
        async with (
            serving(place) as served,
            Guest(served.url) as ann,
            Guest(served.url) as bob,
            Guest(served.url) as steady,
            Guest(served.url) as shaky,
        ):
            table = await at_toy(ann, bob)
            await steady.join(table)
            await shaky.join(table)
            await ann.play(table, "stake 1")
            await shaky.until(lambda: len(shaky.tables[table].told) == 1)
            shaky.drop()
            await ann.play(table, "guess low")
            await bob.do("chat", table=table, text="where are you?")
            await bob.play(table, "stake 2")
            await shaky.connect()
            found = await shaky.join(table, version=shaky.tables[table].version)
            assert found.state["since"] > 0  # the gap alone was sent
            await shaky.until(lambda: found.state["spectators"] == 2)
            await steady.until(lambda: steady.tables[table].state["spectators"] == 2)
            await steady.until(lambda: steady.tables[table].version == found.version)
            assert found.seen == steady.tables[table].seen

    run(scenario())


def test_undo_while_disconnected_resends_everything(folder: Place) -> None:
    async def scenario() -> None:
        async with serving(folder) as served, Guest(served.url) as ann, Guest(served.url) as bob:
            table = await at_toy(ann, bob)
            await ann.play(table, "stake 1")
            his = bob.tables[table]
            await bob.until(lambda: len(his.told) == 1)
            bob.drop()
            await ann.do("undo", table=table, seat=0, version=ann.tables[table].version)
            await ann.play(table, "stake 2")
            await bob.connect()
            await bob.join(table, version=his.version)
            assert his.state["since"] == 0
            assert [told["step"] for told in his.told] == [1]
            assert his.told[0]["version"] == his.version

    run(scenario())


def test_unknown_version_resends_everything(folder: Place) -> None:
    async def scenario() -> None:
        async with serving(folder) as served, Guest(served.url) as ann, Guest(served.url) as bob:
            table = await at_toy(ann, bob)
            found = await ann.join(table, version=10_000)
            assert found.state["since"] == 0

    run(scenario())


def test_request_survives_a_broken_connection(folder: Place) -> None:
    """The answer never came; the same request on a new socket tells that it was done."""

    async def scenario() -> None:
        async with serving(folder) as served, Guest(served.url) as ann, Guest(served.url) as bob:
            table = await at_toy(ann, bob)
            version = ann.tables[table].version
            request: Json = {"table": table, "seat": 0, "move": "stake 1", "version": version, "id": "m"}
            ann.deafen()
            asking = asyncio.create_task(ann.ask("play", **request))
            await bob.until(lambda: len(bob.tables[table].told) == 1)
            ann.drop()
            await asyncio.gather(asking, return_exceptions=True)
            await ann.connect()
            await ann.join(table, version=version)
            assert (await ann.do("play", **request))["version"] == version + 1
            assert len(ann.tables[table].told) == 1

    run(scenario())


def test_process_that_is_behind_reads_new_entries(database: str, tmp_path: Path) -> None:
    """The second process has not heard of the changes at the first; no follower is refused or shown less."""

    async def scenario() -> None:
        place = Place(tmp_path, database)
        async with serving(place) as first, serving(place) as second, Guest(second.url) as ann, Guest(first.url) as bob:
            second.server.store._listeners.clear()  # type: ignore[attr-defined]
            table = await ann.create("toy", ["me", "open"])
            await ann.join(table)
            his = await bob.sit(table, 1)
            await ann.do("start", table=table)  # the seat was free as far as the second knew
            await bob.until(lambda: his.state["view"])
            await bob.play(table, "stake 1")
            version = his.version
            await bob.connect(second.url)
            await bob.join(table, version=version)
            assert (his.version, his.state["since"]) == (version, version)
            assert len((await ann.http.get(f"/api/tables/{table}/replay")).json()["moments"]) == 2

    run(scenario())


def test_lost_announcement_is_found_by_versions(shared: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    """No request goes through the second process: it finds the moves by itself."""
    monkeypatch.setattr("undercroft.server.live.live_tables.CHECK", 0.0)

    async def scenario() -> None:
        async with (
            serving(shared) as first,
            serving(shared) as second,
            Guest(first.url) as ann,
            Guest(second.url) as bob,
        ):
            table = await ann.create("toy", ["me", "open"])
            await ann.join(table)
            his = await bob.sit(table, 1)
            await ann.until(lambda: ann.tables[table].version == his.version)
            await ann.do("start", table=table)
            await bob.until(lambda: his.state["view"])
            monkeypatch.setattr("undercroft.server.store.announcer.Announcer.tell", Mock())
            answer = await ann.play(table, "stake 1")
            await bob.until(lambda: his.version >= answer["version"])

    run(scenario())


def test_process_that_stopped_following_gets_no_announcements(shared: Place) -> None:
    """The process still has the table in memory; a person who returns or only looks gets what the store has."""

    async def scenario() -> None:
        async with (
            serving(shared) as first,
            serving(shared) as second,
            Guest(first.url) as ann,
            Guest(second.url) as bob,
        ):
            table = await ann.create("toy", ["me", "open"])
            hers = await ann.join(table)
            his = await bob.sit(table, 1)
            await ann.until(lambda: hers.version == his.version)
            await ann.do("start", table=table)
            await bob.until(lambda: his.state["view"])
            await bob.do("leave", table=table)
            before = (await ann.play(table, "stake 1"))["version"]
            held = second.server.tables.hold(table)
            assert held.table is not None and held.table.version < before
            answer = await bob.ask("play", table=table, seat=1, move="stake 2", version=before)
            assert answer["version"] == before + 1
            assert held.here == {ann.id}
            await bob.join(table, version=his.version)
            assert his.version == answer["version"]

    run(scenario())


def test_two_tabs_of_one_person_stay_together(folder: Place) -> None:
    async def scenario() -> None:
        async with serving(folder) as served, Guest(served.url) as ann, Guest(served.url) as other:
            other.http.cookies = ann.http.cookies
            await other.disconnect()
            await other.connect()
            table = await ann.create("toy", ["me", "random"])
            await ann.join(table)
            mirror = await other.join(table)
            await ann.play(table, "stake 1")
            await other.play(table, "guess low")
            await ann.until(lambda: ann.tables[table].version == mirror.version)
            assert mirror.seen == ann.tables[table].seen
            await other.disconnect()
            await ann.play(table)
            assert ann.tables[table].state["seats"][0]["here"]  # one tab is still open

    run(scenario())
