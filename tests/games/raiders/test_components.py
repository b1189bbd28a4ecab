"""СОСТАВ ИГРЫ – what is in the box, and a corrected cards file."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import undercroft as uc
from undercroft.games import find_game
from undercroft.games.raiders.cards import CARDS, Cards

TEXT = (find_game("raiders").folder / "cards.toml").read_text("utf-8")


def test_there_are_thirty_rooms_of_four_kinds() -> None:
    kinds = (CARDS.monsters, CARDS.treasures, CARDS.caches, CARDS.traps)
    assert [sum(card.count for card in kind) for kind in kinds] == [11, 10, 5, 4]


def test_there_are_seven_floors_ten_bosses_and_five_characters() -> None:
    assert (len(CARDS.floors), len(CARDS.bosses), len(CARDS.characters)) == (7, 10, 5)


def test_there_are_six_cards_of_each_item() -> None:
    assert {item.id: item.count for item in CARDS.items} == {"torch": 6, "ball": 6, "key": 6, "sword": 6}


def test_monsters_have_printed_strengths_and_wounds() -> None:
    assert {card.id: (card.strength, card.wounds, card.count) for card in CARDS.monsters} == {
        "dragon": ([14, 18, 23], 3, 2),
        "troll": ([14, 18, 23], 2, 2),
        "thing": ([14, 18, 23], 1, 1),
        "skeleton": ([11, 14, 18], 3, 1),
        "goblin": ([11, 14, 18], 2, 2),
        "zombie": ([11, 14, 18], 1, 2),
        "snake": ([8, 10, 13], 3, 1),
    }


def test_other_rooms_have_printed_figures() -> None:
    assert {card.id: (card.chests, card.count) for card in CARDS.treasures} == {
        "treasure-4-2": ([4, 2], 2),
        "treasure-4": ([4], 1),
        "treasure-3-2": ([3, 2], 2),
        "treasure-3": ([3], 1),
        "treasure-2-1": ([2, 1], 2),
        "treasure-2": ([2], 1),
        "treasure-1": ([1], 1),
    }
    assert {card.id: (card.gifts, card.count) for card in CARDS.caches} == {
        "cache-items": (["torch", "ball", "key", "sword", "potion 1"], 3),
        "cache-coins": (["coins 1", "coins 2", "potion 1", "coins 3", "potion 2"], 2),
    }
    assert {card.id: (card.loss, card.amounts, card.count) for card in CARDS.traps} == {
        "lava": ("coins", [0, 0, 1, 2, 3], 1),
        "magnet": ("coins", [0, 1, 1, 2, 2], 1),
        "spikes": ("wounds", [0, 0, 1, 2, 2], 1),
        "boulder": ("wounds", [0, 1, 1, 1, 2], 1),
    }


def test_bosses_have_printed_figures() -> None:
    weak, strong = [11, 14, 18], [14, 18, 23]
    figures = {card.id: (card.strength, card.wounds, card.coins, card.prize, card.flight) for card in CARDS.bosses}
    assert figures == {
        "taxman": (weak, 0, 3, 0, None),
        "medusa": (weak, 0, 0, 0, None),
        "vampire": (strong, 1, 2, 0, None),
        "sphinx": (weak, 2, 0, 2, None),
        "minotaur": (strong, 1, 0, 1, None),
        "wolves": (weak, 2, 0, 0, "torch"),
        "necromancer": (strong, 2, 0, 0, "ball"),
        "megadragon": (None, 3, 0, 0, "key"),
        "golem": (None, 3, 0, 0, None),
        "mummy": (None, 3, 0, 0, None),
    }


def test_floors_lie_in_seven_different_ways() -> None:
    floors = ["UDUDD", "UDDUD", "UUUUD", "UUDDU", "UUDDD", "UUDUD", "UDDDU"]
    assert [card.id for card in CARDS.floors] == floors


def test_every_doubtful_figure_says_so() -> None:
    grades = {boss.id: boss.grade for boss in CARDS.bosses}
    assert [id for id, grade in grades.items() if grade == "C"] == ["taxman", "medusa", "sphinx", "wolves"]
    assert [id for id, grade in grades.items() if grade == "R"] == ["golem", "mummy"]


@pytest.fixture
def corrected(tmp_path: Path) -> Callable[[str, str], Cards]:
    def read(old: str, new: str) -> Cards:
        assert old in TEXT
        path = tmp_path / "cards.toml"
        path.write_text(TEXT.replace(old, new, 1), "utf-8")
        return Cards(path)

    return read


def test_a_corrected_figure_is_read(corrected: Callable[[str, str], Cards]) -> None:
    cards = corrected('id = "golem"  # голем\nwounds = 3\ngrade = "R"', 'id = "golem"\nwounds = 2\ngrade = "B"')
    assert next(boss.wounds for boss in cards.bosses if boss.id == "golem") == 2


@pytest.mark.parametrize(
    ("old", "new", "names"),
    [
        (
            'id = "dragon"  # дракон\nstrength = [14, 18, 23]',
            'id = "dragon"\nstrength = [14, 18]',
            ["dragon", "strength"],
        ),
        ('id = "troll"', 'id = "ogre"', ["monster", "ogre", "no such monster"]),
        ("chests = [4, 2]", "chests = [5, 2]", ["treasure-4-2", "treasure-5-2"]),
        ('id = "treasure-4-2"\nchests = [4, 2]', 'id = "treasure-9"\nchests = [9]', ["treasure-9", "no texts"]),
        ('id = "UDUDD"', 'id = "UDUDX"', ["floor", "UDUDX", "five symbols"]),
        ('items = ["sword"]', 'items = ["axe"]', ["knight", "items", "axe"]),
        ('gifts = ["torch", "ball"', 'gifts = ["ball", "ball"', ["cache-items", "gifts", "twice"]),
        ("coin_cap = 20", "coin_cap = 0", ["coin_cap", "from 1 to 99"]),
        ('flight = "torch"', 'flee = "torch"', ["wolves", "flee", "unknown field"]),
        ('id = "lava"  # лавовая\nloss = "coins"', 'id = "lava"\nloss = "hats"', ["lava", "loss", "hats"]),
        ('grade = "C"', 'grade = "D"', ["taxman", "grade"]),
        ("coins = 3\ngrade", "coins = 3\nprize = 2\ngrade", ["taxman", "prize", "sphinx, minotaur"]),
        ('id = "medusa"  # Медуза', 'id = "medusa"\nwounds = 1', ["medusa", "wounds", "stone"]),
        ('id = "medusa"  # Медуза', 'id = "medusa"\ncoins = 1', ["medusa", "coins", "stone"]),
        ('id = "golem"  # голем', 'id = "golem"\nstrength = [9, 9, 9]', ["golem", "strength", "cannot be beaten"]),
    ],
)
def test_a_mistake_is_named_by_file_card_and_field(
    corrected: Callable[[str, str], Cards], old: str, new: str, names: list[str]
) -> None:
    with pytest.raises(uc.BadCards) as refusal:
        corrected(old, new)
    for name in ["cards.toml", *names]:
        assert name in str(refusal.value)


def test_an_item_that_characters_start_with_must_be_there(corrected: Callable[[str, str], Cards]) -> None:
    with pytest.raises(uc.BadCards, match=r"item 'ball': field 'count': 1 is not between 2"):
        corrected('id = "ball"  # кристальный шар\ncount = 6', 'id = "ball"\ncount = 1')


def test_too_few_rooms_are_refused(corrected: Callable[[str, str], Cards]) -> None:
    rooms = TEXT[TEXT.index("[[treasure]]") : TEXT.index("# Ловушки")]
    with pytest.raises(uc.BadCards, match="24 rooms are entered, but there are 20"):
        corrected(rooms, rooms.replace("count = 2", "count = 1").replace("count = 3", "count = 1"))
