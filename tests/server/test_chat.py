"""Chat: stored beside the entries, limited, and moderated by the host. Names at a table are distinct."""

from __future__ import annotations

import pytest

from tests.server.guest import Guest
from tests.server.serving import Place, generous, run, serving
from tests.server.test_moves import at_toy
from undercroft.server.limits import Limits


def test_chat_does_not_use_up_the_entries_of_a_table(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        monkeypatch.setattr("undercroft.server.tables.permissions.MOST_ASIDE", 8)
        monkeypatch.setattr("undercroft.server.live.live_table.LINES", 4)
        monkeypatch.setattr("undercroft.server.store.base.LINES_KEPT", 6)
        async with serving(place, generous(lines_per_minute=1000)) as served, Guest(served.url, "Ann") as ann:
            table = await ann.create("toy", ["me", "me"], hot_seat=True)  # three entries
            hers = await ann.join(table)
            before = hers.version
            for number in range(20):
                await ann.do("chat", table=table, text=str(number))
            assert hers.version == before, "what is said is nothing that happens"
            await ann.do("configure", table=table, chat=True)
            served.server.tables._live.clear()
            async with Guest(served.url, "Eve") as eve:
                assert [said["text"] for said in (await eve.join(table)).said] == ["16", "17", "18", "19"]
            kept = await served.server.store.read("SELECT count(*) FROM chat")
            assert kept[0][0] == 6, "old lines do not fill the disk"

    run(scenario())


def test_repeated_line_is_added_once_and_only_new_lines_are_sent(place: Place) -> None:
    async def scenario() -> None:
        async with serving(place) as served, Guest(served.url, "Ann") as ann:
            table = await ann.create("toy", ["me", "open"])
            found = await ann.join(table)
            for id in ("c1", "c1", "c2"):
                await ann.do("chat", table=table, text=f"line {id}", id=id)
            await ann.until(lambda: len(found.said) == 2)
            served.server.tables._live.clear()
            await ann.do("chat", table=table, text="line c1", id="c1")
            await ann.join(table, version=found.version, heard=2)
            assert found.state["said"] == [] and len(found.said) == 2
            await ann.join(table, heard=1)
            assert [said["text"] for said in found.state["said"]] == ["line c2"]

    run(scenario())


def test_chat_is_limited_per_person_and_address(folder: Place) -> None:
    async def scenario() -> None:
        limits = Limits(lines_per_minute=2, lines_per_address=3)
        async with serving(folder, limits) as served, Guest(served.url) as ann, Guest(served.url) as bob:
            table = await ann.create("toy", ["me", "open"])
            await ann.join(table)
            await bob.join(table)
            for _ in range(2):
                await ann.do("chat", table=table, text="x")
            assert await ann.refused("chat", table=table, text="x") == "too_fast"
            await bob.do("chat", table=table, text="x")
            assert await bob.refused("chat", table=table, text="x") == "too_fast"

    run(scenario())


def test_outsiders_chat_only_where_allowed(folder: Place) -> None:
    async def scenario() -> None:
        async with serving(folder) as served, Guest(served.url, "Ann") as ann, Guest(served.url, "Eve") as eve:
            table = await ann.create("toy", ["me", "open"])
            await ann.join(table)
            assert await eve.refused("chat", table=table, text="from afar") == "chat_off"
            await eve.join(table)
            await eve.do("chat", table=table, text="may I?")
            await ann.do("seat_bot", table=table, seat=1, level="random")
            await ann.do("start", table=table)
            assert await eve.refused("chat", table=table, text="hint!") == "chat_off"
            await ann.play_on(table)
            assert await eve.refused("chat", table=table, text="a private table") == "chat_off"
            await ann.do("configure", table=table, visibility="public")
            await eve.do("chat", table=table, text="well played")
            closed = await ann.create("toy", ["me", "open"])
            await ann.do("close", table=closed)
            await eve.join(closed)
            assert await eve.refused("chat", table=closed, text="anybody?") == "chat_off"

    run(scenario())


def test_host_can_mute_and_remove(place: Place) -> None:
    async def scenario() -> None:
        async with (
            serving(place) as served,
            Guest(served.url, "Ann") as ann,
            Guest(served.url, "Bob") as bob,
            Guest(served.url, "Eve") as eve,
        ):
            table = await ann.create("toy", ["me", "open"])
            hers = await ann.join(table)
            await bob.sit(table, 1)
            await eve.join(table)
            assert await bob.refused("mute", table=table, person=eve.id) == "not_host"
            assert await ann.refused("remove", table=table, person=ann.id) == "not_host"
            await ann.do("mute", table=table, person=bob.id)
            assert hers.state["muted"] == [bob.id]
            assert await bob.refused("chat", table=table, text="!") == "muted"
            await ann.do("mute", table=table, person=bob.id, on=False)
            await bob.do("chat", table=table, text="thank you")
            await ann.do("remove", table=table, person=eve.id)
            await eve.lost()
            assert eve.closed == 4403
            await eve.connect()
            assert await eve.refused("join", table=table) == "removed"
            assert await eve.refused("sit", table=table, seat=1) == "seat_taken"
            assert await eve.refused("chat", table=table, text="!") == "removed"
            assert (await eve.http.get(f"/api/tables/{table}/replay")).status_code in (403, 409)
            await ann.do("remove", table=table, person=bob.id)
            assert hers.state["seats"][1]["player"] is None, "his seat is free"
            await bob.lost()
            assert (await bob.http.get("/api/me/tables")).json()["tables"] == []
            served.server.tables._live.clear()
            assert await eve.refused("sit", table=table, seat=1) == "removed"

    run(scenario())


def test_player_of_a_running_match_cannot_be_removed(folder: Place) -> None:
    async def scenario() -> None:
        async with serving(folder) as served, Guest(served.url, "Ann") as ann, Guest(served.url, "Bob") as bob:
            table = await at_toy(ann, bob)
            assert await ann.refused("remove", table=table, person=bob.id) == "wrong_phase"
            await ann.do("mute", table=table, person=bob.id)
            await bob.play(table, seat=1)

    run(scenario())


@pytest.mark.parametrize("name", ["Ann", "ann ", "Аnn", "ÁNN", "A nn"])
def test_names_at_a_table_are_distinct(folder: Place, name: str) -> None:
    async def scenario() -> None:
        async with serving(folder) as served, Guest(served.url, "Ann") as ann, Guest(served.url, name) as eve:
            table = await ann.create("toy", ["me", "open"])
            hers = await ann.join(table)
            await eve.join(table)
            await eve.do("chat", table=table, text="it is me")
            await ann.until(lambda: hers.said)
            assert hers.said[0]["player"]["name"] == f"{name.strip()} 2"
            await eve.do("sit", table=table, seat=1)
            await ann.until(lambda: hers.state["seats"][1]["player"])
            assert hers.state["seats"][1]["player"]["name"] == f"{name.strip()} 2"

    run(scenario())
