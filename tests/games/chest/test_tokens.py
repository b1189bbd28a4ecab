"""Treasure: what each token does, and where it goes."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft as uc
from tests.games.chest.scenes import NEXT, do, dungeon, party, scene, table, texts, tokens, told, xp


@pytest.mark.parametrize(
    ("token", "monster"), [("sword", "goblin"), ("talisman", "skeleton"), ("staff", "ooze"), ("tools", "ooze")]
)
def test_serving_tokens_fight_like_dice(token: str, monster: str) -> None:
    match = scene(level=3, party={}, dungeon={monster: 2, "chest": 1}, tokens={token: 2})
    most = 1 if token == "tools" else 2
    assert [text for text in texts(match) if monster in text] == [
        f"{token} > {monster}×{n}" for n in range(1, most + 1)
    ]
    do(match, f"{token} > {monster}×1")
    assert tokens(match) == {token: 1}
    assert table(match)["supply"][token] == 2  # back in the chest, not in the graveyard
    assert table(match)["graveyard"] == 7


def test_tools_open_all_chests_and_can_be_drawn_again() -> None:
    match = scene(level=3, phase="loot", party={}, dungeon={"chest": 2}, tokens={"tools": 1})
    do(match, "tools > chest×2", "tools", "ring")
    assert tokens(match) == {"tools": 1, "ring": 1}


def test_a_token_drinks_like_a_die_but_does_not_lie_in_the_graveyard() -> None:
    match = scene(level=3, phase="loot", party={"mage": 6}, dungeon={"potion": 2}, tokens={"scroll-token": 1})
    assert "scroll-token > potion×1" in texts(match)
    assert "scroll-token > potion×2" not in texts(match)


def test_a_scroll_token_re_rolls() -> None:
    match = scene(level=3, party={"mage": 1}, dungeon={"goblin": 2}, tokens={"scroll-token": 1})
    do(match, "scroll-token")
    do(match, "reroll goblin")
    do(match, "reroll goblin", "chest", "potion")
    assert dungeon(match) == {"chest": 1, "potion": 1}
    assert (party(match), table(match)["graveyard"], tokens(match)) == ({"mage": 1}, 6, {})


def test_tokens_are_never_re_rolled() -> None:
    match = scene(level=3, party={"scroll": 1, "mage": 1}, dungeon={"goblin": 2}, tokens={"sword": 1})
    do(match, "scroll")
    assert texts(match) == ["reroll mage", "reroll goblin"]


def test_the_ring_empties_the_lair_without_reward() -> None:
    match = scene(level=4, phase="dragon", party={"mage": 1}, lair=4, tokens={"ring": 1})
    do(match, "use ring")
    assert (table(match)["lair"], table(match)["phase"], xp(match), tokens(match)) == (0, "regroup", 0, {})


@pytest.mark.parametrize(
    "fields",
    [
        {"phase": "monsters", "dungeon": {"goblin": 1}},
        {"phase": "loot", "dungeon": {"chest": 1}},
        {"phase": "dragon", "dungeon": {}, "lair": 3},
        {"phase": "regroup", "dungeon": {}},
    ],
)
def test_ring_elixir_and_portal_work_in_any_phase(fields: dict[str, Any]) -> None:
    match = scene(
        **{"level": 4, "lair": 2, "party": {"mage": 1}, "tokens": {"ring": 1, "elixir": 1, "portal": 1}, **fields}
    )
    assert {"use ring", "use elixir", "use portal"} <= set(texts(match))


def test_the_ring_needs_a_die_in_the_lair() -> None:
    with pytest.raises(uc.IllegalMove, match="empty already"):
        do(scene(tokens={"ring": 1}), "use ring")


def test_the_elixir_brings_a_die_back() -> None:
    match = scene(level=2, phase="regroup", party={"mage": 1}, tokens={"elixir": 1})
    do(match, "use elixir")
    do(match, "revive champion")
    assert (party(match), table(match)["graveyard"], table(match)["phase"]) == (
        {"mage": 1, "champion": 1},
        5,
        "regroup",
    )


def test_the_elixir_needs_a_die_in_the_graveyard() -> None:
    with pytest.raises(uc.IllegalMove, match="The graveyard is empty"):
        do(scene(tokens={"elixir": 1}), "use elixir")


def test_bait_turns_all_dice_of_the_level_into_dragons() -> None:
    match = scene(level=4, party={"mage": 1}, dungeon={"goblin": 1, "chest": 1, "potion": 1}, tokens={"bait": 1})
    do(match, "use bait", *NEXT)  # the dragon wakes on this level, and one mage has to flee
    assert {"chest-event-dragon-wakes", "chest-event-fled"} <= set(told(match))


def test_bait_may_leave_the_dragon_asleep() -> None:
    match = scene(level=4, party={"mage": 1}, dungeon={"goblin": 1, "chest": 1}, tokens={"bait": 1})
    do(match, "use bait")
    assert (table(match)["lair"], table(match)["phase"], dungeon(match)) == (2, "regroup", {})


def test_bait_needs_a_die_to_turn_and_the_monster_phase() -> None:
    match = scene(level=3, party={"mage": 1, "scroll": 1}, dungeon={"chest": 1}, tokens={"bait": 1})
    assert "use bait" in texts(match)  # also when only chests or potions are left
    match = scene(level=3, phase="loot", party={"mage": 1}, dungeon={"chest": 1}, tokens={"bait": 1})
    with pytest.raises(uc.IllegalMove, match="monster phase"):
        do(match, "use bait")


def test_the_portal_scores_the_level_cleared_or_not() -> None:
    match = scene(level=6, party={"mage": 1}, dungeon={"goblin": 5}, tokens={"portal": 1}, xp=2)
    do(match, "use portal", *NEXT)
    assert (xp(match), tokens(match), table(match)["players"][0]["done"]) == (8, {}, 1)


def test_scales_wait_for_the_end() -> None:
    with pytest.raises(uc.IllegalMove, match="end of the game"):
        do(scene(tokens={"scale": 2}), "use scale")


def test_serving_tokens_are_used_in_place_of_a_die() -> None:
    with pytest.raises(uc.IllegalMove, match="stands in for a party die"):
        do(scene(tokens={"sword": 1}), "use sword")


def test_a_token_must_be_held_to_be_used() -> None:
    with pytest.raises(uc.IllegalMove, match="do not have this token"):
        do(scene(), "use ring")
