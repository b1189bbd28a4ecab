"""Walking: several steps are one decision. A walk goes by open exits and breaks off if the hero is hurt or falls."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercroft.games.serpent import tasks
from undercroft.games.serpent.book import NAKARIS_LAIR, PITTED, PLACES, SPIKED
from undercroft.games.serpent.chart import BIT
from undercroft.games.serpent.movement import can_lie, step
from undercroft.games.serpent.notation import GO, code
from undercroft.games.serpent.table import Table
from undercroft.games.serpent.things import LAID
from undercroft.games.serpent.words import ON_ENTER

# Of several ways as short as each other: no obstacles, then the most glory, then the least peril.
RISK: Final = 1024
GLORY: Final = 16


def is_risky(place: int) -> bool:
    """Does a location do something to a hero who comes in?"""
    face = PLACES[place]
    return face.obstacle in (SPIKED, PITTED) or any(effect.when == ON_ENTER for effect in face.effects)


GAINS: Final = [face.glory * GLORY - face.peril for face in PLACES]
RISKS: Final = [RISK if is_risky(place) else 0 for place in range(len(PLACES))]


def passable(table: Table, seat: int) -> i64:
    """Where a hero can pass through now, or set out from: no laid trap, no Nakari, nobody waiting to attack."""
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
        found &= ~BIT[gate // 64]
    return found


def add_walks(table: Table, seat: int, found: list[int]) -> None:
    """Every location further than one step that the hero's actions reach; the neighbours are offered anyway."""
    hero = table.heroes[seat]
    chart = table.chart
    free = passable(table, seat)
    reached: i64 = BIT[hero.place]
    rim = reached & free
    ways = chart.ways
    for _ in range(hero.actions):
        further: i64 = 0
        for place in chart.placed:
            if rim & BIT[place]:
                further |= ways[place]
        further &= ~reached
        if not further:
            break
        reached |= further
        rim = further & free
        if not rim:
            break
    reached &= ~BIT[hero.place]
    for side in range(4):
        if chart.near[hero.place * 4 + side] >= 0:
            reached &= ~BIT[chart.near[hero.place * 4 + side]]
    if reached:
        for place in chart.placed:
            if reached & BIT[place]:
                found.append(code(GO, place))


def ways_from(table: Table, seat: int, goal: int = -1) -> list[int]:
    """For each location that a walk leads to: the one before it on the shortest way; -1 for the others.

    Nothing further away than the goal is looked for.
    """
    hero = table.heroes[seat]
    chart = table.chart
    ways = chart.ways
    free = passable(table, seat)
    before = [-1] * len(PLACES)
    worth = [0] * len(PLACES)
    is_reached: i64 = BIT[hero.place]
    rim = [hero.place]
    while rim and (goal < 0 or before[goal] < 0):
        further: list[int] = []
        for place in rim:
            if not free & BIT[place]:
                continue
            unseen = ways[place] & ~is_reached
            if not unseen:
                continue
            for side in range(4):
                other = chart.near[place * 4 + side]
                if other < 0 or not unseen & BIT[other]:
                    continue
                gain = worth[place] - RISKS[other] + (0 if hero.seen & BIT[other] else GAINS[other])
                if before[other] < 0 or gain > worth[other]:
                    if before[other] < 0:
                        further.append(other)
                    before[other], worth[other] = place, gain
        for place in further:
            is_reached |= BIT[place]
        rim = further
    return before


def way_to(before: list[int], goal: int) -> list[int]:
    """The locations of a walk, the goal last; empty if there is none."""
    way: list[int] = []
    while goal >= 0 and before[goal] >= 0:
        way.insert(0, goal)
        goal = before[goal]
    return way


def go(table: Table, seat: int, goal: int) -> None:
    """One step to a neighbour by any exit, or a walk."""
    side = table.chart.side_to(table.heroes[seat].place, goal)
    if side >= 0:
        step(table, seat, side)
    else:
        walk(table, seat, goal, table.heroes[seat].health)


def walk(table: Table, seat: int, goal: int, health: int) -> None:
    """The next step of a walk, if all is well; the one after it is looked for where the hero then stands."""
    hero = table.heroes[seat]
    if table.ended or hero.fallen or hero.health < health or not hero.actions or hero.place == goal:
        return
    way = way_to(ways_from(table, seat, goal), goal)
    if way:
        table.push(tasks.WALK, seat, goal, hero.health, way[0])
        step(table, seat, table.chart.side_to(hero.place, way[0]))
