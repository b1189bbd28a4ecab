"""ПРОХОЖДЕНИЕ КОМНАТЫ С СОКРОВИЩАМИ"""

from __future__ import annotations

import pytest

import undercroft as uc
from tests.games.raiders.plays import coins, enter, events, held, lay, party, supply


def test_the_worked_example_of_the_booklet() -> None:
    match = enter("treasure-4-2", party(5))
    lay(match, "4", "4", "4", "2", "1")
    assert coins(match) == [1, 1, 1, 2, 0]


def test_the_highest_takes_the_big_chest_the_second_the_small_one() -> None:
    match = enter("treasure-3-2", party(3))
    lay(match, "2", "5", "3")
    assert coins(match) == [0, 3, 2]


def test_with_one_chest_only_the_highest_is_paid() -> None:
    match = enter("treasure-3", party(3))
    lay(match, "2", "5", "4")
    assert coins(match) == [0, 3, 0]


def test_shares_are_rounded_down_and_the_rest_is_ignored() -> None:
    match = enter("treasure-3", party(4))
    lay(match, "5", "5", "1", "2")
    assert coins(match) == [1, 1, 0, 0]


def test_with_fewer_coins_than_players_nobody_gets_them() -> None:
    match = enter("treasure-2-1", party(4))
    lay(match, "5", "5", "5", "1")
    assert coins(match) == [0, 0, 0, 1]
    assert "raiders-event-too-many" in events(match, None)


def test_the_second_value_shares_the_small_chest() -> None:
    match = enter("treasure-4-2", party(4))
    lay(match, "5", "3", "3", "1")
    assert coins(match) == [4, 1, 1, 0]


def test_ruling_5_all_equal_share_only_the_big_chest() -> None:
    match = enter("treasure-4-2", party(4))
    lay(match, "3", "3", "3", "3")
    assert coins(match) == [1, 1, 1, 1]


def test_nobody_holds_more_than_20_coins() -> None:
    match = enter("treasure-4-2", party(3, coins=[18, 0, 0]))
    lay(match, "5", "4", "1")
    assert coins(match) == [20, 2, 0]
    assert "raiders-event-full" in events(match, None)


def test_ruling_16_shares_come_from_the_full_chest_what_the_cap_refuses_is_lost() -> None:
    match = enter("treasure-4-2", party(3, coins=[20, 0, 0]))
    lay(match, "5", "5", "1")
    assert coins(match) == [20, 2, 2]


def test_a_key_counts_as_5_and_goes_back_after_the_room() -> None:
    match = enter("treasure-4-2", party(3, items=[{"key": 1}, {}, {}]))
    assert supply(match, "key") == 5
    lay(match, "key", "5", "4")
    assert coins(match) == [2, 2, 2]
    assert (supply(match, "key"), held(match, "key")) == (6, [0, 0, 0])


@pytest.mark.parametrize("room", ["dragon", "cache-items", "lava", "golem"])
def test_a_key_is_played_only_among_treasure(room: str) -> None:
    match = enter(room, party(3, items=[{"key": 1}, {}, {}]))
    with pytest.raises(uc.IllegalMove, match="only in a treasure room"):
        match.play(0, "play key")


@pytest.mark.parametrize(
    ("room", "paid"),
    [
        ("treasure-4-2", [4, 2, 0]),
        ("treasure-4", [4, 0, 0]),
        ("treasure-3-2", [3, 2, 0]),
        ("treasure-3", [3, 0, 0]),
        ("treasure-2-1", [2, 1, 0]),
        ("treasure-2", [2, 0, 0]),
        ("treasure-1", [1, 0, 0]),
    ],
)
def test_every_treasure_pays_as_printed(room: str, paid: list[int]) -> None:
    match = enter(room, party(3))
    lay(match, "5", "4", "3")
    assert coins(match) == paid
