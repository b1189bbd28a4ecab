"""Drawing of a table in the terminal. A game overrides it in `games/GAME/terminal.py`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, Final

from rich.console import RenderableType
from rich.text import Text

from undercroft.drawing.pen import Pen
from undercroft.drawing.sketch import Cell
from undercroft.kernel.game import Game
from undercroft.kernel.match import Match
from undercroft.kernel.position import Data
from undercroft.kernel.record import Record
from undercroft.kernel.texts import Texts

Past = Sequence[tuple[Record, int]]  # records, and the seat that was played
CHIP: Final = "black on bright_white"


class Drawing:
    """Draws a view. This base knows no game; each game overrides what it can show better."""

    untold: ClassVar[frozenset[str]] = frozenset()  # ids of events that the table shows anyway

    leading: ClassVar[tuple[str, ...]] = ()  # verbs that come first in the menu

    openers: ClassVar[frozenset[str]] = frozenset()  # ids of events that start a new chapter of the story

    def headline(self, view: Data, pen: Pen) -> str:
        """Returns one line: where the game stands."""
        return pen.texts(f"{view['game']}-title")

    def draw(self, view: Data, pen: Pen) -> Iterator[RenderableType]:
        """Yields the table; here as labelled rows of plain data."""
        yield pen.rows(_rows(view["table"], Labels(view["game"], pen)))

    def told(self, view: Data, pen: Pen) -> Iterator[RenderableType]:
        """Yields the table for a listener, without maps; the same as the drawing where that has none."""
        yield from self.draw(view, pen)

    def sketch(self, view: Data, texts: Texts) -> list[Cell]:
        """Returns the board as squares for a small picture; none where a game has no such board."""
        return []

    def details(self, view: Data, pen: Pen) -> Iterator[tuple[str, str]]:
        """Yields what lies on the table and what it does: pairs of a name and a rule."""
        yield from ()

    def keys(self, moves: Sequence[Data]) -> list[str]:
        """Returns what to type for each move."""
        return [str(number) for number in range(1, len(moves) + 1)]

    def shorter(self, moves: Sequence[Data], keys: Sequence[str], pen: Pen) -> Iterator[Text]:
        """Yields many moves of one verb in a few lines; nothing where each has a line of its own."""
        yield from ()

    def ending(self, match: Match, humans: Sequence[int], past: Past, pen: Pen) -> Iterator[RenderableType]:
        """Yields what follows the scores of a finished match; `past` holds matches this player finished before."""
        yield from ()


def drawing_of(game: Game) -> Drawing:
    """Returns the game's own drawing, or the plain one."""
    drawing = game.drawing()
    return drawing if isinstance(drawing, Drawing) else Drawing()


class Labels:
    """Names the fields of a game's table (`GAME-table-FIELD`); a field without a text keeps its own name."""

    def __init__(self, game: str, pen: Pen) -> None:
        self.game = game
        self.pen = pen

    def name(self, field: str) -> str:
        id = f"{self.game}-table-{field}"
        return self.pen.texts(id) if self.pen.texts.has(id) else field


def _rows(table: Data, labels: Labels) -> Iterator[tuple[str, list[Text]]]:
    """Yields a row per field, and one per entry of a list of mappings such as players or rooms."""
    for key, value in table.items():
        name = labels.name(key)
        if isinstance(value, list) and value and all(isinstance(entry, dict) for entry in value):
            for number, entry in enumerate(value, 1):
                yield f"{name} {number}", list(_parts(entry, labels))
        else:
            yield name, list(_parts(value, labels))


def _parts(value: Any, labels: Labels) -> Iterator[Text]:
    """Yields a value of plain data as chips: lists item by item, mappings as `key value`."""
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
