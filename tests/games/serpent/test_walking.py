"""ПРАВИЛА ДВИЖЕНИЯ – several steps as one decision.

Rulings: D44, D45.
"""

from __future__ import annotations

import undercroft as uc
from tests.games.serpent.scenes import ROUND_THE_GATE, has_fallen, hero, play, prompt, scene, texts, told


def test_a_walk_goes_by_open_exits_and_gains_on_the_way() -> None:
    match = scene({"hero": "nord", "glory": 0, "peril": 0, "actions": 3}, {"hero": "bel"})
    play(match, 0, "go watch-room")
    nord = hero(match, 0)
    assert (nord["place"], nord["actions"]) == ("watch-room", 1)
    assert (nord["glory"], nord["peril"]) == (2 + 2, 4 + 1)  # the crossroads are passed


def test_a_walk_is_no_longer_than_the_actions() -> None:
    match = scene({"hero": "nord", "actions": 1}, {"hero": "bel"})
    assert "go crossroads" in texts(match, 0) and "go watch-room" not in texts(match, 0)


def test_a_walk_can_be_taken_back() -> None:
    match = scene({"hero": "nord", "actions": 3}, {"hero": "bel"})
    play(match, 0, "go watch-room")
    match.undo(0)
    assert hero(match, 0)["place"] == "temple-gate"


def test_a_fall_on_the_way_ends_the_walk() -> None:
    match = scene({"hero": "nord", "actions": 4}, {"hero": "bel"})
    play(match, 0, "go brood-hall", 1)
    assert has_fallen(match)
    assert (hero(match, 0)["place"], hero(match, 0)["actions"]) == ("pit-of-offerings", 2)


def test_a_passed_test_does_not_end_the_walk() -> None:
    match = scene({"hero": "nord", "actions": 4}, {"hero": "bel"})
    play(match, 0, "go brood-hall", 6)
    assert hero(match, 0)["place"] == "brood-hall"


def test_no_walk_passes_a_laid_trap_or_a_hero_who_waits_to_attack() -> None:
    trap = [{"card": "acid-stream", "seat": 1, "zone": "laid", "place": "crossroads"}]
    match = scene({"hero": "nord", "actions": 3}, {"hero": "bel"}, pieces=trap)
    assert "go watch-room" not in texts(match, 0)
    match = scene({"hero": "nord", "actions": 3}, {"hero": "bel", "place": "crossroads", "saved": 1})
    assert "go watch-room" not in texts(match, 0)
    match = scene({"hero": "nord", "actions": 3}, {"hero": "bel", "place": "crossroads", "saved": 0})
    assert "go watch-room" in texts(match, 0)


def test_a_hero_taken_elsewhere_on_the_way_stays_there() -> None:
    gloom = {"hero": "nord", "actions": 4, "glory": 3, "hand": ["step-through-gloom"]}
    match = scene(gloom, {"hero": "bel"})
    play(match, 0, "go brood-hall")  # through the pit of offerings
    play(match, 0, "play step-through-gloom at dripping-fork")
    assert (hero(match, 0)["place"], hero(match, 0)["actions"]) == ("dripping-fork", 3)


# Through one exit with a test
BEYOND = [
    {"place": "watch-room", "x": -2},
    {"place": "crossroads", "x": -1},
    {"place": "temple-gate"},
    {"place": "sentinel-gallery", "x": 1},
]


def from_the_gallery(*dice: int, goal: str = "crossroads", **nord: object) -> uc.Match:
    """The exit asks for melee 7, and Nord has three."""
    match = scene({"hero": "nord", "place": "sentinel-gallery", "actions": 4, **nord}, {"hero": "bel"}, map=BEYOND)
    play(match, 0, f"go {goal}", *dice)
    return match


def test_a_walk_passes_one_exit_with_a_test() -> None:
    match = from_the_gallery(4)
    assert (hero(match, 0)["place"], hero(match, 0)["actions"]) == ("crossroads", 2)


def test_an_action_lost_at_a_blocked_exit_ends_the_walk() -> None:
    match = from_the_gallery(1)
    assert (hero(match, 0)["place"], hero(match, 0)["actions"]) == ("temple-gate", 2)
    assert prompt(match, 0) == "heroic"


def test_a_hero_left_waiting_at_a_blocked_exit_stays_there() -> None:
    match = from_the_gallery(1, goal="temple-gate", actions=1)
    assert hero(match, 0)["place"] == "sentinel-gallery" and hero(match, 0)["waits"]


def test_a_wound_at_a_trap_exit_ends_the_walk() -> None:
    match = scene({"hero": "nord", "place": "pit-of-offerings", "actions": 3}, {"hero": "bel"})
    play(match, 0, "go crossroads", 1)
    assert (hero(match, 0)["place"], hero(match, 0)["health"]) == ("temple-gate", 17)
    match = scene({"hero": "nord", "place": "pit-of-offerings", "actions": 3}, {"hero": "bel"})
    play(match, 0, "go crossroads", 6)
    assert (hero(match, 0)["place"], hero(match, 0)["actions"]) == ("crossroads", 1)


def test_a_walk_prefers_open_exits_to_a_test() -> None:
    """From the prison to the gate: two steps through the blocked exit in the north, four round about."""
    map = [
        {"place": "temple-gate"},
        {"place": "crossroads", "y": 1},
        {"place": "knights-prison", "y": 2},
        {"place": "snake-crawl", "x": -1, "y": 1},
        {"place": "watch-room", "x": -1, "turned": True},
        {"place": "dripping-fork", "x": -1, "y": 2},
    ]
    nord = {"hero": "nord", "place": "knights-prison", "peril": 0}
    match = scene({**nord, "actions": 4}, {"hero": "bel"}, map=map)
    play(match, 0, "go temple-gate")
    assert (hero(match, 0)["place"], hero(match, 0)["actions"]) == ("temple-gate", 0)
    match = scene({**nord, "actions": 3}, {"hero": "bel"}, map=map)
    play(match, 0, "go temple-gate", 6)
    assert (hero(match, 0)["place"], hero(match, 0)["actions"]) == ("temple-gate", 1)


def test_a_walk_never_takes_two_tests() -> None:
    map = [
        {"place": "temple-gate"},
        {"place": "sentinel-gallery", "x": 1},
        {"place": "pit-of-offerings", "x": 2},
        {"place": "brood-hall", "x": 2, "y": -1, "turned": True},
    ]
    match = scene({"hero": "nord", "place": "brood-hall", "actions": 5}, {"hero": "bel"}, map=map)
    assert "go sentinel-gallery" in texts(match, 0) and "go temple-gate" not in texts(match, 0)


def test_of_two_ways_the_walk_takes_the_one_without_a_trap() -> None:
    """The crossroads would bring more glory than the fork."""
    match = scene(
        {"hero": "nord", "actions": 2},
        {"hero": "bel"},
        map=[*ROUND_THE_GATE, {"place": "gloomy-culvert", "x": 1, "y": -1}],
        pieces=[{"card": "acid-stream", "seat": 1, "place": "crossroads"}],
    )
    match.play(0, "go gloomy-culvert", uc.Chosen([]))
    assert [args["place"] for args in told(match, "went")] == ["dripping-fork", "gloomy-culvert"]


# What the view says of a way


def crossings(match: uc.Match, seat: int | None) -> list[dict[str, object]]:
    found: list[dict[str, object]] = match.view(seat)["table"].get("crossings", [])
    return found


def test_the_view_names_the_trap_exit_of_a_way_and_what_it_costs() -> None:
    match = scene({"hero": "nord", "place": "pit-of-offerings", "actions": 3}, {"hero": "bel"})
    ways = {str(one["to"]): one for one in crossings(match, 0)}
    gate, beyond = ways["temple-gate"], ways["crossroads"]  # the second is a walk through the same exit
    assert (gate["kind"], gate["costs"]) == ("trap", "wound")
    assert {**gate, "to": "crossroads"} == beyond
    assert crossings(match, 1) == crossings(match, None) == []  # it is nobody else's move


def test_the_view_names_the_blocked_exit_of_a_way_and_the_die_it_takes() -> None:
    match = scene({"hero": "nord", "place": "sentinel-gallery", "actions": 4}, {"hero": "bel"}, map=BEYOND)
    test = {"kind": "blocked", "stat": "melee", "number": 7, "need": 3, "costs": "action"}
    assert {"to": "temple-gate", **test} in crossings(match, 0)


def test_the_view_is_silent_about_open_ways() -> None:
    match = scene({"hero": "nord", "actions": 3}, {"hero": "bel"})
    assert "watch-room" not in [one["to"] for one in crossings(match, 0)]
