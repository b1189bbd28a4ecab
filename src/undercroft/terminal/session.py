"""A match at one keyboard: asks humans, gives hints, lets bots move, tells the story and stores every move."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from undercroft.bots import Advice, Bot, Weighed, advise, can_advise
from undercroft.bots.playout import ask
from undercroft.cli import INTERRUPTED, OK
from undercroft.drawing.drawing import Drawing, drawing_of
from undercroft.drawing.pen import KEY_STYLE, QUIET, Pen
from undercroft.drawing.spoken import spoken
from undercroft.kernel.errors import IllegalMove, NoUndo
from undercroft.kernel.match import Match
from undercroft.kernel.message import Event, Message
from undercroft.kernel.move import Move
from undercroft.kernel.texts import languages
from undercroft.terminal import saves
from undercroft.terminal.ending import show_ending
from undercroft.terminal.menu import Menu, message_of
from undercroft.terminal.saves import Seating
from undercroft.terminal.screen import Screen, tell

SHOWN: Final = 5  # moves shown; the rest is worse
BAR: Final = 20  # characters of a full bar

# Commands that may be typed instead of a move, in both languages.
WORDS: Final = {
    "undo": ("undo", "u", "отмена", "назад"),
    "hint": ("hint", "совет"),
    "log": ("log", "журнал", "история"),
    "help": ("help", "h", "?", "помощь", "справка"),
    "cards": ("cards", "c", "карты"),
    "rules": ("rules", "правила"),
    "table": ("table", "t", "стол"),
    "words": ("words", "w", "словами"),
    "lang": ("lang", "язык"),
    "quit": ("quit", "q", "exit", "выход"),
}
SLOW: Final = 0.25  # seconds of thinking after which the screen says so
LOG_LINES: Final = 30  # lines of the log shown; `log all` shows the rest


def hint_lines(advice: Advice, menu: Menu, pen: Pen) -> Iterator[RenderableType]:
    """Yields the reason, then the moves, best first."""
    yield Text(pen.texts.say(advice.reason, pen.names), "bold")
    shown = advice.moves[:SHOWN]
    most = 1.0 if advice.measure == "chance" else max([1.0, *(weighed.worth or 0.0 for weighed in shown)])
    grid = Table.grid(padding=(0, 2, 0, 0))
    for weighed in shown:
        number = [move["text"] for move in menu.moves].index(weighed.move["text"])
        name = Text().append(f"{menu.keys[number]:>3}", KEY_STYLE).append(f"  {menu.texts[number]}")
        grid.add_row(name, Text(_value(weighed, advice.measure, pen)), Text(_bar(weighed, most, pen), "yellow"))
    yield grid
    tries = sum(weighed.tries for weighed in advice.moves)
    if tries:
        yield Text(pen.texts("shell-hint-tries", tries=tries), QUIET)


def _value(weighed: Weighed, measure: str, pen: Pen) -> str:
    if weighed.worth is None:
        return ""
    if measure == "chance":
        return pen.texts("shell-hint-chance", percent=round(100 * weighed.worth), margin=round(100 * weighed.margin()))
    return pen.texts("shell-hint-points", points=round(weighed.worth, 1), margin=round(weighed.margin(), 1))


def _bar(weighed: Weighed, most: float, pen: Pen) -> str:
    if weighed.worth is None:
        return ""
    return ("#" if pen.is_plain else "█") * round(BAR * max(0.0, weighed.worth) / most)


class Left(Exception):
    """The player quits."""


class Session:
    """A match at one keyboard, with limits on the thinking of bots (`seconds`) and hints (`hint_seconds`)."""

    def __init__(
        self,
        match: Match,
        seating: Seating,
        bots: Mapping[int, Bot],
        seconds: Mapping[int, float],
        hint_seconds: float,
        screen: Screen,
        path: Path,
    ) -> None:
        self.match = match
        self.seating = seating
        self.bots = bots
        self.seconds = seconds
        self.hint_seconds = hint_seconds
        self.screen = screen
        self.path = path
        self.drawing: Drawing = drawing_of(match.game)
        humans = seating.humans
        self._has_curtain = match.game.has_secrets and len(humans) > 1
        told = len(match.events) if match.steps else 0  # a fresh match is told from the deal on
        self._seen = dict.fromkeys(humans, told) | {None: told}  # the step from which each audience has yet to hear
        self._facing = humans[0] if humans else None  # the seat that looks at the screen
        self._is_saved = True

    @property
    def names(self) -> list[str]:
        return self.seating.names(self.screen.texts)

    def run(self) -> int:
        """Plays until the match is over or the player leaves; returns the exit code."""
        try:
            self._save()
            while self.match.result is None:
                self._decide()
            self._tell()
            show_ending(self.match, self.drawing, self.seating, self.screen, self.path)
        except (Left, EOFError):
            self._say_goodbye()
        except KeyboardInterrupt:
            self._say_goodbye()
            return INTERRUPTED
        return OK

    # -- decisions ----------------------------------------------------------------------------------

    def _decide(self) -> None:
        """Makes the next decision. Bots go first, so that nobody waits for them. Forced answers are automatic."""
        turn = self.match.turn
        seat = next((seat for seat in turn if seat in self.bots), turn[0])
        answers = self.match.moves(seat)
        if len(answers) == 1:
            self.match.play(seat, answers[0])
        elif seat in self.bots:
            self.match.play(seat, self._chosen(seat))
            if not self.seating.humans:
                self._tell()
        else:
            self._face(seat)
            self._show()
            self._ask(seat)
        self._save()

    def _chosen(self, seat: int) -> Move:
        """Returns a bot's choice, showing that it thinks where that takes time."""
        view = self.match.view(seat)
        if self.seconds[seat] < SLOW or len(view["moves"]) == 1:
            return ask(self.bots[seat], seat, view)
        with self.screen.thinking(self.screen.text("shell-thinks", name=self.names[seat])):
            return ask(self.bots[seat], seat, view)

    def _face(self, seat: int) -> None:
        """Hands the screen to another seat."""
        if self._has_curtain and seat != self._facing:
            self.screen.curtain(self.screen.texts.name_of(seat, self.names))
        if not self._has_curtain:
            self._seen[seat] = self._seen[self._facing]
        self._facing = seat

    def _show(self, is_spoken: bool = False) -> None:
        """Shows recent events, the table (for listeners in sentences), the question and the moves."""
        self._tell()
        view = self.match.view(self._facing)
        pen = self.screen.pen(self.names)
        self.screen.rule(self.drawing.headline(view, pen))
        if is_spoken or self.screen.is_spoken:
            self.screen.print(*spoken(self.match.game, self.screen.texts.language, self.names, view)[1:])
        else:
            self.screen.print(*self.drawing.draw(view, pen))
        self.screen.print("", Text(self.screen.texts.say(view["prompt"], self.names), "bold"))
        self.screen.print(*Menu(view, self.drawing, pen).lines())

    def _ask(self, seat: int) -> None:
        """Reads lines until one changes the match."""
        while True:
            menu = Menu(self.match.view(seat), self.drawing, self.screen.pen(self.names))
            line = self.screen.read("> ").strip()
            move = menu.find(line)
            if move is not None:
                self.match.play(seat, move)
                return
            word, _, rest = line.casefold().partition(" ")
            command = next((command for command, words in WORDS.items() if word in words), None)
            if command == "undo":
                if self._undo(seat):
                    return
            elif command == "hint":
                self._hint(seat, menu)
            elif command == "log":
                self._log(rest)
            elif command == "help":
                self.screen.print(Text(self.screen.text("shell-help")), "", *menu.notation())
            elif command == "cards":
                self._details()
            elif command == "rules":
                self._rules()
            elif command == "table" or not line:
                self._show()
            elif command == "words":
                self._show(is_spoken=True)
            elif command == "lang":
                self._switch(rest)
            elif command == "quit":
                raise Left
            else:
                self._explain(seat, line, menu)

    # -- commands -----------------------------------------------------------------------------------

    def _undo(self, seat: int) -> bool:
        match = self.match
        try:
            move = match.undo(seat)
        except NoUndo as refused:
            self.screen.complain(self._why_it_stands(seat, refused.reason))
            return False
        told = self.screen.texts.say(message_of(match.game.name, move.data()), self.names)
        self.screen.say("shell-undone", "green", move=told)
        self._seen = {audience: min(seen, len(match.events)) for audience, seen in self._seen.items()}
        return True

    def _why_it_stands(self, seat: int, reason: Message | None) -> str:
        steps = self.match.steps
        if not steps:
            return self.screen.text("shell-undo-nothing")
        if steps[-1].seat != seat:
            return self.screen.text("shell-undo-other")
        return self.screen.text("shell-undo-stands") if reason is None else self.screen.texts.say(reason, self.names)

    def _hint(self, seat: int, menu: Menu) -> None:
        """Shows what a strong bot would play, and why."""
        if not can_advise(self.match.game.name):
            self.screen.complain(self.screen.text("shell-no-hint"))
            return
        with self.screen.thinking(self.screen.text("shell-weighs")):
            advice = advise(self.match.view(seat), self.hint_seconds)
        self.screen.print(*hint_lines(advice, menu, self.screen.pen(self.names)))

    def _log(self, how_much: str) -> None:
        events = self._told(0)
        if not events:
            self.screen.say("shell-log-empty")
        shown = events if how_much in ("all", "весь", "вся") else events[-LOG_LINES:]
        if len(shown) < len(events):
            self.screen.say("shell-log-more", "dim", count=len(events) - len(shown))
        tell(shown, self.screen, self.names, self.drawing.openers)

    def _details(self) -> None:
        """Shows what lies on the table and what it does."""
        pen = self.screen.pen(self.names)
        grid = Table.grid(padding=(0, 2, 0, 0))
        for name, rule in self.drawing.details(self.match.view(self._facing), pen):
            grid.add_row(Text(name, "bold"), rule)
        self.screen.print(grid if grid.row_count else Text(self.screen.text("shell-no-cards")))

    def _rules(self) -> None:
        """Shows the rules in short, where the game has them."""
        id = f"{self.match.game.name}-rules"
        self.screen.print(Text(self.screen.text(id if self.screen.texts.has(id) else "shell-no-rules")))

    def _switch(self, language: str) -> None:
        """Switches to the named language, or the next one."""
        now = self.screen.texts.language
        known = languages()
        after = known[(known.index(now) + 1) % len(known)]
        if language and language not in known:
            self.screen.complain(self.screen.text("shell-no-language", languages=", ".join(known)))
            return
        self.screen.switch(language or after)
        self._show()

    def _explain(self, seat: int, line: str, menu: Menu) -> None:
        """Explains why a line is not a legal move now."""
        if line.isdigit():
            self.screen.complain(self.screen.text("shell-no-number", number=line, range=menu.range))
            return
        try:
            asked = self.match.game.notation.parse(line)
        except IllegalMove:
            self.screen.complain(self.screen.text("shell-not-understood", line=line))
            return
        reason = self.match.position.objection(seat, asked)
        why = self.screen.text("shell-not-now") if reason is None else self.screen.texts.say(reason, self.names)
        self.screen.complain(why)

    # -- output and saves ---------------------------------------------------------------------------

    def _told(self, since: int) -> list[Event]:
        """Returns what the person at the screen may know from a step on; 0 is the deal."""
        told = self.match.told(self._facing, since)
        return [event for event in told if event.id not in self.drawing.untold]

    def _tell(self) -> None:
        """Tells the events that the person at the screen has not seen yet."""
        tell(self._told(self._seen[self._facing]), self.screen, self.names, self.drawing.openers)
        self._seen[self._facing] = len(self.match.events)

    def _save(self) -> None:
        """Stores the match. A full disk does not end the game; the player is told once."""
        try:
            saves.write(self.path, self.match, self.seating)
            self._is_saved = True
        except OSError as error:
            if self._is_saved:
                self.screen.complain(self.screen.text("shell-save-failed", path=str(self.path), why=str(error)))
            self._is_saved = False

    def _say_goodbye(self) -> None:
        self.screen.print("")
        if self._is_saved:
            self.screen.say("shell-goodbye", game=self.match.game.name)
        else:
            self.screen.say("shell-goodbye-unsaved", "red")
