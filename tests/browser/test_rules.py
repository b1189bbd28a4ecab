"""The rules, the gallery and the symbols of Serpent: everything on the table explains itself."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.person import Open, bring, scrolls_sideways, set_up, violations


def test_rules_have_contents_a_search_and_an_address_for_every_section(open_page: Open) -> None:
    page = open_page("/rules/doggies#score", lang="ru", width=390, height=844)
    expect(page.locator("[data-section=score] h2")).to_be_focused()
    expect(page.locator("[data-section=score]")).to_be_in_viewport()
    assert not scrolls_sideways(page)
    page.get_by_role("searchbox").fill("провал ловушк")
    expect(page.locator("[data-section=traps]")).to_be_visible()
    expect(page.locator("[data-section=score]")).to_have_count(0)
    page.get_by_role("searchbox").fill("счёт")
    expect(page.locator("section h2").first).to_have_text(re.compile("счёт", re.IGNORECASE))
    expect(page.locator("section h2 mark").first).to_have_text(re.compile("^счёт$", re.IGNORECASE))
    assert not violations(page)
    page.get_by_role("searchbox").fill("")
    page.get_by_role("navigation").get_by_role("link", name="Равный счёт").click()
    expect(page).to_have_url(re.compile("#ties$"))


def test_a_refusal_and_a_die_lead_to_their_section(open_page: Open) -> None:
    page = open_page("about:blank")
    bring(page, game="chest", seats=1, heroes="knight", level=4, dungeon={"goblin": 2, "chest": 1})
    page.locator(".floor [data-face=chest]").click(force=True)  # disabled, and asked all the same
    page.locator("[data-why]").click()
    expect(page.locator("dialog [data-section=monsters] h2")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    page.locator(".mat [data-face=champion]").first.focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")  # by keyboard: it tells its name
    page.keyboard.press("?")
    expect(page.locator("dialog [data-section=party] h2")).to_be_focused()


def test_serpent_symbols_have_names_and_the_gallery_shows_what_was_met(open_page: Open) -> None:
    page = open_page("/")
    set_up(page, "serpent", "bots", 2)
    peril = page.locator(".seat.mine [data-sign=peril]")
    peril.hover()
    expect(page.locator("[data-bubble]")).to_contain_text("Rivals spend it")
    page.mouse.move(0, 0)
    expect(page.locator("[data-bubble]")).to_have_count(0)
    peril.focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    expect(page.locator("[data-bubble]")).to_contain_text("Rivals spend it")
    page.goto("/cards/serpent")
    gate = page.get_by_role("listitem").filter(has=page.get_by_role("heading", name="Temple Gate"))
    expect(gate).to_contain_text("met")
    page.get_by_label("Only what I have met").check()
    expect(page.get_by_role("heading", name="Old Postern")).to_have_count(0)
    expect(gate).to_be_visible()
