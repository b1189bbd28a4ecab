"""Takes the pictures of the pages: docs/images/NAME-wide.jpg and NAME-phone.jpg.

    PYTHONPATH=build/compiled python -m scripts.pictures [NAME ...]

They show matches of bots of greedy level after a number of moves, in Russian, with the finished client. Needs what the
browser tests need.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

import undercroft as uc
from scripts.web import build, node
from tests.browser import chromium
from tests.browser.person import bring_record, set_up
from tests.browser.server import Server
from undercroft.bots import make_bot

ROOT: Final = Path(__file__).resolve().parent.parent
IMAGES: Final = ROOT / "docs" / "images"
SIZES: Final = {"wide": (1280, 800), "phone": (360, 740)}
# Seats, seed and moves of the match in the picture of a game.
MATCHES: Final = {
    "chest": (3, 11, 26),
    "raiders": (4, 5, 9),
    "doggies": (2, 3, 40),
    "serpent": (3, 8, 170),
    "replay": (2, 4, 40),
    "result": (2, 4, 10_000),
}
SETTLED: Final = 2500  # milliseconds until scenes and fonts are at rest


def played(name: str) -> uc.Match:
    """Returns a match of bots, stopped after its number of moves at a decision with a choice."""
    seats, seed, moves = MATCHES[name]
    game = name if name in uc.games() else "chest"
    match = uc.deal(game, seats, seed)
    bots = [make_bot("greedy", game, seat) for seat in range(seats)]
    while match.result is None and (len(match.steps) < moves or match.turn[0] or len(match.moves(match.turn[0])) < 2):
        for seat in match.turn:
            match.play(seat, bots[seat].choose(match.view(seat))["text"])
    return match


def open_page(context: BrowserContext, name: str) -> Page:
    """Opens the page of a picture."""
    page = context.new_page()
    if name in MATCHES:
        table = bring_record(page, played(name))
        if name == "replay":
            page.goto(f"/replay/{table}?step=30")
        return page
    page.goto("/settings" if name == "settings" else "/")
    if name == "lobby":
        set_up(page, "raiders", "friends", seats=4)
    return page


def take(browser: Browser, server: Server, name: str) -> None:
    for size, (width, height) in SIZES.items():
        context = browser.new_context(
            base_url=server.url,
            locale="ru",
            viewport={"width": width, "height": height},
            reduced_motion="reduce",
            has_touch=size == "phone",
        )
        page = open_page(context, name)
        page.wait_for_timeout(SETTLED)
        page.screenshot(path=IMAGES / f"{name}-{size}.jpg", type="jpeg", quality=82)
        context.close()


def main() -> None:
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(node.EXECUTABLE))
    build.build(ROOT)
    executable, environment = chromium.find()
    server = Server(Path(tempfile.mkdtemp()))
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path=executable, env={**os.environ, **environment}, args=chromium.ARGUMENTS
            )
            for name in sys.argv[1:] or ["home", "settings", "lobby", *MATCHES]:
                take(browser, server, name)
    finally:
        server.stop()


if __name__ == "__main__":
    main()
