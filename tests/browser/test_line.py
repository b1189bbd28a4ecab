"""The connection breaks or the server dies: the page recovers by itself."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.conftest import new_person, slow_down
from tests.browser.person import Open, bring, moves, play_on, set_up, table_id, violations
from tests.browser.server import Server


@pytest.fixture
def frail(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("frail"))
    yield server
    server.stop()


@pytest.fixture
def page_of_frail(browser: Browser, frail: Server) -> Iterator[Page]:
    context = new_person(browser, base_url=frail.url, locale="en", reduced_motion="reduce")
    page = context.new_page()
    slow_down(page)
    page.goto("/")
    yield page
    context.close()


def test_page_continues_after_the_server_was_killed(frail: Server, page_of_frail: Page) -> None:
    page = page_of_frail
    set_up(page, "raiders", "bots", seats=3)
    expect(moves(page).first).to_be_visible()
    while page.locator(".log button").count() < 6:
        play_on(page)
        page.wait_for_timeout(50)
    story = page.locator(".log button").all_inner_texts()
    frail.kill()
    expect(page.get_by_text("Connection lost")).to_be_visible()
    frail.start()
    expect(page.get_by_text("Connection lost")).to_have_count(0)
    expect(moves(page).first).to_be_visible()
    assert page.locator(".log button").all_inner_texts()[: len(story)] == story, "what was told stays told"
    before = len(page.locator(".log button").all())
    assert play_on(page)
    expect(page.locator(".log button").nth(before)).to_be_visible()


def test_move_made_offline_arrives_after_reconnecting(frail: Server, page_of_frail: Page) -> None:
    page = page_of_frail
    bring(page, game="chest", seats=1, heroes="knight", level=2, dungeon={"goblin": 2})
    expect(moves(page).first).to_be_visible()
    frail.kill()
    expect(page.get_by_text("Connection lost")).to_be_visible()
    page.locator("aside [data-move='warrior > goblin×2']").click()
    frail.start()
    expect(page.locator(".log")).to_contain_text("goblins")
    expect(page.locator(".floor [data-face=goblin]")).to_have_count(0)


def test_newer_page_is_offered_only_outside_games(frail: Server, page_of_frail: Page) -> None:
    page = page_of_frail
    set_up(page, "chest", "solo")
    expect(moves(page).first).to_be_visible()

    def rename(route: Route) -> None:
        """The page of the next release."""
        answer = route.fetch()
        route.fulfill(response=answer, body=answer.text().replace('src="/assets/', 'src="/assets/newer-'))

    page.route(frail.url + "/", rename)
    frail.kill()
    expect(page.get_by_text("Connection lost")).to_be_visible()
    with page.expect_response(frail.url + "/"):
        frail.start()
    expect(moves(page).first).to_be_visible()
    expect(page.get_by_text("There is a new version")).to_have_count(0)
    page.unroute_all()
    page.get_by_role("link", name="Home").click()
    expect(page.get_by_text("There is a new version")).to_be_visible()
    assert not violations(page)
    with page.expect_navigation():
        page.get_by_role("button", name="Update").click()
    expect(page.locator("[data-start]")).to_be_visible()
    expect(page.get_by_text("There is a new version")).to_have_count(0)


def test_a_reloaded_page_finds_its_game_on_the_home_page(open_page: Open) -> None:
    page = open_page("/")
    set_up(page, "chest", "solo")
    table = table_id(page)
    expect(moves(page).first).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("heading", name="Continue")).to_be_visible()
    page.locator(f"a[href='/table/{table}']").click()
    expect(moves(page).first).to_be_visible()
