"""Draw what links to tables are shown with. Both are committed: run this again when a cover or a font has changed. It
needs what the browser tests need, and the packages of the client.

    python -m scripts.web.preview_pictures

* web/public/og/undercroft.jpg: the house, for all pages that are no table.
* src/undercroft/server/web/pictures.zip: of what the server composes a picture of one table: the art of every game, and
  letters in two sizes. Every pixel is the number of a colour, so that nothing has to be mixed there.
"""

from __future__ import annotations

import base64
import colorsys
import json
import os
import re
import zipfile
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page, sync_playwright

from scripts.web import node
from tests.browser import chromium
from undercroft.games import OURS, find_game
from undercroft.kernel.texts import LANGUAGES, title
from undercroft.server.web.previews import HEIGHT, LEVELS, PARTS, TEXT, TITLE, WIDTH

ROOT: Final = Path(__file__).resolve().parents[2]
ICONS: Final = ROOT / "web/node_modules/@iconify-json/game-icons/icons.json"
FONTS: Final = ROOT / "web/node_modules/@fontsource"
QUALITY: Final = 72
HOME: Final = {"icon": "torch", "hue": "35"}
CROWN: Final = "laurel-crown"
SUBSETS: Final = ("latin", "latin-ext", "cyrillic", "cyrillic-ext")
# What people call themselves: Latin and Cyrillic letters; anything else is shown as a dot.
CODES: Final = (*range(33, 127), *range(0xC0, 0x180), *range(0x400, 0x460), 0x490, 0x491)
LETTERS: Final = "".join(map(chr, CODES)) + "–—«»“”…№·×"

PAGE: Final = """<!doctype html><meta charset="utf-8"><style>
body {{ margin: 0; width: {width}px; height: {height}px; display: grid; place-content: center; justify-items: center;
  gap: 24px; color: #f3e6cf; font: 700 84px Georgia, serif;
  background: radial-gradient(ellipse at 50% 38%, hsl({hue} 60% 30%), #141117 70%); }}
svg {{ width: 300px; fill: hsl({hue} 90% 70%); }}
</style><svg viewBox="0 0 512 512">{icon}</svg><div>Undercroft</div>"""

# How much light falls on every pixel, and how much of the icon covers it: two channels of numbers up to 255.
ART: Final = """([width, height, path]) => {
  const canvas = Object.assign(document.createElement('canvas'), {width, height});
  const pen = canvas.getContext('2d');
  const alphas = () => pen.getImageData(0, 0, width, height).data.filter((_, i) => i % 4 === 3);
  const light = pen.createRadialGradient(300, 315, 30, 300, 315, 300);
  light.addColorStop(0, '#fff');
  light.addColorStop(1, '#fff0');
  pen.fillStyle = light;
  pen.fillRect(0, 0, width, height);
  const glow = alphas();
  pen.clearRect(0, 0, width, height);
  pen.setTransform(0.78, 0, 0, 0.78, 100, 115);
  pen.fillStyle = '#fff';
  pen.fill(new Path2D(path));
  const text = (bytes) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return [text(glow), text(alphas())];
}"""
# The letters of one size side by side, as wide as each is; and their widths.
LETTER: Final = """async ([letters, family, weight, size, height, base, crown]) => {
  const font = `${weight} ${size}px ${family}`;
  await Promise.all([...document.fonts].map((face) => face.load()));
  const canvas = Object.assign(document.createElement('canvas'), {width: 2 * size, height});
  const pen = canvas.getContext('2d', {willReadFrequently: true});
  return letters.map((letter) => {
    pen.resetTransform();
    pen.clearRect(0, 0, canvas.width, height);
    pen.font = font;
    pen.fillStyle = '#fff';
    let width = Math.ceil(pen.measureText(letter).width);
    if (letter === crown.letter) {
      width = size;
      const scale = size / 512;
      pen.setTransform(scale, 0, 0, scale, 0, base - 0.85 * size);
      pen.fill(new Path2D(crown.path));
    } else pen.fillText(letter, 0, base);
    const data = pen.getImageData(0, 0, Math.max(1, width), height).data.filter((_, i) => i % 4 === 3);
    return [width, btoa(Array.from(data, (byte) => String.fromCharCode(byte)).join(''))];
  });
}"""


def covers() -> dict[str, dict[str, str]]:
    """The icon and the hue of every game."""
    found = {}
    for path in sorted((ROOT / "web/src/games").glob("*/cover.ts")):
        text = path.read_text("utf-8")
        icon, hue = re.search(r"icon:([\w-]+)", text), re.search(r"hue: (\d+)", text)
        assert icon and hue, path
        found[path.parent.name] = {"icon": icon[1], "hue": hue[1]}
    return found


def of_the_house(page: Page, icons: dict[str, Any]) -> None:
    icon = icons[HOME["icon"]]["body"].replace('fill="currentColor"', "")
    page.set_content(PAGE.format(width=WIDTH, height=HEIGHT, hue=HOME["hue"], icon=icon))
    page.screenshot(path=ROOT / "web/public/og/undercroft.jpg", type="jpeg", quality=QUALITY)


def path_in(icons: dict[str, Any], name: str) -> str:
    found = re.search(r' d="([^"]+)"', icons[name]["body"])
    assert found, name
    return found[1]


def art(page: Page, path: str) -> bytes:
    """Sixty-four shades of light; where the icon covers it, eight of light by sixteen of the icon."""
    glow, icon = (base64.b64decode(part) for part in page.evaluate(ART, [WIDTH, HEIGHT, path]))
    return bytes(
        [64 + (light >> 5) * 16 + (over >> 4) if over else light >> 2 for light, over in zip(glow, icon, strict=True)]
    )


def colours(hue: int) -> list[list[int]]:
    """Returns the colours for the numbers that `art` gives."""
    ground, light, icon = (11, 9, 12), from_hsl(hue, 0.6, 0.3), (255, 214, 148)
    lit = [mixed(ground, light, shade / 63) for shade in range(64)]
    return lit + [mixed(lit[8 * shade + 4], icon, over / 15) for shade in range(8) for over in range(16)]


def mixed(one: Any, other: Any, share: float) -> list[int]:
    return [round(a + (b - a) * share) for a, b in zip(one, other, strict=True)]


def from_hsl(hue: int, saturation: float, lightness: float) -> list[int]:
    return [round(255 * part) for part in colorsys.hls_to_rgb(hue / 360, lightness, saturation)]


def letters(page: Page, font: Any, wanted: str, crown: str) -> tuple[dict[str, list[int]], bytes]:
    """Returns by letter where it begins and how wide it is, and all letters row by row."""
    asked = [*wanted, *([font.crown] if font.crown else [])]
    crowned = {"letter": font.crown, "path": crown}
    drawn = page.evaluate(LETTER, [asked, font.family, font.weight, font.size, font.height, font.base, crowned])
    places: dict[str, list[int]] = {}
    pixels = bytearray()
    for letter, (width, data) in zip(asked, drawn, strict=True):
        places[letter] = [len(pixels), width]
        pixels += bytes([level * (LEVELS - 1) // 255 for level in base64.b64decode(data)])
    return places, bytes(pixels)


def parts(page: Page, icons: dict[str, Any]) -> None:
    faces = "".join(
        f"@font-face {{ font-family: '{family}'; font-weight: {weight}; src: url(data:font/woff2;base64,{data}); }}"
        for name, family, weight in (("alegreya", "Title", 700), ("alegreya-sans", "Text", 500))
        for subset in SUBSETS
        for data in [
            base64.b64encode((FONTS / name / f"files/{name}-{subset}-{weight}-normal.woff2").read_bytes()).decode()
        ]
    )
    page.set_content(f"<!doctype html><meta charset='utf-8'><style>{faces}</style>")
    titles = {title(find_game(game), language) for game in OURS for language in LANGUAGES}
    all_of = {
        TITLE.name: letters(page, TITLE, "".join(sorted(set("".join(titles)) - {" "})), ""),
        TEXT.name: letters(page, TEXT, LETTERS, path_in(icons, CROWN)),
    }
    shown = covers()
    with zipfile.ZipFile(PARTS, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:

        def put(name: str, data: bytes | str) -> None:
            archive.writestr(zipfile.ZipInfo(name, (2026, 1, 1, 0, 0, 0)), data, zipfile.ZIP_DEFLATED, 9)

        put("colours.json", json.dumps({name: colours(int(cover["hue"])) for name, cover in shown.items()}))
        put("letters.json", json.dumps({name: places for name, (places, _) in all_of.items()}, ensure_ascii=False))
        for name, (_, pixels) in all_of.items():
            put(name, pixels)
        for name, cover in shown.items():
            put(f"art-{name}", art(page, path_in(icons, cover["icon"])))


def main() -> None:
    icons = json.loads(ICONS.read_text("utf-8"))["icons"]
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(node.EXECUTABLE))
    executable, environment = chromium.find()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=executable, env={**os.environ, **environment}, args=chromium.ARGUMENTS
        )
        page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT})
        of_the_house(page, icons)
        parts(page, icons)
        browser.close()


if __name__ == "__main__":
    main()
