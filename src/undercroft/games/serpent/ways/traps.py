"""Trap cards: sprung by who comes in, or at once on a rival."""

from __future__ import annotations

from typing import ClassVar, final

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
    """A trap hits every hero in the location, the one who set it off first; each tests alone."""
    piece = table.piece(id)
    if piece is None:
        return
    if table.told is not None:
        table.tell("serpent-event-sprung", {"who": seat, "card": CARDS[piece.kind].id})
    table.then(TrapSprung(id))
    for other in reversed(table.heroes_at(piece.place, seat)):
        for effect in CARDS[piece.kind].effects:
            if effect.when == ON_SPRING:
                table.then(TrapHits(other, id, effect.index))
        if other != table.active:
            table.then(Away(other))  # before its test; the active hero had its window on entering


@final
@mypyc_attr(acyclic=True)
class SpringTrap(SeatStep):
    """A trap that is not laid is sprung on a rival."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "piece")
    __slots__ = ("piece",)

    def __init__(self, seat: int, piece: int) -> None:
        self.seat = seat
        self.piece = piece

    def run(self, table: Table, chance: Chance) -> None:
        spring(table, self.piece, self.seat)


@final
@mypyc_attr(acyclic=True)
class TrapHits(HeroStep):
    """One hero meets the trap, if it is still there."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "piece", "effect")
    __slots__ = ("piece", "effect")

    def __init__(self, seat: int, piece: int, effect: int) -> None:
        self.seat = seat
        self.piece = piece
        self.effect = effect

    def run(self, table: Table, chance: Chance) -> None:
        piece = table.piece(self.piece)
        hero = table.heroes[self.seat]
        if piece is not None and not hero.is_out and hero.place == piece.place:
            table.then(UseEffect(self.effect, piece.owner, self.seat, NO_AIM, self.piece))


@final
@mypyc_attr(acyclic=True)
class TrapSprung(Step):
    """After a trap: a permanent one that was not disarmed sleeps until the next recovery, others are discarded."""

    FIELDS: ClassVar[tuple[str, ...]] = ("piece",)
    __slots__ = ("piece",)

    def __init__(self, piece: int) -> None:
        self.piece = piece

    def run(self, table: Table, chance: Chance) -> None:
        piece = table.piece(self.piece)
        if piece is None or piece.zone != LAID:
            return
        if CARDS[piece.kind].duration == PERMANENT and not piece.disarmed:
            piece.asleep = True
        else:
            table.discard_piece(piece)
