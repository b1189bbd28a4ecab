"""ОСОБЫЕ ПРАВИЛА НАБОРА – the event, the goddess of snakes, legendary cards; minions have a file of their own.

Rulings: D18, D20, D81–D84.
"""

from __future__ import annotations

from typing import Any

import undercroft as uc
from tests.games.serpent.scenes import GATE, HEROIC, POSTERN, Dice, has_fallen, hero, play, prompt, scene, table, texts

# The event


def test_the_event_grows_with_four_or_more() -> None:
    match = scene({"hero": "nord"}, {"hero": "bel"}, tokens=1)
    play(match, 0, "done", 4)
    assert table(match)["tokens"] == 2


def test_d81_with_five_tokens_nothing_is_rolled() -> None:
    match = scene({"hero": "nord", "hand": ["repel"]}, {"hero": "bel", "hand": ["frailty"], "peril": 1}, tokens=5)
    dice = Dice()
    match.play(0, "done", dice)
    assert table(match)["tokens"] == 5 and prompt(match, 0) != "discard"


def test_tokens_that_are_not_there_are_not_taken() -> None:
    eye = {"card": "eye-of-nakari", "seat": 1, "zone": "laid", "place": "crossroads"}
    for tokens in (0, 1):
        match = scene({"hero": "nord"}, {"hero": "bel"}, pieces=[eye], tokens=tokens)
        play(match, 0, "go crossroads", 6)
        assert table(match)["tokens"] == 0


def test_tokens_make_all_spawn_together_cheaper() -> None:
    match = scene(
        {"hero": "nord", "hand": ["choker-spawn", "spitter-spawn"]},
        {"hero": "bel", "peril": 2},
        phase="villainy",
        tokens=2,
    )
    play(match, 0, "send choker-spawn > 1 melee")
    play(match, 0, "send spitter-spawn > 1 speed", 5, 5, 6, 6)
    assert hero(match, 1)["peril"] == 0


def test_a_spawn_that_became_free_attacks_without_peril() -> None:
    match = scene({"hero": "nord", "hand": ["choker-spawn"]}, {"hero": "bel", "peril": 0}, phase="villainy", tokens=2)
    assert "send choker-spawn > 1 melee" in texts(match, 0)


def test_d18_the_discount_is_used_up_in_the_order_declared() -> None:
    match = scene(
        {"hero": "nord", "hand": ["choker-spawn", "spitter-spawn"]},
        {"hero": "bel", "peril": 0},
        {"hero": "tainin", "peril": 1},
        phase="villainy",
        tokens=3,
    )
    play(match, 0, "send choker-spawn > 1 melee")  # takes two of the three tokens
    assert "send spitter-spawn > 1 speed" not in texts(match, 0)
    play(match, 0, "send spitter-spawn > 2 speed", 1, 3)
    assert hero(match, 2)["peril"] == 0 and table(match)["tokens"] == 3


# Nakari


def lair(**hero_data: Any) -> uc.Match:
    return scene(
        {"hero": "roderick", **hero_data},
        {"hero": "bel"},
        map=[GATE, {"place": "nakaris-lair", "y": -1, "turned": True}],
        quests=[{"quest": "defeat-nakari"}],
        nakari_wounds=4,
    )


def test_nakari_attacks_whoever_enters_and_beating_her_wins() -> None:
    match = lair()
    play(match, 0, "go nakaris-lair")
    assert match.turn == (1,) and prompt(match, 1) == "form"
    play(match, 1, "form melee", 1, 6)
    assert match.result is not None and match.result.winners == (0,)


def test_nakari_deals_three_wounds_with_a_blow_in_melee() -> None:
    match = lair()
    play(match, 0, "go nakaris-lair")
    play(match, 1, "form melee", 6, 1)
    assert hero(match, 0)["health"] == 15


def test_a_hero_in_the_lair_can_hunt_nakari() -> None:
    match = lair(place="nakaris-lair")
    play(match, 0, "try defeat-nakari.0")
    play(match, 1, "form speed", 6, 1)
    assert has_fallen(match) and hero(match, 0)["health"] == 16


def test_nakari_is_roused_for_the_targets_peril() -> None:
    match = scene(
        {"hero": "bel"},
        {"hero": "roderick", "place": "nakaris-lair", "peril": 9},
        map=[GATE, {"place": "nakaris-lair", "y": -1, "turned": True}],
        phase="villainy",
    )
    play(match, 0, "rouse > 1 magic", 6, 1)
    assert hero(match, 1)["health"] == 16 and hero(match, 1)["peril"] == 2


def test_nakari_is_not_roused_for_less_peril_than_she_costs() -> None:
    for peril in (8, 9):
        match = scene(
            {"hero": "nord", "hand": ["choker-spawn"]},
            {"hero": "bel", "peril": peril, "place": "nakaris-lair"},
            phase="villainy",
            map=[GATE, {"place": "nakaris-lair", "y": -1, "turned": True}],
        )
        assert ("rouse > 1 melee" in texts(match, 0)) == (peril == 9)


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


LAIR = [GATE, {"place": "nakaris-lair", "y": -1, "turned": True}]


def test_d83_a_minion_that_deals_the_last_wound_wins_for_its_hero() -> None:
    match = scene(
        {"hero": "bel", "place": "nakaris-lair"},
        {"hero": "nord"},
        map=LAIR,
        quests=[{"quest": "defeat-nakari"}],
        nakari_wounds=4,
        pieces=[{"card": "three-headed-spawn", "seat": 0, "zone": "minion"}],
    )
    play(match, 0, "try defeat-nakari.0")
    play(match, 1, "form speed", 1)
    play(match, 0, "three-headed-spawn.0 counters", 6)
    assert match.result is not None and match.result.winners == (0,) and match.result.scores == (1, 0)


def test_d83_a_hero_sent_for_wins_by_its_counter() -> None:
    match = scene(
        {"hero": "bel"},
        {"hero": "roderick", "place": "nakaris-lair", "peril": 9},
        map=LAIR,
        phase="villainy",
        nakari_wounds=4,
    )
    play(match, 0, "rouse > 1 melee", 1, 6)
    assert match.result is not None and match.result.winners == (1,)


def test_d84_nakari_is_sent_once_a_turn_in_the_one_declaration_and_pays_no_peril() -> None:
    heroes = ({"hero": "bel", "hand": ["choker-spawn"]}, {"hero": "roderick", "place": "nakaris-lair", "peril": 30})
    match = scene(*heroes, map=LAIR, phase="villainy")
    play(match, 0, "rouse > 1 speed")
    assert "rouse > 1 speed" not in texts(match, 0)
    play(match, 0, "send choker-spawn > 1 melee", 6, 1, 1, 1)
    attackers = [event.args["attacker"] for event in match.told(None) if event.id == "serpent-event-attack"]
    assert attackers == ["nakari", "choker-spawn"]  # in the order declared
    assert hero(match, 1)["health"] == 16 and hero(match, 1)["peril"] == 30 - 9 - 2
    without = scene(*heroes, map=LAIR, phase="villainy", options={"nakari_peril": False})
    assert "rouse > 1 speed" not in texts(without, 0)


# Legendary cards


def test_legendary_cards_need_a_target_of_level_seven() -> None:
    match = scene(
        {"hero": "nord", "grade": "heroic", "level": 3, "health": 6, "hand": ["gate-hydra", "hatchling"]},
        {"hero": "bel", "grade": "heroic", "level": 3, "health": 6, "peril": 20},
        phase="villainy",
        stage="heroic",
        options={"combined": True},
        map=[{"place": "old-postern"}, {"place": "rooty-way", "x": 1}],
    )
    assert "send hatchling > 1 melee" in texts(match, 0)
    assert not [move for move in texts(match, 0) if "hydra" in move]


def test_d20_a_legendary_glory_card_needs_its_own_hero_at_level_seven() -> None:
    match = scene(
        {"hero": "nord", "grade": "heroic", "level": 4, "health": 6, "glory": 9, "hand": ["plate-of-gwildor"]},
        {"hero": "bel", "grade": "heroic", "level": 4, "health": 6},
        stage="heroic",
        options={"combined": True},
        map=[{"place": "old-postern"}, {"place": "rooty-way", "x": 1}],
        quests=[{"quest": "old-snake"}],
    )
    assert "play plate-of-gwildor" not in texts(match, 0)


def test_legendary_traps_need_a_payer_of_level_seven() -> None:
    match = scene(
        {"hero": "nord", "hand": ["eye-of-nakari", "drowsy-smoke"]},
        {"hero": "bel", "peril": 9},
        phase="villainy",
        map=[POSTERN, {"place": "rooty-way", "x": 1}],
        quests=[{"quest": "old-snake"}],
        **HEROIC,
    )
    assert texts(match, 0) == ["done", "set drowsy-smoke > rooty-way by 1"]
