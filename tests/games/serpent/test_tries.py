"""Quests in detail: tries, escorts, levels, and Nakari in any battle."""

from __future__ import annotations

import undercroft as uc
from tests.games.serpent.scenes import hero, open_quests, play, prompt, scene, table, texts

GATE = {"place": "temple-gate"}
IMPARTIAL = {"impartial_placement": True}
LAIR = [GATE, {"place": "nakaris-lair", "y": -1, "turned": True}]


def test_d70_the_first_try_of_the_turn_is_free_over_all_quests() -> None:
    quests = [{"quest": "oracles-dice", "seat": 0}, {"quest": "knucklebones", "seat": 0}]
    match = scene({"hero": "nord", "glory": 40, "place": "crossroads"}, {"hero": "bel"}, quests=quests[:1])
    actions = hero(match, 0)["actions"]
    play(match, 0, "try oracles-dice.0", 1, 1)
    assert hero(match, 0)["actions"] == actions
    play(match, 0, "try oracles-dice.0", 1, 1)
    assert hero(match, 0)["actions"] == actions - 1


def test_d71_a_completed_personal_quest_is_not_replaced_a_shared_one_is() -> None:
    here = {"hero": "nord", "glory": 30, "place": "altar-of-fangs"}
    places = [GATE, {"place": "altar-of-fangs", "y": -1}]
    match = scene(here, {"hero": "bel"}, map=places, quests=[{"quest": "heartstone", "seat": 0}])
    left = table(match)["quests_left"]
    play(match, 0, "try heartstone.0")
    assert table(match)["quests_left"] == left
    match = scene(here, {"hero": "bel"}, map=places, quests=[{"quest": "heartstone"}])
    play(match, 0, "try heartstone.0", "renunciation")
    assert table(match)["quests_left"] == left - 1
    assert [quest["quest"] for quest in open_quests(match) if quest["seat"] < 0] == ["renunciation"]


def test_d73_an_influence_ends_with_its_seat() -> None:
    match = scene(
        {"hero": "nord"}, {"hero": "bel", "peril": 0}, quests=[{"quest": "tolling-bell", "seat": 0}], tokens=5
    )
    play(match, 0, "done")
    assert hero(match, 1)["peril"] == 0  # it is seat 0's alone


def test_d75_the_seat_to_the_left_is_the_next_living_one() -> None:
    match = scene(
        {"hero": "bel", "place": "brood-hall"},
        {"hero": "roderick", "is_out": True},
        {"hero": "tainin"},
        quests=[{"quest": "mother-of-broods", "seat": 0}],
    )
    play(match, 0, "try mother-of-broods.0")
    assert match.turn == (2,) and prompt(match, 2) == "form"


def test_d77_the_distance_to_the_nearest_entrance_is_added() -> None:
    match = scene(
        {"hero": "nord", "place": "watch-room", "glory": 20},
        {"hero": "bel"},
        quests=[{"quest": "orders-cache", "seat": 0}],
    )
    play(match, 0, "search orders-cache.0", 6)  # two steps from the gate: eight is not nine
    assert table(match)["quests"][0]["found"] is None


def test_d78_there_is_no_limit_of_personal_quests() -> None:
    own = [{"quest": "heartstone", "seat": 0}, {"quest": "renunciation", "seat": 0}]
    match = scene(
        {"hero": "nord", "place": "crossroads"},
        {"hero": "bel"},
        quests=[*own, {"quest": "basilisk-egg", "token": "crossroads"}],
    )
    play(match, 0, "take basilisk-egg.2")
    assert [quest["seat"] for quest in open_quests(match)] == [0, 0, 0]


def test_d79_a_hero_drops_once_a_turn() -> None:
    eggs = [
        {"quest": "basilisk-egg", "seat": 0, "is_carried": True},
        {"quest": "captive-knight", "seat": 0, "is_carried": True},
    ]
    match = scene({"hero": "nord", "place": "crossroads"}, {"hero": "bel"}, quests=eggs)
    play(match, 0, "drop basilisk-egg.0")
    assert "drop captive-knight.1" not in texts(match, 0)


def test_d80_chance_is_tried_again_for_an_action_and_spoilt_by_no_battle_card() -> None:
    match = scene(
        {"hero": "bel", "glory": 30, "place": "crossroads"},
        {"hero": "nord"},
        quests=[{"quest": "oracles-dice", "seat": 0}],
    )
    play(match, 0, "try oracles-dice.0", 1, 1)  # Bel's re-rolls are for magic only
    assert prompt(match, 0) == "heroic" and hero(match, 0)["peril"] == 3


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


def test_d85_a_level_is_never_above_ten() -> None:
    match = scene(
        {"hero": "nord", "glory": 30, "level": 10, "place": "altar-of-fangs"},
        {"hero": "bel"},
        map=[GATE, {"place": "altar-of-fangs", "y": -1}],
        quests=[{"quest": "heartstone", "seat": 0}],
    )
    play(match, 0, "try heartstone.0")
    assert hero(match, 0)["level"] == 10


def test_d86_a_new_level_changes_values_but_neither_actions_nor_health() -> None:
    match = scene(
        {"hero": "roderick", "glory": 30, "health": 9, "actions": 2, "place": "altar-of-fangs"},
        {"hero": "bel", "place": "altar-of-fangs", "saved": 1},
        map=[GATE, {"place": "altar-of-fangs", "y": -1}],
        quests=[{"quest": "heartstone", "seat": 0}],
    )
    play(match, 0, "try heartstone.0")
    assert prompt(match, 1) == "duel"
    assert (hero(match, 0)["values"]["melee"], hero(match, 0)["actions"], hero(match, 0)["health"]) == (7, 2, 9)


def test_d93_the_optional_discard_is_asked_with_an_empty_hand_too() -> None:
    match = scene(
        {"hero": "nord"},
        {"hero": "bel"},
        pieces=[{"card": "runaways-boots", "seat": 0}],
        phase="last",
        options={"optional_discard": True},
    )
    assert texts(match, 0) == ["pass", "scrap runaways-boots.0"]


def test_d94_kinds_and_shared_quests_pass_no_card_on() -> None:
    for quests in (
        [{"quest": "orders-cache", "seat": 0}],
        [{"quest": "basilisk-egg", "seat": 0}, {"quest": "mother-of-broods"}],
    ):
        match = scene({"hero": "nord"}, {"hero": "bel"}, quests=quests, map=[GATE], options=IMPARTIAL)
        play(match, 0, "explore", "brood-hall")
        assert match.turn == (0,)


def test_d94_after_a_full_circle_the_drawer_lays() -> None:
    match = scene(
        {"hero": "nord"},
        {"hero": "bel"},
        map=[GATE],
        quests=[{"quest": "basilisk-egg", "seat": 0}, {"quest": "mother-of-broods", "seat": 1}],
        options=IMPARTIAL,
    )
    play(match, 0, "explore", "brood-hall")
    assert match.turn == (0,) and prompt(match, 0) == "lay"


def test_d95_a_taken_escort_and_a_completed_quest_are_replaced() -> None:
    match = scene(
        {"hero": "nord", "glory": 16, "place": "crossroads"},
        {"hero": "bel"},
        quests=[{"quest": "oracles-dice"}, {"quest": "heartstone"}],
        options={"nothing_personal": True},
    )
    play(match, 0, "try oracles-dice.0", 6, 6, "renunciation")
    assert sorted(quest["quest"] for quest in open_quests(match)) == ["heartstone", "renunciation"]


def test_d96_lying_down_pays_for_a_second_try_but_not_for_standing_up() -> None:
    match = scene(
        {"hero": "nord", "actions": 0, "glory": 20, "tries": 1, "place": "crossroads"},
        {"hero": "bel"},
        quests=[{"quest": "oracles-dice", "seat": 0}],
        options={"limited_movement": True},
    )
    play(match, 0, "lie")
    assert "try oracles-dice.0" in texts(match, 0) and "stand" not in texts(match, 0)
    play(match, 0, "try oracles-dice.0", 1, 1)
    assert hero(match, 0)["fallen"] and "lie" not in texts(match, 0)


def test_d96_lying_down_pays_for_taking_up_an_escort_and_for_a_far_shot() -> None:
    match = scene(
        {"hero": "elendus", "actions": 0, "glory": 20, "tries": 1, "place": "brood-hall"},
        {"hero": "bel", "place": "pit-of-offerings"},
        quests=[{"quest": "basilisk-egg", "seat": 0}],
        options={"limited_movement": True},
    )
    play(match, 0, "lie")
    assert [move for move in texts(match, 0) if move.startswith("take basilisk-egg.0")]
    assert "use far-shot on 1" in texts(match, 0)


def test_d97_dodging_is_for_spikes_only() -> None:
    match = scene({"hero": "nord", "actions": 1}, {"hero": "bel"}, options={"dodging_spikes": True})
    play(match, 0, "go pit-of-offerings", 1)
    assert "serpent-event-fell" in [event.id for event in match.told(None)]


def test_d91_the_holder_of_the_entrance_begins_and_the_rest_becomes_the_deck() -> None:
    match = uc.deal("serpent", seats=2, seed=6, no_white_spots=True)
    first = table(match)["starter"]
    assert hero(match, first)["places_size"] == 10 and hero(match, 1 - first)["places_size"] == 11
    assert match.turn == (1 - first,)
    while prompt(match, match.turn[0]) in ("tile", "lay"):
        match.play(match.turn[0], match.moves(match.turn[0])[0])
    assert table(match)["active"] == first
    assert len(table(match)["map"]) + table(match)["locations_left"] in (21, 22)  # one may be turned up
    assert hero(match, 0)["places_size"] == hero(match, 1)["places_size"] == 0


def test_d98_an_effect_that_draws_names_one_deck() -> None:
    match = scene(
        {"hero": "nord", "glory": 30, "place": "altar-of-fangs"},
        {"hero": "bel"},
        map=[GATE, {"place": "altar-of-fangs", "y": -1}],
        quests=[{"quest": "heartstone", "seat": 0, "attached": [{"card": "sworn-oath", "owner": 0}]}],
        options={"separate_decks": True},
    )
    play(match, 0, "try heartstone.0")
    assert texts(match, 0) == ["split 0", "split 2"]
    play(match, 0, "split 2", "repel", "battle-trance")
    assert hero(match, 0)["hand"] == ["repel", "battle-trance"]


def test_d98_an_exhausted_deck_shuffles_its_own_discard() -> None:
    match = scene(
        {"hero": "nord", "hand": ["acid-stream", "stone-maw", "dropgate"]},
        {"hero": "bel"},
        pieces=[{"card": "snakeman", "seat": 0, "zone": "lair"}],
        phase="last",
        options={"separate_decks": True},
        deck={"frailty": 1},
        discard={"repel": 1, "tribute": 1},
        tokens=5,
    )
    play(match, 0, "banish snakeman.0")
    assert texts(match, 0) == ["split 0", "split 1"]
    play(match, 0, "split 1")
    assert "repel" in hero(match, 0)["hand"] and "frailty" in hero(match, 0)["hand"]
    assert table(match)["discard"] == {"snakeman": 1, "tribute": 1}  # the peril deck was not empty
