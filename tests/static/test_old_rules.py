"""The static table after an update: games of older rules are watched and played on, as at a server."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.static.page import Page, Pages, run_alone
from undercroft.browser import old_rules
from undercroft.games import OURS, find_game
from undercroft.retired import editions, tellers


@pytest.fixture(autouse=True)
def _browser(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No processes; archives lie at the host, and nothing is laid out yet."""
    archives = [one._replace(path=tmp_path / one.path.name) for one in editions.archives()]
    monkeypatch.setattr(editions, "archives", lambda: archives)
    monkeypatch.setattr(old_rules, "FOLDER", tmp_path)
    monkeypatch.setattr(tellers, "HAS_PROCESSES", False)
    monkeypatch.setattr(tellers, "_tellers", type(tellers._tellers)())
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))


def lines(told: list[dict[str, Any]]) -> list[str]:
    return [event["id"] for step in told for event in step["events"]]


async def tables(page: Page, phase: str) -> list[dict[str, Any]]:
    found = [table for table in (await page.ask("GET", "/api/me/tables"))["tables"] if table["phase"] == phase]
    assert {table["game"] for table in found} == set(OURS)
    return found


def test_a_finished_match_of_older_rules_is_watched() -> None:
    async def watch() -> None:
        async with Page(Pages.of_release("1")) as page:
            for table in await tables(page, "over"):
                state = await page.state(table["id"])
                assert (state["phase"], state["notice"]) == ("over", None)
                record = await page.ask("GET", f"/api/tables/{table['id']}/record")
                assert record["rules"] < find_game(table["game"]).version
                replay = await page.ask("GET", f"/api/tables/{table['id']}/replay?seat=0")
                assert len(replay["moments"]) == len(record["steps"]) + 1
                assert replay["moments"][-1]["view"]["result"]["scores"] == table["result"]["scores"]
            assert page.read == ["1.tar.xz"]  # once
            assert (await page.ask("POST", "/api/records", record, 201))["is_fair"]

    run_alone(watch())


def test_a_match_in_play_goes_on_under_the_new_rules() -> None:
    pages = Pages.of_release("1")

    async def go_on() -> None:
        async with Page(pages) as page:
            for table in await tables(page, "playing"):
                state = await page.state(table["id"])  # everything, as one has just come
                assert state["phase"] == "playing" and lines(state["told"]).count("table-other-rules") == 1
                seat = state["view"]["turn"][0]
                if state["seats"][seat]["bot"] is None:
                    state = await page.state(table["id"], seat)
                    move = {"move": state["view"]["moves"][0]["text"], "version": state["version"]}
                    assert (await page.say("play", table=table["id"], seat=seat, **move))["type"] == "done"
                await page.say("leave", table=table["id"])
                replay = await page.ask("GET", f"/api/tables/{table['id']}/replay?seat=0")
                renewals = [n for n, moment in enumerate(replay["moments"]) if "table-other-rules" in lines([moment])]
                assert len(renewals) == 1 and renewals[0] > 0  # what was before is seen as well

    async def come_back() -> None:
        """Renewed once, and for good."""
        async with Page(pages) as page:
            for table in await tables(page, "playing"):
                assert lines((await page.state(table["id"]))["told"]).count("table-other-rules") == 1
                await page.say("leave", table=table["id"])

    run_alone(go_on())
    run_alone(come_back())


def test_without_a_network_a_match_of_older_rules_waits_and_is_not_ended() -> None:
    pages = Pages.of_release("1")

    async def come_back(*, has_network: bool) -> dict[str, Any]:
        async with Page(pages, has_network=has_network) as page:
            table = next(table for table in await tables(page, "playing") if table["game"] == "chest")
            return await page.say("join", table=table["id"])

    assert run_alone(come_back(has_network=False))["code"] == "unavailable"
    assert not any('\\"ended\\"' in write for write in pages.writes)
    assert run_alone(come_back(has_network=True))["type"] == "done"
