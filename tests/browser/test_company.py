"""Company: quick matches, bots for free seats, names, emotes, and links that say who can use them."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.person import Open, scrolls_sideways, set_up, table_id, violations


def test_two_strangers_meet_by_quick_match_and_greet(open_page: Open) -> None:
    ann, bob = open_page("/"), open_page("/", lang="ru", width=390, height=844)
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
    expect(ann.locator(".places li").nth(1)).to_contain_text("Guest")
    ann.locator("[data-emote=hello]").click()
    expect(bob.locator(".chat [data-emoted=hello]").last).to_be_visible()
    ann.locator("[data-fill], [data-start]").last.click()
    expect(bob.locator(".raiders")).to_be_visible()
    bob.locator(".story-button button").click()
    bob.get_by_role("tab").nth(1).click()
    bob.locator("dialog [data-emote=bravo]").click()
    expect(ann.locator(".seats [data-emoted=bravo]")).to_be_visible()


def test_the_button_that_plays_covers_no_choice(open_page: Open) -> None:
    page = open_page("/", width=1440, height=900)
    page.locator("[data-game=serpent]").click()
    page.locator("form input[value=bots]").locator("xpath=..").click()
    play = page.locator("[data-start]").bounding_box()
    level = page.locator("form input[value=novice]").locator("xpath=..").bounding_box()
    assert play and level and (play["y"] + play["height"] <= level["y"] or level["y"] + level["height"] <= play["y"])


def test_one_click_fills_free_seats_with_bots(open_page: Open) -> None:
    page = open_page("/", lang="ru")
    set_up(page, "doggies", "friends", seats=3)
    expect(page.locator("[data-here-only]")).to_contain_text("только на этом компьютере")
    page.locator("[data-fill]").click()
    expect(page.locator(".doggies")).to_be_visible()
    expect(page.locator(".seats .level")).to_have_count(2)


def test_people_who_share_a_screen_have_names(open_page: Open) -> None:
    page = open_page("/")
    page.locator("[data-game=raiders]").click()
    page.locator("form input[value=screen]").locator("xpath=..").click()
    page.locator("form input[value='3']").locator("xpath=..").click()
    page.locator("[data-name='0']").fill("Masha")
    page.locator("[data-name='2']").fill("Petya")
    assert not violations(page)
    page.locator("[data-start]").click()
    expect(page.locator(".seats .name .text")).to_have_text(["Masha", "Player 2", "Petya"])
    expect(page.locator("#prompt")).to_contain_text("Masha")
    faces = page.locator(".seats li > .coin path")
    expect(faces).to_have_count(3)
    assert len({face.get_attribute("d") for face in faces.all()}) == 3
