"""Whole games at the keyboard."""

from __future__ import annotations

from pathlib import Path

import pytest

import undercroft as uc
from tests.terminal.keyboard import Keyboard, any_keys


def kept(home: Path) -> uc.Match:
    (file,) = (home / "undercroft" / "matches").glob("*.json")
    return uc.replay(file.read_text("utf-8"))


@pytest.mark.parametrize(("language", "over"), [("ru", "Игра окончена"), ("en", "The match is over")])
def test_solo_chest_can_be_played(keyboard: Keyboard, data_home: Path, language: str, over: str) -> None:
    screen = keyboard.type(f"play chest --lang {language} --seed 11", *any_keys())
    assert keyboard.code == 0
    assert over in screen
    match = kept(data_home)
    assert match.result is not None
    texts = screen.rpartition(over)[2]
    assert str(match.result.scores[0]) in texts


def test_friends_can_play_chest_at_one_keyboard(keyboard: Keyboard, data_home: Path) -> None:
    """Chest has no secrets, so there is no curtain."""
    screen = keyboard.type("play chest --seats 2 --human all --lang en --seed 4 --names Anna,Boris", *any_keys())
    assert "Pass the keyboard" not in screen
    assert "Anna" in screen and "Boris" in screen
    assert kept(data_home).result is not None


def test_dice_to_re_roll_keep_their_numbers(keyboard: Keyboard) -> None:
    """A mercenary with warrior, cleric, mage, champion and scrolls picks two of them; 0 rolls."""
    screen = keyboard.type("play chest --lang en --seed 5 --option heroes=mercenary --plain", "2", "5", "0", "q")
    assert "One die is picked. Another one, or roll?" in screen
    assert "[Cleric] [Champion]  " in screen and "2 dice are picked. Another one, or roll?" in screen
    assert screen.count("  6  Re-roll: scroll\n") == 3 and "  0  Roll\n" in screen
    assert "- The party dice show" in screen.rpartition("> 0")[2]


def test_chest_can_be_played_against_bots(keyboard: Keyboard, data_home: Path) -> None:
    keyboard.type("play chest --seats 3 --bots random --lang ru --seed 5 --plain", *any_keys())
    assert keyboard.code == 0
    assert kept(data_home).result is not None


def test_heroes_are_chosen_by_name(keyboard: Keyboard, data_home: Path) -> None:
    keyboard.type("play chest --option heroes=knight --lang en", "q")
    assert kept(data_home).record.options["heroes"] == ["knight"]


@pytest.mark.parametrize(("language", "over"), [("ru", "Игра окончена"), ("en", "The match is over")])
@pytest.mark.parametrize("options", ["", "--option tactical=yes"])
def test_raiders_can_be_played_against_bots(
    keyboard: Keyboard, data_home: Path, language: str, over: str, options: str
) -> None:
    screen = keyboard.type(f"play raiders --seats 4 --lang {language} --seed 3 {options}", *any_keys())
    assert keyboard.code == 0
    assert over in screen
    assert kept(data_home).result is not None


def test_raiders_with_friends_at_one_keyboard_has_a_curtain(keyboard: Keyboard, data_home: Path) -> None:
    lines = [line for _ in range(100) for key in "123456789" for line in (key, "")]
    screen = keyboard.type("play raiders --human 1,2 --lang en --seed 3", *lines)
    assert screen.count("Pass the keyboard") >= 20
    assert kept(data_home).result is not None


@pytest.mark.parametrize("game", uc.games())
def test_terminal_shows_the_short_rules(keyboard: Keyboard, game: str) -> None:
    for language in ("ru", "en"):
        screen = keyboard.type(f"play {game} --new --lang {language}", "rules")
        assert "brings no short rules" not in screen and "у этой игры нет" not in screen


@pytest.mark.parametrize("game", uc.games())
def test_resumed_match_continues_unchanged(keyboard: Keyboard, data_home: Path, game: str) -> None:
    keyboard.type(f"play {game} --seed 8 --lang en", "1", "2", "3")
    before = kept(data_home).record
    keyboard.type(f"play {game} --resume --lang ru", *any_keys(1))
    after = kept(data_home).record
    assert len(after.steps) > len(before.steps) >= 1
    assert after.marks()[: len(before.marks())] == before.marks()
