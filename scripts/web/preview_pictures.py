"""Draw the pictures that links to tables are shown with, web/public/og/, from the covers of the games.

They are committed: run this again when a cover has changed. It needs what the browser tests need.

    python -m scripts.web.preview_pictures
"""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

from scripts.web import node
from tests.browser import chromium

ROOT: Final = Path(__file__).resolve().parents[2]
ICONS: Final = ROOT / "web/node_modules/@iconify-json/game-icons/icons.json"
WIDTH, HEIGHT = 1200, 630
QUALITY: Final = 72
HOME: Final = {"icon": "torch", "hue": "35"}

PAGE: Final = """<!doctype html><meta charset="utf-8"><style>
body {{ margin: 0; width: {width}px; height: {height}px; display: grid; place-content: center; justify-items: center;
  gap: 24px; color: #f3e6cf; font: 700 84px Georgia, serif;
  background: radial-gradient(ellipse at 50% 38%, hsl({hue} 60% 30%), #141117 70%); }}
svg {{ width: 300px; fill: hsl({hue} 90% 70%); }}
</style><svg viewBox="0 0 512 512">{icon}</svg><div>Undercroft</div>"""


def covers() -> dict[str, dict[str, str]]:
    """The icon and the hue of every game, and of the house."""
    found = {"undercroft": HOME}
    for path in sorted((ROOT / "web/src/games").glob("*/cover.ts")):
        text = path.read_text("utf-8")
        icon, hue = re.search(r"icon:([\w-]+)", text), re.search(r"hue: (\d+)", text)
        assert icon and hue, path
        found[path.parent.name] = {"icon": icon[1], "hue": hue[1]}
    return found


def main() -> None:
    icons = json.loads(ICONS.read_text("utf-8"))["icons"]
    folder = ROOT / "web/public/og"
    folder.mkdir(exist_ok=True)
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(node.EXECUTABLE))
    executable, environment = chromium.find()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=executable, env={**os.environ, **environment}, args=chromium.ARGUMENTS
        )
        page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT})
        for name, cover in covers().items():
            icon = icons[cover["icon"]]["body"].replace('fill="currentColor"', "")
            page.set_content(PAGE.format(width=WIDTH, height=HEIGHT, hue=cover["hue"], icon=icon))
            page.screenshot(path=folder / f"{name}.jpg", type="jpeg", quality=QUALITY)
        browser.close()


if __name__ == "__main__":
    main()
