"""Options of a table: heroes, no heroes, who begins, and the two rule options."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft as uc
from tests.games.chest.scenes import do, dungeon, scene, table, texts, told


def heroes(match: uc.Match) -> list[str | None]:
    return [player["hero"] for player in table(match)["players"]]


def test_random_heroes_are_distinct() -> None:
    for seed in range(30):
        assert len(set(heroes(uc.deal("chest", seats=4, seed=seed)))) == 4


def test_mirror_gives_everybody_the_same_hero() -> None:
    found = {tuple(heroes(uc.deal("chest", seats=3, seed=seed, heroes="mirror"))) for seed in range(30)}
    assert all(len(set(row)) == 1 for row in found)
    assert len(found) > 3


def test_heroes_can_be_chosen() -> None:
    assert heroes(uc.deal("chest", seats=2, seed=1, heroes=["knight", "minstrel"])) == ["knight", "minstrel"]


def test_without_heroes_there_is_no_skill_and_no_ultimate() -> None:
    match = uc.deal("chest", seats=2, seed=1, heroless=True)
    assert heroes(match) == [None, None]
    match = scene(level=3, party={"scroll": 1, "mage": 1}, dungeon={"goblin": 2, "skeleton": 1}, xp=9)
    assert not any(text.startswith("ultimate") for text in texts(match))
    with pytest.raises(uc.IllegalMove, match="no heroes"):
        do(match, "ultimate")


def test_first_names_the_first_adventurer() -> None:
    for seed in range(10):
        assert uc.deal("chest", seats=3, seed=seed, first=2).turn == (2,)


def test_scrolls_anywhere_in_the_loot_phase_can_bring_monsters_back() -> None:
    options = {"scrolls_anywhere": True}
    match = scene(options=options, level=3, phase="loot", party={"scroll": 1, "mage": 1}, dungeon={"chest": 2})
    do(match, "scroll")
    do(match, "reroll chest")
    do(match, "roll", "goblin")
    assert (table(match)["phase"], dungeon(match)) == ("monsters", {"goblin": 1, "chest": 1})


def test_scrolls_anywhere_re_rolls_the_party_in_the_dragon_phase() -> None:
    options = {"scrolls_anywhere": True}
    match = scene(options=options, level=4, phase="dragon", party={"scroll": 1, "mage": 2, "thief": 1}, lair=3)
    do(match, "scroll")
    assert texts(match) == ["reroll mage", "reroll thief"]
    do(match, "reroll mage")
    do(match, "roll", "champion")
    do(match, "thief > dragon", "ring")
    assert "chest-event-dragon-beaten" in told(match)


@pytest.mark.parametrize("phase", ["loot", "dragon"])
def test_by_default_scrolls_are_read_in_the_monster_phase_only(phase: str) -> None:
    scenes: dict[str, dict[str, Any]] = {"loot": {"dungeon": {"chest": 2}}, "dragon": {"lair": 3}}
    match = scene(level=4, phase=phase, party={"scroll": 1, "mage": 2}, tokens={"portal": 1}, **scenes[phase])
    with pytest.raises(uc.IllegalMove, match="monster phase"):
        do(match, "scroll")


def test_bait_for_monsters_only_leaves_chests_and_potions() -> None:
    level = {"goblin": 1, "ooze": 1, "chest": 1}
    match = scene(options={"bait_monsters_only": True}, level=4, party={"mage": 1}, dungeon=level, tokens={"bait": 1})
    do(match, "use bait")
    assert (table(match)["lair"], dungeon(match), table(match)["phase"]) == (2, {"chest": 1}, "loot")


def test_bait_for_monsters_only_needs_a_monster() -> None:
    options = {"bait_monsters_only": True}
    match = scene(options=options, level=4, party={"scroll": 1}, dungeon={"chest": 1}, tokens={"bait": 1})
    with pytest.raises(uc.IllegalMove, match="nothing for the bait"):
        do(match, "use bait")


BAD = [
    ({"heroless": True, "heroes": "mirror"}, "'heroless' and 'heroes' contradict"),
    ({"heroless": True, "heroes": ["knight", "minstrel"]}, "'heroless' and 'heroes' contradict"),
    ({"heroes": ["knight"]}, r"one hero per seat is needed \(2\), not 1"),
    ({"heroes": ["knight", "knight"]}, "names a hero twice"),
    ({"heroes": ["knight", "wizard"]}, "no hero 'wizard'"),
    ({"heroes": "best"}, "option 'heroes' = 'best'"),
    ({"heroes": "knight"}, "option 'heroes' = 'knight': expected one of random, mirror, or a list of names"),
    ({"first": 2}, "'first' = 2"),
    ({"first": -1}, "'first' = -1"),
    ({"heroless": "yes"}, "option 'heroless' = 'yes'"),
    ({"scroll_anywhere": True}, "unknown option 'scroll_anywhere'"),
]


@pytest.mark.parametrize(("options", "reason"), BAD)
def test_bad_options_are_refused_by_name(options: dict[str, Any], reason: str) -> None:
    with pytest.raises(uc.BadOption, match=reason):
        uc.deal("chest", seats=2, seed=1, **options)


@pytest.mark.parametrize("seats", [0, 5, -1, True, 2.0, "2"])
def test_chest_is_for_one_to_four_seats(seats: Any) -> None:
    with pytest.raises(uc.BadOption, match="1 to 4 seats"):
        uc.deal("chest", seats=seats, seed=1)


def test_options_go_into_the_record_and_come_back() -> None:
    match = uc.deal("chest", seats=2, seed=1, heroes=["knight", "minstrel"], first=1)
    match.play(1, match.moves(1)[0])
    again = uc.replay(match.record.dumps())
    assert again.record == match.record
    assert heroes(again) == ["knight", "minstrel"]
