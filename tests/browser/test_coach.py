"""The coach: the costliest moves after a game, each with a better one to view and to play on from."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

import undercroft as uc
from tests.browser.person import Open, bring_record, languages, resize, scrolls_sideways, violations

# The last adventure, nothing in the way but one goblin: who flees throws nine levels away.
THROWN_AWAY = {"game": "chest", "seats": 1, "done": 2, "level": 9, "dungeon": {"goblin": 1}, "xp": [20]}


@pytest.mark.parametrize(
    ("lang", "played", "better"), languages(("en", "Move 1: Flee", "Better:"), ("ru", "Ход 1: Бежать", "Лучше:"))
)
def test_blunder_is_shown_and_can_be_replayed(open_page: Open, lang: str, played: str, better: str) -> None:
    page = open_page("about:blank", lang=lang)
    match = uc.load(THROWN_AWAY, seed=3)
    match.play(0, "flee")
    table = bring_record(page, match)
    coach = page.locator("[data-coach]")
    coach.locator("[data-ask-coach]").click()
    worst = coach.locator("li").first
    expect(worst.locator(".played")).to_contain_text(played, timeout=300_000)  # its process lets all others go first
    expect(worst.locator(".better")).to_contain_text(better)
    expect(coach.locator("progress")).to_have_count(0, timeout=300_000)
    for width, height in ((360, 740), (1280, 800)):
        resize(page, width, height)
        assert not violations(page)
        assert not scrolls_sideways(page)
    worst.locator("[data-see]").click()
    page.wait_for_url(f"**/replay/{table}?step=0")
    coach.locator("[data-ask-coach]").click()
    coach.locator("[data-play-on]").first.click()
    page.wait_for_url(re.compile(f"/table/(?!{table})"))
    expect(page.locator("aside button.move:enabled").first).to_be_visible()
