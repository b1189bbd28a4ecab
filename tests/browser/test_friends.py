"""Two people become friends by link; an invitation calls the other with a banner that leads to the table."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.person import Open, scrolls_sideways, violations


def test_friend_is_invited_with_one_tap(open_page: Open) -> None:
    ann, bob = open_page("/friends", lang="ru"), open_page("/", lang="en")
    link = ann.locator("input[readonly]").input_value()
    expect(bob.locator("[data-today=weekly]")).to_be_visible()
    bob.goto(link)
    bob.locator("[data-accept]").click()
    expect(bob).to_have_url("/friends")
    expect(bob.locator("[data-play]")).to_be_visible()
    bob.goto("/weekly")
    expect(bob.locator("[data-weekly=chest] [data-play='1']")).to_be_visible()
    assert not violations(bob) and not scrolls_sideways(bob)
    ann.reload()
    ann.locator("[data-play]").click()
    ann.wait_for_url("**/table/*")
    called = bob.locator("[data-called]")
    expect(called).to_be_visible()
    called.get_by_role("button", name="Join").click()
    expect(bob).to_have_url(ann.url)
    for page in (ann, bob):
        page.set_viewport_size({"width": 360, "height": 740})
        page.goto("/privacy" if page is ann else "/friends")
        expect(page.locator("h2").first).to_be_visible()
        assert not violations(page) and not scrolls_sideways(page)
