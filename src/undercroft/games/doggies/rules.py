"""The rules of Doggies, from the deal to the count. dungeon.py holds the map, walk.py a walk, way_out the search."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from undercroft.games.doggies.cards import OTHER_CARDS
from undercroft.games.doggies.components import (
    ALL_POTIONS,
    COPIES,
    COUNTDOWN,
    DOG_DECK,
    DOG_NAMES,
    POTION_DECK,
    QUEST_DECK,
    QUEST_NAMES,
    ROOM_DECK,
    ROOM_NAMES,
    ROUNDS,
    SYMBOLS,
    bag_of,
    count,
    holding_of,
    one,
    x_of,
    y_of,
)
from undercroft.games.doggies.dog import INSIDE, OUT, Dog
from undercroft.games.doggies.dungeon import Dungeon, Mark, is_claim, placement_place, placement_turn
from undercroft.games.doggies.leaving import set_out, settle, walk_event
from undercroft.games.doggies.notation import ACTIONS, NOTATION, Action, Code, walk_move
from undercroft.games.doggies.objections import objection
from undercroft.games.doggies.options import DoggiesOptions
from undercroft.games.doggies.save import save
from undercroft.games.doggies.scoring import result_of
from undercroft.games.doggies.state import Phase, State
from undercroft.games.doggies.view import prompt, table
from undercroft.games.doggies.view_types import TableView
from undercroft.games.doggies.walk import Walk
from undercroft.games.doggies.way_out.search import can_set_out, legal_choices, legal_steps
from undercroft.kernel.chance import Chance, Outcomes, total
from undercroft.kernel.message import Event, Message
from undercroft.kernel.move import Move
from undercroft.kernel.position import Data
from undercroft.kernel.result import Result
from undercroft.kernel.seats import everyone

VERSION: Final = 1
WHY_FINAL: Final = {  # the first of these events counts
    "doggies-event-round": "doggies-why-round-over",
    "doggies-event-out": "doggies-why-out",
    "doggies-event-share": "doggies-why-shared",
}
FIRST_SEAT: Final = [Outcomes("first player", [f"seat-{seat}" for seat in range(seats)]) for seats in range(5)]


@final
@mypyc_attr(acyclic=True)
class Doggies(State):
    """A game of Doggies."""

    __slots__ = ()

    # -- setup -----------------------------------------------------------------------------------------

    def deal(self, chance: Chance) -> None:
        """Draws the first player, and deals the dogs unless they are chosen."""
        self.first = chance.roll(FIRST_SEAT[self.seats])
        self.dungeon.begin(self.start_kind)
        self.pile_size = total(self.pile)
        if self.events is not None:
            self.tell("doggies-event-first", {"who": self.first})
        if self.options.dogs == "chosen":
            self.let_choose(0)
            return
        left = [1] * len(DOG_NAMES)
        for seat, dog in enumerate(self.dogs):
            breed = chance.take(DOG_DECK, left)
            dog.become(breed)
            if self.events is not None:
                self.tell("doggies-event-dog", {"who": seat, "dog": DOG_NAMES[breed]})
        self.deal_quests(chance)

    def let_choose(self, seat: i64) -> None:
        """Offers dogs in seat order; all are different."""
        self.active = seat
        self.waiting = 1 << seat
        taken = [dog.breed for dog in self.dogs]
        self.legal = tuple([breed for breed in range(len(DOG_NAMES)) if breed not in taken])

    def choose_dog(self, seat: i64, breed: i64, chance: Chance) -> None:
        self.dogs[seat].become(breed)
        if self.events is not None:
            self.tell("doggies-event-choose", {"who": seat, "dog": DOG_NAMES[breed]})
        if seat + 1 < self.seats:
            self.let_choose(seat + 1)
        else:
            self.deal_quests(chance)

    def deal_quests(self, chance: Chance) -> None:
        """Deals two quests each: one is kept secret, the other will be shared."""
        left = [1] * len(QUEST_NAMES)
        for dog in self.dogs:
            one_quest = chance.take(QUEST_DECK, left)
            dog.take_quests(one_quest, chance.take(QUEST_DECK, left))
        self.phase = Phase.QUESTS
        self.legal = ()
        self.waiting = everyone(self.seats)

    def keep_quest(self, seat: i64, quest: i64, chance: Chance) -> None:
        self.dogs[seat].quest = quest
        self.waiting &= ~(1 << seat)
        if self.events is not None:
            self.tell("doggies-event-keep", {"who": seat})
        if self.waiting:
            return
        self.is_final = True  # the shared quests are revealed
        shared: list[int] = []
        for giver, dog in enumerate(self.dogs):
            one_quest, other_quest = dog.quests_in_hand()
            other = one_quest if dog.quest == other_quest else other_quest
            dog.hand = -1
            shared.append(other)
            if self.events is not None:
                self.tell("doggies-event-share", {"who": giver, "quest": QUEST_NAMES[other]})
        self.shared = shared
        self.deal_potions(chance)
        self.begin_turn(self.first)

    def deal_potions(self, chance: Chance) -> None:
        """Deals a potion each; the others are the supply."""
        if not self.options.potions:
            return
        left = [count(ALL_POTIONS, symbol) for symbol in range(3)]
        for seat, dog in enumerate(self.dogs):
            symbol = chance.take(POTION_DECK, left)
            dog.potions = one(symbol)
            if self.events is not None:
                self.tell("doggies-event-potion", {"who": seat, "potion": SYMBOLS[symbol]})
        self.supply = bag_of(left[0], left[1], left[2])

    # -- moves -----------------------------------------------------------------------------------------

    def moves(self, seat: i64) -> tuple[int, ...]:
        if not self.waiting >> seat & 1:
            return ()
        if self.phase == Phase.QUESTS:
            return self.dogs[seat].quests_in_hand()
        if self.is_unasked:
            self.is_unasked = False
            self.legal = (
                (Action.EXPLORE, Action.LEAVE, Action.SLEEP) if self.can_leave() else (Action.EXPLORE, Action.SLEEP)
            )
        return self.legal

    def play(self, seat: i64, move: i64, chance: Chance) -> None:
        if self.phase == Phase.TURN:
            self.act(move, chance)
        elif self.phase == Phase.LAY:
            self.lay(move)
        elif self.phase == Phase.QUESTS:
            self.keep_quest(seat, move, chance)
        elif self.phase == Phase.DOGS:
            self.choose_dog(seat, move, chance)
        else:
            self.story.append(move)
            self.walk_on(move)

    def begin_turn(self, seat: i64) -> None:
        """Asks for one of three actions. A dog that can only sleep does so without a question."""
        self.let_act(seat)
        if not (self.is_unasked or self.legal):
            self.sleep()

    def let_act(self, seat: i64) -> None:
        """Computes a dog's actions; an empty list stands for sleep alone. While the dog may explore, the slow search
        for a way out is done only on request.
        """
        self.phase = Phase.TURN
        self.active = seat
        self.waiting = 1 << seat
        self.drawn = -1
        self.is_unasked = self.can_explore()
        self.legal = () if self.is_unasked or not self.can_leave() else (Action.LEAVE, Action.SLEEP)

    def can_leave(self) -> bool:
        return can_set_out(set_out(self, self.active))

    def act(self, action: i64, chance: Chance) -> None:
        self.is_unasked = False
        if action == Action.EXPLORE:
            self.explore(chance)
        elif action == Action.LEAVE:
            self.leave()
        else:
            self.sleep()

    def end_turn(self) -> None:
        """Passes the turn clockwise to the next dog inside; with none left the round is over."""
        seat = self.active
        for _ in range(self.seats):
            seat = seat + 1 if seat + 1 < self.seats else 0
            if self.dogs[seat].state == INSIDE:
                self.begin_turn(seat)
                return
        self.end_round()

    # -- explore ---------------------------------------------------------------------------------------

    def explore(self, chance: Chance) -> None:
        """Draws and shows a card, to be laid so that one of its exits meets an exit."""
        kind = chance.take(ROOM_DECK, self.pile)
        self.pile_size -= 1
        if self.countdown > 0:
            self.countdown -= 1
        self.drawn = kind
        self.phase = Phase.LAY
        if self.events is not None:
            self.tell("doggies-event-explore", {"who": self.active, "card": ROOM_NAMES[kind]})
        self.let_lay()

    def let_lay(self) -> None:
        """Asks for a place and a turn. A single possibility is taken without a question."""
        placements = self.dungeon.placements(self.drawn)
        if len(placements) == 1:
            self.lay(placements[0])
        else:
            self.legal = tuple(placements)

    def lay(self, placement: i64) -> None:
        place = placement_place(placement)
        self.dungeon.lay(place, self.drawn, placement_turn(placement))
        if self.events is not None:
            card = ROOM_NAMES[self.drawn]
            self.tell("doggies-event-lay", {"who": self.active, "card": card, "x": x_of(place), "y": y_of(place)})
        self.end_turn()

    # -- leave -----------------------------------------------------------------------------------------

    def leave(self) -> None:
        walk = set_out(self, self.active)
        self.walk = walk
        self.story = []
        if self.events is not None:
            self.tell("doggies-event-leave", {"who": self.active})
        self.offer(Phase.STEP, legal_steps(walk))

    def walk_on(self, move: i64) -> None:
        """Makes a move of the walk, then those without an alternative, up to the next question or the table."""
        walk = self.walk
        assert walk is not None
        self.make(walk, move)
        if walk.is_outside:
            self.come_out(walk)
        elif self.phase == Phase.ROOM or Code.TURN <= move < Code.PASS:
            self.offer(Phase.STEP, legal_steps(walk))
        else:
            self.offer(Phase.ROOM, legal_choices(walk))

    def offer(self, phase: i64, moves: list[int]) -> None:
        """Offers steps or choices after which a way out can still be completed; a single one is made at once."""
        self.phase = phase
        if len(moves) == 1:
            self.walk_on(moves[0])
        else:
            self.legal = tuple(moves)

    def make(self, walk: Walk, move: i64) -> None:
        walk.make(move)
        if self.events is not None:
            event = walk_event(walk, move)
            if event is not None:
                self.tell(event.id, event.args)

    def come_out(self, walk: Walk) -> None:
        """Ends a walk: its effects are applied, and the first dog outside starts the countdown."""
        self.is_final = True
        dog = self.dogs[self.active]
        settle(walk, dog)
        dog.state = OUT
        self.supply = walk.supply
        self.walk = None
        self.story = []
        if self.events is not None:
            self.tell("doggies-event-out", {"who": self.active})
        if self.countdown < 0:
            self.start_countdown()
        self.end_turn()

    def start_countdown(self) -> None:
        inside: i64 = 0
        for dog in self.dogs:
            if dog.state == INSIDE:
                inside += 1
        if inside:
            self.countdown = min(COUNTDOWN * inside, self.pile_size)
            if self.events is not None:
                self.tell("doggies-event-countdown", {"count": self.countdown})

    # -- sleep -----------------------------------------------------------------------------------------

    def sleep(self) -> None:
        got_paw = self.dogs[self.active].sleep()
        if self.events is not None:
            self.tell("doggies-event-sleep", {"who": self.active, "paws": 1 if got_paw else 0})
        self.end_turn()

    # -- the end of a round ----------------------------------------------------------------------------

    def end_round(self) -> None:
        """Ends a round, in this order: the token, the loot, disarmed traps, paws, the round token, the pile."""
        self.is_final = True
        self.first = self.active
        if self.events is not None:
            self.tell("doggies-event-token", {"who": self.first})
        self.take_loot()
        for dog in self.dogs:
            dog.wake()
        if self.events is not None:
            self.tell("doggies-event-round", {"round": self.round})
        self.pile_size = total(self.pile)
        self.countdown = -1
        self.dungeon.begin(self.start_kind)
        if self.round < ROUNDS:
            self.round += 1
            self.begin_turn(self.first)
        else:
            self.phase = Phase.OVER
            self.waiting = 0
            self.drawn = -1
            self.legal = ()

    def take_loot(self) -> None:
        """Gives claimed cards to the owners of the paws; disarmed traps leave the game, the rest goes to the pile."""
        dungeon = self.dungeon
        won = [0] * self.seats
        for slot in range(1, dungeon.size):
            kind = dungeon.kind(slot)
            mark: i64 = dungeon.mark[slot]
            if is_claim(mark):
                owner = dungeon.owner[slot]
                self.dogs[owner].win(holding_of(kind, mark - Mark.HIRED))
                won[owner] += 1
            elif Mark.POTION <= mark < Mark.CARD:
                self.supply += one(mark - Mark.POTION)
            elif mark < Mark.GAP:
                self.pile[kind] += 1
        if self.events is not None:
            for seat, number in enumerate(won):
                self.tell("doggies-event-loot", {"who": seat, "count": number})

    # -- the rest of a position --------------------------------------------------------------------------

    def copy(self) -> Doggies:
        dogs = [dog.copy() for dog in self.dogs]
        twin = Doggies(self.seats, self.options, self.dungeon.copy(), dogs, self.pile[:])
        twin.share_state(self)
        return twin

    def describe(self, seat: i64, move: i64) -> Move:
        if self.phase == Phase.TURN:
            return NOTATION.move(ACTIONS[move])
        if self.phase == Phase.LAY:
            place = placement_place(move)
            return NOTATION.move("lay", x=x_of(place), y=y_of(place), turn=placement_turn(move))
        if self.phase == Phase.QUESTS:
            return NOTATION.move("keep", quest=QUEST_NAMES[move])
        is_dog = self.phase == Phase.DOGS
        return NOTATION.move("choose", dog=DOG_NAMES[move]) if is_dog else walk_move(self.dungeon, move)

    def prompt(self, seat: int | None) -> Message:
        return prompt(self, seat)

    def table(self, seat: int | None) -> TableView:
        return table(self, seat)

    def save(self) -> Data:
        return save(self)

    def objection(self, seat: int, move: Move) -> Message | None:
        return objection(self, seat, move)

    def why_final(self, events: Sequence[Event]) -> Message | None:
        ids = [event.id for event in events]
        for id in WHY_FINAL:
            if id in ids:
                return Message(WHY_FINAL[id])
        return None

    def result(self) -> Result:
        return result_of(self.dogs, self.shared)

    def header(self) -> Data:
        return {"game": "doggies", "rules": VERSION, **OTHER_CARDS, "options": self.options.data()}


def new_position(seats: int, options: DoggiesOptions) -> Doggies:
    """Returns an empty table with the pile."""
    return Doggies(seats, options, Dungeon(), [Dog() for _ in range(seats)], list(COPIES))
