"""Imported matches, drawn from the first step to the last."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.person import Open
from undercroft.games import OURS
from undercroft.kernel.record import read_record

RECORDS = Path(__file__).parent.parent / "records"


@pytest.mark.parametrize("game", OURS)
def test_brought_match_is_replayed_with_a_line_for_every_event(open_page: Open, game: str) -> None:
    path = next((RECORDS / game / "1").glob("sealed-greedy-*.json"))
    record = read_record(path.read_text("utf-8"))
    page = open_page("about:blank")
    brought = page.request.post("/api/records", data=record.dumps(), headers={"Content-Type": "application/json"})
    table = brought.json()["table"]
    page.goto(f"/table/{table}")
    expect(page.locator(".result")).to_be_visible()
    end = len(record.steps)
    page.goto(f"/replay/{table}?step=0")
    for step in (0, end // 4, end // 2, end):
        page.locator("input[type=range]").fill(str(step))
        expect(page.locator(".at")).to_have_text(f"{step} of {end}")
        expect(page.locator(".surface > *").last).to_be_visible()
    expect(page.locator(".log button").last).not_to_contain_text(f"{game}-event")  # every line has its words
