"""Подготовка (ruling 0) and the advice for experienced dogs (ruling 14)."""

from __future__ import annotations

import pytest

import undercroft as uc
from tests.games.doggies.scenes import do, legal, player, room, scene, table


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_deal_gives_dogs_and_quests(seats: int) -> None:
    match = uc.deal("doggies", seats=seats, seed=seats)
    shown = table(match)
    dogs = [player["dog"] for player in shown["players"]]
    assert len(set(dogs)) == seats
    assert shown["pile"] == 89
    assert shown["map"][0]["card"] == ("start-tee" if seats == 2 else "start-cross")
    assert match.turn == tuple(range(seats))  # all choose a quest at once


def test_quests_are_chosen_secretly_at_once_then_shared_then_potions_are_dealt() -> None:
    match = uc.deal("doggies", seats=3, seed=5)
    hands = [match.view(seat)["table"]["players"][seat]["hand"] for seat in range(3)]
    assert all(len(hand) == 2 for hand in hands)
    assert match.view(1)["table"]["players"][0]["hand"] is None
    for seat in (2, 0):
        match.play(seat, f"keep {hands[seat][0]}")
        assert table(match)["quests"] == []
        assert match.view(1)["table"]["players"][seat]["quest"] is None
        assert match.view(1)["table"]["players"][seat]["ready"] is True
    assert table(match)["supply"] == {"sword": 0, "bow": 0, "fire": 0}
    match.play(1, f"keep {hands[1][1]}")
    assert table(match)["quests"] == [hands[0][1], hands[1][0], hands[2][1]]
    assert match.view(1)["table"]["players"][1]["quest"] == hands[1][1]
    assert match.view(0)["table"]["players"][1]["quest"] is None
    held = [sum(player["potions"].values()) for player in table(match)["players"]]
    assert held == [1, 1, 1]
    assert sum(table(match)["supply"].values()) == 3


def test_a_choice_can_be_taken_back_until_the_quests_are_shown() -> None:
    match = uc.deal("doggies", seats=2, seed=5)
    first = match.moves(0)
    match.play(0, first[0])
    match.undo(0)
    match.play(0, first[1])
    match.play(1, match.moves(1)[0])
    with pytest.raises(uc.NoUndo):
        match.undo(1)


def test_the_first_seat_is_random() -> None:
    firsts = {table(uc.deal("doggies", seats=4, seed=seed))["first"] for seed in range(40)}
    assert firsts == {0, 1, 2, 3}


@pytest.mark.parametrize("first", range(4))
def test_the_first_seat_begins(first: int) -> None:
    match = uc.load({"game": "doggies", "seats": 4, "phase": "quests", "first": first}, seed=1)
    for seat in range(4):
        match.play(seat, match.moves(seat)[0])
    assert match.turn == (first,)
    do(match, "sleep")
    assert match.turn == ((first + 1) % 4,)  # clockwise


def test_dogs_may_be_chosen_in_seat_order() -> None:
    match = uc.deal("doggies", seats=3, seed=1, dogs="chosen")
    assert list(match.turn) == [0]
    do(match, "choose robin")
    assert "choose robin" not in legal(match)
    do(match, "choose bonk", "choose ruta")
    assert [player(match, seat)["dog"] for seat in range(3)] == ["robin", "bonk", "ruta"]
    assert list(match.turn) == [0, 1, 2]
    four = uc.deal("doggies", seats=4, seed=1, dogs="chosen")
    for seat in range(4):
        assert list(four.turn) == [seat]
        do(four, legal(four)[0])


def test_the_side_for_two_players_may_be_used_by_more() -> None:
    match = uc.deal("doggies", seats=4, seed=1, start="tee")
    assert table(match)["map"][0]["exits"] == ["north", "east", "west"]


def test_the_side_with_four_exits_is_not_for_two() -> None:
    with pytest.raises(uc.BadOption, match="not for two"):
        uc.deal("doggies", seats=2, start="cross")


def test_without_potions_the_potion_rooms_stay_and_give_nothing() -> None:
    match = scene("ruta", room(0, 1, "potion-room", 1), room(0, 2, "coin", 1), options={"potions": False})
    assert table(match)["supply"] == {"sword": 0, "bow": 0, "fire": 0}
    do(match, "leave", "step north")
    assert legal(match) == ["pass", "claim"]
    fresh = uc.deal("doggies", seats=2, seed=1, potions=False)
    for seat in (0, 1):
        fresh.play(seat, fresh.moves(seat)[0])
    assert all(sum(player["potions"].values()) == 0 for player in table(fresh)["players"])
    with pytest.raises(uc.NoUndo):
        fresh.undo(1)  # the shared quests are shown, though nothing was dealt


def test_no_quest_is_dealt_twice() -> None:
    dealt = ["seat-0", "joan", "bonk", "most-bow", "most-bow"]
    with pytest.raises(uc.BadOutcome, match="no 'most-bow' is left"):
        uc.deal("doggies", seats=2, chance=uc.Chosen(dealt))
    dealt[-1:] = ["most-fire", "hunt-mimic", "most-fire"]
    with pytest.raises(uc.BadOutcome, match="no 'most-fire' is left"):
        uc.deal("doggies", seats=2, chance=uc.Chosen(dealt))
