"""ОДИНОЧНАЯ ИГРА

Rulings: D17, D99–D105, D122.
"""

from __future__ import annotations

from typing import Any

import undercroft as uc
from tests.games.serpent.scenes import GATE, has_fallen, hero, pieces, play, prompt, scene, table, texts, told

# Setup


def test_solo_leaves_out_warps_shifts_and_many_heroes() -> None:
    match = uc.deal("serpent", seats=1, seed=1)
    left = match.save()["deck"]
    assert not {"mirror-rift", "step-through-gloom", "tremor-of-coils", "rain-of-serpents", "distraction"} & set(left)
    assert hero(match, 0)["hand_size"] == 5 and hero(match, 0)["peril"] == 0
    assert len(table(match)["quests"]) == 4


def test_d99_nakari_is_there_and_beating_her_wins() -> None:
    match = scene(
        {"hero": "nord", "level": 10},
        map=[GATE, {"place": "nakaris-lair", "y": -1, "turned": True}],
        quests=[{"quest": "defeat-nakari"}],
        nakari_wounds=4,
    )
    play(match, 0, "go nakaris-lair", 6, 6, 6, 1, 6)  # no card drawn; melee leads, nine against ten
    assert match.result is not None and match.result.winners == (0,)


# The turn


def test_d100_a_turn_has_no_villainy_no_discard_and_saves_nothing() -> None:
    match = scene({"hero": "nord", "hand": ["repel"], "place": "crossroads", "moved": True}, tokens=5)
    play(match, 0, "done", "battle-trance", "altar-of-fangs")
    assert prompt(match, 0) == "lay" and table(match)["round"] == 2
    assert hero(match, 0)["hand"] == ["repel", "battle-trance"]
    assert hero(match, 0)["saved"] == 0


def test_d101_standing_still_rolls_for_peril_too() -> None:
    match = scene({"hero": "nord", "place": "dripping-fork"}, tokens=5)
    play(match, 0, "done", 1, "frailty", "repel", 1)  # and the test of level that would lift it
    assert [piece["card"] for piece in pieces(match, zone="curse")] == ["frailty"]


def stood_still(*dice: str | int, **special: Any) -> uc.Match:
    """Nord has not moved, and a card is drawn for the one peril of his location."""
    match = scene({"hero": "nord", "place": "dripping-fork", "actions": 2, **special}, tokens=5)
    play(match, 0, "done", 1, *dice)
    return match


def test_d123_a_monster_met_standing_still_is_challenged_with_an_unspent_action() -> None:
    match = stood_still("corrupt-knight", 1, 1)
    assert prompt(match, 0) == "challenge" and hero(match, 0)["actions"] == 2
    play(match, 0, "challenge corrupt-knight.0 speed", 6, 1)
    assert told(match, "monster-hit") == [{"monster": "corrupt-knight", "count": 1}]


def test_d123_without_an_unspent_action_there_is_no_challenge() -> None:
    match = stood_still("corrupt-knight", 1, 1, actions=0)
    assert table(match)["round"] == 2


def test_d123_unspent_actions_are_lost_at_the_next_recovery() -> None:
    match = stood_still("corrupt-knight", 1, 1)
    play(match, 0, "pass")
    assert table(match)["round"] == 2 and hero(match, 0)["actions"] == 6


def test_d123_a_hero_felled_to_the_ground_standing_still_rises_with_unspent_actions() -> None:
    """The constrictor asks for melee eight besides the action; a natural six always frees."""
    match = stood_still("constrictor", 6, 1, 1, 6)
    assert has_fallen(match) and not hero(match, 0)["fallen"] and table(match)["round"] == 2


def test_d102_a_curse_for_a_monster_waits_for_one_and_goes_on_it() -> None:
    match = scene({"hero": "roderick", "glory": 0})
    play(match, 0, "go crossroads", 1, 1, 6, 6, "nakaris-kiss", "snakeman", 1)
    attack = [event.args["total"] for event in match.told(None) if event.id == "serpent-event-attack"]
    assert attack == [5 + 2 + 1]


def test_d102_a_curse_without_effect_is_discarded() -> None:
    match = scene({"hero": "nord"})
    play(match, 0, "go dripping-fork", 1, "creeping-rust")
    assert pieces(match) == [] and table(match)["discard"] == {"creeping-rust": 1}


def test_d102_rust_falls_on_a_treasure_by_chance() -> None:
    cards = [{"card": "runaways-boots", "seat": 0}, {"card": "hooded-helm", "seat": 0}]
    match = scene({"hero": "nord"}, pieces=cards)
    play(match, 0, "go dripping-fork", 1, "creeping-rust", "hooded-helm")
    assert [piece["card"] for piece in pieces(match) if piece["attached"]] == ["hooded-helm"]


def test_d102_slick_stone_waits_for_the_next_roll_it_can_spoil() -> None:
    match = scene({"hero": "nord"})
    play(match, 0, "go dripping-fork", 1, "slick-stone")
    assert [piece["zone"] for piece in pieces(match)] == ["waiting"]
    play(match, 0, "go temple-gate")
    play(match, 0, "go pit-of-offerings", 6, 6, 4)  # no card is drawn; speed six and four, less two, against nine
    assert "serpent-event-fell" in [event.id for event in match.told(None)] and pieces(match) == []


def test_d102_the_location_acts_before_traps_and_traps_before_the_battle() -> None:
    match = scene({"hero": "roderick", "glory": 0})
    play(match, 0, "go pit-of-offerings", 1, 1, "acid-stream", "choker-spawn", 6, 1, 6, 1)
    ids = [event.id.removeprefix("serpent-event-") for event in match.told(None)]
    assert ids.index("passed") < ids.index("sprung") < ids.index("attack")


def test_d102_hunted_monsters_choose_the_greatest_lead() -> None:
    match = scene({"hero": "bel", "place": "brood-hall"}, quests=[{"quest": "mother-of-broods", "seat": 0}])
    play(match, 0, "try mother-of-broods.0", 1, 1)
    hunted = [event.args["form"] for event in match.told(None) if event.id == "serpent-event-hunted"]
    assert hunted == ["melee"]  # six against one


def test_solo_monsters_take_the_best_form_and_are_discarded() -> None:
    match = scene({"hero": "bel", "glory": 0})
    play(match, 0, "go dripping-fork", 1, "corrupt-knight", 6, 1)
    play(match, 0, "pass")  # no challenge
    assert hero(match, 0)["health"] == 17
    assert table(match)["discard"] == {"corrupt-knight": 1}


def test_d122_solo_rust_finds_a_minion() -> None:
    match = scene(
        {"hero": "nord", "actions": 1},
        map=[GATE, {"place": "crossroads", "y": -1}],
        pieces=[{"card": "choker-spawn", "seat": 0, "zone": "minion"}],
    )
    play(match, 0, "go crossroads", 6, 6, 6, 1, "creeping-rust")
    (minion,) = pieces(match, card="choker-spawn")
    assert minion["attached"] == [{"card": "creeping-rust", "owner": 0}]


def test_d122_solo_rust_chooses_among_treasures_and_minions() -> None:
    match = scene(
        {"hero": "nord", "actions": 1},
        map=[GATE, {"place": "crossroads", "y": -1}],
        pieces=[{"card": "choker-spawn", "seat": 0, "zone": "minion"}, {"card": "runaways-boots", "seat": 0}],
    )
    play(match, 0, "go crossroads", 6, 6, 6, 1, "creeping-rust", "choker-spawn")
    assert pieces(match, card="choker-spawn")[0]["attached"] and not pieces(match, card="runaways-boots")[0]["attached"]


def test_solo_lair_keeps_the_costliest() -> None:
    match = scene({"hero": "bel", "glory": 0}, options={"solo_lair": True})
    play(match, 0, "go dripping-fork", 1, "corrupt-knight", 6, 1)
    play(match, 0, "pass")  # no challenge
    assert [piece["card"] for piece in pieces(match, zone="lair")] == ["corrupt-knight"]


def test_d103_of_equal_monsters_the_first_stays_in_the_lair() -> None:
    match = scene({"hero": "bel", "glory": 0, "actions": 1}, options={"solo_lair": True})
    play(match, 0, "go crossroads", 1, 1, 6, 6, "choker-spawn", "spitter-spawn", 6, 6, 1, 1)
    assert [piece["card"] for piece in pieces(match, zone="lair")] == ["choker-spawn"]


def test_d103_lair_monsters_join_a_battle_and_return() -> None:
    lair = [{"card": "constrictor", "seat": 0, "zone": "lair"}]
    match = scene({"hero": "roderick", "glory": 0, "actions": 1}, options={"solo_lair": True}, pieces=lair)
    play(match, 0, "go dripping-fork", 1, "choker-spawn", 1, 1, 6, 6)
    kinds = [event.args["attacker"] for event in match.told(None) if event.id == "serpent-event-attack"]
    assert kinds == ["choker-spawn", "constrictor"]
    assert [piece["card"] for piece in pieces(match, zone="lair")] == ["constrictor"]


def test_d103_above_three_the_cheapest_leaves() -> None:
    lair = [{"card": name, "seat": 0, "zone": "lair"} for name in ("choker-spawn", "whisper-spawn", "constrictor")]
    lair[0]["attacked"] = lair[1]["attacked"] = lair[2]["attacked"] = True
    match = scene({"hero": "bel", "glory": 0, "actions": 1}, options={"solo_lair": True}, pieces=lair)
    play(match, 0, "go dripping-fork", 1, "snakeman", 6, 1)
    assert [piece["card"] for piece in pieces(match, zone="lair")] == ["whisper-spawn", "constrictor", "snakeman"]


def test_d103_above_three_the_cheapest_leaves_the_lair() -> None:
    match = scene(
        {"hero": "roderick", "glory": 0},
        options={"solo_lair": True},
        pieces=[{"card": card} for card in ("snakeman", "choker-spawn", "corrupt-knight")],
    )
    play(match, 0, "go crossroads", 5, 6, 5, 4, "bone-naga", *[6] * 4, *[1] * 4)
    play(match, 0, "pass")  # no challenge
    assert {piece["card"] for piece in pieces(match, zone="lair")} == {"snakeman", "corrupt-knight", "bone-naga"}


def test_d17_with_the_other_reading_the_solo_lair_heals_too() -> None:
    """A constrictor with three health, two of them lost, is hit once more and falls, unless the lair healed it."""
    lair = [{"card": "constrictor", "seat": 0, "zone": "lair", "wounds": 2}]
    for heals in (False, True):
        options = {"solo_lair": True, "lair_heals": heals}
        match = scene({"hero": "roderick", "glory": 0, "actions": 1}, options=options, pieces=lair)
        play(match, 0, "go dripping-fork", 1, "choker-spawn", 1, 1, 6, 6)
        left = [(piece["card"], piece["wounds"]) for piece in pieces(match, zone="lair")]
        assert left == ([("constrictor", 1)] if heals else [])


def test_solo_draws_a_glory_card_for_a_felled_monster() -> None:
    match = scene({"hero": "roderick", "glory": 0, "hand": []})
    play(match, 0, "go dripping-fork", 1, "choker-spawn", 1, 6, "repel")
    assert hero(match, 0)["hand"] == ["repel"]
    assert hero(match, 0)["glory"] == 1 + 1


def test_solo_permanent_boons_only_at_the_entrance() -> None:
    data = {"hero": "nord", "glory": 9, "hand": ["ward-of-scales", "runaways-boots"]}
    assert "play ward-of-scales" in texts(scene(data), 0)
    assert "play runaways-boots" not in texts(scene(data), 0)
    assert "play ward-of-scales" not in texts(scene({**data, "place": "crossroads"}), 0)


def test_d104_permanent_treasures_are_played_at_the_end_of_a_battle() -> None:
    match = scene({"hero": "roderick", "glory": 9, "hand": ["runaways-boots"], "actions": 1})
    play(match, 0, "go dripping-fork", 1, "choker-spawn", 1, 1, "repel")
    assert prompt(match, 0) == "treasure" and "play runaways-boots" in texts(match, 0)


def test_d104_a_treasure_that_cannot_be_paid_is_not_offered() -> None:
    match = scene({"hero": "roderick", "glory": 0, "hand": ["blade-of-ilbor"]})
    play(match, 0, "go crossroads", 5, 6, 5, 4, "choker-spawn", 1, 6, "rejuvenation")
    assert hero(match, 0)["glory"] == 3 and prompt(match, 0) == "heroic"


def test_d104_venom_goes_on_a_weapon_only() -> None:
    match = scene(
        {"hero": "roderick", "glory": 9, "hand": ["vial-of-venom"], "actions": 1},
        pieces=[{"card": "runaways-boots", "seat": 0}, {"card": "blade-of-ilbor", "seat": 0}],
    )
    play(match, 0, "go dripping-fork", 1, "choker-spawn", 1, 1, "repel")
    assert texts(match, 0) == ["pass", "play vial-of-venom on blade-of-ilbor.1"]


def test_solo_monsters_that_come_together_count_as_attacking_together() -> None:
    match = scene({"hero": "roderick", "glory": 0})
    play(match, 0, "go crossroads", 1, 1, 6, 6, "corrupt-knight", "corrupt-knight", 1, 1)
    assert [args["total"] for args in told(match, "attack")] == [6 + 2 + 1, 6 + 2 + 1]


def test_solo_a_trap_that_was_drawn_is_a_reason_to_play_a_card_first() -> None:
    match = scene({"hero": "nord", "glory": 9, "place": "crossroads", "hand": ["delvers-sense"]})
    play(match, 0, "go temple-gate", 1, 6, "acid-stream")
    assert prompt(match, 0) == "enter" and texts(match, 0) == ["pass", "play delvers-sense"]
    assert uc.load(match.save()).save() == match.save()  # the trap lies neither in the deck nor in the discard
    play(match, 0, "pass", 1)
    assert told(match, "sprung") == [{"who": 0, "card": "acid-stream"}] and hero(match, 0)["health"] == 16


def test_d100_an_action_left_over_is_not_saved_alone() -> None:
    match = scene({"hero": "nord", "glory": 3, "actions": 2, "hand": ["repel"], "place": "dripping-fork"})
    play(match, 0, "done", 1, "choker-spawn")
    assert prompt(match, 0) == "response" and hero(match, 0)["saved"] == 0


# The end


def test_solo_is_won_at_the_entrance_with_three_quests() -> None:
    match = scene({"hero": "nord", "place": "crossroads", "quests": 3})
    play(match, 0, "go temple-gate")
    assert match.result is not None and match.result.winners == (0,)


def test_d105_the_third_quest_done_on_an_entrance_wins_at_once() -> None:
    match = scene(
        {"hero": "nord", "quests": 2, "place": "temple-gate"},
        quests=[{"quest": "captive-knight", "seat": 0, "is_carried": True}],
    )
    play(match, 0, "deliver captive-knight.0")
    assert match.result is not None and match.result.winners == (0,)


def test_d105_a_third_quest_done_elsewhere_leads_home_first() -> None:
    match = scene(
        {"hero": "nord", "quests": 2, "glory": 30, "place": "altar-of-fangs", "moved": True},
        map=[GATE, {"place": "altar-of-fangs", "y": -1}],
        quests=[{"quest": "heartstone", "seat": 0}],
        tokens=5,
    )
    play(match, 0, "try heartstone.0")
    assert match.result is None and hero(match, 0)["quests"] == 3


def test_d105_lost_at_the_round_cap_and_when_felled() -> None:
    match = scene({"hero": "nord", "moved": True}, round=60)
    play(match, 0, "done")
    assert match.result is not None and match.result.winners == ()
    match = scene({"hero": "nord", "health": 1, "place": "brood-hall"})
    play(match, 0, "go pit-of-offerings", 1)
    assert match.result is not None and match.result.winners == ()
