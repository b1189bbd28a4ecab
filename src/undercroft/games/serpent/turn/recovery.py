"""The recovery phase: upkeep, refreshing, and new actions."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from undercroft.games.serpent.box.book import CARDS, QUESTS, RESTORING
from undercroft.games.serpent.box.words import M_BURDEN, SPEED
from undercroft.games.serpent.cards.choices import keep_limits
from undercroft.games.serpent.cards.effects import UseEffect, perform
from undercroft.games.serpent.notation import RETAIN, code, first_of
from undercroft.games.serpent.table.aim import NO_AIM
from undercroft.games.serpent.table.hero import MAX_VALUE
from undercroft.games.serpent.table.piece import CURSING, PREPARED, SERVING
from undercroft.games.serpent.table.step import Question, SeatStep
from undercroft.games.serpent.table.table import Table
from undercroft.kernel.chance import Chance

LIMITED_ACTIONS: Final = 3


@mypyc_attr(acyclic=True)
class Recovery(SeatStep):
    """Pays upkeep; the seat is asked what to keep only if not everything can be paid."""

    def run(self, table: Table, chance: Chance) -> None:
        seat = self.seat
        for piece in table.pieces.copy():
            if piece.zone == CURSING and piece.seat == seat:
                price = CARDS[piece.kind].upkeep
                if price > table.heroes[seat].peril:
                    table.return_piece(piece)
                elif price:
                    table.add_peril(seat, -price)
        total = 0
        for piece in table.pieces:
            if piece.zone in (PREPARED, SERVING) and piece.seat == seat:
                total += table.upkeep(piece)
        if total == 0:
            return
        if total <= table.heroes[seat].glory:
            table.add_glory(seat, -total)
            table.tell_who("serpent-event-upkeep", seat, "count", total)
        else:
            ask_upkeep(table, seat, ())


def ask_upkeep(table: Table, seat: int, kept: tuple[int, ...]) -> None:
    """Asks on while anything can be paid; unpaid cards go back to the hand, an unpaid minion to the discard."""
    upkeep = Upkeep(seat, kept)
    if upkeep.options(table):
        table.then(upkeep)
        return
    for piece in table.pieces.copy():
        if piece.zone not in (PREPARED, SERVING) or piece.seat != seat or piece.id in kept:
            continue
        if table.upkeep(piece):
            if piece.zone == PREPARED:
                table.return_piece(piece)
            else:
                table.discard_piece(piece)
            table.tell_who("serpent-event-unpaid", seat, "card", CARDS[piece.kind].id)
    keep_limits(table, seat)


@mypyc_attr(acyclic=True)
class Upkeep(Question):
    """Asks which card to pay for and keep."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "kept")

    def __init__(self, seat: int, kept: tuple[int, ...]) -> None:
        self.seat = seat
        self.kept: tuple[int, ...] = kept  # cards in play that were paid for

    def options(self, table: Table) -> list[int]:
        glory = table.heroes[self.seat].glory
        return [
            code(RETAIN, piece.id)
            for piece in table.pieces
            if piece.zone in (PREPARED, SERVING)
            and piece.seat == self.seat
            and piece.id not in self.kept
            and 0 < table.upkeep(piece) <= glory
        ]

    def answer(self, table: Table, move: int, chance: Chance) -> None:
        piece = table.piece(first_of(move))
        if piece is not None:
            table.add_glory(self.seat, -table.upkeep(piece))
            ask_upkeep(table, self.seat, (*self.kept, piece.id))


@mypyc_attr(acyclic=True)
class Restoration(SeatStep):
    """Once-a-turn uses refresh; curses and influences take effect."""

    def run(self, table: Table, chance: Chance) -> None:
        seat = self.seat
        table.heroes[seat].used = []
        for piece in table.pieces:
            if piece.seat == seat and piece.zone in (PREPARED, SERVING):
                piece.used = False
                piece.acted = False
        for quest in table.quests:
            if quest.seat == seat:
                quest.used = False
        for piece in reversed(table.pieces):  # the newest first
            if piece.seat == seat and piece.zone == CURSING:
                for effect in RESTORING[piece.kind]:
                    table.then(UseEffect(effect.index, piece.owner, seat, NO_AIM, piece.id))
        for quest in reversed(table.quests):
            face = QUESTS[quest.kind]
            if face.restore >= 0 and not quest.is_done and quest.seat in (seat, -1):
                perform(table, face.restore, seat, seat)


@mypyc_attr(acyclic=True)
class Actions(SeatStep):
    """Actions are speed, after upkeep; all locations but the hero's own become new."""

    def run(self, table: Table, chance: Chance) -> None:
        seat = self.seat
        hero = table.heroes[seat]
        hero.saved = 0
        speed = LIMITED_ACTIONS if table.variants.limited_movement else table.value(seat, SPEED)
        burden = 0 if table.is_immune(seat) else table.bonus(seat, M_BURDEN, 0, 0, 0, 0)
        hero.actions = min(MAX_VALUE, max(1, speed + hero.next_actions - burden))
        hero.next_actions = 0
        hero.moved = False
        hero.seen = 1 << hero.place
        hero.tries = 0
        hero.tried = 0
