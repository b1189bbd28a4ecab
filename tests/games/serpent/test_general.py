"""ОБЩИЕ ПРАВИЛА – modifiers of rolls, actions and speed, points; what lies in whose hand.

Rulings: D12, D27, D62, D63.
"""

from __future__ import annotations

from typing import Any

import pytest

import undercroft as uc
from tests.games.serpent.scenes import BONEWALK, counter_total, hero, play, prompt, scene, sent, table, texts

# Modifiers of rolls


def test_modifiers_a_rivals_ring_rolls_nothing_again() -> None:
    match = scene(
        {"hero": "elendus", "place": "gloomy-bonewalk", "glory": 5, "actions": 3},
        {"hero": "bel"},
        map=BONEWALK,
        pieces=[{"card": "ouroboros-ring", "seat": 1}],
    )
    play(match, 0, "go temple-gate", 1)
    assert prompt(match, 0) == "heroic" and hero(match, 0)["actions"] == 1


def test_d27_a_free_reroll_is_made_unasked_where_nothing_can_be_lost() -> None:
    match = sent("whisper-spawn", "magic", {"hero": "bel"}, 6, 1, 6)  # nine against eight: lost
    assert counter_total(match) == 13
    match = sent("whisper-spawn", "magic", {"hero": "bel"}, 6, 2)  # a tie could become a wound
    assert texts(match, 1) == ["keep", "reroll skill.2"]


# Actions and speed


def test_runaways_boots_change_speed_not_the_actions_of_the_turn() -> None:
    match = scene({"hero": "nord", "glory": 5, "hand": ["runaways-boots"], "actions": 2}, {"hero": "bel"})
    play(match, 0, "play runaways-boots")
    assert hero(match, 0)["values"]["speed"] == 7 and hero(match, 0)["actions"] == 2


def test_d12_an_action_lost_that_is_not_there_has_no_effect() -> None:
    match = scene(
        {"hero": "nord", "actions": 1},
        {"hero": "bel"},
        pieces=[{"card": "dropgate", "seat": 1, "zone": "laid", "place": "crossroads"}],
    )
    play(match, 0, "go crossroads", 1)
    assert hero(match, 0)["actions"] == 0


# Points and owners


def test_d63_points_are_never_negative_and_health_never_exceeds_the_card() -> None:
    match = scene({"hero": "nord", "glory": 4, "health": 17, "hand": ["rejuvenation"]}, {"hero": "bel"})
    play(match, 0, "play rejuvenation")
    assert hero(match, 0)["health"] == 18


def test_d62_a_returned_card_goes_to_the_hand_that_played_it() -> None:
    rusty = {"card": "runaways-boots", "seat": 1, "attached": [{"card": "creeping-rust", "owner": 0}]}
    match = scene({"hero": "nord"}, {"hero": "bel", "glory": 0}, pieces=[rusty], tokens=5)
    play(match, 0, "done")
    assert "runaways-boots" in hero(match, 1)["hand"] and table(match)["discard"] == {"creeping-rust": 1}


# What cannot be played


@pytest.mark.parametrize(
    ("own", "card", "why"),
    [
        ({"glory": 9}, "repel", "not in your hand"),
        ({"glory": 9, "hand": ["frailty"]}, "frailty", "played against rivals, for their peril"),
        ({"glory": 2, "hand": ["battle-trance"]}, "battle-trance", "costs 3 glory"),
        ({"glory": 0, "hand": ["second-wind"]}, "second-wind", "costs 1 glory"),
        ({"glory": 1, "hand": ["second-wind"]}, "second-wind", "how much glory you pay"),
        ({"glory": 9, "hand": ["rod-of-seven-skins"]}, "rod-of-seven-skins", "already have a treasure of this type"),
        ({"glory": 9, "hand": ["repel"]}, "repel", "in response to an attack"),
    ],
)
def test_a_card_that_cannot_be_played_is_refused_with_the_rule(own: dict[str, Any], card: str, why: str) -> None:
    weapon = {"card": "blade-of-ilbor", "seat": 0}
    match = scene({"hero": "nord", **own}, {"hero": "bel"}, pieces=[weapon])
    with pytest.raises(uc.IllegalMove, match=why):
        match.play(0, f"play {card}")


def test_a_card_that_does_not_exist_is_named() -> None:
    match = scene({"hero": "nord"}, {"hero": "bel"})
    with pytest.raises(uc.IllegalMove, match="There is no card “excalibur”. Legal moves: `done`"):
        match.play(0, "play excalibur")
