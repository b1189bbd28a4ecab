"""Hints: only for the own question, only where the table allows them, and recorded."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.server.guest import Guest
from tests.server.serving import Place, Served, run, serving
from undercroft.server.limits import Limits


@pytest.fixture(autouse=True)
def _mind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TOY_MIND", "yes")
    monkeypatch.setattr("undercroft.server.web.advice.SECONDS", 0.1)


async def hint(guest: Guest, table: str, seat: int, version: int) -> tuple[int, dict[str, Any]]:
    answer = await guest.http.post(f"/api/tables/{table}/hint", json={"seat": seat, "version": version})
    return answer.status_code, answer.json()


async def entries_of(served: Served, table: str) -> list[dict[str, Any]]:
    return [msgspec.json.decode(body) for body in await served.server.store.entries(table, 0)]


async def refused(guest: Guest, table: str, seat: int, version: int) -> str:
    code, answer = await hint(guest, table, seat, version)
    assert code >= 400
    return str(answer["code"])


def test_a_hint_names_moves_of_the_question_and_is_noted_once(place: Place) -> None:
    async def scenario() -> None:
        async with serving(place) as served, Guest(served.url) as ann, Guest(served.url) as eve:
            table = await ann.create("toy", ["me", "random"], pace="steps", friendly=True)
            hers = await ann.join(table)
            await eve.join(table)
            assert hers.state["settings"]["hints"]
            code, advice = await hint(ann, table, 0, hers.version)
            assert code == 200, advice
            assert [weighed["move"] for weighed in advice["moves"]] != []
            assert all(weighed["move"] in hers.view["moves"] for weighed in advice["moves"])
            assert advice["measure"] == "chance" and advice["reason"]["id"].startswith("bots-advice-chance-")
            await ann.until(lambda: hers.state["seats"][0]["hints"] == 1)
            await hint(ann, table, 0, hers.version)
            await ann.do("ping")
            assert hers.state["seats"][0]["hints"] == 1, "the same question, the same hint"
            assert not any("worth" in text for text in eve.heard), "nobody else is told"
            assert 'undercroft_hints_total{game="toy"} 2' in served.server.metrics.text()

            await ann.play(table, advice["moves"][0]["move"]["text"])
            await hint(ann, table, 0, hers.version)
            await ann.until(lambda: hers.state["seats"][0]["hints"] == 2)
            assert [entry["kind"] for entry in await entries_of(served, table)].count("hint") == 2

    run(scenario())


def test_solo_friendly_match_has_hints_by_default(folder: Place) -> None:
    async def scenario() -> None:
        async with serving(folder) as served, Guest(served.url) as ann, Guest(served.url) as bob:
            table = await ann.create("toy", ["me", "open"])
            hers = await ann.join(table)
            await bob.sit(table, 1)
            await ann.do("start", table=table)
            assert hers.state["settings"]["hints"] is False
            assert await refused(ann, table, 0, hers.version) == "no_hints"
            assert await ann.refused("configure", table=table, hints=True) == "wrong_phase"

            agreed = await ann.create("toy", ["me", "open"], hints=True)
            await ann.join(agreed)
            await bob.sit(agreed, 1)
            await ann.do("start", table=agreed)
            assert (await hint(bob, agreed, 1, bob.tables[agreed].version))[0] == 200

            alone = await ann.create("toy", ["me", "random"])
            mine = await ann.join(alone)
            assert await refused(ann, alone, 0, mine.version) == "no_hints", "this one counts"
            friendly = await ann.create("toy", ["me", "random"], friendly=True)
            mine = await ann.join(friendly)
            assert (await hint(ann, friendly, 0, mine.version))[0] == 200

    run(scenario())


def test_hint_is_given_only_for_the_own_current_question(folder: Place) -> None:
    async def scenario() -> None:
        async with serving(folder) as served, Guest(served.url) as ann, Guest(served.url) as eve:
            table = await ann.create("toy", ["me", "random"], pace="steps", friendly=True)
            hers = await ann.join(table)
            old = hers.version
            assert await refused(eve, table, 0, old) == "not_your_seat"
            assert await refused(ann, table, 1, old) == "not_your_seat"
            assert await refused(ann, table, 9, old) == "not_your_seat"
            assert await refused(ann, "nowhere", 0, 0) == "unknown_table"
            await ann.play(table, "stake 1")
            assert await refused(ann, table, 0, old) == "stale"
            await ann.play(table, "guess low")
            assert await refused(ann, table, 0, hers.version) == "not_your_turn"
            answer = await ann.http.post(f"/api/tables/{table}/hint", json={"seat": 0})
            assert answer.status_code == 422

    run(scenario())


def test_hints_are_limited_per_minute(folder: Place) -> None:
    async def scenario() -> None:
        async with serving(folder, Limits(hints_per_minute=1)) as served, Guest(served.url) as ann:
            table = await ann.create("toy", ["me", "random"], friendly=True)
            hers = await ann.join(table)
            assert (await hint(ann, table, 0, hers.version))[0] == 200
            assert await refused(ann, table, 0, hers.version) == "too_fast"

    run(scenario())


def test_a_game_without_a_mind_has_no_hints(folder: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TOY_MIND")

    async def scenario() -> None:
        async with serving(folder) as served, Guest(served.url) as ann:
            table = await ann.create("toy", ["me", "random"], friendly=True)
            hers = await ann.join(table)
            assert await refused(ann, table, 0, hers.version) == "no_hints"

    run(scenario())
