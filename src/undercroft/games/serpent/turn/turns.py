"""A player's turn: its phases in the order of the booklet, and the next player."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from undercroft.games.serpent.box.book import DIE, TOKEN_NUMBER, TOKENS
from undercroft.games.serpent.quests.completing import best_of
from undercroft.games.serpent.table.piece import LAID
from undercroft.games.serpent.table.step import SeatStep, Step
from undercroft.games.serpent.table.table import IN_LOCATION, IN_RECOVERY, MOST_SEATS, Table
from undercroft.games.serpent.turn.heroic import HeroicPhase
from undercroft.games.serpent.turn.last import LastPhase
from undercroft.games.serpent.turn.recovery import Actions, Recovery, Restoration
from undercroft.games.serpent.turn.villainy import VillainyPhase
from undercroft.games.serpent.variants.stage import StageChange
from undercroft.games.serpent.ways.exploring import Explore
from undercroft.games.serpent.ways.falling import rise_off_turn
from undercroft.kernel.chance import Chance


@mypyc_attr(acyclic=True)
class TurnStart(SeatStep):
    """Resets the counters of a player's turn and starts its phases."""

    def run(self, table: Table, chance: Chance) -> None:
        seat = self.seat
        table.active = seat
        table.ended = False
        table.phase = IN_RECOVERY
        table.nakari_sent = False
        table.declared = []
        table.opened = []
        table.shut = []
        for other in table.heroes:
            other.fought = False
            other.lain = False
            other.free = 0
            other.dropped = False
        for piece in table.pieces:
            piece.attacked = False
            if piece.zone == LAID:
                piece.asleep = False
        for quest in table.quests:
            quest.found = -1
            quest.is_fresh = False
        table.tell_who("serpent-event-turn", seat, "round", table.round)
        table.then_all(TURNS[seat])


def phases(seat: int) -> list[Step]:
    """Returns the event roll and the phases of a seat's turn."""
    return [
        EventRoll(),
        Recovery(seat),
        Restoration(seat),
        Actions(seat),
        VillainyPhase(seat),
        LocationPhase(seat),
        HeroicPhase(seat),
        StageChange(seat),
        LastPhase(seat),
        NextTurn(seat),
    ]


@mypyc_attr(acyclic=True)
class EventRoll(Step):
    """The event grows on a high roll."""

    def run(self, table: Table, chance: Chance) -> None:
        if table.has_event and table.tokens < TOKENS and chance.roll(DIE) + 1 >= TOKEN_NUMBER:
            table.add_token(1, TOKENS)


@mypyc_attr(acyclic=True)
class LocationPhase(SeatStep):
    """One location is turned up and laid, while any are left."""

    def run(self, table: Table, chance: Chance) -> None:
        table.phase = IN_LOCATION
        if not table.ended:
            Explore(self.seat, 1).run(table, chance)


@mypyc_attr(acyclic=True)
class NextTurn(SeatStep):
    """Passes the turn to the left; after the last round the standing decides."""

    def run(self, table: Table, chance: Chance) -> None:
        seat = self.seat
        other = table.next_living(seat)
        if (other - table.starter) % table.seats <= (seat - table.starter) % table.seats:
            table.round += 1
            if table.round > table.variants.round_cap:
                table.round = table.variants.round_cap
                table.win(0 if table.variants.is_solo else best_of(table))
                return
        table.active = other
        rise_off_turn(table, seat)
        table.then(STARTS[other])


# Steps are immutable: those of a turn are created once for all tables.
TURNS: Final = [phases(seat) for seat in range(MOST_SEATS)]
STARTS: Final = [TurnStart(seat) for seat in range(MOST_SEATS)]
