"""A hint: for one's own question, where the table allows it, told to nobody else, and noted."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.guest import Guest
from tests.server.serving import Place, run, serving
from tests.server.upgrade import entries_of
from undercroft.server.limits import Limits


@pytest.fixture(autouse=True)
def _mind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TOY_MIND", "yes")
    monkeypatch.setattr("undercroft.server.web.hints.SECONDS", 0.1)


async def hint(guest: Guest, table: str, seat: int, version: int) -> tuple[int, dict[str, Any]]:
    answer = await guest.http.post(f"/api/tables/{table}/hint", json={"seat": seat, "version": version})
    return answer.status_code, answer.json()


async def refused(guest: Guest, table: str, seat: int, version: int) -> str:
    code, answer = await hint(guest, table, seat, version)
    assert code >= 400
    return str(answer["code"])


def test_a_hint_names_moves_of_the_question_and_is_noted_once(place: Place) -> None:
    async def scenario() -> None:
        async with serving(place) as served, Guest(served.url) as ann, Guest(served.url) as eve:
            table = await ann.create("toy", ["me", "random"], pace="steps")
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


def test_alone_there_are_hints_and_among_people_only_if_all_know(folder: Place) -> None:
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
            await ann.do("configure", table=alone, hints=False)
            assert await refused(ann, alone, 0, mine.version) == "no_hints"
            await ann.do("configure", table=alone, hints=True)
            assert (await hint(ann, alone, 0, mine.version))[0] == 200

    run(scenario())


def test_hints_are_for_ones_own_question_of_now(folder: Place) -> None:
    async def scenario() -> None:
        async with serving(folder) as served, Guest(served.url) as ann, Guest(served.url) as eve:
            table = await ann.create("toy", ["me", "random"], pace="steps")
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


def test_a_person_has_so_many_hints_a_minute(folder: Place) -> None:
    async def scenario() -> None:
        async with serving(folder, Limits(hints_per_minute=1)) as served, Guest(served.url) as ann:
            table = await ann.create("toy", ["me", "random"])
            hers = await ann.join(table)
            assert (await hint(ann, table, 0, hers.version))[0] == 200
            assert await refused(ann, table, 0, hers.version) == "too_fast"

    run(scenario())


def test_a_game_without_a_mind_has_no_hints(folder: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TOY_MIND")

    async def scenario() -> None:
        async with serving(folder) as served, Guest(served.url) as ann:
            table = await ann.create("toy", ["me", "random"])
            hers = await ann.join(table)
            assert await refused(ann, table, 0, hers.version) == "no_hints"

    run(scenario())
