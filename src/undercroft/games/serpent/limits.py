"""Limits of the inventory: when one shrinks, its owner discards down to it."""

from __future__ import annotations

from undercroft.games.serpent import tasks
from undercroft.games.serpent.book import CARDS
from undercroft.games.serpent.notation import SHED, code, first_of
from undercroft.games.serpent.table import Table
from undercroft.games.serpent.things import PREPARED, SERVING
from undercroft.games.serpent.words import BOON, BOONS, TREASURES


def push_limits(table: Table, seat: int) -> None:
    if shed_options(table, seat):
        table.push(tasks.ASK_LIMIT, seat)


def shed_options(table: Table, seat: int) -> list[int]:
    """The boons or treasures of which there are too many; none if all is well."""
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


def shed(table: Table, seat: int, move: int) -> None:
    piece = table.piece(first_of(move))
    if piece is None:
        return
    table.discard_piece(piece)
    if table.told is not None:
        table.tell("serpent-event-shed", {"who": seat, "card": CARDS[piece.kind].id})
    push_limits(table, seat)
