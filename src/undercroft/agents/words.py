"""A seat's view in words: what lies where, what is asked, and the legal moves with their short names."""

from __future__ import annotations

import io
import re
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Final

from rich.console import Console

from undercroft.drawing.drawing import Drawing, drawing_of
from undercroft.drawing.pen import Pen
from undercroft.kernel.game import Game
from undercroft.kernel.message import Message
from undercroft.kernel.position import Data
from undercroft.kernel.texts import Texts

WIDTH: Final = 96
MANY: Final = 9  # more moves of one verb than this are listed by their short names alone
MOST_TOKENS: Final = 1500  # of a view
TOKEN: Final = re.compile(r"\w{1,6}|[^\w\s]|\n")


def tokens(text: str) -> int:
    """Estimates the tokens of a text: one for every six letters of a word, every other sign, and every new line.

    >>> tokens("play 4 – Power 4")
    5
    """
    return len(TOKEN.findall(text))


class Words:
    """Tells a game in one language. `names` are those of the seats."""

    def __init__(self, game: Game, language: str, names: Sequence[str]) -> None:
        self.game = game
        self.texts: Texts = Texts.of(game, language)
        self.names: list[str] = list(names)
        self._drawing: Drawing = drawing_of(game)

    def look(self, view: Data) -> str:
        """Returns everything that a seat may know, and the legal moves."""
        return "\n".join([*self.table(view), *self.question(view)])

    def news(self, view: Data, before: Sequence[str]) -> str:
        """Returns the lines of the table that are not in an earlier `table()`, and the question."""
        known = set(before)
        changed = [line for line in self.table(view) if line not in known]
        return "\n".join([*changed, *self.question(view)])

    def table(self, view: Data) -> list[str]:
        """Returns the table as lines."""
        console = _console()
        pen = self._pen(console)
        console.print(self._drawing.headline(view, pen))
        for part in self._drawing.draw(view, pen):
            console.print(part)
        return _lines(console)

    def question(self, view: Data) -> list[str]:
        """Returns who is asked, the question, and the legal moves; or the result."""
        result = view["result"]
        if result is not None:
            winners = ", ".join(self.names[seat] for seat in result["winners"]) or "–"
            scores = ", ".join(f"{self.names[seat]} {score}" for seat, score in enumerate(result["scores"]))
            return [self.texts("shell-agent-over", winners=winners, scores=scores)]
        if view["seat"] not in view["turn"]:
            return [self.texts("shell-agent-waiting", names=", ".join(self.names[seat] for seat in view["turn"]))]
        asked = self.texts.say(view["prompt"], self.names)
        return [self.texts("shell-agent-asked", prompt=asked), *self.moves(view)]

    def moves(self, view: Data) -> list[str]:
        """Returns the legal moves: a line for each, or one for all of a verb with many."""
        lines = []
        ordered = sorted(view["moves"], key=lambda move: str(move["verb"]))
        for verb, found in groupby(ordered, key=lambda move: str(move["verb"])):
            moves = list(found)
            if len(moves) > MANY:
                lines.append(f"  {verb}: " + " | ".join(_shortened(move["text"], verb) for move in moves))
            else:
                lines += [f"  {move['text']} – {self.meaning(view, move)}" for move in moves]
        return lines

    def meaning(self, view: Data, move: Data) -> str:
        """Returns a move in words."""
        return self.texts.say({"id": f"{view['game']}-move-{move['verb']}", "args": move["args"]}, self.names)

    def story(self, events: Iterable[Message]) -> list[str]:
        """Returns events as lines."""
        return [f"• {self.texts.say(event, self.names)}" for event in events if event.id not in self._drawing.untold]

    def cards(self, view: Data) -> str:
        """Returns what lies on the table and in the own hand, with the rule of each."""
        pen = self._pen(_console())
        told = [f"{name}: {rule}" for name, rule in self._drawing.details(view, pen)]
        return "\n".join(told) or self.texts("shell-no-cards")

    def _pen(self, console: Console) -> Pen:
        return Pen(console, self.texts, self.names, is_plain=True)


def _console() -> Console:
    return Console(file=io.StringIO(), width=WIDTH, height=100, no_color=True, color_system=None, highlight=False)


def _lines(console: Console) -> list[str]:
    assert isinstance(console.file, io.StringIO)
    return [line.rstrip() for line in console.file.getvalue().splitlines() if line.strip()]


def _shortened(text: str, verb: str) -> str:
    """Returns the notation without its verb, which is told once for all."""
    return text.removeprefix(f"{verb} ")
