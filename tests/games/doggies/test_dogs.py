"""Пояснения к способностям пёсиков (rulings 9 and 10)."""

from __future__ import annotations

import pytest

import undercroft as uc
from tests.games.doggies.scenes import at, do, draw, legal, player, room, scene, table, walk, why_not

BOARDS = {
    "joan": ((2, 1, 0), 3, 0),
    "bonk": ((2, 0, 1), 3, 0),
    "ruta": ((1, 0, 2), 5, 0),
    "sharik": ((0, 1, 2), 3, 0),
    "pluto": ((1, 2, 0), 3, 1),
    "robin": ((0, 2, 1), 3, 0),
}


@pytest.mark.parametrize("dog", BOARDS)
def test_boards_are_as_printed(dog: str) -> None:
    (sword, bow, fire), defence, keys = BOARDS[dog]
    board = player(scene(dog))
    assert board["attack"] == {"sword": sword, "bow": bow, "fire": fire}
    assert (board["defence"], board["keys"], board["paws"], board["reserve"]) == (defence, keys, 5, 2)


# --- Боньк Могучий --------------------------------------------------------------------------------------------


def test_bonk_punches_a_wall_and_goes_through_at_once() -> None:
    # A straight room east of the start stands north-south: its west wall meets the start's exit.
    match = do(scene("bonk", room(1, 0, "two-coins", 1), room(0, 1, "coin", 1)), "leave")
    assert "punch east" in legal(match)
    do(match, "punch east")
    assert walk(match)["paws"] == 4
    assert walk(match)["path"][-1] == {"x": 1, "y": 0, "by": "punch"}
    assert at(match, 0, 0)["punched"] == ["east"]
    assert at(match, 1, 0)["punched"] == ["west"]


def test_bonk_punches_a_way_out() -> None:
    match = do(scene("bonk", room(0, 1, "coin", 1)), "leave")
    assert "punch south" in legal(match)  # the start room with three exits has a wall there
    do(match, "punch south")
    assert player(match)["state"] == "out"
    assert player(match)["paws"] == 4
    assert at(match, 0, 0)["table"] == ["east", "south", "west"]


def test_a_door_can_be_punched_without_a_key() -> None:
    match = do(scene("bonk", room(0, 1, "chest", 2), room(1, 0, "coin")), "leave")
    assert "step north" not in legal(match)
    assert "punch north" in legal(match)


def test_a_punched_door_is_open_to_everyone_without_a_key() -> None:
    rooms = (room(0, 1, "chest", 2), room(1, 1, "coin"), room(1, 0, "coin"))
    match = do(scene("bonk", *rooms, rival="ruta"), "leave", "punch north", "pass", "out", "leave")
    assert "step north" in legal(match)


def test_a_door_laid_at_a_hole_is_open() -> None:
    match = do(scene("bonk", rival="ruta"), "leave", "punch south")
    draw(match, "chest", "0,-1 turn 0")
    assert at(match, 0, -1)["doors"] == ["north"]
    do(match, "leave")
    assert "step south" in legal(match)


def test_a_punched_edge_is_open_to_everyone_and_to_cards_laid_later() -> None:
    match = do(scene("bonk", room(0, 1, "coin", 1), rival="ruta"), "leave", "punch south")
    draw(match, "coin", "0,-1 turn 0")  # its exits north, east, west: the north one meets the punched wall
    assert at(match, 0, -1)["punched"] == ["north"]
    do(match, "leave")
    assert "step south" in legal(match)


def test_a_punched_edge_stays_open_when_a_card_is_turned() -> None:
    match = do(scene("bonk", room(1, 0, "two-coins", 1), rival="sharik"), "leave", "punch east", "pass", "leave")
    assert "step east" in legal(match)
    do(match, "turn east 0")  # north, east, west
    do(match, "step east")
    assert walk(match)["path"][-1] == {"x": 1, "y": 0, "by": "step"}
    assert at(match, 1, 0)["punched"] == ["west"]


def test_the_paw_on_an_edge_closes_no_room_and_takes_no_card() -> None:
    match = do(scene("bonk", room(1, 0, "two-coins", 1), rival="ruta"), "leave", "punch east", "pass")
    assert at(match, 1, 0)["paws"] is None
    do(match, "leave")
    assert "step east" in legal(match)
    do(match, "out")
    assert player(match)["loot"] == []
    assert player(match)["paws"] == 5  # returned


def test_punching_is_not_offered_towards_a_place_that_may_not_be_entered() -> None:
    match = do(scene("bonk", room(0, 1, "coin", 0, paws=1), room(1, 0, "coin")), "leave")
    assert "punch north" not in legal(match)
    assert why_not(match, "punch north") == "paw"


def test_punching_needs_a_paw_and_bonk() -> None:
    rooms = (room(0, 1, "coin"), room(1, 0, "coin"))
    assert why_not(do(scene("bonk", *rooms, mine={"paws": 0}), "leave"), "punch north") == "paws"
    assert why_not(do(scene("ruta", *rooms), "leave"), "punch north") == "not-bonk"


def test_the_way_back_through_his_own_hole_is_no_wall() -> None:
    rooms = (room(0, 1, "coin"), room(1, 1, "coin", 1), room(-1, 1, "coin"), room(0, 2, "two-coins-door"))
    match = do(scene("bonk", *rooms), "leave", "punch north", "pass")
    assert walk(match)["punched"] == [{"x": 0, "y": 0, "side": "north"}]
    assert why_not(match, "step south") == "seen"
    assert why_not(match, "punch south") == "open"


def test_an_open_edge_is_not_punched() -> None:
    match = do(scene("bonk", room(0, 1, "coin", 1), room(0, 2, "coin", 1)), "leave")
    assert why_not(match, "punch north") == "open"


# --- Жанна Гавк ----------------------------------------------------------------------------------------------


def golem(**mine: object) -> uc.Match:
    match = scene("joan", room(0, 1, "chocolate-golem", 1), room(0, 2, "coin", 1), mine=mine)
    return do(match, "leave", "step north")


def test_joan_beats_the_golem_with_two_paws() -> None:
    match = golem()
    assert legal(match) == ["smite", "pass"]
    do(match, "smite")
    assert walk(match)["paws"] == 3
    assert at(match, 0, 1)["paws"] == {"seat": 0, "count": 2}
    assert walk(match)["defence"] == 4


def test_joan_needs_two_unspent_paws() -> None:
    match = golem(paws=1)
    assert walk(match)["damage"] == 2  # passed, there was nothing else


def test_what_joan_cannot_beat_is_judged_without_her_potions() -> None:
    match = scene("joan", room(0, 1, "giga-tick-fire"), room(0, 2, "coin", 1), mine={"potions": {"bow": 1}})
    do(match, "leave", "step north")
    assert legal(match) == ["brew bow", "smite", "pass"]
    match = scene("joan", room(0, 1, "efreet-fire"), room(0, 2, "coin", 1))
    do(match, "leave", "step north")
    assert legal(match) == ["fight", "pass"]
    assert why_not(match, "smite") == "smite-beaten"


def test_never_the_dragon_but_the_dragonfly() -> None:
    shields = {"loot": ["cerberus", "cat-eye"]}
    match = scene("joan", room(0, 1, "dragon"), room(0, 2, "coin", 1), mine=shields)
    do(match, "leave", "step north")  # passed at once
    assert walk(match)["damage"] == 3
    match = scene("joan", room(0, 1, "dragonfly-all", 1), room(1, 1, "coin"), mine=shields)
    do(match, "leave", "step north")
    assert "smite" in legal(match)


# --- Шарик Огненный --------------------------------------------------------------------------------------------


def test_sharik_turns_the_cards_round_the_start_before_his_first_step() -> None:
    match = do(scene("sharik", room(0, 1, "coin"), room(1, 0, "trap-bow")), "leave")
    # The coin shows its wall to the start; in three of four turns it would not. A straight card has two turns.
    assert [move for move in legal(match) if move.startswith("turn")] == [
        "turn north 1", "turn north 2", "turn north 3", "turn east 1",
    ]  # fmt: skip
    assert "step north" not in legal(match)
    do(match, "turn north 2")
    assert "step north" in legal(match)
    assert walk(match)["paws"] == 5
    assert walk(match)["turned"] == [{"side": "north", "turn": 0}]
    assert not [move for move in legal(match) if move.startswith("turn north")]  # each card once


def test_after_the_first_step_nothing_is_turned() -> None:
    rooms = [room(0, 1, "coin", 1), room(0, 2, "coin", 1), room(1, 0, "trap-bow")]
    match = do(scene("sharik", *rooms), "leave", "step north", "pass")
    assert not [move for move in legal(match) if move.startswith("turn")]
    assert why_not(match, "turn east 1") == "turn-late"


def test_a_refused_turn_names_the_rule() -> None:
    trap = room(-1, 0, "trap-bow", 1, cover={"seat": 1, "card": "mimic-bow"})
    rooms = [room(0, 1, "coin", 1), room(0, 2, "coin", 1), room(1, 0, "trap-bow"), trap]
    match = do(scene("sharik", *rooms, rival="ruta"), "leave")
    assert why_not(match, "turn north 1") == "turn-same"
    assert why_not(match, "turn east 2") == "alike"
    assert why_not(match, "turn south 1") == "turn-none"
    assert why_not(match, "turn west 0") == "turn-closed"
    assert why_not(match, "turn up 0") == "side"
    assert why_not(do(match, "turn east 1"), "turn east 0") == "turned"
    assert why_not(do(scene("ruta", *rooms[:3]), "leave"), "turn east 1") == "not-sharik"


def test_a_card_with_a_rivals_paw_may_be_turned_a_covered_trap_never() -> None:
    paw = scene("sharik", room(0, 1, "coin", paws=1), room(1, 0, "trap-bow", cover={"seat": 1, "potion": "bow"}))
    turns = [move for move in legal(do(paw, "leave")) if move.startswith("turn")]
    assert turns == ["turn north 1", "turn north 2", "turn north 3"]


def test_turns_stay_for_all_and_are_taken_back_with_the_walk() -> None:
    match = do(scene("sharik", room(0, 1, "coin"), rival="ruta"), "leave", "turn north 1")
    assert at(match, 0, 1)["exits"] == ["north", "east", "south"]
    match.undo(0)
    match.undo(0)
    assert at(match, 0, 1)["exits"] == ["north", "east", "west"]
    do(match, "leave", "turn north 1", "out", "leave")
    assert "step north" in legal(match)


def test_leaving_is_offered_if_a_turn_opens_the_only_way() -> None:
    walls = [room(1, 0, "coin", paws=1), room(-1, 0, "coin", paws=1)]
    match = scene("sharik", room(0, 1, "coin"), *walls)
    assert "leave" in legal(match)
    do(match, "leave")
    # Every turn of the northern card opens the way; turning the others does no harm. Standing still is no way out.
    assert not [move for move in legal(match) if move.startswith(("step", "out"))]
    assert "leave" not in legal(scene("ruta", room(0, 1, "coin"), *walls))


def test_sharik_may_come_to_a_card_he_turns_through_a_hole() -> None:
    # Straight past the efreet, the cerberus would be one damage too much. With the excalibark, which lies on a way
    # around, the efreet is beaten: entered by the hole in its east, and left to the north once it is turned.
    way = [room(1, 0, "excalibark", 3), room(1, 1, "coin", 2), room(0, 1, "efreet-bow", 1, punched=["east"])]
    closed = [room(x, y, "coin", paws=1) for x, y in ((-1, 0), (2, 0), (1, -1), (2, 1), (1, 2), (-1, 1))]
    match = scene("sharik", *way, room(0, 2, "cerberus", 1), *closed, rival="bonk")
    assert "leave" in legal(match)
    do(match, "leave")
    assert [move for move in legal(match) if move.startswith("turn north")] == ["turn north 0"]


# --- Плохиш Плуто, Рута Снежная ------------------------------------------------------------------------------------


def test_plutos_key_opens_any_number_of_doors() -> None:
    rooms = [room(0, 1, "chest", 2), room(1, 1, "two-coins-door", 3), room(2, 1, "coin")]
    match = do(scene("pluto", *rooms), "leave", "step north", "claim")
    assert "step east" in legal(match)


def test_rutas_defence_is_all_base() -> None:
    match = scene("ruta", room(0, 1, "dragon"), room(0, 2, "coin", 1))
    do(match, "leave", "step north")
    assert walk(match)["damage"] == 3
    assert table(match)["players"][0]["defence"] == 5
