"""ПРОХОЖДЕНИЕ ТАЙНИКА"""

from __future__ import annotations

from tests.games.raiders.plays import coins, enter, events, held, lay, party, supply, wounds


def test_everybody_gets_the_gift_for_the_card_played() -> None:
    match = enter("cache-items", party(5, wounds=[1, 1, 1, 1, 1]))
    lay(match, "1", "2", "3", "4", "5")
    assert held(match, "torch") == [1, 0, 0, 0, 0]
    assert held(match, "ball") == [0, 1, 0, 0, 0]
    assert held(match, "key") == [0, 0, 1, 0, 0]
    assert held(match, "sword") == [0, 0, 0, 1, 0]
    assert wounds(match) == [1, 1, 1, 1, 0]


def test_coins_are_gained_and_potions_heal() -> None:
    match = enter("cache-coins", party(5, wounds=[4, 4, 4, 4, 4]))
    lay(match, "1", "2", "3", "4", "5")
    assert coins(match) == [1, 2, 0, 3, 0]
    assert wounds(match) == [4, 4, 3, 4, 2]


def test_items_come_out_of_the_supply() -> None:
    match = enter("cache-items", party(3))
    lay(match, "4", "4", "1")
    assert (supply(match, "sword"), supply(match, "torch")) == (4, 5)


def test_nobody_gets_an_item_if_the_supply_is_too_small() -> None:
    match = enter("cache-items", party(3, items=[{"sword": 5}, {}, {}]))
    lay(match, "1", "4", "4")
    assert held(match, "sword") == [5, 0, 0]
    assert supply(match, "sword") == 1
    assert "raiders-event-short" in events(match, None)


def test_the_last_one_is_given_to_a_single_player() -> None:
    match = enter("cache-items", party(3, items=[{"sword": 5}, {}, {}]))
    lay(match, "1", "4", "3")
    assert held(match, "sword") == [5, 1, 0]


def test_equal_gifts_of_coins_are_paid_to_each_in_full() -> None:
    match = enter("cache-coins", party(3))
    lay(match, "4", "4", "4")
    assert coins(match) == [3, 3, 3]


def test_gifts_stop_at_20_coins() -> None:
    match = enter("cache-coins", party(3, coins=[19, 20, 0]))
    lay(match, "4", "4", "4")
    assert coins(match) == [20, 20, 3]


def test_a_potion_heals_no_more_than_there_is() -> None:
    match = enter("cache-coins", party(3, wounds=[1, 0, 5]))
    lay(match, "5", "5", "5")
    assert wounds(match) == [0, 0, 3]


def test_a_hand_has_no_limit() -> None:
    match = enter("cache-items", party(3, items=[{"torch": 5, "ball": 5}, {}, {}]))
    lay(match, "1", "5", "5")
    assert held(match, "torch") == [6, 0, 0]


def test_ruling_15_a_torch_used_in_this_room_is_back_in_the_supply() -> None:
    match = enter("cache-items", party(3, items=[{"torch": 6}, {}, {}]), floor_card="UDDDU")
    match.play(0, "torch")
    lay(match, "5", "1", "5")
    assert held(match, "torch") == [5, 1, 0]
