"""ОБЩИЕ ЭФФЕКТЫ КАРТ – X, falling, warps, limits, attachments, shifts, treasures.

Rulings: D11, D49, D50, D58, D60, D61, D64–D66, D122.
"""

from __future__ import annotations

import pytest

import undercroft as uc
from tests.games.serpent.scenes import (
    BONEWALK,
    GATE,
    HEROIC,
    POSTERN,
    ROUND_THE_GATE,
    hero,
    pieces,
    play,
    prompt,
    raid,
    scene,
    starts_with,
    table,
    texts,
    told,
)

# X


def test_d60_x_is_from_one_to_what_the_payer_has() -> None:
    match = scene({"hero": "nord", "hand": ["tribute"]}, {"hero": "bel", "peril": 2, "glory": 9}, phase="villainy")
    assert texts(match, 0) == ["done", "curse 1 with tribute for 1", "curse 1 with tribute for 2"]


def test_d60_x_is_paid_in_whole_shares_of_what_the_hero_has() -> None:
    match = scene({"hero": "nord", "glory": 5, "hand": ["second-wind"]}, {"hero": "bel"})
    assert starts_with(match, 0, "play") == ["play second-wind for 2", "play second-wind for 4"]


# Falling


def test_a_fallen_hero_without_actions_stays_down() -> None:
    match = scene({"hero": "nord", "hand": [], "actions": 1}, {"hero": "bel"})
    play(match, 0, "go pit-of-offerings", 1)
    assert hero(match, 0)["fallen"] and texts(match, 0) == ["done", "use spare-parts"]
    with pytest.raises(uc.IllegalMove, match="fallen hero"):
        match.play(0, "go temple-gate")


def test_standing_up_with_a_test_is_asked_for() -> None:
    """A constrictor's victim rises with a test of melee, which a weapon played before would help."""
    match = scene({"hero": "nord", "fallen": True, "rise": 8, "glory": 6, "hand": ["blade-of-ilbor"]}, {"hero": "bel"})
    assert "stand" in texts(match, 0) and "play blade-of-ilbor" in texts(match, 0)


def test_falling_a_lying_hero_tries_a_hunt_and_does_not_challenge() -> None:
    match = scene(
        {"hero": "roderick", "fallen": True, "actions": 1, "place": "inner-sanctum"},
        {"hero": "nord"},
        {"hero": "bel"},
        map=[GATE, {"place": "watch-room", "x": 1}, {"place": "inner-sanctum", "x": 2}],
        quests=[{"quest": "high-priestess", "seat": 0}],
    )
    play(match, 0, "try high-priestess.0")
    assert match.turn == (1,)  # the seat to the left picks the form
    play(match, 1, "form melee", 6, 1)
    assert prompt(match, 0) != "challenge" and hero(match, 0)["health"] == 17


def test_falling_a_hero_that_fails_the_test_to_rise_stays_down() -> None:
    lying = {"hero": "bel", "fallen": True, "rise": 8, "actions": 2, "glory": 5, "hand": ["blade-of-ilbor"]}
    match = scene(lying, {"hero": "nord"}, map=ROUND_THE_GATE)
    play(match, 0, "stand", 5)  # melee 1 + 5 against 8
    assert hero(match, 0)["fallen"] and hero(match, 0)["actions"] == 1
    match = scene({**lying, "hero": "roderick"}, {"hero": "nord"}, map=ROUND_THE_GATE)
    play(match, 0, "stand", 2)
    assert not hero(match, 0)["fallen"] and hero(match, 0)["rise"] == 0


def test_falling_into_a_pit_takes_no_test_to_rise() -> None:
    match = scene({"hero": "nord", "actions": 1}, {"hero": "bel"})
    play(match, 0, "go pit-of-offerings", 1)
    assert hero(match, 0)["fallen"] and hero(match, 0)["rise"] == 0


def test_falling_off_turn_the_saved_action_pays_for_the_test_to_rise() -> None:
    match = raid(["constrictor"], {"hero": "bel", "saved": 1})
    play(match, 0, "send constrictor > 1 melee", 6, 1, 3)
    failed = told(match, "failed")[0]
    assert (failed["who"], failed["stat"], failed["total"], failed["number"]) == (1, "melee", 1 + 3, 8)
    assert hero(match, 1)["fallen"] and hero(match, 1)["saved"] == 0


def test_falling_a_card_that_does_not_help_to_rise_is_no_reason_to_ask() -> None:
    lying = {"hero": "bel", "fallen": True, "rise": 8, "actions": 1, "glory": 5, "hand": ["belt-pouch", "frailty"]}
    match = scene(lying, {"hero": "nord", "peril": 4}, phase="villainy", map=ROUND_THE_GATE, locations={})
    play(match, 0, "done", 5)
    assert [args["total"] for args in told(match, "failed")] == [1 + 5] and hero(match, 0)["actions"] == 0


def test_falling_a_six_that_is_enough_passes_like_any_other_die() -> None:
    lying = {"hero": "nord", "fallen": True, "rise": 8, "actions": 1, "glory": 6, "hand": ["blade-of-ilbor"]}
    for who, event in (("nord", "passed"), ("bel", "freed")):
        match = scene({**lying, "hero": who}, {"hero": "roderick"}, map=ROUND_THE_GATE)
        play(match, 0, "stand", 6)
        assert told(match, event) and not hero(match, 0)["fallen"]


# Warps


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


def test_warps_from_gloom_to_gloom_only_out_of_a_gloomy_tunnel() -> None:
    names = ("temple-gate", "snake-crawl", "crossroads", "gloomy-gut")
    row = [{"place": name, "y": -steps} for steps, name in enumerate(names)]
    match = scene(
        {"hero": "bel", "glory": 3, "hand": ["step-through-gloom"]}, {"hero": "nord"}, map=[*row, BONEWALK[1]]
    )
    assert "play step-through-gloom at gloomy-gut" not in texts(match, 0)


def test_warps_do_not_take_a_hero_who_carries_a_token() -> None:
    for carried in (False, True):
        match = scene(
            {"hero": "bel", "glory": 3, "hand": ["step-through-gloom"]},
            {"hero": "nord"},
            quests=[{"quest": "captive-knight", "seat": 0, "is_carried": carried}],
        )
        assert bool(starts_with(match, 0, "play")) != carried


# Limits of the inventory


def test_d64_instants_attachments_curses_and_artefacts_take_no_place() -> None:
    cards = [
        {"card": "blade-of-ilbor", "seat": 0, "attached": [{"card": "vial-of-venom", "owner": 0}]},
        {"card": "frailty", "seat": 0, "owner": 1, "zone": "curse"},
        {"card": "snakeman", "seat": 0, "zone": "lair"},
    ]
    match = scene(
        {"hero": "bel", "glory": 9, "hand": ["runaways-boots"]},
        {"hero": "nord"},
        pieces=cards,
        quests=[{"quest": "crown-of-ilbor", "seat": 0, "is_done": True}],
    )
    assert "play runaways-boots" in texts(match, 0)  # one of two places is taken


def test_d66_when_a_limit_shrinks_its_owner_discards_down_to_it() -> None:
    cards = ("belt-pouch", "runaways-boots", "hooded-helm", "ouroboros-ring")
    match = scene(
        {"hero": "tainin", "hand": ["repel"]},
        {"hero": "nord"},
        pieces=[{"card": name, "seat": 0} for name in cards],
        phase="last",
    )
    play(match, 0, "scrap belt-pouch.0")
    assert prompt(match, 0) == "limit"
    play(match, 0, "shed hooded-helm.2")
    assert [piece["card"] for piece in pieces(match, seat=0)] == ["runaways-boots", "ouroboros-ring"]


def test_belt_pouch_fits_where_it_makes_room() -> None:
    full = [{"card": name, "seat": 0} for name in ("runaways-boots", "ouroboros-ring")]
    match = scene({"hero": "tainin", "glory": 9, "hand": ["belt-pouch", "hooded-helm"]}, {"hero": "nord"}, pieces=full)
    assert "play hooded-helm" not in texts(match, 0)
    play(match, 0, "play belt-pouch")
    play(match, 0, "play hooded-helm")
    assert hero(match, 0)["limits"]["treasures"] == 4


def test_one_treasure_of_each_type() -> None:
    match = scene(
        {"hero": "nord", "glory": 9, "hand": ["rod-of-seven-skins"]},
        {"hero": "bel"},
        pieces=[{"card": "blade-of-ilbor", "seat": 0}],
    )
    assert "play rod-of-seven-skins" not in texts(match, 0)


def test_boons_have_their_own_limit() -> None:
    match = scene(
        {"hero": "nord", "glory": 9, "hand": ["ward-of-scales", "belt-pouch"]},
        {"hero": "bel"},
        pieces=[{"card": "delvers-sense", "seat": 0}, {"card": "distraction", "seat": 0}],
    )
    assert starts_with(match, 0, "play") == ["play belt-pouch"]


def test_a_potion_is_stowed_and_drunk_later() -> None:
    match = scene({"hero": "nord", "glory": 4, "health": 10, "hand": ["rejuvenation"]}, {"hero": "bel"})
    play(match, 0, "stow rejuvenation")
    play(match, 0, "drink rejuvenation.0")
    assert hero(match, 0)["health"] == 18


def test_d58_a_potion_is_stowed_only_into_a_free_place() -> None:
    full = [{"card": name, "seat": 0} for name in ("runaways-boots", "hooded-helm")]
    match = scene({"hero": "tainin", "glory": 9, "hand": ["rejuvenation"], "health": 9}, {"hero": "nord"}, pieces=full)
    assert "play rejuvenation" in texts(match, 0) and "stow rejuvenation" not in texts(match, 0)


# Attachments


def test_d61_an_attachment_needs_a_host_in_play() -> None:
    own = {"hero": "nord", "glory": 9, "hand": ["vial-of-venom", "sworn-oath"]}
    match = scene(own, {"hero": "bel"}, quests=[{"quest": "heartstone", "seat": 1}, {"quest": "oracles-dice"}])
    assert not [move for move in texts(match, 0) if "vial" in move or "oath" in move]


def test_d61_an_oath_leaves_when_its_quest_changes_hands() -> None:
    quest = {"quest": "basilisk-egg", "seat": 1, "is_carried": True, "attached": [{"card": "sworn-oath", "owner": 1}]}
    match = scene({"hero": "roderick"}, {"hero": "bel"}, quests=[quest])
    play(match, 0, "attack 1 melee", 6, 1)
    play(match, 0, "steal basilisk-egg.0")
    assert table(match)["quests"][0]["attached"] == [] and table(match)["discard"] == {"sworn-oath": 1}


def test_attachments_an_oath_is_not_sworn_on_a_finished_quest() -> None:
    match = scene(
        {"hero": "bel", "glory": 9, "hand": ["sworn-oath"]},
        {"hero": "nord"},
        quests=[{"quest": "heartstone", "seat": 0, "is_done": True}],
    )
    assert not starts_with(match, 0, "vow")


# Shifts


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


def test_d50_neighbours_change_places() -> None:
    """The crossroads lie south of the brood hall, which is the only way to them; the other way round will do too."""
    match = scene(
        {"hero": "nord", "hand": ["tremor-of-coils"]},
        {"hero": "bel", "peril": 3},
        phase="villainy",
        map=[GATE, {"place": "brood-hall", "x": 1, "turned": True}, {"place": "crossroads", "x": 1, "y": 1}],
    )
    play(match, 0, "curse 1 with tremor-of-coils")
    play(match, 0, "swap brood-hall")
    lying = {place["place"]: (place["x"], place["y"]) for place in table(match)["map"]}
    assert lying == {"temple-gate": (0, 0), "crossroads": (1, 0), "brood-hall": (1, 1)}


def test_d50_only_locations_that_fit_elsewhere_can_be_swapped() -> None:
    """The crawl leads north and south: it would not join the gate from the west, nor the turned fork from the south."""
    match = scene(
        {"hero": "nord", "hand": ["tremor-of-coils"]},
        {"hero": "bel", "peril": 3},
        phase="villainy",
        map=[
            GATE,
            {"place": "crossroads", "x": -1},
            {"place": "snake-crawl", "y": 1},
            {"place": "dripping-fork", "y": -1, "turned": True},
        ],
    )
    play(match, 0, "curse 1 with tremor-of-coils")
    assert texts(match, 0) == ["swap crossroads", "swap dripping-fork"]


def test_d50_a_turn_never_cuts_the_map_in_two() -> None:
    corner = {"place": "crooked-bend", "y": -1}  # its ways lead east and south, turned they lead west and north
    rooty = {"place": "rooty-way", "x": 1}
    for places, is_legal in (([corner], False), ([corner, rooty], True)):
        match = scene(
            {"hero": "nord", "hand": ["settling-floor", "petty-tribute"]},
            {"hero": "bel", "peril": 2},
            phase="villainy",
            map=[POSTERN, *places],
            quests=[{"quest": "old-snake"}],
            **HEROIC,
        )
        assert ("curse 1 with settling-floor" in texts(match, 0)) == is_legal
    play(match, 0, "curse 1 with settling-floor")
    assert [place["place"] for place in table(match)["map"] if place["turned"]] == ["rooty-way"]


# Wounds prevented


COAT = {"card": "leather-coat", "seat": 0}


PLATE = {"card": "plate-of-gwildor", "seat": 0}


def test_d122_leather_coat_prevents_any_wound_plate_only_those_of_attacks_and_traps() -> None:
    for worn, health, is_used in ((COAT, 18, True), (PLATE, 17, False)):
        match = scene(
            {"hero": "nord", "actions": 1},
            {"hero": "bel"},
            map=[GATE, {"place": "venom-spring", "y": -1}],
            pieces=[worn],
            options={"combined": True},
        )
        play(match, 0, "go venom-spring", 1)  # spikes
        assert hero(match, 0)["health"] == health and pieces(match, zone="prepared")[0]["used"] == is_used


def test_d122_leather_coat_is_offered_before_spikes() -> None:
    match = scene(
        {"hero": "nord", "actions": 1, "glory": 9, "hand": ["leather-coat"]},
        {"hero": "bel"},
        map=[GATE, {"place": "venom-spring", "y": -1}],
        options={"combined": True},
    )
    play(match, 0, "go venom-spring")
    assert prompt(match, 0) == "enter" and texts(match, 0) == ["pass", "play leather-coat"]
    play(match, 0, "play leather-coat", 1)
    assert hero(match, 0)["health"] == 18


def test_d122_a_price_of_health_is_no_wound_to_prevent() -> None:
    match = scene(
        {"hero": "nord", "glory": 9, "place": "lesser-altar", "hand": ["hatchling", "hatchling"]},
        {"hero": "bel"},
        map=[POSTERN, {"place": "lesser-altar", "y": -1}],
        quests=[{"quest": "altar-coin", "seat": 0}, {"quest": "old-snake"}],
        pieces=[COAT],
        **HEROIC,
    )
    play(match, 0, "try altar-coin.0")
    assert hero(match, 0)["health"] == 5 and not pieces(match, card="leather-coat")[0]["used"]
