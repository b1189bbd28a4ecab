"""A player's turn: its phases in the order of the booklet, and whose turn is next."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from undercroft.games.serpent.box.book import DIE, TOKEN_NUMBER, TOKENS
from undercroft.games.serpent.quests.completing import best_of
from undercroft.games.serpent.table.phases import IN_LOCATION, IN_RECOVERY
from undercroft.games.serpent.table.piece import LAID
from undercroft.games.serpent.table.step import Course, SeatStep, Step
from undercroft.games.serpent.table.table import MOST_SEATS, Table
from undercroft.games.serpent.turn.heroic import HeroicPhase
from undercroft.games.serpent.turn.last import LastPhase
from undercroft.games.serpent.turn.recovery import Actions, Recovery, Restoration
from undercroft.games.serpent.turn.villainy import VillainyPhase
from undercroft.games.serpent.variants.stage import StageChange
from undercroft.games.serpent.ways.exploring import Explore
from undercroft.games.serpent.ways.falling import rise_off_turn
from undercroft.kernel.chance import Chance


@final
@mypyc_attr(acyclic=True)
class TurnStart(SeatStep):
    """What is counted per player's turn starts anew, and the phases follow."""

    __slots__ = ()

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
        if table.told is not None:
            table.tell("serpent-event-turn", {"who": seat, "round": table.round})
        table.then_course(TURNS[seat])


def phases(seat: int) -> list[Step]:
    """The event roll and the phases of a seat's turn."""
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


@final
@mypyc_attr(acyclic=True)
class EventRoll(Step):
    """The event grows on a high roll."""

    __slots__ = ()

    def run(self, table: Table, chance: Chance) -> None:
        if table.has_event and table.tokens < TOKENS and chance.roll(DIE) + 1 >= TOKEN_NUMBER:
            table.add_token(1, TOKENS)


@final
@mypyc_attr(acyclic=True)
class LocationPhase(SeatStep):
    """One location is turned up and laid, while there are any."""

    __slots__ = ()

    def run(self, table: Table, chance: Chance) -> None:
        table.phase = IN_LOCATION
        if not table.ended:
            Explore(self.seat, 1).run(table, chance)


@final
@mypyc_attr(acyclic=True)
class NextTurn(SeatStep):
    """The turn passes to the left; after the last round the standing decides."""

    __slots__ = ()

    def run(self, table: Table, chance: Chance) -> None:
        seat = self.seat
        other = table.next_living(seat)
        if (other - table.starter) % table.seats <= (seat - table.starter) % table.seats:
            table.round += 1
            if table.round > table.variants.round_cap:
                table.round = table.variants.round_cap
                table.win(0 if table.variants.is_solo else best_of(table))
                return
        table.then(STARTS[other])
        table.active = other
        rise_off_turn(table, seat)


# Steps never change: those of a turn are made once for all tables.
TURNS: Final = [Course(phases(seat)) for seat in range(MOST_SEATS)]
STARTS: Final = [TurnStart(seat) for seat in range(MOST_SEATS)]
