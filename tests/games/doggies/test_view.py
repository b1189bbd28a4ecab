"""Figures that the view computes for its reader: what a choice comes to, how far a quest has come."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft as uc
from tests.games.doggies.scenes import do, room, scene, table, walk

BEYOND = room(0, 2, "coin", 1)


def offers(match: uc.Match) -> dict[str, dict[str, Any]]:
    rows = match.view(match.turn[0])["table"]["walk"]["offers"]
    return {row["move"]: {name: value for name, value in row.items() if name != "move" and value} for row in rows}


@pytest.mark.parametrize(
    ("dog", "card", "expected"),
    [
        ("ruta", "two-coins", {"pass": {}, "claim": {"paws": -1, "coins": 2}}),
        ("ruta", "frisbow", {"pass": {}, "claim": {"paws": -1, "symbols": ["bow", "bow"]}}),
        ("ruta", "chest", {"pass": {}, "claim": {"paws": -1}}),
        ("pluto", "chest", {"pass": {}, "claim": {"paws": -1, "coins": 4}}),  # he has a key
        (
            "ruta",
            "vagabond-fire",
            {
                "pass": {},
                "hire pair": {"paws": -1, "symbols": ["sword", "bow"], "coins": -1},
                "hire paw": {"symbols": ["fire"], "coins": -1},  # the paw it costs, it brings
            },
        ),
    ],
)
def test_a_choice_tells_what_it_costs_and_brings(dog: str, card: str, expected: dict[str, Any]) -> None:
    turn = 0 if card.startswith("vagabond") else 1
    match = do(scene(dog, room(0, 1, card, turn), BEYOND), "leave", "step north")
    assert offers(match) == expected


def test_what_is_offered_is_what_follows() -> None:
    """In large dungeons walked at random: paws, damage and coins change as the offer said."""
    seen = 0
    for seed in range(6):
        match = uc.deal("doggies", 2, seed=seed)
        chance = uc.Seeded(seed)
        while match.turn:
            seat = match.turn[0]
            before = match.view(seat)["table"]["walk"]
            moves = [str(move) for move in match.moves(seat)]
            is_small = "explore" in moves and len(table(match)["map"]) < 40
            move = "explore" if is_small else moves[chance.below(len(moves))]
            match.play(seat, move)
            after = match.view(seat)["table"]["walk"]
            told = {row["move"]: row for row in before["offers"]} if before else {}
            if move in told and after and len(after["path"]) == len(before["path"]):
                seen += 1
                for name in ("paws", "damage", "coins"):
                    assert after[name] - before[name] == told[move][name]
    assert seen > 20


def test_offers_are_for_the_one_who_is_asked() -> None:
    match = do(scene("ruta", room(0, 1, "two-coins", 1), BEYOND), "leave", "step north")
    assert walk(match)["offers"] == [] and match.view(1)["table"]["walk"]["offers"] == []


def test_standings_tell_the_shared_quests_and_the_own_one() -> None:
    players = [
        {"dog": "ruta", "quest": "hunt-efreet", "loot": ["efreet-bow", "efreet-fire"]},
        {"dog": "joan", "quest": "most-fire", "loot": ["mimic-sword"]},
    ]
    quests = ["most-bow", "hunt-mimic"]
    match = scene(players=players, quests=quests)
    shared = {"most-bow": [1, 0], "hunt-mimic": [0, 1]}
    assert table(match)["standings"] == shared
    assert match.view(0)["table"]["standings"] == {**shared, "hunt-efreet": [2, 0]}


def test_trophies_are_what_was_won_not_what_the_board_shows() -> None:
    trophies = ["efreet-bow", "excalibark", "vagabond-fire-pair"]
    for dog in ("joan", "robin"):
        match = scene(dog, mine={"loot": trophies, "potions": {"fire": 1}})
        assert table(match)["players"][0]["trophies"] == {"sword": 3, "bow": 2, "fire": 1}


def test_a_walk_shows_where_the_dog_stands_and_how_it_came() -> None:
    north = [room(0, 1, "coin", 1), room(0, 2, "portal", 1)]
    east = [room(1, 0, "efreet-bow", 1), room(2, 0, "portal", 1), room(3, 0, "coin")]
    match = do(scene("ruta", *north, *east), "leave", "step north", "pass", "step north", "portal 2,0")
    assert (walk(match)["x"], walk(match)["y"]) == (2, 0)
    assert [(step["x"], step["y"], step["by"]) for step in walk(match)["path"]] == [
        (0, 0, "start"), (0, 1, "step"), (0, 2, "step"), (2, 0, "portal"),
    ]  # fmt: skip


def test_the_own_quest_is_known_when_it_is_kept_and_all_when_the_game_is_over() -> None:
    match = uc.load({"game": "doggies", "phase": "quests", "players": [{"hand": ["most-bow", "hunt-mimic"]}]}, seed=1)

    def seen(by: int | None) -> list[str | None]:
        return [row["quest"] for row in match.view(by)["table"]["players"]]

    assert (seen(0), seen(1), seen(None)) == ([None] * 2, [None] * 2, [None] * 2)
    match.play(0, "keep hunt-mimic")
    assert (seen(0), seen(1), seen(None)) == (["hunt-mimic", None], [None] * 2, [None] * 2)
    over = uc.load({"game": "doggies", "phase": "over", "players": [{"quest": "most-bow"}, {"quest": "most-fire"}]})
    assert [row["quest"] for row in table(over)["players"]] == ["most-bow", "most-fire"]


def test_a_punch_on_the_way_is_shown_beside_those_of_before() -> None:
    match = do(scene("bonk", room(0, 1, "coin", punched=["east"]), BEYOND), "leave", "punch north")
    rows = {(row["x"], row["y"]): row["punched"] for row in table(match)["map"]}
    assert (rows[0, 0], rows[0, 1], rows[0, 2]) == (["north"], ["east", "south"], [])
    assert walk(match)["punched"] == [{"x": 0, "y": 0, "side": "north"}]
