"""The daily dungeon: one deal for everybody, one try each, sealed before and verifiable afterwards."""

from __future__ import annotations

import hashlib
from typing import Any

import pytest

import undercroft as uc
from tests.server.guest import Guest
from tests.server.serving import Inside, Place, run, serving
from undercroft import daily
from undercroft.games import find_game
from undercroft.kernel.match import deal_sealed
from undercroft.server.system import now_ms

SHORT = ("flee", "rest", "proceed", "keep")  # the shortest way out of an adventure of Chest


@pytest.fixture(autouse=True)
def _inside(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("undercroft.jobs.pool.WorkerProcess", Inside)


class Calendar:
    """The day that the server believes it is."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.days = 0
        web = ("web.routes", "web.previews", "web.requester")
        modules = ("people.dailies", *web, "live.live_tables", "live.new_tables")
        for module in modules:
            monkeypatch.setattr(f"undercroft.server.{module}.now_ms", self.now)

    def now(self) -> int:
        return now_ms() + self.days * 86_400_000


@pytest.fixture
def calendar(monkeypatch: pytest.MonkeyPatch) -> Calendar:
    return Calendar(monkeypatch)


async def today(guest: Guest, game: str = "chest") -> tuple[dict[str, Any], dict[str, Any]]:
    whole = (await guest.http.get("/api/daily")).json()
    return whole, next(row for row in whole["games"] if row["game"] == game)


async def enter(guest: Guest, game: str = "chest") -> str:
    answer = await guest.http.post(f"/api/daily/{game}", json={})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


async def finish(guest: Guest, table: str) -> int:
    found = await guest.join(table)
    while found.state["phase"] == "playing":
        offered = [move["text"] for move in found.view["moves"]]
        await guest.play(table, next((move for move in SHORT if move in offered), offered[0]))
    return int(found.view["result"]["scores"][0])


def test_everybody_has_the_same_deal_and_one_try(place: Place, calendar: Calendar) -> None:
    async def scenario() -> None:
        async with serving(place) as served, Guest(served.url, "Ann") as ann, Guest(served.url, "Bob") as bob:
            tables = [await enter(guest) for guest in (ann, bob)]
            seen = [await guest.join(table) for guest, table in zip((ann, bob), tables, strict=True)]
            assert seen[0].view["table"] == seen[1].view["table"]
            assert seen[0].state["fairness"]["commitment"] == seen[1].state["fairness"]["commitment"]
            assert await enter(ann) == tables[0], "one try"
            assert await ann.refused("configure", table=tables[0], hints=True) == "wrong_phase"
            await ann.play(tables[0])
            assert await ann.refused("ask_back", table=tables[0], seat=0, version=seen[0].version) == "no_undo"
            assert await bob.refused("join", table=tables[0]) == "not_invited"

            scores = [await finish(ann, tables[0]), await finish(bob, tables[1])]
            whole, game = await today(ann)
            assert (game["played"], game["mine"]["score"], whole["streak"]) == (2, scores[0], 1)
            rank = 1 + (scores[1] > scores[0])
            assert game["mine"]["rank"] == rank and game["mine"]["below"] == float(scores[1] < scores[0])
            board = (await bob.http.get(f"/api/daily/chest/{whole['day']}")).json()
            assert [row["score"] for row in board["rows"]] == sorted(scores, reverse=True)
            assert all(row["table"] is None for row in board["rows"])
            assert (await ann.http.get("/api/people/me")).json()["games"][0]["rating"] is None

    run(scenario())


def test_the_dice_stay_sealed_until_the_day_is_over(folder: Place, calendar: Calendar) -> None:
    async def scenario() -> None:
        async with serving(folder) as served, Guest(served.url, "Ann") as ann, Guest(served.url, "Bob") as bob:
            table = await enter(ann)
            await finish(ann, table)
            mine = ann.tables[table]
            assert mine.state["fairness"]["secret"] is None
            assert (await ann.http.get(f"/api/tables/{table}/record")).json()["code"] == "not_over"
            assert (await ann.http.get(f"/api/tables/{table}/dice")).json()["code"] == "not_over"
            assert (await ann.http.get(f"/api/tables/{table}/replay")).json()["record"] is None
            assert (await bob.http.get(f"/api/tables/{table}/replay")).json()["code"] == "not_over"
            day = (await today(ann))[0]["day"]
            secret = served.server.tables._live[table].table.secret  # type: ignore[union-attr]
            assert secret is not None and not any(secret in text for text in (*ann.heard, *bob.heard))

            calendar.days = 1
            _, game = await today(bob)
            assert game["best"]["table"] == table and game["best"]["name"] == "Ann"
            watched = (await bob.http.get(f"/api/tables/{table}/replay")).json()
            assert watched["record"]["dice"]["secret"] == secret
            seal = (await bob.http.get(f"/api/daily/chest/{day}")).json()["seal"]
            share = bytes.fromhex(seal["share"])
            assert daily.mixed_secret(day, "chest", share, seal["entropy"]).hex() == secret
            assert hashlib.sha256(bytes.fromhex(secret)).hexdigest() == seal["fingerprint"]

    run(scenario())


def test_secret_matches_its_commitment_and_includes_the_day_before(place: Place, calendar: Calendar) -> None:
    async def scenario() -> None:
        async with serving(place) as served, Guest(served.url, "Ann") as ann:
            table = await enter(ann)
            score = await finish(ann, table)
            whole, _ = await today(ann)
            ahead = {(row["day"], row["game"]): row for row in whole["ahead"]}
            assert len(ahead) == 7 * len(daily.daily_setups())
            assert all(row["share"] is None and row["fingerprint"] is None for row in ahead.values())
            calendar.days = 1
            morning, _ = await today(ann)
            next_table = await enter(ann)
            calendar.days = 2
            await today(ann)
            seal = (await ann.http.get(f"/api/daily/chest/{morning['day']}")).json()["seal"]
            assert seal["commitment"] == ahead[morning["day"], "chest"]["commitment"]
            assert hashlib.sha256(bytes.fromhex(seal["share"])).hexdigest() == seal["commitment"]
            assert seal["entropy"] == f"{table} {score}"
            found = await ann.join(next_table)
            assert found.state["fairness"]["commitment"] == seal["fingerprint"]
            assert (await ann.http.get("/api/daily/chest/2999-01-01")).json()["code"] == "wrong_phase"
            assert (await ann.http.get("/api/daily/chest/today")).json()["code"] == "bad_message"
            assert (await ann.http.get("/api/daily/toy/2026-01-01")).json()["code"] == "unknown_game"

    run(scenario())


def test_streak_counts_consecutive_days_without_tries_left_to_bots(folder: Place, calendar: Calendar) -> None:
    async def scenario() -> None:
        async with serving(folder) as served, Guest(served.url, "Ann") as ann:
            for number in range(3):
                calendar.days = number
                await finish(ann, await enter(ann))
                assert (await today(ann))[0]["streak"] == number + 1
            calendar.days = 3
            assert (await today(ann))[0]["streak"] == 3, "today is not over"
            table = await enter(ann)
            found = await ann.join(table)
            await ann.do("cover", table=table, seat=0)
            await ann.until(lambda: found.state["phase"] == "over")
            whole, game = await today(ann)
            assert (whole["streak"], game["played"], game["mine"]["counts"]) == (3, 0, False)
            calendar.days = 5
            assert (await today(ann))[0]["streak"] == 0

    run(scenario())


def test_a_try_that_ends_after_its_day_does_not_count(place: Place, calendar: Calendar) -> None:
    """After the day the secret of the dice is published, so an open try would know every die to come."""

    async def scenario() -> None:
        async with serving(place) as served, Guest(served.url, "Ann") as ann, Guest(served.url, "Bob") as bob:
            table = await enter(ann)
            other = await enter(bob)
            score = await finish(bob, other)
            day = (await today(ann))[0]["day"]
            found = await ann.join(table)
            await ann.play(table)
            assert not found.state["friendly"]
            calendar.days = 1
            await finish(ann, table)
            board = (await bob.http.get(f"/api/daily/chest/{day}")).json()
            assert [row["score"] for row in board["rows"]] == [score]
            assert (await today(ann))[0]["streak"] == 0
            assert found.state["why_friendly"] == ["late"] and found.state["honours"] == []
            (past,) = (await ann.http.get("/api/me/history")).json()["matches"]
            assert past["friendly"] == ["late"]

    run(scenario())


def test_daily_can_be_verified_from_its_secret() -> None:
    secret = daily.open_secret("2026-12-31", "raiders")
    plan = daily.daily_setups()["raiders"]
    matches = [deal_sealed(find_game("raiders"), len(plan.seats), secret, plan.options) for _ in range(2)]
    assert matches[0].view(None) == matches[1].view(None)
    assert secret != daily.open_secret("2027-01-01", "raiders") != daily.open_secret("2027-01-01", "chest")
    assert uc.verify(matches[0].private_record()).is_fair
    assert daily.bot_seed(secret, 1, 0) != daily.bot_seed(secret, 2, 0)
