"""Serpent's position: the table behind the interface of all games."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from undercroft.games.serpent import telling
from undercroft.games.serpent.box.cards import OTHER_CARDS
from undercroft.games.serpent.box.words import Op
from undercroft.games.serpent.cards.deeds import do
from undercroft.games.serpent.data import save, show
from undercroft.games.serpent.objections.why import objection
from undercroft.games.serpent.table.aim import Aim
from undercroft.games.serpent.table.step import NOTHING, Question
from undercroft.games.serpent.table.table import Table
from undercroft.kernel.chance import Chance
from undercroft.kernel.message import Message
from undercroft.kernel.move import Move
from undercroft.kernel.position import Data
from undercroft.kernel.result import Result

GAME: Final = "serpent"
VERSION: Final = 1


@final
@mypyc_attr(acyclic=True)
class Serpent(Table):
    """The table with its rules: the seat to move, its options, and the consequences."""

    __slots__ = ()

    def moves(self, seat: i64) -> tuple[int, ...]:
        return self.options if self.waiting >> seat & 1 else ()

    def play(self, seat: i64, move: i64, chance: Chance) -> None:
        question = self.stack.pop()
        assert isinstance(question, Question)
        self.waiting = 0
        question.answer(self, move, chance)
        self.go_on(chance)

    def carry_out(self, op: Op, you: int, seat: int, aim: Aim, source: int, chance: Chance) -> None:
        do(self, op, you, seat, aim, source, chance)

    def copy(self) -> Serpent:
        twin = Serpent(self.seats, self.variants, self.chart)
        self.share_with(twin)
        twin.own_parts()
        return twin

    def sharing(self) -> Serpent:
        twin = Serpent(self.seats, self.variants, self.chart)
        self.share_with(twin)
        return twin

    # -- what people and programs see ---------------------------------------------------------------

    def describe(self, seat: i64, move: i64) -> Move:
        return telling.move_of(self, move)

    def prompt(self, seat: int | None) -> Message:
        return telling.prompt(self, seat)

    def table(self, seat: int | None) -> Data:
        return show.table_of(self, seat)

    def save(self) -> Data:
        return save.save_table(self)

    def result(self) -> Result:
        return telling.result(self)

    def objection(self, seat: int, move: Move) -> Message | None:
        return objection(self, seat, move)

    def is_veiled(self, seat: int) -> bool:
        return bool(self.waiting >> seat & 1) and self.asked().is_secret(self)

    def is_for_its_word(self, seat: int) -> bool:
        """Returns whether a plan waits for its player to declare it."""
        return bool(self.waiting >> seat & 1) and bool(self.draft)

    def passing(self, seat: int) -> int:
        return NOTHING if self.is_veiled(seat) and NOTHING in self.options else -1

    def header(self) -> Data:
        options = self.variants.data.copy()  # a fresh copy each time, including its list
        options["heroes"] = options["heroes"].copy()
        return {"game": GAME, "rules": VERSION, **OTHER_CARDS, "options": options}
