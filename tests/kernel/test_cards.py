"""Cards files: every mistake is named by file, card and field."""

from __future__ import annotations

from pathlib import Path

import pytest

import undercroft as uc
from undercroft.kernel.cards import Card, CardFile

GOOD = """
coins = 12

[[monster]]
id = "goblin"
grade = "A"
strength = 2

[[monster]]
id = "ooze"
grade = "C"
strength = 3
note = "green"
"""


class Monster(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    strength: int
    note: str = ""


def read(folder: Path, text: str) -> list[Monster]:
    path = folder / "cards.toml"
    path.write_text(text, "utf-8")
    cards = CardFile(path)
    assert cards.number("coins", least=0, most=50) >= 0
    monsters = cards.rows("monster", Monster)
    cards.finish()
    return monsters


def test_a_valid_cards_file_is_read(tmp_path: Path) -> None:
    goblin, ooze = read(tmp_path, GOOD)
    assert (goblin.id, goblin.grade, goblin.strength, goblin.note) == ("goblin", "A", 2, "")
    assert (ooze.id, ooze.note) == ("ooze", "green")


@pytest.mark.parametrize(
    ("good", "bad", "error"),
    [
        ("coins = 12", "coins = ", "cards.toml: this is not TOML: .*line 2"),
        ("coins = 12", "", "cards.toml: coins: expected a number from 0 to 50, got None"),
        ("coins = 12", "coins = true", "cards.toml: coins: expected a number from 0 to 50, got True"),
        ("coins = 12", "coins = 51", "cards.toml: coins: expected a number from 0 to 50, got 51"),
        ("coins = 12", "coins = 12\ngold = 3", "unknown table or figure 'gold'; known: coins, monster"),
        ("strength = 2", "strength = '2'", "monster 'goblin': field 'strength' = '2': expected `int`"),
        ("strength = 2", "", "monster 'goblin': field 'strength' is missing"),
        ("strength = 2", "power = 2", "monster 'goblin': unknown field 'power'; known: id, grade, strength, note"),
        ('grade = "C"', 'grade = "D"', "monster 'ooze': field 'grade' = 'D': expected one of A, B, C, R"),
        ('grade = "C"', "", "monster 'ooze': field 'grade' is missing"),
        ('id = "ooze"', 'id = "goblin"', "monster 'goblin': this id occurs twice"),
        ('id = "ooze"', "", "monster no. 2: field 'id' is missing"),
        ('id = "ooze"', "id = 5", "monster no. 2: field 'id' = 5: expected `str`"),
        ("monster", "beast", r"there are no \[\[monster\]\] rows"),
    ],
)
def test_errors_in_a_cards_file_name_the_field(tmp_path: Path, good: str, bad: str, error: str) -> None:
    assert good in GOOD
    with pytest.raises(uc.BadCards, match=error):
        read(tmp_path, GOOD.replace(good, bad))


def test_cards_must_be_complete_and_in_order(tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_text(GOOD, "utf-8")
    cards = CardFile(tmp_path / "cards.toml")
    assert [card.id for card in cards.rows("monster", Monster, ["ooze", "goblin"])] == ["ooze", "goblin"]
    with pytest.raises(uc.BadCards, match="monster 'ooze': field 'id': there is no such monster; known: goblin, troll"):
        cards.rows("monster", Monster, ["goblin", "troll"])
    with pytest.raises(uc.BadCards, match="monster 'troll': field 'id': this card is missing"):
        cards.rows("monster", Monster, ["goblin", "ooze", "troll"])


def test_rows_must_be_tables(tmp_path: Path) -> None:
    with pytest.raises(uc.BadCards, match="monster no. 1: expected a table, got 3"):
        read(tmp_path, "coins = 1\nmonster = [3]")


def test_a_missing_cards_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(uc.BadCards, match="absent.toml: there is no such file"):
        CardFile(tmp_path / "absent.toml")


def test_a_cards_file_that_is_not_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_bytes(b"\xff\xfe\xfa")
    with pytest.raises(uc.BadCards, match="this is not TOML"):
        CardFile(tmp_path / "cards.toml")


def test_impossible_figures_are_refused(tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_text(GOOD, "utf-8")
    error = CardFile(tmp_path / "cards.toml").fail("monster", "ooze", "strength", "no monster is that strong")
    assert str(error) == "cards.toml: monster 'ooze': field 'strength': no monster is that strong"
