"""The numbered moves of a seat, and the parsing of a typed line."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from typing import Final

from rich.text import Text

from undercroft.drawing.drawing import Drawing
from undercroft.drawing.pen import KEY_STYLE, Pen
from undercroft.kernel.move import Move, tidy
from undercroft.kernel.position import Data

MANY: Final = 9  # more moves than this are shown in two columns, where there is room


class Menu:
    """The legal moves of a view, grouped by verb, each with its key."""

    def __init__(self, view: Data, drawing: Drawing, pen: Pen) -> None:
        self.moves: list[Data] = sorted(view["moves"], key=_verb_order(view["moves"], drawing.leading))
        self.keys: list[str] = drawing.keys(self.moves)
        self.texts: list[str] = [pen.texts.say(message_of(view["game"], move), pen.names) for move in self.moves]
        self._drawing = drawing
        self._pen = pen

    def lines(self) -> Iterator[Text]:
        """Yields the menu, group by group."""
        first = 0
        for _, moves in groupby(self.moves, key=lambda move: str(move["verb"])):
            size = len(list(moves))
            yield from self._group(range(first, first + size))
            first += size

    def notation(self) -> Iterator[Text]:
        """Yields every move with the line that may be typed for it."""
        for index, move in enumerate(self.moves):
            yield self._entry(index).append(f"  {move['text']}", "dim")

    def find(self, line: str) -> Move | None:
        """Returns the legal move that a line names by key, notation or text; None if there is none."""
        typed = tidy(line)
        for move, key, text in zip(self.moves, self.keys, self.texts, strict=True):
            if typed in (key, tidy(move["text"]), tidy(text)):
                return Move(move["verb"], move["args"], move["text"])
        return None

    @property
    def range(self) -> str:
        """Returns the keys in words: 1–6, or one by one where some are missing."""
        is_whole = self.keys == [str(number) for number in range(1, len(self.keys) + 1)]
        return f"1–{len(self.keys)}" if is_whole and len(self.keys) > 1 else ", ".join(self.keys)

    def _entry(self, index: int) -> Text:
        return Text().append(f"{self.keys[index]:>3}", KEY_STYLE).append(f"  {self.texts[index]}")

    def _group(self, indices: Sequence[int]) -> Iterator[Text]:
        if len(indices) > MANY:
            moves, keys = [self.moves[index] for index in indices], [self.keys[index] for index in indices]
            if shorter := list(self._drawing.shorter(moves, keys, self._pen)):
                yield from shorter
                return
        entries = [self._entry(index) for index in indices]
        half = self._pen.width // 2
        if len(self.moves) <= MANY or any(entry.cell_len > half - 2 for entry in entries):
            yield from entries
            return
        rows = (len(entries) + 1) // 2
        for row in range(rows):
            line = entries[row].copy()
            if row + rows < len(entries):
                line.pad_right(half - line.cell_len)
                line.append_text(entries[row + rows])
            yield line


def message_of(game: str, move: Data) -> Data:
    """Returns the message that describes a move."""
    return {"id": f"{game}-move-{move['verb']}", "args": move["args"]}


def _verb_order(moves: Sequence[Data], leading: Sequence[str]) -> Callable[[Data], int]:
    """Returns the order of verbs: leading ones, then the rest as the rules first list them."""
    order = {verb: number for number, verb in enumerate(leading)}
    for move in moves:
        order.setdefault(move["verb"], len(order))
    return lambda move: order[move["verb"]]
