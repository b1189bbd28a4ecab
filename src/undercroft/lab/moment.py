"""A moment of a game in a tree search: a seat decides, chance decides, or the game is over.

Moments are immutable: each step creates a new one, so copies are free. A seat's memory is computed only on request,
from everything it has seen and said so far.
"""

from __future__ import annotations

import hashlib
from typing import Any, NamedTuple

import msgspec

from undercroft.games import find_game
from undercroft.kernel.chance import Chance
from undercroft.kernel.errors import UndercroftError
from undercroft.kernel.game import Game
from undercroft.kernel.options import Options
from undercroft.kernel.position import Position
from undercroft.kernel.seats import FIRST_OF
from undercroft.lab.encoders import encoder_of
from undercroft.lab.encoders.decision import Decision
from undercroft.lab.outcomes import Path, Question, follow

MEMORY = 16  # bytes of a digest


class Rules(NamedTuple):
    """The game, and its start: a deal or a position."""

    game: Game
    seats: int
    options: Options
    start: Position | None = None


class Trace:
    """A moment's contribution to the seats' memories."""

    __slots__ = ("position", "said", "sights", "memories")

    def __init__(self) -> None:
        self.position: Position | None = None  # the position once nothing was left to chance
        self.said: tuple[int, int] | None = None  # the seat and the word that led here
        self.sights: dict[int, bytes] = {}  # digests of the seats' views
        self.memories: dict[int, bytes] = {}

    def sight(self, seat: int) -> bytes:
        if seat not in self.sights:
            self.sights[seat] = b"" if self.position is None else _digest(msgspec.json.encode(self.position.view(seat)))
        return self.sights[seat]

    def remember(self, seat: int, before: Trace | None) -> None:
        """Returns a memory extended by the seat's own word, and by its view if that changed."""
        memory = b"" if before is None else before.memories[seat]
        if self.said is not None and self.said[0] == seat:
            memory = _digest(memory + b"said %d" % self.said[1])
        is_new = self.position is not None and (before is None or before.position is not self.position)
        if is_new and (before is None or before.sight(seat) != self.sight(seat)):
            memory = _digest(memory + self.sight(seat))
        self.memories[seat] = memory


class Moment:
    """`position` is the state of the table, None before the deal; `asked` is the question that chance must answer."""

    __slots__ = ("rules", "position", "words", "move", "path", "asked", "_way", "_length", "_trace")

    def __init__(self, rules: Rules, position: Position | None, words: Path, move: int, path: Path) -> None:
        self.rules: Rules = rules
        self.position = position
        self.words: Path = words  # words said of an unfinished move
        self.move: int = move  # chosen move that waits for chance; -1: none
        self.path: Path = path  # answers of chance so far, for the move or the deal
        self.asked: Question | None = None
        # Traces of earlier moments, shared with others that start alike: only the first `_length` belong to this one.
        self._way: list[Trace] = []
        self._length = 0
        self._trace = Trace()
        if position is None or move >= 0:
            self._go_on()
        self._trace.position = None if self.asked is not None else self.position

    def _go_on(self) -> None:
        """Plays as far as the answers of chance lead."""
        found = follow(self._play, self.path)
        if isinstance(found, Question):
            self.asked = found
        else:
            self.position, self.words, self.move, self.path = found, (), -1, ()

    def _play(self, chance: Chance) -> Position:
        game, seats, options, _ = self.rules
        if self.position is None:
            return game.deal(seats, options, chance)
        after = self.position.copy()
        after.play(self.seat, self.move, chance)
        return after

    # -- state ---------------------------------------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        return self.position is not None and not self.position.waiting

    @property
    def table(self) -> Position:
        if self.position is None:
            raise UndercroftError("there is no position before the deal")
        return self.position

    @property
    def seat(self) -> int:
        """The seat that decides; the first, if several owe a decision."""
        return int(FIRST_OF[self.table.waiting])

    def decision(self) -> Decision:
        """Returns the seat's decision after the words it has said."""
        decision = Decision(encoder_of(self.rules.game.name), self.table, self.seat)
        for word in self.words:
            decision.say(word)
        return decision

    # -- transitions ---------------------------------------------------------------------------------------

    def say(self, word: int) -> Moment:
        """Returns the moment after the seat says a word."""
        move = self.decision().say(word)
        after = Moment(self.rules, self.position, (*self.words, word), int(move), ())
        if len(self._way) == self._length:
            self._way.append(self._trace)
        is_shared = self._way[self._length] is self._trace
        after._way = self._way if is_shared else [*self._way[: self._length], self._trace]
        after._length, after._trace.said = self._length + 1, (self.seat, word)
        return after

    def answer(self, number: int) -> Moment:
        """Returns the moment after chance gives the answer with this number."""
        if self.asked is None:
            raise UndercroftError("there is no question to chance here")
        path = (*self.path, *self.asked.answers()[number][0])
        after = Moment(self.rules, self.position, self.words, self.move, path)
        after._way, after._length, after._trace.said = self._way, self._length, self._trace.said
        return after

    def imagine(self, seat: int, chance: Chance) -> Moment:
        """Returns a moment that the seat cannot distinguish from this one; hidden parts are dealt again."""
        if self.asked is not None:
            raise UndercroftError("answer the question to chance first")
        position = self.rules.game.imagine(self.table.view(seat), chance)
        words = self.words if seat == self.seat else ()  # another seat's hidden cards may rule them out
        other = Moment(self.rules, position, words, -1, ())
        other._trace.memories[seat] = self.memory(seat)
        return other

    # -- memory --------------------------------------------------------------------------------------------

    def memory(self, seat: int) -> bytes:
        """Returns a digest of everything a seat has seen and said, in order."""
        way = [*self._way[: self._length], self._trace]
        known = len(way)
        while known and seat not in way[known - 1].memories:
            known -= 1
        for number in range(known, len(way)):
            way[number].remember(seat, way[number - 1] if number else None)
        return self._trace.memories[seat]

    # -- copies --------------------------------------------------------------------------------------------

    def __deepcopy__(self, memo: dict[int, Any]) -> Moment:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickles the memories of all seats instead of the path here."""
        game, seats, options, start = self.rules
        rules = (game.name, seats, options.data(), start)
        memories = {} if self.position is None else {seat: self.memory(seat) for seat in range(seats)}
        return _rebuilt, (rules, self.position, self.words, self.move, self.path, memories)


def _rebuilt(
    rules: tuple[str, int, dict[str, Any], Position | None],
    position: Position | None,
    words: Path,
    move: int,
    path: Path,
    memories: dict[int, bytes],
) -> Moment:
    name, seats, options, start = rules
    game = find_game(name)
    moment = Moment(Rules(game, seats, game.read(seats, options), start), position, words, move, path)
    moment._trace.memories.update(memories)
    return moment


def _digest(data: bytes) -> bytes:
    return hashlib.blake2b(data, digest_size=MEMORY).digest()


def first(rules: Rules) -> Moment:
    return Moment(rules, rules.start, (), -1, ())
