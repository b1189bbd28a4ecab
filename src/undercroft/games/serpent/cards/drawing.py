"""Drawing cards from the one adventure deck, or from a glory and a peril deck."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import mypyc_attr

from undercroft.games.serpent.notation import SPLIT, code, first_of
from undercroft.games.serpent.table.decks import BOTH, GLORY, KINDS_IN, PERIL
from undercroft.games.serpent.table.step import HeroStep, Question
from undercroft.games.serpent.table.table import HAND, Table
from undercroft.kernel.chance import Chance
from undercroft.kernel.message import Message


@final
@mypyc_attr(acyclic=True)
class FillHand(HeroStep):
    """The hand is filled up to five cards."""

    __slots__ = ()

    def run(self, table: Table, chance: Chance) -> None:
        draw(table, self.seat, HAND - len(table.heroes[self.seat].hand), False, chance)


@final
@mypyc_attr(acyclic=True)
class Draw(HeroStep):
    """So many cards to the hand; with two decks an effect draws from one of them."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "count", "by_effect")
    __slots__ = ("count", "by_effect")

    def __init__(self, seat: int, count: int, by_effect: bool = False) -> None:
        self.seat = seat
        self.count = count
        self.by_effect = by_effect

    def run(self, table: Table, chance: Chance) -> None:
        draw(table, self.seat, self.count, self.by_effect, chance)


def draw(table: Table, seat: int, count: int, by_effect: bool, chance: Chance) -> None:
    if count <= 0 or table.heroes[seat].is_out:
        return
    if table.variants.is_solo:
        draw_from(table, seat, GLORY, count, chance)
    elif table.variants.separate_decks:
        table.then(Split(seat, count, by_effect))
    else:
        draw_from(table, seat, BOTH, count, chance)


def draw_from(table: Table, seat: int, which: int, count: int, chance: Chance) -> None:
    """Draw from a deck, as far as it goes."""
    drawn: list[int] = []
    while len(drawn) < count and table.refill(which):
        kind = table.draw_card(which, chance)
        table.give(seat, kind)
        drawn.append(kind)
    table.told_hand(seat, drawn)


def supply(table: Table, which: int) -> int:
    """Cards in a deck and its discard."""
    return sum(table.deck[kind] + table.gone[kind] for kind in KINDS_IN[which])


@final
@mypyc_attr(acyclic=True)
class Split(Question):
    """How many of the cards come from the glory deck."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "count", "by_effect")
    __slots__ = ("count", "by_effect")

    def __init__(self, seat: int, count: int, by_effect: bool) -> None:
        self.seat = seat
        self.count = count
        self.by_effect = by_effect

    def hero(self) -> int:
        return self.seat

    def options(self, table: Table) -> list[int]:
        """An effect names one deck, the other helps out if it is short."""
        glory, peril = supply(table, GLORY), supply(table, PERIL)
        count = min(self.count, glory + peril)
        least, most = max(0, count - peril), min(count, glory)
        numbers = range(least, most + 1, max(1, most - least) if self.by_effect else 1)
        return [code(SPLIT, number) for number in numbers]

    def answer(self, table: Table, move: int, chance: Chance) -> None:
        from_glory = first_of(move)
        draw_from(table, self.seat, GLORY, from_glory, chance)
        draw_from(table, self.seat, PERIL, self.count - from_glory, chance)

    def prompt(self, table: Table) -> Message:
        return Message("serpent-prompt-split", {"count": self.count})
