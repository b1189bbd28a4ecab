"""The outline of a match: what was done at it, not what came of it. Only rules of another time could tell that."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from undercroft.kernel.message import Event
from undercroft.kernel.record import Record, Step
from undercroft.kernel.result import Result
from undercroft.retired import FindCards, Op, no_cards


class Outline:
    """Takes down moves without playing them. `turns`, where known, are the seats asked at first and after each thing
    that was done. `result` and `is_over` are what the store says of it."""

    def __init__(self, record: Record, turns: Sequence[tuple[int, ...]] = ()) -> None:
        self.started = record
        self.ops: list[Op] = []
        self.steps: list[Step] = list(record.steps)
        self.result: Result | None = None
        self.is_over = record.result is not None
        self.find_cards: FindCards = no_cards  # to ask the rules of its time with
        self._turns = turns

    @property
    def turn(self) -> tuple[int, ...]:
        return self._turns[len(self.ops)] if self._turns else ()

    @property
    def events(self) -> list[list[Event]]:
        """Of which nothing is known."""
        return [[] for _ in range(len(self.steps) + 1)]

    def play(self, seat: int, move: str, chance: Sequence[str], chosen: bool = False) -> None:
        self.ops.append({"seat": seat, "move": move, "chance": list(chance), "chosen": chosen})
        self.steps.append(Step(seat, move, tuple(chance), chosen=chosen and bool(chance)))

    def undo(self, seat: int) -> None:
        self.ops.append({"undo": seat})
        self.steps.pop()

    def take_back(self, steps: int, pause: Callable[[], None] | None = None) -> None:
        self.ops.append({"back": steps})
        del self.steps[-steps:]

    @property
    def record(self) -> Record:
        """All that can be written down; of moves taken back it does not hold how many dice they had used up."""
        record = self.started.until(0)
        record.steps = list(self.steps)
        record.result = None if self.result is None else self.result.data()
        return record

    def private_record(self) -> Record:
        return self.record

    def why_no_undo(self, seat: int | None = None) -> str:
        return "the match was played under other rules or cards; it can be looked at, not changed"
