"""How a table is drawn: by the game's own module in `drawings`, or plainly, from the view, for any other game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, ClassVar, Final

from rich.console import RenderableType
from rich.text import Text

from undercroft.kernel.match import Match
from undercroft.kernel.position import Data
from undercroft.kernel.record import Record
from undercroft.terminal.pen import Pen

Past = Sequence[tuple[Record, int]]  # records, and the seat that was played
CHIP: Final = "black on bright_white"


class Drawing:
    """Draws a view, nothing else. This one knows no game; a game's own overrides what it can say better."""

    untold: ClassVar[frozenset[str]] = frozenset()  # ids of events that the table shows anyway

    leading: ClassVar[tuple[str, ...]] = ()  # verbs that stand first in the menu, whatever else is offered

    openers: ClassVar[frozenset[str]] = frozenset()  # ids of events that open a new chapter of the story

    def headline(self, view: Data, pen: Pen) -> str:
        """One line: where the game stands."""
        return pen.texts(f"{view['game']}-title")

    def draw(self, view: Data, pen: Pen) -> Iterator[RenderableType]:
        """The table; here as labelled rows of plain data."""
        yield pen.rows(_rows(view["table"], Labels(view["game"], pen)))

    def details(self, view: Data, pen: Pen) -> Iterator[tuple[str, str]]:
        """What lies on the table now and what it does: pairs of a name and a rule in plain words."""
        yield from ()

    def keys(self, moves: Sequence[Data]) -> list[str]:
        """What is typed for each move."""
        return [str(number) for number in range(1, len(moves) + 1)]

    def ending(self, match: Match, humans: Sequence[int], past: Past, pen: Pen) -> Iterator[RenderableType]:
        """What is said of a finished match beside its scores; `past` holds matches this player finished before."""
        yield from ()


def find_drawing(game: str) -> Drawing:
    """The drawing of a game: `DRAWING` in `undercroft.terminal.drawings.GAME` where there is one."""
    name = f"{__package__}.drawings.{game}"
    if find_spec(name) is None:
        return Drawing()
    drawing: Drawing = import_module(name).DRAWING
    return drawing


class Labels:
    """What a game calls the fields of its table (`GAME-table-FIELD`); the fields themselves where it does not say."""

    def __init__(self, game: str, pen: Pen) -> None:
        self.game = game
        self.pen = pen

    def name(self, field: str) -> str:
        id = f"{self.game}-table-{field}"
        return self.pen.texts(id) if self.pen.texts.has(id) else field


def _rows(table: Data, labels: Labels) -> Iterator[tuple[str, list[Text]]]:
    """A row per field, and one per entry of a list of mappings: players, rooms."""
    for key, value in table.items():
        name = labels.name(key)
        if isinstance(value, list) and value and all(isinstance(entry, dict) for entry in value):
            for number, entry in enumerate(value, 1):
                yield f"{name} {number}", list(_parts(entry, labels))
        else:
            yield name, list(_parts(value, labels))


def _parts(value: Any, labels: Labels) -> Iterator[Text]:
    """A value of plain data as chips: lists one by one, mappings as `key value`."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield Text(f"{labels.name(key)}:", "dim")
            yield from _parts(inner, labels)
    elif isinstance(value, list | tuple):
        if not value:
            yield Text("–", "dim")
        for inner in value:
            yield from _parts(inner, labels)
    else:
        yield labels.pen.chip("–" if value is None else str(value), CHIP)
