"""How a table is drawn: by the game's own module here, or plainly, from the view, for any other game."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, Protocol, cast

from rich.console import RenderableType
from rich.text import Text

from undercroft.kernel.position import Data
from undercroft.terminal.pen import Pen

CHIP: Final = "black on bright_white"


class Drawing(Protocol):
    """What a drawing module offers: `headline`, one line, and `draw`, the table; from a view, nothing else."""

    def headline(self, view: Data, pen: Pen) -> str: ...

    def draw(self, view: Data, pen: Pen) -> Iterator[RenderableType]: ...


def find_drawing(game: str) -> Drawing:
    """The drawing of a game: `undercroft.terminal.drawings.GAME` where there is one."""
    name = f"{__package__}.drawings.{game}"
    if find_spec(name) is None:
        return AnyGame()
    return cast(Drawing, import_module(name))


class AnyGame:
    """The drawing of a game that brings none: its view's table as labelled rows."""

    def headline(self, view: Data, pen: Pen) -> str:
        return pen.texts(f"{view['game']}-title")

    def draw(self, view: Data, pen: Pen) -> Iterator[RenderableType]:
        yield pen.rows([(key, list(_parts(value, pen))) for key, value in view["table"].items()])


def _parts(value: Any, pen: Pen) -> Iterator[Text]:
    """A value of plain data as chips: lists one by one, mappings as `key value`."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield Text(f"{key}:", "dim")
            yield from _parts(inner, pen)
    elif isinstance(value, list | tuple):
        if not value:
            yield Text("–", "dim")
        for inner in value:
            yield from _parts(inner, pen)
    else:
        yield pen.chip("–" if value is None else str(value), CHIP)
