"""Limits of the inventory: when one shrinks, its owner discards down to it."""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from undercroft.games.serpent.box.book import CARDS
from undercroft.games.serpent.box.words import BOON, BOONS, TREASURES
from undercroft.games.serpent.notation import SHED, code, first_of
from undercroft.games.serpent.table.piece import PREPARED, SERVING
from undercroft.games.serpent.table.step import Question
from undercroft.games.serpent.table.table import Table
from undercroft.kernel.chance import Chance


def keep_limits(table: Table, seat: int) -> None:
    """Ask what to discard, if there is too much."""
    if excess(table, seat):
        table.then(Limit(seat))


def excess(table: Table, seat: int) -> list[int]:
    """The boons or treasures of which there are too many, as moves; none if all is well."""
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


@final
@mypyc_attr(acyclic=True)
class Limit(Question):
    """Which card of the inventory goes."""

    __slots__ = ()

    def hero(self) -> int:
        return self.seat

    def options(self, table: Table) -> list[int]:
        return excess(table, self.seat)

    def answer(self, table: Table, move: int, chance: Chance) -> None:
        piece = table.piece(first_of(move))
        if piece is None:
            return
        table.discard_piece(piece)
        if table.told is not None:
            table.tell("serpent-event-shed", {"who": self.seat, "card": CARDS[piece.kind].id})
        keep_limits(table, self.seat)
