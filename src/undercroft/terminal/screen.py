"""The screen and keyboard of one player's terminal, the story of a match and the progress of work."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Container, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.text import Text

from undercroft.drawing.pen import QUIET, Pen
from undercroft.kernel.game import Game
from undercroft.kernel.message import Event
from undercroft.kernel.texts import SEAT_ARGS, Texts

TOLD_EVERY: Final = (0.5, 60.0)  # seconds between reports, on a terminal and in a log


class Paper(Console):
    """A console that lets the command handle a closed output pipe."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


class Screen:
    """Prints texts in the chosen language and reads lines. Tests replace the keyboard with `ask`."""

    def __init__(
        self,
        language: str,
        game: Game | None = None,
        *,
        is_plain: bool = False,
        is_spoken: bool = False,
        console: Console | None = None,
        ask: Callable[[str], str] | None = None,
    ) -> None:
        self.console: Paper | Console = (
            Paper(highlight=False, no_color=is_plain or None) if console is None else console
        )
        # Plain signs are used where colours cannot be seen (a pipe, NO_COLOR).
        self.is_plain: bool = is_plain or self.console.no_color or self.console.color_system is None
        self.is_spoken = is_spoken  # tables are told in sentences, for screen readers
        self.game = game
        self.texts: Texts = Texts.of(game, language)
        self._ask = ask

    def at(self, game: Game) -> Screen:
        """Returns the same screen for the table of a game."""
        look = {"is_plain": self.is_plain, "is_spoken": self.is_spoken}
        return Screen(self.texts.language, game, console=self.console, ask=self._ask, **look)

    def switch(self, language: str) -> None:
        """Switches to another language."""
        self.texts = Texts.of(self.game, language)

    def pen(self, names: Sequence[str]) -> Pen:
        return Pen(self.console, self.texts, names, self.is_plain)

    def text(self, id: str, **args: object) -> str:
        return self.texts(id, **args)

    def say(self, id: str, style: str = "", /, **args: object) -> None:
        """Prints a text of the shell or the game."""
        self.print(Text(self.texts(id, **args), style))

    def print(self, *lines: RenderableType) -> None:
        for line in lines:
            self.console.print(line, width=min(self.console.width, 100))

    def rule(self, title: str) -> None:
        """Prints a line across the screen before something new."""
        self.print("")
        if self.is_plain:
            self.print(Text(f"== {title} =="))
        else:
            self.print(Rule(Text(title, "bold"), style="yellow", align="left"))

    def complain(self, text: str) -> None:
        self.print(Text(text, "red"))

    def hush(self, text: str) -> None:
        """Prints something in dim text."""
        self.print(Text(text, QUIET))

    def read(self, prompt: str) -> str:
        """Reads one line; raises EOFError or KeyboardInterrupt when the player leaves."""
        if self._ask is not None:
            return self._ask(prompt)
        line = self.console.input(Text(prompt, "bold yellow"))
        if not sys.stdin.isatty():  # a terminal does not echo lines from a file or a pipe
            self.print(Text(line))
        return line

    @contextmanager
    def thinking(self, text: str) -> Iterator[None]:
        """Shows that a bot is thinking; writes a line where nothing on the screen can change."""
        if self.console.is_terminal and not self.is_plain:
            with self.console.status(Text(text, QUIET)):
                yield
        else:
            self.hush(text)
            yield

    def curtain(self, name: str) -> None:
        """Hides the screen's content from the next player at this keyboard."""
        self.console.clear()
        self.say("shell-curtain", "bold", name=name)
        self.read(self.text("shell-curtain-key") + " ")
        self.console.clear()


class Progress:
    """Reports progress on stderr: one line that changes, or in a log a line now and then."""

    def __init__(self, id: str, number: int, screen: Screen) -> None:
        self._id = id
        self._number = number
        self._screen = screen
        self._is_terminal = sys.stderr.isatty()
        self._started = self._told = time.monotonic()

    def tell(self, done: int) -> None:
        now = time.monotonic()
        if now - self._told < TOLD_EVERY[0 if self._is_terminal else 1]:
            return
        self._told = now
        left = int((now - self._started) / done * (self._number - done) / 60)
        line = self._screen.text(self._id, done=done, all=self._number, left=left)
        print(f"\r{line}\x1b[K" if self._is_terminal else line, end="" if self._is_terminal else "\n", file=sys.stderr)
        sys.stderr.flush()

    def end(self) -> None:
        if self._is_terminal:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)


def tell(events: Iterable[Event], screen: Screen, names: Sequence[str], openers: Container[str] = ()) -> None:
    """Prints one line per event; an event that opens a new chapter is set apart."""
    is_apart = True  # nothing is printed right above
    for event in events:
        is_opener = event.id in openers
        if is_opener and not is_apart:
            screen.print("")
        screen.print(story_line(event, screen, names))
        is_apart = is_opener


def story_line(event: Event, screen: Screen, names: Sequence[str]) -> Text:
    """Returns an event in words, with players' names in their colours."""
    pen = screen.pen(names)
    line = Text().append("- " if screen.is_plain else "• ", "dim").append(screen.texts.say(event, names))
    for key in SEAT_ARGS:
        seat = event.args.get(key)
        if isinstance(seat, int):
            line.highlight_words([screen.texts.name_of(seat, names)], pen.seat_style(seat))
    return line
