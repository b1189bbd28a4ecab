"""On a phone: the board is in sight above the question, whatever the game."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.person import Open, bring

ENOUGH = 150  # pixels of the board between the plates and the dock
SCENES: list[tuple[str, dict[str, Any]]] = [
    (".hall", {"game": "chest", "seats": 2, "level": 3, "dungeon": {"goblin": 2, "chest": 1}}),
    (".raiders", {"game": "raiders", "seats": 5}),
    (".map", {"game": "doggies", "seats": 4}),
    (".ground", {"game": "serpent", "seats": 4}),
]


@pytest.mark.parametrize(("board", "position"), SCENES, ids=[position["game"] for _, position in SCENES])
def test_the_board_is_in_sight(open_page: Open, board: str, position: dict[str, Any]) -> None:
    page = open_page("/", lang="ru", width=360, height=740)
    bring(page, **position)
    expect(page.locator(".panel")).to_be_visible()
    surface, dock = page.locator(f".board {board}").first.bounding_box(), page.locator(".dock").bounding_box()
    assert surface is not None and dock is not None
    assert min(dock["y"], surface["y"] + surface["height"]) - surface["y"] >= ENOUGH


def test_plates_that_do_not_fit_are_swiped_and_follow_the_turn(open_page: Open) -> None:
    page = open_page("/", width=360, height=740)
    dogs = [{"dog": dog} for dog in ("ruta", "robin", "joan", "bonk")]
    bring(page, game="doggies", seats=4, players=dogs, active=3)
    expect(page.locator(".seat.awaited")).to_be_in_viewport()
    expect(page.locator("[data-seat='0']")).not_to_be_in_viewport()
    page.locator(".seats").evaluate("row => row.scrollTo(0, 0)")
    expect(page.locator("[data-seat='0']")).to_be_in_viewport()
