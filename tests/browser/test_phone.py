"""Phones: the board is visible above the question in every game."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

import undercroft as uc
from tests.browser.person import Open, bring, bring_record, set_up, violations

ENOUGH = 150  # pixels of the board between the plates and the dock
SCENES: list[tuple[str, dict[str, Any]]] = [
    (".hall", {"game": "chest", "seats": 2, "level": 3, "dungeon": {"goblin": 2, "chest": 1}}),
    (".raiders", {"game": "raiders", "seats": 5}),
    (".map", {"game": "doggies", "seats": 4}),
    (".map", {"game": "serpent", "seats": 4}),
]


@pytest.mark.parametrize(("board", "position"), SCENES, ids=[position["game"] for _, position in SCENES])
def test_board_is_visible_without_scrolling(open_page: Open, board: str, position: dict[str, Any]) -> None:
    page = open_page("about:blank", lang="ru", width=360, height=740)
    bring(page, **position)
    expect(page.locator(".panel")).to_be_visible()
    surface, dock = page.locator(f".board {board}").first.bounding_box(), page.locator(".dock").bounding_box()
    assert surface is not None and dock is not None
    assert min(dock["y"], surface["y"] + surface["height"]) - surface["y"] >= ENOUGH


@pytest.mark.parametrize(("board", "position"), SCENES, ids=[position["game"] for _, position in SCENES])
def test_landscape_phone_shows_board_and_question_side_by_side(
    open_page: Open, board: str, position: dict[str, Any]
) -> None:
    page = open_page("about:blank", lang="ru", width=844, height=390)
    bring(page, **position)
    expect(page.locator("#prompt")).to_be_in_viewport(ratio=1)
    surface, dock = page.locator(f".board {board}").first.bounding_box(), page.locator(".dock").bounding_box()
    assert surface is not None and dock is not None
    assert surface["x"] + surface["width"] <= dock["x"]
    assert min(390, surface["y"] + surface["height"]) - surface["y"] >= ENOUGH
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "the page itself stands still"
    assert not violations(page)


def test_play_button_and_ultimate_need_no_scrolling(open_page: Open) -> None:
    page = open_page("/", lang="ru", width=390, height=844)
    expect(page.locator("[data-start]")).to_be_in_viewport(ratio=1)
    bring(page, game="chest", seats=2, level=3, dungeon={"goblin": 2, "chest": 1})
    use, dock = page.locator(".hero .use").bounding_box(), page.locator(".dock").bounding_box()
    assert use is not None and dock is not None
    assert use["y"] + use["height"] <= dock["y"]


def test_the_log_opens_at_its_newest_line(open_page: Open) -> None:
    page = open_page("about:blank", width=390, height=844)
    match = uc.load({"game": "chest", "seats": 1, "heroes": "knight"}, seed=7)
    for _ in range(40):
        match.play(0, match.moves(0)[len(match.moves(0)) // 2])
    bring_record(page, match)
    page.get_by_role("button", name="Log", exact=True).click()
    expect(page.get_by_role("dialog").locator(".log button").last).to_be_in_viewport()


def test_plates_that_do_not_fit_are_swiped_and_follow_the_turn(open_page: Open) -> None:
    page = open_page("about:blank", width=360, height=740)
    dogs = [{"dog": dog} for dog in ("ruta", "robin", "joan", "bonk")]
    bring(page, game="doggies", seats=4, players=dogs, active=3)
    expect(page.locator(".seat.awaited")).to_be_in_viewport()
    expect(page.locator("[data-seat='0']")).not_to_be_in_viewport()
    page.locator(".seats").evaluate("row => row.scrollTo(0, 0)")
    expect(page.locator("[data-seat='0']")).to_be_in_viewport()


def test_first_tap_reads_and_second_plays(open_page: Open) -> None:
    page = open_page("about:blank", width=390, height=844, has_touch=True, is_mobile=True)
    heroes = [{"hero": "nord", "hand": ["choker-spawn", "repel"]}, {"hero": "bel", "peril": 2}]
    bring(page, game="serpent", seats=2, active=0, phase="villainy", heroes=heroes)
    page.locator("[data-card=repel]").tap(force=True)  # marked as disabled, and still answers
    expect(page.locator(".tip")).to_contain_text("Repel")
    expect(page.get_by_role("alert")).to_be_visible()
    page.locator("[data-card=choker-spawn]").tap()
    expect(page.locator(".aim")).to_contain_text("Choker")
    expect(page.get_by_role("alert")).to_have_count(0)
    page.locator(".panel [data-move^=send]").tap()
    expect(page.locator("[data-card=choker-spawn]")).to_have_count(0)
    page.locator("[data-seat='0'] .chip").tap()
    page.get_by_role("dialog").locator(".seat .figure").first.tap()
    expect(page.locator(".tip")).to_contain_text("health")


def test_chat_is_noticed_and_the_menu_counts_spectators(open_page: Open) -> None:
    host = open_page("/")
    set_up(host, "chest", "friends", 2)
    expect(host.locator(".places")).to_be_visible()
    guest = open_page(host.url, width=360, height=740)
    guest.get_by_role("button", name="Sit down").click()
    host.locator("[data-start]:enabled").click()
    expect(guest.locator(".chest")).to_be_visible()
    spectator = open_page(host.url)
    expect(spectator.get_by_text("You are watching")).to_be_visible()
    guest.locator("[data-menu]").click()
    menu = guest.get_by_role("dialog")
    expect(menu.get_by_role("heading", name="Dungeon Roll", exact=True)).to_be_visible()
    expect(menu).to_contain_text("1 spectator")
    guest.keyboard.press("Escape")

    host.get_by_role("tab", name="Chat").click()
    host.get_by_placeholder("Say something").fill("Mind the dragon")
    host.get_by_role("button", name="Send").click()
    guest.get_by_role("button", name="Log and chat, 1 new message").click()
    expect(guest.get_by_role("dialog").get_by_text("Mind the dragon")).to_be_visible()
    guest.keyboard.press("Escape")
    expect(guest.get_by_role("button", name="Log", exact=True)).to_be_visible()
