"""Company: a quick match, bots for free seats, names for everybody, emotes, and links that say how far they reach."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.person import Open, scrolls_sideways, set_up, table_id, violations


def test_two_strangers_meet_by_quick_match_and_greet(open_page: Open) -> None:
    ann, bob = open_page("/"), open_page("/", width=390, height=844)
    for page in (ann, bob):
        page.locator("[data-game=raiders]").click()
    ann.locator("[data-quick]").click()
    table = table_id(ann)
    ann.locator("#guest-name").fill("Ann")
    ann.locator("[data-name-form] button").click()
    expect(ann.locator("[data-name-form]")).to_have_count(0)
    expect(ann.locator(".places")).to_contain_text("Ann")
    assert not violations(ann)
    bob.locator("[data-quick]").click()
    assert table_id(bob) == table, "the seat that is free, no table of his own"
    expect(bob.locator(".places li").first).to_contain_text("Ann")
    assert not scrolls_sideways(bob)
    ann.locator("[data-emote=hello]").click()
    expect(bob.locator(".chat [data-emoted=hello]").last).to_be_visible()
    ann.locator("[data-fill], [data-start]").last.click()
    expect(bob.locator(".raiders")).to_be_visible()
    bob.locator(".story-button button").click()
    bob.get_by_role("tab").nth(1).click()
    bob.locator("dialog [data-emote=bravo]").click()
    expect(ann.locator(".seats [data-emoted=bravo]")).to_be_visible()


def test_free_seats_are_filled_in_one_click_and_the_link_says_it_stays_here(open_page: Open) -> None:
    page = open_page("/", lang="ru")
    set_up(page, "doggies", "friends", seats=3)
    expect(page.locator("[data-here-only]")).to_contain_text("только на этом компьютере")
    page.locator("[data-fill]").click()
    expect(page.locator(".doggies")).to_be_visible()
    expect(page.locator(".seats .level")).to_have_count(2)


def test_those_who_share_a_screen_are_called_by_their_names(open_page: Open) -> None:
    page = open_page("/")
    page.locator("[data-game=raiders]").click()
    page.locator("form input[value=screen]").locator("xpath=..").click()
    page.locator("form input[value='3']").locator("xpath=..").click()
    page.locator("[data-name='0']").fill("Masha")
    page.locator("[data-name='2']").fill("Petya")
    assert not violations(page)
    page.locator("[data-start]").click()
    expect(page.locator(".seats .name .text")).to_have_text(["Masha", "Player 2", "Petya"])
