"""Dealing and loading: games, seats, seeds, options and positions written by hand."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft as uc


def test_an_unknown_game_is_refused_with_the_list() -> None:
    with pytest.raises(uc.UndercroftError, match="there is no game 'chess'; the games are: .*toy"):
        uc.deal("chess")


@pytest.mark.parametrize("seats", [0, 5, -1, "2", 1.5])
def test_a_wrong_number_of_seats_is_refused(seats: int) -> None:
    with pytest.raises(uc.BadOption, match="toy is for 1 to 4 seats, not"):
        uc.deal("toy", seats)


def test_seats_default_to_the_minimum() -> None:
    assert uc.deal("toy").seats == 1


@pytest.mark.parametrize("seed", ["7", 7.0, True])
def test_a_seed_is_a_whole_number(seed: int) -> None:
    with pytest.raises(uc.BadOption, match="a seed is a whole number"):
        uc.deal("toy", 2, seed)


def test_a_seed_may_be_a_numpy_integer() -> None:
    class Whole:
        def __index__(self) -> int:
            return 7

    assert uc.deal("toy", 2, Whole()).record.dumps() == uc.deal("toy", 2, 7).record.dumps()  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("options", "text"),
    [
        ({"speed": 3}, "unknown option 'speed'; the options are: rounds, charms"),
        ({"rounds": 9}, "option 'rounds' = 9: expected `int` <= 4"),
        ({"rounds": "two"}, "option 'rounds' = 'two': expected `int`"),
        ({"charms": None}, "option 'charms' = None: expected `bool`"),
        ({"charms": False, "rounds": 1}, "option 'rounds' = 1: without 'charms' there are two rounds at least"),
    ],
)
def test_bad_options_are_refused_by_name(options: dict[str, Any], text: str) -> None:
    with pytest.raises(uc.BadOption, match=text):
        uc.deal("toy", 2, **options)
    with pytest.raises(uc.BadOption, match=text):
        uc.load({"game": "toy", "seats": 2, "options": options})


def test_options_have_defaults() -> None:
    assert uc.deal("toy", 2).record.options == {"rounds": 2, "charms": True}


def test_a_position_written_by_hand_gets_the_rest_from_a_fresh_game() -> None:
    match = uc.load({"game": "toy", "seats": 2, "players": [{"stake": 2}, {"coins": 3}]})
    assert [str(move) for move in match.moves(0)] == ["guess low", "guess high"]
    assert match.view(1)["table"]["coins"] == [0, 3]


@pytest.mark.parametrize(
    ("data", "text"),
    [
        ({}, "a position is a mapping with the field 'game'"),
        ([], "a position is a mapping"),
        ({"game": "toy", "seats": "two"}, "the field 'seats' should be a number"),
        ({"game": "toy", "rules": 99}, "of rules 99 of toy; this release plays rules 1. Load it with"),
        ({"game": "toy", "seats": 2, "players": [{}] * 3}, "field players: 3 players at a table of 2 seats"),
        ({"game": "toy", "players": [{"guess": 1}]}, r"field players\[0\].guess: is set but 'stake' is not"),
    ],
)
def test_impossible_positions_are_refused_with_a_reason(data: Any, text: str) -> None:
    with pytest.raises(uc.BadPosition, match=text):
        uc.load(data)


@pytest.mark.parametrize("options", [None, 5, ["rounds"]])
def test_values_that_are_not_options_are_refused(options: Any) -> None:
    with pytest.raises(uc.BadOption, match="options are names with their values"):
        uc.load({"game": "toy", "options": options})


@pytest.mark.parametrize("view", [{}, [], {"game": 3}])
def test_imagine_refuses_a_value_that_is_not_a_view(view: Any) -> None:
    with pytest.raises(uc.BadView, match="a view is a mapping with the field 'game'"):
        uc.imagine(view, uc.Seeded(1))
