"""Battle: its stages in order."""

from __future__ import annotations

from typing import Any

import undercroft as uc
from tests.games.serpent.scenes import hero, pieces, play, prompt, scene, table, texts


def raid(hand: list[str], target: dict[str, Any], **more: Any) -> uc.Match:
    return scene({"hero": "nord", "hand": hand}, {"peril": 20, "glory": 0, **target}, phase="villainy", **more)


# I. Attack


def test_only_round_forms_attack() -> None:
    match = raid(["snakeman"], {"hero": "bel"})
    assert [move for move in texts(match, 0) if move.startswith("send")] == ["send snakeman > 1 melee"]


def test_a_monster_attacks_once_a_turn() -> None:
    lair = [{"card": "snakeman", "seat": 0, "zone": "lair", "attacked": True}]
    match = raid(["frailty"], {"hero": "bel"}, pieces=lair)
    assert not [move for move in texts(match, 0) if move.startswith("loose")]


def test_all_encounters_are_declared_at_once_and_paid_by_their_target() -> None:
    match = scene(
        {"hero": "nord", "hand": ["snakeman", "nest-viper"]},
        {"hero": "bel", "peril": 8},
        {"hero": "tainin", "peril": 6},
        phase="villainy",
    )
    play(match, 0, "send snakeman > 1 melee")
    assert "send nest-viper > 1 speed" not in texts(match, 0)
    assert hero(match, 1)["peril"] == 8
    play(match, 0, "send nest-viper > 2 speed", 5, 6)  # nothing can be added: it is declared
    assert prompt(match, 0) == "settle"
    assert (hero(match, 1)["peril"], hero(match, 2)["peril"]) == (0, 0)


def test_a_plan_is_hidden_from_rivals_and_can_be_taken_back() -> None:
    match = raid(["snakeman", "choker-spawn"], {"hero": "bel"})
    play(match, 0, "send snakeman > 1 melee")
    assert match.view(0)["table"]["draft"] and match.view(1)["table"]["draft"] == []
    match.undo()
    assert match.view(0)["table"]["draft"] == []


# II. Response


def test_repelled_monsters_pay_nobody() -> None:
    match = raid(["snakeman"], {"hero": "bel", "glory": 3, "hand": ["repel"]})
    play(match, 0, "send snakeman > 1 melee")
    play(match, 1, "play repel against snakeman.0")
    assert hero(match, 1)["health"] == 18
    assert table(match)["discard"] == {"snakeman": 1, "repel": 1}


def test_a_target_that_left_is_not_attacked() -> None:
    match = raid(["snakeman"], {"hero": "bel", "glory": 3, "hand": ["step-through-gloom"]})
    play(match, 0, "send snakeman > 1 melee")
    play(match, 1, "play step-through-gloom at crossroads")
    assert hero(match, 1)["place"] == "crossroads"
    assert hero(match, 1)["health"] == 18
    assert (hero(match, 1)["glory"], hero(match, 1)["peril"]) == (0, 12)  # no gain in another's turn
    assert prompt(match, 0) == "settle"


# III to V. Rolls and comparison


def test_equal_results_do_nothing() -> None:
    match = raid(["snakeman"], {"hero": "roderick"})
    play(match, 0, "send snakeman > 1 melee", 5, 4)  # 10 against 10
    assert hero(match, 1)["health"] == 18
    assert pieces(match, card="snakeman")[0]["wounds"] == 0


def test_a_strike_that_names_wounds_sets_their_number() -> None:
    match = raid(["snakeman"], {"hero": "bel"})
    play(match, 0, "send snakeman > 1 melee", 6, 1)
    assert hero(match, 1)["health"] == 16


def test_another_strike_effect_comes_on_top_of_the_wound() -> None:
    match = raid(["constrictor"], {"hero": "bel"})
    play(match, 0, "send constrictor > 1 melee", 6, 1)
    assert hero(match, 1)["health"] == 17
    assert hero(match, 1)["fallen"] and hero(match, 1)["rise"] == 8


def test_a_won_counter_wounds_the_monster_and_pays_glory() -> None:
    match = raid(["snakeman"], {"hero": "roderick"})
    play(match, 0, "send snakeman > 1 melee", 1, 6)
    play(match, 0, "snakeman.0 to lair")
    assert hero(match, 1)["glory"] == 1
    assert pieces(match, zone="lair")[0]["wounds"] == 1


def test_knights_count_each_other_and_themselves() -> None:
    match = raid(["corrupt-knight", "corrupt-knight"], {"hero": "roderick"})
    play(match, 0, "send corrupt-knight > 1 melee")
    play(match, 0, "send corrupt-knight > 1 melee", 1, 1, 3, 3)
    totals = [event.args["total"] for event in match.told(None) if event.id == "serpent-event-attack"]
    assert totals == [9, 9]
    counters = [event.args["total"] for event in match.told(None) if event.id == "serpent-event-counter"]
    assert counters == [10, 10]  # six, the die, and the old vows


def test_priestesses_have_a_bonus_per_token_in_attacks_only() -> None:
    match = raid(["priestess"], {"hero": "bel"}, tokens=5)
    play(match, 0, "send priestess > 1 magic", 3, 3)
    totals = [event.args["total"] for event in match.told(None) if event.id == "serpent-event-attack"]
    assert totals == [2 + 5 + 3]


# VI. Challenge


def test_the_challenge_costs_the_saved_action_and_is_the_one_battle_of_the_turn() -> None:
    match = raid(["snakeman"], {"hero": "roderick", "saved": 1})
    play(match, 0, "send snakeman > 1 melee", 5, 4)
    assert prompt(match, 1) == "challenge"
    play(match, 1, "challenge snakeman.0 melee", 6, 1)
    assert hero(match, 1)["saved"] == 0 and hero(match, 1)["fought"]
    play(match, 0, "snakeman.0 to lair")
    assert hero(match, 1)["glory"] == 1


def test_no_challenge_without_an_action() -> None:
    match = raid(["snakeman"], {"hero": "roderick"})
    play(match, 0, "send snakeman > 1 melee", 5, 4)
    assert prompt(match, 0) == "settle"


def test_any_hero_in_the_location_can_be_challenged() -> None:
    match = raid(["snakeman"], {"hero": "roderick", "saved": 1})
    play(match, 0, "send snakeman > 1 melee", 5, 4)
    assert "duel 0 melee" in texts(match, 1)
    play(match, 1, "duel 0 melee", 6, 1)
    assert hero(match, 0)["health"] == 17


# VII. Lair


def test_unhurt_monsters_go_to_hand_or_lair_wounded_ones_to_lair_or_discard() -> None:
    match = raid(["snakeman"], {"hero": "roderick"})
    play(match, 0, "send snakeman > 1 melee", 5, 4)
    assert texts(match, 0) == ["snakeman.0 to hand", "snakeman.0 to lair"]
    match = raid(["snakeman"], {"hero": "roderick"})
    play(match, 0, "send snakeman > 1 melee", 1, 6)
    assert texts(match, 0) == ["snakeman.0 to lair", "banish snakeman.0"]
    play(match, 0, "banish snakeman.0")
    assert not pieces(match, card="snakeman")


def test_a_fourth_monster_in_the_lair_drives_one_out() -> None:
    lair = [{"card": name, "seat": 0, "zone": "lair"} for name in ("priestess", "priestess", "bone-naga")]
    match = raid(["snakeman"], {"hero": "roderick"}, pieces=lair)
    play(match, 0, "send snakeman > 1 melee")
    play(match, 0, "unleash", 5, 4)
    play(match, 0, "snakeman.3 to lair")
    assert prompt(match, 0) == "crowd"
    play(match, 0, "banish bone-naga.2")
    assert len(pieces(match, zone="lair")) == 3


def test_a_lair_monster_costs_its_full_price_and_keeps_its_wounds() -> None:
    match = raid([], {"hero": "roderick"}, pieces=[{"card": "snakeman", "seat": 0, "zone": "lair", "wounds": 1}])
    play(match, 0, "loose snakeman.0 > 1 melee", 1, 6)
    assert hero(match, 1)["peril"] == 12
    assert table(match)["discard"] == {"snakeman": 1}
    assert hero(match, 1)["glory"] == 1


# VIII. Reward


def test_each_wound_gives_a_peril_to_any_opponent() -> None:
    match = scene(
        {"hero": "nord", "hand": ["snakeman"]}, {"hero": "bel", "peril": 8}, {"hero": "tainin"}, phase="villainy"
    )
    play(match, 0, "send snakeman > 1 melee", 6, 1)
    play(match, 0, "snakeman.0 to hand")
    assert texts(match, 0) == ["peril 2 > 1", "peril 1 > 1", "peril 2 > 2", "peril 1 > 2"]
    play(match, 0, "peril 1 > 2")
    assert texts(match, 0) == ["peril 1 > 1", "peril 1 > 2"]
    play(match, 0, "peril 1 > 1")
    assert (hero(match, 1)["peril"], hero(match, 2)["peril"]) == (1, 3)


def test_wounds_between_heroes_pay_nothing() -> None:
    match = scene({"hero": "roderick"}, {"hero": "bel"})
    play(match, 0, "attack 1 melee", 6, 1)
    assert hero(match, 1)["health"] == 17
    assert (hero(match, 0)["glory"], hero(match, 1)["peril"]) == (1, 2)
    assert "attack 1 melee" not in texts(match, 0)  # one battle a turn


def test_an_escort_token_is_taken_instead_of_a_wound() -> None:
    match = scene(
        {"hero": "roderick"}, {"hero": "bel"}, quests=[{"quest": "basilisk-egg", "seat": 1, "is_carried": True}]
    )
    play(match, 0, "attack 1 melee", 6, 1)
    assert texts(match, 0) == ["wound", "steal basilisk-egg.0"]
    play(match, 0, "steal basilisk-egg.0")
    assert table(match)["quests"][0]["seat"] == 0
    assert hero(match, 1)["health"] == 18


# Minions


def test_a_minion_stands_in_and_suffers_for_its_hero() -> None:
    match = raid(["snakeman"], {"hero": "bel"}, pieces=[{"card": "choker-spawn", "seat": 1, "zone": "minion"}])
    play(match, 0, "send snakeman > 1 melee", 6)
    assert texts(match, 1) == ["counter", "choker-spawn.0 counters"]
    play(match, 1, "choker-spawn.0 counters", 1)
    assert hero(match, 1)["health"] == 18
    assert table(match)["discard"] == {"choker-spawn": 1}


def test_a_minion_makes_the_closing_attack() -> None:
    match = raid(
        ["snakeman"], {"hero": "bel", "saved": 1}, pieces=[{"card": "three-headed-spawn", "seat": 1, "zone": "minion"}]
    )
    play(match, 0, "send snakeman > 1 melee", 6)
    play(match, 1, "counter", 1)
    assert "order three-headed-spawn.0 > snakeman.1 speed" in texts(match, 1)
    play(match, 1, "order three-headed-spawn.0 > snakeman.1 speed", 6, 1)
    assert pieces(match, card="snakeman")[0]["wounds"] == 1


# Rescue


def test_a_potion_saves_a_hero_about_to_fall() -> None:
    match = raid(["snakeman"], {"hero": "bel", "health": 1, "glory": 4, "hand": ["rejuvenation"]})
    play(match, 0, "send snakeman > 1 melee", 6, 1)
    assert prompt(match, 1) == "rescue"
    play(match, 1, "play rejuvenation")
    assert hero(match, 1)["health"] == 7
