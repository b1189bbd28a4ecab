"""ОБЗОР КОМПОНЕНТОВ, Карты приключений – one little play per card that the other files do not show.

Rulings: D27, D50, D60, D63, D67, D85.
"""

from __future__ import annotations

from tests.games.serpent.scenes import (
    GATE,
    attack_total,
    counter_total,
    hero,
    pieces,
    play,
    raid,
    raided,
    scene,
    sent,
    table,
    texts,
)

# Monsters


def test_whisper_spawn_attacks_by_magic() -> None:
    assert hero(sent("whisper-spawn", "magic", {"hero": "roderick"}, 6, 1), 1)["health"] == 17


def test_three_headed_spawn_buys_a_point() -> None:
    assert attack_total(sent("three-headed-spawn", "speed", {"hero": "roderick"}, 1, 6, boost=True)) == 3 + 1 + 1


def test_nest_viper_poisons() -> None:
    assert hero(sent("nest-viper", "speed", {"hero": "roderick", "saved": 0}, 6, 1, 6), 1)["health"] == 17
    assert hero(sent("nest-viper", "speed", {"hero": "tainin"}, 6, 1, 1), 1)["health"] == 16


def test_moon_basilisk_costs_an_action_next_turn() -> None:
    match = sent("moon-basilisk", "magic", {"hero": "roderick"}, 6, 1)
    assert hero(match, 1)["health"] == 16 and hero(match, 1)["next_actions"] == -1


def test_bone_naga_buys_a_wound() -> None:
    assert hero(sent("bone-naga", "melee", {"hero": "bel"}, 6, 1, boost=True), 1)["health"] == 16


def test_winged_asp_takes_a_card_and_flies_home() -> None:
    match = sent("winged-asp", "speed", {"hero": "bel", "hand": ["repel"]}, 6, 1)
    assert hero(match, 1)["hand"] == []
    match = sent("winged-asp", "speed", {"hero": "tainin"}, 1, 6)
    assert texts(match, 0) == ["winged-asp.0 to lair", "banish winged-asp.0", "winged-asp.0 to hand"]


def test_beaten_priestess_takes_a_token_along() -> None:
    lair = [{"card": "priestess", "seat": 0, "zone": "lair", "wounds": 1}]
    match = raid([], {"hero": "bel"}, pieces=lair, tokens=3)
    play(match, 0, "loose priestess.0 > 1 melee", 1, 6)
    assert table(match)["tokens"] == 2


# Traps and curses


def test_eye_of_nakari_takes_a_level() -> None:
    match = scene(
        {"hero": "bel", "level": 8},
        {"hero": "nord"},
        pieces=[{"card": "eye-of-nakari", "seat": 1, "zone": "laid", "place": "crossroads"}],
    )
    play(match, 0, "go crossroads", 3)
    assert hero(match, 0)["level"] == 7


def test_creeping_rust_raises_upkeep() -> None:
    match = raid(
        ["creeping-rust"], {"hero": "bel", "glory": 1}, pieces=[{"card": "runaways-boots", "seat": 1}], tokens=5
    )
    play(match, 0, "rust runaways-boots.0 with creeping-rust")
    while match.turn == (0,):
        match.play(0, match.moves(0)[0])
    assert "runaways-boots" in hero(match, 1)["hand"]  # two glory were not there
    assert table(match)["discard"]["creeping-rust"] == 1


def test_nakaris_kiss_strengthens_a_lair_monster() -> None:
    lair = [{"card": "snakeman", "seat": 0, "zone": "lair"}]
    match = raid(["nakaris-kiss"], {"hero": "bel"}, pieces=lair)
    play(match, 0, "bless snakeman.0 with nakaris-kiss by 1")
    play(match, 0, "loose snakeman.0 > 1 melee", 1, 1)
    assert attack_total(match) == 5 + 2 + 1
    assert hero(match, 1)["health"] == 15


def test_nakaris_kiss_makes_a_trap_harder() -> None:
    match = scene(
        {"hero": "bel"},
        {"hero": "nord"},
        pieces=[
            {
                "card": "acid-stream",
                "seat": 1,
                "zone": "laid",
                "place": "crossroads",
                "attached": [{"card": "nakaris-kiss", "owner": 1}],
            }
        ],
    )
    play(match, 0, "go crossroads", 6)
    assert hero(match, 0)["health"] == 16  # eleven against twelve


def test_tremor_of_coils_swaps_two_locations() -> None:
    match = raid(["tremor-of-coils"], {"hero": "bel"})
    play(match, 0, "curse 1 with tremor-of-coils")
    play(match, 0, "swap crossroads")
    assert "swap temple-gate" not in texts(match, 0)
    play(match, 0, "swap pit-of-offerings")
    where = {place["place"]: (place["x"], place["y"]) for place in table(match)["map"]}
    assert where["crossroads"] == (1, 0) and where["pit-of-offerings"] == (-1, 0)


def test_brand_of_oblivion_is_not_for_the_lowest_level() -> None:
    assert "curse 1 with brand-of-oblivion" not in texts(raid(["brand-of-oblivion", "frailty"], {"hero": "bel"}), 0)
    match = raid(["brand-of-oblivion"], {"hero": "bel", "level": 9})
    play(match, 0, "curse 1 with brand-of-oblivion")
    assert hero(match, 1)["level"] == 8


def test_tribute_takes_what_is_paid_for() -> None:
    match = raid(["tribute"], {"hero": "bel", "glory": 5})
    play(match, 0, "curse 1 with tribute for 3")
    assert (hero(match, 1)["glory"], hero(match, 1)["peril"]) == (2, 17)


def test_rain_of_serpents_falls_on_each_rival() -> None:
    match = scene(
        {"hero": "nord", "hand": ["rain-of-serpents"]},
        {"hero": "bel", "peril": 4},
        {"hero": "tainin"},
        phase="villainy",
    )
    play(match, 0, "curse 1 with rain-of-serpents", 1, 6)
    assert (hero(match, 1)["health"], hero(match, 2)["health"], hero(match, 0)["health"]) == (17, 18, 18)


def test_frailty_is_lifted_by_level() -> None:
    match = scene(
        {"hero": "nord"},
        {"hero": "bel"},
        pieces=[{"card": "frailty", "seat": 1, "owner": 0, "zone": "curse"}],
        tokens=5,
    )
    play(match, 0, "done", 4)
    assert pieces(match) == [] and hero(match, 1)["actions"] == 5


# Boons


def test_distraction_hands_peril_on() -> None:
    match = scene({"hero": "nord", "peril": 3}, {"hero": "bel"}, pieces=[{"card": "distraction", "seat": 0}])
    play(match, 0, "use distraction on 1")
    assert (hero(match, 0)["peril"], hero(match, 1)["peril"]) == (2, 3)
    assert "use distraction on 1" not in texts(match, 0)


def test_distraction_hands_on_the_last_peril_too() -> None:
    for peril in (0, 1):
        match = scene({"hero": "nord", "peril": peril}, {"hero": "bel"}, pieces=[{"card": "distraction", "seat": 0}])
        assert ("use distraction on 1" in texts(match, 0)) == (peril == 1)


def test_command_fiend_makes_a_minion() -> None:
    match = sent("choker-spawn", "melee", {"hero": "bel", "glory": 2, "hand": ["command-fiend"]})
    play(match, 1, "play command-fiend against choker-spawn.0")
    assert pieces(match, zone="minion")[0]["seat"] == 1
    assert hero(match, 1)["health"] == 18


def test_rolling_escape_evades_and_falls() -> None:
    match = sent("snakeman", "melee", {"hero": "bel", "glory": 2, "hand": ["rolling-escape"]})
    play(match, 1, "play rolling-escape against snakeman.0")
    assert hero(match, 1)["health"] == 18 and hero(match, 1)["fallen"]
    assert texts(match, 0) == ["snakeman.0 to hand", "snakeman.0 to lair"]


def test_battle_trance_helps_counters_and_has_upkeep() -> None:
    match = sent("snakeman", "melee", {"hero": "bel"}, 5, 1, pieces=[{"card": "battle-trance", "seat": 1}])
    assert counter_total(match) == 1 + 1 + 1


def test_delvers_sense_opens_an_exit() -> None:
    match = scene(
        {"hero": "nord", "place": "brood-hall"}, {"hero": "bel"}, pieces=[{"card": "delvers-sense", "seat": 0}]
    )
    play(match, 0, "use delvers-sense at south")
    play(match, 0, "go pit-of-offerings", 6)
    assert hero(match, 0)["health"] == 18


def test_step_through_gloom_leads_from_gloom_to_gloom() -> None:
    places = [GATE, {"place": "gloomy-culvert", "y": 1, "turned": True}, {"place": "snake-crawl", "y": -1}]
    places += [{"place": "crossroads", "y": -2}, {"place": "gloomy-gut", "y": -3, "turned": True}]
    match = scene(
        {"hero": "nord", "glory": 3, "hand": ["step-through-gloom"], "place": "gloomy-culvert"},
        {"hero": "bel"},
        map=places,
    )
    play(match, 0, "play step-through-gloom at gloomy-gut")
    assert hero(match, 0)["place"] == "gloomy-gut" and hero(match, 0)["glory"] == 1


def test_ward_of_scales_weakens_snakes() -> None:
    match = sent("snakeman", "melee", {"hero": "bel"}, 3, 6, pieces=[{"card": "ward-of-scales", "seat": 1}])
    assert attack_total(match) == 5 - 1 + 3


def test_second_wind_gives_actions() -> None:
    match = scene({"hero": "nord", "glory": 5, "hand": ["second-wind"], "actions": 1}, {"hero": "bel"})
    assert "play second-wind for 3" not in texts(match, 0)
    play(match, 0, "play second-wind for 4")
    assert (hero(match, 0)["actions"], hero(match, 0)["glory"]) == (3, 1)


def test_counterstroke_answers_with_the_best_value() -> None:
    match = sent("snakeman", "melee", {"hero": "bel", "glory": 2, "hand": ["counterstroke"]})
    play(match, 1, "play counterstroke against snakeman.0", 1, 6)
    assert counter_total(match) == 7 + 6
    assert table(match)["discard"]["snakeman"] == 1  # two wounds


def test_sworn_oath_helps_and_pays() -> None:
    match = scene(
        {"hero": "nord", "glory": 30, "place": "altar-of-fangs", "hand": ["sworn-oath"]},
        {"hero": "bel"},
        map=[GATE, {"place": "altar-of-fangs", "y": -1}],
        quests=[{"quest": "heartstone", "seat": 0}],
    )
    play(match, 0, "vow sworn-oath on heartstone.0")
    play(match, 0, "try heartstone.0", "repel", "frailty")
    assert hero(match, 0)["quests"] == 1
    assert hero(match, 0)["hand"] == ["frailty", "repel"]


def test_a_sworn_oath_helps_to_search_and_to_try() -> None:
    oath = {"attached": [{"card": "sworn-oath", "owner": 0}]}
    for more, is_done in (({}, False), (oath, True)):
        match = scene(
            {"hero": "nord", "glory": 20, "place": "crossroads"},
            {"hero": "bel"},
            quests=[{"quest": "oracles-dice", "seat": 0, **more}],
        )
        play(match, 0, "try oracles-dice.0", 3, 4)  # against 8
        assert hero(match, 0)["quests"] == is_done
        match = scene(
            {"hero": "nord", "place": "watch-room"},
            {"hero": "bel"},
            quests=[{"quest": "orders-cache", "seat": 0, **more}],
        )
        play(match, 0, "search orders-cache.0", 6)  # two steps from the gate, against 9
        assert (table(match)["quests"][0]["found"] == "watch-room") == is_done


# Treasures


def test_plate_of_gwildor_takes_a_wound_once_a_turn() -> None:
    match = sent("snakeman", "melee", {"hero": "bel"}, 6, 1, pieces=[{"card": "plate-of-gwildor", "seat": 1}])
    assert hero(match, 1)["health"] == 17


def test_hooded_helm_guards_levels() -> None:
    match = raid(
        ["brand-of-oblivion", "frailty"], {"hero": "bel", "level": 9}, pieces=[{"card": "hooded-helm", "seat": 1}]
    )
    assert "curse 1 with brand-of-oblivion" not in texts(match, 0)


def test_hooded_helm_keeps_the_actions_of_the_next_turn() -> None:
    for cards, less in ([], -1), ([{"card": "hooded-helm", "seat": 1}], 0):
        match = raided({"hero": "roderick"}, "moon-basilisk", 6, 1, pieces=cards)
        assert (hero(match, 1)["health"], hero(match, 1)["next_actions"]) == (16, less)


def test_blade_of_ilbor_is_for_knights() -> None:
    match = sent("corrupt-knight", "melee", {"hero": "bel"}, 5, 1, pieces=[{"card": "blade-of-ilbor", "seat": 1}])
    assert counter_total(match) == 1 + 1 + 1 + 1


def test_rod_of_seven_skins_counters_melee_with_magic() -> None:
    match = sent("snakeman", "melee", {"hero": "roderick"}, pieces=[{"card": "rod-of-seven-skins", "seat": 1}])
    play(match, 1, "use rod-of-seven-skins against snakeman.1", 5, 1)
    assert counter_total(match) == 2 + 1 + 1


def test_ouroboros_ring_rolls_again() -> None:
    match = scene({"hero": "roderick", "glory": 5}, {"hero": "bel"}, pieces=[{"card": "ouroboros-ring", "seat": 0}])
    play(match, 0, "go pit-of-offerings", 1)
    assert texts(match, 0) == ["keep", "reroll ouroboros-ring.0"]
    play(match, 0, "reroll ouroboros-ring.0", 6)
    assert not hero(match, 0)["fallen"] and hero(match, 0)["glory"] == 5 + 3 - 1


def test_vial_of_venom_adds_a_wound_and_may_run_dry() -> None:
    weapon = [{"card": "blade-of-ilbor", "seat": 0, "attached": [{"card": "vial-of-venom", "owner": 0}]}]
    match = scene({"hero": "roderick"}, {"hero": "bel"}, pieces=weapon)
    play(match, 0, "attack 1 melee", 6, 1, 3)
    assert hero(match, 1)["health"] == 16
    assert pieces(match)[0]["attached"] == [] and table(match)["discard"] == {"vial-of-venom": 1}


def test_vial_of_venom_stays_with_a_die_of_four_or_more() -> None:
    weapon = [{"card": "blade-of-ilbor", "seat": 0, "attached": [{"card": "vial-of-venom", "owner": 0}]}]
    for die, left in ((3, 0), (4, 1)):
        match = scene({"hero": "roderick"}, {"hero": "bel"}, pieces=weapon)
        play(match, 0, "attack 1 melee", 6, 1, die)
        assert len(pieces(match)[0]["attached"]) == left
