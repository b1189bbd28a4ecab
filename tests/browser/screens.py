"""Plays whole games of every game in a browser and looks at each decision at every size: `make screens`.

    python -m tests.browser.screens                        all games in both languages
    python -m tests.browser.screens serpent --langs ru     one game in one language
    python -m tests.browser.screens chest --sizes 390x844 --most 5

Looks for text below 12 px, text that is cut off or covered, texts that overlap, targets below 44 px, options out of
sight, and a board whose frame is small or changes. Writes pictures, one of the first case of each kind of problem too,
and `report.txt` to build/screens.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, WebSocket, expect, sync_playwright

from tests.browser import chromium
from tests.browser.person import play_with_bots, resize
from tests.browser.server import Server
from undercroft.bots import make_bot

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "build/screens"
LOOK = (Path(__file__).parent / "stage.js").read_text("utf-8")

GAMES: Final = ("chest", "raiders", "doggies", "serpent")
LANGUAGES: Final = ("ru", "en")
SIZES: Final = ((360, 640), (390, 844), (844, 390), (1280, 800), (1440, 900), (2560, 1440))
WIDE: Final = (1440, 900)  # has the list of moves beside the board
SEATS: Final = {"chest": 2, "raiders": 4, "doggies": 3, "serpent": 2}
# The least part of the window that the board has, across and down.
LEAST: Final = {"wide": (0.65, 0.75), "tall": (0.99, 0.55), "low": (0.61, 0.99)}

Size = tuple[int, int]


@dataclass
class Problem:
    """A thing that a person could not read, hit or find: the first case, how often it occurs and at which sizes."""

    example: str
    decision: int
    count: int = 0
    sizes: set[Size] = field(default_factory=set)

    def __str__(self) -> str:
        sizes = ", ".join(f"{width}×{height}" for width, height in sorted(self.sizes))
        return f"{self.example}; {self.count} times since decision {self.decision} at {sizes}"


class Screens:
    """A person who plays one match against bots and looks at the table at all sizes before each decision."""

    def __init__(self, page: Page, game: str, sizes: Sequence[Size], folder: Path | None = None) -> None:
        self.page = page
        self.game = game
        self.sizes = sizes
        self.folder = folder
        self.found: dict[str, Problem] = {}
        self.decisions = 0
        self._frames: dict[Size, list[float]] = {}
        self._bot = make_bot("greedy", game, seed=1)
        self._state: dict[str, Any] = {}
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message.get("type") == "state":
            self._state = message

    @property
    def _view(self) -> dict[str, Any]:
        view: dict[str, Any] = self._state.get("view") or {}
        return view

    @property
    def is_over(self) -> bool:
        return self._state.get("phase") == "over"

    def play(self, most: int = 10_000) -> None:
        """Plays until the match is over, or for so many decisions."""
        play_with_bots(self.page, self.game, SEATS[self.game])
        while self._await_turn() and self.decisions < most:
            self.look()
            self._move()
        if self.is_over:
            self.keep("end")

    def look(self) -> None:
        """Notes everything that is wrong at any size."""
        self.decisions += 1
        self.page.mouse.move(0, 0)  # no tip lies over what is looked at
        for size in self.sizes:
            resize(self.page, *size)
            seen = self.page.evaluate(LOOK)
            for kind, example in seen["problems"]:
                self._note(size, kind, example)
            self._judge(size, seen["frame"])
        if self.decisions == 1:
            self.keep("first")
        elif self.decisions % 10 == 0:
            self.keep("middle")  # the last one stays: it lies nearest to the middle of a game twice as long
        if self._is_battle:
            self.keep("battle")

    @property
    def _is_battle(self) -> bool:
        table = self._view.get("table", {})
        return table.get("battle") is not None or table.get("phase") in ("dragon", "battle")

    def keep(self, moment: str) -> None:
        """Takes a picture at every size."""
        if self.folder is None:
            return
        self.folder.mkdir(parents=True, exist_ok=True)
        for size in self.sizes:
            resize(self.page, *size)
            self.page.screenshot(path=self.folder / f"{size[0]}x{size[1]}-{moment}.png")

    def _note(self, size: Size, kind: str, example: str) -> None:
        if kind not in self.found:
            self.found[kind] = Problem(example, self.decisions)
            if self.folder is not None:
                self.folder.mkdir(parents=True, exist_ok=True)
                self.page.screenshot(path=self.folder / f"problem-{len(self.found)}.png")
        found = self.found[kind]
        found.count += 1
        found.sizes.add(size)

    def _judge(self, size: Size, frame: list[float]) -> None:
        """The board is as large as it has to be, and stays as it is."""
        first = self._frames.setdefault(size, frame)
        form = self.page.locator("[data-frame]").get_attribute("data-frame") or ""
        shares = frame[2] / size[0], frame[3] / size[1]
        if any(share < least for share, least in zip(shares, LEAST[form], strict=True)):
            self._note(size, "small board", f"{shares[0]:.0%} × {shares[1]:.0%}")
        if frame != first:
            self._note(size, "the frame of the board changes", f"{first} → {frame}")

    def _await_turn(self) -> bool:
        """Waits until this person has to decide. Tells whether that is so; otherwise the match is over."""
        while not self._view.get("moves") or self._state.get("answered"):
            if self.is_over:
                expect(self.page.locator(".result")).to_be_visible()
                return False
            self.page.wait_for_timeout(10)  # lets messages in
        expect(self.page.locator(".panel.mine")).to_be_visible()
        return True

    def _move(self) -> None:
        """Makes the move of a bot, from the list of moves."""
        resize(self.page, *WIDE)
        text = self._bot.choose(self._view)["text"]
        version = self._state["version"]
        if not self.page.locator("aside .move").count():
            self.page.keyboard.press("m")
        self.page.locator(f"aside .move[data-move={json.dumps(text, ensure_ascii=False)}]:enabled").click()
        sure = self.page.locator("[data-sure=no]")
        if self._state["version"] == version and sure.count():
            self.page.locator(".panel .moves button").first.click()
        self.page.keyboard.press("m")
        while self._state["version"] == version:
            self.page.wait_for_timeout(10)


def open_browser(playwright: Any) -> Browser:
    """A Chromium as the tests use it."""
    executable, environment = chromium.find()
    browser: Browser = playwright.chromium.launch(
        executable_path=executable, headless=True, env={**os.environ, **environment}, args=chromium.ARGUMENTS
    )
    return browser


def sizes_of(text: str) -> list[Size]:
    """Reads sizes such as 390x844,844x390."""
    return [(int(width), int(height)) for width, height in (size.split("x") for size in text.split(","))]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", choices=[[], *GAMES], help="all four if none is named")
    parser.add_argument("--langs", nargs="+", default=LANGUAGES, choices=LANGUAGES)
    parser.add_argument("--sizes", type=sizes_of, default=SIZES, help="such as 390x844,844x390")
    parser.add_argument("--most", type=int, default=10_000, help="stop each game after so many decisions")
    chosen = parser.parse_args()
    report: list[str] = []
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        browser = open_browser(playwright)
        try:
            for game in chosen.games or GAMES:
                for lang in chosen.langs:
                    folder = FOLDER / game / lang
                    shutil.rmtree(folder, ignore_errors=True)
                    page = browser.new_page(base_url=server.url, locale=lang, reduced_motion="reduce")
                    page.set_default_timeout(60_000)
                    screens = Screens(page, game, chosen.sizes, folder)
                    page.goto("/")
                    screens.play(chosen.most)
                    page.close()
                    found = [f"  {kind}: {problem}" for kind, problem in sorted(screens.found.items())]
                    lines = [f"{game}, {lang}: {screens.decisions} decisions, {len(found)} kinds of problems", *found]
                    print(*lines, sep="\n", flush=True)
                    report += lines
        finally:
            browser.close()
            server.stop()
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / "report.txt").write_text("\n".join(report) + "\n", "utf-8")
    return any(line.startswith(" ") for line in report)


if __name__ == "__main__":
    sys.exit(main())
