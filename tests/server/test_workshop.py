"""The workshop: figures are compared while one watches, and a table can be played with them."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.server.guest import Guest
from tests.server.serving import Inside, Place, run, serving
from tests.server.serving import generous as limits_of
from undercroft.games.card_sets import open_card_set
from undercroft.kernel.match import Match

RICH = {"cards": {"coin_cap": 30}}


@pytest.fixture(autouse=True)
def _inside(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("undercroft.jobs.pool.WorkerProcess", Inside)


async def compared(guest: Guest, game: str, seats: int, changes: Any) -> dict[str, Any]:
    while True:
        answer = await guest.http.post(f"/api/workshop/{game}", json={"seats": seats, "changes": changes})
        found: dict[str, Any] = answer.raise_for_status().json()
        if found["is_done"]:
            return found
        await asyncio.sleep(0.02)


def test_figures_are_compared_with_the_printed_ones(folder: Place) -> None:
    async def scenario() -> None:
        async with serving(folder, forecast=1.0) as served, Guest(served.url) as ann:
            found = await compared(ann, "raiders", 3, RICH)
            assert found["games"] > 1
            assert found["fault"] is None
            assert found["cards"]

    run(scenario())


def test_a_fault_names_the_figure(folder: Place) -> None:
    async def scenario() -> None:
        async with serving(folder, forecast=1.0) as served, Guest(served.url) as ann:
            assert "coin_cap" in (await compared(ann, "raiders", 3, {"cards": {"coin_cap": "many"}}))["fault"]
            assert "nothing" in (await compared(ann, "raiders", 3, {"cards": {"character": {"nothing": {}}}}))["fault"]
            refused = await ann.http.post("/api/workshop/raiders", json={"seats": 9, "changes": {}})
            assert refused.json()["code"] == "bad_option"
            refused = await ann.http.post("/api/workshop/whist", json={"seats": 3, "changes": {}})
            assert refused.json()["code"] == "unknown_game"

    run(scenario())


def test_later_figures_end_work_on_earlier_ones(folder: Place) -> None:
    async def scenario() -> None:
        async with serving(folder, forecast=600.0) as served, Guest(served.url) as ann:
            for cap in (21, 22, 23, 24):
                body = {"seats": 3, "changes": {"cards": {"coin_cap": cap}}}
                assert (await ann.http.post("/api/workshop/raiders", json=body)).status_code == 200
            assert len(served.server.workshop._found._working) == 1

    run(scenario())


def test_work_that_nobody_watches_makes_room(folder: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with serving(folder, forecast=600.0) as served, Guest(served.url) as ann, Guest(served.url) as bob:
            for guest, cap in ((ann, 21), (bob, 22)):
                body = {"seats": 3, "changes": {"cards": {"coin_cap": cap}}}
                assert (await guest.http.post("/api/workshop/raiders", json=body)).status_code == 200
            assert len(served.server.workshop._found._working) == 2
            monkeypatch.setattr("undercroft.server.work.workshop.PATIENCE", -1.0)
            await bob.http.post("/api/workshop/raiders", json=body)
            assert len(served.server.workshop._found._working) == 1

    run(scenario())


def test_a_table_is_played_with_figures_of_the_workshop(folder: Place) -> None:
    """The table is never rated, its bots think with the same figures, and a restart finds them in it."""

    async def scenario() -> None:
        async with serving(folder) as served, Guest(served.url) as ann:
            table = await ann.create("raiders", ["me", "greedy", "greedy"], changes=RICH)
            mine = await ann.join(table)
            assert mine.state["settings"]["variant"]
            assert not mine.state["rated"]
            await ann.until(lambda: mine.view["moves"])
            await ann.play(table)
            await ann.until(lambda: mine.view["moves"])
        async with serving(folder) as served:
            found = await served.server.tables.look(table)
            assert isinstance(found.match, Match)
            assert found.match.game.changes == RICH

    run(scenario())


def test_a_full_server_plays_sets_that_are_open(folder: Place) -> None:
    async def scenario() -> None:
        async with serving(folder, limits=limits_of(card_sets=0)) as served, Guest(served.url) as ann:
            open_card_set("raiders", RICH)
            await ann.create("raiders", ["me", "greedy", "greedy"], changes=RICH)
            new = {"game": "raiders", "seats": ["me", "greedy", "greedy"], "changes": {"cards": {"coin_cap": 31}}}
            assert (await ann.http.post("/api/tables", json=new)).json()["code"] == "busy"

    run(scenario())


def test_figures_that_cannot_be_played_make_no_table(folder: Place) -> None:
    async def scenario() -> None:
        async with serving(folder, limits=limits_of(card_sets_per_hour=2)) as served, Guest(served.url) as ann:
            new = {"game": "raiders", "seats": ["me", "greedy", "greedy"], "changes": {"cards": {"coin_cap": 1000}}}
            answers = [(await ann.http.post("/api/tables", json=new)).json() for _ in range(3)]
            assert [answer["code"] for answer in answers] == ["bad_option", "bad_option", "too_fast"]
            assert "coin_cap" in answers[0]["text"]

    run(scenario())
