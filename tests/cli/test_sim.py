"""`undercroft sim`."""

from __future__ import annotations

import json

import pytest

from tests.terminal.keyboard import Keyboard
from undercroft.terminal.statistics import wilson

pytestmark = pytest.mark.usefixtures("stranger")


def test_figures_as_data(keyboard: Keyboard) -> None:
    data = json.loads(keyboard.type("sim toy --seats 3 --games 50 --seed 4 --json"))
    assert keyboard.code == 0
    assert data["games"] == 50 and data["bots"] == ["random"] * 3
    assert sum(seat["wins"] for seat in data["by_seat"]) == pytest.approx(50, abs=0.01)
    assert data["by_bot"]["random"]["share"] == pytest.approx(1 / 3, abs=0.001)
    low, high = data["by_seat"][0]["interval"]
    assert 0 <= low < data["by_seat"][0]["share"] < high <= 1
    assert data["length"] == {"mean": 12.0, "least": 12, "most": 12}
    assert data["decisions_per_second"] > 0


def test_the_same_command_gives_the_same_games(keyboard: Keyboard) -> None:
    def figures() -> object:
        data = json.loads(keyboard.type("sim toy --seats 2 --games 20 --seed 9 --json"))
        return data["by_seat"]

    assert figures() == figures()


def test_a_table_for_people(keyboard: Keyboard) -> None:
    screen = keyboard.type("sim toy --seats 2 --games 10 --lang en")
    assert "Toy: 10 games, 2 seats" in screen
    assert "mean score" in screen and "Player 2" in screen
    assert "10 игр" in keyboard.type("sim toy --seats 2 --games 10 --lang ru")


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ("sim toy --games 0", "at least one game"),
        ("sim toy --seats 7", "toy is for 1 to 4 seats"),
        ("sim toy --seats 2 --bots random,genius", "no bots of level 'genius'"),
        ("sim toy --seats 1 --bots random,random", "more levels (2) than seats (1)"),
        ("sim toy --seconds 0", "a bot thinks for some seconds, not for 0.0"),
        ("sim toy --option rounds=x", "option 'rounds'"),
        ("sim toy --option rounds=--5", "option 'rounds' = '--5'"),
        ("sim toy --option rounds=²", "option 'rounds' = '²'"),
        ("sim doggies --option dogs=foo", "option 'dogs' = 'foo': expected one of dealt, chosen"),
        ("sim raiders --option tactical=ja", "write tactical=yes or tactical=no"),
    ],
)
def test_bad_arguments_are_refused_before_the_first_game(keyboard: Keyboard, arguments: str, complaint: str) -> None:
    assert keyboard.type(arguments) == ""
    assert keyboard.code == 1
    assert complaint in keyboard.errors


def test_the_interval_is_wilsons() -> None:
    """Figures of Newcombe (1998), table I: 15 of 148 and 0 of 20."""
    assert wilson(15, 148) == pytest.approx((0.0624, 0.1605), abs=1e-4)
    assert wilson(0, 20) == pytest.approx((0.0, 0.1611), abs=1e-4)
