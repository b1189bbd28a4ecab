"""Every screen, wide and narrow, in both languages: accessible, without sideways scrolling, usable by keys."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.person import (
    Open,
    bring,
    languages,
    moves,
    play_to_the_end,
    resize,
    scrolls_sideways,
    set_up,
    table_id,
    violations,
)

# Whether the column of the board, where it scrolls by itself, holds more than its width.
TOO_WIDE = """[...document.querySelectorAll('main > .left')].some(
    column => getComputedStyle(column).overflowX !== 'visible' && column.scrollWidth > column.clientWidth)"""
SIZES = {"phone": (360, 740), "wide": (1280, 800)}


def look(page: Page, screen: str) -> None:
    """As it is seen on a phone and on a wide screen."""
    for size, (width, height) in SIZES.items():
        resize(page, width, height)
        where = f"{screen}, {size}"
        assert not violations(page), where
        assert not scrolls_sideways(page), where
        assert not page.evaluate(TOO_WIDE), f"{where}: a bar to scroll sideways lies under the board"


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_screen_is_accessible_and_fits(open_page: Open, lang: str) -> None:
    page = open_page("/", lang=lang)
    expect(page.locator("[data-game=chest]")).to_be_visible()
    page.locator("summary").click()
    look(page, "home")
    page.goto("/settings")
    expect(page.locator(".faces")).to_be_visible()
    look(page, "settings")
    page.goto("/about")
    expect(page.locator("main")).to_be_visible()
    look(page, "about")

    page.goto("/")
    set_up(page, "raiders", "friends", seats=5)
    expect(page.locator(".places")).to_be_visible()
    look(page, "lobby")
    page.goto("/")
    set_up(page, "raiders", "bots", seats=5)
    expect(page.locator(".hand .glows").first).to_be_visible()
    look(page, "Raiders")
    page.goto("/")
    set_up(page, "raiders", "screen", seats=3)
    page.locator(".hand .glows").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    look(page, "curtain")
    page.goto("/")
    set_up(page, "chest", "solo")
    expect(page.locator(".mat .die").first).to_be_visible()
    look(page, "Chest")
    page.locator(".frame .tools button").last.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    look(page, "settings at the table")
    page.goto("/table/nowhere")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    look(page, "Table not found")
    page.goto("/no/such/page")
    expect(page.locator("[data-game]")).to_have_count(0)
    expect(page.locator("main a[href='/']")).to_be_visible()
    look(page, "Page not found")


def finish_a_game(page: Page) -> None:
    """The last adventure of two players, played to its end."""
    bring(page, game="chest", seats=2, done=5, tokens={"scale": 2}, level=2, dungeon={"goblin": 1, "chest": 1})
    expect(moves(page).first).to_be_visible()
    play_to_the_end(page)
    expect(page.locator(".result")).to_be_visible()


@pytest.mark.parametrize("lang", languages("en", "ru"))
def test_result_and_replay_are_accessible_and_fit(open_page: Open, lang: str) -> None:
    page = open_page("about:blank", lang=lang)
    finish_a_game(page)
    look(page, "result")
    page.goto(f"/replay/{table_id(page)}")
    expect(page.locator("input[type=range]")).to_be_visible()
    look(page, "replay")


def test_replay_follows_keys_and_log(open_page: Open) -> None:
    page = open_page("about:blank")
    finish_a_game(page)
    page.get_by_role("button", name="Replay").click()
    at = page.locator(".at")
    expect(at).to_have_text(re.compile("^0 of "))
    end = int(at.inner_text().split()[-1])
    page.keyboard.press("ArrowRight")
    expect(at).to_have_text(f"1 of {end}")
    page.keyboard.press("End")
    expect(at).to_have_text(f"{end} of {end}")
    expect(page.locator(".result")).to_be_visible()
    page.keyboard.press("ArrowLeft")
    expect(at).to_have_text(f"{end - 1} of {end}")
    page.keyboard.press("Home")
    expect(at).to_have_text(f"0 of {end}")
    page.locator(".log button").nth(2).click()
    expect(page.locator(".log [aria-current=step]")).to_have_count(1)
    expect(at).not_to_have_text(f"0 of {end}")


def test_replay_can_be_continued_from_a_moment(open_page: Open) -> None:
    page = open_page("about:blank")
    finish_a_game(page)
    table = table_id(page)
    page.goto(f"/replay/{table}?step=1")
    page.locator("[data-branch]").click()
    expect(moves(page).first).to_be_visible()
    assert table_id(page) != table
    expect(page.locator(".seats")).to_contain_text("Dungeon Master")


def test_language_switches_at_any_time(open_page: Open) -> None:
    page = open_page("/", lang="en")
    set_up(page, "chest", "solo")
    expect(page.locator(".mat h2")).to_have_text("Party")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").get_by_text("Русский").click()
    page.get_by_role("button", name="Закрыть").click()
    expect(page.locator("html")).to_have_attribute("lang", "ru")
    expect(page.locator(".mat h2")).to_have_text("Отряд")
    expect(page.locator("[data-fold]")).to_contain_text(re.compile("возможны[йх]"))
    page.reload()
    expect(page.locator(".mat h2")).to_have_text("Отряд")


def test_keyboard_alone_sets_up_and_plays(open_page: Open) -> None:
    page = open_page("/")
    expect(page.locator("[data-game=raiders]")).to_be_visible()

    def tab_to(selector: str) -> None:
        for _ in range(80):
            page.keyboard.press("Tab")
            if page.evaluate("selector => document.activeElement?.matches(selector) ?? false", selector):
                return
        raise AssertionError(f"Tab never comes to {selector}")

    tab_to("[role=radio]")
    while not page.locator("[data-game=raiders]:focus").count():
        page.keyboard.press("ArrowRight")  # the doors are one group: arrows choose
    expect(page.locator("[data-game=raiders]")).to_be_checked()
    tab_to("[data-start]")
    page.keyboard.press("Enter")
    expect(page.locator(".hand .glows").first).to_be_visible()
    tab_to(".hand button")
    page.keyboard.press("Enter")
    expect(page.locator(".log")).to_contain_text("You")
    expect(moves(page).first).to_be_visible()
    before = page.locator(".log button").count()
    page.keyboard.press("1")
    expect(page.locator(".log button").nth(before)).to_be_visible()


def test_keyboard_focus_survives_a_move(open_page: Open) -> None:
    """A person who plays by keys finds the focus on the next question, not lost at the top of the page: a second Enter
    plays nothing unseen, and Tab leads on to the moves."""
    page = open_page("about:blank")
    bring(page, game="chest", seats=1, heroes="knight", level=4, dungeon={"goblin": 1, "skeleton": 1})
    asked = page.locator("#prompt:focus")
    page.locator("aside [data-move='warrior > goblin×1']").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".floor [data-face=goblin]")).to_have_count(0)
    expect(asked).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator(".floor [data-face=skeleton]")).to_have_count(1)
    page.keyboard.press("Tab")
    expect(page.locator(".panel button:focus")).to_have_count(1)
    page.locator(".panel [data-move=flee]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-sure=no]:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(asked).to_have_count(1)
