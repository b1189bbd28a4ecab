"""The numbered moves of a seat, and what a typed line means."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from typing import Final

from rich.text import Text

from undercroft.kernel.game import Game
from undercroft.kernel.move import Move, tidy
from undercroft.kernel.position import Data
from undercroft.terminal.pen import Pen

MANY: Final = 9  # more moves than this stand in two columns, where there is room
NUMBER_STYLE: Final = "bold yellow"


class Menu:
    """The legal moves of a view, in groups of one verb, numbered through."""

    def __init__(self, game: Game, view: Data, pen: Pen) -> None:
        self.game = game
        self.moves: list[Data] = sorted(view["moves"], key=_verb_order(view["moves"]))
        self.texts = [pen.texts.say(message_of(game.name, move), pen.names) for move in self.moves]
        self._pen = pen

    def lines(self) -> Iterator[Text]:
        """The menu, a group after the other."""
        number = 1
        for _, moves in groupby(self.moves, key=lambda move: move["verb"]):
            size = len(list(moves))
            yield from self._group(range(number, number + size))
            number += size

    def notation(self) -> Iterator[Text]:
        """Every move with the line that may be typed for it."""
        for number, (move, text) in enumerate(zip(self.moves, self.texts, strict=True), 1):
            yield Text.assemble((f"{number:>3}", NUMBER_STYLE), f"  {text}  ", (move["text"], "dim"))

    def find(self, line: str) -> Move | None:
        """The legal move that a line names, by number, notation or text; None if none."""
        if line.isdigit():
            number = int(line)
            return self._move(number - 1) if 0 < number <= len(self.moves) else None
        typed = tidy(line)
        for index, (move, text) in enumerate(zip(self.moves, self.texts, strict=True)):
            if typed in (tidy(move["text"]), tidy(text)):
                return self._move(index)
        return None

    def _move(self, index: int) -> Move:
        move = self.moves[index]
        return Move(move["verb"], move["args"], move["text"])

    def _group(self, numbers: Sequence[int]) -> Iterator[Text]:
        entries = [Text.assemble((f"{number:>3}", NUMBER_STYLE), "  ", self.texts[number - 1]) for number in numbers]
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
    """The message that tells a move."""
    return {"id": f"{game}-move-{move['verb']}", "args": move["args"]}


def _verb_order(moves: Sequence[Data]) -> Callable[[Data], int]:
    """Verbs in the order in which the rules first name them, so that a group stands together."""
    order: dict[str, int] = {}
    for move in moves:
        order.setdefault(move["verb"], len(order))
    return lambda move: order[move["verb"]]
