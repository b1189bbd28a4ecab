"""Whose card, whose quest, which place: what must not spill over to somebody or something else."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft as uc
from tests.games.serpent.scenes import (
    BONEWALK,
    GATE,
    ROUND_THE_GATE,
    hero,
    open_quests,
    pieces,
    play,
    prompt,
    scene,
    starts_with,
    texts,
)

PIT = [GATE, {"place": "pit-of-offerings", "x": 1}]


# -- the inventory serves its owner alone -------------------------------------------------------------------


def test_battle_a_rivals_boons_and_armour_are_no_help() -> None:
    match = scene(
        {"hero": "nord", "hand": ["snakeman"]},
        {"hero": "roderick", "peril": 8},
        phase="villainy",
        pieces=[{"card": "battle-trance", "seat": 0}, {"card": "plate-of-gwildor", "seat": 0}],
    )
    play(match, 0, "send snakeman > 1 melee", 3, 2)  # 8 against 8, not 9
    assert hero(match, 1)["health"] == 18 and "snakeman.2 to hand" in texts(match, 0)
    match = scene(
        {"hero": "nord", "hand": ["snakeman"]},
        {"hero": "roderick", "peril": 8},
        phase="villainy",
        pieces=[{"card": "plate-of-gwildor", "seat": 0}],
    )
    play(match, 0, "send snakeman > 1 melee", 6, 1)
    assert hero(match, 1)["health"] == 16 and not pieces(match, card="plate-of-gwildor")[0]["used"]


def test_minions_a_rivals_minion_does_not_counter() -> None:
    match = scene(
        {"hero": "nord", "hand": ["snakeman"]},
        {"hero": "roderick", "peril": 8},
        {"hero": "bel"},
        phase="villainy",
        pieces=[{"card": "corrupt-knight", "seat": 2, "zone": "minion"}],
    )
    play(match, 0, "send snakeman > 1 melee", 6, 1)
    assert hero(match, 1)["health"] == 16 and prompt(match, 0) == "settle"


def test_modifiers_a_rivals_ring_rolls_nothing_again() -> None:
    match = scene(
        {"hero": "elendus", "place": "gloomy-bonewalk", "glory": 5, "actions": 3},
        {"hero": "bel"},
        map=BONEWALK,
        pieces=[{"card": "ouroboros-ring", "seat": 1}],
    )
    play(match, 0, "go temple-gate", 1)
    assert prompt(match, 0) == "heroic" and hero(match, 0)["actions"] == 1


def test_curses_a_blessing_goes_on_a_monster_of_ones_own() -> None:
    match = scene(
        {"hero": "nord", "hand": ["nakaris-kiss"]},
        {"hero": "bel", "peril": 9},
        phase="villainy",
        pieces=[{"card": "choker-spawn", "seat": 0}, {"card": "spitter-spawn", "seat": 1}],
    )
    assert starts_with(match, 0, "bless") == ["bless choker-spawn.0 with nakaris-kiss by 1"]


def test_once_a_turn_one_card_used_leaves_the_other() -> None:
    match = scene(
        {"hero": "bel", "glory": 5, "peril": 2, "place": "gloomy-bonewalk"},
        {"hero": "nord"},
        map=BONEWALK,
        pieces=[{"card": "delvers-sense", "seat": 0}, {"card": "distraction", "seat": 0}],
    )
    play(match, 0, "use distraction on 1")
    assert "use distraction on 1" not in texts(match, 0) and "use delvers-sense at east" in texts(match, 0)


# -- quests -------------------------------------------------------------------------------------------------


def test_quests_neither_a_rivals_nor_a_finished_one_can_be_tried() -> None:
    for quest in ({"seat": 1}, {"seat": 0, "is_done": True}):
        match = scene(
            {"hero": "bel", "place": "altar-of-fangs", "glory": 30},
            {"hero": "nord"},
            map=[GATE, {"place": "altar-of-fangs", "y": -1}],
            quests=[{"quest": "heartstone", **quest}],
        )
        assert not starts_with(match, 0, "try")


def test_attachments_an_oath_is_not_sworn_on_a_finished_quest() -> None:
    match = scene(
        {"hero": "bel", "glory": 9, "hand": ["sworn-oath"]},
        {"hero": "nord"},
        quests=[{"quest": "heartstone", "seat": 0, "is_done": True}],
    )
    assert not starts_with(match, 0, "vow")


def test_sacrifice_lair_monsters_are_worth_nothing() -> None:
    match = scene(
        {"hero": "bel", "place": "pit-of-offerings"},
        {"hero": "nord"},
        map=PIT,
        quests=[{"quest": "renunciation", "seat": 0}],
        pieces=[{"card": "snakeman", "seat": 0}, {"card": "corrupt-knight", "seat": 0}],
    )
    assert not starts_with(match, 0, "try")


@pytest.mark.parametrize("quest", [{"seat": 0}, {"token": "knights-prison"}])
def test_escort_only_a_shared_one_that_is_taken_up_is_replaced(quest: dict[str, Any]) -> None:
    match = scene(
        {"hero": "roderick", "glory": 18, "place": "knights-prison"},
        {"hero": "tainin"},
        map=[GATE, {"place": "knights-prison", "y": -1}],
        quests=[{"quest": "captive-knight", **quest}],
    )
    if "token" in quest:
        play(match, 0, "take captive-knight.0")
    else:
        play(match, 0, "take captive-knight.0 with melee", 6)
    assert [(quest["quest"], quest["seat"]) for quest in open_quests(match)] == [("captive-knight", 0)]


def test_starting_a_battle_an_escort_not_yet_begun_cannot_be_taken_away() -> None:
    match = scene(
        {"hero": "roderick"}, {"hero": "bel"}, map=ROUND_THE_GATE, quests=[{"quest": "captive-knight", "seat": 1}]
    )
    play(match, 0, "attack 1 melee", 6, 1)
    assert hero(match, 1)["health"] == 17 and prompt(match, 0) == "heroic"


def test_elimination_another_heros_token_stays_with_it() -> None:
    match = scene(
        {"hero": "nord", "hand": ["snakeman"]},
        {"hero": "roderick", "peril": 8, "health": 1},
        {"hero": "bel"},
        phase="villainy",
        quests=[{"quest": "captive-knight", "seat": 2, "is_carried": True}],
    )
    play(match, 0, "send snakeman > 1 melee", 6, 1)
    assert hero(match, 1)["is_out"]
    assert [(quest["seat"], quest["is_carried"]) for quest in open_quests(match)] == [(2, True)]


def test_search_a_slick_stone_spoils_one_roll_and_no_more() -> None:
    match = scene(
        {"hero": "roderick", "place": "pit-of-offerings", "peril": 2, "glory": 18, "actions": 2},
        {"hero": "nord", "hand": ["slick-stone"]},
        map=[*PIT, {"place": "venom-spring", "x": 2}],
        quests=[{"quest": "buried-satchel", "seat": 0}],
        options={"combined": True},
    )
    play(match, 0, "search buried-satchel.0")
    play(match, 1, "curse 0 with slick-stone", 6)  # 6 + 1 - 2 against 6
    assert "search buried-satchel.0" in texts(match, 0)
    play(match, 0, "search buried-satchel.0", 5)  # 5 + 1: the stone is gone
    assert "try buried-satchel.0" in texts(match, 0)


# -- movement -----------------------------------------------------------------------------------------------


def test_traps_one_laid_elsewhere_does_not_spring() -> None:
    match = scene(
        {"hero": "bel", "glory": 0},
        {"hero": "nord"},
        map=ROUND_THE_GATE,
        pieces=[{"card": "acid-stream", "seat": 1, "place": "crossroads"}],
    )
    play(match, 0, "go dripping-fork")
    assert (hero(match, 0)["glory"], hero(match, 0)["health"]) == (1, 18) and pieces(match, card="acid-stream")


@pytest.mark.parametrize(("die", "left"), [(3, 1), (2, 0)])
def test_blocked_exits_a_gate_that_dropped_asks_its_own_test(die: int, left: int) -> None:
    match = scene(
        {"hero": "roderick", "actions": 4, "glory": 0, "hand": ["belt-pouch"]},
        {"hero": "nord"},
        map=BONEWALK,
        pieces=[{"card": "dropgate", "seat": 1, "place": "gloomy-bonewalk"}],
    )
    play(match, 0, "go gloomy-bonewalk", 2, 1)  # the spikes are passed, the gate falls: an action is lost
    assert hero(match, 0)["actions"] == 2
    play(match, 0, "go temple-gate", die)  # speed 5 against 8, not magic 9
    assert (hero(match, 0)["place"], hero(match, 0)["actions"]) == ("temple-gate", left)


def test_delvers_sense_an_exit_that_counts_as_open_asks_no_test() -> None:
    match = scene(
        {"hero": "roderick", "glory": 1, "place": "gloomy-bonewalk", "actions": 2},
        {"hero": "nord"},
        map=BONEWALK,
        pieces=[{"card": "delvers-sense", "seat": 0}],
    )
    play(match, 0, "use delvers-sense at east")
    match.play(0, "go temple-gate", uc.Chosen([]))
    assert hero(match, 0)["place"] == "temple-gate"


def test_warps_from_gloom_to_gloom_only_out_of_a_gloomy_tunnel() -> None:
    names = ("temple-gate", "snake-crawl", "crossroads", "gloomy-gut")
    row = [{"place": name, "y": -steps} for steps, name in enumerate(names)]
    match = scene(
        {"hero": "bel", "glory": 3, "hand": ["step-through-gloom"]}, {"hero": "nord"}, map=[*row, BONEWALK[1]]
    )
    assert "play step-through-gloom at gloomy-gut" not in texts(match, 0)


def test_far_shot_costs_an_action() -> None:
    match = scene(
        {"hero": "elendus", "actions": 0, "glory": 3, "health": 9, "place": "dripping-fork"},
        {"hero": "nord"},
        map=ROUND_THE_GATE,
    )
    assert texts(match, 0) == ["done", "use dripping-fork"]


def test_falling_who_fails_the_test_to_rise_stays_down() -> None:
    lying = {"hero": "bel", "fallen": True, "rise": 8, "actions": 2, "glory": 5, "hand": ["blade-of-ilbor"]}
    match = scene(lying, {"hero": "nord"}, map=ROUND_THE_GATE)
    play(match, 0, "stand", 5)  # melee 1 + 5 against 8
    assert hero(match, 0)["fallen"] and hero(match, 0)["actions"] == 1
    match = scene({**lying, "hero": "roderick"}, {"hero": "nord"}, map=ROUND_THE_GATE)
    play(match, 0, "stand", 2)
    assert not hero(match, 0)["fallen"] and hero(match, 0)["rise"] == 0


# -- variants -----------------------------------------------------------------------------------------------


def spikes(options: dict[str, Any], actions: int) -> uc.Match:
    match = scene(
        {"hero": "bel", "actions": actions, "glory": 0, "hand": ["belt-pouch"]},
        {"hero": "nord"},
        map=BONEWALK,
        options=options,
    )
    match.play(0, "go gloomy-bonewalk", uc.Chosen([] if options and actions > 1 else ["1"]))
    return match


def test_dodging_spikes_is_asked_in_the_variant_with_an_action_left() -> None:
    assert texts(spikes({"dodging_spikes": True}, 2), 0) == ["risk", "dodge"]
    assert hero(spikes({}, 2), 0)["health"] == 17
    assert hero(spikes({"dodging_spikes": True}, 1), 0)["health"] == 17


def test_dodging_spikes_who_risks_them_is_tested() -> None:
    match = spikes({"dodging_spikes": True}, 2)
    play(match, 0, "risk", 1)
    assert hero(match, 0)["health"] == 17 and hero(match, 0)["actions"] == 1


def test_limited_movement_only_a_standing_hero_lies_down() -> None:
    options = {"limited_movement": True}
    match = scene({"hero": "bel", "actions": 0}, {"hero": "nord"}, map=ROUND_THE_GATE, options=options)
    assert "lie" in texts(match, 0)
    lying = {"hero": "bel", "actions": 0, "fallen": True, "glory": 9, "hand": ["belt-pouch"]}
    match = scene(lying, {"hero": "nord"}, map=ROUND_THE_GATE, options=options)
    assert texts(match, 0) == ["done", "play belt-pouch"]


def test_impartial_placement_an_escort_under_way_passes_no_card_on() -> None:
    for carried, layer in ((False, 1), (True, 0)):
        match = scene(
            {"hero": "nord"},
            {"hero": "bel"},
            map=[GATE],
            quests=[{"quest": "basilisk-egg", "seat": 0, "is_carried": carried}],
            options={"impartial_placement": True},
        )
        play(match, 0, "explore", "brood-hall")
        assert match.turn == (layer,)
