"""Trap cards: sprung by an entering hero, or at once on a rival."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from undercroft.games.serpent.box.book import CARDS
from undercroft.games.serpent.box.words import ON_SPRING, PERMANENT
from undercroft.games.serpent.cards.effects import UseEffect
from undercroft.games.serpent.table.aim import NO_AIM
from undercroft.games.serpent.table.piece import LAID
from undercroft.games.serpent.table.step import HeroStep, SeatStep, Step
from undercroft.games.serpent.table.table import Table
from undercroft.games.serpent.ways.windows import Away
from undercroft.kernel.chance import Chance


def spring(table: Table, id: int, seat: int) -> None:
    """Springs a trap: it hits every hero in the location, the one that set it off first; each tests alone."""
    piece = table.piece(id)
    if piece is None:
        return
    table.tell_who("serpent-event-sprung", seat, "card", CARDS[piece.kind].id)
    for other in table.heroes_at(piece.place, seat):
        if other != table.active:
            table.then(Away(other))  # before its test; the active hero had its window on entering
        for effect in CARDS[piece.kind].effects:
            if effect.when == ON_SPRING:
                table.then(TrapHits(other, id, effect.index))
    table.then(TrapSprung(id))


@mypyc_attr(acyclic=True)
class SpringTrap(SeatStep):
    """Springs a trap that is not laid on a rival."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "piece")

    def __init__(self, seat: int, piece: int) -> None:
        self.seat = seat
        self.piece: int = piece

    def run(self, table: Table, chance: Chance) -> None:
        spring(table, self.piece, self.seat)


@mypyc_attr(acyclic=True)
class TrapHits(HeroStep):
    """One hero meets the trap, if it is still there."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "piece", "effect")

    def __init__(self, seat: int, piece: int, effect: int) -> None:
        self.seat = seat
        self.piece: int = piece
        self.effect: int = effect

    def run(self, table: Table, chance: Chance) -> None:
        piece = table.piece(self.piece)
        hero = table.heroes[self.seat]
        if piece is not None and not hero.is_out and hero.place == piece.place:
            table.then(UseEffect(self.effect, piece.owner, self.seat, NO_AIM, self.piece))


@mypyc_attr(acyclic=True)
class TrapSprung(Step):
    """After a trap: a permanent one that was not disarmed sleeps until the next recovery, others are discarded."""

    FIELDS: ClassVar[tuple[str, ...]] = ("piece",)

    def __init__(self, piece: int) -> None:
        self.piece: int = piece

    def run(self, table: Table, chance: Chance) -> None:
        piece = table.piece(self.piece)
        if piece is None or piece.zone != LAID:
            return
        if CARDS[piece.kind].duration == PERMANENT and not piece.disarmed:
            piece.asleep = True
        else:
            table.discard_piece(piece)
