"""A view in sentences, for people who listen: no maps, columns, brackets or signs that only the eye can follow."""

from __future__ import annotations

import io
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from undercroft.drawing.drawing import drawing_of
from undercroft.drawing.pen import Pen
from undercroft.kernel.game import Game
from undercroft.kernel.position import Data
from undercroft.kernel.texts import Texts

WIDTH: Final = 100
GAP: Final = "·"  # of a card that is not in a hand
TALL: Final = 100  # lines: everything is told, whatever a terminal would leave out


class SpokenPen(Pen):
    """A pen whose chips are words, joined with commas."""

    def __init__(self, texts: Texts, names: Sequence[str]) -> None:
        paper = Console(file=io.StringIO(), width=WIDTH, height=TALL, no_color=True, color_system=None)
        super().__init__(paper, texts, names, is_plain=True)

    def chip(self, word: str, style: str, count: int = 1) -> Text:
        return Text(f"{word} ×{count}" if count > 1 else word)

    def flow(self, parts: Iterable[Text], width: int, gap: str = " ") -> Text:
        return Text(", ").join([Text(part.plain.rstrip(",")) for part in parts if part.plain.strip()])


def spoken(game: Game, language: str, names: Sequence[str], view: Data) -> list[str]:
    """Returns the table of a view, line by line, in the order in which a listener needs it.

    >>> import undercroft as uc
    >>> match = uc.deal("chest", 1, seed=1)
    >>> spoken(match.game, "en", ["Ann"], match.view(0))[0]
    'Adventure 1 of 3 · level 1 · monsters'
    """
    pen, drawing = SpokenPen(Texts.of(game, language), names), drawing_of(game)
    lines = [drawing.headline(view, pen)]
    for part in drawing.told(view, pen):
        lines += _sentences(part)
    return [line for line in (line.strip() for line in lines) if line]


def _sentences(part: RenderableType) -> Iterator[str]:
    if isinstance(part, Table):
        yield from _of_table(part)
    else:
        yield from (part.plain if isinstance(part, Text) else str(part)).splitlines()


def _of_table(table: Table) -> Iterator[str]:
    """Yields a sentence per row: its first cell, then the others, each after the head of its column. Signs that only
    hold a column open are left out.
    """
    gaps = (">", GAP) if table.show_header else (">",)
    heads = [str(column.header) if table.show_header else "" for column in table.columns]
    for row in zip(*(column._cells for column in table.columns), strict=True):
        cells = [" ".join(word for word in _words(cell).split() if word not in gaps) for cell in row]
        told = [
            f"{head.lower()}: {cell}" if head else cell for head, cell in zip(heads[1:], cells[1:], strict=True) if cell
        ]
        yield f"{cells[0]}: {'; '.join(told)}" if cells[0] and told else cells[0] + "; ".join(told)


def _words(cell: RenderableType) -> str:
    return cell.plain if isinstance(cell, Text) else str(cell)
