"""A solo adventure in Chest, from the first page to the rank."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.person import Open, moves, play_to_the_end, set_up


def test_two_clicks_lead_to_the_dungeon(open_page: Open) -> None:
    page = open_page("/")
    page.locator("[data-game=chest]").click()
    page.locator("[data-start]").click()
    expect(page.get_by_role("list", name="Party").get_by_role("listitem")).to_have_count(7)
    expect(page.get_by_role("img", name="Level 1")).to_be_visible()


def test_a_whole_solo_game_ends_with_a_rank_and_the_score_taken_apart(open_page: Open) -> None:
    page = open_page("/")
    set_up(page, "chest", "solo")
    expect(moves(page).first).to_be_visible()
    play_to_the_end(page)
    result = page.locator(".result")
    expect(result.get_by_role("heading")).to_contain_text("experience")
    expect(result.locator(".rank")).not_to_be_empty()
    expect(result.get_by_role("rowheader", name="Total")).to_be_visible()


def test_dice_fall_as_the_view_says_and_come_to_rest(open_page: Open) -> None:
    page = open_page("/", still=False)
    set_up(page, "chest", "solo")
    expect(page.locator(".mat .die").first).to_be_visible()
    assert page.locator(".tumbling").count() > 0
    expect(page.locator(".tumbling")).to_have_count(0)


def test_a_companion_and_its_target_are_picked_on_the_board(open_page: Open) -> None:
    """A fight is two clicks; what cannot follow is quiet."""
    page = open_page("/")
    set_up(page, "chest", "solo")
    for _ in range(60):
        expect(moves(page).first).to_be_visible()
        fight = page.locator("aside [data-move*='>']").first
        if fight.count():
            break
        page.locator("aside button.move:enabled").last.click()
        yes = page.locator(".panel").get_by_role("button", name="Yes")
        if yes.count():
            yes.click()
        page.wait_for_timeout(60)
    companion, target = (fight.get_attribute("data-move") or "").split(" > ")
    face = target.split("×")[0]
    before = page.locator(f".floor [data-face={face}]").count()
    page.locator(f".mat [data-face={companion}]").first.click()
    expect(page.get_by_role("button", name="Show all")).to_be_visible()
    page.locator(f".floor [data-face={face}].glows").first.click()
    expect(page.locator(f".floor [data-face={face}]")).not_to_have_count(before)
    expect(page.get_by_role("button", name="Undo")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(f".floor [data-face={face}]")).to_have_count(before)
