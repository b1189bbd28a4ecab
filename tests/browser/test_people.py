"""Accounts and moderation: sessions, muting, removing, distinct names."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.person import Open, languages, set_up, violations

WORDS = {
    "en": ("Create", "Sign in", "This device", "Sign out everywhere else", "mute or remove", "Mute", "Remove from the"),
    "ru": (
        "Создать",
        "Войти",
        "Это устройство",
        "Выйти на всех других",
        "запретить писать",
        "Запретить писать",
        "Убрать из-за",
    ),
}


def enter(page: Page, login: str, button: str) -> None:
    page.locator("input[autocomplete=username]").fill(login)
    page.locator("input[autocomplete=current-password]").fill("correct horse")
    page.get_by_role("button", name=button, exact=True).click()


@pytest.mark.parametrize("lang", languages("en", "ru"))
def test_other_device_can_be_signed_out(open_page: Open, lang: str) -> None:
    create, sign_in, here, everywhere, *_ = WORDS[lang]
    page, phone = open_page("/settings", lang=lang), open_page("/settings", lang=lang)
    enter(page, f"ann-{lang}", create)
    expect(page.get_by_text(here)).to_be_visible()
    enter(phone, f"ann-{lang}", sign_in)
    expect(phone.get_by_text(here)).to_be_visible()
    page.reload()
    devices = page.locator("ul[aria-labelledby=devices] li")
    expect(devices).to_have_count(2)
    assert violations(page) == []
    page.get_by_role("button", name=everywhere).click()
    expect(devices).to_have_count(1)
    phone.reload()
    expect(phone.locator("input[autocomplete=username]")).to_be_visible()


@pytest.mark.parametrize("lang", languages("en", "ru"))
def test_host_can_mute_and_remove(open_page: Open, lang: str) -> None:
    *_, order, mute, remove = WORDS[lang]
    host = open_page("/", lang=lang)
    set_up(host, "raiders", "friends")
    host.wait_for_url("**/table/*")
    guest = open_page(host.url.removeprefix(host.url.split("/table/")[0]), lang=lang)
    say = guest.locator(".chat input")
    say.fill("!")
    say.press("Enter")
    host.get_by_role("button", name=order).click()
    host.get_by_role("dialog").get_by_role("button", name=mute, exact=True).click()
    expect(say).to_have_count(0)
    expect(host.get_by_role("dialog")).to_have_count(0)
    host.get_by_role("button", name=order).click()
    assert violations(host) == []
    host.get_by_role("dialog").get_by_role("button", name=remove).click()
    expect(guest.locator(".chat")).to_have_count(0)
