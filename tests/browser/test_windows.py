"""Questions in the turns of others: one setting says how they pass, and it is kept."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.person import Open, scrolls_sideways, set_up, table_id, violations


def test_window_setting_is_kept_and_invisible_to_others(open_page: Open) -> None:
    host = open_page("/")
    set_up(host, "serpent", "friends", seats=2)
    guest = open_page(f"/table/{table_id(host)}", lang="ru", width=390, height=844)
    guest.get_by_role("button", name="Сесть").first.click()
    host.get_by_role("button", name="Start the game").click()
    wish, hosts = guest.get_by_label("Ответы в чужой ход"), host.get_by_label("Responses in others’ turns")
    expect(wish).to_have_value("moment")
    expect(guest.locator("[data-stop]")).to_be_visible()
    assert not scrolls_sideways(guest)
    assert not violations(guest)
    wish.select_option("pass")
    expect(guest.locator("[data-stop]")).to_have_count(0)
    guest.reload()
    expect(wish).to_have_value("pass")
    expect(hosts).to_have_value("moment")
