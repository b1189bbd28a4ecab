"""Walks of every dog through random small dungeons, move by move as the plain reference has them."""

from __future__ import annotations

import random
from typing import Any

import pytest

import undercroft as uc
from tests.games.doggies.reference import BACK, BEYOND, BOARDS, SIDES, SYMBOLS, Reference, exits_of, place_of, turns_of
from tests.games.doggies.scenes import do, legal, player, table, walk
from undercroft.games.doggies.cards import CARDS, SIDE_LETTERS

CARDS_IN_BOX = {card.id: card.copies for card in CARDS.rooms}
LOOT = ("efreet-bow", "mimic-sword", "skeledog-fire", "excalibark", "frisbow", "cerberus", "dragonfly-all", "coin",
        "vagabond-bow-pair", "vagabond-fire-pair", "vagabond-fire-paw", "vagabond-sword-single")  # fmt: skip


def small_dungeon(pick: random.Random, dog: str) -> uc.Match:
    """A few rooms, some with a rival's paw, cover or hole, walled in with coins that a rival has claimed."""
    rows: list[dict[str, Any]] = []
    places = {(0, 0)}
    for card in pick.sample(list(CARDS_IN_BOX), pick.randint(2, 7)):
        x, y = pick.choice(sorted(places))
        dx, dy = pick.choice(list(BEYOND.values()))
        if card == "coin" or (x + dx, y + dy) in places:
            continue
        places.add((x + dx, y + dy))
        row: dict[str, Any] = {"x": x + dx, "y": y + dy, "card": card, "turn": pick.choice(turns_of(card))}
        if card.startswith("trap") and pick.random() < 0.15:
            row["cover"] = {"seat": 1, "potion": card.removeprefix("trap-")}
        elif card != "portal" and pick.random() < 0.1:
            row["paws"] = 1
        if pick.random() < 0.1:
            row["punched"] = [pick.choice(SIDES)]
        rows.append(row)
    rim = [(x + dx, y + dy) for x, y in sorted(places) for dx, dy in BEYOND.values()]
    walls = sorted({place for place in rim if place not in places and pick.random() < 0.7})
    rows += [{"x": x, "y": y, "card": "coin", "paws": 1} for x, y in walls[:14]]
    on_map = [row["card"] for row in rows]
    loot = [held for held in pick.sample(LOOT, pick.choice([0, 0, 1, 2, 3])) if held not in on_map]
    reserve = pick.choice([0, 1, 2]) if "vagabond-fire-paw" not in loot else pick.choice([0, 1])
    mine = {
        "dog": dog,
        "reserve": reserve,
        "paws": pick.choice([0, 1, 1, 2, 3, 7 - reserve]),
        "loot": loot,
        "potions": {name: pick.choice([0, 0, 1]) for name in SYMBOLS.values()},
    }
    rival = {"dog": "bonk" if dog != "bonk" else "ruta"}
    seats = 3 if pick.random() < 0.3 else 2
    return uc.load({"game": "doggies", "seats": seats, "players": [mine, rival], "map": rows}, seed=1)


@pytest.mark.parametrize("seed", range(25))
@pytest.mark.parametrize("dog", BOARDS)
def test_every_move_of_a_walk_is_the_references(dog: str, seed: int) -> None:
    pick = random.Random(f"{dog} {seed}")
    match = small_dungeon(pick, dog)
    dog_there = Reference(table(match), 0)
    assert ("leave" in legal(match)) == dog_there.gets_out()
    if not dog_there.gets_out():
        return
    do(match, "leave")
    while not dog_there.is_out:
        moves = dog_there.moves()
        move = pick.choice(moves)
        if len(moves) > 1:  # a question with one answer is not asked
            assert sorted(legal(match)) == sorted(moves)
            assert_same_figures(walk(match), dog_there)
            do(match, move)
        dog_there = dog_there.after(move)
    assert_came_true(match, dog_there)
    while table(match)["round"] == 1:
        do(match, "sleep")
    assert_round_ended(match, dog_there)


def assert_same_figures(shown: dict[str, Any], dog: Reference) -> None:
    assert (shown["paws"], shown["damage"]) == (dog.paws, dog.damage)
    assert (shown["defence"], shown["keys"]) == (dog.number("D"), dog.number("K"))
    assert [shown["attack"][name] for name in SYMBOLS.values()] == [dog.number(symbol) for symbol in SYMBOLS]
    assert (tuple(shown["potions"].values()), tuple(shown["supply"].values())) == (dog.potions, dog.supply)
    assert [place_of(step) for step in shown["path"]] == list(dog.path)


def assert_came_true(match: uc.Match, dog: Reference) -> None:
    """The board and the map after the last step."""
    board, rows = player(match), {place_of(row): row for row in table(match)["map"]}
    assert (board["state"], board["paws"], board["reserve"], board["owed"]) == ("out", dog.paws, dog.reserve, dog.owed)
    assert tuple(board["potions"].values()) == dog.potions
    paws = {place: row["paws"]["count"] for place, row in rows.items() if row["paws"] and row["paws"]["seat"] == 0}
    assert paws == {place: count for place, _, count in dog.claims} | dict(dog.gaps)
    assert {place for place, row in rows.items() if row["gap"]} == {place for place, _ in dog.gaps}
    assert {place for place, row in rows.items() if row["cover"] and row["cover"]["seat"] == 0} == dict(
        dog.covers
    ).keys()
    assert {place: row["turn"] for place, row in rows.items()} == dog.turns
    for (x, y), row in rows.items():
        beyond = {side: (x + dx, y + dy) for side, (dx, dy) in BEYOND.items()}
        holes = {side for side in SIDES if {((x, y), side), (beyond[side], BACK[side])} & dog.holes}
        assert set(row["punched"]) == holes


def assert_round_ended(match: uc.Match, dog: Reference) -> None:
    """Loot, paws, potions, and what has left the game."""
    board = player(match)
    loot = [card["card"] + (f"-{card['side']}" if "side" in card else "") for card in board["loot"]]
    assert sorted(loot) == sorted(dog.owned())
    assert (board["reserve"], board["owed"]) == (dog.reserve + dog.owed, 0)
    assert board["paws"] + board["reserve"] == 7
    traps = [dog.cards[place] for place, _ in dog.covers]
    assert all(table(match)["gone"].get(trap, 0) >= traps.count(trap) for trap in traps)
    assert len(table(match)["map"]) == 1


def test_the_reference_knows_the_shapes_of_all_cards() -> None:
    for card in CARDS.rooms:
        assert exits_of(card.id, 0) == {SIDES[SIDE_LETTERS.index(letter)] for letter in card.exits}
