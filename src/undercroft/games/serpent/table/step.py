"""Steps: the pending work of a table, including its questions."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import mypyc_attr

from undercroft.games.serpent.box.book import CARDS, DIE, DIE_FACES, HEROIC_PACK, LEGENDARY_PACK
from undercroft.games.serpent.notation import PASS, code
from undercroft.games.serpent.table.hero import MIN_VALUE
from undercroft.kernel.chance import Chance
from undercroft.kernel.message import Message

if TYPE_CHECKING:  # a table holds steps, and steps change it
    from undercroft.games.serpent.table.table import Table

NOTHING: Final = code(PASS)  # declining in a window changes nothing


def hands_of(is_combined: bool) -> list[list[int]]:
    """Returns, by pack, every card that a hand may hold. Some outlive the change of the stage."""
    found: list[list[int]] = []
    for pack in range(2):
        packs = (HEROIC_PACK, LEGENDARY_PACK) if is_combined and pack == LEGENDARY_PACK else (pack,)
        found.append([kind for kind, face in enumerate(CARDS) if face.pack in packs])
    return found


HANDS: Final = [hands_of(False), hands_of(True)]


@mypyc_attr(acyclic=True)
class Step:
    """A pending task. Immutable, so that copies of a table share it.

    Every interruption of the rules (a window, a choice, a roll) is a step on the table's stack, so a position can be
    copied, saved and resumed anywhere.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ()  # in the order of the constructor's arguments

    def run(self, table: Table, chance: Chance) -> None:
        """Does the work; `table.then` adds what follows."""
        raise NotImplementedError

    def hero(self) -> int:
        """Returns the seat whose hero it affects, -1 if none; the steps of a felled hero are removed."""
        return -1

    def is_heroic(self) -> bool:
        """Returns whether it asks for more heroic deeds. A completed quest ends them."""
        return False


@mypyc_attr(acyclic=True)
class SeatStep(Step):
    """A step of a seat, whatever hero it has."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: int = seat


@mypyc_attr(acyclic=True)
class HeroStep(SeatStep):
    """A step that affects the hero of a seat."""

    def hero(self) -> int:
        return self.seat


@final
@mypyc_attr(acyclic=True)
class LastRoll:
    """The last roll of the table, and the outcome of the last test."""

    __slots__ = ("die", "penalty", "passed")

    def __init__(self) -> None:
        self.die: int = 0  # the sum of its dice
        self.penalty: int = 0  # by cards that spoil it: 0 or less
        self.passed: bool = False

    def throw(self, dice: int, chance: Chance) -> None:
        self.die = 0
        for _ in range(dice):
            self.die += chance.roll(DIE) + 1

    def spoil(self, n: int) -> None:
        self.penalty = max(MIN_VALUE, self.penalty + n)

    def copy(self) -> LastRoll:
        twin = LastRoll()
        twin.die = self.die
        twin.penalty = self.penalty
        twin.passed = self.passed
        return twin


@mypyc_attr(acyclic=True)
class Rolled(Step):
    """The purpose of a roll: it runs after the roll and reads `table.last_roll`."""

    def need(self, table: Table, penalty: int) -> int:
        """Returns the die value needed for success."""
        raise NotImplementedError

    def can_improve(self, table: Table, dice: int) -> bool:
        """Returns whether another throw could be better than this one."""
        roll = table.last_roll
        return roll.die < self.need(table, roll.penalty) <= DIE_FACES * dice

    def is_worst(self, table: Table, dice: int) -> bool:
        """Returns whether no throw could be worse."""
        return table.last_roll.die < self.need(table, table.last_roll.penalty)


@mypyc_attr(acyclic=True)
class Question(SeatStep):
    """A step that waits for a seat, unless there is nothing to choose. With the option `ask_all` it also waits where
    only the seat itself knows that there is nothing to choose.
    """

    BY_HAND: ClassVar[bool] = False  # whether cards of the hand answer it

    def run(self, table: Table, chance: Chance) -> None:
        options = self.options(table)
        if len(options) > 1 or (table.variants.ask_all and self.is_secret(table)):
            table.stack.append(self)
            table.options = tuple(options) if options else (NOTHING,)
            table.waiting = 1 << self.seat
        elif options and options[0] != NOTHING:
            self.answer(table, options[0], chance)

    def options(self, table: Table) -> list[int]:
        """Returns the answers; they follow from the position alone."""
        raise NotImplementedError

    def is_secret(self, table: Table) -> bool:
        """Returns whether only its seat knows if there is anything to choose: some possible hand could answer it, while
        an empty one could not.
        """
        if not self.BY_HAND or table.variants.is_solo or not table.heroes[self.seat].hand:
            return False
        every_card = HANDS[table.variants.combined][table.pack]
        return self.is_choice(table.with_hand(self.seat, every_card)) and not self.is_choice(
            table.with_hand(self.seat, [])
        )

    def is_choice(self, table: Table) -> bool:
        return len(self.options(table)) > 1

    def answer(self, table: Table, move: int, chance: Chance) -> None:
        """Carries out an answer; the question has been taken off the stack."""
        raise NotImplementedError

    def prompt(self, table: Table) -> Message:
        """Returns the question's text, with the number or the hero that it is about."""
        told = {field: getattr(self, field) for field in self.FIELDS if field in ("count", "whom")}
        return Message(f"serpent-prompt-{name_of(self)}", told)


@mypyc_attr(acyclic=True)
class HeroQuestion(Question):
    """A question that affects the hero of its seat."""

    def hero(self) -> int:
        return self.seat


@mypyc_attr(acyclic=True)
class CountQuestion(Question):
    """A question about so many points or cards."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "count")

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count: int = count


@mypyc_attr(acyclic=True)
class PieceQuestion(Question):
    """A question about a card in play."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "piece")

    def __init__(self, seat: int, piece: int) -> None:
        self.seat = seat
        self.piece: int = piece

    def prompt(self, table: Table) -> Message:
        return Message(f"serpent-prompt-{name_of(self)}", {"card": table.card_of(self.piece)})


def name_of(step: Step) -> str:
    """Returns a step's name in saves and texts."""
    return hyphened(type(step).__name__)


def hyphened(name: str) -> str:
    """Writes `AttackRolls` as `attack-rolls`."""
    found = ""
    for letter in name:
        found += f"-{letter.lower()}" if letter.isupper() and found else letter.lower()
    return found
