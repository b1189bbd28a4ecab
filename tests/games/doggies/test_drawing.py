"""The map in the terminal: boxes with gaps for exits, cropped to 80 columns."""

from __future__ import annotations

import io
import re

import pytest
from rich.console import Console

import undercroft as uc
from tests.games.doggies.scenes import do, room, scene
from undercroft.drawing.drawing import drawing_of
from undercroft.drawing.pen import Pen
from undercroft.games import find_game
from undercroft.kernel.texts import Texts


def drawn(match: uc.Match, language: str = "en") -> str:
    paper = io.StringIO()
    console = Console(file=paper, width=80)
    pen = Pen(console, Texts.of(find_game("doggies"), language), ["Ann", "Bob"], True)
    for part in drawing_of(find_game("doggies")).draw(match.view(0), pen):
        console.print(part)
    return paper.getvalue()


def map_of(text: str, rows: int) -> list[str]:
    """Returns the lines of the map, from the numbers of its columns down."""
    lines = [line.rstrip() for line in text.splitlines()]
    first = next(number for number, line in enumerate(lines) if re.fullmatch(r"[ 0-9-]*\d", line))
    return lines[first : first + 1 + 4 * rows]


def test_exits_are_gaps_doors_shaded_paws_numbered() -> None:
    match = scene("ruta", room(0, 1, "cerberus", 1), room(1, 1, "chest", 3, paws=1))
    assert map_of(drawn(match), 2) == [
        "       0      1",
        "    ┌─   ─┐┌─   ─┐",
        "  1 │Cerb  ▒Chest│",
        "    │SSS›D ▒ •2  │",
        "    └─   ─┘└─   ─┘",
        "    ┌─   ─┐",
        "  0  Start",
        "",
        "    └─────┘",
    ]


def test_places_for_a_drawn_card_show_what_to_type() -> None:
    match = scene("ruta")
    match.play(0, "explore", chance=uc.Chosen(["dragon"]))
    text = drawn(match)
    assert all(place in text for place in ("0,1", "1,0", "-1,0"))


def test_a_drawn_card_is_shown_in_each_of_its_turns() -> None:
    match = scene("ruta")
    match.play(0, "explore", chance=uc.Chosen(["two-coins-door"]))
    lines = [line.rstrip() for line in drawn(match).splitlines()]
    first = next(number for number, line in enumerate(lines) if "turned right" in line)
    assert lines[first : first + 5] == [
        "      unturned  turned right  upside down  turned left",
        "      ┌─▒▒▒─┐   ┌─   ─┐       ┌─────┐      ┌─   ─┐",
        "       Coins    │Coins▒        Coins       ▒Coins│",
        "        2$      │ 2$  ▒         2$         ▒ 2$  │",
        "      └─────┘   └─   ─┘       └─▒▒▒─┘      └─   ─┘",
    ]


def test_a_walk_is_shown_with_its_figures() -> None:
    match = do(scene("ruta", room(0, 1, "coin", 1), room(0, 2, "coin", 1)), "leave", "step north", "claim")
    text = drawn(match, "ru")
    assert "@" in text
    assert "Рута Снежная" in text
    assert "0 +1" in text  # coins, with those of the walk


@pytest.mark.parametrize("language", ["ru", "en"])
def test_a_wide_dungeon_is_cropped_around_the_last_card(language: str) -> None:
    rooms = [room(x, 0, "coin") for x in range(1, 15)]
    text = drawn(scene("ruta", *rooms), language)
    assert max(len(line) for line in text.splitlines()) <= 80
    (columns,) = map_of(text, 0)
    assert " 14 " in f"{columns} "
    assert " 0 " not in columns
