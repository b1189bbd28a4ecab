"""A picture of a table for link previews: the game, who plays, how it ended. Messengers take PNG files and no SVG, and
a library that draws would be the server's largest dependency; so it is put together from prepared parts.

A pixel is the number of a colour. `pictures.zip` has the art of every game and two sets of letters, drawn by
`scripts/web/preview_pictures.py`. The art leaves its right side dark: words are laid on it, row by row.
"""

from __future__ import annotations

import json
import struct
import zipfile
import zlib
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

WIDTH, HEIGHT = 1200, 630
PARTS: Final = Path(__file__).parent / "pictures.zip"
LEVELS: Final = 16  # of a letter's edge
GROUND: Final = (11, 9, 12)
INKS: Final = {"plain": (243, 234, 219), "ember": (255, 176, 74), "faint": (167, 154, 141)}
FIRST_INK: Final = 192  # the art has the colours below
LEFT, RIGHT = 620, 1150  # where words stand
UNKNOWN: Final = "·"  # for a letter of a script that is not there
CROWN: Final = "\ue000"
MORE: Final = "…"


class Font(NamedTuple):
    """How letters are drawn: `base` is where they stand in their rows, `gap` is a space."""

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
    """Somebody at the table: the name, what they have reached, and whether they have won."""

    name: str
    score: str
    has_won: bool


def picture(game: str, title: str, lines: list[Line], below: str) -> bytes | None:
    """A PNG; None of a game without prepared parts."""
    colours = _colours().get(game)
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
    return _png(canvas, [*[tuple(colour) for colour in colours], *_ink_colours()])


def _write(canvas: bytearray, font: Font, text: str, left: int, top: int, ink: str) -> None:
    """The ground under words is dark: a letter's edge alone says what colour a pixel has."""
    places, pixels = _letters()[font.name], _pixels(font.name)
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
    """As much of it as there is room for."""
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
    """One byte a pixel, with a table of colours; no filters."""
    rows = b"".join([b"\0" + canvas[row * WIDTH : (row + 1) * WIDTH] for row in range(HEIGHT)])
    header = struct.pack(">IIBBBBB", WIDTH, HEIGHT, 8, 3, 0, 0, 0)
    table = b"".join([bytes(colour) for colour in colours])
    chunks = (b"IHDR", header), (b"PLTE", table), (b"IDAT", zlib.compress(rows, 6)), (b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + b"".join([_chunk(name, data) for name, data in chunks])


def _chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


def _read(name: str) -> bytes:
    with zipfile.ZipFile(PARTS) as archive:
        return archive.read(name)


@cache
def _pixels(font: str) -> bytes:
    return _read(font)


@cache
def _letters() -> dict[str, dict[str, list[int]]]:
    """By font and letter: where it begins, and how wide it is."""
    found: dict[str, dict[str, list[int]]] = json.loads(_read("letters.json"))
    return found


@cache
def _colours() -> dict[str, list[list[int]]]:
    """Of the art of every game."""
    found: dict[str, list[list[int]]] = json.loads(_read("colours.json"))
    return found
