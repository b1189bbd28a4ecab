"""The referee: with real dice and cards, people touch what came up, one touch for each die or card."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.person import Open, scrolls_sideways, table_id, violations

MOVES = 6
ASKED_ANEW = """
    given => !document.querySelector('[data-outcome]') || (document.querySelector('.given')?.innerText ?? '') !== given
"""


def name_all(page: Page) -> int:
    """Touches the last outcome on offer until nothing more is asked. Returns the number of touches."""
    touches = 0
    offer = page.locator("[data-outcome]")
    while True:
        expect(offer.or_(page.locator("aside button.move:enabled, dialog[open]")).first).to_be_visible()
        if not offer.count():
            return touches
        given = page.locator(".given").inner_text() if page.locator(".given").count() else ""
        offer.last.click()
        touches += 1
        page.wait_for_function(ASKED_ANEW, arg=given)


@pytest.mark.parametrize("game", ["chest", "raiders"])
def test_people_roll_and_the_table_keeps_the_rules(open_page: Open, game: str) -> None:
    page = open_page("/", lang="ru")
    page.locator(f"[data-game={game}]").click()
    page.get_by_text("На одном экране").click()
    page.locator("form details summary").click()
    page.locator("[data-real]").check()
    page.locator("form [data-start]").click()
    page.locator("[data-start]").click()
    expect(page.locator("[data-outcome]").first).to_be_visible()
    assert not violations(page)
    assert not scrolls_sideways(page)
    assert name_all(page) > 3
    named = 0
    curtain = page.locator("dialog[open]", has_text="Передайте")
    move = page.locator("aside button.move:enabled").last
    for _ in range(MOVES):
        expect(move.or_(curtain)).to_be_visible()
        if curtain.count():
            curtain.get_by_role("button").last.click()
        move.click()
        named += name_all(page)
    assert named
    assert page.request.get(f"/api/tables/{table_id(page)}").json()["friendly"]
