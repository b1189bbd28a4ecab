"""A position: the complete state of a game, without randomness."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Final, SupportsIndex

from mypy_extensions import i64, mypyc_attr

from undercroft.kernel.chance import Chance
from undercroft.kernel.errors import IllegalMove
from undercroft.kernel.message import EVERYONE, Event, Message
from undercroft.kernel.move import Move
from undercroft.kernel.result import Result
from undercroft.kernel.seats import SEATS_IN, audience_at, seat_at
from undercroft.kernel.values import copy_args, shown

Data = dict[str, Any]  # plain data, as in JSON

# Every game by its name, and by the digest of its cards where they are not the printed ones.
GAMES: Final[dict[tuple[str, str | None], Any]] = {}


# `acyclic` keeps positions out of the garbage collector. mypyc allows it only if every base promises it; ABC does not.
@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Position(metaclass=ABCMeta):
    """Base class of each game's position.

    Search and simulation use only `waiting`, `moves`, `play` and `copy`, which must be fast.

    `waiting` is the bit set of the seats that owe a decision, several for simultaneous choices; it is empty exactly
    when the game is over. `play` sets `is_final` when the move cannot be undone because it revealed something or
    bound another seat (the match itself notices any use of chance and any veiled question). `events` collects events
    while the match listens and is None otherwise; it changes nothing else, and a copy never listens.
    """

    __slots__ = ("seats", "waiting", "is_final", "events")

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.waiting: i64 = 0
        self.is_final: bool = False
        self.events: list[Event] | None = None

    # -- search and simulation ----------------------------------------------------------------------

    @abstractmethod
    def moves(self, seat: i64) -> tuple[int, ...]:
        """Returns the legal moves of a seat in a fixed order; empty if it owes no decision."""

    @abstractmethod
    def play(self, seat: i64, move: i64, chance: Chance) -> None:
        """Plays a legal move. The caller guarantees that it is legal; the match checks it."""

    @abstractmethod
    def copy(self) -> Position:
        """Returns an independent copy. Parts that never change after the deal are shared."""

    # -- descriptions -------------------------------------------------------------------------------

    @abstractmethod
    def describe(self, seat: i64, move: i64) -> Move:
        """Returns the move behind an int of `moves(seat)`."""

    @abstractmethod
    def prompt(self, seat: int | None) -> Message:
        """Returns the question a seat is asked, or what it waits for; None is a spectator."""

    @abstractmethod
    def table(self, seat: int | None) -> Mapping[str, Any]:
        """Returns the game's own part of a view: what the seat may know, as plain data; None is a spectator."""

    @abstractmethod
    def save(self) -> Data:
        """Returns the game's own part of `match.save()`: the whole position as plain data, nothing hidden."""

    @abstractmethod
    def result(self) -> Result:
        """Returns the result of a finished game. Never called while a seat owes a decision."""

    def objection(self, seat: int, move: Move) -> Message | None:
        """Returns the rule that an illegal move breaks, where the game can tell."""
        return None

    def why_final(self, events: Sequence[Event]) -> Message | None:
        """Returns why a move with these events cannot be taken back, where the game can tell. It rolled nothing."""
        return None

    def withdraw(self, seat: i64) -> bool:
        """Takes back a seat's last choice if nobody else knows it, even after choices of others. Returns whether it
        did.
        """
        return False

    def is_veiled(self, seat: int) -> bool:
        """Returns whether a seat is asked something that its hidden cards could answer.

        Others must not learn whether it has a choice, so it may have a single move, and no move of theirs that led to
        the question can be undone.
        """
        return False

    def is_for_its_word(self, seat: int) -> bool:
        """Returns whether a seat must give its only answer itself."""
        return False

    def passing(self, seat: int) -> int:
        """Returns the move that declines such a question in another seat's turn; -1 if there is none."""
        return -1

    @abstractmethod
    def header(self) -> Data:
        """Returns the start of views and saves: `game`, `rules`, `options`, and `cards`, the digest of
        corrected cards.
        """

    def __copy__(self) -> Position:
        return self.copy()

    def __deepcopy__(self, memo: Data) -> Position:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickles a position as its save; like a copy, the result does not listen."""
        from undercroft.kernel.match import restored  # imported here: it imports this module

        data = self.data()
        return restored, (GAMES[data["game"], data.get("cards")], data)

    def __repr__(self) -> str:
        state = f"waiting for {list(SEATS_IN[self.waiting])}" if self.waiting else "over"
        return f"<position of {self.header()['game']}, {self.seats} seats, {state}>"

    # -- derived ------------------------------------------------------------------------------------

    def view(self, seat: SupportsIndex | None) -> Data:
        """Returns what a seat may know, its prompt and its legal moves; None is a spectator."""
        who = audience_at(seat, self.seats)
        view = self.header()
        view["options"] = copy_args(view["options"])
        view["seats"] = self.seats
        view["seat"] = who
        view["turn"] = list(SEATS_IN[self.waiting])
        view["prompt"] = self.prompt(who).data()
        view["moves"] = [self.describe(who, move).data() for move in self.moves(who)] if who is not None else []
        view["table"] = self.table(who)
        view["result"] = None if self.waiting else self.result().data()
        return view

    def data(self) -> Data:
        """Returns the whole position as plain data, nothing hidden: `match.save()`, which `uc.load` reads."""
        data = self.header()
        options = copy_args(data.pop("options"))
        data["seats"] = self.seats
        data["options"] = options
        data.update(self.save())
        return data

    def code_of(self, seat: SupportsIndex, move: object) -> int:
        """Returns the int of a legal move; -1 if it is not legal now."""
        who = seat_at(seat, self.seats)
        if not isinstance(move, Move):
            raise IllegalMove(f"expected a move with a verb, arguments and a notation, not {shown(move)}")
        for code in self.moves(who):
            if self.describe(who, code) == move:
                return code
        return -1

    def tell(self, id: str, args: Data, seats: int = EVERYONE) -> None:
        """Appends an event. Callers check `self.events is not None` first, so that silence costs nothing."""
        if self.events is not None:
            self.events.append(Event(id, args, seats))
