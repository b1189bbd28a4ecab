"""Serpent: a position of the game, as the rest of the package knows it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from undercroft.games.serpent import objections, telling
from undercroft.games.serpent.box.cards import OTHER_CARDS
from undercroft.games.serpent.box.words import Op
from undercroft.games.serpent.cards.deeds import do
from undercroft.games.serpent.data import save, show
from undercroft.games.serpent.table.aim import Aim
from undercroft.games.serpent.table.step import NOTHING, Question
from undercroft.games.serpent.table.table import Table
from undercroft.kernel.chance import Chance
from undercroft.kernel.message import Message
from undercroft.kernel.move import Move
from undercroft.kernel.position import Data
from undercroft.kernel.result import Result

GAME: Final = "serpent"
VERSION: Final = 3


@final
@mypyc_attr(acyclic=True)
class Serpent(Table):
    """The table with its rules: whose choice it is, what may be chosen, and what follows."""

    __slots__ = ()

    def moves(self, seat: i64) -> tuple[int, ...]:
        return self.options if self.waiting >> seat & 1 else ()

    def play(self, seat: i64, move: i64, chance: Chance) -> None:
        question = self.stack.pop()
        assert isinstance(question, Question)
        self.waiting = 0
        question.answer(self, move, chance)
        self.go_on(chance)
        if self.told is not None and self.waiting and not self.waiting >> seat & 1 and self.asked().is_secret(self):
            self.is_final = True  # how others take a question that their cards may answer is seen once

    def carry_out(self, op: Op, you: int, seat: int, aim: Aim, source: int, chance: Chance) -> None:
        do(self, op, you, seat, aim, source, chance)

    def copy(self) -> Serpent:
        twin = Serpent(self.seats, self.variants, self.chart)
        twin.waiting = self.waiting
        twin.round = self.round
        twin.active = self.active
        twin.starter = self.starter
        twin.pack = self.pack
        twin.phase = self.phase
        twin.tokens = self.tokens
        twin.has_event = self.has_event
        twin.nakari_wounds = self.nakari_wounds
        twin.nakari_sent = self.nakari_sent
        twin.deck = self.deck.copy()
        twin.gone = self.gone.copy()
        twin.places_left = self.places_left.copy()
        twin.quests_left = self.quests_left.copy()
        if self.places_under:
            twin.places_under = self.places_under.copy()
        if self.quests_under:
            twin.quests_under = self.quests_under.copy()
        twin.heroes_left = self.heroes_left
        twin.heroes = [hero.copy() for hero in self.heroes]
        twin.pieces = [piece.copy() for piece in self.pieces]
        twin.quests = [quest.copy() for quest in self.quests]
        if self.battles:  # most often there are none, and a new table has an empty list already
            twin.battles = [battle.copy() for battle in self.battles]
        if self.draft:
            twin.draft = self.draft.copy()
        if self.declared:
            twin.declared = self.declared.copy()
        if self.opened:
            twin.opened = self.opened.copy()
        if self.shut:
            twin.shut = self.shut.copy()
        twin.stack = self.stack.copy()
        twin.options = self.options
        twin.die = self.die
        twin.passed = self.passed
        twin.penalty = self.penalty
        twin.is_over = self.is_over
        twin.winners = self.winners
        twin.ended = self.ended
        if self.finished:
            twin.finished = self.finished.copy()
        twin.fitted = self.fitted
        twin.has_fit = self.has_fit
        if self.solo_drawn:
            twin.solo_drawn = self.solo_drawn.copy()
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
        return objections.objection(self, seat, move)

    def is_veiled(self, seat: int) -> bool:
        return bool(self.waiting >> seat & 1) and self.asked().is_veiled(self)

    def passing(self, seat: int) -> int:
        return NOTHING if self.is_veiled(seat) and NOTHING in self.options else -1

    def header(self) -> Data:
        options = self.variants.data.copy()  # fresh each time, the list in it too
        options["heroes"] = options["heroes"].copy()
        return {"game": GAME, "rules": VERSION, **OTHER_CARDS, "options": options}
