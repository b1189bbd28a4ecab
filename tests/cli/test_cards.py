"""`undercroft cards`: every card with its grade, and the check of a corrected file."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import undercroft as uc
from tests.terminal.keyboard import Keyboard
from undercroft.games import find_game


@pytest.fixture(params=uc.games())
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_every_card_is_shown_with_its_grade(keyboard: Keyboard, game: str) -> None:
    data = json.loads(keyboard.type(f"cards {game} --json"))
    assert keyboard.code == 0
    assert data["game"] == game
    for rows in data["cards"].values():
        assert all(row["grade"] in ("A", "B", "C", "R") for row in rows)
    for language in ("ru", "en"):
        screen = keyboard.type(f"cards {game} --lang {language}")
        assert keyboard.code == 0
        assert str(find_game(game).folder) in screen.replace("\n", "")


def test_figures_are_shown_in_the_players_language(keyboard: Keyboard, game: str) -> None:
    cards = keyboard.type(f"cards {game} --lang ru").partition("A – точно")[0]
    assert re.findall("[a-z]{2,}", cards) == []


def test_figures_follow_the_rule_of_a_card(keyboard: Keyboard) -> None:
    cards = " ".join(keyboard.type("cards raiders --lang en").split())
    assert "the knight’s sword settles it. Coins: 1 · Wounds: 1 · Items: sword" in cards
    assert "A Snake Strength for three, four and five: 8/10/13 · Wounds: 3 · Cards: 1" in cards


def test_a_hero_of_two_packs_has_in_each_the_ability_of_that_pack(keyboard: Keyboard) -> None:
    box, heroic = keyboard.type("cards serpent --lang en").split("heroic pack", 1)
    assert "Warm hands" in box and "Young hands" not in box
    assert "Young hands" in heroic and "Warm hands" not in heroic


def test_printed_cards_file_is_valid(keyboard: Keyboard, game: str) -> None:
    file = find_game(game).folder / "cards.toml"
    assert "no mistakes" in keyboard.type(f"cards {game} --check {file} --lang en")
    assert keyboard.code == 0
    assert json.loads(keyboard.type(f"cards {game} --check {file} --json")) == {"valid": True, "error": None}


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('grade = "A"', 'grade = "Z"', "field 'grade' = 'Z'"),
        ('grade = "A"', "", "field 'grade' is missing"),
        ('grade = "A"', 'grade = "A"\ncolour = "red"', "unknown field 'colour'"),
        ("[[", "[[[", "this is not TOML"),
    ],
)
def test_error_in_a_cards_file_is_named(
    keyboard: Keyboard, game: str, tmp_path: Path, old: str, new: str, complaint: str
) -> None:
    file = tmp_path / "mine.toml"
    text = (find_game(game).folder / "cards.toml").read_text("utf-8")
    file.write_text(text.replace(old, new, 1), "utf-8")
    data = json.loads(keyboard.type(f"cards {game} --check {file} --json"))
    assert keyboard.code == 1
    assert data["valid"] is False
    assert data["error"].startswith("mine.toml: ") and complaint in data["error"]
    screen = keyboard.type(f"cards {game} --check {file}")
    assert keyboard.code == 1 and "mine.toml" in screen


def test_a_missing_file_is_refused(keyboard: Keyboard, game: str, tmp_path: Path) -> None:
    assert "there is no such file" in keyboard.type(f"cards {game} --check {tmp_path / 'none.toml'}")
    assert keyboard.code == 1


def test_a_folder_is_refused(keyboard: Keyboard, game: str, tmp_path: Path) -> None:
    assert "cannot be read: Is a directory" in keyboard.type(f"cards {game} --check {tmp_path}")
    assert keyboard.code == 1


@pytest.mark.usefixtures("stranger")
def test_a_game_without_cards_says_so(keyboard: Keyboard, tmp_path: Path) -> None:
    keyboard.type("cards toy")
    assert keyboard.code == 1
    assert "toy has no cards file" in keyboard.errors
