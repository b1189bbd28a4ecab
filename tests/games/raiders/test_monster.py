"""ПРОХОЖДЕНИЕ КОМНАТЫ С МОНСТРОМ"""

from __future__ import annotations

import pytest

import undercroft as uc
from tests.games.raiders.plays import enter, events, held, lay, party, supply, table, wounds


def test_the_worked_example_of_the_booklet() -> None:
    match = enter("dragon", party(4))
    lay(match, "5", "4", "3", "3")
    assert wounds(match) == [0, 0, 3, 3]


def test_the_strength_is_that_of_the_number_of_players() -> None:
    for seats, strength in ((3, 14), (4, 18), (5, 23)):
        assert table(enter("dragon", party(seats)))["rooms"][0]["card"]["strength"] == strength


def test_a_total_equal_to_the_strength_beats_it() -> None:
    match = enter("dragon", party(4))
    lay(match, "5", "5", "5", "3")
    assert wounds(match) == [0, 0, 0, 0]
    assert "raiders-event-beaten" in events(match, None)


def test_a_total_below_the_strength_wounds_the_lowest() -> None:
    match = enter("dragon", party(4))
    lay(match, "5", "5", "4", "3")
    assert wounds(match) == [0, 0, 0, 3]
    assert "raiders-event-attacks" in events(match, None)


def test_ruling_6_every_seat_on_the_lowest_value_is_wounded_in_full() -> None:
    match = enter("troll", party(5))
    lay(match, "2", "2", "2", "2", "2")
    assert wounds(match) == [2] * 5


def test_wounds_have_no_limit() -> None:
    match = enter("dragon", party(3, wounds=[30, 0, 0]))
    lay(match, "1", "2", "3")
    assert wounds(match) == [33, 0, 0]


def test_a_sword_counts_as_5_and_goes_back_after_the_room() -> None:
    match = enter("dragon", party(3, items=[{"sword": 1}, {}, {}]))
    assert supply(match, "sword") == 5
    lay(match, "sword", "5", "4")
    assert wounds(match) == [0, 0, 0]
    assert (supply(match, "sword"), held(match, "sword")) == (6, [0, 0, 0])


def test_ruling_4_a_sword_is_compared_as_a_5_too() -> None:
    match = enter("dragon", party(3, items=[{"sword": 1}, {}, {}]))
    lay(match, "sword", "4", "4")
    assert wounds(match) == [0, 3, 3]


@pytest.mark.parametrize("room", ["treasure-4", "cache-coins", "spikes"])
def test_a_sword_is_played_only_in_a_fight(room: str) -> None:
    match = enter(room, party(3, items=[{"sword": 1}, {}, {}]))
    with pytest.raises(uc.IllegalMove, match="only against a monster or a boss"):
        match.play(0, "play sword")


@pytest.mark.parametrize(
    ("room", "strengths", "hurt"),
    [
        ("dragon", (14, 18, 23), 3),
        ("troll", (14, 18, 23), 2),
        ("thing", (14, 18, 23), 1),
        ("skeleton", (11, 14, 18), 3),
        ("goblin", (11, 14, 18), 2),
        ("zombie", (11, 14, 18), 1),
        ("snake", (8, 10, 13), 3),
    ],
)
def test_every_monster_wounds_as_printed(room: str, strengths: tuple[int, ...], hurt: int) -> None:
    for seats, strength in zip((3, 4, 5), strengths, strict=True):
        match = enter(room, party(seats))
        card = table(match)["rooms"][0]["card"]
        assert (card["strength"], card["wounds"]) == (strength, hurt)
        lay(match, "1", *["2"] * (seats - 1))
        assert wounds(match) == [hurt] + [0] * (seats - 1)
