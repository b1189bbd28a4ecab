"""Состав: the box, and what a corrected cards file may not say."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import undercroft as uc
from undercroft.games import find_game
from undercroft.games.doggies.cards import CARDS, FOLDER


def test_there_are_ninety_room_cards() -> None:
    assert sum(card.copies for card in CARDS.rooms) + 1 == 90
    shapes = Counter[int]()
    for card in CARDS.rooms:
        shapes[len(card.exits), card.exits == "NS"] += card.copies  # type: ignore[index]
    assert shapes == {(2, True): 24, (2, False): 13, (3, False): 47, (4, False): 5}
    assert sum(card.copies for card in CARDS.rooms if card.door) == 8


def test_each_sort_has_its_printed_number_of_copies() -> None:
    copies = Counter[str]()
    for card in CARDS.rooms:
        copies[card.sort] += card.copies
    assert copies == {
        "monster": 36, "coins": 23, "artefact": 3, "trap": 9, "vagabond": 6, "chest": 4, "potion": 4, "portal": 4,
    }  # fmt: skip


TROPHIES = (("sword", "S"), ("bow", "B"), ("fire", "F"))
# Copies, exits (a door after the stroke), what it takes, damage, trophy, coins – of every room card, from the rulings.
BOX: dict[str, tuple[int, str, str, int, str, int]] = {
    **{f"efreet-{name}": (1, "NS", "SS", 1, letter, 0) for name, letter in TROPHIES},
    **{f"giga-tick-{name}": (1, "NS", "BB", 1, letter, 0) for name, letter in TROPHIES},
    **{f"zombie-squirrel-{name}": (1, "NS", "FF", 1, letter, 0) for name, letter in TROPHIES},
    **{f"skeledog-{name}": (1, "NE", "SF", 1, letter, 0) for name, letter in TROPHIES},
    **{f"gelatinous-cat-{name}": (1, "NE", "SB", 1, letter, 0) for name, letter in TROPHIES},
    **{f"mimic-{name}": (1, "NE", "BF", 1, letter, 0) for name, letter in TROPHIES},
    "cerberus": (3, "NEW", "SSS", 2, "D", 1),
    "chocolate-golem": (3, "NEW", "FFF", 2, "D", 1),
    "cat-eye": (3, "NEW", "BBB", 2, "D", 1),
    "dragon": (5, "NESW", "SSBBFF", 3, "", 4),
    "dragonfly-sword-bow": (1, "NE", "SB", 1, "K", 0),
    "dragonfly-sword-fire": (1, "NE", "SF", 1, "K", 0),
    "dragonfly-bow-fire": (1, "NE", "BF", 1, "K", 0),
    "dragonfly-all": (1, "NE", "SBF", 2, "K", 0),
    "coin": (15, "NEW", "", 0, "", 1),
    "two-coins": (4, "NEW", "", 0, "", 2),
    "two-coins-door": (4, "NEW|N", "", 0, "", 2),
    "frisbow": (1, "NEW", "", 0, "BB", 0),
    "magic-collar": (1, "NEW", "", 0, "FF", 0),
    "excalibark": (1, "NEW", "", 0, "SS", 0),
    **{f"trap-{name}": (3, "NS", letter, 0, "", -1) for name, letter in TROPHIES},
    **{f"vagabond-{name}": (2, "NS", "", 0, "", -1) for name, _ in TROPHIES},
    "chest": (4, "NEW|N", "", 0, "", 4),
    "potion-room": (4, "NEW", "", 0, "", 0),
    "portal": (4, "NEW", "", 0, "", 0),
}


def test_every_room_card_has_its_printed_figures() -> None:
    found = {}
    for card in CARDS.rooms:
        exits = f"{card.exits}|{card.door}" if card.door else card.exits
        found[card.id] = (card.copies, exits, card.needs, card.damage, card.trophy, card.coins)
    assert found == BOX
    assert [(card.id, card.exits) for card in CARDS.starts] == [("start-cross", "NESW"), ("start-tee", "NEW")]
    assert [card.id for card in CARDS.rooms if card.proud] == ["dragon"]


def test_vagabonds_have_two_sides() -> None:
    sides = {card.id: (card.pair, card.single) for card in CARDS.rooms if card.sort == "vagabond"}
    assert sides == {"vagabond-fire": ("SB", "F"), "vagabond-bow": ("SF", "B"), "vagabond-sword": ("BF", "S")}


def test_paws_rounds_countdown_quests_and_potions_are_as_printed() -> None:
    assert (CARDS.rounds, CARDS.base_paws, CARDS.extra_paws, CARDS.countdown) == (3, 5, 2, 4)
    assert [(quest.monster, quest.coins) for quest in CARDS.quests if quest.monster] == [
        ("efreet", 2), ("giga-tick", 2), ("zombie-squirrel", 2), ("skeledog", 2), ("gelatinous-cat", 2), ("mimic", 2),
        ("cerberus", 2), ("chocolate-golem", 2), ("cat-eye", 2),
    ]  # fmt: skip
    assert [(quest.symbol, quest.coins) for quest in CARDS.quests if quest.symbol] == [("S", 5), ("B", 5), ("F", 5)]
    assert [(potion.symbol, potion.copies) for potion in CARDS.potions] == [("S", 2), ("B", 2), ("F", 2)]


def test_there_are_six_dogs_twelve_quests_and_six_potions() -> None:
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
        ("copies = 15", "copies = -1", "copies.* cannot be negative"),
        ("damage = 1", "damage = -1", "damage.* cannot be negative"),
        ('needs = "SSS"', 'needs = "SXS"', "'X' is none of S, B, F"),
        ('needs = "SSS"', f'needs = "{"S" * 16}"', "at most 15 times 'S'"),
        ('single = "F"', 'single = "FF"', "a side with two symbols and one with one"),
        ('attack = "SSB"', 'attack = "SSX"', "'X' is none of S, B, F"),
        ("defence = 3", "defence = 201", "defence.* from 1 to 200"),
        ("defence = 3", "defence = 0", "defence.* from 1 to 200"),
        ("keys = 1", "keys = -1", "keys.* from 0 to 200"),
        ('sort = "coins"', 'sort = "coins"\ndamage = 1', "room 'coin': field 'damage'.* cannot use it"),
        ('sort = "coins"', 'sort = "coins"\ntrophy = "S"', "room 'coin': field 'trophy'"),
        ('sort = "trap"', 'sort = "trap"\nproud = true', "room 'trap-sword': field 'proud'"),
        ('sort = "portal"', 'sort = "portal"\ncoins = 1', "room 'portal': field 'coins'"),
        ('sort = "chest"', 'sort = "chest"\npair = "SB"', "room 'chest': field 'pair'"),
        ('sort = "potion"', 'sort = "potion"\nmonster = "mimic"', "room 'potion-room': field 'monster'"),
        ('door = "N"', 'door = "NN"', "door.* each side is named once"),
        ('trophy = "D"', 'trophy = "DD"', "room 'cerberus': field 'trophy'"),
        ('trophy = "B"', 'trophy = "BB"', "room 'efreet-bow': field 'trophy'"),
        ('trophy = "BB"', 'trophy = "BD"', "room 'frisbow': field 'trophy'"),
        ('trophy = "BB"', 'trophy = "BBB"', "room 'frisbow': field 'trophy'"),
        ('pair = "SB"', 'pair = "SBB"', "a side with two symbols"),
        ('symbol = "S"\ncoins', 'symbol = "SB"\ncoins', "either a monster or one symbol"),
        ('symbol = "S"\ncopies = 2', 'symbol = "S"\ncopies = -1', "potion 'sword': field 'copies'"),
        ('sort = "start"\ncopies = 1', 'sort = "start"\ncopies = 5', "'start-cross': field 'copies'"),
        ("base_paws = 5", "base_paws = 99", "base_paws: expected a number from 1 to 40"),
        ("rounds = 3", "", "rounds"),
        ("rounds = 3", "rounds = 0", "rounds: expected a number from 1 to 99, got 0"),
    ],
)
def test_a_broken_cards_file_is_refused(tmp_path: Path, old: str, new: str, message: str) -> None:
    text = (FOLDER / "cards.toml").read_text("utf-8")
    assert old in text
    (tmp_path / "cards.toml").write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(uc.BadCards, match=message):
        find_game("doggies").check_cards(tmp_path / "cards.toml")


def test_the_cards_file_is_right() -> None:
    find_game("doggies").check_cards(FOLDER / "cards.toml")
