"""The table elsewhere: in words, and in the frame of another site."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.by_ear import decide, hear
from tests.browser.person import Open, bring, play_with_bots, table_id, violations


def test_a_game_is_begun_by_ear(open_page: Open) -> None:
    """Three decisions by keyboard, from what the accessibility tree says; `make listen` plays whole games."""
    page = open_page("/")
    play_with_bots(page, "raiders", 3)
    first, _ = decide(page, 0)
    assert first[0].startswith("Floor 1 of 5 · room 1 of 5") and any("power: 1 2 3 4 5" in line for line in first)
    expect(page.locator("aside button.move:enabled").first).to_be_visible()
    assert hear(page) != first
    assert violations(page) == []


def test_a_frame_shows_a_table_to_look_at_without_a_cookie(open_page: Open) -> None:
    page = open_page("about:blank")
    bring(page, game="chest", seats=1, heroes="knight", level=4, dungeon={"goblin": 2, "skeleton": 1, "chest": 1})
    table = table_id(page)
    page = open_page(f"/frame/table/{table}")  # of someone who has never been here
    expect(page.locator(".floor [data-face=goblin]")).to_have_count(2)
    expect(page.get_by_role("link", name="Open in Undercroft")).to_have_attribute("href", f"/table/{table}")
    assert page.context.cookies() == [] and page.locator("button.move").count() == 0
    page.goto("/frame/puzzles/chest/1")
    expect(page.get_by_role("link", name="Solve it in Undercroft")).to_have_attribute("href", "/puzzles/chest/1")
    expect(page.locator(".chest")).to_be_visible()
    assert violations(page) == []
