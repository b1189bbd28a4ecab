"""Effects: a row of a card begins, is tested where it says so, and is carried out operation by operation."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from undercroft.games.serpent.box import words
from undercroft.games.serpent.box.book import DANGER, DIE, PLACES
from undercroft.games.serpent.cards.dice import Test
from undercroft.games.serpent.notation import TEST, code, second_of
from undercroft.games.serpent.table.aim import NO_AIM, NONE, Aim
from undercroft.games.serpent.table.changes import sum_attached
from undercroft.games.serpent.table.step import HeroQuestion, Step
from undercroft.games.serpent.table.table import Table
from undercroft.kernel.chance import Chance

NO_PROGRAM: Final = -1


@mypyc_attr(acyclic=True)
class EffectStep(Step):
    """A step of an effect: `you` control it, `foe` is the hero it affects."""

    FIELDS: ClassVar[tuple[str, ...]] = ("effect", "you", "foe", "aim", "source")

    def __init__(self, effect: int, you: int, foe: int, aim: Aim = NO_AIM, source: int = NONE) -> None:
        self.effect: int = effect
        self.you: int = you
        self.foe: int = foe
        self.aim: Aim = aim
        self.source: int = source  # the card in play that it comes from

    def hero(self) -> int:
        return self.foe


@mypyc_attr(acyclic=True)
class UseEffect(EffectStep):
    """Begins an effect."""

    def run(self, table: Table, chance: Chance) -> None:
        row = words.EFFECTS[self.effect]
        if row.each_rival:
            for other in table.rivals(self.you):
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
        """Tests a hero, in a value of its choice where there are several."""
        tested = EffectTested(self.effect, self.you, foe, self.aim, self.source)
        if len(words.EFFECTS[self.effect].stats) == 1:
            table.then(test_of(table, self.effect, 0, foe, self.source), tested)
        else:
            table.then(Stat(foe, self.effect, self.source), tested)


def test_of(table: Table, effect: int, which: int, foe: int, source: int) -> Test:
    """Returns the test of an effect; danger and a goddess' kiss make trap cards harder."""
    row = words.EFFECTS[effect]
    number = row.numbers[which]
    threat = words.OTHER
    if row.when == words.ON_SPRING:
        threat = words.TRAP_CARD
        place = PLACES[table.heroes[foe].place]
        if place.obstacle == DANGER:
            number += place.obstacle_number
        piece = table.piece(source)
        if piece is not None:
            number += sum_attached(piece.attached, words.M_HOST)
    elif row.when == words.ON_RESTORE:
        threat |= words.FREEING  # a curse to be shaken off
    return Test(foe, row.stats[which], number, threat, words.THREAT)


@mypyc_attr(acyclic=True)
class Stat(HeroQuestion):
    """Asks which of the values that an effect names is tested."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "effect", "source")

    def __init__(self, seat: int, effect: int, source: int) -> None:
        self.seat = seat
        self.effect: int = effect
        self.source: int = source

    def options(self, table: Table) -> list[int]:
        return [code(TEST, stat, number) for number, stat in enumerate(words.EFFECTS[self.effect].stats)]

    def answer(self, table: Table, move: int, chance: Chance) -> None:
        table.then(test_of(table, self.effect, second_of(move), self.seat, self.source))


@mypyc_attr(acyclic=True)
class EffectTested(EffectStep):
    """Applies an effect after its test, passed or failed."""

    def run(self, table: Table, chance: Chance) -> None:
        row = words.EFFECTS[self.effect]
        if not table.heroes[self.foe].is_out:
            perform(table, row.ok if table.last_roll.passed else row.fail, self.you, self.foe, self.aim, self.source)


def perform(table: Table, program: int, you: int, foe: int, aim: Aim = NO_AIM, source: int = NONE) -> None:
    """Carries out a row's operations next, if it has any."""
    if program != NO_PROGRAM:
        table.then(Program(program, 0, you, foe, aim, source))


@mypyc_attr(acyclic=True)
class Program(Step):
    """Carries out a row's operations, one after the other, from number `op` on."""

    FIELDS: ClassVar[tuple[str, ...]] = ("program", "op", "you", "foe", "aim", "source")

    def __init__(self, program: int, op: int, you: int, foe: int, aim: Aim, source: int) -> None:
        self.program: int = program
        self.op: int = op
        self.you: int = you
        self.foe: int = foe
        self.aim: Aim = aim
        self.source: int = source

    def hero(self) -> int:
        return self.foe

    def run(self, table: Table, chance: Chance) -> None:
        ops = words.PROGRAMS[self.program]
        op = ops[self.op]
        if op.who == words.W_HERE:
            for seat in table.heroes_at(table.heroes[self.foe].place, self.foe):
                table.carry_out(op, self.you, seat, self.aim, self.source, chance)
        else:
            seat = self.you if op.who == words.W_YOU else self.aim.whom if op.who == words.W_TARGET else self.foe
            if not table.heroes[seat].is_out:
                table.carry_out(op, self.you, seat, self.aim, self.source, chance)
        if self.op + 1 < len(ops):
            table.then(Program(self.program, self.op + 1, self.you, self.foe, self.aim, self.source))
