"""Preparation and the gathering of the party."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft as uc
from tests.games.chest.scenes import NEXT, bag, do, dungeon, party, scene, table, texts

FACES = ("warrior", "cleric", "mage", "thief", "champion", "scroll", "scroll")


def deal(*outcomes: str, seats: int = 1, **options: Any) -> uc.Match:
    return uc.deal("chest", seats=seats, seed=1, chance=uc.Chosen(outcomes), **options)


def test_the_adventurer_rolls_seven_dice_and_the_lord_one() -> None:
    match = deal("minstrel", *FACES, "goblin")
    assert party(match) == {"warrior": 1, "cleric": 1, "mage": 1, "thief": 1, "champion": 1, "scroll": 2}
    assert dungeon(match) == {"goblin": 1}
    assert (table(match)["level"], table(match)["phase"], table(match)["graveyard"]) == (1, "monsters", 0)


def test_a_dragon_goes_to_the_lair_at_once() -> None:
    match = deal("minstrel", *FACES, "dragon")
    assert (table(match)["lair"], dungeon(match), table(match)["reserve"]) == (1, {}, 6)


def test_heroes_are_dealt_without_repeats_novice_side_up() -> None:
    match = deal("knight", "minstrel", "seat 1", *FACES, "goblin", seats=2)
    assert [player["hero"] for player in table(match)["players"]] == ["knight", "minstrel"]
    assert {player["side"] for player in table(match)["players"]} == {"novice"}
    with pytest.raises(uc.BadOutcome, match="knight"):
        deal("knight", "knight", "seat 1", *FACES, "goblin", seats=2)


def test_the_first_adventurer_is_drawn_and_the_lord_sits_to_the_left() -> None:
    match = deal("knight", "minstrel", "crusader", "seat 2", *FACES, "goblin", seats=3)
    assert match.turn == (2,)
    assert (table(match)["adventurer"], table(match)["lord"]) == (2, 0)


def test_the_dungeon_lord_is_asked_nothing() -> None:
    match = uc.deal("chest", seats=2, seed=3, first=0)
    assert match.moves(1) == ()
    assert match.view(1)["prompt"]["id"] == "chest-prompt-wait"


def test_the_hero_is_ready_again_at_the_next_formation() -> None:
    match = scene("minstrel", level=2, phase="regroup", party={"mage": 1}, exhausted=True)
    do(match, "rest", *NEXT)
    assert not table(match)["exhausted"]
    assert party(match) == {"warrior": 7}
    assert table(match)["graveyard"] == 0


def test_a_knights_scrolls_become_champions_at_formation_only() -> None:
    match = deal("knight", *FACES, "goblin")
    assert party(match)["champion"] == 3
    assert "scroll" not in party(match)
    match = scene("knight", level=2, phase="loot", party={"mage": 1}, dungeon={"potion": 1})
    do(match, "mage > potion×1")
    do(match, "revive scroll")
    assert party(match) == {"scroll": 1}


def test_a_mercenary_may_re_roll_the_party_once_before_the_first_level() -> None:
    match = deal("mercenary", *FACES)
    assert table(match)["phase"] == "formation"
    assert dungeon(match) == {}
    assert texts(match)[-1] == "keep"
    do(match, "reroll scroll")
    do(match, "reroll scroll", "champion", "champion", "ooze")
    assert party(match)["champion"] == 3
    assert (table(match)["phase"], dungeon(match)) == ("monsters", {"ooze": 1})


def test_a_mercenary_may_keep_the_party() -> None:
    match = deal("mercenary", *FACES)
    do(match, "keep", "ooze")
    assert party(match)["scroll"] == 2
    assert dungeon(match) == {"ooze": 1}


def test_a_commander_has_lost_the_re_roll() -> None:
    match = scene("mercenary", xp=5, level=1, phase="regroup", party={"mage": 1})
    do(match, "rest", *NEXT)
    assert table(match)["phase"] == "monsters"


def test_no_set_of_dice_can_be_picked_in_two_ways() -> None:
    match = deal("mercenary", *FACES)
    assert match.view(0)["prompt"]["id"] == "chest-prompt-formation"
    do(match, "reroll mage")
    assert match.view(0)["prompt"] == {"id": "chest-prompt-task-reroll", "args": {"left": 1, "picked": 1}}
    assert texts(match) == ["reroll thief", "reroll champion", "reroll scroll", "roll"]


def test_a_pick_can_be_taken_back() -> None:
    match = deal("mercenary", *FACES)
    do(match, "reroll mage")
    do(match, "reroll thief")
    match.undo()
    match.undo()
    assert table(match)["task"] == {"kind": "reroll", "picked": {}}
    assert bag(table(match)["party"]) == party(match)
