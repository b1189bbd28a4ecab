"""A position: all there is to know about a game in progress. Chance is not part of it."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from collections.abc import Mapping
from typing import Any, Final, SupportsIndex

from mypy_extensions import i64, mypyc_attr

from undercroft.kernel.chance import Chance
from undercroft.kernel.errors import IllegalMove
from undercroft.kernel.given import own_args, shown
from undercroft.kernel.message import EVERYONE, Event, Message
from undercroft.kernel.move import Move
from undercroft.kernel.result import Result
from undercroft.kernel.seats import SEATS_IN, audience_at, seat_at

Data = dict[str, Any]  # plain data, straight from or to JSON

# Every game that there is by its name, and by the digest of its cards where they are not the printed ones.
GAMES: Final[dict[tuple[str, str | None], Any]] = {}


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Position(metaclass=ABCMeta):
    """What each game makes concrete.

    Hot path (search and simulation): `waiting`, `moves`, `play`, `copy`. Everything else is for the edges.

    `waiting` is the bit set of the seats that owe a decision, several at once for simultaneous choices; it is
    empty exactly when the game is over. `is_final` is set by `play` when the move cannot be taken back because it
    showed something or bound somebody (a use of chance is seen by the match itself). `told` collects events
    while somebody listens and is None otherwise; a copy never listens.
    """

    __slots__ = ("seats", "waiting", "is_final", "told")

    def __init__(self, seats: i64) -> None:
        self.seats = seats
        self.waiting: i64 = 0
        self.is_final = False
        self.told: list[Event] | None = None

    # -- the hot path -------------------------------------------------------------------------------

    @abstractmethod
    def moves(self, seat: i64) -> tuple[int, ...]:
        """The legal moves of a seat, in a fixed order; empty if it owes no decision."""

    @abstractmethod
    def play(self, seat: i64, move: i64, chance: Chance) -> None:
        """Play a legal move. Does not check that it is one: the match does."""

    @abstractmethod
    def copy(self) -> Position:
        """An independent twin; what never changes after the deal is shared."""

    # -- what people and programs see ---------------------------------------------------------------

    @abstractmethod
    def describe(self, seat: i64, move: i64) -> Move:
        """The move behind an int of `moves(seat)`."""

    @abstractmethod
    def prompt(self, seat: int | None) -> Message:
        """What is asked of a seat now, or what it waits for; None is a spectator."""

    @abstractmethod
    def table(self, seat: int | None) -> Mapping[str, Any]:
        """The game's own part of a view: what the seat (None: a spectator) may know, as plain data."""

    @abstractmethod
    def save(self) -> Data:
        """The game's own part of `match.save()`: the whole position, nothing hidden, as plain data."""

    @abstractmethod
    def result(self) -> Result:
        """The result of a finished game; asked only when nobody is waited for."""

    def objection(self, seat: int, move: Move) -> Message | None:
        """Which rule an illegal move breaks, where the game can tell."""
        return None

    def is_veiled(self, seat: int) -> bool:
        """Is a seat asked something that hidden cards could answer, so that others cannot know whether it has a choice?
        It may have one move then."""
        return False

    def passing(self, seat: int) -> int:
        """The move with which a seat lets such a question go by in the turn of another; -1 where there is none."""
        return -1

    @abstractmethod
    def header(self) -> Data:
        """`game`, `rules` and `options`: what a view and a save start with; `cards`, their digest, where they are not
        the printed ones."""

    def __copy__(self) -> Position:
        return self.copy()

    def __deepcopy__(self, memo: Data) -> Position:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled as it is saved; like a copy, what comes out does not listen."""
        from undercroft.kernel.match import restored  # which imports this module

        data = self.data()
        return restored, (GAMES[data["game"], data.get("cards")], data)

    def __repr__(self) -> str:
        state = f"waiting for {list(SEATS_IN[self.waiting])}" if self.waiting else "over"
        return f"<position of {self.header()['game']}, {self.seats} seats, {state}>"

    # -- built on the above -------------------------------------------------------------------------

    def view(self, seat: SupportsIndex | None) -> Data:
        """What a seat (None: a spectator) may know, its prompt and its legal moves."""
        who = audience_at(seat, self.seats)
        view = self.header()
        view["options"] = own_args(view["options"])
        view["seats"] = self.seats
        view["seat"] = who
        view["turn"] = list(SEATS_IN[self.waiting])
        view["prompt"] = self.prompt(who).data()
        view["moves"] = [self.describe(who, move).data() for move in self.moves(who)] if who is not None else []
        view["table"] = self.table(who)
        view["result"] = None if self.waiting else self.result().data()
        return view

    def data(self) -> Data:
        """The whole position as plain data, nothing hidden: what `match.save()` gives and `uc.load` reads."""
        data = self.header()
        options = own_args(data.pop("options"))
        data["seats"] = self.seats
        data["options"] = options
        data.update(self.save())
        return data

    def code_of(self, seat: SupportsIndex, move: object) -> int:
        """The int of a legal move, -1 if it is not legal now."""
        who = seat_at(seat, self.seats)
        if not isinstance(move, Move):
            raise IllegalMove(f"a move has a verb, arguments and a notation; this is none: {shown(move)}")
        for code in self.moves(who):
            if self.describe(who, code) == move:
                return code
        return -1

    def tell(self, id: str, args: Data, seats: int = EVERYONE) -> None:
        """Note an event. Callers ask `if self.told is not None` first, so that silence costs nothing."""
        if self.told is not None:
            self.told.append(Event(id, args, seats))
