"""The cards of every game, with their figures and grades, for owners of the box."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.person import Open, resize, scrolls_sideways, violations
from undercroft.games import OURS, find_game
from undercroft.kernel.cards import printed


@pytest.mark.parametrize("game", OURS)
def test_cards_page_is_complete_and_accessible(open_page: Open, game: str) -> None:
    files = printed(find_game(game).folder).values()
    rows = [row for file in files for table in file.values() if isinstance(table, list) for row in table]
    page = open_page(f"/cards/{game}", lang="ru")
    cards = page.locator("main li")
    expect(cards).to_have_count(len(rows))
    for grade in {row["grade"] for row in rows}:
        count = sum(row["grade"] == grade for row in rows)
        expect(page.locator(f"li [data-grade={grade}]")).to_have_count(count)
    for width, height in ((360, 740), (1280, 800)):
        resize(page, width, height)
        assert not violations(page)
        assert not scrolls_sideways(page)


def test_a_card_shows_its_name_its_rule_and_its_figures(open_page: Open) -> None:
    page = open_page("/")
    page.locator("[data-game=raiders]").click()
    page.get_by_role("link", name="Gallery").click()
    knight = page.locator("li", has_text="knight").first
    expect(knight).to_contain_text("sword settles it")
    expect(knight).to_contain_text("Coins: 1 · Wounds: 1 · Items: sword")


def test_hero_of_two_packs_has_the_ability_of_each_pack(open_page: Open) -> None:
    page = open_page("/cards/serpent")
    heroes = page.locator("li", has=page.get_by_role("heading", name="Roderick"))
    expect(heroes).to_have_count(2)
    expect(heroes.first).to_contain_text("Warm hands")
    expect(heroes.first).not_to_contain_text("Young hands")
    expect(heroes.last).to_contain_text("Young hands")
    expect(heroes.last).not_to_contain_text("Warm hands")


def test_unknown_game_has_no_cards_page(open_page: Open) -> None:
    page = open_page("/cards/chess")
    expect(page.get_by_role("heading", name="No cards")).to_be_visible()
