"""A match at one keyboard: humans are asked and advised, bots move, the story is told, every move is kept."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from rich.table import Table
from rich.text import Text

from undercroft.bots import Bot, advise, can_advise
from undercroft.bots.contest import ask
from undercroft.cli import INTERRUPTED, OK
from undercroft.kernel.errors import IllegalMove
from undercroft.kernel.match import Match
from undercroft.kernel.message import Event
from undercroft.kernel.move import Move
from undercroft.kernel.texts import LANGUAGES
from undercroft.terminal import saves
from undercroft.terminal.drawing import find_drawing
from undercroft.terminal.ending import show_ending
from undercroft.terminal.hint import hint_lines
from undercroft.terminal.menu import Menu, message_of
from undercroft.terminal.screen import Screen
from undercroft.terminal.seating import Seating
from undercroft.terminal.story import tell

# What may be typed instead of a move, in both languages at any time.
WORDS: Final = {
    "undo": ("undo", "u", "отмена", "назад"),
    "hint": ("hint", "совет"),
    "log": ("log", "журнал", "история"),
    "help": ("help", "h", "?", "помощь", "справка"),
    "cards": ("cards", "c", "карты"),
    "rules": ("rules", "правила"),
    "table": ("table", "t", "стол"),
    "lang": ("lang", "язык"),
    "quit": ("quit", "q", "exit", "выход"),
}
SLOW: Final = 0.25  # seconds of thought from which on a player sees that a bot thinks
LOG_LINES: Final = 30  # of the log are shown; `log all` shows the rest


class Left(Exception):
    """The player quits."""


class Session:
    """One match, its players and its screen. `seconds` is how long each of the bots may think about a move,
    `hint_seconds` how long advice may take."""

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
        self.drawing = find_drawing(match.game.name)
        humans = seating.humans
        self._has_curtain = match.game.has_secrets and len(humans) > 1
        told = len(match.events) if match.steps else 0  # a fresh match is told from the deal on
        self._seen = dict.fromkeys(humans, told) | {None: told}  # the step from which each audience has yet to hear
        self._facing = humans[0] if humans else None  # who looks at the screen
        self._is_saved = True

    @property
    def names(self) -> list[str]:
        return self.seating.names(self.screen.texts)

    def run(self) -> int:
        """Play until the match is over or the player leaves; the exit code."""
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
        """The next decision. Bots go first: nobody learns from them what is still secret, and nobody waits. What has
        one answer is answered: it is asked for the sake of people who sit elsewhere."""
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
        """What a bot chooses. One that has a choice and time to think about it is seen thinking."""
        view = self.match.view(seat)
        if self.seconds[seat] < SLOW or len(view["moves"]) == 1:
            return ask(self.bots[seat], seat, view)
        with self.screen.thinking(self.screen.text("shell-thinks", name=self.names[seat])):
            return ask(self.bots[seat], seat, view)

    def _face(self, seat: int) -> None:
        """The seat that looks at the screen from now on."""
        if self._has_curtain and seat != self._facing:
            self.screen.curtain(self.screen.texts.name_of(seat, self.names))
        if not self._has_curtain:
            self._seen[seat] = self._seen[self._facing]
        self._facing = seat

    def _show(self) -> None:
        """What happened since, the table, what is asked and what can be done."""
        self._tell()
        view = self.match.view(self._facing)
        pen = self.screen.pen(self.names)
        self.screen.rule(self.drawing.headline(view, pen))
        self.screen.print(*self.drawing.draw(view, pen))
        self.screen.print("", Text(self.screen.texts.say(view["prompt"], self.names), "bold"))
        self.screen.print(*Menu(view, self.drawing, pen).lines())

    def _ask(self, seat: int) -> None:
        """Read lines until one of them changes the match."""
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
                self._help(menu)
            elif command == "cards":
                self._details()
            elif command == "rules":
                self._rules()
            elif command == "table" or not line:
                self._show()
            elif command == "lang":
                self._switch(rest)
            elif command == "quit":
                raise Left
            else:
                self._explain(seat, line, menu)

    # -- what a player may ask for ------------------------------------------------------------------

    def _undo(self, seat: int) -> bool:
        match = self.match
        if match.why_no_undo(seat) is None:
            move = match.undo(seat)
            told = self.screen.texts.say(message_of(match.game.name, move.data()), self.names)
            self.screen.say("shell-undone", "green", move=told)
            self._seen = {audience: min(seen, len(match.events)) for audience, seen in self._seen.items()}
            return True
        if not match.steps:
            self.screen.complain(self.screen.text("shell-undo-nothing"))
        elif match.steps[-1].seat != seat:
            self.screen.complain(self.screen.text("shell-undo-other"))
        else:
            self.screen.complain(self.screen.text("shell-undo-stands"))
        return False

    def _hint(self, seat: int, menu: Menu) -> None:
        """What a strong bot would do, and why."""
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

    def _help(self, menu: Menu) -> None:
        self.screen.print(Text(self.screen.text("shell-help")))
        self.screen.print("", *menu.notation())

    def _details(self) -> None:
        """What lies on the table now and what it does."""
        pen = self.screen.pen(self.names)
        grid = Table.grid(padding=(0, 2, 0, 0))
        for name, rule in self.drawing.details(self.match.view(self._facing), pen):
            grid.add_row(Text(name, "bold"), rule)
        self.screen.print(grid if grid.row_count else Text(self.screen.text("shell-no-cards")))

    def _rules(self) -> None:
        """The rules in short, where the game brings them."""
        id = f"{self.match.game.name}-rules"
        self.screen.print(Text(self.screen.text(id if self.screen.texts.has(id) else "shell-no-rules")))

    def _switch(self, language: str) -> None:
        """The language named, or the next one."""
        now = self.screen.texts.language
        after = LANGUAGES[(LANGUAGES.index(now) + 1) % len(LANGUAGES)]
        if language and language not in LANGUAGES:
            self.screen.complain(self.screen.text("shell-no-language", languages=", ".join(LANGUAGES)))
            return
        self.screen.switch(language or after)
        self._show()

    def _explain(self, seat: int, line: str, menu: Menu) -> None:
        """Why a line is no move now."""
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

    # -- telling and keeping ------------------------------------------------------------------------

    def _told(self, since: int) -> list[Event]:
        """What the person at the screen may know from a step on; 0 is the deal."""
        told = self.match.told(self._facing, since)
        return [event for event in told if event.id not in self.drawing.untold]

    def _tell(self) -> None:
        """The events that the person at the screen has not been told yet."""
        tell(self._told(self._seen[self._facing]), self.screen, self.names, self.drawing.openers)
        self._seen[self._facing] = len(self.match.events)

    def _save(self) -> None:
        """Keep the match. A full disk does not end the game; the player is told once."""
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
