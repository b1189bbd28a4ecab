"""Movement: several steps as one decision."""

from __future__ import annotations

from tests.games.serpent.scenes import has_fallen, hero, play, scene, texts


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


def test_a_fall_on_the_way_breaks_the_walk_off() -> None:
    match = scene({"hero": "nord", "actions": 4}, {"hero": "bel"})
    play(match, 0, "go brood-hall", 1)
    assert has_fallen(match)
    assert (hero(match, 0)["place"], hero(match, 0)["actions"]) == ("pit-of-offerings", 2)


def test_a_passed_test_on_the_way_does_not() -> None:
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
