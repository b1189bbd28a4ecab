"""Matches of other rules or cards are refused with one sentence and stay in lists."""

from __future__ import annotations

import undercroft as uc
from tests.server.guest import Guest
from tests.server.serving import Place, run, serving
from undercroft.server.store.base import Statement


def test_imported_record_of_other_rules_is_refused(folder: Place) -> None:
    async def scenario() -> None:
        record = uc.deal("chest", 1, seed=1).record
        record.rules += 1
        async with serving(folder) as served, Guest(served.url) as ann:
            answer = await ann.http.post("/api/records", content=record.dumps())
            assert (answer.status_code, answer.json()["code"]) == (410, "other_rules")
            assert "Open it with the release that made it" in answer.json()["text"]

    run(scenario())


def test_finished_match_of_other_rules_stays_in_lists_and_cannot_be_opened(place: Place) -> None:
    async def scenario() -> None:
        async with serving(place) as served, Guest(served.url) as ann:
            table = await ann.create("toy", ["me", "random"])
            await ann.join(table)
            await ann.play_on(table)
            await served.server.store.write(
                [Statement("UPDATE entries SET body = replace(body, '\"rules\":1', '\"rules\":99')")]
            )
            served.server.tables._live.clear()
            for path in ("replay", "record", "dice", "chances"):
                answer = (await ann.http.get(f"/api/tables/{table}/{path}")).json()
                assert answer["code"] == "other_rules", path
            listed = (await ann.http.get("/api/me/tables")).json()["tables"]
            assert [(row["id"], row["phase"], row["result"] is not None) for row in listed] == [(table, "over", True)]

    run(scenario())
