"""Common sense in microseconds: whole games are played with it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from undercroft.games.doggies.bot.common_sense import favourite, keep, rivals_inside
from undercroft.games.doggies.bot.laying import Laying
from undercroft.games.doggies.bot.outset import Outset
from undercroft.games.doggies.bot.race import is_time_to_leave
from undercroft.games.doggies.bot.scout import scouted
from undercroft.games.doggies.bot.wants import Wants
from undercroft.games.doggies.components import ACROSS
from undercroft.games.doggies.dungeon import Dungeon, beside_at, placement_place
from undercroft.games.doggies.leaving import set_out
from undercroft.games.doggies.notation import EXPLORE, LEAVE, SLEEP
from undercroft.games.doggies.rules import Doggies
from undercroft.games.doggies.state import CHOOSING_DOGS, CHOOSING_QUESTS, IN_ROOM, LAYING, TURN_BEGINS
from undercroft.games.doggies.walk import Walk
from undercroft.games.doggies.walk_moves import FIGHT, LEAVE_BY_EXIT, PASS, PUNCH, TO_PORTAL, TURN
from undercroft.games.doggies.way_out.best_way import find_best_way
from undercroft.kernel.chance import Chance

PLENTY: Final[i64] = 900  # what a way out must bring for a dog that nobody disturbs, at first;
HURRY: Final[i64] = 14  # less with every card laid
BUDGET: Final[i64] = 100  # rooms that a scout looks at
WIDTH: Final[i64] = 3  # where the scout finds no way
PLACES: Final[i64] = 6  # that are looked at when a card is laid


@final
class Quick:
    """It remembers the last way that it found and all that it depends on: a walk is several decisions, planned once."""

    __slots__ = ("wants", "_outset", "_moves", "_gain", "_loot")

    def __init__(self, wants: Wants) -> None:
        self.wants = wants
        self._outset = Outset()
        self._moves: list[int] = []
        self._gain: i64 = 0
        self._loot: i64 = 0

    def move(self, position: Doggies, seat: i64, chance: Chance) -> i64:
        if position.phase == TURN_BEGINS:
            return self.act(position, seat)
        if position.phase == LAYING:
            return self.lay(position, seat, chance)
        if position.phase == CHOOSING_QUESTS:
            return keep(position.moves(seat))
        if position.phase == CHOOSING_DOGS:
            return favourite(position.moves(seat))
        return self.walk_on(position, seat)

    def act(self, position: Doggies, seat: i64) -> i64:
        """Explore as long as nobody can take much away; leave before a rival does if it could. That it may leave is
        proved by the way that the scout has found."""
        if position.can_explore():
            rivals = rivals_inside(position, seat)
            if not rivals and position.countdown > 0:
                return EXPLORE
            self.plan(position, seat)
            if rivals:
                is_time = is_time_to_leave(position, seat, self._gain, self._loot, rivals, self.wants)
            else:
                is_time = self._gain >= PLENTY - HURRY * position.dungeon.size
            return LEAVE if is_time else EXPLORE
        self.plan(position, seat)
        rest = self.wants.of(position, seat).paw if position.dogs[seat].reserve else 0
        return LEAVE if self._gain > rest else SLEEP

    def worth_a_thought(self, position: Doggies, seat: i64) -> tuple[int, ...]:
        """Of explore, leave and sleep: while there is something to explore nobody sleeps, or leaves with nothing."""
        if not position.can_explore():
            return position.moves(seat)
        self.plan(position, seat)
        return (EXPLORE, LEAVE) if self._gain > 0 else (EXPLORE,)

    def lay(self, position: Doggies, seat: i64, chance: Chance) -> i64:
        """The best of a few places beside the own way out."""
        self.plan(position, seat)
        beside = places_beside(position.dungeon, rooms_of(position.dungeon, self._moves))
        near = placements_at(beside, position.legal)
        if not near:
            near = list(position.legal)
        found: list[int] = []
        for _ in range(PLACES):
            placement = near[chance.below(len(near))]
            if not has(found, placement):
                found.append(placement)
        return found[0] if len(found) == 1 else Laying(position, seat, self.wants, found[0]).best(found)

    def walk_on(self, position: Doggies, seat: i64) -> i64:
        """By the plan made before the first step, as long as the dog is on it; else by a way from here."""
        walk = position.walk
        assert walk is not None
        is_entered = position.phase == IN_ROOM
        if not walk.turned:
            self.plan(position, seat)
            done = 2 * (len(walk.trail) - 1) - (1 if is_entered else 0)
            if done < len(self._moves) and self.is_on_plan(position, walk, done):
                return self._moves[done]
        wishes = self.wants.of(position, seat)
        scout = scouted(walk, wishes, BUDGET, is_entered)
        if scout.moves:
            return scout.moves[0]
        best = find_best_way(walk, wishes, WIDTH, is_entered).best
        assert best is not None
        return best.story[0]

    # -- the plan ------------------------------------------------------------------------------------------

    def plan(self, position: Doggies, seat: i64) -> None:
        """The best way from the start room. It depends on nothing but the outset, whatever was asked before."""
        if self._outset.is_of(position, seat):
            return
        dungeon, dog = position.dungeon, position.dogs[seat]
        scout = scouted(set_out(dungeon, seat, dog, position.supply), self.wants.of(position, seat), BUDGET, False)
        self._outset.keep(position, seat)
        self._gain = scout.gain
        self._loot = scout.loot
        self._moves = scout.moves

    def best_way(self, position: Doggies, seat: i64) -> tuple[int, int]:
        """What the best way from the start room brings, and the rooms whose cards it claims."""
        self.plan(position, seat)
        return int(self._gain), int(self._loot)

    def is_on_plan(self, position: Doggies, walk: Walk, done: i64) -> bool:
        """Has the dog done what the plan says? Another dog goes by it, from the start room."""
        if done and TURN <= self._moves[0] < PASS:
            return False  # the plan turns a card first, and this dog went without
        twin = set_out(position.dungeon, walk.seat, position.dogs[walk.seat], position.supply)
        for index in range(done):
            twin.make(self._moves[index])
        return (
            twin.trail == walk.trail
            and twin.claims == walk.claims
            and twin.covers == walk.covers
            and twin.potions == walk.potions
        )


def rooms_of(dungeon: Dungeon, moves: list[int]) -> list[int]:
    """The rooms of a way out, with the start room."""
    at: i64 = 0
    rooms = [0]
    for move in moves:
        if TO_PORTAL <= move < FIGHT:
            at = move - TO_PORTAL
        elif move < LEAVE_BY_EXIT or PUNCH <= move < TURN:
            at = dungeon.next_to(at, move & 3)
        else:
            continue
        if at >= 0:  # not through a wall to the table
            rooms.append(at)
    return rooms


def places_beside(dungeon: Dungeon, rooms: list[int]) -> list[int]:
    """The empty places beside rooms."""
    found: list[int] = []
    side: i64
    for room in rooms:
        beside: i64 = dungeon.beside[room]
        for side in range(4):
            if beside_at(beside, side) < 0:
                found.append(dungeon.place[room] + ACROSS[side])
    return found


def placements_at(places: list[int], placements: tuple[int, ...]) -> list[int]:
    """Of placements, which stand place by place, those at some places."""
    found: list[int] = []
    last: i64 = -1
    is_there = False
    for placement in placements:
        place = placement_place(placement)
        if place != last:
            last = place
            is_there = has(places, place)
        if is_there:
            found.append(placement)
    return found


def has(numbers: list[int], number: i64) -> bool:
    """`number in numbers`, which compiled code would ask of any objects."""
    return any(other == number for other in numbers)
