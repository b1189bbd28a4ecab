"""Common sense in microseconds: whole games are played with it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from undercroft.games.doggies.bot.common_sense import favourite, keep, rivals_inside
from undercroft.games.doggies.bot.laying import Laying
from undercroft.games.doggies.bot.race import is_time_to_leave
from undercroft.games.doggies.bot.scout import scouted
from undercroft.games.doggies.bot.wants import Wants
from undercroft.games.doggies.components import ACROSS
from undercroft.games.doggies.dungeon import Dungeon, beside_at, placement_place
from undercroft.games.doggies.leaving import set_out
from undercroft.games.doggies.notation import Action, Code
from undercroft.games.doggies.rules import Doggies
from undercroft.games.doggies.state import Phase
from undercroft.games.doggies.walk import Walk
from undercroft.games.doggies.way_out.best_way import find_best_way
from undercroft.kernel.chance import Chance

PLENTY: Final[i64] = 900  # what a way out must bring for a dog that nobody disturbs, at first;
HURRY: Final[i64] = 14  # less with every card laid
BUDGET: Final[i64] = 100  # rooms that a scout looks at
WIDTH: Final[i64] = 3  # where the scout finds no way
PLACES: Final[i64] = 6  # that are looked at when a card is laid


@final
@mypyc_attr(acyclic=True)
class Outset:
    """A dog in the start room with all that matters there, kept to notice whether anything has changed."""

    __slots__ = (
        "seat", "breed", "round", "quest", "paws", "reserve", "potions", "supply", "lie", "mark", "place", "punched",
        "loot", "shared",
    )  # fmt: skip

    def __init__(self, position: Doggies, seat: i64) -> None:
        dungeon, dog = position.dungeon, position.dogs[seat]
        self.seat: i64 = seat
        self.breed: i64 = dog.breed
        self.round: i64 = position.round
        self.quest: i64 = dog.quest
        self.paws: i64 = dog.paws
        self.reserve: i64 = dog.reserve
        self.potions: i64 = dog.potions
        self.supply: i64 = position.supply
        self.lie: list[int] = dungeon.lie[:]
        self.mark: list[int] = dungeon.mark[:]
        self.place: list[int] = dungeon.place[:]
        self.punched: list[int] = dungeon.punched[:]
        self.loot: list[int] = dog.loot[:]
        self.shared: list[int] = position.shared  # created once, never modified

    def is_of(self, position: Doggies, seat: i64) -> bool:
        """Returns whether everything is the same for this seat in this position."""
        dungeon, dog = position.dungeon, position.dogs[seat]
        return (
            self.seat == seat
            and self.breed == dog.breed
            and self.round == position.round
            and self.quest == dog.quest
            and self.paws == dog.paws
            and self.reserve == dog.reserve
            and self.potions == dog.potions
            and self.supply == position.supply
            and self.lie == dungeon.lie
            and self.mark == dungeon.mark
            and self.place == dungeon.place
            and self.punched == dungeon.punched
            and self.loot == dog.loot
            and self.shared == position.shared
        )


@final
class Quick:
    """The quick policy. It remembers the last way and what it depends on: a walk is several decisions, planned once."""

    __slots__ = ("wants", "_outset", "_moves", "_gain", "_loot")

    def __init__(self, wants: Wants) -> None:
        self.wants: Wants = wants
        self._outset: Outset | None = None
        self._moves: list[int] = []
        self._gain: i64 = 0
        self._loot: i64 = 0

    def move(self, position: Doggies, seat: i64, chance: Chance) -> i64:
        if position.phase == Phase.TURN:
            return self.act(position, seat)
        if position.phase == Phase.LAY:
            return self.lay(position, seat, chance)
        if position.phase == Phase.QUESTS:
            return keep(position.moves(seat))
        if position.phase == Phase.DOGS:
            return favourite(position.moves(seat))
        return self.walk_on(position, seat)

    def act(self, position: Doggies, seat: i64) -> i64:
        """Explores while no rival can take much away, else leaves first. The scout's way proves that it may."""
        if position.can_explore():
            rivals = rivals_inside(position, seat)
            if not rivals and position.countdown > 0:
                return Action.EXPLORE
            self.plan(position, seat)
            if rivals:
                is_time = is_time_to_leave(position, seat, self._gain, self._loot, rivals, self.wants)
            else:
                is_time = self._gain >= PLENTY - HURRY * position.dungeon.size
            return Action.LEAVE if is_time else Action.EXPLORE
        self.plan(position, seat)
        rest = self.wants.of(position, seat).paw if position.dogs[seat].reserve else 0
        return Action.LEAVE if self._gain > rest else Action.SLEEP

    def worth_a_thought(self, position: Doggies, seat: i64) -> tuple[int, ...]:
        """Returns the actions to consider: with a card to explore, no dog sleeps or leaves with nothing."""
        if not position.can_explore():
            return position.moves(seat)
        self.plan(position, seat)
        return (Action.EXPLORE, Action.LEAVE) if self._gain > 0 else (Action.EXPLORE,)

    def lay(self, position: Doggies, seat: i64, chance: Chance) -> i64:
        """Returns the best of a few places beside the own way out."""
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
        """Follows the plan made before the first step; a dog that has left it plans from here."""
        walk = position.walk
        assert walk is not None
        is_entered = position.phase == Phase.ROOM
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
        """Finds the best way from the start room. It depends only on the outset."""
        if self._outset is not None and self._outset.is_of(position, seat):
            return
        scout = scouted(set_out(position, seat), self.wants.of(position, seat), BUDGET, False)
        self._outset = Outset(position, seat)
        self._gain = scout.gain
        self._loot = scout.loot
        self._moves = scout.moves

    def best_way(self, position: Doggies, seat: i64) -> tuple[int, int]:
        """Returns the gain of the best way from the start room, and the rooms whose cards it claims."""
        self.plan(position, seat)
        return int(self._gain), int(self._loot)

    def is_on_plan(self, position: Doggies, walk: Walk, done: i64) -> bool:
        """Tells whether the dog has done what the plan says. Another dog passes by it, from the start room."""
        if done and Code.TURN <= self._moves[0] < Code.PASS:
            return False  # the plan turns a card first, and this dog went without
        twin = set_out(position, walk.seat)
        for index in range(done):
            twin.make(self._moves[index])
        return (
            twin.trail == walk.trail
            and twin.claims == walk.claims
            and twin.covers == walk.covers
            and twin.potions == walk.potions
        )


def rooms_of(dungeon: Dungeon, moves: list[int]) -> list[int]:
    """Returns the rooms of a way out, the start room included."""
    at: i64 = 0
    rooms = [0]
    for move in moves:
        if Code.PORTAL <= move < Code.FIGHT:
            at = move - Code.PORTAL
        elif move < Code.OUT or Code.PUNCH <= move < Code.TURN:
            at = dungeon.next_to(at, move & 3)
        else:
            continue
        if at >= 0:  # not through a wall to the table
            rooms.append(at)
    return rooms


def places_beside(dungeon: Dungeon, rooms: list[int]) -> list[int]:
    """Returns the empty places beside rooms."""
    found: list[int] = []
    side: i64
    for room in rooms:
        beside: i64 = dungeon.beside[room]
        for side in range(4):
            if beside_at(beside, side) < 0:
                found.append(dungeon.place[room] + ACROSS[side])
    return found


def placements_at(places: list[int], placements: tuple[int, ...]) -> list[int]:
    """Returns the placements at these places. Placements of one place follow each other."""
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
    """Returns `number in numbers`; compiled, that expression would compare objects."""
    return any(other == number for other in numbers)
