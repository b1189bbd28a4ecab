"""Limits on tables that wait for players, per person and per network."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

import httpx

import undercroft as uc
from tests.server.guest import Guest, Json, http_client
from tests.server.serving import Place, generous, run, serving

OPEN: Json = {"game": "toy", "seats": ["me", "open"]}
ALONE: Json = {"game": "toy", "seats": ["me", "random"], "pace": "steps"}


async def codes(guest: Guest, body: Json, times: int) -> Counter[str]:
    """Returns the answers to that many requests at once."""
    answers = await asyncio.gather(*(guest.http.post("/api/tables", json=body) for _ in range(times)))
    return Counter("ok" if answer.status_code == 201 else str(answer.json()["code"]) for answer in answers)


def test_tables_per_person_are_limited_even_for_concurrent_requests(place: Place) -> None:
    async def scenario() -> None:
        limits = generous(open_per_person=3, tables_per_person=5)
        async with serving(place, limits) as served, Guest(served.url) as ann:
            found = await codes(ann, OPEN, 12)
            assert set(found) == {"ok", "too_many_tables"} and found["ok"] <= 3
            while (await codes(ann, OPEN, 1))["ok"]:
                pass
            tables = (await ann.http.get("/api/me/tables")).json()["tables"]
            assert len(tables) == 3
            found = await codes(ann, ALONE, 12)
            assert found["ok"] <= 2
            while (await codes(ann, ALONE, 1))["ok"]:
                pass
            assert len((await ann.http.get("/api/me/tables")).json()["tables"]) == 5
            await ann.join(tables[0]["id"])
            await ann.do("close", table=tables[0]["id"])
            assert await codes(ann, OPEN, 1) == {"ok": 1}

    run(scenario())


def test_open_tables_per_person_are_limited(place: Place) -> None:
    """Otherwise one guest could take a seat at every table that waits for players."""

    async def scenario() -> None:
        async with (
            serving(place, generous(open_per_person=3)) as served,
            Guest(served.url) as ann,
            Guest(served.url) as bob,
            Guest(served.url) as eve,
        ):
            tables = [await guest.create("toy", ["me", "open"]) for guest in (ann, ann, bob, bob)]
            for table in tables:
                await eve.join(table)
            asked = [eve.ask("sit", table=table, seat=1) for table in tables]
            answers = [answer["type"] for answer in await asyncio.gather(*asked)]
            assert answers.count("done") <= 3 and "refused" in answers
            seated = [table for table, answer in zip(tables, answers, strict=True) if answer == "done"]
            await eve.do("sit", table=seated[0], seat=1)  # to show a new name
            await eve.do("stand", table=seated[0], seat=1)
            left = next(table for table in tables if table not in seated)
            assert (await eve.ask("sit", table=left, seat=1))["type"] == "done" or len(seated) == 3

    run(scenario())


def test_open_tables_per_network_are_limited(place: Place) -> None:
    """A new guest is a new cookie, which costs nothing."""

    async def set_up(web: httpx.AsyncClient, body: Json, address: str) -> str:
        web.cookies.clear()
        answer = await web.post("/api/tables", json=body, headers={"X-Forwarded-For": address})
        return "ok" if answer.status_code == 201 else str(answer.json()["code"])

    async def scenario() -> None:
        limits = generous(open_per_network=4)
        async with serving(place, limits, proxy="127.0.0.1") as served, http_client(served.url) as web:
            tries = [await set_up(web, OPEN, "203.0.113.7") for _ in range(6)]
            assert tries == ["ok"] * 4 + ["too_many_tables"] * 2
            assert await set_up(web, OPEN, "198.51.100.9") == "ok", "others are not held up"
            assert await set_up(web, ALONE, "203.0.113.7") == "ok", "who plays at once takes up no list"
        async with serving(place, limits, proxy="127.0.0.1") as served, http_client(served.url) as web:
            assert await set_up(web, OPEN, "203.0.113.7") == "too_many_tables", "a restart forgets nothing"

    run(scenario())


def test_new_tables_and_imports_per_network_are_limited_per_hour(folder: Place) -> None:
    """Tables and records are kept for ever."""

    async def scenario() -> None:
        limits = generous(tables_per_hour=4, records_per_hour=2)
        async with serving(folder, limits, proxy="127.0.0.1") as served, http_client(served.url) as web:
            record = uc.deal("toy", 2, seed=1).private_record().dumps()

            async def ask(path: str, address: str, **body: Any) -> str:
                web.cookies.clear()
                answer = await web.post(path, headers={"X-Forwarded-For": address}, **body)
                return "ok" if answer.status_code == 201 else str(answer.json()["code"])

            brought = [await ask("/api/records", "203.0.113.7", content=record) for _ in range(3)]
            assert brought == ["ok", "ok", "too_fast"]
            daily = [await ask("/api/daily/chest", "203.0.113.7", json={}) for _ in range(3)]
            assert daily == ["ok", "ok", "too_fast"]
            assert await ask("/api/tables", "203.0.113.7", json=ALONE) == "too_fast"
            assert await ask("/api/records", "198.51.100.9", content=record) == "ok"

    run(scenario())


def test_started_table_does_not_count_as_open(place: Place) -> None:
    async def scenario() -> None:
        async with serving(place, generous(open_per_network=1)) as served, Guest(served.url) as ann:
            table = await ann.create("toy", ["me", "open"])
            assert await codes(ann, OPEN, 1) == {"too_many_tables": 1}
            await ann.join(table)
            await ann.do("seat_bot", table=table, seat=1, level="random")
            await ann.do("start", table=table)
            assert await codes(ann, OPEN, 1) == {"ok": 1}

    run(scenario())
