"""The weekly duplicate: the same sealed deals for everyone, scored against all others on the same deal."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.guest import Guest
from tests.server.serving import Inside, Place, run, serving
from tests.server.test_daily import Calendar, calendar, finish
from tests.server.test_friends import befriend
from undercroft import daily

assert calendar  # a fixture


@pytest.fixture(autouse=True)
def _inside(monkeypatch: pytest.MonkeyPatch, calendar: Calendar) -> None:
    monkeypatch.setattr("undercroft.jobs.pool.WorkerProcess", Inside)
    monkeypatch.setattr("undercroft.server.people.weeklies.now_ms", calendar.now)


async def enter(guest: Guest, number: int) -> str:
    answer = await guest.http.post(f"/api/weekly/chest/{number}", json={})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


async def board(guest: Guest, week: str, among: str = "") -> list[dict[str, Any]]:
    answer = await guest.http.get(f"/api/weekly/chest/{week}?among={among}")
    assert answer.status_code == 200, answer.text
    return list(answer.json()["rows"])


async def this_week(guest: Guest) -> dict[str, Any]:
    return dict((await guest.http.get("/api/weekly")).json())


def test_everyone_is_compared_on_the_same_deal_and_the_board_survives_a_restart(
    place: Place, calendar: Calendar
) -> None:
    async def scenario() -> None:
        async with serving(place) as served, Guest(served.url, "Ann") as ann, Guest(served.url, "Bob") as bob:
            assert len({await enter(ann, 1), await enter(ann, 1)}) == 1, "one try"
            tables = [await enter(guest, 1) for guest in (ann, bob)]
            seen = [await guest.join(table) for guest, table in zip((ann, bob), tables, strict=True)]
            assert seen[0].state["fairness"]["commitment"] == seen[1].state["fairness"]["commitment"]
            assert seen[0].state["settings"]["deal"] == 1
            second = await ann.join(await enter(ann, 2))
            assert second.state["fairness"]["commitment"] != seen[0].state["fairness"]["commitment"]
            scores = [await finish(ann, tables[0]), await finish(bob, tables[1])]
            assert await bob.refused("join", table=tables[0]) == "not_over"
            assert (await ann.http.get(f"/api/tables/{tables[0]}/record")).json()["code"] == "not_over"
            whole = await this_week(ann)
            (chest,) = [row for row in whole["games"] if row["game"] == "chest"]
            assert chest["deals"][0]["above"] == scores[0] - scores[1] and chest["deals"][0]["played"] == 2
            rows = await board(bob, whole["week"])
            assert {row["name"]: row["above"] for row in rows} == {
                "Ann": scores[0] - scores[1],
                "Bob": scores[1] - scores[0],
            }
            assert (await ann.http.get("/api/daily")).json()["streak"] == 0, "a week is no day"
            cookies = ann.http.cookies
        async with serving(place) as served, Guest(served.url, "Eve") as eve:
            eve.http.cookies = cookies
            again = await board(eve, whole["week"])
            assert [(row["name"], row["above"]) for row in again] == [(row["name"], row["above"]) for row in rows]
            assert [row["yours"] for row in again] == [row["name"] == "Ann" for row in rows]
            seal = (await eve.http.get(f"/api/weekly/chest/{whole['week']}")).json()["seals"][0]
            assert seal["share"] is None and seal["fingerprint"] == seen[0].state["fairness"]["commitment"]
            calendar.days = 8
            week = (await this_week(eve))["week"]
            assert week == daily.week_later(whole["week"], 1)
            old = (await eve.http.get(f"/api/weekly/chest/{whole['week']}")).json()["seals"][0]
            share = bytes.fromhex(old["share"])
            assert daily.commitment_of(share) == seal["commitment"]
            secret = daily.mixed_secret(whole["week"], "chest/1", share, old["entropy"])
            assert daily.commitment_of(secret) == old["fingerprint"]
            ahead = {(row["day"], row["game"]): row["commitment"] for row in whole["ahead"]}
            first = (await eve.http.get(f"/api/weekly/chest/{week}")).json()["seals"][0]
            assert first["commitment"] == ahead[week, "chest/1"]
            assert len(first["entropy"].splitlines()) == 2, "the results of the week before are mixed in"

    run(scenario())


def test_boards_of_friends_and_of_a_group_with_a_link(place: Place) -> None:
    async def scenario() -> None:
        async with (
            serving(place) as served,
            Guest(served.url, "Ann") as ann,
            Guest(served.url, "Bob") as bob,
            Guest(served.url, "Eve") as eve,
        ):
            for guest in (ann, bob, eve):
                await finish(guest, await enter(guest, 1))
            week = (await this_week(ann))["week"]
            everyone = {row["name"]: row["above"] for row in await board(ann, week)}
            await befriend(ann, bob)
            assert {row["name"] for row in await board(ann, week, "friends")} == {"Ann", "Bob"}
            group = (await ann.http.post("/api/circles", json={"name": " Cellar  club "})).json()
            assert group == {"id": group["id"], "name": "Cellar club", "members": 1, "yours": True}
            assert not (await eve.http.get(f"/api/circles/{group['id']}")).json()["yours"]
            await eve.http.post(f"/api/circles/{group['id']}", json={})
            rows = await board(ann, week, group["id"])
            assert {row["name"]: row["above"] for row in rows} == {name: everyone[name] for name in ("Ann", "Eve")}
            await eve.http.delete(f"/api/circles/{group['id']}")
            assert [row["name"] for row in await board(ann, week, group["id"])] == ["Ann"]
            await ann.http.delete(f"/api/circles/{group['id']}")
            for wrong in (f"/api/circles/{group['id']}", f"/api/weekly/chest/{week}?among=nobody"):
                assert (await ann.http.get(wrong)).json()["code"] == "bad_link"
            for wrong in ("/api/weekly/chest/2026-11", "/api/weekly/chest/2999-W01", f"/api/weekly/toy/{week}"):
                assert (await ann.http.get(wrong)).status_code in (404, 409, 422)
            assert (await ann.http.post("/api/weekly/chest/4", json={})).json()["code"] == "unknown_game"
            day = (await ann.http.get("/api/daily")).json()["day"]
            assert (await ann.http.get(f"/api/daily/chest/{day}?among=friends")).json()["rows"] == []

    run(scenario())
