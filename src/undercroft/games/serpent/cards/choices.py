"""What an effect leaves to a seat: cards to discard or take back, where to warp, which location to move."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import mypyc_attr

from undercroft.games.serpent.box.book import CARDS, PLACES
from undercroft.games.serpent.cards.abilities import returnable
from undercroft.games.serpent.notation import DISCARD, RECOVER, SWAP, TURN, WARP, code, first_of
from undercroft.games.serpent.table.aim import NONE
from undercroft.games.serpent.table.step import Question
from undercroft.games.serpent.table.table import Table
from undercroft.games.serpent.ways.entering import arrive
from undercroft.kernel.chance import Chance
from undercroft.kernel.message import Message

# -- cards ---------------------------------------------------------------------------------------------


def discard_from_hand(table: Table, seat: int, kind: int) -> None:
    table.heroes[seat].hand.remove(kind)
    table.put_away(kind)
    table.is_final = True
    if table.told is not None:
        table.tell("serpent-event-discarded", {"who": seat, "card": CARDS[kind].id})


@final
@mypyc_attr(acyclic=True)
class Hand(Question):
    """So many cards of the hand are discarded: each different one is an answer."""

    BY_HAND: ClassVar[bool] = True
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "count")
    __slots__ = ("count",)

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def hero(self) -> int:
        return self.seat

    def options(self, table: Table) -> list[int]:
        found: list[int] = []
        last = -1
        for kind in table.heroes[self.seat].hand:
            if kind != last:
                found.append(code(DISCARD, kind))
            last = kind
        return found

    def is_secret(self, table: Table) -> bool:
        """One card can only be that one."""
        return len(table.heroes[self.seat].hand) > 1 and super().is_secret(table)

    def answer(self, table: Table, move: int, chance: Chance) -> None:
        discard_from_hand(table, self.seat, first_of(move))
        if self.count > 1 and table.heroes[self.seat].hand:
            table.then(Hand(self.seat, self.count - 1))

    def prompt(self, table: Table) -> Message:
        return Message("serpent-prompt-hand", {"count": self.count})


@final
@mypyc_attr(acyclic=True)
class Return(Question):
    """A glory card of the discard, up to a cost, comes to the hand."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "most")
    __slots__ = ("most",)

    def __init__(self, seat: int, most: int) -> None:
        self.seat = seat
        self.most = most

    def options(self, table: Table) -> list[int]:
        return [code(RECOVER, kind) for kind in returnable(table, self.most)]

    def answer(self, table: Table, move: int, chance: Chance) -> None:
        kind = first_of(move)
        table.gone[kind] -= 1
        table.give(self.seat, kind)
        if table.told is not None:
            table.tell("serpent-event-recovered", {"who": self.seat, "card": CARDS[kind].id})


# -- warps and shifts ----------------------------------------------------------------------------------


@final
@mypyc_attr(acyclic=True)
class Warp(Question):
    """Where a hero is taken, so many locations away at most."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "whom", "steps")
    __slots__ = ("whom", "steps")

    def __init__(self, seat: int, whom: int, steps: int) -> None:
        self.seat = seat
        self.whom = whom
        self.steps = steps

    def hero(self) -> int:
        return self.whom

    def options(self, table: Table) -> list[int]:
        return [code(WARP, place) for place in table.chart.within(table.heroes[self.whom].place, self.steps)]

    def answer(self, table: Table, move: int, chance: Chance) -> None:
        arrive(table, self.whom, first_of(move))

    def prompt(self, table: Table) -> Message:
        return Message("serpent-prompt-warp", {"whom": self.whom})


@final
@mypyc_attr(acyclic=True)
class Swap(Question):
    """The first location of a swap, then the second."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "first")
    __slots__ = ("first",)

    def __init__(self, seat: int, first: int) -> None:
        self.seat = seat
        self.first = first  # NONE until it is chosen

    def options(self, table: Table) -> list[int]:
        if self.first != NONE:
            return [code(SWAP, place) for place in table.chart.partners(self.first)]
        return [code(SWAP, place) for place in table.chart.swappable()]

    def answer(self, table: Table, move: int, chance: Chance) -> None:
        place = first_of(move)
        if self.first == NONE:
            table.then(Swap(self.seat, place))
            return
        table.chart = table.chart.swapped(self.first, place)
        if table.told is not None:
            args = {"who": self.seat, "place": PLACES[self.first].id, "other": PLACES[place].id}
            table.tell("serpent-event-swapped", args)


def turnable(table: Table) -> list[int]:
    """Locations without heroes that can be turned round."""
    taken = [hero.place for hero in table.heroes if not hero.is_out]
    return [place for place in table.chart.turns() if place not in taken]


@final
@mypyc_attr(acyclic=True)
class TurnRound(Question):
    """Which location is turned round."""

    __slots__ = ()

    def options(self, table: Table) -> list[int]:
        return [code(TURN, place) for place in turnable(table)]

    def answer(self, table: Table, move: int, chance: Chance) -> None:
        place = first_of(move)
        table.chart = table.chart.turn(place)
        if table.told is not None:
            table.tell("serpent-event-turned", {"who": self.seat, "place": PLACES[place].id})
