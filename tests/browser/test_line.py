"""The line breaks, the server dies: the table goes on by itself."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.conftest import slow_down
from tests.browser.person import Open, bring, moves, play_on, set_up, table_id, violations
from tests.browser.server import Server


@pytest.fixture
def frail(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("frail"))
    yield server
    server.stop()


@pytest.fixture
def page_of_frail(browser: Browser, frail: Server) -> Iterator[Page]:
    context = browser.new_context(base_url=frail.url, locale="en", reduced_motion="reduce")
    context.set_default_timeout(60_000)
    page = context.new_page()
    slow_down(page)
    page.goto("/")
    yield page
    context.close()


def test_the_server_is_killed_in_mid_game_and_the_page_carries_on(frail: Server, page_of_frail: Page) -> None:
    page = page_of_frail
    set_up(page, "raiders", "bots", seats=3)
    expect(moves(page).first).to_be_visible()
    while page.locator(".log li").count() < 6:
        play_on(page)
        page.wait_for_timeout(50)
    story = page.locator(".log li").all_inner_texts()
    frail.kill()
    expect(page.get_by_text("Connection lost")).to_be_visible()
    frail.start()
    expect(page.get_by_text("Connection lost")).to_have_count(0)
    expect(moves(page).first).to_be_visible()
    assert page.locator(".log li").all_inner_texts()[: len(story)] == story, "what was told stays told"
    before = len(page.locator(".log li").all())
    assert play_on(page)
    expect(page.locator(".log li").nth(before)).to_be_visible()


def test_a_move_made_while_the_line_is_down_arrives_when_it_is_up(frail: Server, page_of_frail: Page) -> None:
    page = page_of_frail
    bring(page, game="chest", seats=1, heroes="knight", level=2, dungeon={"goblin": 2})
    expect(moves(page).first).to_be_visible()
    frail.kill()
    expect(page.get_by_text("Connection lost")).to_be_visible()
    page.locator("aside [data-move='warrior > goblin×2']").click()
    frail.start()
    expect(page.locator(".log")).to_contain_text("goblins")
    expect(page.locator(".floor [data-face=goblin]")).to_have_count(0)


def test_a_server_that_comes_back_with_a_newer_page_offers_it_outside_of_games(
    frail: Server, page_of_frail: Page
) -> None:
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
    expect(page.get_by_text("A new version is here")).to_have_count(0)
    page.unroute_all()
    page.get_by_role("link", name="Home").click()
    expect(page.get_by_text("A new version is here")).to_be_visible()
    assert not violations(page)
    with page.expect_navigation():
        page.get_by_role("button", name="Use it").click()
    expect(page.locator("[data-start]")).to_be_visible()
    expect(page.get_by_text("A new version is here")).to_have_count(0)


def test_a_reloaded_page_finds_its_game_on_the_home_page(open_page: Open) -> None:
    page = open_page("/")
    set_up(page, "chest", "solo")
    table = table_id(page)
    expect(moves(page).first).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("heading", name="Carry on")).to_be_visible()
    page.locator(f"a[href='/table/{table}']").click()
    expect(moves(page).first).to_be_visible()
