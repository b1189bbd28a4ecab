"""Whose card, whose quest, whose turn, and how long: what must not spill over to somebody or something else."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft as uc
from tests.games.serpent.scenes import hero, open_quests, pieces, play, prompt, scene, table, texts

GATE = {"place": "temple-gate"}
PIT = [GATE, {"place": "pit-of-offerings", "x": 1}]
BONEWALK = [GATE, {"place": "gloomy-bonewalk", "x": -1}]  # its way to the gate is blocked, magic 9+
ROUND_THE_GATE = [GATE, {"place": "crossroads", "y": -1}, {"place": "dripping-fork", "x": 1}]


def starts_with(match: uc.Match, seat: int, verb: str) -> list[str]:
    return [move for move in texts(match, seat) if move.split()[0] == verb]


def next_turn(rival: dict[str, Any], *cards: dict[str, Any], dice: tuple[int, ...] = (), **more: Any) -> uc.Match:
    """The turn passes from seat 0 to its rival."""
    match = scene(
        {"hero": "nord", "actions": 0, "hand": ["rejuvenation", "second-wind"]},
        {"hero": "roderick", **rival},
        phase="last",
        tokens=5,
        pieces=list(cards),
        **more,
    )
    play(match, 0, "discard rejuvenation", *["priestess"] * 3, "snakeman", *dice)
    return match


# -- the inventory serves its owner alone -------------------------------------------------------------------


def test_battle_a_rivals_boons_and_armour_are_no_help() -> None:
    match = scene(
        {"hero": "nord", "hand": ["snakeman"]},
        {"hero": "roderick", "peril": 8},
        phase="villainy",
        pieces=[{"card": "battle-trance", "seat": 0}, {"card": "plate-of-gwildor", "seat": 0}],
    )
    play(match, 0, "send snakeman > 1 melee", 3, 2)  # 8 against 8, not 9
    assert hero(match, 1)["health"] == 18 and "snakeman.2 to hand" in texts(match, 0)
    match = scene(
        {"hero": "nord", "hand": ["snakeman"]},
        {"hero": "roderick", "peril": 8},
        phase="villainy",
        pieces=[{"card": "plate-of-gwildor", "seat": 0}],
    )
    play(match, 0, "send snakeman > 1 melee", 6, 1)
    assert hero(match, 1)["health"] == 16 and not pieces(match, card="plate-of-gwildor")[0]["used"]


def test_minions_a_rivals_minion_does_not_counter() -> None:
    match = scene(
        {"hero": "nord", "hand": ["snakeman"]},
        {"hero": "roderick", "peril": 8},
        {"hero": "bel"},
        phase="villainy",
        pieces=[{"card": "corrupt-knight", "seat": 2, "zone": "minion"}],
    )
    play(match, 0, "send snakeman > 1 melee", 6, 1)
    assert hero(match, 1)["health"] == 16 and prompt(match, 0) == "lair"


def test_modifiers_a_rivals_ring_rolls_nothing_again() -> None:
    match = scene(
        {"hero": "elendus", "place": "gloomy-bonewalk", "glory": 5, "actions": 3},
        {"hero": "bel"},
        map=BONEWALK,
        pieces=[{"card": "ouroboros-ring", "seat": 1}],
    )
    play(match, 0, "go temple-gate", 1)
    assert prompt(match, 0) == "heroic" and hero(match, 0)["actions"] == 1


def test_recovery_a_curse_on_another_is_not_tested() -> None:
    match = next_turn({"peril": 3}, {"card": "frailty", "seat": 0, "owner": 1})
    assert pieces(match, card="frailty") and match.turn == (1,)


def test_curses_a_blessing_goes_on_a_monster_of_ones_own() -> None:
    match = scene(
        {"hero": "nord", "hand": ["nakaris-kiss"]},
        {"hero": "bel", "peril": 9},
        phase="villainy",
        pieces=[{"card": "choker-spawn", "seat": 0}, {"card": "spitter-spawn", "seat": 1}],
    )
    assert starts_with(match, 0, "bless") == ["bless choker-spawn.0 with nakaris-kiss by 1"]


def test_once_a_turn_one_card_used_leaves_the_other() -> None:
    match = scene(
        {"hero": "bel", "glory": 5, "peril": 2, "place": "gloomy-bonewalk"},
        {"hero": "nord"},
        map=BONEWALK,
        pieces=[{"card": "delvers-sense", "seat": 0}, {"card": "distraction", "seat": 0}],
    )
    play(match, 0, "use distraction on 1")
    assert "use distraction on 1" not in texts(match, 0) and "use delvers-sense at east" in texts(match, 0)


# -- quests -------------------------------------------------------------------------------------------------


def test_quests_neither_a_rivals_nor_a_finished_one_can_be_tried() -> None:
    for quest in ({"seat": 1}, {"seat": 0, "is_done": True}):
        match = scene(
            {"hero": "bel", "place": "altar-of-fangs", "glory": 30},
            {"hero": "nord"},
            map=[GATE, {"place": "altar-of-fangs", "y": -1}],
            quests=[{"quest": "heartstone", **quest}],
        )
        assert not starts_with(match, 0, "try")


def test_attachments_an_oath_is_not_sworn_on_a_finished_quest() -> None:
    match = scene(
        {"hero": "bel", "glory": 9, "hand": ["sworn-oath"]},
        {"hero": "nord"},
        quests=[{"quest": "heartstone", "seat": 0, "is_done": True}],
    )
    assert not starts_with(match, 0, "vow")


def test_sacrifice_lair_monsters_are_worth_nothing() -> None:
    match = scene(
        {"hero": "bel", "place": "pit-of-offerings"},
        {"hero": "nord"},
        map=PIT,
        quests=[{"quest": "renunciation", "seat": 0}],
        pieces=[{"card": "snakeman", "seat": 0}, {"card": "corrupt-knight", "seat": 0}],
    )
    assert not starts_with(match, 0, "try")


@pytest.mark.parametrize("quest", [{"seat": 0}, {"token": "knights-prison"}])
def test_escort_only_a_shared_one_that_is_taken_up_is_replaced(quest: dict[str, Any]) -> None:
    match = scene(
        {"hero": "roderick", "glory": 18, "place": "knights-prison"},
        {"hero": "tainin"},
        map=[GATE, {"place": "knights-prison", "y": -1}],
        quests=[{"quest": "captive-knight", **quest}],
    )
    if "token" in quest:
        play(match, 0, "take captive-knight.0")
    else:
        play(match, 0, "take captive-knight.0 with melee", 6)
    assert [(quest["quest"], quest["seat"]) for quest in open_quests(match)] == [("captive-knight", 0)]


def test_starting_a_battle_an_escort_not_yet_begun_cannot_be_taken_away() -> None:
    match = scene(
        {"hero": "roderick"}, {"hero": "bel"}, map=ROUND_THE_GATE, quests=[{"quest": "captive-knight", "seat": 1}]
    )
    play(match, 0, "attack 1 melee", 6, 1)
    assert hero(match, 1)["health"] == 17 and prompt(match, 0) == "heroic"


def test_elimination_another_heros_token_stays_with_it() -> None:
    match = scene(
        {"hero": "nord", "hand": ["snakeman"]},
        {"hero": "roderick", "peril": 8, "health": 1},
        {"hero": "bel"},
        phase="villainy",
        quests=[{"quest": "captive-knight", "seat": 2, "is_carried": True}],
    )
    play(match, 0, "send snakeman > 1 melee", 6, 1)
    assert hero(match, 1)["is_out"]
    assert [(quest["seat"], quest["is_carried"]) for quest in open_quests(match)] == [(2, True)]


def test_search_a_slick_stone_spoils_one_roll_and_no_more() -> None:
    match = scene(
        {"hero": "roderick", "place": "pit-of-offerings", "peril": 2, "glory": 18, "actions": 2},
        {"hero": "nord", "hand": ["slick-stone"]},
        map=[*PIT, {"place": "venom-spring", "x": 2}],
        quests=[{"quest": "buried-satchel", "seat": 0}],
        options={"combined": True},
    )
    play(match, 0, "search buried-satchel.0")
    play(match, 1, "curse 0 with slick-stone", 6)  # 6 + 1 - 2 against 6
    assert "search buried-satchel.0" in texts(match, 0)
    play(match, 0, "search buried-satchel.0", 5)  # 5 + 1: the stone is gone
    assert "try buried-satchel.0" in texts(match, 0)


# -- movement -----------------------------------------------------------------------------------------------


def test_traps_one_laid_elsewhere_does_not_spring() -> None:
    match = scene(
        {"hero": "bel", "glory": 0},
        {"hero": "nord"},
        map=ROUND_THE_GATE,
        pieces=[{"card": "acid-stream", "seat": 1, "place": "crossroads"}],
    )
    play(match, 0, "go dripping-fork")
    assert (hero(match, 0)["glory"], hero(match, 0)["health"]) == (1, 18) and pieces(match, card="acid-stream")


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


def test_warps_from_gloom_to_gloom_only_out_of_a_gloomy_tunnel() -> None:
    names = ("temple-gate", "snake-crawl", "crossroads", "gloomy-gut")
    row = [{"place": name, "y": -steps} for steps, name in enumerate(names)]
    match = scene(
        {"hero": "bel", "glory": 3, "hand": ["step-through-gloom"]}, {"hero": "nord"}, map=[*row, BONEWALK[1]]
    )
    assert "play step-through-gloom at gloomy-gut" not in texts(match, 0)


def test_far_shot_costs_an_action() -> None:
    match = scene(
        {"hero": "elendus", "actions": 0, "glory": 3, "health": 9, "place": "dripping-fork"},
        {"hero": "nord"},
        map=ROUND_THE_GATE,
    )
    assert texts(match, 0) == ["done", "use dripping-fork"]


def test_falling_who_fails_the_test_to_rise_stays_down() -> None:
    lying = {"hero": "bel", "fallen": True, "rise": 8, "actions": 2, "glory": 5, "hand": ["blade-of-ilbor"]}
    match = scene(lying, {"hero": "nord"}, map=ROUND_THE_GATE)
    play(match, 0, "stand", 6)  # melee 1 + 6 against 8
    assert hero(match, 0)["fallen"] and hero(match, 0)["actions"] == 1
    match = scene({**lying, "hero": "roderick"}, {"hero": "nord"}, map=ROUND_THE_GATE)
    play(match, 0, "stand", 2)
    assert not hero(match, 0)["fallen"] and hero(match, 0)["rise"] == 0


# -- variants -----------------------------------------------------------------------------------------------


def spikes(options: dict[str, Any], actions: int) -> uc.Match:
    match = scene(
        {"hero": "bel", "actions": actions, "glory": 0, "hand": ["belt-pouch"]},
        {"hero": "nord"},
        map=BONEWALK,
        options=options,
    )
    match.play(0, "go gloomy-bonewalk", uc.Chosen([] if options and actions > 1 else ["1"]))
    return match


def test_dodging_spikes_is_asked_in_the_variant_with_an_action_left() -> None:
    assert texts(spikes({"dodging_spikes": True}, 2), 0) == ["risk", "dodge"]
    assert hero(spikes({}, 2), 0)["health"] == 17
    assert hero(spikes({"dodging_spikes": True}, 1), 0)["health"] == 17


def test_dodging_spikes_who_risks_them_is_tested() -> None:
    match = spikes({"dodging_spikes": True}, 2)
    play(match, 0, "risk", 1)
    assert hero(match, 0)["health"] == 17 and hero(match, 0)["actions"] == 1


def test_limited_movement_only_a_standing_hero_lies_down() -> None:
    options = {"limited_movement": True}
    match = scene({"hero": "bel", "actions": 0}, {"hero": "nord"}, map=ROUND_THE_GATE, options=options)
    assert "lie" in texts(match, 0)
    lying = {"hero": "bel", "actions": 0, "fallen": True, "glory": 9, "hand": ["belt-pouch"]}
    match = scene(lying, {"hero": "nord"}, map=ROUND_THE_GATE, options=options)
    assert texts(match, 0) == ["done", "play belt-pouch"]


def test_impartial_placement_an_escort_under_way_passes_no_card_on() -> None:
    for carried, layer in ((False, 1), (True, 0)):
        match = scene(
            {"hero": "nord"},
            {"hero": "bel"},
            map=[GATE],
            quests=[{"quest": "basilisk-egg", "seat": 0, "is_carried": carried}],
            options={"impartial_placement": True},
        )
        play(match, 0, "explore", "brood-hall")
        assert match.turn == (layer,)


# -- the turn -----------------------------------------------------------------------------------------------


def test_setup_four_tunnels_lie_round_the_entrance() -> None:
    match = uc.deal("serpent", seats=2, seed=9)
    places = {row["place"] for row in table(match)["map"]}
    tunnels = {"crossroads", "snake-crawl", "sentinel-gallery", "dripping-fork", "bend-of-idols", "caved-in-way"}
    tunnels |= {"abyss-bridge", "gloomy-gut", "gloomy-culvert", "gloomy-bonewalk"}
    assert places - tunnels == {"temple-gate"} and len(places) == 5


def test_recovery_a_turn_begins_as_if_nothing_had_been_done() -> None:
    used = {"moved": True, "next_actions": 2, "tries": 2, "tried": ["heartstone"], "dropped": True, "fought": True}
    match = next_turn({**used, "peril": 0, "hand": ["frailty", "repel"]}, nakari_sent=True)
    then = hero(match, 1)
    assert then["actions"] == 7  # speed 5 and the two more of the last turn
    assert not (
        table(match)["nakari_sent"]
        or then["moved"]
        or then["tries"]
        or then["tried"]
        or then["dropped"]
        or then["fought"]
        or then["next_actions"]
    )


def test_discard_and_draw_who_stood_still_since_recovery_gains() -> None:
    match = next_turn({"glory": 0, "peril": 0, "hand": ["repel", "battle-trance"]}, map=[GATE])
    play(match, 1, texts(match, 1)[0])  # the location that was turned up
    play(match, 1, "done")
    play(match, 1, "discard repel")
    assert (hero(match, 1)["glory"], hero(match, 1)["peril"]) == (1, 2)


def test_the_last_round_is_played_to_its_end() -> None:
    for round, winners in ((59, None), (60, (1,))):
        match = scene(
            {"hero": "nord", "hand": ["rejuvenation", "second-wind"]},
            {"hero": "bel", "level": 8, "hand": ["frailty"]},
            phase="last",
            round=round,
            starter=1,
        )
        play(match, 0, "discard rejuvenation")
        assert (match.result.winners if match.result is not None else None) == winners


# -- the felled ---------------------------------------------------------------------------------------------


def test_elimination_who_falls_in_the_own_turn_draws_nothing_more() -> None:
    match = scene(
        {"hero": "bel", "health": 1, "actions": 3, "hand": ["frailty"]},
        {"hero": "nord", "hand": ["tribute", "repel"], "peril": 0},
        {"hero": "roderick", "glory": 4, "peril": 1},
        map=BONEWALK,
    )
    play(match, 0, "go gloomy-bonewalk", 1)
    assert hero(match, 0)["is_out"] and hero(match, 0)["hand_size"] == 0 and match.turn == (1,)
    assert table(match)["discard"] == {"frailty": 1}


def test_elimination_a_felled_hero_is_nobodys_target() -> None:
    match = scene({"hero": "bel"}, {"hero": "nord", "is_out": True}, {"hero": "roderick"}, map=ROUND_THE_GATE)
    assert {move.split()[1] for move in starts_with(match, 0, "attack")} == {"2"}


def test_elimination_an_artefact_leaves_the_game_and_an_open_quest_goes_under_the_deck() -> None:
    match = scene(
        {"hero": "nord", "hand": ["snakeman"]},
        {"hero": "roderick", "peril": 8, "health": 1},
        {"hero": "bel"},
        phase="villainy",
        quests=[{"quest": "heartstone", "seat": 1, "is_done": True}, {"quest": "renunciation", "seat": 1}],
    )
    play(match, 0, "send snakeman > 1 melee", 6, 1)
    deck = match.save()["quest_deck"]
    assert "renunciation" in deck and "heartstone" not in deck


def test_resurrection_only_heroes_nobody_has_are_left() -> None:
    match = uc.deal("serpent", seats=2, seed=4, resurrection=True)
    dealt = {row["hero"] for row in table(match)["heroes"]}
    assert len(table(match)["spare_heroes"]) == 4 and not dealt & set(table(match)["spare_heroes"])


# -- battles ------------------------------------------------------------------------------------------------


def raided(target: dict[str, Any], card: str, *dice: int, **more: Any) -> uc.Match:
    match = scene({"hero": "nord", "hand": [card]}, {"peril": 10, **target}, phase="villainy", **more)
    form = next(move for move in texts(match, 0) if move.startswith(f"send {card} > 1"))
    play(match, 0, form, *dice)
    return match


def test_challenge_who_attacked_is_challenged_once_a_form() -> None:
    match = scene({"hero": "roderick"}, {"hero": "bel", "saved": 1, "glory": 0}, map=ROUND_THE_GATE)
    play(match, 0, "attack 1 melee", 6, 1)
    assert texts(match, 1) == ["pass", "duel 0 melee", "duel 0 magic", "duel 0 speed"]


def test_reward_a_beaten_monster_draws_no_card_with_rivals_at_the_table() -> None:
    match = raided({"hero": "roderick", "hand": ["blade-of-ilbor"], "glory": 9}, "choker-spawn", 1, 6)
    assert hero(match, 1)["hand"] == ["blade-of-ilbor"] and hero(match, 1)["glory"] == 10
    assert match.turn == (0,)  # nor is a treasure offered, as it is to a hero alone


def test_barbed_light_works_in_a_counter_too() -> None:
    match = raided({"hero": "elendus", "glory": 2}, "temple-shade")
    play(match, 0, "unleash", 1, 6)  # 7 against 12
    play(match, 1, "pay barbed-light")
    assert not pieces(match, card="temple-shade") and hero(match, 1)["glory"] == 2  # two wounds, two glory


def test_tame_needs_a_free_place_and_the_heros_own_blow() -> None:
    full = [{"card": card, "seat": 1} for card in ("hooded-helm", "runaways-boots", "blade-of-ilbor", "ouroboros-ring")]
    match = raided({"hero": "sessira", "glory": 2}, "choker-spawn", 1, 6, pieces=full)
    assert not pieces(match, card="choker-spawn")
    minion = [{"card": "corrupt-knight", "seat": 1, "zone": "minion"}]
    match = raided({"hero": "sessira", "glory": 2}, "choker-spawn", 1, pieces=minion)
    play(match, 1, "corrupt-knight.0 counters", 6)
    assert not pieces(match, card="choker-spawn") and pieces(match, zone="minion")


def test_minions_a_beaten_priestess_that_serves_takes_no_token() -> None:
    minion = [{"card": "priestess", "seat": 1, "zone": "minion", "wounds": 1}]
    match = raided({"hero": "bel"}, "snakeman", 6, pieces=minion, tokens=3)
    play(match, 1, "priestess.0 counters", 1)
    assert not pieces(match, card="priestess") and table(match)["tokens"] == 3


def test_cutpurse_is_tainins_alone() -> None:
    for name, glory in (("tainin", 3), ("roderick", 2)):
        match = scene(
            {"hero": name, "glory": 0}, {"hero": "nord", "glory": 9, "place": "crossroads"}, map=ROUND_THE_GATE
        )
        play(match, 0, "go crossroads")
        assert hero(match, 0)["glory"] == glory


def test_the_last_action_is_saved() -> None:
    for left in (0, 1, 3):
        match = scene(
            {"hero": "nord", "actions": left, "hand": ["rejuvenation", "second-wind"]}, {"hero": "bel"}, phase="last"
        )
        play(match, 0, "discard rejuvenation")
        assert hero(match, 0)["saved"] == min(left, 1)


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


def test_resurrection_who_falls_in_the_own_turn_begins_with_the_next() -> None:
    match = scene(
        {"hero": "bel", "health": 1, "actions": 3},
        {"hero": "nord", "hand": ["tribute", "repel"], "peril": 0},
        map=BONEWALK,
        options={"resurrection": True},
    )
    play(match, 0, "go gloomy-bonewalk", 1)
    play(match, 0, "hero roderick")
    assert hero(match, 0)["place"] == "temple-gate" and match.turn == (1,)


def test_temple_shade_silences_prepared_cards_too() -> None:
    rod = [{"card": "rod-of-seven-skins", "seat": 1}]
    match = scene(
        {"hero": "nord", "hand": ["temple-shade", "snakeman"]},
        {"hero": "roderick", "peril": 15},
        phase="villainy",
        pieces=rod,
    )
    play(match, 0, "send temple-shade > 1 magic")
    play(match, 0, "boost 1")
    play(match, 0, "send snakeman > 1 melee", 1)  # magic 3 + 1 against 9: nothing is answered
    assert prompt(match, 0) == "lair" and not pieces(match, card="rod-of-seven-skins")[0]["used"]
