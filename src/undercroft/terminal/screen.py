"""The screen and the keyboard of one player's terminal."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.text import Text

from undercroft.kernel.game import Game
from undercroft.kernel.texts import Texts
from undercroft.terminal.pen import QUIET, Pen


class Paper(Console):
    """A console that leaves it to the command what to do when the reader of its output has gone."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


class Screen:
    """Says texts in the chosen language and reads lines. `ask` replaces the keyboard in tests."""

    def __init__(
        self,
        language: str,
        game: Game | None = None,
        *,
        is_plain: bool = False,
        console: Console | None = None,
        ask: Callable[[str], str] | None = None,
    ) -> None:
        self.console = Paper(highlight=False, no_color=is_plain or None) if console is None else console
        # Where colours cannot be seen (a pipe, NO_COLOR) the plain signs are used too.
        self.is_plain = is_plain or self.console.no_color or self.console.color_system is None
        self.game = game
        self.texts = Texts.of(game, language)
        self._ask = ask

    def at(self, game: Game) -> Screen:
        """The same screen at the table of a game."""
        return Screen(self.texts.language, game, is_plain=self.is_plain, console=self.console, ask=self._ask)

    def switch(self, language: str) -> None:
        """Go on in another language."""
        self.texts = Texts.of(self.game, language)

    def pen(self, names: Sequence[str]) -> Pen:
        return Pen(self.console, self.texts, names, self.is_plain)

    def text(self, id: str, **args: object) -> str:
        return self.texts(id, **args)

    def say(self, id: str, style: str = "", /, **args: object) -> None:
        """Print a text of the shell or the game."""
        self.print(Text(self.texts(id, **args), style))

    def print(self, *lines: RenderableType) -> None:
        for line in lines:
            self.console.print(line, width=min(self.console.width, 100))

    def rule(self, title: str) -> None:
        """A line across the screen that starts something new."""
        self.print("")
        if self.is_plain:
            self.print(Text(f"== {title} =="))
        else:
            self.print(Rule(Text(title, "bold"), style="yellow", align="left"))

    def complain(self, text: str) -> None:
        self.print(Text(text, "red"))

    def hush(self, text: str) -> None:
        """Something that need not be read."""
        self.print(Text(text, QUIET))

    def read(self, prompt: str) -> str:
        """One line from the keyboard; EOFError and KeyboardInterrupt when the player leaves."""
        if self._ask is not None:
            return self._ask(prompt)
        line = self.console.input(Text(prompt, "bold yellow"))
        if not sys.stdin.isatty():  # lines from a file or a pipe are not echoed by a terminal
            self.print(Text(line))
        return line

    @contextmanager
    def thinking(self, text: str) -> Iterator[None]:
        """Somebody thinks: shown as long as it lasts, or written down where nothing on the screen can change."""
        if self.console.is_terminal and not self.is_plain:
            with self.console.status(Text(text, QUIET)):
                yield
        else:
            self.hush(text)
            yield

    def curtain(self, name: str) -> None:
        """Hide what was on the screen from the next player at this keyboard."""
        self.console.clear()
        self.say("shell-curtain", "bold", name=name)
        self.read(self.text("shell-curtain-key") + " ")
        self.console.clear()
