"""Steps: what is still to be done at a table, and the questions among it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import mypyc_attr

from undercroft.games.serpent.box.book import CARDS, DIE_FACES, HEROIC_PACK, LEGENDARY_PACK
from undercroft.games.serpent.notation import PASS, code
from undercroft.kernel.chance import Chance
from undercroft.kernel.message import Message

if TYPE_CHECKING:  # a table holds steps, and they change it
    from undercroft.games.serpent.table.table import Table

NOTHING: Final = code(PASS)  # to let a window go by changes nothing


def hands_of(is_combined: bool) -> list[list[int]]:
    """By the pack that is played with: every card that a hand may hold. Some outlive the change of the stage."""
    found: list[list[int]] = []
    for pack in range(2):
        packs = (HEROIC_PACK, LEGENDARY_PACK) if is_combined and pack == LEGENDARY_PACK else (pack,)
        found.append([kind for kind, face in enumerate(CARDS) if face.pack in packs])
    return found


HANDS: Final = [hands_of(False), hands_of(True)]


@mypyc_attr(acyclic=True)
class Step:
    """Something that is still to be done. It never changes after it is made, so that copies of a table share it.

    Every interruption of the rules (a window, a choice, a roll) is a step on the table's stack: a position can be
    copied, saved and taken up again anywhere.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ()  # in the order in which the class is called with them
    __slots__ = ()

    def run(self, table: Table, chance: Chance) -> None:
        """Do it; what follows is put on the table with `then`."""
        raise NotImplementedError

    def hero(self) -> int:
        """The seat whose hero it happens to, -1 if not one hero's: the steps of a felled hero are forgotten."""
        return -1

    def is_heroic(self) -> bool:
        """Does it ask for more heroic deeds? A completed quest ends them."""
        return False


@final
@mypyc_attr(acyclic=True)
class Course:
    """Steps that always follow each other, made once for all tables."""

    __slots__ = ("last_first",)

    def __init__(self, steps: list[Step]) -> None:
        self.last_first = steps[::-1]  # as they go on the stack


@mypyc_attr(acyclic=True)
class SeatStep(Step):
    """A step of a seat, whatever hero it has."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


@mypyc_attr(acyclic=True)
class HeroStep(SeatStep):
    """A step that happens to the hero of a seat."""

    __slots__ = ()

    def hero(self) -> int:
        return self.seat


@mypyc_attr(acyclic=True)
class Rolled(Step):
    """What a roll is made for: it comes after the roll and finds it in `table.die`, spoilt by `table.penalty`."""

    __slots__ = ()

    def need(self, table: Table, penalty: int) -> int:
        """What the dice have to show for success."""
        raise NotImplementedError

    def can_improve(self, table: Table, dice: int) -> bool:
        """Could another throw bring more than the one that lies there?"""
        wanted = self.need(table, table.penalty)
        return table.die < wanted <= DIE_FACES * dice

    def is_worst(self, table: Table, dice: int) -> bool:
        """Could no other throw bring less?"""
        return table.die < self.need(table, table.penalty)


@mypyc_attr(acyclic=True)
class Question(SeatStep):
    """A step that waits for a seat, unless there is nothing to choose, and everybody can see that."""

    BY_HAND: ClassVar[bool] = False  # do cards of the hand answer it?
    __slots__ = ()

    def run(self, table: Table, chance: Chance) -> None:
        options = self.options(table)
        if len(options) > 1 or (table.told is not None and self.is_veiled(table)):
            table.stack.append(self)
            table.options = tuple(options) if options else (NOTHING,)
            table.waiting = 1 << self.seat
        elif options and options[0] != NOTHING:
            self.answer(table, options[0], chance)

    def options(self, table: Table) -> list[int]:
        """The answers; they follow from the position alone."""
        raise NotImplementedError

    def is_veiled(self, table: Table) -> bool:
        """Is it asked, with the option `ask_all`, whether there is anything to choose or not?"""
        return table.variants.ask_all and self.is_secret(table)

    def is_secret(self, table: Table) -> bool:
        """Does only its seat know whether there is anything to choose? Some hand could answer it, of those that others
        must think possible, while an empty one could not."""
        hero = table.heroes[self.seat]
        hand = hero.hand
        if not self.BY_HAND or not hand or table.variants.is_solo:
            return False
        hero.hand = []
        is_open = len(self.options(table)) > 1
        hero.hand = HANDS[table.variants.combined][table.pack]
        could_answer = len(self.options(table)) > 1
        hero.hand = hand
        return could_answer and not is_open

    def answer(self, table: Table, move: int, chance: Chance) -> None:
        """Carry out an answer; the question was taken off the stack."""
        raise NotImplementedError

    def prompt(self, table: Table) -> Message:
        """What is asked."""
        return Message(f"serpent-prompt-{name_of(self)}")


def name_of(step: Step) -> str:
    """What saves and texts call a step."""
    return hyphened(type(step).__name__)


def hyphened(name: str) -> str:
    """`AttackRolls` as `attack-rolls`."""
    found = ""
    for letter in name:
        found += f"-{letter.lower()}" if letter.isupper() and found else letter.lower()
    return found
