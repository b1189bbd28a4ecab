"""Pig, the folk dice game, as a game of Undercroft: docs/designers/first-game.md writes it step by step.

In your turn you roll a die as often as you like, and its points add up. Hold, and they are yours; roll a one, and those
of the turn are lost. The first to hold the goal wins.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Literal

from undercroft.kernel.chance import Chance, Outcomes
from undercroft.kernel.game import Game
from undercroft.kernel.message import Event, Message
from undercroft.kernel.mind import Mind, Strength, share
from undercroft.kernel.move import Move, Notation
from undercroft.kernel.options import Options
from undercroft.kernel.position import Data, Position
from undercroft.kernel.reader import Reader
from undercroft.kernel.result import Result

DIE = Outcomes("die", ["1", "2", "3", "4", "5", "6"])
ROLL, HOLD = 0, 1
MOST = 999  # points that a position may have
NOTATION = Notation({"roll": "roll", "hold": "hold"})


class PigOptions(Options, frozen=True):
    goal: Literal[30, 50, 100] = 50


class PigPosition(Position):
    """The points that each seat has, whose turn it is, and what the turn has brought so far."""

    def __init__(self, points: list[int], options: PigOptions, seat: int = 0, turn: int = 0) -> None:
        super().__init__(len(points))
        self.points = points
        self.options = options
        self.seat = seat
        self.turn = turn
        self.waiting = 0 if max(points) >= options.goal else 1 << seat

    # -- the hot path -----------------------------------------------------------------------------

    def moves(self, seat: int) -> tuple[int, ...]:
        return (ROLL, HOLD) if self.waiting >> seat & 1 else ()

    def play(self, seat: int, move: int, chance: Chance) -> None:
        if move == HOLD:
            self.points[seat] += self.turn
            self.note("pig-event-held", points=self.turn)
            self.pass_on()
        elif (face := chance.roll(DIE) + 1) == 1:
            self.note("pig-event-lost", points=self.turn)
            self.pass_on()
        else:
            self.turn += face
            self.note("pig-event-rolled", face=face)

    def pass_on(self) -> None:
        """The next one's turn, unless the goal is reached."""
        is_over = self.points[self.seat] >= self.options.goal
        self.seat = (self.seat + 1) % self.seats
        self.turn = 0
        self.waiting = 0 if is_over else 1 << self.seat

    def note(self, id: str, **args: int) -> None:
        if self.events is not None:
            self.tell(id, {"who": self.seat, **args})

    def copy(self) -> PigPosition:
        return PigPosition(self.points.copy(), self.options, self.seat, self.turn)

    # -- what people and programs see -------------------------------------------------------------

    def describe(self, seat: int, move: int) -> Move:
        return NOTATION.move("roll" if move == ROLL else "hold")

    def prompt(self, seat: int | None) -> Message:
        if not self.waiting:
            return Message("pig-prompt-over")
        if seat == self.seat:
            return Message("pig-prompt-roll", {"points": self.turn})
        return Message("pig-prompt-wait", {"who": self.seat})

    def table(self, seat: int | None) -> Data:
        return {"points": self.points.copy(), "seat": self.seat, "turn": self.turn}

    def save(self) -> Data:
        return {"players": [{"points": points} for points in self.points], "seat": self.seat, "turn": self.turn}

    def header(self) -> Data:
        return {"game": Pig.name, "rules": Pig.version, "options": self.options.data()}

    def result(self) -> Result:
        most = max(self.points)
        winners = tuple(seat for seat, points in enumerate(self.points) if points == most)
        return Result(winners, tuple(self.points), [[("pig-part-points", points)] for points in self.points])


class Pig(Game):
    name = "pig"
    version = 1
    seats = range(2, 5)
    is_simultaneous = False
    has_secrets = False
    longest = 20_000  # rolls and holds; chance alone ends it
    options = PigOptions
    notation = NOTATION
    folder = Path(__file__).parent  # of the texts

    def deal(self, seats: int, options: Options, chance: Chance, events: list[Event] | None = None) -> PigPosition:
        assert isinstance(options, PigOptions)
        return PigPosition([0] * seats, options)

    def load(self, data: Mapping[str, Any], seats: int, options: Options) -> PigPosition:
        """Loads a position. Missing fields are as in a fresh game; an impossible value is refused, naming its field."""
        assert isinstance(options, PigOptions)
        reader = Reader(data, "", ("players", "seat", "turn"))
        rows = reader.per_seat("players", seats, ("points",))
        points = [row.number("points", 0, MOST, 0) for row in rows]
        position = PigPosition(
            points, options, reader.number("seat", 0, seats - 1, 0), reader.number("turn", 0, MOST, 0)
        )
        if sum(one >= options.goal for one in points) > 1:
            raise reader.fail("players", "only one can reach the goal")
        if position.turn and not position.waiting:
            raise reader.fail("turn", "a player has reached the goal, and the game is over")
        return position

    def known(self, view: Data, chance: Chance) -> Data:
        """Returns a view in the form that `load` reads. Nothing is hidden, so nothing is dealt."""
        table = view["table"]
        players = [{"points": points} for points in table["points"]]
        return {"players": players, "seat": table["seat"], "turn": table["turn"]}

    def mind(self) -> Mind:
        return MIND


class PigMind(Mind):
    """Hold at twenty, or when that wins. From this rule come bots of five levels, and advice."""

    def greedy_move(self, position: Position, seat: int, chance: Chance) -> int:
        return self.candidates(position, seat)[0]

    def candidates(self, position: Position, seat: int) -> Sequence[int]:
        """Returns the rule's move first: the search drops it only for a clearly better one, see `doubt`."""
        assert isinstance(position, PigPosition)
        is_won = position.points[seat] + position.turn >= position.options.goal
        return (HOLD, ROLL) if is_won or position.turn >= 20 else (ROLL, HOLD)

    def worth(self, position: Position, seat: int) -> float:
        """Tries go to the end, where it is known."""
        return 1 / position.seats if position.waiting else share(position, seat)

    def points(self, position: Position, seat: int) -> float:
        assert isinstance(position, PigPosition)
        return float(position.points[seat])

    def strengths(self) -> Sequence[Strength]:
        return [Strength(rounds, 0.5, slack) for rounds, slack in ((2, 0.3), (4, 0.1), (8, 0.05), (20, 0), (60, 0))]


MIND = PigMind(1, doubt=0.05)
GAME = Pig()
