"""The daily dungeon, puzzles and the profile, with mouse and keys, wide and narrow."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.person import Open, languages, resize, scrolls_sideways, violations
from undercroft.puzzles import puzzles_of

SIZES = ((360, 740), (844, 390), (1280, 800))


def look(page: Page, screen: str) -> None:
    for width, height in SIZES:
        resize(page, width, height)
        assert not violations(page), screen
        assert not scrolls_sideways(page), screen


@pytest.mark.parametrize("lang", languages("en", "ru"))
def test_the_daily_dungeon_has_one_try_without_hints(open_page: Open, lang: str) -> None:
    page = open_page("/daily", lang=lang)
    card = page.locator("[data-daily=chest]")
    expect(card).to_be_visible()
    look(page, "daily")
    card.get_by_role("button").nth(1).click()
    expect(page.get_by_role("dialog").locator("summary")).to_be_visible()
    page.get_by_role("dialog").locator("summary").click()
    look(page, "board")
    page.keyboard.press("Escape")
    card.locator("[data-play]").click()
    expect(page.locator(".mat .die").first).to_be_visible()
    table = page.url
    page.locator("#prompt").focus()
    page.keyboard.press("h")
    expect(page.locator("[data-hint]")).to_have_count(0)
    page.goto("/daily")
    card.locator("[data-play]").click()
    expect(page).to_have_url(table)


def test_a_puzzle_is_solved_with_keys_and_says_why(open_page: Open) -> None:
    page = open_page("/puzzles")
    link = page.locator("a[href='/puzzles/chest/1']")
    expect(link).to_be_visible()
    look(page, "puzzles")
    link.focus()
    page.keyboard.press("Enter")
    puzzle = puzzles_of("chest")[0]
    moves = [move["text"] for move in puzzle.match().view(puzzle.seat)["moves"]]
    worst = next(move for move in reversed(moves) if move != puzzle.best)
    expect(page.locator(".panel")).to_be_visible()
    resize(page, 1280, 800)
    page.locator(f"aside [data-move='{worst}']").focus()
    page.keyboard.press("Enter")
    sure = page.locator(".panel [data-sure=no]")
    expect(sure.or_(page.locator("[data-answer]"))).to_be_visible()
    if sure.count():
        page.locator(".panel button").first.click()
    expect(page.locator("[data-answer=wrong]")).to_be_visible()
    expect(page.locator("[data-advised]").first).to_have_attribute("data-advised", puzzle.best)
    look(page, "answer")


@pytest.mark.parametrize("lang", languages("en", "ru"))
def test_profile_shows_achievements_before_they_are_earned(open_page: Open, lang: str) -> None:
    page = open_page("/", lang=lang)
    page.locator("a.me").click()
    honours = page.locator(".honours li")
    expect(honours.first).to_be_visible()
    look(page, "profile")
    for game in ("raiders", "doggies", "serpent"):
        page.locator(f"input[type=radio][value={game}]").first.locator("xpath=..").click()
        expect(page.locator(f"#honours-{game}")).to_be_visible()
        expect(honours).to_have_count(11)
