"""Lessons in the browser: one from the first page to free play, another one interrupted and continued."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.person import Open, violations


def coach(page: Page, mode: str = "path") -> None:
    expect(page.locator(f"[data-lesson={mode}]")).to_be_visible()


def read_on(page: Page) -> None:
    page.locator("[data-lesson=path] [data-lesson-on]").click()


def touch(page: Page, *things: str) -> None:
    for thing in things:
        page.locator(thing).first.click()


def test_chest_lesson_is_offered_first_and_leads_to_an_own_game(open_page: Open) -> None:
    page = open_page("/")
    page.locator("[data-lesson-start]").click()
    coach(page)
    assert not violations(page)
    read_on(page)
    read_on(page)
    expect(page.locator("[data-lights='2']")).to_be_attached()
    goblin = ".floor [data-face=goblin]"
    touch(page, ".mat [data-face=thief]", goblin)  # allowed, and not what this is about
    coach(page, "other")
    expect(page.locator("[data-lesson]")).to_contain_text("anyone beats one monster")
    page.locator("[data-lesson-try]").click()  # tried all the same, and taken back
    coach(page, "strayed")
    expect(page.locator(goblin)).to_have_count(0)
    page.locator("[data-lesson-on]").click()
    coach(page)
    expect(page.locator(goblin)).to_have_count(1)
    touch(page, ".mat [data-face=warrior]", goblin)
    page.locator(".panel [data-move=proceed]").click()
    page.locator(".panel [data-move=descend]").click()
    expect(page.locator(".floor [data-face=skeleton]")).to_have_count(2)
    touch(page, ".mat [data-face=cleric]", ".floor [data-face=skeleton]")
    play_to_free(page)
    expect(page.locator("[data-lesson=free]")).to_contain_text("counts for nothing")
    expect(page.get_by_text("A friendly game")).to_have_count(0)
    page.goto("/")
    expect(page.locator("[data-lesson-start]")).to_have_text(re.compile("Replay"))
    expect(page.locator(".to-table")).to_have_count(0)


def play_to_free(page: Page) -> None:
    """The rest of a lesson by its own buttons: read on, or be shown the move."""
    lesson = page.locator("[data-lesson]")
    while lesson.get_attribute("data-lesson") != "free":
        at = lesson.get_attribute("data-at")
        lesson.locator("[data-lesson-on], [data-lesson-show]").click()
        if lesson.locator("[data-lesson-show]").count() and lesson.get_attribute("data-at") == at:
            expect(page.locator("[data-mark=best]").first).to_be_visible()  # it is shown first, and made then
            lesson.locator("[data-lesson-show]").click()
        page.locator(
            f"[data-lesson=free], [data-lesson]:not([data-at='{at}']):has([data-lesson-on], [data-lesson-show])"
        ).wait_for()


def test_abandoned_lesson_continues_where_it_was(open_page: Open) -> None:
    page = open_page("/lesson/raiders", lang="ru", width=390, height=844)
    coach(page)
    for _ in range(3):
        read_on(page)
    hand = page.locator(".dock .hand")
    # The teacher leaves room for the question and the whole hand.
    expect(page.locator(".dock #prompt")).to_be_in_viewport(ratio=1)
    expect(hand).to_be_in_viewport(ratio=1)
    hand.locator("[data-card='5']").click()
    expect(hand.locator("[data-card='5']")).to_have_count(0)
    read_on(page)
    expect(page.locator("[data-lesson] .text")).to_contain_text("Гоблин")
    page.locator("[data-lesson-leave]").click()
    page.locator("[data-game=raiders]").click()
    expect(page.locator("[data-lesson-start]")).to_have_text(re.compile("Продолжить урок"))
    page.locator("[data-lesson-start]").click()
    coach(page)
    expect(hand.locator("[data-card='5']")).to_have_count(0)
    read_on(page)  # the words before the move are told again
    read_on(page)
    hand.locator("[data-card='1']").click()
    coach(page, "other")
    page.locator("[data-lesson-on]").click()
    hand.locator("[data-card='4']").click()
    expect(page.locator("[data-lesson] .text")).to_contain_text("4 + 5 + 2")
