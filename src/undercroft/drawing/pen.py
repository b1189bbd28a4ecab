"""The pen of drawings: chips, rows and names, in colour or plain."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from undercroft.kernel.texts import Texts

SEAT_STYLES: Final = ("bold cyan", "bold magenta", "bold green", "bold yellow", "bold blue", "bold red")
QUIET: Final = "dim"
KEY_STYLE: Final = "bold yellow"  # of what can be typed
LABEL_WIDTH: Final = 13


class Pen:
    """Draws words. Without colours chips get brackets, so that nothing depends on colour alone."""

    def __init__(self, console: Console, texts: Texts, names: Sequence[str], is_plain: bool) -> None:
        self.console = console
        self.texts = texts
        self.names = names
        self.is_plain = is_plain

    def __call__(self, id: str, style: str = "", /, **args: object) -> Text:
        """Returns a text of the game or the shell."""
        return Text(self.texts(id, **args), style)

    def name(self, seat: int) -> Text:
        return Text().append(self.texts.name_of(seat, self.names), self.seat_style(seat))

    def seat_style(self, seat: int) -> str:
        return SEAT_STYLES[seat % len(SEAT_STYLES)]

    def chip(self, word: str, style: str, count: int = 1) -> Text:
        """Draws one thing on the table: a die, a card, a token, or `count` of them."""
        times = f" ×{count}" if count > 1 else ""
        return Text(f"[{word}]{times}") if self.is_plain else Text(f" {word}{times} ", style)

    def flow(self, parts: Iterable[Text], width: int, gap: str = " ") -> Text:
        """Joins parts into lines, breaking only between them."""
        flowed = Text()
        column = 0
        for part in parts:
            if column and column + len(gap) + part.cell_len > width:
                flowed.append("\n")
                column = 0
            elif column:
                flowed.append(gap)
                column += len(gap)
            flowed.append_text(part)
            column += part.cell_len
        return flowed

    def rows(self, rows: Iterable[tuple[str, Iterable[Text]]]) -> Table:
        """Draws labelled rows with the labels in one column."""
        written = [(label, list(parts)) for label, parts in rows]
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(style=QUIET, no_wrap=True, min_width=LABEL_WIDTH)
        grid.add_column()
        widest = max([LABEL_WIDTH, *(Text(label).cell_len for label, _ in written)])
        for label, parts in written:
            grid.add_row(label, self.flow(parts, self.width - widest - 2))
        return grid

    @property
    def width(self) -> int:
        """The line width: longer lines are hard to read, however wide the window is."""
        return min(self.console.width, 100)
