"""Plays whole games by keyboard and accessibility tree alone, in both languages: `make listen`.

    python -m tests.browser.by_ear                   all games in both languages
    python -m tests.browser.by_ear raiders --langs ru

Nothing is clicked and nothing on the board is looked at: D opens the table in words, Tab goes to the moves there, and
Enter plays one. A question about a serious move is answered the same way.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, expect, sync_playwright

from tests.browser import chromium
from tests.browser.person import play_with_bots
from tests.browser.server import Server

GAMES: Final = ("chest", "raiders", "doggies", "serpent")
LANGUAGES: Final = ("ru", "en")
SEATS: Final = {"chest": 2, "raiders": 4, "doggies": 3, "serpent": 2}
TABLE: Final = re.compile("^(The table in words|Стол словами)$")
MOST_TABS: Final = 200
MOST_DECISIONS: Final = 600
# The name under which the focused element stands in the accessibility tree, and whether it is a move.
FOCUSED: Final = "() => [document.activeElement.innerText.trim(), 'move' in document.activeElement.dataset]"
UNSURE: Final = "[data-sure=no]"
READY: Final = "aside button.move:enabled, .result"


def hear(page: Page) -> list[str]:
    """Opens the table in words, and returns its lines as the accessibility tree has them."""
    page.locator("body").press("d")
    told = page.get_by_role("dialog", name=TABLE).get_by_role("list", name=TABLE)
    expect(told.get_by_role("listitem").first).not_to_be_empty()
    return [item.inner_text() for item in told.get_by_role("listitem").all()]


def tab_to(page: Page, number: int) -> str:
    """Presses Tab until the move of this number, counted from 0, has the focus; returns its name."""
    found: list[str] = []
    name: str
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        name, is_move = page.evaluate(FOCUSED)
        if is_move:
            if name in found:
                return name  # once around
            found.append(name)
            if len(found) > number:
                return name
    raise AssertionError(f"Tab reaches {len(found)} moves")


def decide(page: Page, number: int) -> tuple[list[str], str]:
    """Hears the table and plays one of its moves. Returns what was heard, and the name of the move."""
    told = hear(page)
    listed = page.get_by_role("dialog", name=TABLE).locator("button.move:enabled")
    listed.first.wait_for()
    count = listed.count()
    move = tab_to(page, number % min(count, 12))
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name=TABLE)).to_have_count(0)
    if page.locator(UNSURE).count():  # a serious move: the answer before No is Yes
        page.locator(UNSURE).focus()
        page.keyboard.press("Shift+Tab")
        page.keyboard.press("Enter")
    return told, move


def play_by_ear(page: Page, most: int = MOST_DECISIONS) -> int:
    """Plays until the result is shown, or for so many decisions. Returns how many were made."""
    for made in range(most):
        page.locator(READY).first.wait_for()
        if page.locator(".result").count():
            return made
        told, move = decide(page, made)
        assert len(told) > 1 and move, told
    return most


def main() -> None:
    parser = argparse.ArgumentParser(description="Play whole games by ear.")
    parser.add_argument("games", nargs="*", default=GAMES, choices=[*GAMES, []])
    parser.add_argument("--langs", nargs="+", default=LANGUAGES, choices=LANGUAGES)
    asked = parser.parse_args()
    executable, environment = chromium.find()
    failed = 0
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        surroundings: dict[str, str | float | bool] = {**os.environ, **environment}
        browser = playwright.chromium.launch(executable_path=executable, env=surroundings, args=chromium.ARGUMENTS)
        try:
            for game in asked.games:
                for language in asked.langs:
                    page = browser.new_page(base_url=server.url, locale=language, reduced_motion="reduce")
                    page.add_init_script("localStorage['undercroft.settings'] ??= JSON.stringify({moves: true})")
                    page.goto("/")
                    play_with_bots(page, game, SEATS[game])
                    made = play_by_ear(page)
                    is_over = page.locator(".result").count() > 0
                    failed += not is_over
                    print(
                        f"{game} {language}: {made} decisions by ear, {'to the end' if is_over else 'NOT OVER'}",
                        flush=True,
                    )
                    page.close()
        finally:
            server.stop()
    sys.exit(bool(failed))


if __name__ == "__main__":
    main()
