"""Исследовать подземелье (ruling 1), the countdown (2), sleeping (11), and the map law."""

from __future__ import annotations

import random

import pytest

import undercroft as uc
from tests.games.doggies.scenes import at, do, draw, legal, player, room, scene, table, walk, why_not

OPPOSITE = {"north": "south", "east": "west", "south": "north", "west": "east"}
BESIDE = {"north": (0, 1), "east": (1, 0), "south": (0, -1), "west": (-1, 0)}


def test_draw_and_placement_are_two_decisions() -> None:
    match = scene("ruta")
    match.play(0, "explore", chance=uc.Chosen(["dragon"]))
    assert table(match)["drawn"]["card"] == "dragon"
    assert legal(match) == ["lay 0,1 turn 0", "lay 1,0 turn 0", "lay -1,0 turn 0"]  # turns that look alike are one


def test_turns_with_the_same_exits_and_doors_are_one_placement() -> None:
    for card, turns in (("trap-bow", 1), ("mimic-bow", 2), ("coin", 3), ("chest", 3), ("dragon", 1)):
        match = scene("ruta")
        match.play(0, "explore", chance=uc.Chosen([card]))
        assert len(legal(match)) == 3 * turns


def test_one_exit_must_meet_an_exit_others_may_meet_walls() -> None:
    match = scene("ruta", room(0, 1, "trap-bow"))  # north-south: its east and west are walls
    match.play(0, "explore", chance=uc.Chosen(["coin"]))
    turns = [move for move in legal(match) if move.startswith("lay 1,1")]
    assert turns == []
    assert why_not(match, "lay 1,1 turn 0") == "no-meeting"
    assert why_not(match, "lay 0,1 turn 0") == "taken"
    assert why_not(match, "lay 0,2 turn 0") == "turn"  # its wall would meet the exit
    do(match, "lay 0,2 turn 1")
    assert at(match, 0, 2)["exits"] == ["north", "east", "south"]


def test_a_door_counts_as_an_exit_and_needs_no_key_here() -> None:
    match = scene("ruta", room(1, 0, "chest", 1))  # its door faces east
    match.play(0, "explore", chance=uc.Chosen(["coin"]))
    assert [move for move in legal(match) if move.startswith("lay 2,0")]


def test_rooms_with_paws_and_rooms_nobody_can_reach_count() -> None:
    match = scene("ruta", room(1, 0, "coin", paws=1), room(2, 0, "coin"), room(3, 0, "efreet-bow"))
    match.play(0, "explore", chance=uc.Chosen(["coin"]))
    assert [move for move in legal(match) if move.startswith("lay 1,1")]
    assert [move for move in legal(match) if move.startswith("lay 3,1")]  # beyond a wall


def test_the_link_of_portals_is_no_exit_for_laying() -> None:
    match = scene("ruta", room(0, 1, "portal", 1))
    match.play(0, "explore", chance=uc.Chosen(["portal"]))
    assert not [move for move in legal(match) if move.startswith("lay 5,")]


def test_exploring_ends_with_the_pile() -> None:
    match = scene("ruta", pile={"coin": 1})
    draw(match, "coin", "0,1 turn 1")
    assert legal(match) == ["leave", "sleep"]
    assert why_not(match, "explore") == "pile"


def test_exploring_needs_an_exit_to_the_table() -> None:
    # Straight cards show the start their walls, but keep exits of their own: places remain.
    walls = [room(0, 1, "trap-bow", 1), room(1, 0, "trap-sword", 0), room(-1, 0, "trap-fire", 0)]
    assert "explore" in legal(scene("bonk", *walls))
    covered = [row | {"cover": {"seat": 1, "potion": row["card"].removeprefix("trap-")}} for row in walls]
    match = scene("bonk", *covered, rival="ruta")
    assert table(match)["pile"] == 86
    assert legal(match) == ["leave", "sleep"]  # Bonk could punch the wall in the south
    assert why_not(match, "explore") == "no-exit"
    do(match, "leave")
    assert table(match)["round"] == 1
    assert "explore" in legal(match)  # the hole is an exit


def test_a_dog_that_can_only_sleep_does_so_automatically() -> None:
    walls = [room(x, y, "coin", paws=1) for x, y in ((1, 0), (-1, 0), (0, 1))]
    match = scene("ruta", *walls, rival="bonk", active=1, pile={"coin": 0})
    do(match, "sleep")
    asleep = [event.args["who"] for event in match.told(None, 1) if event.id == "doggies-event-sleep"]
    assert asleep == [1, 0]
    assert table(match)["round"] == 2
    assert player(match)["paws"] == 6


def test_no_position_is_loaded_in_which_a_dog_can_only_sleep() -> None:
    walls = [room(x, y, "coin", paws=1) for x, y in ((1, 0), (-1, 0), (0, 1))]
    robin = {"dog": "robin", "state": "out"}
    with pytest.raises(uc.BadPosition, match="field active: the dog of seat 0 can only sleep"):
        scene("ruta", *walls, countdown=0, players=[{"dog": "ruta"}, robin])
    with pytest.raises(uc.BadPosition, match="field active: the dog of seat 0 can only sleep"):
        scene("ruta", *walls, countdown=0, players=[{"dog": "ruta"}, robin], round=3)


# --- Обратный отсчёт -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "cards"), [(2, 4), (3, 8), (4, 12)])
def test_the_countdown_is_four_cards_for_each_dog_inside(seats: int, cards: int) -> None:
    match = do(scene("ruta", seats=seats), "leave")
    assert table(match)["countdown"] == cards


def test_the_countdown_takes_what_is_left() -> None:
    assert table(do(scene("ruta", pile={"coin": 3}), "leave"))["countdown"] == 3


def test_a_second_dog_outside_does_not_count_anew() -> None:
    match = do(scene("ruta", seats=4), "leave")
    draw(match, "coin", "1,0 turn 0")
    draw(match, "coin", "2,0 turn 0")
    do(match, "leave", "out")
    assert table(match)["countdown"] == 12 - 2


def test_sleepers_are_not_counted_and_sleeping_starts_nothing() -> None:
    match = do(scene("ruta", seats=4), "sleep")
    assert table(match)["countdown"] is None
    do(match, "leave")
    assert table(match)["countdown"] == 8


def test_the_countdown_is_set_once_and_then_nobody_explores() -> None:
    match = do(scene("ruta", seats=3, pile={"coin": 9}), "leave")
    for x in range(1, 5):
        draw(match, "coin", f"{x},0 turn 0")
    do(match, "leave", "out")
    assert table(match)["countdown"] == 4
    for x in range(5, 9):
        draw(match, "coin", f"{x},0 turn 0")
    assert table(match)["countdown"] == 0
    assert legal(match) == ["leave", "sleep"]
    assert why_not(match, "explore") == "countdown"


# --- Лечь спать ----------------------------------------------------------------------------------------------


def test_sleeping_brings_a_paw_for_the_rest_of_the_game() -> None:
    match = do(scene("ruta"), "sleep", "sleep")
    assert [player(match, seat)["paws"] for seat in (0, 1)] == [6, 6]
    assert table(match)["round"] == 2


def test_both_extra_paws_can_be_slept_for() -> None:
    match = scene("ruta")
    for paws in (6, 7, 7):
        do(match, "sleep", "sleep")
        assert [player(match, seat)["paws"] for seat in (0, 1)] == [paws, paws]


def test_sleeping_is_legal_without_extra_paws_too() -> None:
    match = do(scene("ruta", mine={"reserve": 0}), "sleep", "sleep")
    assert player(match)["paws"] == 7


# --- The map law ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(12))
def test_every_card_when_laid_joins_a_laid_card_by_an_exit(seed: int) -> None:
    match, pick = uc.deal("doggies", seats=2 + seed % 3, seed=seed), random.Random(seed)
    laid = 0
    while match.turn and laid < 60:
        seat = match.turn[0]
        moves = match.moves(seat)
        rooms = {(row["x"], row["y"]): row for row in table(match)["map"]}
        move = pick.choice(moves)
        if moves[0].verb == "explore" and pick.random() < 0.9:
            move = moves[0]
        match.play(seat, move)
        if move.verb != "lay":
            continue
        laid += 1
        x, y = int(move.args["x"]), int(move.args["y"])
        if not [row for row in table(match)["map"] if (row["x"], row["y"]) == (x, y)]:
            continue  # the round ended with it
        card = at(match, x, y)
        joined = [
            side
            for side in card["exits"]
            if (x + BESIDE[side][0], y + BESIDE[side][1]) in rooms
            and OPPOSITE[side]
            in rooms[x + BESIDE[side][0], y + BESIDE[side][1]]["exits"]
            + rooms[x + BESIDE[side][0], y + BESIDE[side][1]]["punched"]
        ]
        assert joined, f"{card} joins nothing"
    assert laid


def test_a_walk_shows_its_path() -> None:
    match = do(scene("ruta", room(0, 1, "coin", 1), room(0, 2, "coin", 1)), "leave", "step north", "claim")
    assert [(step["x"], step["y"], step["by"]) for step in walk(match)["path"]] == [(0, 0, "start"), (0, 1, "step")]
    assert walk(match)["story"] == ["step north", "claim"]


def test_a_card_that_fits_in_one_way_only_is_laid_without_a_question() -> None:
    shut = [
        room(1, 0, "trap-sword", cover={"seat": 1, "potion": "sword"}),
        room(-1, 0, "trap-fire", cover={"seat": 1, "potion": "fire"}),
    ]
    match = scene("ruta", *shut)
    match.play(0, "explore", chance=uc.Chosen(["dragon"]))
    assert (at(match, 0, 1)["card"], table(match)["drawn"], table(match)["phase"]) == ("dragon", None, "turn")
    assert match.turn == (1,)
    assert [event.id for event in match.events[-1]] == ["doggies-event-explore", "doggies-event-lay"]
