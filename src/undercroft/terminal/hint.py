"""Advice on the screen: the best moves with their keys, what they are worth, and why."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from undercroft.bots import Advice, Weighed
from undercroft.terminal.menu import KEY_STYLE, Menu
from undercroft.terminal.pen import QUIET, Pen

SHOWN: Final = 5  # moves; the rest is worse
BAR: Final = 20  # signs of a bar that is full


def hint_lines(advice: Advice, menu: Menu, pen: Pen) -> Iterator[RenderableType]:
    """The reason, then the moves, the best first."""
    yield Text(pen.texts.say(advice.reason, pen.names), "bold")
    shown = advice.moves[:SHOWN]
    most = 1.0 if advice.measure == "chance" else max([1.0, *(weighed.worth or 0.0 for weighed in shown)])
    grid = Table.grid(padding=(0, 2, 0, 0))
    for weighed in shown:
        number = [move["text"] for move in menu.moves].index(weighed.move["text"])
        name = Text().append(f"{menu.keys[number]:>3}", KEY_STYLE).append(f"  {menu.texts[number]}")
        grid.add_row(name, Text(_value(weighed, advice.measure, pen)), Text(_bar(weighed, most, pen), "yellow"))
    yield grid
    tries = sum(weighed.tries for weighed in advice.moves)
    if tries:
        yield Text(pen.texts("shell-hint-tries", tries=tries), QUIET)


def _value(weighed: Weighed, measure: str, pen: Pen) -> str:
    if weighed.worth is None:
        return ""
    if measure == "chance":
        return pen.texts("shell-hint-chance", percent=round(100 * weighed.worth))
    return pen.texts("shell-hint-points", points=round(weighed.worth, 1), spread=round(weighed.spread or 0.0, 1))


def _bar(weighed: Weighed, most: float, pen: Pen) -> str:
    if weighed.worth is None:
        return ""
    return ("#" if pen.is_plain else "█") * round(BAR * max(0.0, weighed.worth) / most)
