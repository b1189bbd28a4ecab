"""Drawing cards from the single adventure deck, or from a glory and a peril deck."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from undercroft.games.serpent.notation import SPLIT, code, first_of
from undercroft.games.serpent.table.decks import BOTH, GLORY, KINDS_IN, PERIL
from undercroft.games.serpent.table.step import HeroQuestion, HeroStep
from undercroft.games.serpent.table.table import HAND, Table
from undercroft.kernel.chance import Chance


@mypyc_attr(acyclic=True)
class FillHand(HeroStep):
    """Fills the hand up to five cards."""

    def run(self, table: Table, chance: Chance) -> None:
        draw(table, self.seat, HAND - len(table.heroes[self.seat].hand), False, chance)


@mypyc_attr(acyclic=True)
class Draw(HeroStep):
    """Draws so many cards; with two decks an effect draws from one of them."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "count", "by_effect")

    def __init__(self, seat: int, count: int, by_effect: bool = False) -> None:
        self.seat = seat
        self.count: int = count
        self.by_effect: bool = by_effect

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
    """Draws from a deck, as far as it goes."""
    drawn: list[int] = []
    while len(drawn) < count and table.refill(which):
        kind = table.draw_card(which, chance)
        table.give(seat, kind)
        drawn.append(kind)
    table.told_hand(seat, drawn)


def supply(table: Table, which: int) -> int:
    """Returns the cards in a deck and its discard."""
    return sum(table.deck[kind] + table.gone[kind] for kind in KINDS_IN[which])


@mypyc_attr(acyclic=True)
class Split(HeroQuestion):
    """Asks how many of the cards come from the glory deck."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "count", "by_effect")

    def __init__(self, seat: int, count: int, by_effect: bool) -> None:
        self.seat = seat
        self.count: int = count
        self.by_effect: bool = by_effect

    def options(self, table: Table) -> list[int]:
        """Lets an effect draw from one deck; the other helps out if it is short."""
        glory, peril = supply(table, GLORY), supply(table, PERIL)
        count = min(self.count, glory + peril)
        least, most = max(0, count - peril), min(count, glory)
        numbers = range(least, most + 1, max(1, most - least) if self.by_effect else 1)
        return [code(SPLIT, number) for number in numbers]

    def answer(self, table: Table, move: int, chance: Chance) -> None:
        from_glory = first_of(move)
        draw_from(table, self.seat, GLORY, from_glory, chance)
        draw_from(table, self.seat, PERIL, self.count - from_glory, chance)
