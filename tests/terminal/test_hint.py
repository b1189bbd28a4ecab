"""Names of bots, their thinking, and hints at the keyboard."""

from __future__ import annotations

import pytest

from tests.terminal.keyboard import Keyboard


@pytest.fixture(autouse=True)
def _toy(stranger: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TOY_MIND", "yes")


def test_a_hint_names_the_best_moves_by_their_keys(keyboard: Keyboard) -> None:
    screen = keyboard.type("play toy --seats 2 --seed 1 --lang en --seconds 0.2", "hint", "2")
    assert "Weighing the moves…" in screen
    assert "% to win" in screen and "Tried" in screen
    lines = [line for line in screen.splitlines() if "#" in line and "% to win" in line]
    assert len(lines) == 2 and {line.split()[0] for line in lines} == {"1", "2"}


def test_solo_hint_counts_points(keyboard: Keyboard) -> None:
    assert "points" in keyboard.type("play toy --seed 1 --lang en --seconds 0.2", "hint")
    assert "очк." in keyboard.type("play toy --seed 1 --lang ru --seconds 0.2 --new", "совет")


def test_a_hint_changes_nothing(keyboard: Keyboard) -> None:
    screen = keyboard.type("play toy --seats 2 --seed 1 --lang en --seconds 0.2", "hint", "stake 2", "undo")
    assert "Taken back" in screen


def test_game_without_a_mind_has_no_hints(keyboard: Keyboard, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TOY_MIND")
    assert "Nobody can advise on this game." in keyboard.type("play toy --seats 2 --lang en", "hint")


def test_opponents_are_named_with_level_and_temperament(keyboard: Keyboard) -> None:
    screen = keyboard.type("play toy --seats 3 --bots veteran:spiteful,novice --lang en")
    assert "Ember: Veteran, spiteful" in screen and "Flint: Novice" in screen
    assert "Ember: Adventurer" in keyboard.type("play toy --seats 2 --new --lang en"), "in the middle, if none is named"
    assert "Уголёк: Хозяин подземелья" in keyboard.type("play toy --seats 2 --new --bots master --lang ru")


def test_terminal_shows_a_thinking_bot(keyboard: Keyboard) -> None:
    assert "Ember thinks…" in keyboard.type("play toy --seats 2 --bots master --lang en")
    assert "thinks…" not in keyboard.type("play toy --seats 2 --new --bots greedy --lang en"), "it does not"
    assert "thinks…" not in keyboard.type("play toy --seats 2 --new --bots master --seconds 0.01 --lang en"), (
        "too short"
    )


@pytest.mark.parametrize("seconds", ["0", "-1", "nan"])
def test_an_invalid_thinking_time_is_refused(keyboard: Keyboard, seconds: str) -> None:
    keyboard.type(f"play toy --seconds={seconds}")
    assert keyboard.code == 1 and "expected a number of seconds" in keyboard.errors


def test_an_unknown_temperament_is_refused(keyboard: Keyboard) -> None:
    keyboard.type("play toy --seats 2 --bots veteran:hungry")
    assert keyboard.code == 1 and "there is no temperament 'hungry'" in keyboard.errors
