"""Leaving: the check that a way out can still be completed is exact (ruling 3).

It is compared with a plain search that tries every step and every decision, over random small dungeons with hard
monsters, traps, doors and portals, rivals' paws, and dogs with few paws and little defence.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest

import undercroft as uc
from tests.conftest import some
from undercroft.games.doggies.components import ROOM_NAMES, SORT, START_TEE, SYMBOLS, TURNS, Sort
from undercroft.games.doggies.leaving import set_out
from undercroft.games.doggies.notation import Code
from undercroft.games.doggies.walk import Walk
from undercroft.games.doggies.way_out.search import (
    Failures,
    can_set_out,
    find_way,
    legal_steps,
    safe_choices,
    safe_steps,
)

DOGS = ("joan", "bonk", "ruta", "sharik", "pluto", "robin")
HARD = [name for kind, name in enumerate(ROOM_NAMES[:START_TEE]) if SORT[kind] != 8 and name not in ("coin", "dragon")]
# What can be beaten only with something won on the way, or held: artefacts, vagabonds, potions.
RICH = (
    *("frisbow", "magic-collar", "excalibark", "vagabond-fire", "vagabond-bow", "vagabond-sword", "potion-room"),
    *("efreet-bow", "giga-tick-sword", "zombie-squirrel-fire", "skeledog-bow", "mimic-fire", "dragonfly-all"),
    *("cerberus", "cat-eye", "chocolate-golem", "trap-sword", "trap-bow", "trap-fire"),
)
LOOT = ("efreet-bow", "mimic-sword", "skeledog-fire", "excalibark", "vagabond-bow-pair", "vagabond-fire-paw")


def gets_out(walk: Walk) -> bool:
    """Every way, one after the other; the dog has just entered a room or stands at the start."""
    resolved = [walk.after(move) for move in walk.choices()] if walk.at else [walk]
    for here in resolved:
        for move in here.steps():
            there = here.after(move)
            if there.is_outside or gets_out(there):
                return True
    return False


def is_left_free(walk: Walk) -> bool:
    """As `gets_out`, for a dog that has done with its room."""
    return any(there.is_outside or gets_out(there) for there in [walk.after(move) for move in walk.steps()])


def sets_out(walk: Walk) -> bool:
    """As `gets_out`, from the start room, with every way of turning cards before the first step."""
    if gets_out(walk):
        return True
    for move in walk.turns():
        twin = walk.copy(walk.dungeon.copy())
        twin.make(move)
        if sets_out(twin):
            return True
    return False


def small_dungeon(pick: random.Random, dog: str, cards: Sequence[str] = HARD) -> uc.Match:
    """A dungeon of a few rooms, closed on most sides, with somebody about to leave."""
    rows: list[dict[str, Any]] = []
    places = {(0, 0)}
    for _ in range(pick.randint(3, 9)):
        x, y = pick.choice(sorted(places))
        dx, dy = pick.choice([(0, 1), (1, 0), (0, -1), (-1, 0)])
        name = pick.choice(cards)
        kind = ROOM_NAMES.index(name)
        if (x + dx, y + dy) in places:
            continue
        places.add((x + dx, y + dy))
        row: dict[str, Any] = {"x": x + dx, "y": y + dy, "card": name, "turn": pick.choice(TURNS[kind])}
        if pick.random() < 0.12 and SORT[kind] not in (Sort.PORTAL, Sort.VAGABOND):
            row["paws"] = 1
        rows.append(row)
    # A wall of rooms with a rival's paw closes most exits to the table.
    for x in range(-4, 5):
        for y in range(-4, 5):
            beside = [(x, y + 1), (x + 1, y), (x, y - 1), (x - 1, y)]
            if (x, y) not in places and any(place in places for place in beside) and pick.random() < 0.8:
                rows.append({"x": x, "y": y, "card": "coin", "paws": 1})
    coins = [row for row in rows if row["card"] == "coin"]
    rows = [row for row in rows if row["card"] != "coin"] + coins[:15]
    rival = pick.choice([other for other in DOGS if other not in (dog, "robin")])  # who puts no paw on a trap
    mine = {
        "dog": dog,
        "paws": pick.choice([0, 1, 1, 2, 3]),
        "reserve": pick.choice([0, 1]),
        "potions": {symbol: pick.randint(0, 1) for symbol in (SYMBOLS if cards is RICH else ("bow",))},
        "loot": pick.sample(LOOT, pick.choice([0, 0, 1, 2])),
    }
    data = {"game": "doggies", "players": [mine, {"dog": rival}], "map": rows}
    return uc.load(data)


def finds_way(walk: Walk) -> bool:
    return find_way(walk, 0, True, Failures()) >= 0


def attempt(pick: random.Random, dog: str = "", cards: Sequence[str] = HARD) -> uc.Match | None:
    try:
        return small_dungeon(pick, dog or pick.choice(DOGS), cards)
    except uc.BadPosition:  # more of a card than the box holds
        return None


@pytest.mark.parametrize("cards", [HARD, RICH], ids=["hard", "rich"])
@pytest.mark.parametrize("seed", [*some(range(250), 6), 1278, 1068])  # the last two: out by a potion only
def test_the_check_agrees_with_trying_every_way(seed: int, cards: Sequence[str]) -> None:
    pick = random.Random(seed)
    match = attempt(pick, cards=cards)
    if match is None:
        return
    position: Any = match.position
    walk = set_out(position, 0)
    walk.damage = pick.choice([0, 0, 1, 2])
    assert finds_way(walk) == gets_out(walk)
    if can_set_out(walk):
        follow(walk, pick)


def test_two_symbols_of_an_artefact_cost_one_paw() -> None:
    """Out past a giga-tick, which takes two bows: with two paws only by way of the frisbow."""
    wall = [{"x": x, "y": y, "card": "coin", "paws": 1} for x, y in ((0, 1), (-1, 0), (0, -1), (1, 1), (1, -1))]
    rows = [{"x": 1, "y": 0, "card": "frisbow", "turn": 0}, {"x": 2, "y": 0, "card": "giga-tick-fire", "turn": 1}]
    data = {"game": "doggies", "players": [{"dog": "ruta", "paws": 2}, {"dog": "joan"}], "map": rows + wall}
    position: Any = uc.load(data).position
    walk = set_out(position, 0)
    walk.damage = walk.defence - 1
    assert finds_way(walk) and gets_out(walk)


@pytest.mark.parametrize("seed", some(range(240), 6))
def test_the_check_agrees_for_sharik_and_every_turn_of_his_cards(seed: int) -> None:
    pick = random.Random(seed)
    match = attempt(pick, "sharik")
    if match is None:
        return
    position: Any = match.position
    walk = set_out(position, 0)
    walk.damage = pick.choice([0, 0, 1, 2])
    lies = list(position.dungeon.lie)
    assert can_set_out(walk) == sets_out(walk.copy(position.dungeon.copy()))
    offered = legal_steps(walk) if can_set_out(walk) else []
    for move in walk.turns():
        twin = walk.copy(position.dungeon.copy())
        twin.make(move)
        assert (move in offered) == sets_out(twin)
    assert position.dungeon.lie == lies  # turned in thought only


def follow(walk: Walk, pick: random.Random) -> None:
    """A random walk on which every offered and refused step and decision is looked into."""
    while True:
        steps = walk.steps()
        safe = safe_steps(walk, steps, Failures())
        for move in steps:
            there = walk.after(move)
            assert (move in safe) == (there.is_outside or gets_out(there))
        if not safe:
            return
        walk = walk.after(pick.choice(safe))
        if walk.is_outside:
            return
        choices = walk.choices()
        kept = safe_choices(walk, choices)
        assert kept == [move for move in choices if is_left_free(walk.after(move))]
        walk = walk.after(pick.choice(kept))


# -- shapes that are rare among random dungeons: in each of them some bound or memory of the search matters ----------


def scene(dog: dict[str, Any], rooms: dict[tuple[int, int], tuple[str, int]], walls: str) -> Walk:
    """A walk about to begin that can take no damage more. `walls` are places of rooms with a rival's paw."""
    rows: list[dict[str, Any]] = [
        {"x": x, "y": y, "card": card, "turn": turn} for (x, y), (card, turn) in rooms.items()
    ]
    for place in walls.split():
        x, y = place.split(",")
        rows.append({"x": int(x), "y": int(y), "card": "coin", "paws": 1})
    position: Any = uc.load({"game": "doggies", "players": [dog, {"dog": "joan"}], "map": rows}).position
    walk = set_out(position, 0)
    walk.damage = walk.defence - 1
    return walk


@pytest.mark.parametrize("vagabond", ["vagabond-fire-pair", "vagabond-sword-pair"])
def test_a_vagabond_of_earlier_lends_a_symbol_beside_one_won_on_the_way(vagabond: str) -> None:
    """A giga-tick takes two bows: one is lent, the squirrel before it has the other, and there are two paws."""
    rooms = {(0, 1): ("zombie-squirrel-bow", 0), (0, 2): ("giga-tick-fire", 0)}
    walk = scene({"dog": "ruta", "paws": 2, "loot": [vagabond]}, rooms, "1,0 0,-1 -1,0")
    assert finds_way(walk) and gets_out(walk)


def test_only_sharik_turns_the_card_above_the_start_room() -> None:
    """A cat that lies otherwise would lead out; as it lies, it leads to a trap."""
    rooms = {(0, 1): ("gelatinous-cat-bow", 1), (1, 1): ("trap-sword", 1)}
    walk = scene({"dog": "ruta", "paws": 0}, rooms, "1,0 0,-1 -1,0")
    walk.damage -= 1  # the cat can be passed
    assert not finds_way(walk) and not gets_out(walk)


def quarter(rooms: dict[tuple[int, int], tuple[str, int]]) -> dict[tuple[int, int], tuple[str, int]]:
    """The same cards, all turned round the start room by a quarter, as the clock goes."""
    return {
        (y, -x): (card, (turn + 1) % (2 if card.startswith("trap") else 4)) for (x, y), (card, turn) in rooms.items()
    }


@pytest.mark.parametrize("side", [0, 1, 3])  # of the start room, which is closed below
def test_one_turn_of_a_card_leads_to_a_trap_and_the_next_past_it(side: int) -> None:
    """Round the mimic lies a ring with a trap in it: out it is one room one way, and through the trap the other."""
    ring = {(1, 1): ("two-coins", 3), (1, 2): ("coin", 2), (0, 2): ("trap-sword", 1), (-1, 2): ("potion-room", 2)}
    rooms = {(0, 1): ("mimic-bow", 0), **ring, (-1, 1): ("two-coins", 0)}
    walls = dict.fromkeys([(1, 0), (0, -1), (-1, 0), (2, 2), (-2, 2)], ("coin", 0))
    for _ in range(side):
        rooms, walls = quarter(rooms), quarter(walls)
    walk = scene({"dog": "sharik", "paws": 0}, rooms, " ".join([f"{x},{y}" for x, y in walls]))
    walk.damage -= 1  # the mimic can be passed
    assert_turns_agree(walk)


def test_what_failed_with_a_card_turned_away_is_tried_again_as_it_lies() -> None:
    """From the right the skeledog leads out, with the sword of the Excalibark. Turned, it is met past a giga-tick."""
    rooms = {
        (0, 1): ("skeledog-bow", 0), (1, 0): ("two-coins", 2), (2, 0): ("coin", 3), (2, 1): ("two-coins", 3),
        (1, 1): ("excalibark", 0), (1, 2): ("portal", 1), (-1, 1): ("giga-tick-fire", 1), (-2, 1): ("portal", 1),
    }  # fmt: skip
    walls = "0,-1 -1,0 1,-1 2,-1 2,2 1,3 -2,2 -2,0"
    walk = scene({"dog": "sharik", "paws": 3}, rooms, walls)
    assert Code.STEP + 1 in legal_steps(walk)
    assert_turns_agree(walk)


def assert_turns_agree(walk: Walk) -> None:
    """Sharik's offers before his first step are those found by trying every way."""
    assert can_set_out(walk)
    offered = legal_steps(walk)
    for move in walk.turns():
        twin = walk.copy(walk.dungeon.copy())
        twin.make(move)
        assert (move in offered) == sets_out(twin)
    for move in walk.steps():
        assert (move in offered) == gets_out(walk.after(move))
