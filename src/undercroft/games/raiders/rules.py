"""The rules of Raiders, in the order of play.

On each floor, room by room: all seats play a card face down; when the last one is played, all are turned up; owners
of crystal balls play a second card; the room is resolved. In the tactical variant cards are played face up in turn.
A seat that owes a card may use a torch first. A seat's only legal card is played automatically.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from undercroft.games.raiders.cards import OTHER_CARDS
from undercroft.games.raiders.dungeon import FLOORS, Dungeon
from undercroft.games.raiders.ending import is_close, out, result
from undercroft.games.raiders.objections import objection
from undercroft.games.raiders.options import RaidersOptions
from undercroft.games.raiders.raider import (
    BALL,
    CHARACTER_DECK,
    CHARACTERS,
    FIVE,
    FLEE,
    LOOK,
    MOVES_IN,
    NAMES,
    NOTHING,
    TORCH,
    Raider,
    fresh_raider,
    one,
)
from undercroft.games.raiders.save import save
from undercroft.games.raiders.view import table
from undercroft.games.raiders.view_types import TableView
from undercroft.kernel.chance import Chance, Outcomes
from undercroft.kernel.message import EVERYONE, Event, Message
from undercroft.kernel.move import Move, Notation
from undercroft.kernel.position import Data
from undercroft.kernel.result import Result
from undercroft.kernel.seats import SEATS_IN, everyone

VERSION: Final = 1
NOTATION: Final = Notation({"play": "play {card}", "flee": "flee {item}", "torch": "torch"})
FIRST_PLAYER: Final = Outcomes("first player", ["seat 0", "seat 1", "seat 2", "seat 3", "seat 4"])


@final
@mypyc_attr(acyclic=True)
class Raid(Dungeon):
    __slots__ = ()

    def copy(self) -> Raid:
        twin = Raid([raider.copy() for raider in self.party], self.options)
        twin.waiting = self.waiting
        twin.is_final = self.is_final
        twin.supply = self.supply
        twin.scroll = self.scroll
        twin.floor = self.floor
        twin.floor_card = self.floor_card
        twin.floors_left = self.floors_left
        twin.index = self.index
        twin.here = self.here
        twin.rooms = self.rooms
        twin.dark = self.dark
        twin.lookers = self.lookers
        twin.left = self.left
        return twin

    # -- choosing -----------------------------------------------------------------------------------

    def moves(self, seat: i64) -> tuple[int, ...]:
        if not self.waiting >> seat & 1:
            return ()
        return MOVES_IN[self.choices(self.party[seat])]

    def play(self, seat: i64, move: i64, chance: Chance) -> None:
        raider = self.party[seat]
        self.is_final = True  # a torch has revealed something; a played card stays
        if move == LOOK:
            raider.spend(TORCH)
            self.supply += one(TORCH)
            self.look(seat, chance)
        elif self.is_tactical:
            self.show(raider, move)
            self.pass_turn(seat, chance)
        else:
            self.lay(raider, move)
            if not self.waiting:
                self.reveal(chance)

    # -- all at once: laid face down, turned up together ----------------------------------------------

    def ask(self, seats: i64, chance: Chance) -> None:
        """Asks each of these seats for a card; a seat with a single legal card is not asked."""
        self.waiting = seats
        if self.is_last_room():
            for seat in SEATS_IN[seats]:
                raider = self.party[seat]
                moves = MOVES_IN[self.choices(raider)]
                if len(moves) == 1:
                    self.lay(raider, moves[0])
            if not self.waiting:
                self.reveal(chance)

    def lay(self, raider: Raider, card: i64) -> None:
        """Plays a card face down. Nobody else learns which card it is until all are played."""
        raider.laid = card
        self.waiting &= ~(1 << raider.seat)
        if self.events is not None:
            self.tell("raiders-event-laid", {"who": raider.seat}, EVERYONE & ~(1 << raider.seat))
            self.tell("raiders-event-laid-own", {"who": raider.seat, "card": NAMES[card]}, 1 << raider.seat)

    def withdraw(self, seat: i64) -> bool:
        raider = self.party[seat]
        card = raider.laid
        if not self.waiting or card == NOTHING:
            return False
        raider.laid = NOTHING
        if len(MOVES_IN[self.choices(raider)]) == 1:  # it was not asked
            raider.laid = card
            return False
        self.waiting |= 1 << seat
        return True

    def reveal(self, chance: Chance) -> None:
        owners: i64 = 0  # of crystal balls
        for raider in self.party:
            card = raider.laid
            if card != NOTHING:
                raider.laid = NOTHING
                self.show(raider, card)
                if card == BALL:
                    owners |= 1 << raider.seat
        if owners:
            self.ask(owners, chance)
        else:
            self.resolve(chance)

    # -- the tactical variant: face up, in turn --------------------------------------------------------

    def pass_turn(self, last: i64, chance: Chance) -> None:
        """Asks the next seat clockwise that owes a card; owners of balls come after all others."""
        for step in range(1, self.seats + 1):
            raider = self.party[(last + step) % self.seats]
            if raider.shown == NOTHING or raider.shown == BALL:
                self.waiting = 1 << raider.seat
                if self.is_last_room():
                    moves = MOVES_IN[self.choices(raider)]
                    if len(moves) == 1:
                        self.show(raider, moves[0])
                        self.pass_turn(raider.seat, chance)
                return
        self.waiting = 0
        self.resolve(chance)

    def pass_scroll(self) -> None:
        """Passes the scroll to the highest card; of equals, to the nearest clockwise from the holder, who counts as the
        farthest.
        """
        highest = self.highest()
        for step in range(1, self.seats + 1):
            raider = self.party[(self.scroll + step) % self.seats]
            if raider.value == highest:
                self.scroll = raider.seat
                if self.events is not None:
                    self.tell("raiders-event-scroll", {"who": raider.seat})
                return

    # -- the room ----------------------------------------------------------------------------------------

    def show(self, raider: Raider, card: i64) -> None:
        """Turns a card up. A crystal ball goes back to the supply at once."""
        raider.shown = card
        if card <= FIVE:
            raider.hand &= ~(1 << card)
        elif card == FLEE:
            raider.spend(self.here.flight)
        else:
            raider.spend(card)
            if card == BALL:
                self.supply += one(BALL)
        if self.events is not None:
            if card == FLEE:
                self.tell("raiders-event-flees", {"who": raider.seat, "item": NAMES[self.here.flight]})
            else:
                self.tell("raiders-event-shows", {"who": raider.seat, "card": NAMES[card]})

    def resolve(self, chance: Chance) -> None:
        room = self.here
        for raider in self.party:
            raider.value = room.value_of(raider.shown)
        room.resolve(self)
        self.leave(chance)

    def leave(self, chance: Chance) -> None:
        """Returns items used here to the supply and moves on to the next room or floor."""
        is_end = self.is_last_room() and self.floor == FLOORS - 1
        if self.is_tactical and not is_end:
            self.pass_scroll()
        for raider in self.party:
            if raider.shown > FIVE:
                self.supply += one(self.here.flight if raider.shown == FLEE else raider.shown)
            raider.shown = NOTHING
        if is_end:
            self.finish()
            return
        if self.is_last_room():
            self.descend(self.floor + 1, chance)
        else:
            self.enter(self.index + 1, chance)
        self.choose(chance)

    def choose(self, chance: Chance) -> None:
        """Asks every seat for a card for the room just entered."""
        if self.is_tactical:
            self.pass_turn(self.scroll + self.seats - 1, chance)
        else:
            self.ask(everyone(self.seats), chance)

    def descend(self, floor: i64, chance: Chance) -> None:
        """Begins a floor: all take their power cards back, rooms are laid out, and the first is entered."""
        self.floor = floor
        for raider in self.party:
            raider.refresh()
        self.prepare_floor(chance)
        self.enter(0, chance)

    def finish(self) -> None:
        self.waiting = 0
        if self.events is not None:
            reasons = out(self)
            for seat in reasons:
                if reasons[seat] == "fallen":
                    self.tell("raiders-event-falls", {"who": seat})
            if is_close(self):
                self.tell("raiders-event-close", {})
            winners = self.result().winners
            for seat in winners:
                self.tell("raiders-event-wins", {"who": seat, "count": self.party[seat].coins})
            if not winners:
                self.tell("raiders-event-nobody", {})

    def result(self) -> Result:
        return result(self)

    # -- what people and programs see ----------------------------------------------------------------------

    def describe(self, seat: i64, move: i64) -> Move:
        if move == LOOK:
            return NOTATION.move("torch")
        if move == FLEE:
            return NOTATION.move("flee", item=NAMES[self.here.flight])
        return NOTATION.move("play", card=NAMES[move])

    def prompt(self, seat: int | None) -> Message:
        if not self.waiting:
            return Message("raiders-prompt-over")
        where = {"floor": self.floor + 1, "number": self.index + 1, "room": self.here.id}
        if seat is None or not self.waiting >> seat & 1:
            return Message("raiders-prompt-wait", where)
        if self.party[seat].shown == BALL:
            return Message("raiders-prompt-again", where)
        return Message("raiders-prompt-choose", where)

    def objection(self, seat: int, move: Move) -> Message | None:
        return objection(self, seat, move)

    def why_final(self, events: Sequence[Event]) -> Message:
        is_torch = any([event.id == "raiders-event-torch" for event in events])
        return Message("raiders-why-torch-seen" if is_torch else "raiders-why-laid")

    def header(self) -> Data:
        return {"game": "raiders", "rules": VERSION, **OTHER_CARDS, "options": self.options.data()}

    def table(self, seat: int | None) -> TableView:
        return table(self, seat)

    def save(self) -> Data:
        return save(self)


def deal(seats: int, options: RaidersOptions, chance: Chance, events: list[Event] | None) -> Raid:
    """Deals a random character to each seat; in the tactical variant a random first player; then the first floor."""
    characters = [1] * len(CHARACTERS)
    party = [fresh_raider(seat, chance.take(CHARACTER_DECK, characters)) for seat in range(seats)]
    raid = Raid(party, options)
    raid.events = events
    for raider in party:
        raid.supply -= raider.items
        if events is not None:
            raid.tell("raiders-event-character", {"who": raider.seat, "character": CHARACTERS[raider.character]})
    if options.tactical:
        raid.scroll = chance.draw(FIRST_PLAYER, [1 if seat < seats else 0 for seat in range(FIRST_PLAYER.size)])
        if events is not None:
            raid.tell("raiders-event-scroll", {"who": raid.scroll})
    raid.descend(0, chance)
    raid.choose(chance)
    return raid
