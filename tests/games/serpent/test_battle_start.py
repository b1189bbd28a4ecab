"""БИТВА, Начало битвы – hero against hero, once a turn, in the own turn and in another's.

Rulings: D3, D32–D35, D112.
"""

from __future__ import annotations

from tests.games.serpent.scenes import GATE, ROUND_THE_GATE, hero, play, prompt, scene, table, texts


def test_wounds_between_heroes_earn_nothing() -> None:
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


def test_starting_a_battle_an_escort_not_yet_begun_cannot_be_taken_away() -> None:
    match = scene(
        {"hero": "roderick"}, {"hero": "bel"}, map=ROUND_THE_GATE, quests=[{"quest": "captive-knight", "seat": 1}]
    )
    play(match, 0, "attack 1 melee", 6, 1)
    assert hero(match, 1)["health"] == 17 and prompt(match, 0) == "heroic"


def test_d34_a_defender_who_wins_deals_the_wound_only() -> None:
    match = scene(
        {"hero": "bel"}, {"hero": "roderick"}, quests=[{"quest": "basilisk-egg", "seat": 0, "is_carried": True}]
    )
    play(match, 0, "attack 1 melee", 1, 6)
    assert hero(match, 0)["health"] == 17 and table(match)["quests"][0]["seat"] == 0


def test_d3_a_battle_started_counts_for_the_turn_of_one_player() -> None:
    match = scene({"hero": "roderick", "actions": 3}, {"hero": "bel"}, tokens=5)
    play(match, 0, "attack 1 melee", 1, 1)
    assert hero(match, 0)["fought"]
    play(match, 0, "done")
    assert table(match)["active"] == 1 and not hero(match, 0)["fought"] and hero(match, 0)["saved"] == 1


# In another's turn


def test_a_waiting_hero_attacks_an_entering_hero() -> None:
    match = scene({"hero": "bel"}, {"hero": "nord", "place": "crossroads", "saved": 1})
    play(match, 0, "go crossroads")
    assert match.turn == (1,) and prompt(match, 1) == "duel"
    play(match, 1, "attack 0 melee", 6, 1)
    assert hero(match, 0)["health"] == 17 and hero(match, 1)["saved"] == 0


def test_d33_at_the_end_of_the_heroic_phase_any_hero_in_the_location_can_be_attacked() -> None:
    match = scene(
        {"hero": "nord"},
        {"hero": "roderick", "place": "crossroads", "saved": 1},
        {"hero": "bel", "place": "crossroads"},
        tokens=5,
    )
    play(match, 0, "done")
    assert match.turn == (1,) and prompt(match, 1) == "duel"
    assert texts(match, 1) == ["pass", "attack 2 melee", "attack 2 magic", "attack 2 speed"]
    play(match, 1, "attack 2 melee", 6, 1)
    assert hero(match, 2)["health"] == 17 and hero(match, 1)["saved"] == 0


def test_d33_also_if_a_quest_ended_the_phase() -> None:
    match = scene(
        {"hero": "nord", "glory": 30, "place": "altar-of-fangs"},
        {"hero": "roderick", "place": "altar-of-fangs", "saved": 1},
        map=[GATE, {"place": "altar-of-fangs", "y": -1}],
        quests=[{"quest": "heartstone", "seat": 0}],
    )
    play(match, 0, "try heartstone.0")
    assert match.turn == (1,) and prompt(match, 1) == "duel"


def test_d33_one_battle_in_each_players_turn() -> None:
    match = scene({"hero": "bel"}, {"hero": "nord", "place": "crossroads", "saved": 1}, tokens=5)
    play(match, 0, "go crossroads")
    play(match, 1, "attack 0 melee", 1, 1)
    play(match, 0, "pass")  # no challenge
    play(match, 0, "done")
    assert table(match)["active"] == 1


def test_d33_a_sprint_gives_the_action_to_attack_an_entering_hero() -> None:
    match = scene(
        {"hero": "bel"},
        {"hero": "roderick", "place": "rooty-way", "glory": 1, "hand": ["sprint"]},
        stage="heroic",
        options={"combined": True},
        map=[{"place": "old-postern"}, {"place": "rooty-way", "x": 1}],
        quests=[{"quest": "old-snake"}],
    )
    play(match, 0, "go rooty-way")
    assert match.turn == (1,) and texts(match, 1) == ["pass", "play sprint"]
    play(match, 1, "play sprint")
    play(match, 1, "attack 0 melee", 6, 1)
    assert hero(match, 0)["health"] == 5 and hero(match, 1)["saved"] == 0


def test_d33_venom_goes_on_the_blade_before_the_attack() -> None:
    match = scene(
        {"hero": "bel"},
        {"hero": "roderick", "place": "crossroads", "saved": 1, "glory": 2, "hand": ["vial-of-venom"]},
        pieces=[{"card": "blade-of-ilbor", "seat": 1}],
    )
    play(match, 0, "go crossroads")
    play(match, 1, "play vial-of-venom on blade-of-ilbor.0")
    play(match, 1, "attack 0 melee", 6, 1, 6)
    assert hero(match, 0)["health"] == 16


def test_d112_a_hero_who_arrives_off_turn_is_attacked_at_the_end_of_the_heroic_phase_only() -> None:
    match = scene(
        {"hero": "nord", "hand": ["snakeman"]},
        {"hero": "bel", "peril": 9, "glory": 3, "hand": ["step-through-gloom"]},
        {"hero": "roderick", "place": "crossroads", "saved": 1},
        phase="villainy",
        locations={},
        tokens=5,
    )
    play(match, 0, "send snakeman > 1 melee")
    play(match, 1, "play step-through-gloom at crossroads")
    assert hero(match, 1)["place"] == "crossroads"
    assert match.turn == (0,) and prompt(match, 0) == "settle"  # nobody is asked for a duel yet
    play(match, 0, "snakeman.0 to lair")
    assert match.turn == (0,) and prompt(match, 0) == "heroic"
    play(match, 0, "done")
    assert match.turn == (2,) and "attack 1 melee" in texts(match, 2)
