"""The last phase: discard, gain for standing still, save an action, draw."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import mypyc_attr

from undercroft.games.serpent.box.book import CARDS
from undercroft.games.serpent.cards.choices import discard_from_hand
from undercroft.games.serpent.cards.drawing import Draw, FillHand
from undercroft.games.serpent.cards.limits import keep_limits
from undercroft.games.serpent.notation import BANISH, DISCARD, PASS, SCRAP, code, first_of, verb_of
from undercroft.games.serpent.table.phases import IN_LAST
from undercroft.games.serpent.table.piece import LAIR, is_treasure
from undercroft.games.serpent.table.step import Question, SeatStep, Step
from undercroft.games.serpent.table.table import MOST_SEATS, Table
from undercroft.games.serpent.variants.solo import SoloBattle, SoloTraps
from undercroft.games.serpent.ways.entering import gain
from undercroft.kernel.chance import Chance


@final
@mypyc_attr(acyclic=True)
class LastPhase(SeatStep):
    """Alone nothing is discarded, and one card is drawn."""

    __slots__ = ()

    def run(self, table: Table, chance: Chance) -> None:
        seat = self.seat
        table.phase = IN_LAST
        if table.ended:
            return
        if table.variants.is_solo:
            table.then(StandingStill(seat), Draw(seat, 1))
        elif table.heroes[seat].hand or table.variants.optional_discard:
            table.then_all(LAST[seat])
        else:
            table.then_all(LAST[seat][1:])


@final
@mypyc_attr(acyclic=True)
class Discard(Question):
    """A hand card, a treasure or a lair monster; never a boon."""

    BY_HAND: ClassVar[bool] = True
    __slots__ = ()

    def options(self, table: Table) -> list[int]:
        found = [code(PASS)] if table.variants.optional_discard else []
        last_kind = -1
        for kind in table.heroes[self.seat].hand:
            if kind != last_kind:
                found.append(code(DISCARD, kind))
            last_kind = kind
        for piece in table.pieces:
            if piece.seat != self.seat:
                continue
            if piece.zone == LAIR:
                found.append(code(BANISH, piece.id))
            elif is_treasure(piece):
                found.append(code(SCRAP, piece.id))
        return found

    def is_secret(self, table: Table) -> bool:
        """One card can only be that one."""
        return len(table.heroes[self.seat].hand) > 1 and super().is_secret(table)

    def answer(self, table: Table, move: int, chance: Chance) -> None:
        verb = verb_of(move)
        if verb == DISCARD:
            discard_from_hand(table, self.seat, first_of(move))
        elif verb in (SCRAP, BANISH):
            self.scrap(table, first_of(move))

    def scrap(self, table: Table, id: int) -> None:
        """A card in play goes; its limits may go with it."""
        piece = table.piece(id)
        if piece is None:
            return
        table.discard_piece(piece)
        table.is_final = True
        if table.told is not None:
            table.tell("serpent-event-buried", {"who": self.seat, "card": CARDS[piece.kind].id})
        keep_limits(table, self.seat)


@final
@mypyc_attr(acyclic=True)
class StandingStill(SeatStep):
    """An action left over is saved; who has not moved gains what the location gives."""

    __slots__ = ()

    def run(self, table: Table, chance: Chance) -> None:
        seat = self.seat
        hero = table.heroes[seat]
        is_solo = table.variants.is_solo
        if not table.variants.limited_movement and not is_solo:
            hero.saved = 1 if hero.actions > 0 else 0
        hero.actions = 0
        if not hero.moved:
            steps = gain(table, seat, hero.place)
            if is_solo:
                steps += [SoloTraps(seat), SoloBattle(seat)]
            table.then_all(steps)


def last_of(seat: int) -> list[Step]:
    return [Discard(seat), StandingStill(seat), FillHand(seat)]


LAST: Final = [last_of(seat) for seat in range(MOST_SEATS)]  # made once for all tables
