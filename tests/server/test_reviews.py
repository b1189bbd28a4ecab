"""Reviews of finished matches: available to everybody, computed once, and stored."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, Final

import pytest

import undercroft as uc
from tests.server.guest import Guest
from tests.server.serving import Place, run, serving

# One adventure, the dungeon all but beaten: who flees throws it away.
LAST: Final = {"game": "chest", "seats": 1, "done": 2, "level": 9, "dungeon": {"goblin": 1}, "xp": [20]}


def fled() -> uc.Match:
    match = uc.load(LAST, seed=3)
    while match.result is None:
        texts = [move.text for move in match.moves(0)]
        match.play(0, "flee" if "flee" in texts else texts[-1])
    return match


async def bring(ann: Guest, match: uc.Match) -> str:
    answer = await ann.http.post("/api/records", content=match.private_record().dumps())
    return str(answer.raise_for_status().json()["table"])


async def review(ann: Guest, table: str, seat: int = 0) -> dict[str, Any]:
    """When it is complete."""
    found: dict[str, Any] = {"is_done": False}
    while not found["is_done"]:
        found = (await ann.http.get(f"/api/tables/{table}/review?seat={seat}")).raise_for_status().json()
        await asyncio.sleep(0.05)
    return found


def test_review_names_a_blunder_and_a_better_move_and_is_stored(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with serving(place, forecast=2.0) as served, Guest(served.url) as ann:
            table = await bring(ann, fled())
            found = await review(ann, table)
            worst = found["moves"][0]
            assert worst["played"]["move"]["text"] == "flee" and worst["better"]["move"]["text"] != "flee"
            assert worst["cost"] == pytest.approx(worst["better"]["worth"] - worst["played"]["worth"])
            assert found["measure"] == "points" and found["done"] == found["of"]
            branch = {"step": worst["step"], "seat": 0}
            other = (await ann.http.post(f"/api/tables/{table}/branch", json=branch)).raise_for_status().json()["id"]
            moves = (await ann.join(other)).view["moves"]
            assert worst["better"]["move"] in moves, "one can play on from that moment"
        monkeypatch.delattr("undercroft.server.work.reviews.ReviewMatch")
        async with serving(place, forecast=2.0) as served, Guest(served.url) as ann:
            again = (await ann.http.get(f"/api/tables/{table}/review?seat=0")).raise_for_status().json()
            assert again == found, "it is kept, not looked for again"

    run(scenario())


def test_running_match_has_no_review(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(Place(tmp_path, None)) as served, Guest(served.url) as ann:
            table = await bring(ann, uc.load(LAST, seed=3))
            answer = await ann.http.get(f"/api/tables/{table}/review?seat=0")
            assert (answer.status_code, answer.json()["code"]) == (409, "not_over")

    run(scenario())


def test_server_without_forecast_time_has_no_review(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(Place(tmp_path, None), forecast=0.0) as served, Guest(served.url) as ann:
            table = await bring(ann, fled())
            assert (await review(ann, table))["decisions"] == 0
            answer = await ann.http.get(f"/api/tables/{table}/review?seat=9")
            assert answer.json()["code"] == "not_your_seat"

    run(scenario())
