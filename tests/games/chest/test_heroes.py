"""The eight heroes on both sides: skill and ultimate of each."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft as uc
from tests.games.chest.scenes import NEXT, do, dungeon, party, scene, table, texts, tokens, told, xp

MASTER = 5  # XP


def uses(match: uc.Match, companion: str) -> set[str]:
    return {text.split(" > ")[1] for text in texts(match) if text.startswith(f"{companion} > ")}


# -- skills -----------------------------------------------------------------------------------------

PAIRS = [
    ("spellsword", "warrior", "mage", "goblin", "ooze"),
    ("occultist", "cleric", "mage", "skeleton", "ooze"),
    ("crusader", "warrior", "cleric", "goblin", "skeleton"),
]


@pytest.mark.parametrize("xp_", [0, MASTER])
@pytest.mark.parametrize(("hero", "first", "second", "prey", "other_prey"), PAIRS)
def test_either_counts_as_the_other(hero: str, first: str, second: str, prey: str, other_prey: str, xp_: int) -> None:
    match = scene(hero, xp=xp_, level=4, party={first: 1, second: 1}, dungeon={prey: 2, other_prey: 2})
    assert f"{prey}×2" in uses(match, second)
    assert f"{other_prey}×2" in uses(match, first)


@pytest.mark.parametrize("xp_", [0, MASTER])
def test_a_minstrels_thief_is_a_mage_and_a_mage_opens_all_chests(xp_: int) -> None:
    match = scene("minstrel", xp=xp_, level=4, party={"thief": 1}, dungeon={"ooze": 3})
    assert "ooze×3" in uses(match, "thief")
    match = scene("minstrel", xp=xp_, level=4, phase="loot", party={"mage": 1}, dungeon={"chest": 3})
    assert "chest×3" in uses(match, "mage")


def test_a_skill_applies_to_tokens() -> None:
    match = scene("spellsword", level=4, party={}, dungeon={"ooze": 3}, tokens={"sword": 1})
    assert "ooze×3" in uses(match, "sword")


@pytest.mark.parametrize("xp_", [0, MASTER])
def test_an_enchantress_uses_scrolls_as_anybody(xp_: int) -> None:
    match = scene("enchantress", xp=xp_, level=4, party={"scroll": 1}, dungeon={"goblin": 2, "skeleton": 2})
    assert uses(match, "scroll") == {"goblin×1", "goblin×2", "skeleton×1", "skeleton×2"}
    assert "scroll" in texts(match)  # and still to re-roll
    match = scene(
        "enchantress", xp=xp_, level=4, phase="loot", party={}, dungeon={"chest": 2}, tokens={"scroll-token": 1}
    )
    assert "chest×2" in uses(match, "scroll-token")


@pytest.mark.parametrize("xp_", [0, MASTER])
def test_a_half_goblin_loots_before_the_monsters_are_beaten(xp_: int) -> None:
    level = {"goblin": 1, "chest": 1, "potion": 1}
    match = scene("half-goblin", xp=xp_, level=4, party={"thief": 2, "mage": 1}, dungeon=level)
    assert {"chest×1", "potion×1"} <= uses(match, "thief")
    do(match, "thief > chest×1", "ring")
    do(match, "mage > potion×1")
    do(match, "revive champion")
    assert (table(match)["phase"], dungeon(match)) == ("monsters", {"goblin": 1})


def test_a_commanders_warrior_beats_one_more_of_any_type() -> None:
    match = scene("mercenary", xp=MASTER, level=5, party={"warrior": 1, "mage": 1}, dungeon={"goblin": 2, "ooze": 2})
    do(match, "warrior > goblin×2")
    assert table(match)["task"] == {"kind": "strike", "left": 1}
    assert texts(match) == ["strike ooze", "enough"]
    do(match, "strike ooze")
    assert dungeon(match) == {"ooze": 1}
    assert table(match)["task"] is None


def test_the_extra_monster_is_optional_and_goes_with_the_sword_token_too() -> None:
    match = scene("mercenary", xp=MASTER, level=5, party={"mage": 1}, dungeon={"ooze": 2}, tokens={"sword": 1})
    do(match, "sword > ooze×1")
    do(match, "enough")
    assert dungeon(match) == {"ooze": 1}


def test_no_extra_monster_for_others_of_the_commanders_party() -> None:
    match = scene("mercenary", xp=MASTER, level=5, party={"champion": 1, "mage": 1}, dungeon={"goblin": 1, "ooze": 1})
    do(match, "champion > goblin×1")
    assert table(match)["task"] is None


def test_a_bards_champion_beats_one_more() -> None:
    match = scene(
        "minstrel", xp=MASTER, level=5, party={"champion": 1, "mage": 1}, dungeon={"goblin": 2, "skeleton": 2}
    )
    do(match, "champion > goblin×2")
    do(match, "strike skeleton")
    assert dungeon(match) == {"skeleton": 1}
    match = scene("minstrel", level=5, party={"champion": 1, "mage": 1}, dungeon={"goblin": 2, "skeleton": 2})
    do(match, "champion > goblin×2")
    assert table(match)["task"] is None  # a minstrel's does not


# -- ultimates --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("hero", "prey"), [("spellsword", ("goblin", "ooze")), ("crusader", ("goblin", "skeleton"))])
def test_the_hero_serves_in_person(hero: str, prey: tuple[str, str]) -> None:
    first, second = prey
    match = scene(hero, level=4, party={"thief": 1}, dungeon={first: 2, second: 2})
    do(match, "ultimate")
    assert table(match)["companions"]["hero"] == 1
    assert table(match)["exhausted"]
    assert {f"{first}×2", f"{second}×2"} <= uses(match, "hero")
    do(match, f"hero > {first}×2")
    assert table(match)["companions"]["hero"] == 0
    assert table(match)["graveyard"] == 6


def test_the_hero_stays_beyond_the_level_until_used() -> None:
    match = scene("crusader", level=3, party={"warrior": 1, "mage": 1}, dungeon={"goblin": 1}, companions={"hero": 1})
    do(match, "warrior > goblin×1")
    do(match, "descend", "goblin", "ooze", "ooze", "ooze")
    assert table(match)["companions"]["hero"] == 1


def test_a_battlemage_sweeps_the_level_and_the_lair() -> None:
    level = {"goblin": 2, "chest": 1, "potion": 1}
    match = scene("spellsword", xp=MASTER, level=5, party={"mage": 1}, dungeon=level, lair=3)
    do(match, "ultimate")
    assert (dungeon(match), table(match)["lair"], table(match)["phase"]) == ({}, 0, "regroup")
    assert (tokens(match), xp(match), table(match)["graveyard"]) == ({}, MASTER, 6)


def test_a_mercenary_strikes_up_to_two_monsters_of_any_types() -> None:
    match = scene("mercenary", level=4, party={"mage": 1}, dungeon={"goblin": 1, "skeleton": 1, "ooze": 1})
    do(match, "ultimate")
    assert texts(match) == ["strike goblin", "strike skeleton", "strike ooze"]  # one must be named
    do(match, "strike goblin")
    assert texts(match) == ["strike skeleton", "strike ooze", "enough"]
    do(match, "strike skeleton")
    assert dungeon(match) == {"ooze": 1}
    assert party(match) == {"mage": 1}


def test_a_commander_re_rolls_party_and_dungeon_but_not_the_lair() -> None:
    match = scene("mercenary", xp=MASTER, level=4, party={"thief": 1}, dungeon={"goblin": 2}, lair=1)
    do(match, "ultimate")
    assert texts(match) == ["reroll thief", "reroll goblin"]
    do(match, "reroll thief")
    do(match, "reroll goblin")
    do(match, "roll", "warrior", "chest")
    assert (party(match), dungeon(match)) == ({"warrior": 1}, {"goblin": 1, "chest": 1})


def test_a_commanders_re_roll_in_the_loot_phase_can_bring_the_monsters_back() -> None:
    match = scene("mercenary", xp=MASTER, level=4, phase="loot", party={"thief": 1}, dungeon={"chest": 2})
    do(match, "ultimate")
    do(match, "reroll chest")
    do(match, "roll", "goblin")
    assert (table(match)["phase"], dungeon(match)) == ("monsters", {"goblin": 1, "chest": 1})


def test_a_commander_re_rolls_only_the_party_in_the_dragon_phase() -> None:
    match = scene("mercenary", xp=MASTER, level=4, phase="dragon", party={"thief": 3}, lair=3)
    do(match, "ultimate")  # at least one die is re-rolled, and there are only thieves
    do(match, "reroll thief")
    do(match, "roll", "mage", "champion")
    do(match, "mage > dragon", "ring")
    assert "chest-event-dragon-beaten" in told(match)


@pytest.mark.parametrize(
    ("hero", "monster", "companion", "prey"),
    [("occultist", "skeleton", "skeleton-warrior", "goblin"), ("half-goblin", "goblin", "goblin-thief", "ooze")],
)
def test_monsters_change_sides_until_the_next_regroup(hero: str, monster: str, companion: str, prey: str) -> None:
    match = scene(hero, level=5, party={"mage": 2}, dungeon={monster: 3, prey: 1})
    assert [text for text in texts(match) if text.startswith("ultimate")] == ["ultimate×1"]
    match = scene(hero, xp=MASTER, level=5, party={"mage": 2}, dungeon={monster: 2, prey: 1})
    assert [text for text in texts(match) if text.startswith("ultimate")] == ["ultimate×1", "ultimate×2"]
    one = match.copy()
    do(one, "ultimate")  # a count of one may be left out
    assert one.steps[-1].move == "ultimate×1"
    do(match, "ultimate×2")
    assert table(match)["companions"][companion] == 2
    assert (table(match)["reserve"], table(match)["exhausted"]) == (4, True)
    do(match, f"{companion} > {prey}×1")
    assert (table(match)["phase"], table(match)["companions"][companion]) == ("regroup", 0)
    assert table(match)["reserve"] == 7


def test_a_summoned_skeleton_is_a_warrior_but_no_die() -> None:
    match = scene(
        "occultist", level=5, party={"scroll": 1, "mage": 1}, dungeon={"goblin": 3}, companions={"skeleton-warrior": 1}
    )
    assert "goblin×3" in uses(match, "skeleton-warrior")
    do(match, "scroll")
    assert texts(match) == ["reroll mage", "reroll goblin"]


def test_a_summoned_goblin_opens_all_chests_and_drinks() -> None:
    match = scene(
        "half-goblin",
        level=5,
        phase="loot",
        party={},
        dungeon={"chest": 2, "potion": 1},
        companions={"goblin-thief": 1},
    )
    assert uses(match, "goblin-thief") == {"chest×1", "chest×2", "potion×1"}


@pytest.mark.parametrize("xp_", [0, MASTER])
def test_a_knights_battle_cry_makes_dragons_of_monsters(xp_: int) -> None:
    match = scene("knight", xp=xp_, level=5, party={"mage": 1}, dungeon={"goblin": 1, "ooze": 1, "chest": 1})
    do(match, "ultimate")
    assert (dungeon(match), table(match)["lair"], table(match)["phase"]) == ({"chest": 1}, 2, "loot")


def test_a_battle_cry_may_wake_the_dragon() -> None:
    match = scene("knight", level=5, party={"mage": 1, "thief": 1, "cleric": 1}, dungeon={"goblin": 2, "ooze": 1})
    do(match, "ultimate")
    assert table(match)["phase"] == "dragon"


@pytest.mark.parametrize("xp_", [0, MASTER])
def test_a_ballad_empties_the_lair_without_reward(xp_: int) -> None:
    match = scene("minstrel", xp=xp_, level=5, phase="dragon", party={"mage": 1}, lair=4)
    do(match, "ultimate")
    assert (table(match)["lair"], table(match)["phase"], xp(match), tokens(match)) == (0, "regroup", xp_, {})


def test_divine_intervention_beats_opens_drinks_and_empties_the_lair() -> None:
    level = {"goblin": 1, "ooze": 1, "chest": 2, "potion": 1}
    owned = {"ring": 1, "scale": 1}
    match = scene("crusader", xp=MASTER, level=6, party={"mage": 4}, dungeon=level, lair=2, tokens=owned)
    assert {"pay ring", "pay scale"} <= set(texts(match))
    do(match, "pay scale", "portal", "scale")  # the paid token is back in the chest and can be drawn
    assert tokens(match) == {"ring": 1, "portal": 1, "scale": 1}
    assert table(match)["task"] == {"kind": "revive", "left": 1}
    do(match, "revive champion")
    assert party(match) == {"mage": 4, "champion": 1}
    assert (dungeon(match), table(match)["lair"], xp(match), table(match)["exhausted"]) == ({}, 0, MASTER, True)
    assert texts(match) == ["use portal", "proceed"]


def test_intervention_has_no_drinker_and_surplus_potions_go_back() -> None:
    match = scene(
        "crusader", xp=MASTER, level=6, party={"mage": 6}, dungeon={"potion": 3, "goblin": 1}, tokens={"ring": 1}
    )
    do(match, "pay ring")
    assert table(match)["task"] == {"kind": "revive", "left": 1}
    do(match, "revive thief")
    assert (party(match), dungeon(match)) == ({"mage": 6, "thief": 1}, {})


def test_intervention_needs_a_token() -> None:
    match = scene("crusader", xp=MASTER, level=6, party={"mage": 6}, dungeon={"goblin": 1})
    with pytest.raises(uc.IllegalMove, match="do not have this token"):
        do(match, "pay ring")


def test_an_enchantress_turns_a_monster_into_a_potion() -> None:
    match = scene("enchantress", level=3, party={"mage": 1}, dungeon={"goblin": 2, "ooze": 1})
    do(match, "ultimate")
    assert texts(match) == ["charm goblin", "charm ooze"]
    do(match, "charm goblin")
    assert dungeon(match) == {"goblin": 1, "ooze": 1, "potion": 1}


def test_a_beguiler_turns_up_to_two_monsters_into_one_potion() -> None:
    match = scene("enchantress", xp=MASTER, level=3, party={"mage": 1}, dungeon={"goblin": 2, "ooze": 1})
    do(match, "ultimate")
    do(match, "charm goblin")
    assert texts(match) == ["charm goblin", "charm ooze", "enough"]
    do(match, "charm ooze")
    assert dungeon(match) == {"goblin": 1, "potion": 1}
    match.undo()
    do(match, "enough")
    assert dungeon(match) == {"goblin": 1, "ooze": 1, "potion": 1}


# -- once an adventure, and only to some effect -----------------------------------------------------


def test_an_ultimate_works_once_an_adventure() -> None:
    match = scene("minstrel", level=5, party={"mage": 2}, dungeon={"goblin": 2}, lair=2, exhausted=True)
    assert "ultimate" not in texts(match)
    with pytest.raises(uc.IllegalMove, match="used up"):
        do(match, "ultimate")


IDLE: list[tuple[str, int, dict[str, Any]]] = [
    ("mercenary", 0, {"phase": "loot", "dungeon": {"chest": 1}}),
    ("occultist", 0, {"dungeon": {"goblin": 1}}),
    ("knight", 0, {"phase": "loot", "dungeon": {"chest": 1}}),
    ("minstrel", 0, {"dungeon": {"goblin": 1}}),
    ("half-goblin", 0, {"dungeon": {"ooze": 1}}),
    ("enchantress", 0, {"phase": "loot", "dungeon": {"chest": 1}}),
    ("spellsword", MASTER, {"phase": "regroup", "dungeon": {}}),
    ("crusader", MASTER, {"phase": "regroup", "dungeon": {}, "tokens": {"ring": 1}}),
]


@pytest.mark.parametrize(("hero", "xp_", "fields"), IDLE)
def test_an_ultimate_must_change_something(hero: str, xp_: int, fields: dict[str, Any]) -> None:
    match = scene(hero, **{"xp": xp_, "level": 4, "party": {"mage": 1, "thief": 1}, **fields})
    assert not [text for text in texts(match) if text.startswith(("ultimate", "pay"))]


@pytest.mark.parametrize("phase", ["monsters", "loot", "dragon"])
def test_ultimates_work_in_three_phases(phase: str) -> None:
    dice = {"monsters": {"goblin": 1}, "loot": {"chest": 1}, "dragon": {}}
    match = scene("spellsword", level=4, phase=phase, party={"mage": 1}, dungeon=dice[phase], lair=3)
    assert "ultimate" in texts(match)


# -- mastery ----------------------------------------------------------------------------------------


def test_five_points_turn_the_card_at_once_also_in_mid_adventure() -> None:
    match = scene("mercenary", xp=4, level=4, phase="dragon", party={"warrior": 1, "mage": 1, "thief": 1, "cleric": 1})
    do(match, "mage > dragon")
    do(match, "thief > dragon")
    do(match, "cleric > dragon", "ring")
    assert table(match)["players"][0] | {"tokens": {}} == {
        "hero": "mercenary", "side": "master", "title": "commander", "xp": 5, "tokens": {}, "done": 0, "score": 6,
    }  # fmt: skip
    do(match, "descend", "goblin", "goblin", "goblin", "ooze", "ooze")
    do(match, "warrior > goblin×3")
    assert texts(match) == ["strike ooze", "enough"]  # the new skill works


def test_the_new_ultimate_waits_if_the_old_one_was_used() -> None:
    fields: dict[str, Any] = {"xp": 4, "level": 4, "phase": "dragon", "party": {"warrior": 2, "mage": 1, "thief": 2}}
    for exhausted in (True, False):
        match = scene("spellsword", exhausted=exhausted, **fields)
        do(match, "mage > dragon")
        do(match, "thief > dragon", "ring")
        do(match, "descend", *["goblin"] * 5)
        assert table(match)["players"][0]["title"] == "battlemage"
        assert ("ultimate" in texts(match)) is not exhausted


def test_companions_of_the_old_ultimate_stay() -> None:
    match = scene(
        "spellsword",
        xp=4,
        level=4,
        phase="dragon",
        party={"warrior": 2, "cleric": 1, "thief": 1},
        companions={"hero": 1},
    )
    do(match, "cleric > dragon")
    do(match, "thief > dragon")
    do(match, "warrior > dragon", "ring")
    assert table(match)["players"][0]["side"] == "master"
    assert table(match)["companions"]["hero"] == 1


def test_experience_is_not_spent() -> None:
    match = scene("knight", xp=4, level=2, phase="regroup", party={"mage": 1})
    do(match, "rest", *NEXT)
    assert xp(match) == 6
    assert table(match)["players"][0]["title"] == "dragon-slayer"


# -- temporary companions are no dice ---------------------------------------------------------------


def test_bait_does_not_touch_summoned_companions() -> None:
    raised = {"skeleton-warrior": 2}
    match = scene("occultist", xp=MASTER, level=5, dungeon={"goblin": 1}, tokens={"bait": 1}, companions=raised)
    do(match, "use bait")
    assert (table(match)["lair"], table(match)["companions"]["skeleton-warrior"]) == (1, 2)


def test_summoned_companions_fight_the_dragon_and_leave() -> None:
    match = scene(
        "half-goblin", level=5, phase="dragon", party={"mage": 1, "cleric": 1}, companions={"goblin-thief": 1}
    )
    do(match, "goblin-thief > dragon", "ring")
    assert "chest-event-dragon-beaten" in told(match)
    assert table(match)["graveyard"] == 7
