"""Win chances over a finished match, available to everybody."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec

import undercroft as uc
from tests.server.guest import Guest
from tests.server.serving import Place, run, serving
from undercroft.server.fair_queue import Asker
from undercroft.server.refusal import Refusal
from undercroft.server.work.forecasts import NOTHING
from undercroft.server.work.pools import OF_A_NETWORK, WAITING, ProgressiveAnswers

# The last adventure of two: the one who fled is behind already.
LAST = {"game": "chest", "seats": 2, "done": 5, "level": 2, "dungeon": {"goblin": 1}, "xp": [20, 0]}


async def bring(ann: Guest, match: uc.Match) -> str:
    answer = await ann.http.post("/api/records", content=match.private_record().dumps())
    return str(answer.raise_for_status().json()["table"])


def finished() -> uc.Match:
    match = uc.load(LAST, seed=3)
    while match.result is None:
        match.play(match.turn[0], match.moves(match.turn[0])[-1])
    return match


def test_chances_are_computed_on_request(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(Place(tmp_path, None), forecast=0.01) as served, Guest(served.url) as ann:
            table = await bring(ann, finished())
            chances: dict[str, Any] = {"is_done": False}
            while not chances["is_done"]:
                chances = (await ann.http.get(f"/api/tables/{table}/chances")).raise_for_status().json()
                await asyncio.sleep(0.05)
            assert chances["games"] >= 1
            assert chances["steps"][0] == 0
            assert len(chances["shares"]) == len(chances["steps"])
            assert all(sum(shares) == 1 for shares in chances["shares"])
            assert chances["shares"][-1] == [1.0, 0.0]

    run(scenario())


def test_solo_match_has_expected_points_and_ranks(tmp_path: Path) -> None:
    match = uc.load({"game": "chest", "seats": 1, "done": 2, "level": 2, "dungeon": {"goblin": 1}, "xp": [20]}, seed=3)
    while match.result is None:
        match.play(match.turn[0], match.moves(match.turn[0])[-1])

    async def scenario() -> None:
        async with serving(Place(tmp_path, None), forecast=0.01) as served, Guest(served.url) as ann:
            table = await bring(ann, match)
            chances: dict[str, Any] = {"is_done": False}
            while not chances["is_done"]:
                chances = (await ann.http.get(f"/api/tables/{table}/chances")).raise_for_status().json()
                await asyncio.sleep(0.05)
            assert match.result is not None
            assert chances["points"][-1] == match.result.scores[0]
            assert all(sum(shares) == 1 for shares in chances["rank_shares"])
            rank = match.view(0)["table"]["rank"]
            assert chances["rank_shares"][-1][chances["ranks"].index(rank)] == 1

    run(scenario())


def test_running_match_has_no_chances(tmp_path: Path) -> None:
    """They would tell what is in the others' hands."""

    async def scenario() -> None:
        async with serving(Place(tmp_path, None)) as served, Guest(served.url) as ann:
            table = await bring(ann, uc.load(LAST, seed=3))
            answer = await ann.http.get(f"/api/tables/{table}/chances")
            assert (answer.status_code, answer.json()["code"]) == (409, "not_over")

    run(scenario())


def test_forecast_can_be_disabled(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(Place(tmp_path, None), forecast=0.0) as served, Guest(served.url) as ann:
            table = await bring(ann, finished())
            answer = await ann.http.get(f"/api/tables/{table}/chances")
            known = answer.json()
            assert (known["steps"], known["shares"], known["games"], known["is_done"]) == ([], [], 0, True)

    run(scenario())


class Held:
    """A pool that remembers what it is given, and works on it until it is let go."""

    def __init__(self) -> None:
        self.begun: list[object] = []
        self.go = asyncio.Event()

    async def results(self, job: object, limits: object) -> AsyncIterator[bytes]:
        self.begun.append(job)
        await self.go.wait()
        yield msgspec.json.encode(NOTHING)


def test_one_network_leaves_room_for_others() -> None:
    """A new guest is a new cookie: they filled the line, and everybody else was told to come back later."""

    async def scenario() -> None:
        pool: Any = Held()
        answers = ProgressiveAnswers("the chances", NOTHING, 2, pool)

        def ask(name: str, asker: Asker) -> bool:
            job: Any = name
            try:
                answers.of(name, asker, lambda: job, 1.0)
            except Refusal as refusal:
                assert refusal.code == "busy"
                return False
            return True

        tries = [ask(f"match {number}", Asker(f"guest {number // 2}", "203.0.113.7")) for number in range(WAITING)]
        assert tries == [True] * OF_A_NETWORK + [False] * (WAITING - OF_A_NETWORK)
        crowd = [ask(f"ours {number}", Asker("ann", "198.51.100.9")) for number in range(3)]
        assert crowd == [True, True, False], "and so does one person"
        await eventually_begun(pool, 1)
        pool.go.set()
        await eventually_begun(pool, OF_A_NETWORK + 2)
        assert pool.begun.index("ours 0") < pool.begun.index(f"match {OF_A_NETWORK - 1}"), "they take turns"
        await answers.close()

    run(scenario())


async def eventually_begun(pool: Held, number: int) -> None:
    async with asyncio.timeout(20):
        while len(pool.begun) < number:
            await asyncio.sleep(0)
