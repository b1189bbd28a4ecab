"""Link previews: the game, the players, the result. Messengers run no scripts, so the preview is in the head of the
page (the Open Graph protocol). For a table there is a picture, drawn on request.

Messengers accept PNG files but not SVG, and a drawing library would be the server's largest dependency, so pictures
are assembled from prepared parts. A pixel is a colour index. `pictures.zip` has the art of every game and two fonts,
drawn by `scripts/web/preview_pictures.py`. The right side of the art is dark, and words are drawn on it row by row.
"""

from __future__ import annotations

import asyncio
import html
import struct
import zipfile
import zlib
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec
from starlette.requests import HTTPConnection

from undercroft.games import OURS
from undercroft.games.card_sets import game_of
from undercroft.kernel.position import Data
from undercroft.kernel.texts import Texts
from undercroft.server.live.live_tables import LiveTables
from undercroft.server.protocol.tables import Summary
from undercroft.server.refusal import Refusal
from undercroft.server.store import StoreFailure
from undercroft.server.system import now_ms
from undercroft.server.tables.access import shows
from undercroft.server.web.address import Address
from undercroft.server.web.games import game_infos
from undercroft.server.web.requests import language_of

if TYPE_CHECKING:
    from undercroft.drawing.sketch import Cell

WIDTH, HEIGHT = 1200, 630
PARTS: Final = Path(__file__).parent / "pictures.zip"
LEVELS: Final = 16  # shades of a letter's edge
GROUND: Final = (11, 9, 12)
INKS: Final = {"plain": (243, 234, 219), "ember": (255, 176, 74), "faint": (167, 154, 141)}
FIRST_INK: Final = 192  # the art uses the colours below
ART, MARGIN = 600, 40  # width of the art, or of the board in its place, and the space around a board
LARGEST = 110  # side of a square of a board
CELL_GAP, EDGE = 6, 3  # between squares, and the width of their lines
LEFT, RIGHT = 620, 1150  # horizontal extent of the words
UNKNOWN: Final = "·"  # replaces letters that the fonts lack
CROWN: Final = "\ue000"
MORE: Final = "…"


class Font(NamedTuple):
    """A font. `base` is the row of the baseline, `gap` the width of a space."""

    name: str
    family: str
    weight: int
    size: int
    height: int
    base: int
    gap: int
    crown: str = ""


TITLE: Final = Font("title", "Title", 700, 62, 76, 58, 16)
TEXT: Final = Font("text", "Text", 500, 42, 54, 40, 11, CROWN)


class Line(NamedTuple):
    """A player at the table: name, score, and whether they have won."""

    name: str
    score: str
    has_won: bool


def picture(game: str, title: str, lines: list[Line], below: str, board: Sequence[Cell] = ()) -> bytes | None:
    """Returns a PNG; None for a game without prepared parts."""
    colours = msgspec.json.decode(_read("colours.json"), type=dict[str, list[tuple[int, ...]]]).get(game)
    if colours is None:
        return None
    canvas = bytearray(_read(f"art-{game}"))
    top = 60
    for row in _wrapped(TITLE, title):
        _write(canvas, TITLE, row, LEFT, top, "plain")
        top += TITLE.height
    top += 24
    for line in lines:
        ink = "ember" if line.has_won else "plain"
        score = f"{CROWN} {line.score}" if line.has_won else line.score
        at = RIGHT - _width(TEXT, score)
        _write(canvas, TEXT, score, at, top, ink)
        _write(canvas, TEXT, _cut(TEXT, line.name, at - LEFT - 24), LEFT, top, ink)
        top += TEXT.height
    _write(canvas, TEXT, _cut(TEXT, below, RIGHT - LEFT), LEFT, HEIGHT - 40 - TEXT.height, "faint")
    if board:
        _draw(canvas, board)
    return _png(canvas, [*colours, *_ink_colours()])


def _draw(canvas: bytearray, board: Sequence[Cell]) -> None:
    """Draws the squares of a board in place of the art, as large as they fit."""
    for row in range(HEIGHT):
        canvas[row * WIDTH : row * WIDTH + ART] = bytes([FIRST_INK]) * ART
    first_x, first_y = min(cell.x for cell in board), min(cell.y for cell in board)
    columns, rows = max(cell.x for cell in board) - first_x + 1, max(cell.y for cell in board) - first_y + 1
    size = min(LARGEST, (ART - 2 * MARGIN) // columns, (HEIGHT - 2 * MARGIN) // rows)
    left, top = (ART - columns * size) // 2, (HEIGHT - rows * size) // 2
    for cell in board:
        colour = FIRST_INK + list(INKS).index(cell.tone) * LEVELS + LEVELS - 1
        x, y, side = left + (cell.x - first_x) * size, top + (cell.y - first_y) * size, size - CELL_GAP
        is_marked = bool(cell.mark) and side > TEXT.height
        is_full = cell.tone == "ember" and not is_marked
        for row in range(side):
            start = (y + row) * WIDTH + x
            is_edge = is_full or row < EDGE or row >= side - EDGE
            inner = side if is_edge else EDGE
            canvas[start : start + inner] = bytes([colour]) * inner
            canvas[start + side - EDGE : start + side] = bytes([colour]) * EDGE
        if is_marked:
            room = (side - _width(TEXT, cell.mark)) // 2
            _write(canvas, TEXT, cell.mark, x + room, y + (side - TEXT.height) // 2, cell.tone)


def _write(canvas: bytearray, font: Font, text: str, left: int, top: int, ink: str) -> None:
    """Draws words. The background is dark, so a letter's shade alone determines the colour of a pixel."""
    places, pixels = _letters()[font.name], _read(font.name)
    first = FIRST_INK + list(INKS).index(ink) * LEVELS
    levels = bytes([0, *range(first + 1, first + LEVELS)]) + bytes(256 - LEVELS)
    for letter in text:
        if letter == " ":
            left += font.gap
            continue
        at, width = places.get(letter) or places[UNKNOWN]
        for row in range(font.height):
            start = (top + row) * WIDTH + left
            drawn = pixels[at + row * width : at + (row + 1) * width].translate(levels)
            canvas[start : start + width] = drawn
        left += width


def _width(font: Font, text: str) -> int:
    places = _letters()[font.name]
    return sum(font.gap if letter == " " else int((places.get(letter) or places[UNKNOWN])[1]) for letter in text)


def _cut(font: Font, text: str, most: int) -> str:
    """Returns the part of the text that fits."""
    if _width(font, text) <= most:
        return text
    while text and _width(font, text + MORE) > most:
        text = text[:-1]
    return text.rstrip() + MORE


def _wrapped(font: Font, text: str) -> list[str]:
    rows = [""]
    for word in text.split():
        longer = f"{rows[-1]} {word}".strip()
        if _width(font, longer) <= RIGHT - LEFT:
            rows[-1] = longer
        else:
            rows.append(word)
    return rows


def _ink_colours() -> list[tuple[int, ...]]:
    return [
        tuple([round(dark + (full - dark) * level / (LEVELS - 1)) for dark, full in zip(GROUND, ink, strict=True)])
        for ink in INKS.values()
        for level in range(LEVELS)
    ]


def _png(canvas: bytearray, colours: list[tuple[int, ...]]) -> bytes:
    """Encodes a PNG with one byte per pixel, a palette and no filters."""
    rows = b"".join([b"\0" + canvas[row * WIDTH : (row + 1) * WIDTH] for row in range(HEIGHT)])
    header = struct.pack(">IIBBBBB", WIDTH, HEIGHT, 8, 3, 0, 0, 0)
    table = b"".join([bytes(colour) for colour in colours])
    found = b"\x89PNG\r\n\x1a\n"
    for name, data in ((b"IHDR", header), (b"PLTE", table), (b"IDAT", zlib.compress(rows, 6)), (b"IEND", b"")):
        found += struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
    return found


@cache
def _read(name: str) -> bytes:
    with zipfile.ZipFile(PARTS) as archive:
        return archive.read(name)


@cache
def _letters() -> dict[str, dict[str, list[int]]]:
    """Returns, by font and letter, the offset and width."""
    return msgspec.json.decode(_read("letters.json"), type=dict[str, dict[str, list[int]]])


WORDS: Final = {
    "en": {
        "about": "Dungeon games at an open table",
        "free": "Free seats: {}",
        "bot": "bot",
        "open": "About to begin",
        "playing": "Being played",
        "over": "The end",
        "closed": "Called off",
    },
    "ru": {
        "about": "Игры о подземельях за открытым столом",
        "free": "Свободных мест: {}",
        "bot": "бот",
        "open": "Скоро начало",
        "playing": "Игра идёт",
        "over": "Игра окончена",
        "closed": "Игра отменена",
    },
}
SHOWN: Final = ("table", "replay")


class Previews:
    """Builds previews from the summaries of tables that anyone with the link may look at."""

    def __init__(self, tables: LiveTables, address: Address) -> None:
        self._tables = tables
        self._store = tables.store
        self._address = address

    async def head(self, path: str, connection: HTTPConnection) -> str:
        """Returns the title of a page and its preview tags."""
        language = known(language_of(connection))
        base = self._address.base(connection)
        place = path.strip("/.")  # the path of the first page is a dot
        kind, _, id = place.partition("/")
        title, about, image = "Undercroft", WORDS[language]["about"], "og/undercroft.jpg"
        summary = await self._summary(id) if kind in SHOWN else None
        if summary is not None:
            title = f"{await asyncio.to_thread(title_of, summary.game, language)} · Undercroft"
            about = about_of(summary, language)
            if summary.game in OURS:
                # Messengers cache pictures for long, so the next state has another address.
                image = f"api/tables/{id}/picture?language={language}&step={summary.steps}-{summary.phase}"
        rows = {
            "og:type": "website",
            "og:site_name": "Undercroft",
            "og:title": title,
            "og:description": about,
            "og:url": f"{base}/{place}",
            "og:image": f"{base}/{image}",
            "og:image:width": "1200",
            "og:image:height": "630",
            "og:locale": "ru_RU" if language == "ru" else "en_GB",
        }
        tags = [f'<meta property="{name}" content="{html.escape(value)}" />' for name, value in rows.items()]
        card = '<meta name="twitter:card" content="summary_large_image" />'
        return "\n    ".join([f"<title>{html.escape(title)}</title>", *tags, card])

    async def picture(self, id: str, language: str) -> bytes:
        """Returns a PNG of a table, or of the match that ended there."""
        summary = await self._summary(id)
        drawn = None
        if summary is not None:
            table = await self._tables.look(id)
            view = None if table.match is None or table.match.result is not None else table.match.view(None)
            drawn = await asyncio.to_thread(picture_of, summary, known(language), view)
        if drawn is None:
            raise Refusal("unknown_table", "there is no such table, or no picture of its game")
        return drawn

    async def _summary(self, id: str) -> Summary | None:
        """Reads the summary of a table that anyone with the link may look at."""
        try:
            found = await self._store.summary(id)
        except StoreFailure:  # the page is served all the same and reports the failure itself
            return None
        summary = None if found is None else msgspec.json.decode(found, type=Summary)
        return summary if summary is not None and shows(summary, None, now_ms()) else None


def title_of(game: str, language: str) -> str:
    """Returns the title of a game, or its name if it is not installed any more."""
    found = next((info.titles for info in game_infos() if info.name == game), {})
    return found.get(language, game)


def known(language: str) -> str:
    return language if language in WORDS else "en"


def picture_of(summary: Summary, language: str, view: Data | None) -> bytes | None:
    """Draws a table; `view` is a spectator's while a match is being played."""
    words = WORDS[language]
    free = free_seats(summary)
    below = words["free"].format(free) if free else words[summary.phase]
    board = [] if view is None else sketch_of(view, language)
    return picture(summary.game, title_of(summary.game, language), lines_of(summary, language), below, board)


def sketch_of(view: Data, language: str) -> list[Cell]:
    from undercroft.drawing.drawing import drawing_of  # in a browser there is nothing to draw with

    game = game_of(view)
    return drawing_of(game).sketch(view, Texts.of(game, language))


def lines_of(summary: Summary, language: str) -> list[Line]:
    """Returns the players in seat order, with scores once the match is over."""
    result = summary.result
    lines: list[Line] = []
    for seat, taken in enumerate(summary.seats):
        if taken.player is None and taken.bot is None:
            continue
        name = WORDS[language]["bot"] if taken.player is None else taken.player.name
        score = str(result.scores[seat]) if result is not None and seat < len(result.scores) else ""
        lines.append(Line(name, score, result is not None and seat in result.winners))
    return lines


def free_seats(summary: Summary) -> int:
    """Returns the number of seats that can still be taken."""
    if summary.phase != "open":
        return 0
    return sum(1 for taken in summary.seats if taken.player is None and taken.bot is None)


def about_of(summary: Summary, language: str) -> str:
    """Describes the players, with scores once the match is over, and the number of free seats."""
    people = [f"{line.name} – {line.score}" if line.score else line.name for line in lines_of(summary, language)]
    free = free_seats(summary)
    return "; ".join([", ".join(people), *([WORDS[language]["free"].format(free)] if free else [])])
