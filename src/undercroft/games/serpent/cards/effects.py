"""Effects: a row of a card begins, is tested where it asks for that, and is carried out one small thing at a time."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import mypyc_attr

from undercroft.games.serpent.box.book import CARDS, DANGER, DIE, PLACES
from undercroft.games.serpent.box.words import (
    EFFECTS,
    FREEING,
    M_HOST,
    ON_RESTORE,
    ON_SPRING,
    OTHER,
    PROGRAMS,
    THREAT,
    TRAP_CARD,
    W_HERE,
    W_TARGET,
    W_YOU,
)
from undercroft.games.serpent.cards.dice import Test
from undercroft.games.serpent.notation import TEST, code, second_of
from undercroft.games.serpent.table.aim import NO_AIM, NONE, Aim
from undercroft.games.serpent.table.changes import matching
from undercroft.games.serpent.table.step import Question, Step
from undercroft.games.serpent.table.table import Table
from undercroft.kernel.chance import Chance

NO_PROGRAM: Final = -1


@final
@mypyc_attr(acyclic=True)
class UseEffect(Step):
    """An effect begins: `you` control it, `foe` is the hero it is for."""

    FIELDS: ClassVar[tuple[str, ...]] = ("effect", "you", "foe", "aim", "source")
    __slots__ = ("effect", "you", "foe", "aim", "source")

    def __init__(self, effect: int, you: int, foe: int, aim: Aim = NO_AIM, source: int = NONE) -> None:
        self.effect = effect
        self.you = you
        self.foe = foe
        self.aim = aim
        self.source = source  # the card in play that it comes from

    def hero(self) -> int:
        return self.foe

    def run(self, table: Table, chance: Chance) -> None:
        row = EFFECTS[self.effect]
        if row.each_rival:
            for other in reversed(table.rivals(self.you)):
                self.threaten(table, other)
        elif row.stats:
            self.threaten(table, self.foe)
        elif row.dice:
            total = 0
            for _ in range(row.dice):
                total += chance.roll(DIE) + 1
            self.go_on(table, row.ok if total >= row.number else row.fail)
        else:
            self.go_on(table, row.do)

    def go_on(self, table: Table, program: int) -> None:
        perform(table, program, self.you, self.foe, self.aim, self.source)

    def threaten(self, table: Table, foe: int) -> None:
        """A hero is tested, in a value of its choice where there are several."""
        tested = EffectTested(self.effect, self.you, foe, self.aim, self.source)
        if len(EFFECTS[self.effect].stats) == 1:
            table.then(test_of(table, self.effect, 0, foe, self.source), tested)
        else:
            table.then(Stat(foe, self.effect, self.source), tested)


def test_of(table: Table, effect: int, which: int, foe: int, source: int) -> Test:
    """The test of an effect; danger and a goddess' kiss make trap cards harder."""
    row = EFFECTS[effect]
    number = row.numbers[which]
    threat = OTHER
    if row.when == ON_SPRING:
        threat = TRAP_CARD
        place = PLACES[table.heroes[foe].place]
        if place.obstacle == DANGER:
            number += place.obstacle_number
        piece = table.piece(source)
        if piece is not None:
            for under in piece.attached:
                number += matching(CARDS[under.card].mods, M_HOST, 0, 0, 0, 0)
    elif row.when == ON_RESTORE:
        threat |= FREEING  # a curse to be shaken off
    return Test(foe, row.stats[which], number, threat, THREAT)


@final
@mypyc_attr(acyclic=True)
class Stat(Question):
    """Which of the values that an effect names is tested."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "effect", "source")
    __slots__ = ("effect", "source")

    def __init__(self, seat: int, effect: int, source: int) -> None:
        self.seat = seat
        self.effect = effect
        self.source = source

    def hero(self) -> int:
        return self.seat

    def options(self, table: Table) -> list[int]:
        return [code(TEST, stat, number) for number, stat in enumerate(EFFECTS[self.effect].stats)]

    def answer(self, table: Table, move: int, chance: Chance) -> None:
        table.then(test_of(table, self.effect, second_of(move), self.seat, self.source))


@final
@mypyc_attr(acyclic=True)
class EffectTested(Step):
    """After the test of an effect: what it does if it was passed, or if it was not."""

    FIELDS: ClassVar[tuple[str, ...]] = ("effect", "you", "foe", "aim", "source")
    __slots__ = ("effect", "you", "foe", "aim", "source")

    def __init__(self, effect: int, you: int, foe: int, aim: Aim, source: int) -> None:
        self.effect = effect
        self.you = you
        self.foe = foe
        self.aim = aim
        self.source = source

    def hero(self) -> int:
        return self.foe

    def run(self, table: Table, chance: Chance) -> None:
        row = EFFECTS[self.effect]
        if not table.heroes[self.foe].is_out:
            perform(table, row.ok if table.passed else row.fail, self.you, self.foe, self.aim, self.source)


def perform(table: Table, program: int, you: int, foe: int, aim: Aim = NO_AIM, source: int = NONE) -> None:
    """Do next what a row says, if it says anything."""
    if program != NO_PROGRAM:
        table.then(Program(program, 0, you, foe, aim, source))


@final
@mypyc_attr(acyclic=True)
class Program(Step):
    """The things that a row does, one after the other, from number `op` on."""

    FIELDS: ClassVar[tuple[str, ...]] = ("program", "op", "you", "foe", "aim", "source")
    __slots__ = ("program", "op", "you", "foe", "aim", "source")

    def __init__(self, program: int, op: int, you: int, foe: int, aim: Aim, source: int) -> None:
        self.program = program
        self.op = op
        self.you = you
        self.foe = foe
        self.aim = aim
        self.source = source

    def hero(self) -> int:
        return self.foe

    def run(self, table: Table, chance: Chance) -> None:
        ops = PROGRAMS[self.program]
        if self.op + 1 < len(ops):
            table.then(Program(self.program, self.op + 1, self.you, self.foe, self.aim, self.source))
        op = ops[self.op]
        if op.who == W_HERE:
            for seat in reversed(table.heroes_at(table.heroes[self.foe].place, self.foe)):
                table.carry_out(op, self.you, seat, self.aim, self.source, chance)
            return
        seat = self.you if op.who == W_YOU else self.aim.whom if op.who == W_TARGET else self.foe
        if not table.heroes[seat].is_out:
            table.carry_out(op, self.you, seat, self.aim, self.source, chance)
