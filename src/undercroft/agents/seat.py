"""A seat that an agent holds: a table in this process, with bots in the other seats."""

from __future__ import annotations

import secrets
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Final

import undercroft as uc
from undercroft.agents.rulebook import Section, rulebook_of
from undercroft.agents.words import Words
from undercroft.bots import Bot, make_bot
from undercroft.bots.playout import ask
from undercroft.kernel.chance import Seeded
from undercroft.kernel.errors import IllegalMove, NoUndo, UndercroftError
from undercroft.kernel.game import Game
from undercroft.kernel.match import Match
from undercroft.kernel.message import Message
from undercroft.kernel.position import Data
from undercroft.kernel.texts import Texts

SEED_BITS: Final = 40


class Why:
    """The reason why a move is illegal, and the section of the rules about it."""

    def __init__(self, text: str, section: Section | None) -> None:
        self.text = text
        self.section = section

    def __str__(self) -> str:
        if self.section is None:
            return self.text
        return f"{self.text} (rules: {self.section.id} – {self.section.title})"


class Seat(ABC):
    """A seat at a table. It remembers what it has told, so that `news` can leave that out."""

    def __init__(self, game: Game, seat: int, language: str, names: Sequence[str]) -> None:
        self.game = game
        self.seat = seat
        self.words: Words = Words(game, language, names)
        self._told: list[str] = []  # the lines of the table that the agent has seen last

    @property
    def has_started(self) -> bool:
        return True

    @abstractmethod
    def view(self) -> Data:
        """Returns what the seat may know; waits a while for the seat to be asked."""

    @abstractmethod
    def story(self) -> Sequence[Message]:
        """Returns the events that have not been told yet."""

    @abstractmethod
    def play(self, move: str) -> None:
        """Plays a move in notation. Raises `IllegalMove` and changes nothing if it is not legal."""

    @abstractmethod
    def take_back(self) -> None:
        """Takes the last move back. Raises UndercroftError if it stands."""

    @abstractmethod
    def record(self) -> Data:
        """Returns the record: the whole one once the match is over, before that what this seat may know."""

    def look(self) -> str:
        """Returns the whole view in words."""
        view = self.view()
        story, self._told = self.words.story(self.story()), self.words.table(view)
        return "\n".join([*self._head(), *story, *self._told, *self.words.question(view)])

    def news(self) -> str:
        """Returns what has happened and what has changed since the last look."""
        view, before = self.view(), self._told
        story = self.words.story(self.story())
        self._told = self.words.table(view)
        return "\n".join([*story, self.words.news(view, before)])

    def why(self, move: str) -> Why:
        """Explains why a move is illegal now. It asks any position that looks the same from the seat."""
        view, say = self.view(), self.words.texts
        if self.seat not in view["turn"]:
            return Why(self.words.question(view)[0], None)
        try:
            readings = self.game.notation.readings(move)
        except IllegalMove as refused:
            return Why(str(refused), None)
        position = self.game.imagine(view, Seeded(0))
        if any(position.code_of(self.seat, one) >= 0 for one in readings):
            return Why(say("shell-agent-legal", move=move), None)
        return self._told_reason(position.objection(self.seat, readings[0]), say("shell-not-now"))

    def _told_reason(self, reason: Message | None, otherwise: str) -> Why:
        """Returns the reason of a refusal in words, with the section of the rules about it."""
        if reason is None:
            return Why(otherwise, None)
        return Why(self.words.texts.say(reason, self.words.names), self.section(reason.id))

    def section(self, text: str) -> Section | None:
        """Returns the section of the rules that explains a text."""
        try:
            return rulebook_of(self.game, self.words.texts.language).about(text)
        except UndercroftError:
            return None

    def _head(self) -> list[str]:
        return [self.words.texts("shell-agent-seat", name=self.words.names[self.seat])]


class OwnTable(Seat):
    """A table in this process. The bots move at once; their thinking is the only wait."""

    def __init__(
        self,
        game: Game,
        bots: Mapping[int, str],
        seat: int,
        language: str,
        seed: int | None = None,
        seconds: float | None = None,
        options: Mapping[str, Any] | None = None,
    ) -> None:
        seats = len(bots) + 1
        super().__init__(game, seat, language, names_of(game, seats, language))
        self.bots: dict[int, str] = dict(bots)
        self.match: Match = uc.deal(game.name, seats, seed, **(options or {}))
        luck = Seeded(secrets.randbits(SEED_BITS) if seed is None else seed)
        self._bots: dict[int, Bot] = {
            at: make_bot(level, game, int(luck.below(1 << SEED_BITS)), seconds) for at, level in bots.items()
        }
        self._heard = 0
        self._go_on()

    def _go_on(self) -> None:
        """Lets the bots play until the agent is asked or the match is over."""
        match = self.match
        while bots := [at for at in match.turn if at in self._bots]:
            match.play(bots[0], ask(self._bots[bots[0]], bots[0], match.view(bots[0])))

    def view(self) -> Data:
        return self.match.view(self.seat)

    def story(self) -> Sequence[Message]:
        found = self.match.told(self.seat, self._heard)
        self._heard = len(self.match.events)
        return found

    def play(self, move: str) -> None:
        try:
            self.match.play(self.seat, move)
        except IllegalMove as refused:
            raise IllegalMove(str(self.why(move)), refused.reason) from None
        self._go_on()

    def take_back(self) -> None:
        try:
            self.match.undo(self.seat)
        except NoUndo as refused:
            raise NoUndo(str(self._told_reason(refused.reason, str(refused)))) from None
        self._heard = min(self._heard, len(self.match.events))
        self._go_on()

    def record(self) -> Data:
        if self.match.result is None:
            return self.match.public_record(self.seat)
        return self.match.record.data()

    def _head(self) -> list[str]:
        rivals = ", ".join(f"{self.words.names[at]} {level}" for at, level in self.bots.items())
        return [*super()._head(), *([self.words.texts("shell-agent-rivals", rivals=rivals)] if rivals else [])]


def names_of(game: Game, seats: int, language: str) -> list[str]:
    """Returns the names of seats by number, counted from 0 as in the notation."""
    texts = Texts.of(game, language)
    return [texts("shell-seat", number=seat) for seat in range(seats)]
