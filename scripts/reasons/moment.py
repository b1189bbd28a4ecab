"""A decision with the advice given on it, and the tools to check that advice: views, the rules, playouts of its own."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

import undercroft as uc
from undercroft.bots.advice import Advice
from undercroft.bots.playout import play_out
from undercroft.games import find_game
from undercroft.kernel.chance import Seeded
from undercroft.kernel.message import Message
from undercroft.kernel.mind import Mind
from undercroft.kernel.position import Position
from undercroft.kernel.seats import FIRST_OF

Data = dict[str, Any]
TRIALS: Final = 400
MORE: Final = 4000  # where the first trials cast doubt
SURE: Final = 4.5  # standard errors: what differs by more is false
FAINT: Final = 10  # percent: a smaller chance is no reason


class FalseReasonError(Exception):
    """A statement is not true, or holds for the second-best move as well."""


def claim(is_true: bool, what: str) -> None:
    if not is_true:
        raise FalseReasonError(what)


class FigureCheck(NamedTuple):
    """Measures a figure from two views of the table: at the start of a trial and at its end."""

    measure: Callable[[Data, Data, int], float]
    is_chance: bool = False
    is_less_better: bool = False
    is_near: bool = False


class Moment:
    """One decision, as its seat sees it."""

    def __init__(self, view: Mapping[str, Any], advice: Advice, stage: Callable[[Position], object]) -> None:
        self.view = dict(view)
        self.table: Data = view["table"]
        self.seat: int = view["seat"]
        self.seats: int = view["seats"]
        self.advice = advice
        self.args = advice.reason.args
        self.best: Data = dict(advice.moves[0].move)
        self.second: Data | None = dict(advice.moves[1].move) if len(advice.moves) > 1 else None
        self.others: list[Data] = [move for move in view["moves"] if move["text"] != self.best["text"]]
        self.stage = stage  # what a near horizon ends with: a room, a turn
        mind = find_game(view["game"]).mind()
        assert mind is not None
        self.mind: Mind = mind

    def between(self, reason: Message, best: Data, second: Data) -> Moment:
        """Returns the same decision with a reason to prefer one move to another."""
        twin = Moment(self.view, self.advice._replace(reason=reason), self.stage)
        twin.best, twin.second = best, second
        return twin

    @property
    def rivals(self) -> list[Data]:
        """Returns the moves that must not share the reason: the second-best, or all others where none was tried."""
        return [self.second] if self.second is not None else self.others

    @property
    def me(self) -> Data:
        """Returns the own row of the table."""
        rows = self.table.get("players") or self.table.get("heroes") or self.table.get("dogs")
        assert rows is not None
        row: Data = rows[self.seat]
        return row

    def imagined(self, number: int) -> Position:
        return uc.imagine(self.view, Seeded(number))

    def after(self, move: Data, number: int = 0) -> Position:
        """Returns the position after a move."""
        position = self.imagined(number)
        position.play(self.seat, code(position, self.seat, move), Seeded(number))
        return position

    # -- playouts ------------------------------------------------------------------------------------

    def trial(self, move: Data, check: FigureCheck, number: int) -> float:
        """Plays a move and goes on by the quick policy, in a world of its own."""
        mind, seat = self.mind, self.seat
        world = self.imagined(number)
        mind.reopen(world, seat)
        luck = Seeded(7919 * number + 1)
        while world.waiting & ~(1 << seat):
            other = FIRST_OF[world.waiting & ~(1 << seat)]
            world.play(other, mind.quick(world, other, luck), luck)
        until, here = mind.clock(world) + mind.depth, self.stage(world)
        start = world.view(seat)["table"] if self.view["game"] == "raiders" else self.table
        world.play(seat, code(world, seat, move), luck)
        if check.is_near:
            while world.waiting and self.stage(world) == here and mind.clock(world) < until:
                mover = FIRST_OF[world.waiting]
                world.play(mover, mind.quick(world, mover, luck), luck)
        else:
            play_out(world, mind, luck, until)
        return check.measure(start, dict(world.view(seat)["table"]), seat)

    def check_figure(self, check: FigureCheck, trials: int, more: int = MORE) -> None:
        """Checks that both numbers are those of other trials too, and that the best move has the better one."""
        claim(self.second is not None, "a figure needs two moves")
        while True:
            try:
                return self._compare(check, trials)
            except FalseReasonError:
                if trials == more:
                    raise
                trials = more

    def _compare(self, check: FigureCheck, trials: int) -> None:
        assert self.second is not None
        scale = 100.0 if check.is_chance else 1.0
        means: list[float] = []
        for name, move in (("value", self.best), ("other", self.second)):
            found = [scale * self.trial(move, check, number) for number in range(trials)]
            mean = sum(found) / trials
            variance = sum([(one - mean) ** 2 for one in found]) / trials
            if check.is_chance:  # what never happened may yet happen
                part = (mean * trials / 100 + 2) / (trials + 4)
                variance = 10_000 * part * (1 - part)
            error = math.sqrt(variance * (1 / trials + 1 / self.args["tries"]))
            rounding = 0.5 if check.is_chance else 0.05
            given = self.args[name]
            claim(abs(mean - given) <= SURE * error + rounding, f"{name} is {given}, not {mean:.2f} ± {error:.2f}")
            means.append(mean)
        claim((means[0] < means[1]) == check.is_less_better and means[0] != means[1], f"not better: {means}")
        if check.is_chance:
            claim(max(self.args["value"], self.args["other"]) >= FAINT, "a faint chance")


def code(position: Position, seat: int, move: Data) -> int:
    """Returns the int of a move that is known by its notation."""
    return next(int(one) for one in position.moves(seat) if position.describe(seat, one).text == move["text"])
