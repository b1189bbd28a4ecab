"""Ways and the map in detail: steps, entering, warps, shifts, laying."""

from __future__ import annotations

from tests.games.serpent.scenes import hero, play, prompt, scene, table, texts

GATE = {"place": "temple-gate"}


def test_d43_a_step_needs_an_action_and_a_way() -> None:
    match = scene({"hero": "nord", "actions": 0, "hand": ["battle-trance"], "glory": 3}, {"hero": "bel"})
    assert not [move for move in texts(match, 0) if move.startswith("go")]


def test_d47_an_obstacle_works_on_every_entry() -> None:
    match = scene({"hero": "nord"}, {"hero": "bel"}, map=[GATE, {"place": "venom-spring", "y": -1}])
    play(match, 0, "go venom-spring", 1)
    play(match, 0, "go temple-gate")
    play(match, 0, "go venom-spring", 1)
    assert hero(match, 0)["health"] == 16


def test_d48_leaving_and_coming_back_is_moving() -> None:
    match = scene({"hero": "nord"}, {"hero": "bel"}, tokens=5)
    play(match, 0, "go dripping-fork")
    play(match, 0, "go temple-gate")
    play(match, 0, "done")
    assert hero(match, 0)["glory"] == 1 + 1  # nothing for the gate


def test_d49_a_warp_ignores_exits_and_keeps_a_hero_lying() -> None:
    match = scene(
        {
            "hero": "nord",
            "actions": 0,
            "glory": 3,
            "fallen": True,
            "hand": ["step-through-gloom"],
            "place": "brood-hall",
        },
        {"hero": "bel"},
    )
    play(match, 0, "play step-through-gloom at temple-gate")
    assert hero(match, 0)["fallen"] and hero(match, 0)["place"] == "temple-gate"
    assert hero(match, 0)["health"] == 18 and hero(match, 0)["glory"] == 1  # a gain in the own turn


def test_d82_a_hero_brought_to_the_lair_in_anothers_turn_is_not_attacked() -> None:
    match = scene(
        {"hero": "nord", "hand": ["snakeman"]},
        {"hero": "bel", "peril": 8, "glory": 3, "hand": ["step-through-gloom"]},
        phase="villainy",
        map=[GATE, {"place": "nakaris-lair", "y": -1, "turned": True}],
    )
    play(match, 0, "send snakeman > 1 melee")
    play(match, 1, "play step-through-gloom at nakaris-lair")
    assert (hero(match, 1)["place"], hero(match, 1)["health"], hero(match, 1)["glory"]) == ("nakaris-lair", 18, 0)
    assert prompt(match, 0) == "settle"


def test_d50_a_shift_never_cuts_the_map_in_two() -> None:
    match = scene(
        {"hero": "nord", "hand": ["tremor-of-coils", "frailty"]},
        {"hero": "bel", "peril": 4},
        phase="villainy",
        map=[GATE, {"place": "crossroads", "y": -1}, {"place": "sentinel-gallery", "x": 1, "y": -1}],
    )
    # the gallery has walls north and south: in the place of the crossroads it would touch nothing
    assert texts(match, 0) == ["done", "curse 1 with frailty"]


def test_d50_heroes_and_traps_go_with_their_card() -> None:
    match = scene(
        {"hero": "nord", "hand": ["tremor-of-coils"]},
        {"hero": "bel", "peril": 3, "place": "crossroads"},
        phase="villainy",
        pieces=[{"card": "acid-stream", "seat": 0, "zone": "laid", "place": "dripping-fork"}],
    )
    play(match, 0, "curse 1 with tremor-of-coils")
    play(match, 0, "swap crossroads")
    play(match, 0, "swap pit-of-offerings")
    assert hero(match, 1)["place"] == "crossroads"
    assert table(match)["pieces"][0]["place"] == "dripping-fork"


def test_d52_a_card_is_joined_by_a_way_and_may_close_others() -> None:
    match = scene({"hero": "nord"}, {"hero": "bel"}, map=[GATE, {"place": "crossroads", "y": -1}])
    play(match, 0, "explore", "bend-of-idols")  # ways east and south, walls north and west
    found = texts(match, 0)
    assert "lay -1 -1" in found and "lay -1 -1 turned" not in found  # west of the crossroads its way leads east
    assert "lay 1 -1 turned" in found and "lay 1 -1" not in found  # east of it, turned, its way leads west


def test_d54_a_card_that_fits_nowhere_goes_under_the_deck_and_the_next_is_tried() -> None:
    match = scene(
        {"hero": "nord"},
        {"hero": "bel"},
        map=[GATE, *[{"place": name, "x": x, "y": y, "turned": turned} for name, x, y, turned in NARROW]],
        locations={"snake-crawl": 1, "crossroads": 1},
    )
    play(match, 0, "explore", "snake-crawl", "crossroads")
    assert prompt(match, 0) == "lay" or "crossroads" in [place["place"] for place in table(match)["map"]]
    assert table(match)["locations_left"] == 1


# All ways of this map but one end at walls, and a card with walls east and west does not fit there.
NARROW = (
    ("sentinel-gallery", 0, 1, False),
    ("bend-of-idols", 1, 1, True),
    ("gloomy-gut", 1, 0, False),
    ("watch-room", 1, -1, True),
    ("inner-sanctum", -1, 1, True),
    ("brood-hall", -1, 0, False),
    ("armoury-of-ilbor", -1, -1, False),
    ("priestess-bath", 0, -1, True),
)


def test_d54_exploring_is_not_offered_where_nothing_fits() -> None:
    match = scene({"hero": "nord"}, {"hero": "bel"}, locations={})
    assert "explore" not in texts(match, 0)
