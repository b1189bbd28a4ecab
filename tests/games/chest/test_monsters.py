"""Phase 1, monsters: who beats whom, scrolls, fleeing."""

from __future__ import annotations

import pytest

import undercroft as uc
from tests.games.chest.scenes import NEXT, do, dungeon, party, scene, table, texts, told, xp

LEVEL = {"goblin": 2, "skeleton": 2, "ooze": 2}
MASTERS = {"warrior": "goblin", "cleric": "skeleton", "mage": "ooze"}


def fights(match: uc.Match, companion: str) -> dict[str, int]:
    """Returns how many of each monster a companion may beat at most."""
    most: dict[str, int] = {}
    for move in match.moves(0):
        if move.verb == "fight" and move.args["companion"] == companion:
            most[str(move.args["monster"])] = max(most.get(str(move.args["monster"]), 0), int(move.args["count"]))
    return most


@pytest.mark.parametrize("companion", MASTERS)
def test_a_companion_beats_any_number_of_its_own_type_or_one_other(companion: str) -> None:
    match = scene(level=6, party={companion: 1}, dungeon=LEVEL)
    assert fights(match, companion) == {m: 2 if MASTERS[companion] == m else 1 for m in LEVEL}


def test_a_thief_beats_any_one_monster() -> None:
    assert fights(scene(level=6, party={"thief": 1}, dungeon=LEVEL), "thief") == dict.fromkeys(LEVEL, 1)


def test_a_champion_beats_any_number_of_one_type() -> None:
    assert fights(scene(level=6, party={"champion": 1}, dungeon=LEVEL), "champion") == dict.fromkeys(LEVEL, 2)


def test_some_monsters_may_be_left_standing() -> None:
    match = scene(level=3, party={"warrior": 1, "mage": 1}, dungeon={"goblin": 3})
    do(match, "warrior > goblin×2")
    assert dungeon(match) == {"goblin": 1}
    assert (party(match), table(match)["graveyard"]) == ({"mage": 1}, 6)


def test_a_scroll_is_no_fighter() -> None:
    match = scene(level=2, party={"scroll": 1, "mage": 1}, dungeon={"goblin": 2})
    assert fights(match, "scroll") == {}
    with pytest.raises(uc.IllegalMove, match="not a companion"):
        do(match, "scroll > goblin×1")


def test_a_scroll_re_rolls_any_mix_of_dice_but_the_lair() -> None:
    match = scene(level=4, party={"scroll": 1, "thief": 2}, dungeon={"goblin": 1, "chest": 1, "potion": 1}, lair=1)
    do(match, "scroll")
    assert (party(match), table(match)["graveyard"]) == ({"thief": 2}, 5)
    assert texts(match) == ["reroll thief", "reroll goblin", "reroll chest", "reroll potion"]
    for move in ("reroll thief", "reroll goblin", "reroll chest"):
        do(match, move)
    assert table(match)["task"] == {"kind": "reroll", "picked": {"thief": 1, "goblin": 1, "chest": 1}}
    do(match, "roll", "mage", "dragon", "ooze")
    assert party(match) == {"mage": 1, "thief": 1}
    assert dungeon(match) == {"ooze": 1, "potion": 1}
    assert table(match)["lair"] == 2


def test_a_re_roll_takes_at_least_one_die() -> None:
    match = scene(level=2, party={"scroll": 1, "mage": 1}, dungeon={"goblin": 2})
    do(match, "scroll")
    with pytest.raises(uc.IllegalMove, match="at least one die"):
        do(match, "roll")


def test_the_only_die_is_rolled_without_asking() -> None:
    match = scene(level=2, party={"scroll": 1}, dungeon={"goblin": 1})
    do(match, "scroll", "chest")  # nobody is left to open it
    assert table(match)["phase"] == "regroup"


def test_a_scroll_needs_a_die_to_re_roll() -> None:
    match = scene(level=1, party={"scroll": 1}, dungeon={}, tokens={"portal": 1}, lair=1)
    assert texts(match) == ["use portal", "proceed"]


def test_scrolls_are_read_in_the_monster_phase_also_after_the_last_monster() -> None:
    match = scene(level=2, party={"scroll": 1, "warrior": 1}, dungeon={"goblin": 1, "chest": 1})
    do(match, "warrior > goblin×1")
    assert texts(match) == ["scroll", "proceed"]
    do(match, "proceed")
    assert table(match)["phase"] == "regroup"  # a scroll opens no chest


def test_monsters_must_be_beaten_or_fled_from() -> None:
    match = scene(level=3, party={"warrior": 1, "mage": 1}, dungeon={"goblin": 2, "ooze": 1}, xp=2)
    with pytest.raises(uc.IllegalMove, match="still stand"):
        do(match, "proceed")
    do(match, "flee", *NEXT)
    assert xp(match) == 2
    assert table(match)["players"][0]["done"] == 1


def test_fleeing_is_allowed_even_if_the_level_can_be_won() -> None:
    assert "flee" in texts(scene(level=1, party={"champion": 7}, dungeon={"goblin": 1}))


def test_fleeing_is_offered_only_from_danger() -> None:
    match = scene(level=2, phase="loot", party={"thief": 1}, dungeon={"chest": 1})
    with pytest.raises(uc.IllegalMove, match="nothing to flee from"):
        do(match, "flee")


def test_an_adventurer_without_an_alternative_flees_automatically() -> None:
    match = scene(level=2, party={"thief": 1}, dungeon={"goblin": 1, "ooze": 1})
    do(match, "thief > ooze×1", *NEXT)
    assert "chest-event-fled" in told(match)
    assert table(match)["players"][0]["done"] == 1


def test_the_player_ends_the_monster_phase() -> None:
    match = scene(level=2, party={"warrior": 1, "mage": 1}, dungeon={"goblin": 1, "potion": 1}, tokens={"bait": 1})
    do(match, "warrior > goblin×1")
    assert table(match)["phase"] == "monsters"
    assert texts(match) == ["use bait", "proceed"]


def test_chests_and_potions_wait_for_the_loot_phase() -> None:
    match = scene(level=2, party={"thief": 2}, dungeon={"goblin": 1, "chest": 1})
    with pytest.raises(uc.IllegalMove, match="come after the monster phase"):
        do(match, "thief > chest×1")


def test_a_fight_shows_nothing_and_can_be_taken_back() -> None:
    match = scene(level=2, party={"warrior": 2}, dungeon={"goblin": 1, "ooze": 1})
    before = match.save()
    do(match, "warrior > goblin×1")
    match.undo(0)
    assert match.save() == before
