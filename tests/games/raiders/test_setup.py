"""ПОДГОТОВКА К ИГРЕ – the deal."""

from __future__ import annotations

import pytest

import undercroft as uc
from tests.games.raiders.plays import players, table
from undercroft.games.raiders.cards import CARDS

DEAL = ["wizard", "knight", "thief", "UUDDU", "dragon", "lava", "cache-items"]


def test_raiders_is_for_three_to_five_seats() -> None:
    for seats in (3, 4, 5):
        assert uc.deal("raiders", seats=seats, seed=1).seats == seats
    for seats in (2, 6):
        with pytest.raises(uc.BadOption, match="3 to 5 seats"):
            uc.deal("raiders", seats=seats)


def test_every_player_gets_a_different_random_character() -> None:
    for seed in range(20):
        match = uc.deal("raiders", seats=5, seed=seed)
        assert set(players(match, "character")) == {"warrior", "knight", "wizard", "thief", "explorer"}


@pytest.mark.parametrize(
    ("character", "coins", "wounds", "items"),
    [
        ("warrior", 2, 0, {}),
        ("knight", 1, 1, {"sword": 1}),
        ("wizard", 1, 1, {"ball": 2}),
        ("thief", 2, 2, {"key": 1}),
        ("explorer", 3, 2, {"torch": 1}),
    ],
)
def test_coins_wounds_and_items_are_those_of_the_character(
    character: str, coins: int, wounds: int, items: dict[str, int]
) -> None:
    player = table(uc.load({"game": "raiders", "players": [{"character": character}]}))["players"][0]
    assert (player["coins"], player["wounds"]) == (coins, wounds)
    assert {item: count for item, count in player["items"].items() if count} == items


def test_all_hold_the_power_cards_1_to_5() -> None:
    assert players(uc.deal("raiders", seats=4, seed=3), "hand") == [["1", "2", "3", "4", "5"]] * 4


def test_ruling_15_starting_items_come_out_of_the_six_of_each_kind() -> None:
    match = uc.deal("raiders", seats=3, chance=uc.Chosen(DEAL))
    assert table(match)["supply"] == {"torch": 6, "ball": 4, "key": 5, "sword": 5}


def test_the_deal_draws_characters_a_floor_and_its_lit_rooms_nothing_else() -> None:
    match = uc.deal("raiders", seats=3, chance=uc.Chosen(DEAL))
    assert match.record.deal == DEAL
    rooms = table(match)["rooms"]
    assert [room["card"] and room["card"]["id"] for room in rooms] == ["dragon", "lava", None, None, "cache-items"]
    assert match.save()["rooms"] == ["dragon", "lava", None, None, "cache-items"]  # dark rooms are not drawn yet


def test_five_of_the_seven_floors_are_used_none_twice() -> None:
    for seed in range(10):
        match = uc.deal("raiders", seats=3, seed=seed)
        chance, cards = uc.Seeded(seed), {table(match)["floor_card"]}
        while match.turn:
            seat = match.turn[0]
            moves = match.moves(seat)
            match.play(seat, moves[chance.below(len(moves))])
            cards.add(table(match)["floor_card"])
        assert len(cards) == 5
        assert len(table(match)["floors_left"]) == 2


def test_ruling_15_the_six_removed_rooms_are_never_drawn() -> None:
    match = uc.deal("raiders", seats=3, seed=5)
    chance = uc.Seeded(5)
    while match.turn:
        moves = match.moves(match.turn[0])
        match.play(match.turn[0], moves[chance.below(len(moves))])
    assert sum(table(match)["unseen"].values()) == sum(card.count for card in CARDS.rooms()) - 24 == 6
