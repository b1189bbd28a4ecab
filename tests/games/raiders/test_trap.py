"""ПРОХОЖДЕНИЕ ЛОВУШКИ"""

from __future__ import annotations

import pytest

from tests.games.raiders.plays import coins, enter, events, lay, party, wounds


@pytest.mark.parametrize(
    ("trap", "losses"), [("lava", {5: 3, 4: 2, 3: 1, 2: 0, 1: 0}), ("magnet", {5: 2, 4: 2, 3: 1, 2: 1, 1: 0})]
)
def test_the_richest_lose_coins_by_the_highest_card(trap: str, losses: dict[int, int]) -> None:
    for highest, loss in losses.items():
        match = enter(trap, party(3, coins=[9, 3, 2]))
        lay(match, "1", str(highest), "1")
        assert coins(match) == [9 - loss, 3, 2]


@pytest.mark.parametrize(
    ("trap", "hurts"), [("spikes", {5: 2, 4: 2, 3: 1, 2: 0, 1: 0}), ("boulder", {5: 2, 4: 1, 3: 1, 2: 1, 1: 0})]
)
def test_the_least_wounded_are_hurt_by_the_highest_card(trap: str, hurts: dict[int, int]) -> None:
    for highest, hurt in hurts.items():
        match = enter(trap, party(3, wounds=[1, 3, 2]))
        lay(match, "1", str(highest), "1")
        assert wounds(match) == [1 + hurt, 3, 2]


def test_all_who_are_richest_pay_in_full() -> None:
    match = enter("lava", party(4, coins=[5, 5, 5, 1]))
    lay(match, "5", "1", "1", "1")
    assert coins(match) == [2, 2, 2, 1]


def test_all_who_are_healthiest_are_hurt_in_full() -> None:
    match = enter("boulder", party(4, wounds=[0, 2, 0, 2]))
    lay(match, "5", "1", "1", "1")
    assert wounds(match) == [2, 2, 2, 2]


def test_ruling_8_a_highest_card_of_1_does_nothing() -> None:
    match = enter("magnet", party(3, coins=[5, 0, 0]))
    lay(match, "1", "1", "1")
    assert coins(match) == [5, 0, 0]
    assert "raiders-event-harmless" in events(match, None)


def test_coins_never_go_below_0() -> None:
    match = enter("lava", party(3, coins=[1, 1, 0]))
    lay(match, "5", "1", "1")
    assert coins(match) == [0, 0, 0]
