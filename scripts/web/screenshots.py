"""Pictures of every screen for the docs: docs/images/SCREEN-{wide,phone}.jpg.

    python scripts/web/screenshots.py [--to FOLDER] [--png]

Starts a server of its own, plays as a person would, and photographs. Needs what the browser tests need.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from playwright.sync_api import Browser, Page, expect, sync_playwright  # noqa: E402

import undercroft as uc  # noqa: E402
from scripts.web import build, node  # noqa: E402
from tests.browser import chromium  # noqa: E402
from tests.browser.person import play_on, set_up, table_id  # noqa: E402
from tests.browser.server import Server  # noqa: E402

IMAGES = ROOT / "docs/images"
WIDE, PHONE = (1280, 800), (360, 740)
FORECAST = 45  # seconds of processor for the chart of chances
DEEP = {  # an adventure that has got somewhere
    "game": "chest",
    "seats": 1,
    "heroes": "crusader",
    "xp": 6,
    "tokens": {"sword": 1, "ring": 2, "portal": 1, "scale": 2, "elixir": 1},
    "level": 6,
    "party": {"warrior": 1, "champion": 1, "scroll": 1, "mage": 1, "thief": 1},
    "dungeon": {"goblin": 2, "skeleton": 1, "chest": 1, "potion": 1},
    "lair": 1,
}


class Album:
    """The folder of the pictures: JPEG for the docs (a tenth of the size), PNG for a close look."""

    def __init__(self, folder: Path, is_png: bool) -> None:
        self.folder = folder
        self.is_png = is_png
        folder.mkdir(parents=True, exist_ok=True)

    def keep(self, page: Page, name: str) -> None:
        if self.is_png:
            page.screenshot(path=self.folder / f"{name}.png")
        else:
            page.screenshot(path=self.folder / f"{name}.jpg", type="jpeg", quality=82)
        print(name)


class Photographer:
    """One person with one screen: wide and Russian, or a phone in English."""

    def __init__(
        self, browser: Browser, server: Server, name: str, lang: str, size: tuple[int, int], album: Album
    ) -> None:
        width, height = size
        self.album = album
        context = browser.new_context(
            base_url=server.url, locale=lang, viewport={"width": width, "height": height}, reduced_motion="reduce"
        )
        self.kind = "phone" if width < height else "wide"
        self.page: Page = context.new_page()
        self.page.goto("/settings")
        self.page.locator("input[autocomplete=nickname]").fill(name)
        self.page.locator(".face").nth(2).click()
        self.page.locator("form button").first.click()
        self.page.wait_for_timeout(300)

    def take(self, screen: str) -> None:
        self.page.wait_for_timeout(400)
        self.album.keep(self.page, f"{screen}-{self.kind}")

    def home(self) -> Page:
        self.page.goto("/")
        expect(self.page.locator("[data-start]")).to_be_visible()
        return self.page

    def shoot(self) -> None:
        page = self.home()
        self.take("home")
        page.goto("/settings")
        self.take("settings")
        set_up(self.home(), "raiders", "friends", seats=4)
        expect(page.locator(".places")).to_be_visible()
        self.take("lobby")
        self.chest()
        self.raiders()
        self.against_bots("doggies", 14)
        self.against_bots("serpent", 24)

    def against_bots(self, game: str, moves: int) -> None:
        """A table after some of the person's own moves, the first of the list each time."""
        page = self.home()
        set_up(page, game, "bots", seats=3)
        expect(page.locator(f".{game}")).to_be_visible()
        self.look(is_wide=True)  # where the list of moves is always in sight
        made = 0
        while made < moves:
            made += play_on(page, 0)
            page.wait_for_timeout(150)
        expect(page.locator("aside button.move:enabled").first).to_be_visible(timeout=30_000)
        self.look(is_wide=self.kind == "wide")
        self.take(game)

    def look(self, is_wide: bool) -> None:
        width, height = WIDE if is_wide else PHONE
        self.page.set_viewport_size({"width": width, "height": height})

    def chest(self) -> None:
        page = self.page
        record = uc.load(DEEP, seed=7).private_record().dumps()
        table = page.request.post("/api/records", data=record, headers={"Content-Type": "application/json"}).json()
        page.goto(f"/table/{table['table']}")
        page.locator(".mat [data-face=champion]").click()
        self.take("chest")

    def raiders(self) -> None:
        page = self.home()
        set_up(page, "raiders", "bots", seats=4)
        expect(page.locator(".hand .glows").first).to_be_visible()
        rooms = 0
        while rooms < 7:
            card = page.locator(".hand .glows")
            if card.count():
                card.nth(rooms % 3 % card.count()).click()
                rooms += 1
            page.wait_for_timeout(700)
        self.take("raiders")
        table = table_id(page)
        self.look(is_wide=True)
        while not page.locator(".result").count():
            play_on(page, rooms)
            page.wait_for_timeout(50)
        self.look(is_wide=self.kind == "wide")
        expect(page.locator(".chances")).to_have_attribute("aria-busy", "false", timeout=6000 * FORECAST)
        self.take("result")
        page.goto(f"/replay/{table}?step=40")
        expect(page.locator(".chances .plot")).to_be_visible()
        self.take("replay")


def main() -> None:
    parser = argparse.ArgumentParser(description="Photograph every screen of the web client.")
    parser.add_argument("--to", type=Path, default=IMAGES, help="folder for the pictures (default docs/images)")
    parser.add_argument("--png", action="store_true", help="PNG instead of JPEG")
    given = parser.parse_args()
    album = Album(given.to, given.png)
    build.build(ROOT)
    node.install(ROOT / "tests/browser")
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(node.EXECUTABLE)
    executable, environment = chromium.find()
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data), forecast=FORECAST)
        browser = playwright.chromium.launch(
            executable_path=executable, args=chromium.ARGUMENTS, env={**os.environ, **environment}
        )
        try:
            Photographer(browser, server, "Марта", "ru", WIDE, album).shoot()
            Photographer(browser, server, "Martha", "en", PHONE, album).shoot()
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
