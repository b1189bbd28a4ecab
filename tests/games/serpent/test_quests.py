"""Quests by category, levels and the end."""

from __future__ import annotations

from typing import Any

import undercroft as uc
from tests.games.serpent.scenes import has_fallen, hero, open_quests, pieces, play, prompt, scene, table, texts

GATE = {"place": "temple-gate"}


def at(place: str, name: str, hero_data: dict[str, Any], **more: Any) -> uc.Match:
    """Seat 0 stands at a location north of the entrance, with a personal quest."""
    quest_data = {"quest": name, "seat": 0, **more.pop("quest", {})}
    return scene(
        {"place": place, **hero_data},
        {"hero": "tainin"},
        map=[GATE, {"place": place, "y": -1}],
        quests=[quest_data],
        **more,
    )


def test_first_try_is_free_later_ones_cost_an_action() -> None:
    match = at("armoury-of-ilbor", "crown-of-ilbor", {"hero": "roderick", "glory": 34})
    actions = hero(match, 0)["actions"]
    play(match, 0, "try crown-of-ilbor.0 with melee", 1)
    assert hero(match, 0)["actions"] == actions and hero(match, 0)["health"] == 17 and hero(match, 0)["glory"] == 20
    play(match, 0, "try crown-of-ilbor.0 with melee", 6)
    assert hero(match, 0)["actions"] == actions - 1
    assert table(match)["quests"][0]["steps"] == 1


def test_completing_gives_reward_and_level_and_ends_the_heroic_phase() -> None:
    match = at(
        "armoury-of-ilbor", "crown-of-ilbor", {"hero": "roderick", "glory": 14, "health": 10}, quest={"steps": 1}
    )
    play(match, 0, "try crown-of-ilbor.0 with melee", 6)
    assert (hero(match, 0)["level"], hero(match, 0)["quests"], hero(match, 0)["health"]) == (8, 1, 13)
    assert hero(match, 0)["values"]["melee"] == 8  # the crown is kept
    assert prompt(match, 0) != "heroic"


def test_three_quests_win() -> None:
    match = at("altar-of-fangs", "heartstone", {"hero": "roderick", "glory": 26, "quests": 2})
    play(match, 0, "try heartstone.0")
    assert match.result is not None and match.result.winners == (0,)


def test_influence_works_while_it_lies_open() -> None:
    match = scene({"hero": "nord"}, {"hero": "bel", "peril": 0}, quests=[{"quest": "tolling-bell"}], tokens=5)
    play(match, 0, "done")
    assert match.turn == (1,)
    assert hero(match, 1)["peril"] == 1


def test_sacrifice_takes_the_whole_price() -> None:
    prepared = [
        {"card": name, "seat": 0} for name in ("plate-of-gwildor", "battle-trance", "belt-pouch", "blade-of-ilbor")
    ]
    match = at("pit-of-offerings", "renunciation", {"hero": "roderick", "health": 9}, pieces=prepared)
    play(match, 0, "try renunciation.0")
    play(match, 0, "offer battle-trance.1")
    play(match, 0, "offer blade-of-ilbor.3")
    play(match, 0, "offer plate-of-gwildor.0")
    assert hero(match, 0)["health"] == 9 - 3 + 2
    assert hero(match, 0)["quests"] == 1
    assert [piece["card"] for piece in pieces(match)] == ["belt-pouch"]


def test_sacrifice_is_not_offered_to_a_hero_it_would_fell() -> None:
    prepared = [{"card": name, "seat": 0} for name in ("plate-of-gwildor", "battle-trance")]
    match = at("pit-of-offerings", "renunciation", {"hero": "roderick", "health": 3}, pieces=prepared)
    assert "try renunciation.0" not in texts(match, 0)


def test_hunt_left_neighbour_chooses_the_form_and_wounds_stay() -> None:
    match = at("brood-hall", "mother-of-broods", {"hero": "nord"})
    play(match, 0, "try mother-of-broods.0")
    assert match.turn == (1,) and texts(match, 1) == ["form melee", "form speed"]
    play(match, 1, "form melee", 1, 6)
    assert table(match)["quests"][0]["wounds"] == 1
    assert prompt(match, 0) == "challenge"
    play(match, 0, "challenge mother-of-broods.0 melee", 6, 1)
    assert table(match)["quests"][0]["wounds"] == 2
    assert hero(match, 0)["glory"] == 1  # hunts pay nothing


def test_the_felling_blow_completes_a_hunt() -> None:
    match = at("brood-hall", "mother-of-broods", {"hero": "roderick", "health": 9}, quest={"wounds": 6})
    play(match, 0, "try mother-of-broods.0")
    play(match, 1, "form melee", 1, 6)
    assert (hero(match, 0)["quests"], hero(match, 0)["health"]) == (1, 12)
    assert hero(match, 0)["glory"] == 1 + 1 + 2  # the reward, and the location for standing still


def test_search_finds_for_the_turn_then_the_try_is_made() -> None:
    match = scene(
        {"hero": "roderick", "glory": 25, "place": "gloomy-culvert"},
        {"hero": "tainin"},
        quests=[{"quest": "chronicler", "seat": 0}],
    )
    assert "try chronicler.0" not in texts(match, 0)
    play(match, 0, "search chronicler.0", 4)
    assert "try chronicler.0" not in texts(match, 0)
    play(match, 0, "search chronicler.0", 5)
    play(match, 0, "try chronicler.0")
    while prompt(match, 0) == "lay":  # the reward
        match.play(0, match.moves(0)[0])
    assert hero(match, 0)["quests"] == 1


def test_escort_is_taken_carried_and_delivered() -> None:
    match = scene(
        {"hero": "roderick", "glory": 18, "place": "knights-prison"},
        {"hero": "tainin"},
        map=[GATE, {"place": "knights-prison", "y": -1}],
        quests=[{"quest": "captive-knight"}],
    )
    play(match, 0, "take captive-knight.0 with melee", 4, "heartstone")
    lying = open_quests(match)
    assert lying[0]["is_carried"] and lying[0]["seat"] == 0
    assert lying[1]["quest"] == "heartstone" and lying[1]["seat"] == -1
    play(match, 0, "go temple-gate")
    play(match, 0, "deliver captive-knight.0")
    assert hero(match, 0)["quests"] == 1


def test_a_dropped_token_is_nobodys_and_not_lifted_in_the_same_turn() -> None:
    match = scene({"hero": "nord"}, {"hero": "bel"}, quests=[{"quest": "basilisk-egg", "seat": 0, "is_carried": True}])
    play(match, 0, "drop basilisk-egg.0")
    assert table(match)["quests"][0]["token"] == "temple-gate" and table(match)["quests"][0]["seat"] == -1
    assert "take basilisk-egg.0" not in texts(match, 0)


def test_a_carried_egg_costs_an_action() -> None:
    match = scene(
        {"hero": "nord"},
        {"hero": "tainin"},
        quests=[{"quest": "basilisk-egg", "seat": 1, "is_carried": True}],
        tokens=5,
    )
    play(match, 0, "done")
    assert match.turn == (1,) and hero(match, 1)["actions"] == 4


def test_threat_failed_hits_every_hero_here() -> None:
    match = scene(
        {"hero": "nord", "glory": 14, "place": "venom-spring"},
        {"hero": "bel", "place": "venom-spring"},
        map=[GATE, {"place": "venom-spring", "y": -1}],
        quests=[{"quest": "foul-the-spring", "seat": 0}],
    )
    play(match, 0, "try foul-the-spring.0 with melee", 1)
    assert (hero(match, 0)["health"], hero(match, 1)["health"]) == (17, 17)


def test_chance_rolls_two_dice() -> None:
    match = scene(
        {"hero": "nord", "glory": 16, "place": "crossroads", "peril": 5},
        {"hero": "bel"},
        quests=[{"quest": "oracles-dice"}],
    )
    play(match, 0, "try oracles-dice.0", 4, 5, "heartstone")
    assert (hero(match, 0)["quests"], hero(match, 0)["glory"], hero(match, 0)["peril"]) == (1, 2, 2 + 4)
    assert open_quests(match)[0]["quest"] == "heartstone"  # the shared quest is replaced


def test_nobody_tries_anothers_personal_quest() -> None:
    match = scene(
        {"hero": "nord", "glory": 9, "place": "crossroads"},
        {"hero": "bel"},
        quests=[{"quest": "oracles-dice", "seat": 1}],
    )
    assert "try oracles-dice.0" not in texts(match, 0)


# Nakari


def lair(**hero_data: Any) -> uc.Match:
    return scene(
        {"hero": "roderick", **hero_data},
        {"hero": "bel"},
        map=[GATE, {"place": "nakaris-lair", "y": -1, "turned": True}],
        quests=[{"quest": "defeat-nakari"}],
        nakari_wounds=4,
    )


def test_nakari_attacks_whoever_enters_and_beating_her_wins() -> None:
    match = lair()
    play(match, 0, "go nakaris-lair")
    assert match.turn == (1,) and prompt(match, 1) == "form"
    play(match, 1, "form melee", 1, 6)
    assert match.result is not None and match.result.winners == (0,)


def test_nakari_strikes_hard() -> None:
    match = lair()
    play(match, 0, "go nakaris-lair")
    play(match, 1, "form melee", 6, 1)
    assert hero(match, 0)["health"] == 15


def test_a_hero_in_the_lair_tries_her_as_a_hunt() -> None:
    match = lair(place="nakaris-lair")
    play(match, 0, "try defeat-nakari.0")
    play(match, 1, "form speed", 6, 1)
    assert has_fallen(match) and hero(match, 0)["health"] == 16


def test_nakari_is_roused_for_the_targets_peril() -> None:
    match = scene(
        {"hero": "bel"},
        {"hero": "roderick", "place": "nakaris-lair", "peril": 9},
        map=[GATE, {"place": "nakaris-lair", "y": -1, "turned": True}],
        phase="villainy",
    )
    play(match, 0, "rouse > 1 magic", 6, 1)
    assert hero(match, 1)["health"] == 16 and hero(match, 1)["peril"] == 2


def test_the_event_grows_with_four_or_more() -> None:
    match = scene({"hero": "nord"}, {"hero": "bel"}, tokens=1)
    play(match, 0, "done", 4)
    assert table(match)["tokens"] == 2


# Elimination


def test_the_last_hero_standing_wins() -> None:
    match = scene({"hero": "nord", "hand": ["snakeman"]}, {"hero": "bel", "health": 1, "peril": 8}, phase="villainy")
    play(match, 0, "send snakeman > 1 melee", 6, 1)
    assert match.result is not None and match.result.winners == (0,)


def test_a_felled_hero_leaves_traps_and_drops_what_it_carries() -> None:
    match = scene(
        {"hero": "nord", "hand": ["snakeman"]},
        {"hero": "bel", "health": 1, "peril": 8, "hand": ["repel"], "place": "crossroads"},
        {"hero": "tainin"},
        phase="villainy",
        pieces=[
            {"card": "stone-maw", "seat": 1, "zone": "laid", "place": "brood-hall"},
            {"card": "belt-pouch", "seat": 1},
        ],
        quests=[{"quest": "basilisk-egg", "seat": 1, "is_carried": True}, {"quest": "heartstone", "seat": 1}],
    )
    play(match, 0, "send snakeman > 1 melee", 6, 1)
    assert hero(match, 1)["is_out"]
    assert [piece["card"] for piece in pieces(match, zone="laid")] == ["stone-maw"]
    assert [(quest["quest"], quest["token"]) for quest in open_quests(match)] == [("basilisk-egg", "crossroads")]
    assert table(match)["discard"] == {"belt-pouch": 1, "repel": 1}


def test_the_round_cap_lets_the_standing_decide() -> None:
    match = scene({"hero": "nord", "quests": 1}, {"hero": "bel"}, round=60, starter=1)
    play(match, 0, "done")
    assert match.result is not None and match.result.winners == (0,)
