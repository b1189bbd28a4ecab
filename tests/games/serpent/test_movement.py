"""ПРАВИЛА ДВИЖЕНИЯ, Обычные выходы – steps, open, blocked and trap exits.

Rulings: D43–D45, D51, D113, D122.
"""

from __future__ import annotations

from typing import Any

import pytest

import undercroft as uc
from tests.games.serpent.scenes import (
    BONEWALK,
    GATE,
    HEROIC,
    POSTERN,
    hero,
    play,
    scene,
    starts_with,
    table,
    texts,
    told,
)


def test_d43_a_step_needs_an_action_and_a_way() -> None:
    match = scene({"hero": "nord", "actions": 0, "hand": ["battle-trance"], "glory": 3}, {"hero": "bel"})
    assert not [move for move in texts(match, 0) if move.startswith("go")]


def test_a_wall_lets_nobody_through() -> None:
    match = scene({"hero": "nord", "place": "pit-of-offerings", "actions": 1}, {"hero": "bel"})
    assert "go dripping-fork" not in texts(match, 0)
    with pytest.raises(uc.IllegalMove, match="You cannot reach"):
        match.play(0, "go watch-room")


# Blocked exits


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


def test_an_exit_opened_by_a_waiting_hero_serves_the_others() -> None:
    match = scene(
        {"hero": "nord", "place": "sentinel-gallery"},
        {"hero": "bel", "place": "sentinel-gallery", "waits": ["sentinel-gallery", "west"]},
        map=[GATE, {"place": "sentinel-gallery", "x": 1}],
    )
    play(match, 0, "go temple-gate")
    assert hero(match, 0)["place"] == "temple-gate"


def test_a_hero_that_moves_on_waits_no_longer() -> None:
    match = scene(
        {"hero": "nord", "place": "sentinel-gallery", "waits": ["sentinel-gallery", "west"]},
        {"hero": "bel"},
        map=[GATE, {"place": "sentinel-gallery", "x": 1}],
    )
    play(match, 0, "go temple-gate")
    assert hero(match, 0)["waits"] is None


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


def test_d113_an_immune_hero_still_loses_the_action_of_a_failed_exit() -> None:
    helm = [{"card": "hooded-helm", "seat": 0}]
    match = scene(
        {"hero": "roderick", "actions": 3, "place": "gloomy-bonewalk"}, {"hero": "nord"}, map=BONEWALK, pieces=helm
    )
    play(match, 0, "go temple-gate", 1)
    assert hero(match, 0)["place"] == "temple-gate" and hero(match, 0)["actions"] == 1


def behind_the_gate(**more: Any) -> uc.Match:
    """Seat 0 stands on the crossroads, whose open exits a dropped gate has shut."""
    return scene(
        {"hero": "bel", "actions": 1, "glory": 3, "place": "crossroads"},
        {"hero": "nord"},
        map=[GATE, {"place": "crossroads", "y": -1}],
        shut=[["crossroads", "speed", 8]],
        **more,
    )


def test_d122_delvers_sense_opens_an_exit_shut_by_the_dropgate() -> None:
    match = behind_the_gate(pieces=[{"card": "delvers-sense", "seat": 0}])
    assert starts_with(match, 0, "use") == ["use delvers-sense at south"]
    play(match, 0, "use delvers-sense at south")
    play(match, 0, "go temple-gate")
    assert hero(match, 0)["place"] == "temple-gate" and hero(match, 0)["actions"] == 0
    assert not [event for event in match.told(None) if event.id.endswith(("-passed", "-failed"))]


def test_d122_the_postern_key_opens_an_exit_shut_by_the_dropgate() -> None:
    match = scene(
        {"hero": "nord", "actions": 1},
        {"hero": "bel"},
        map=[POSTERN, {"place": "rooty-way", "x": 1}],
        shut=[["old-postern", "speed", 8]],
        quests=[{"quest": "postern-key", "seat": 0, "is_done": True}, {"quest": "old-snake"}],
        **HEROIC,
    )
    play(match, 0, "use postern-key at east")
    play(match, 0, "go rooty-way")
    assert hero(match, 0)["place"] == "rooty-way"


# Trap exits


def test_a_trap_exit_wounds_and_lets_through() -> None:
    match = scene({"hero": "nord", "place": "brood-hall"}, {"hero": "bel"})
    play(match, 0, "go pit-of-offerings", 1, 6)
    assert (hero(match, 0)["health"], hero(match, 0)["place"]) == (17, "pit-of-offerings")


def test_a_heros_step_is_announced() -> None:
    match = scene({"hero": "nord"}, {"hero": "bel"})
    play(match, 0, "go crossroads")
    assert told(match, "went") == [{"who": 0, "place": "crossroads"}]
