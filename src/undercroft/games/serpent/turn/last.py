"""The last phase: discard, gain for standing still, save an action, draw."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from undercroft.games.serpent.box.book import CARDS
from undercroft.games.serpent.cards.choices import discard_from_hand, keep_limits
from undercroft.games.serpent.cards.drawing import Draw, FillHand
from undercroft.games.serpent.notation import BANISH, DISCARD, PASS, SCRAP, code, first_of, verb_of
from undercroft.games.serpent.table.piece import LAIR, is_treasure
from undercroft.games.serpent.table.step import HeroStep, Question, SeatStep, Step
from undercroft.games.serpent.table.table import IN_LAST, MOST_SEATS, Table
from undercroft.games.serpent.variants.solo import SoloBattle, SoloTraps
from undercroft.games.serpent.ways.entering import gain
from undercroft.games.serpent.ways.falling import rise
from undercroft.kernel.chance import Chance


@mypyc_attr(acyclic=True)
class LastPhase(SeatStep):
    """In a solo game nothing is discarded, and one card is drawn."""

    def run(self, table: Table, chance: Chance) -> None:
        seat = self.seat
        table.phase = IN_LAST
        if table.ended:
            return
        if table.variants.is_solo:
            table.then_all([StandingStill(seat), GetUp(seat), Draw(seat, 1)])
        elif table.heroes[seat].hand or table.variants.optional_discard:
            table.then_all(LAST[seat])
        else:
            table.then_all(LAST[seat][1:])


@mypyc_attr(acyclic=True)
class Discard(Question):
    """Discards a hand card, a treasure or a lair monster; never a boon."""

    BY_HAND: ClassVar[bool] = True

    def options(self, table: Table) -> list[int]:
        found = [code(PASS)] if table.variants.optional_discard else []
        found += [code(DISCARD, kind) for kind in table.heroes[self.seat].kinds()]
        for piece in table.pieces:
            if piece.seat != self.seat:
                continue
            if piece.zone == LAIR:
                found.append(code(BANISH, piece.id))
            elif is_treasure(piece):
                found.append(code(SCRAP, piece.id))
        return found

    def is_secret(self, table: Table) -> bool:
        """Returns False for a single card: there is nothing to hide."""
        return len(table.heroes[self.seat].hand) > 1 and super().is_secret(table)

    def answer(self, table: Table, move: int, chance: Chance) -> None:
        verb = verb_of(move)
        if verb == DISCARD:
            discard_from_hand(table, self.seat, first_of(move))
        elif verb in (SCRAP, BANISH):
            self.scrap(table, first_of(move))

    def scrap(self, table: Table, id: int) -> None:
        """Discards a card in play; its limits may go with it."""
        piece = table.piece(id)
        if piece is None:
            return
        table.discard_piece(piece)
        table.is_final = True
        table.tell_who("serpent-event-buried", self.seat, "card", CARDS[piece.kind].id)
        keep_limits(table, self.seat)


@mypyc_attr(acyclic=True)
class StandingStill(SeatStep):
    """A hero that has not moved gains its location's reward; in a solo game the dice may set monsters on it."""

    def run(self, table: Table, chance: Chance) -> None:
        seat = self.seat
        hero = table.heroes[seat]
        if hero.moved:
            return
        steps = gain(table, seat, hero.place)
        if table.variants.is_solo:
            steps += [SoloTraps(seat), SoloBattle(seat)]
        table.then_all(steps)


@mypyc_attr(acyclic=True)
class SaveAction(SeatStep):
    """One unspent action is saved for the turns of others."""

    def run(self, table: Table, chance: Chance) -> None:
        hero = table.heroes[self.seat]
        if not table.variants.limited_movement:
            hero.saved = 1 if hero.actions > 0 else 0
        hero.actions = 0


@mypyc_attr(acyclic=True)
class GetUp(HeroStep):
    """In a solo game no action is saved: unspent ones help a fallen hero up, or are lost at the next recovery."""

    def run(self, table: Table, chance: Chance) -> None:
        hero = table.heroes[self.seat]
        if hero.fallen and hero.actions > 0:
            hero.actions -= 1
            rise(table, self.seat)
            table.then(self)


# Created once for all tables.
LAST: Final[list[list[Step]]] = [
    [Discard(seat), StandingStill(seat), SaveAction(seat), FillHand(seat)] for seat in range(MOST_SEATS)
]
