"""One little play per adventure card, ability and location that the other files do not show."""

from __future__ import annotations

from typing import Any

import undercroft as uc
from tests.games.serpent.scenes import hero, pieces, play, prompt, scene, table, texts

GATE = {"place": "temple-gate"}


def raid(hand: list[str], target: dict[str, Any], **more: Any) -> uc.Match:
    return scene({"hero": "nord", "hand": hand}, {"peril": 20, "glory": 0, **target}, phase="villainy", **more)


def sent(card: str, form: str, target: dict[str, Any], *dice: int, boost: bool = False, **more: Any) -> uc.Match:
    """A raid with one monster, up to its rolls."""
    match = raid([card], target, **more)
    if boost:
        play(match, 0, f"send {card} > 1 {form}")
        play(match, 0, "boost 1", *dice)
    else:
        play(match, 0, f"send {card} > 1 {form}", *dice)
    return match


def total_of(match: uc.Match, roll: str) -> int:
    """The total of the last roll of a kind."""
    return int([event.args["total"] for event in match.told(None) if event.id == roll][-1])


def attack_total(match: uc.Match) -> int:
    return total_of(match, "serpent-event-attack")


def counter_total(match: uc.Match) -> int:
    return total_of(match, "serpent-event-counter")


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


def test_nakaris_kiss_on_a_lair_monster() -> None:
    lair = [{"card": "snakeman", "seat": 0, "zone": "lair"}]
    match = raid(["nakaris-kiss"], {"hero": "bel"}, pieces=lair)
    play(match, 0, "bless snakeman.0 with nakaris-kiss by 1")
    play(match, 0, "loose snakeman.0 > 1 melee", 1, 1)
    assert attack_total(match) == 5 + 2 + 1
    assert hero(match, 1)["health"] == 15


def test_nakaris_kiss_on_a_trap() -> None:
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


# Treasures


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


def test_plate_of_gwildor_takes_a_wound_once_a_turn() -> None:
    match = sent("snakeman", "melee", {"hero": "bel"}, 6, 1, pieces=[{"card": "plate-of-gwildor", "seat": 1}])
    assert hero(match, 1)["health"] == 17


def test_hooded_helm_guards_levels() -> None:
    match = raid(
        ["brand-of-oblivion", "frailty"], {"hero": "bel", "level": 9}, pieces=[{"card": "hooded-helm", "seat": 1}]
    )
    assert "curse 1 with brand-of-oblivion" not in texts(match, 0)


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


def test_runaways_boots_change_speed_not_the_actions_of_the_turn() -> None:
    match = scene({"hero": "nord", "glory": 5, "hand": ["runaways-boots"], "actions": 2}, {"hero": "bel"})
    play(match, 0, "play runaways-boots")
    assert hero(match, 0)["values"]["speed"] == 7 and hero(match, 0)["actions"] == 2


def test_vial_of_venom_adds_a_wound_and_may_run_dry() -> None:
    weapon = [{"card": "blade-of-ilbor", "seat": 0, "attached": [{"card": "vial-of-venom", "owner": 0}]}]
    match = scene({"hero": "roderick"}, {"hero": "bel"}, pieces=weapon)
    play(match, 0, "attack 1 melee", 6, 1, 3)
    assert hero(match, 1)["health"] == 16
    assert pieces(match)[0]["attached"] == [] and table(match)["discard"] == {"vial-of-venom": 1}


def test_a_potion_is_stowed_and_drunk_later() -> None:
    match = scene({"hero": "nord", "glory": 4, "health": 10, "hand": ["rejuvenation"]}, {"hero": "bel"})
    play(match, 0, "stow rejuvenation")
    play(match, 0, "drink rejuvenation.0")
    assert hero(match, 0)["health"] == 18


# Heroes


def test_roderick_heals_heroes_here() -> None:
    match = scene({"hero": "roderick", "glory": 2}, {"hero": "bel", "health": 10})
    play(match, 0, "use warm-hands on 1")
    assert hero(match, 1)["health"] == 11 and hero(match, 0)["glory"] == 0


def test_tainin_robs_the_richer() -> None:
    match = scene({"hero": "tainin", "glory": 0}, {"hero": "bel", "glory": 9, "place": "crossroads"})
    play(match, 0, "go crossroads")
    assert (hero(match, 0)["glory"], hero(match, 1)["glory"]) == (3, 8)


def test_nord_swaps_a_card() -> None:
    match = scene({"hero": "nord", "glory": 1, "hand": ["frailty"]}, {"hero": "bel"})
    play(match, 0, "use spare-parts", "repel")
    play(match, 0, "discard frailty")
    assert hero(match, 0)["hand"] == ["repel"]


def test_bel_rerolls_low_magic_for_free_and_any_for_glory() -> None:
    match = sent("whisper-spawn", "magic", {"hero": "bel", "glory": 2}, 6, 2)
    assert texts(match, 1) == ["keep", "reroll skill.1", "reroll skill.2"]
    play(match, 1, "reroll skill.2", 1)
    assert texts(match, 1) == ["keep", "reroll skill.1"]
    play(match, 1, "reroll skill.1", 6)
    assert counter_total(match) == 13 and hero(match, 1)["glory"] <= 1


def test_d27_a_free_reroll_is_made_unasked_where_nothing_can_be_lost() -> None:
    match = sent("whisper-spawn", "magic", {"hero": "bel"}, 6, 1, 6)  # nine against eight: lost
    assert counter_total(match) == 13
    match = sent("whisper-spawn", "magic", {"hero": "bel"}, 6, 2)  # a tie could become a wound
    assert texts(match, 1) == ["keep", "reroll skill.2"]


def test_elendus_shoots_into_the_next_location() -> None:
    match = scene({"hero": "elendus", "glory": 2}, {"hero": "roderick", "place": "crossroads"})
    play(match, 0, "use far-shot on 1", 6, 1)
    assert prompt(match, 0) == "hit"
    play(match, 0, "pay barbed-light")
    assert hero(match, 1)["health"] == 16 and hero(match, 0)["glory"] == 0


def test_sessira_tames_what_she_wounds() -> None:
    match = sent("nest-viper", "speed", {"hero": "sessira", "glory": 6}, 1, 6)
    play(match, 1, "tame nest-viper.0")
    assert pieces(match, zone="minion")[0]["seat"] == 1 and hero(match, 1)["glory"] == 1


# Locations


def use_at(place: str, glory: int, health: int = 10, turned: bool = False, **more: Any) -> uc.Match:
    return scene(
        {"hero": "nord", "place": place, "glory": glory, "health": health},
        {"hero": "bel"},
        map=[GATE, {"place": place, "y": -1, "turned": turned}],
        **more,
    )


def test_places_that_heal() -> None:
    for place, glory, healed, turned in (("dripping-fork", 2, 1, True), ("priestess-bath", 3, 2, True)):
        match = use_at(place, glory, turned=turned)
        play(match, 0, f"use {place}")
        assert hero(match, 0)["health"] == 10 + healed and f"use {place}" not in texts(match, 0)


def test_watch_room_explores_for_free() -> None:
    match = use_at("watch-room", 0, turned=True)
    play(match, 0, "use watch-room", "crossroads")
    assert prompt(match, 0) == "lay"


def test_inner_sanctum_calms_the_goddess() -> None:
    match = use_at("inner-sanctum", 3, tokens=2)
    play(match, 0, "use inner-sanctum")
    assert table(match)["tokens"] == 1


def test_altar_of_fangs_trades_blood_for_glory() -> None:
    match = use_at("altar-of-fangs", 0)
    play(match, 0, "use altar-of-fangs")
    assert (hero(match, 0)["health"], hero(match, 0)["glory"]) == (9, 2)


def test_vault_returns_a_cheap_glory_card() -> None:
    match = use_at("vault-of-skins", 2, discard={"repel": 1, "plate-of-gwildor": 1, "frailty": 1})
    play(match, 0, "use vault-of-skins")
    assert hero(match, 0)["hand"] == ["repel"]


def test_knights_prison_frightens() -> None:
    match = scene({"hero": "nord"}, {"hero": "bel"}, map=[GATE, {"place": "knights-prison", "y": -1}])
    play(match, 0, "go knights-prison", 2)
    assert hero(match, 0)["peril"] == 2 + 2 + 1


def test_armoury_makes_treasures_cheaper() -> None:
    match = scene(
        {"hero": "nord", "place": "armoury-of-ilbor", "glory": 4, "hand": ["blade-of-ilbor"]},
        {"hero": "bel"},
        map=[GATE, {"place": "armoury-of-ilbor", "y": -1}],
    )
    play(match, 0, "play blade-of-ilbor")
    assert hero(match, 0)["glory"] == 0


def test_brood_hall_strengthens_spawn() -> None:
    assert attack_total(sent("choker-spawn", "melee", {"hero": "bel", "place": "brood-hall"}, 1, 6)) == 3 + 1 + 1
