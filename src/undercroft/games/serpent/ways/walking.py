"""Walking: several steps are one decision.

A walk goes by open exits; where those do not reach, through one exit with a test. It breaks off if the hero is hurt,
falls or loses an action.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from undercroft.games.serpent.box.book import NAKARIS_LAIR, PITTED, PLACES, SPIKED
from undercroft.games.serpent.notation import GO, code
from undercroft.games.serpent.table.hero import Hero
from undercroft.games.serpent.table.map import BIT
from undercroft.games.serpent.table.piece import LAID
from undercroft.games.serpent.table.step import HeroStep
from undercroft.games.serpent.table.table import Table
from undercroft.games.serpent.ways.entering import ACTS_ON_ENTERING
from undercroft.games.serpent.ways.falling import can_lie
from undercroft.games.serpent.ways.leaving import step_out
from undercroft.kernel.chance import Chance

# Of several ways as short as each other: no obstacles, then the most glory, then the least peril.
RISK: Final = 1024
GLORY: Final = 16


SIZE: Final = len(PLACES)
LONGEST: Final = 8  # steps of a walk
GAINS: Final = [face.glory * GLORY - face.peril for face in PLACES]
RISKS: Final = [  # of what a location does to an entering hero
    RISK if face.obstacle in (SPIKED, PITTED) or ACTS_ON_ENTERING[place] else 0 for place, face in enumerate(PLACES)
]


def passable(table: Table, seat: int) -> i64:
    """Returns where a hero can pass through now, or set out from: no laid trap, no Nakari, nobody waiting to attack."""
    hero = table.heroes[seat]
    found: i64 = hero.seen if table.variants.is_solo else -1  # alone, every new location may bring monsters
    if table.has_event:
        found &= ~BIT[NAKARIS_LAIR]
    for piece in table.pieces:
        if piece.zone == LAID:
            found &= ~BIT[piece.place]
    for other, rival in enumerate(table.heroes):
        if other != seat and not rival.is_out and (table.can_act(other) or can_lie(table, other)):
            found &= ~BIT[rival.place]
    found |= BIT[hero.place]
    for gate in table.shut:
        found &= ~BIT[gate.place]
    return found


def add_walks(table: Table, seat: int, found: list[int]) -> None:
    """Adds every location further than one step that the hero's actions reach; neighbours are offered separately."""
    hero = table.heroes[seat]
    chart = table.chart
    open_ways, tested_ways = chart.passages().open_ways, chart.passages().tested_ways
    free = passable(table, seat)
    here: i64 = BIT[hero.place]
    reached: i64 = here
    tested: i64 = 0  # reached through one exit with a test
    rim = here & free  # where one can go on from
    tested_rim: i64 = 0
    for _ in range(min(hero.actions, LONGEST)):
        further: i64 = 0
        beyond: i64 = 0
        both = rim | tested_rim
        for place in chart.placed:
            bit: i64 = BIT[place]
            if not both & bit:
                continue
            if rim & bit:
                further |= open_ways[place]
                beyond |= tested_ways[place]
            if tested_rim & bit:
                beyond |= open_ways[place]
        rim = further & ~reached & free
        reached |= further
        tested_rim = beyond & ~(reached | tested) & free
        tested |= beyond
        if not rim | tested_rim or reached | tested == chart.everything:
            break
    reached = (reached | tested) & ~(here | open_ways[hero.place] | tested_ways[hero.place])
    if reached:
        for place in chart.placed:
            if reached & BIT[place]:
                found.append(code(GO, place))


def ways_from(table: Table, seat: int, goal: int = -1) -> list[int]:
    """Returns, for each location in reach, the one before it on the shortest way; -1 for the others.

    A location stands in the list twice: as reached by open exits, and further on (plus `SIZE`) as reached through
    one exit with a test, which is searched only if open exits do not lead to the goal.
    """
    hero = table.heroes[seat]
    passages = table.chart.passages()
    free = passable(table, seat)
    before = [-1] * (2 * SIZE)
    worth = [0] * (2 * SIZE)
    steps = min(hero.actions, LONGEST)
    rims = [[hero.place]]  # the locations reached by open exits, step by step
    reached: i64 = BIT[hero.place]
    for number in range(steps):
        if goal >= 0 and before[goal] >= 0:
            return before
        further: list[int] = []
        for place in rims[number]:
            if free & BIT[place]:
                for other in passages.open_to[place]:
                    if not reached & BIT[other]:
                        consider(hero, place, other, other, before, worth, further)
        for place in further:
            reached |= BIT[place]
        rims.append(further)
    if goal >= 0 and before[goal] >= 0:
        return before
    rim: list[int] = []
    tested: i64 = 0
    for number in range(steps):
        if goal >= 0 and before[goal + SIZE] >= 0:
            return before
        beyond: list[int] = []
        for place in rims[number]:
            if free & BIT[place]:
                for other in passages.tested_to[place]:
                    if not tested & BIT[other] and other != hero.place:
                        consider(hero, place, other, other + SIZE, before, worth, beyond)
        for node in rim:
            if free & BIT[node - SIZE]:
                for other in passages.open_to[node - SIZE]:
                    if not tested & BIT[other] and other != hero.place:
                        consider(hero, node, other, other + SIZE, before, worth, beyond)
        for node in beyond:
            tested |= BIT[node - SIZE]
        rim = beyond
    return before


def consider(
    hero: Hero, node: int, other: int, then: int, before: list[int], worth: list[int], further: list[int]
) -> None:
    """Records a way to a neighbour, if it is the first or the best of its length."""
    gain = worth[node] - RISKS[other] + (0 if hero.seen & BIT[other] else GAINS[other])
    if before[then] < 0:
        further.append(then)
    elif gain <= worth[then]:
        return
    before[then], worth[then] = node, gain


def way_to(before: list[int], goal: int) -> list[int]:
    """Returns the locations of a walk, the goal last; empty if there is none."""
    way: list[int] = []
    node = goal if before[goal] >= 0 else goal + SIZE
    while before[node] >= 0:
        way.insert(0, node % SIZE)
        node = before[node]
    return way


def go(table: Table, seat: int, goal: int) -> None:
    """Moves one step to a neighbour by any exit, or starts a walk."""
    side = table.chart.side_to(table.heroes[seat].place, goal)
    if side >= 0:
        step_out(table, seat, side)
    else:
        set_out(table, seat, tuple(way_to(ways_from(table, seat, goal), goal)))


def set_out(table: Table, seat: int, way: tuple[int, ...]) -> None:
    """Steps to the first location of a way; the rest comes after everything that the step brings."""
    hero = table.heroes[seat]
    health, actions = hero.health, hero.actions - 1
    step_out(table, seat, table.chart.side_to(hero.place, way[0]))
    if len(way) > 1:
        table.then(Walk(seat, way[0], way[1:], health, actions))


@mypyc_attr(acyclic=True)
class Walk(HeroStep):
    """After a step of a walk: takes the next, if all is well. A card may have taken the hero elsewhere."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "place", "way", "health", "actions")

    def __init__(self, seat: int, place: int, way: tuple[int, ...], health: int, actions: int) -> None:
        self.seat = seat
        self.place: int = place  # where the hero should be by now
        self.way: tuple[int, ...] = way  # the locations that are left
        self.health: int = health  # that it should still have
        self.actions: int = actions

    def run(self, table: Table, chance: Chance) -> None:
        hero = table.heroes[self.seat]
        is_well = not table.ended and not hero.fallen and hero.health >= self.health and hero.actions >= self.actions
        if is_well and hero.place == self.place and is_free(table, self.seat, self.way):
            set_out(table, self.seat, self.way)


def is_free(table: Table, seat: int, way: tuple[int, ...]) -> bool:
    """Returns whether the rest of a way can still be walked and nothing has come between."""
    free = passable(table, seat)
    place = table.heroes[seat].place
    for other in way:
        if not free & BIT[place] or table.chart.side_to(place, other) < 0:
            return False
        place = other
    return True
