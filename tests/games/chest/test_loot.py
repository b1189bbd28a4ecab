"""Phase 2, loot: chests and potions."""

from __future__ import annotations

import pytest

import undercroft as uc
from tests.games.chest.scenes import do, dungeon, party, scene, table, texts, tokens, told, xp

ALL_TOKENS = {
    "sword": 3, "talisman": 3, "staff": 3, "tools": 3, "scroll-token": 3, "ring": 4, "scale": 6, "elixir": 3, "bait": 4,
    "portal": 4,
}  # fmt: skip


@pytest.mark.parametrize("companion", ["thief", "champion"])
def test_a_thief_or_champion_opens_any_number_of_chests(companion: str) -> None:
    match = scene(level=4, phase="loot", party={companion: 1}, dungeon={"chest": 3})
    assert texts(match) == [f"{companion} > chest×{number}" for number in (1, 2, 3)] + ["proceed"]
    do(match, f"{companion} > chest×3", "scale", "scale", "ring")
    assert tokens(match) == {"scale": 2, "ring": 1}
    assert table(match)["supply"]["scale"] == 4


@pytest.mark.parametrize("companion", ["warrior", "cleric", "mage"])
def test_any_other_companion_opens_one(companion: str) -> None:
    match = scene(level=4, phase="loot", party={companion: 1}, dungeon={"chest": 3})
    assert texts(match) == [f"{companion} > chest×1", "proceed"]
    with pytest.raises(uc.IllegalMove, match="only one chest"):
        do(match, f"{companion} > chest×2")


def test_a_scroll_opens_nothing() -> None:
    match = scene(level=4, phase="loot", party={"scroll": 1, "mage": 1}, dungeon={"chest": 1})
    assert texts(match) == ["mage > chest×1", "proceed"]


def test_with_no_token_left_a_chest_brings_experience() -> None:
    options = {"heroless": True}
    held = {name: number for name, number in ALL_TOKENS.items() if name != "ring"}
    match = uc.load(
        {
            "game": "chest", "seats": 2, "options": options, "level": 3, "phase": "loot", "party": {"thief": 2},
            "dungeon": {"chest": 3}, "tokens": [{}, {**held, "ring": 3}],
        }
    )  # fmt: skip
    do(match, "thief > chest×2", "ring")
    assert tokens(match, 0) == {"ring": 1}
    assert xp(match, 0) == 1
    assert "chest-event-no-treasure" in told(match)


def test_any_die_drinks_any_number_scrolls_too() -> None:
    match = scene(level=4, phase="loot", party={"scroll": 1, "mage": 1}, dungeon={"potion": 2})
    assert [text for text in texts(match) if text.startswith("scroll")] == ["scroll > potion×1", "scroll > potion×2"]


def test_the_drinker_goes_to_the_graveyard_first_and_can_come_back() -> None:
    match = scene(phase="loot", party={"mage": 6, "scroll": 1}, dungeon={"potion": 1})
    do(match, "scroll > potion×1")
    assert table(match)["task"] == {"kind": "revive", "left": 1}
    assert texts(match) == [f"revive {face}" for face in ("warrior", "cleric", "mage", "thief", "champion", "scroll")]
    do(match, "revive champion")
    assert party(match) == {"mage": 6, "champion": 1}


def test_each_potion_needs_a_die_in_the_graveyard() -> None:
    match = scene(level=3, phase="loot", party={"mage": 6}, dungeon={"potion": 3})
    assert texts(match) == ["mage > potion×1", "mage > potion×2", "proceed"]
    with pytest.raises(uc.IllegalMove, match="2 can be drunk"):
        do(match, "mage > potion×3")
    do(match, "mage > potion×2")
    do(match, "revive thief")
    do(match, "revive thief")
    assert party(match) == {"mage": 5, "thief": 2}
    assert dungeon(match) == {"potion": 1}


def test_revived_faces_are_chosen_one_by_one_in_any_order() -> None:
    match = scene(level=3, phase="loot", party={"mage": 1}, dungeon={"potion": 2})
    do(match, "mage > potion×2")
    do(match, "revive scroll")
    do(match, "revive warrior")
    assert party(match) == {"warrior": 1, "scroll": 1}


def test_loot_may_be_left_and_goes_back_before_the_dragon() -> None:
    match = scene(level=4, phase="loot", party={"thief": 1, "mage": 1, "cleric": 1}, dungeon={"chest": 1}, lair=3)
    do(match, "proceed")
    assert (table(match)["phase"], dungeon(match), table(match)["reserve"]) == ("dragon", {}, 4)


def test_the_loot_phase_is_skipped_without_loot() -> None:
    match = scene(level=2, party={"warrior": 2}, dungeon={"goblin": 2})
    do(match, "warrior > goblin×2")
    assert table(match)["phase"] == "regroup"


def test_drinking_is_undone_only_as_long_as_nothing_was_drawn() -> None:
    match = scene(level=3, phase="loot", party={"thief": 2}, dungeon={"potion": 1, "chest": 1})
    do(match, "thief > potion×1")
    match.undo()
    do(match, "thief > chest×1", "ring")
    with pytest.raises(uc.NoUndo):
        match.undo()
