"""Phase 4, regroup: rest, the living legend, or deeper; and the end of an adventure."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft as uc
from tests.games.chest.scenes import NEXT, do, dungeon, party, scene, table, texts, told, xp


def regroup(**fields: Any) -> uc.Match:
    return scene(**{"level": 3, "phase": "regroup", "party": {"mage": 1, "thief": 1}, **fields})


def test_rest_brings_the_level_in_experience() -> None:
    match = regroup(xp=2, lair=2)
    do(match, "rest", *NEXT)
    assert xp(match) == 5
    assert (table(match)["lair"], table(match)["level"], table(match)["graveyard"]) == (0, 1, 0)


def test_descending_keeps_party_and_lair() -> None:
    match = regroup(lair=2)
    do(match, "descend", "goblin", "chest", "potion", "ooze")
    assert party(match) == {"mage": 1, "thief": 1}
    assert (table(match)["level"], table(match)["lair"], table(match)["graveyard"]) == (4, 2, 5)
    assert dungeon(match) == {"goblin": 1, "chest": 1, "potion": 1, "ooze": 1}


@pytest.mark.parametrize(("level", "lair", "dice"), [(1, 0, 2), (5, 2, 5), (6, 0, 7), (8, 0, 7), (9, 1, 6)])
def test_a_level_is_cast_with_as_many_dice_as_its_number_or_as_are_free(level: int, lair: int, dice: int) -> None:
    match = regroup(level=level, lair=lair)
    do(match, "descend", *["chest"] * dice)
    assert dungeon(match) == {"chest": dice}


def test_level_ten_is_the_end_without_a_question() -> None:
    match = scene(level=10, party={"champion": 1}, dungeon={"goblin": 3}, xp=1)
    do(match, "champion > goblin×3", *NEXT)
    assert xp(match) == 11
    assert "chest-event-rested" in told(match)
    assert table(match)["players"][0]["done"] == 1


def test_at_regroup_there_is_nothing_to_flee_from() -> None:
    assert texts(regroup()) == ["rest", "descend"]


def test_the_next_adventurer_sits_to_the_left() -> None:
    match = uc.load({"game": "chest", "seats": 3, "adventurer": 1, "phase": "regroup", "party": {"mage": 1}})
    do(match, "rest", *NEXT)
    assert match.turn == (2,)
    assert (table(match)["adventurer"], table(match)["lord"]) == (2, 0)
    assert [player["done"] for player in table(match)["players"]] == [0, 1, 0]


def test_rest_cannot_be_taken_back() -> None:
    match = regroup()
    do(match, "rest", *NEXT)
    with pytest.raises(uc.NoUndo):
        match.undo()
