"""Imported, branched and self-played matches give no rating and no achievements."""

from __future__ import annotations

import json
from typing import Any

import pytest

import undercroft as uc
from tests.server.guest import Guest, Json
from tests.server.serving import Inside, Place, run, serving
from undercroft.kernel.record import read_record


@pytest.fixture(autouse=True)
def _inside(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("undercroft.jobs.pool.WorkerProcess", Inside)


async def toy(guest: Guest, person: str = "me") -> dict[str, Any]:
    profile = (await guest.http.get(f"/api/people/{person}")).json()
    found: dict[str, Any] = next(row for row in profile["games"] if row["game"] == "toy")
    return found


async def earned(guest: Guest) -> list[object]:
    """Returns everything that a person can earn."""
    found = await toy(guest)
    whole = [found[name] for name in ("matches", "won", "rating", "honours", "scores", "heroes", "bests")]
    return [*whole, (await guest.http.get("/api/me/honours/toy")).json()["honours"]]


NOTHING: list[object] = [0, 0, None, [], [], [], [], []]


def sealed(steps_left: int | None) -> uc.Match:
    """A match whose secret is known, so many steps before its end; None: just dealt."""
    match = uc.deal("toy", 2)
    if steps_left is None:
        return match
    while match.turn:
        seat = match.turn[0]
        match.play(seat, match.moves(seat)[0])
    return uc.replay(match.private_record().until(len(match.steps) - steps_left))


def saved(match: uc.Match, players: list[str]) -> Json:
    return {**match.private_record().data(), "table": {"players": players, "names": []}}


async def bring(guest: Guest, data: Json | str) -> str:
    answer = await guest.http.post("/api/records", content=data if isinstance(data, str) else json.dumps(data))
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


@pytest.mark.parametrize("steps_left", [1, 4, None])
@pytest.mark.parametrize("players", [["human", "master"], ["human", "random"], ["human", "human"]])
def test_imported_unfinished_record_earns_nothing(folder: Place, steps_left: int | None, players: list[str]) -> None:
    """A player with the secret knows every die to come."""

    async def scenario() -> None:
        async with serving(folder) as served, Guest(served.url) as ann:
            table = await bring(ann, saved(sealed(steps_left), players))
            found = await ann.join(table)
            await finish(ann, table)
            assert await earned(ann) == NOTHING
            assert found.state["friendly"] and "brought" in found.state["why_friendly"]
            assert found.state["honours"] == []

    run(scenario())


async def finish(guest: Guest, table: str) -> None:
    """Play all seats of one's own to the end."""
    found = guest.tables[table]
    while True:
        await guest.until(lambda: found.state["phase"] == "over" or set(found.view["turn"]) & set(found.state["yours"]))
        if found.state["phase"] == "over":
            return
        seat = next(seat for seat in found.view["turn"] if seat in found.state["yours"])
        if found.state["seat"] != seat:
            await guest.join(table, seat=seat)
        move = found.view["moves"][0]["text"]
        await guest.do("play", table=table, seat=seat, move=move, version=found.version)


def test_reimported_finished_match_earns_nothing(place: Place) -> None:
    async def scenario() -> None:
        async with serving(place) as served, Guest(served.url) as ann:
            table = await ann.create("toy", ["me", "random"])
            await ann.join(table)
            await ann.play_on(table)
            once = await earned(ann)
            assert once != NOTHING
            record = (await ann.http.get(f"/api/tables/{table}/record")).text
            again = await bring(ann, record)
            assert await earned(ann) == once
            assert (await ann.join(again)).state["friendly"]
            # A step less, and it can be played on: from what is known to lead to a victory.
            cut = read_record(record).until(len(json.loads(record)["steps"]) - 1)
            shorter = await bring(ann, {**cut.data(), "table": {"players": ["human", "random"]}})
            await ann.join(shorter)
            await finish(ann, shorter)
            assert await earned(ann) == once

    run(scenario())


def test_branches_and_imports_of_branches_stay_friendly(folder: Place) -> None:
    async def scenario() -> None:
        async with serving(folder) as served, Guest(served.url) as ann:
            table = await bring(ann, saved(sealed(0), ["human", "random"]))
            for _ in range(2):
                answer = await ann.http.post(f"/api/tables/{table}/branch", json={"step": 0, "seat": 0})
                table = str(answer.json()["id"])
                found = await ann.join(table)
                assert found.state["why_friendly"] == ["position"]
                await finish(ann, table)
            again = (await ann.do("rematch", table=table))["table"]
            assert (await ann.join(again)).state["friendly"], "its terms are those of the match before"
            await finish(ann, again)
            assert await earned(ann) == NOTHING

    run(scenario())


@pytest.mark.parametrize("seats", [["me", "me"], ["me", "me", "random"]])
def test_playing_all_seats_earns_nothing(folder: Place, seats: list[str]) -> None:
    async def scenario() -> None:
        async with serving(folder) as served, Guest(served.url) as ann:
            table = await ann.create("toy", seats, hot_seat=True)
            await ann.join(table)
            await finish(ann, table)
            assert await earned(ann) == NOTHING
            assert ann.tables[table].state["why_friendly"] == ["hot_seat"]

    run(scenario())
