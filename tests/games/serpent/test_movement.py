"""Movement, exits, obstacles, standing still."""

from __future__ import annotations

import pytest

import undercroft as uc
from tests.games.serpent.scenes import has_fallen, hero, pieces, play, prompt, scene, table, texts

GATE = {"place": "temple-gate"}


def test_a_new_location_brings_glory_and_peril_once_a_turn() -> None:
    match = scene({"hero": "nord"}, {"hero": "bel"})
    play(match, 0, "go crossroads")
    assert (hero(match, 0)["glory"], hero(match, 0)["peril"]) == (3, 6)
    play(match, 0, "go temple-gate")
    play(match, 0, "go crossroads")
    assert (hero(match, 0)["glory"], hero(match, 0)["peril"]) == (3, 6)


def test_a_wall_lets_nobody_through() -> None:
    match = scene({"hero": "nord", "place": "pit-of-offerings", "actions": 1}, {"hero": "bel"})
    assert "go dripping-fork" not in texts(match, 0)
    with pytest.raises(uc.IllegalMove, match="No way leads"):
        match.play(0, "go watch-room")


BLOCKED = [GATE, {"place": "sentinel-gallery", "x": -1}]


def test_a_blocked_exit_passed_is_open_for_the_turn() -> None:
    match = scene(
        {"hero": "nord", "place": "sentinel-gallery"},
        {"hero": "bel"},
        map=[GATE, {"place": "sentinel-gallery", "x": 1, "turned": False}],
    )
    play(match, 0, "go temple-gate", 6)
    assert hero(match, 0)["place"] == "temple-gate"
    assert table(match)["opened"] == [["sentinel-gallery", "west"]]


def test_a_blocked_exit_failed_costs_an_action_and_lets_through() -> None:
    match = scene(
        {"hero": "nord", "place": "sentinel-gallery", "actions": 3},
        {"hero": "bel"},
        map=[GATE, {"place": "sentinel-gallery", "x": 1}],
    )
    play(match, 0, "go temple-gate", 1)
    assert (hero(match, 0)["place"], hero(match, 0)["actions"]) == ("temple-gate", 1)


def test_without_an_action_left_the_hero_waits_at_the_open_exit() -> None:
    match = scene(
        {"hero": "nord", "place": "sentinel-gallery", "actions": 1, "hand": ["battle-trance"], "glory": 9},
        {"hero": "bel"},
        map=[GATE, {"place": "sentinel-gallery", "x": 1}],
    )
    play(match, 0, "go temple-gate", 1)
    assert (hero(match, 0)["place"], hero(match, 0)["waits"]) == ("sentinel-gallery", ["sentinel-gallery", "west"])


def test_a_trap_exit_wounds_and_lets_through() -> None:
    match = scene({"hero": "nord", "place": "brood-hall"}, {"hero": "bel"})
    play(match, 0, "go pit-of-offerings", 1, 6)
    assert (hero(match, 0)["health"], hero(match, 0)["place"]) == (17, "pit-of-offerings")


def test_a_pit_makes_fall_and_the_hero_stands_up_for_an_action() -> None:
    match = scene({"hero": "nord", "hand": [], "actions": 3}, {"hero": "bel"})
    play(match, 0, "go pit-of-offerings", 1)
    assert has_fallen(match) and not hero(match, 0)["fallen"]
    assert hero(match, 0)["actions"] == 1  # one for the step, one for standing up: good for nothing else


def test_a_fallen_hero_without_actions_lies() -> None:
    match = scene({"hero": "nord", "hand": [], "actions": 1}, {"hero": "bel"})
    play(match, 0, "go pit-of-offerings", 1)
    assert hero(match, 0)["fallen"] and texts(match, 0) == ["done", "use spare-parts"]
    with pytest.raises(uc.IllegalMove, match="fallen hero"):
        match.play(0, "go temple-gate")


def test_standing_up_with_a_test_is_asked_for() -> None:
    """A constrictor's victim rises with a test of melee, which a weapon played before would help."""
    match = scene({"hero": "nord", "fallen": True, "rise": 8, "glory": 6, "hand": ["blade-of-ilbor"]}, {"hero": "bel"})
    assert "stand" in texts(match, 0) and "play blade-of-ilbor" in texts(match, 0)


def test_spikes_wound() -> None:
    match = scene({"hero": "nord"}, {"hero": "bel"}, map=[GATE, {"place": "venom-spring", "y": -1, "turned": False}])
    play(match, 0, "go venom-spring", 1)
    assert hero(match, 0)["health"] == 17


def test_danger_makes_trap_cards_harder() -> None:
    match = scene(
        {"hero": "bel"},
        {"hero": "tainin"},
        pieces=[{"card": "acid-stream", "seat": 1, "zone": "laid", "place": "gloomy-culvert"}],
    )
    play(match, 0, "go gloomy-culvert", 6)
    assert hero(match, 0)["health"] == 16


def test_standing_still_gains_at_the_end_of_the_turn() -> None:
    match = scene({"hero": "nord", "place": "crossroads"}, {"hero": "bel"})
    play(match, 0, "done")
    assert (hero(match, 0)["glory"], hero(match, 0)["peril"]) == (3, 6)


def test_an_action_left_is_saved() -> None:
    match = scene({"hero": "nord", "actions": 4}, {"hero": "bel"})
    play(match, 0, "done")
    assert (hero(match, 0)["saved"], hero(match, 0)["actions"]) == (1, 0)


def test_a_laid_trap_hits_everybody_there_each_alone() -> None:
    match = scene(
        {"hero": "bel"},
        {"hero": "nord", "place": "crossroads"},
        pieces=[{"card": "stone-maw", "seat": 1, "zone": "laid", "place": "crossroads"}],
    )
    play(match, 0, "go crossroads", 1, 6)
    assert has_fallen(match) and hero(match, 0)["health"] == 17
    assert hero(match, 1)["glory"] == 2 and not hero(match, 1)["fallen"]
    assert pieces(match) == []


def test_a_waiting_hero_attacks_who_comes_in() -> None:
    match = scene({"hero": "bel"}, {"hero": "nord", "place": "crossroads", "saved": 1})
    play(match, 0, "go crossroads")
    assert match.turn == (1,) and prompt(match, 1) == "duel"
    play(match, 1, "attack 0 melee", 6, 1)
    assert hero(match, 0)["health"] == 17 and hero(match, 1)["saved"] == 0


def test_an_exit_opened_by_a_waiting_hero_serves_the_others() -> None:
    match = scene(
        {"hero": "nord", "place": "sentinel-gallery"},
        {"hero": "bel", "place": "sentinel-gallery", "waits": ["sentinel-gallery", "west"]},
        map=[GATE, {"place": "sentinel-gallery", "x": 1}],
    )
    play(match, 0, "go temple-gate")
    assert hero(match, 0)["place"] == "temple-gate"


# The map


def test_a_location_joins_by_a_way_and_leaves_one_open() -> None:
    match = scene({"hero": "nord"}, {"hero": "bel"}, map=[GATE, {"place": "crossroads", "y": -1}])
    play(match, 0, "explore", "bend-of-idols")
    for move in match.moves(0):
        copy = uc.load(match.save())
        copy.play(0, move)
        assert any(
            exit["kind"] != "wall" and not exit["way"] for place in table(copy)["map"] for exit in place["exits"]
        )


def test_exploring_costs_an_action() -> None:
    match = scene({"hero": "nord", "actions": 2}, {"hero": "bel"})
    play(match, 0, "explore", "knights-prison")
    match.play(0, match.moves(0)[0])
    assert hero(match, 0)["actions"] == 1
    assert "knights-prison" in [place["place"] for place in table(match)["map"]]


def test_symmetric_cards_are_offered_one_way() -> None:
    match = scene({"hero": "nord"}, {"hero": "bel"}, map=[GATE])
    play(match, 0, "explore", "crossroads")
    assert not [move for move in texts(match, 0) if move.endswith("turned")]


def test_start_has_four_tunnels_around_the_entrance() -> None:
    for seed in range(20):
        match = uc.deal("serpent", seats=2, seed=seed)
        places = {(place["x"], place["y"]) for place in table(match)["map"] if place["place"] != "temple-gate"}
        assert {(0, -1), (1, 0), (0, 1), (-1, 0)} <= places
