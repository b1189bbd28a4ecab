"""The workshop: a figure is changed in place, its effect appears, and the cards can be saved and played."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.person import Open, scrolls_sideways, violations
from undercroft.games import find_game
from undercroft.games.card_sets import changes_of


def test_a_changed_figure_is_compared_saved_undone_and_played(open_page: Open, tmp_path: Path) -> None:
    page = open_page("/workshop/raiders", lang="ru", accept_downloads=True)
    coins = page.get_by_label("Рыцарь: Монеты")
    coins.fill("8")
    coins.press("Tab")
    expect(page.locator(".changes li")).to_contain_text("1 → 8")
    expect(page.locator("[data-effect='character:knight'] .change")).to_contain_text("▲")
    for width, height in ((360, 740), (1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        assert not violations(page)
        assert not scrolls_sideways(page)

    with page.expect_download() as given:
        page.get_by_role("button", name="Сохранить файл").click()
    given.value.save_as(tmp_path / "cards.toml")
    assert changes_of(find_game("raiders"), tmp_path / "cards.toml") == {
        "cards": {"character": {"knight": {"coins": 8}}}
    }

    page.reload()  # the address holds the figures
    expect(coins).to_have_value("8")
    coins.fill("99")
    coins.press("Tab")
    expect(page.locator(".changes li")).to_contain_text("1 → 99")
    page.get_by_role("button", name="Отменить").click()
    expect(coins).to_have_value("8")
    page.get_by_role("button", name="Сыграть с ботами").click()
    expect(page.locator(".raiders")).to_be_visible()
