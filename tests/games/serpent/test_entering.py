"""ПРАВИЛА ДВИЖЕНИЯ, Преграды – coming in: the gain, a card before the location acts, obstacles.

Rulings: D42, D46–D48, D122.
"""

from __future__ import annotations

from typing import Any

import undercroft as uc
from tests.games.serpent.scenes import GATE, has_fallen, hero, play, prompt, scene, texts


def test_a_new_location_brings_glory_and_peril_once_a_turn() -> None:
    match = scene({"hero": "nord"}, {"hero": "bel"})
    play(match, 0, "go crossroads")
    assert (hero(match, 0)["glory"], hero(match, 0)["peril"]) == (3, 6)
    play(match, 0, "go temple-gate")
    play(match, 0, "go crossroads")
    assert (hero(match, 0)["glory"], hero(match, 0)["peril"]) == (3, 6)


def test_d48_leaving_and_coming_back_is_moving() -> None:
    match = scene({"hero": "nord"}, {"hero": "bel"}, tokens=5)
    play(match, 0, "go dripping-fork")
    play(match, 0, "go temple-gate")
    play(match, 0, "done")
    assert hero(match, 0)["glory"] == 1 + 1  # nothing for the gate


def entering(place: str, hand: list[str], **more: Any) -> uc.Match:
    return scene(
        {"hero": "nord", "glory": 9, "hand": hand},
        {"hero": "bel"},
        map=[GATE, {"place": place, "y": -1, "turned": more.pop("turned", False)}],
        **more,
    )


def test_d46_the_gain_can_pay_for_a_card_before_the_obstacle() -> None:
    match = entering("venom-spring", ["ouroboros-ring"])
    play(match, 0, "go venom-spring")
    assert prompt(match, 0) == "enter" and texts(match, 0) == ["pass", "play ouroboros-ring"]
    play(match, 0, "play ouroboros-ring", 1)
    assert prompt(match, 0) == "reroll"


def test_d46_cards_that_cannot_help_are_not_asked_for() -> None:
    match = entering("venom-spring", ["battle-trance", "ward-of-scales", "belt-pouch"])
    play(match, 0, "go venom-spring", 6)
    assert prompt(match, 0) == "heroic"


def test_d46_before_nakari_attacks_an_action_for_the_challenge_can_be_bought() -> None:
    match = entering("nakaris-lair", ["second-wind", "battle-trance"], turned=True, quests=[{"quest": "defeat-nakari"}])
    play(match, 0, "go nakaris-lair")
    assert prompt(match, 0) == "enter"
    assert "play battle-trance" in texts(match, 0) and "play second-wind for 2" in texts(match, 0)


def test_d46_a_sleeping_trap_is_no_reason_to_ask() -> None:
    gate = {"card": "dropgate", "seat": 1, "zone": "laid", "place": "crossroads", "asleep": True}
    match = scene({"hero": "nord", "glory": 9, "hand": ["runaways-boots"]}, {"hero": "bel"}, pieces=[gate])
    play(match, 0, "go crossroads")
    assert prompt(match, 0) == "heroic"


def test_d46_a_trap_that_takes_actions_is_a_reason_to_put_on_the_helm() -> None:
    gate = {"card": "dropgate", "seat": 1, "zone": "laid", "place": "crossroads"}
    match = scene({"hero": "nord", "glory": 9, "hand": ["hooded-helm"], "actions": 3}, {"hero": "bel"}, pieces=[gate])
    play(match, 0, "go crossroads")
    assert prompt(match, 0) == "enter" and texts(match, 0) == ["pass", "play hooded-helm"]
    play(match, 0, "play hooded-helm", 1)
    assert hero(match, 0)["actions"] == 2  # only the step


def test_d122_armour_is_no_help_where_the_location_does_not_wound() -> None:
    match = entering("knights-prison", ["leather-coat"], options={"combined": True})
    play(match, 0, "go knights-prison", 1)
    assert prompt(match, 0) == "heroic"


# Obstacles


def test_d47_an_obstacle_works_on_every_entry() -> None:
    match = scene({"hero": "nord"}, {"hero": "bel"}, map=[GATE, {"place": "venom-spring", "y": -1}])
    play(match, 0, "go venom-spring", 1)
    play(match, 0, "go temple-gate")
    play(match, 0, "go venom-spring", 1)
    assert hero(match, 0)["health"] == 16


def test_danger_makes_trap_cards_harder() -> None:
    match = scene(
        {"hero": "bel"},
        {"hero": "tainin"},
        pieces=[{"card": "acid-stream", "seat": 1, "zone": "laid", "place": "gloomy-culvert"}],
    )
    play(match, 0, "go gloomy-culvert", 6)
    assert hero(match, 0)["health"] == 16


def test_spikes_wound_a_hero_that_fails_the_test() -> None:
    match = scene({"hero": "nord"}, {"hero": "bel"}, map=[GATE, {"place": "venom-spring", "y": -1, "turned": False}])
    play(match, 0, "go venom-spring", 1)
    assert hero(match, 0)["health"] == 17


def test_a_hero_falls_into_a_pit_and_stands_up_for_an_action() -> None:
    match = scene({"hero": "nord", "hand": [], "actions": 3}, {"hero": "bel"})
    play(match, 0, "go pit-of-offerings", 1)
    assert has_fallen(match) and not hero(match, 0)["fallen"]
    assert hero(match, 0)["actions"] == 1  # one for the step, one for standing up: good for nothing else
