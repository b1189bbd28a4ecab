"""Choices of an effect: cards to discard or take back, where to warp, which location to move."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from undercroft.games.serpent.box.book import CARDS, PLACES
from undercroft.games.serpent.box.words import BOON, BOONS, TREASURES
from undercroft.games.serpent.cards.abilities import returnable
from undercroft.games.serpent.notation import DISCARD, RECOVER, SHED, SWAP, TURN, WARP, code, first_of
from undercroft.games.serpent.table.aim import NONE
from undercroft.games.serpent.table.piece import PREPARED, SERVING
from undercroft.games.serpent.table.step import CountQuestion, HeroQuestion, Question
from undercroft.games.serpent.table.table import Table
from undercroft.games.serpent.ways.entering import arrive
from undercroft.kernel.chance import Chance

# -- cards ---------------------------------------------------------------------------------------------


def discard_from_hand(table: Table, seat: int, kind: int) -> None:
    table.heroes[seat].hand.remove(kind)
    table.put_away(kind)
    table.is_final = True
    table.tell_who("serpent-event-discarded", seat, "card", CARDS[kind].id)


@mypyc_attr(acyclic=True)
class Hand(CountQuestion):
    """Asks which cards of the hand to discard: each different one is an answer."""

    BY_HAND: ClassVar[bool] = True

    def hero(self) -> int:
        return self.seat

    def options(self, table: Table) -> list[int]:
        return [code(DISCARD, kind) for kind in table.heroes[self.seat].kinds()]

    def is_secret(self, table: Table) -> bool:
        """Returns False for a single card: there is nothing to hide."""
        return len(table.heroes[self.seat].hand) > 1 and super().is_secret(table)

    def answer(self, table: Table, move: int, chance: Chance) -> None:
        discard_from_hand(table, self.seat, first_of(move))
        if self.count > 1 and table.heroes[self.seat].hand:
            table.then(Hand(self.seat, self.count - 1))


@mypyc_attr(acyclic=True)
class Return(Question):
    """A glory card of the discard, up to a cost, comes to the hand."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "most")

    def __init__(self, seat: int, most: int) -> None:
        self.seat = seat
        self.most: int = most

    def options(self, table: Table) -> list[int]:
        return [code(RECOVER, kind) for kind in returnable(table, self.most)]

    def answer(self, table: Table, move: int, chance: Chance) -> None:
        kind = first_of(move)
        table.gone[kind] -= 1
        table.give(self.seat, kind)
        table.tell_who("serpent-event-recovered", self.seat, "card", CARDS[kind].id)


# -- warps and shifts ----------------------------------------------------------------------------------


@mypyc_attr(acyclic=True)
class Warp(Question):
    """Asks where a hero is taken, at most so many locations away."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "whom", "steps")

    def __init__(self, seat: int, whom: int, steps: int) -> None:
        self.seat = seat
        self.whom: int = whom
        self.steps: int = steps

    def hero(self) -> int:
        return self.whom

    def options(self, table: Table) -> list[int]:
        return [code(WARP, place) for place in table.chart.within(table.heroes[self.whom].place, self.steps)]

    def answer(self, table: Table, move: int, chance: Chance) -> None:
        arrive(table, self.whom, first_of(move))


@mypyc_attr(acyclic=True)
class Swap(Question):
    """Asks for the first location of a swap, then the second."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "first")

    def __init__(self, seat: int, first: int) -> None:
        self.seat = seat
        self.first: int = first  # NONE until it is chosen

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
        if table.events is not None:
            args = {"who": self.seat, "place": PLACES[self.first].id, "other": PLACES[place].id}
            table.tell("serpent-event-swapped", args)


def turnable(table: Table) -> list[int]:
    """Returns locations without heroes that can be turned round."""
    taken = [hero.place for hero in table.heroes if not hero.is_out]
    return [place for place in table.chart.turns() if place not in taken]


@mypyc_attr(acyclic=True)
class TurnRound(Question):
    """Asks which location is turned round."""

    def options(self, table: Table) -> list[int]:
        return [code(TURN, place) for place in turnable(table)]

    def answer(self, table: Table, move: int, chance: Chance) -> None:
        place = first_of(move)
        table.chart = table.chart.turn(place)
        table.tell_who("serpent-event-turned", self.seat, "place", PLACES[place].id)


def keep_limits(table: Table, seat: int) -> None:
    """Asks what to discard, if there is too much."""
    if excess(table, seat):
        table.then(Limit(seat))


def excess(table: Table, seat: int) -> list[int]:
    """Returns the boons or treasures of which there are too many, as moves."""
    found: list[int] = []
    for which in (BOONS, TREASURES):
        if table.load_of(seat, which) <= table.limit(seat, which):
            continue
        for piece in table.pieces:
            if piece.seat != seat or piece.zone not in (PREPARED, SERVING):
                continue
            if (piece.zone == PREPARED and CARDS[piece.kind].sort == BOON) == (which == BOONS):
                found.append(code(SHED, piece.id))
    return found


@mypyc_attr(acyclic=True)
class Limit(HeroQuestion):
    """Asks which card of the inventory goes."""

    def options(self, table: Table) -> list[int]:
        return excess(table, self.seat)

    def answer(self, table: Table, move: int, chance: Chance) -> None:
        piece = table.piece(first_of(move))
        if piece is None:
            return
        table.discard_piece(piece)
        table.tell_who("serpent-event-shed", self.seat, "card", CARDS[piece.kind].id)
        keep_limits(table, self.seat)
