"""The best way out for given wishes: exact where everything fits, a bounded search otherwise."""

from __future__ import annotations

import random

import pytest

from tests.games.doggies.scenes import room, scene
from tests.games.doggies.test_way_out import attempt
from undercroft.games.doggies.bot.common_sense import WANTS
from undercroft.games.doggies.components import HOLDINGS, KIND_OF, SORT, WORTH
from undercroft.games.doggies.leaving import set_out
from undercroft.games.doggies.notation import slot_of
from undercroft.games.doggies.rules import Doggies
from undercroft.games.doggies.walk import Walk
from undercroft.games.doggies.way_out.best_way import COIN, Wishes, find_best_way
from undercroft.kernel.match import Match

CHEST = 5


def coins_only() -> Wishes:
    wishes = Wishes()
    for holding in range(HOLDINGS):
        if SORT[KIND_OF[holding]] != CHEST:
            wishes.cards[holding] = COIN * WORTH[holding]
    wishes.opened = COIN * 4
    return wishes


def position_of(match: Match) -> Doggies:
    position = match.position
    assert isinstance(position, Doggies)
    return position


def start(match: Match) -> Walk:
    position = position_of(match)
    return set_out(position, 0)


def every_worth(walk: Walk, wishes: Wishes) -> list[int]:
    """Returns the worth of each way out, all of them tried."""
    found: list[int] = []
    ways = [walk]
    while ways:
        way = ways.pop()
        for move in way.steps():
            there = way.after(move)
            if there.is_outside:
                found.append(wishes.worth(there))
            else:
                ways += [there.after(choice) for choice in there.choices()]
    return found


def test_the_richer_of_two_ways_is_found() -> None:
    rooms = [room(0, 1, "coin", 1), room(0, 2, "coin", 1), room(1, 0, "two-coins"), room(2, 0, "two-coins")]
    search = find_best_way(start(scene("ruta", *rooms)), coins_only(), 100)
    assert search.is_best
    assert search.best is not None
    assert search.best.worth == 4 * COIN


def test_wishes_decide_which_way_is_best() -> None:
    rooms = [room(0, 1, "zombie-squirrel-bow"), room(1, 0, "two-coins")]
    match = scene("ruta", *rooms, quests=["hunt-mimic", "hunt-cerberus"], mine={"quest": "hunt-zombie-squirrel"})
    richest = find_best_way(start(match), coins_only(), 100).best
    hunter = find_best_way(start(match), WANTS.of(position_of(match), 0), 100).best
    assert richest is not None
    assert [slot_of(entry) for entry in richest.walk.trail] == [0, 2]
    assert hunter is not None
    assert [slot_of(entry) for entry in hunter.walk.trail] == [0, 1]


def test_a_chest_is_wanted_with_a_key() -> None:
    rooms = [room(0, 1, "chest", 1), room(1, 0, "coin")]
    without = find_best_way(start(scene("ruta", *rooms)), coins_only(), 100).best
    having = find_best_way(start(scene("pluto", *rooms)), coins_only(), 100).best
    assert without is not None
    assert without.worth == COIN
    assert having is not None
    assert having.worth == 4 * COIN


def test_no_way_out_is_no_best_way() -> None:
    walls = [room(x, y, "coin", paws=1) for x, y in ((1, 0), (-1, 0), (0, 1))]
    assert find_best_way(start(scene("ruta", *walls)), coins_only(), 100).best is None


@pytest.mark.parametrize("seed", range(120))
def test_the_best_way_is_that_of_trying_every_way(seed: int) -> None:
    match = attempt(random.Random(seed))
    if match is None or match.view(0)["table"]["players"][0]["dog"] == "sharik":  # he turns cards, too
        return
    wishes = WANTS.of(position_of(match), 0)
    worths = every_worth(start(match), wishes)
    search = find_best_way(start(match), wishes, 10**6)
    assert search.is_best
    if search.best is None:
        assert worths == []
    else:
        assert search.best.worth == max(worths)


def test_the_decisions_of_the_best_way_can_be_played() -> None:
    for seed in range(40):
        match = attempt(random.Random(seed))
        if match is None or "leave" not in [str(move) for move in match.moves(0)]:
            continue
        search = find_best_way(start(match), WANTS.of(position_of(match), 0), 20)
        assert search.best is not None
        match.play(0, "leave")
        for move in search.best.story:
            match.play(0, match.position.describe(0, move))
        assert match.view(0)["table"]["players"][0]["state"] != "walking"
