"""Phase 3, dragon: three dice wake it, three different companions beat it."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft as uc
from tests.games.chest.scenes import NEXT, do, party, scene, table, texts, tokens, told, xp


def lair(hero: str | None = None, **fields: Any) -> uc.Match:
    return scene(hero, **{"level": 4, "phase": "dragon", "lair": 3, **fields})


def test_two_dice_do_not_wake_the_dragon() -> None:
    match = scene(level=2, party={"warrior": 2}, dungeon={"goblin": 1}, lair=2)
    do(match, "warrior > goblin×1")
    assert (table(match)["phase"], table(match)["lair"]) == ("regroup", 2)
    assert not table(match)["awake"]


def test_the_view_says_that_the_dragon_is_awake() -> None:
    assert table(lair(party={"warrior": 1, "mage": 2, "champion": 1, "thief": 1}))["awake"]


def test_three_different_companions_beat_the_dragon_for_a_token_and_experience() -> None:
    match = lair(party={"warrior": 1, "mage": 2, "champion": 1, "thief": 1})
    do(match, "mage > dragon")
    assert table(match)["task"] == {"kind": "dragon", "picked": {"mage": 1}, "needed": 3}
    assert texts(match) == ["warrior > dragon", "thief > dragon", "champion > dragon"]
    assert party(match)["mage"] == 2  # nobody is spent before the band is complete
    do(match, "thief > dragon")
    do(match, "warrior > dragon", "portal")
    assert party(match) == {"mage": 1, "champion": 1}
    assert (xp(match), tokens(match)) == (1, {"portal": 1})
    assert (table(match)["lair"], table(match)["phase"], table(match)["graveyard"]) == (0, "regroup", 5)


def test_companions_without_an_alternative_are_sent_automatically() -> None:
    match = lair(party={"warrior": 1, "mage": 1, "champion": 1})
    do(match, "champion > dragon", "ring")
    assert party(match) == {}
    assert "chest-event-dragon-beaten" in told(match)


def test_two_of_a_type_do_not_count_twice() -> None:
    match = lair(party={"warrior": 3, "mage": 3}, tokens={"portal": 1})
    assert texts(match) == ["use portal", "flee"]
    with pytest.raises(uc.IllegalMove, match="3 different companions"):
        do(match, "warrior > dragon")


def test_a_scroll_does_not_fight_the_dragon() -> None:
    assert texts(lair(party={"warrior": 1, "mage": 1, "scroll": 1}, tokens={"portal": 1})) == ["use portal", "flee"]


def test_the_reward_does_not_depend_on_the_number_of_dice() -> None:
    match = lair(party={"warrior": 1, "mage": 1, "champion": 1}, lair=6)
    do(match, "mage > dragon", "ring")
    assert (xp(match), tokens(match)) == (1, {"ring": 1})


def test_tokens_serve_against_the_dragon_and_can_be_drawn_again() -> None:
    match = lair(party={"mage": 1}, tokens={"sword": 1, "tools": 1})
    do(match, "mage > dragon", "sword")
    assert tokens(match) == {"sword": 1}
    assert table(match)["supply"]["tools"] == 3


def test_fleeing_loses_only_the_levels_experience() -> None:
    match = lair(party={"warrior": 1, "mage": 1, "thief": 1}, xp=3, tokens={"scale": 2})
    do(match, "flee", *NEXT)
    assert (xp(match), tokens(match)) == (3, {"scale": 2})


def test_nobody_rests_while_the_dragon_is_awake() -> None:
    with pytest.raises(uc.IllegalMove, match="dragon is awake"):
        do(lair(party={"warrior": 1, "mage": 1, "thief": 1}), "rest")


def test_a_companion_sent_can_be_taken_back() -> None:
    match = lair(party={"warrior": 1, "mage": 1, "thief": 1, "cleric": 1})
    do(match, "mage > dragon")
    match.undo()
    assert table(match)["task"] is None
    assert "flee" in texts(match)


@pytest.mark.parametrize(
    ("hero", "either"),
    [
        ("spellsword", ("warrior", "mage")),
        ("occultist", ("cleric", "mage")),
        ("minstrel", ("thief", "mage")),
        ("crusader", ("warrior", "cleric")),
    ],
)
def test_two_of_a_pair_stand_as_both_but_never_three(hero: str, either: tuple[str, str]) -> None:
    first, second = either
    match = lair(hero, party={first: 2, "champion": 1}, exhausted=True)
    do(match, "champion > dragon", "ring")
    assert party(match) == {}
    assert not any("dragon" in text for text in texts(lair(hero, party={first: 2, second: 2}, tokens={"portal": 1})))


def test_a_dragon_slayer_needs_two() -> None:
    match = lair("knight", xp=5, party={"mage": 1, "thief": 1})
    do(match, "mage > dragon", "ring")
    assert xp(match) == 6
    assert "mage > dragon" not in texts(lair("knight", xp=4, party={"mage": 1, "thief": 1}, tokens={"portal": 1}))


def test_an_enchantress_sends_scrolls_as_anybody() -> None:
    match = lair("enchantress", party={"scroll": 2, "mage": 1})
    do(match, "scroll > dragon", "ring")
    assert party(match) == {}
