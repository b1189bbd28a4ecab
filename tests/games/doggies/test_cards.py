"""Состав: the box, and what a corrected cards file may not say."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import undercroft as uc
from undercroft.games import find_game
from undercroft.games.doggies.cards import CARDS, FILE


def test_ninety_room_cards() -> None:
    assert sum(card.copies for card in CARDS.rooms) + 1 == 90
    shapes = Counter[int]()
    for card in CARDS.rooms:
        shapes[len(card.exits), card.exits == "NS"] += card.copies  # type: ignore[index]
    assert shapes == {(2, True): 24, (2, False): 13, (3, False): 47, (4, False): 5}
    assert sum(card.copies for card in CARDS.rooms if card.door) == 8


def test_copies_by_sort() -> None:
    copies = Counter[str]()
    for card in CARDS.rooms:
        copies[card.sort] += card.copies
    assert copies == {
        "monster": 36, "coins": 23, "artefact": 3, "trap": 9, "vagabond": 6, "chest": 4, "potion": 4, "portal": 4,
    }  # fmt: skip


def test_six_dogs_twelve_quests_six_potions() -> None:
    assert (len(CARDS.dogs), len(CARDS.quests), sum(potion.copies for potion in CARDS.potions)) == (6, 12, 6)


def test_each_ordinary_monster_has_one_card_of_each_trophy() -> None:
    trophies = Counter((card.monster, card.trophy) for card in CARDS.rooms if card.monster and card.damage == 1)
    ordinary = [monster for monster, trophy in trophies if trophy == "S"]
    assert len(ordinary) == 6
    assert all(trophies[monster, trophy] == 1 for monster in ordinary for trophy in "SBF")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('exits = "NE"', 'exits = "NQ"', "'Q' is none of N, E, S, W"),
        ('exits = "NE"', 'exits = "N"', "two to four different exits"),
        ('door = "N"', 'door = "S"', "'S' is none of N, E, W"),
        ('needs = "SSS"', 'needs = ""', "symbols that beat it"),
        ('pair = "SB"', 'pair = "SS"', "a side with two symbols"),
        ('monster = "efreet"\ncoins', 'monster = "genie"\ncoins', "no monster 'genie'"),
        ("copies = 15", 'copies = "many"', "copies"),
        ("copies = 15", "copies = 90", "more than 120 cards"),
        ('attack = "SSB"', 'attack = "SSX"', "'X' is none of S, B, F"),
        ("rounds = 3", "", "rounds"),
        ("rounds = 3", "rounds = 0", "rounds: expected a number from 1 to 99, got 0"),
    ],
)
def test_a_broken_cards_file_is_refused(tmp_path: Path, old: str, new: str, message: str) -> None:
    text = FILE.read_text("utf-8")
    assert old in text
    (tmp_path / "cards.toml").write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(uc.BadCards, match=message):
        find_game("doggies").check_cards(tmp_path / "cards.toml")


def test_the_cards_file_is_right() -> None:
    find_game("doggies").check_cards(FILE)
