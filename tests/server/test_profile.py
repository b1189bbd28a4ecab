"""Ratings, statistics and history: booked once when a match is over, on both stores."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.guest import Guest
from tests.server.serving import Inside, Place, run, serving
from undercroft.server.work.table_jobs import JudgeMatch


@pytest.fixture(autouse=True)
def _inside(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("undercroft.jobs.pool.WorkerProcess", Inside)


async def stats(guest: Guest, game: str, person: str = "me") -> dict[str, Any]:
    profile = (await guest.http.get(f"/api/people/{person}")).json()
    found: dict[str, Any] = next(row for row in profile["games"] if row["game"] == game)
    return found


async def duel(ann: Guest, bob: Guest) -> str:
    table = await ann.create("toy", ["me", "open"])
    await ann.join(table)
    await bob.sit(table, 1)
    await ann.do("start", table=table)
    found = ann.tables[table]
    while found.state["phase"] != "over":
        for guest, seat in ((ann, 0), (bob, 1)):
            await guest.until(lambda: guest.tables[table].version >= found.version)  # noqa: B023
            if seat in guest.tables[table].view["turn"]:
                await guest.play(table)
        await ann.until(lambda: found.version >= bob.tables[table].version)
    return table


def test_a_match_between_people_moves_both_ratings_once(place: Place) -> None:
    async def scenario() -> None:
        async with serving(place) as served, Guest(served.url, "Ann") as ann, Guest(served.url, "Bob") as bob:
            table = await duel(ann, bob)
            result = ann.tables[table].view["result"]
            mine, theirs = await stats(ann, "toy"), await stats(bob, "toy")
            assert mine["matches"] == theirs["matches"] == mine["company"] == 1
            assert mine["won"] == int(0 in result["winners"])
            moved = [mine["rating"]["value"] - 1500, theirs["rating"]["value"] - 1500]
            assert moved[0] == pytest.approx(-moved[1])
            assert (moved[0] > 0) == (result["winners"] == [0])
            assert mine["scores"] == [{"points": result["scores"][0], "count": 1}]
            assert [point["value"] for point in mine["ratings"]] == [mine["rating"]["value"]]
            assert (await stats(ann, "toy"))["rating"] == mine["rating"], "booked once"

            seen = await stats(bob, "toy", ann.id)
            assert seen["rating"] == mine["rating"]
            assert all(best["table"] is None for best in seen["bests"]), "tables of others are their own affair"
            assert (await bob.http.get("/api/people/nobody")).json()["code"] == "unknown_person"

            history = (await ann.http.get("/api/me/history")).json()
            (past,) = history["matches"]
            assert (past["table"], past["company"], past["friendly"]) == (table, ["Bob"], [])
            assert past["change"] == pytest.approx(moved[0])

    run(scenario())


def test_a_friendly_match_is_in_the_history_and_nowhere_else(folder: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TOY_MIND", "yes")
    monkeypatch.setattr("undercroft.server.web.advice.SECONDS", 0.1)

    async def scenario() -> None:
        async with serving(folder) as served, Guest(served.url) as ann:
            table = await ann.create("toy", ["me", "random"], hints=True)
            mine = await ann.join(table)
            await ann.http.post(f"/api/tables/{table}/hint", json={"seat": 0, "version": mine.version})
            await ann.play_on(table)
            found = await stats(ann, "toy")
            assert (found["matches"], found["friendly"], found["rating"], found["honours"]) == (0, 1, None, [])
            (past,) = (await ann.http.get("/api/me/history?counts=0")).json()["matches"]
            assert past["friendly"] == ["agreed"]
            assert (await ann.http.get("/api/me/history?counts=1")).json()["matches"] == []
            assert (await ann.http.get("/api/me/history?game=chest")).json()["matches"] == []

    run(scenario())


def test_matches_against_bots_are_rated_and_what_a_bot_plays_for_a_person_does_not_count(folder: Place) -> None:
    async def scenario() -> None:
        async with serving(folder) as served, Guest(served.url) as ann:
            for must_cover in (False, True):
                table = await ann.create("toy", ["me", "random"])
                found = await ann.join(table)
                if must_cover:
                    await ann.do("cover", table=table, seat=0)
                    await ann.until(lambda found=found: found.state["phase"] == "over")  # type: ignore[misc]
                else:
                    await ann.play_on(table)
                stat = await stats(ann, "toy")
                assert stat["matches"] == 1
            assert [bot["level"] for bot in stat["bots"]] == ["random"]
            assert stat["friendly"] == 1
            last, _ = (await ann.http.get("/api/me/history")).json()["matches"]
            assert last["friendly"] == ["left"]

    run(scenario())


def test_match_that_takes_too_long_to_judge_is_booked_as_stored(folder: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with serving(folder) as served, Guest(served.url) as ann:
            from undercroft.server.refusal import Refusal

            async def too_long(asker: object, job: object) -> bytes:
                assert isinstance(job, JudgeMatch)
                raise Refusal("too_long", "it takes too long")

            monkeypatch.setattr(served.server.work, "do", too_long)
            table = await ann.create("toy", ["me", "random"])
            found = await ann.join(table)
            await ann.play_on(table)
            stat = await stats(ann, "toy")
            assert stat["matches"] == 1
            assert stat["rating"] is not None, "or who is losing could see to it that it takes too long"
            assert stat["scores"] == [{"points": found.view["result"]["scores"][0], "count": 1}]

    run(scenario())
