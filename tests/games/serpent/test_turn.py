"""The turn: setup, event roll, recovery, the last phase, actions and the saved one."""

from __future__ import annotations

import undercroft as uc
from tests.games.serpent.scenes import Dice, hero, pieces, play, prompt, scene, table, texts

GATE = {"place": "temple-gate"}


def test_d1_setup_deals_heroes_points_quests_and_hands() -> None:
    match = uc.deal("serpent", seats=3, seed=11)
    first = table(match)["starter"]
    assert match.turn == (first,) and table(match)["active"] == first
    for seat in range(3):
        own = hero(match, seat)
        assert (own["glory"], own["peril"], own["hand_size"], own["place"]) == (1, 2, 5, "temple-gate")
        assert sum(quest["seat"] == seat for quest in table(match)["quests"]) == 2
    shared = [quest["quest"] for quest in table(match)["quests"] if quest["seat"] < 0]
    assert len(shared) == 2 and "defeat-nakari" in shared
    assert "nakari" not in match.save()["deck"] and "defeat-nakari" not in match.save()["quest_deck"]


def test_d2_the_event_is_rolled_first_then_upkeep_then_actions() -> None:
    match = scene(
        {"hero": "nord", "place": "crossroads"},
        {"hero": "tainin", "glory": 1, "saved": 1},
        pieces=[{"card": "runaways-boots", "seat": 1, "attached": [{"card": "creeping-rust", "owner": 0}]}],
    )
    play(match, 0, "done", 4)
    ids = [event.id for event in match.told(None)]
    assert ids.index("serpent-event-tokens") < ids.index("serpent-event-unpaid")
    assert (hero(match, 1)["actions"], hero(match, 1)["saved"]) == (5, 0)  # the boots went back to the hand before


def test_d2_a_recovery_gives_at_least_one_action() -> None:
    match = scene({"hero": "nord"}, {"hero": "roderick", "next_actions": -9}, tokens=5)
    play(match, 0, "done")
    assert hero(match, 1)["actions"] == 1


def test_d2_all_locations_but_the_own_become_new() -> None:
    match = scene({"hero": "nord"}, {"hero": "bel", "place": "crossroads", "seen": ["watch-room"]}, tokens=5)
    play(match, 0, "done")
    assert hero(match, 1)["seen"] == ["crossroads"]


def test_d3_once_a_turn_is_between_two_recoveries_of_the_owner() -> None:
    used = [
        {"card": "plate-of-gwildor", "seat": 0, "used": True},
        {"card": "plate-of-gwildor", "seat": 1, "used": True},
    ]
    match = scene({"hero": "nord", "used": ["spare-parts"]}, {"hero": "bel"}, pieces=used[:1], tokens=5)
    play(match, 0, "done")
    assert pieces(match)[0]["used"] and hero(match, 0)["used"] == ["spare-parts"]
    match = scene({"hero": "nord"}, {"hero": "bel"}, pieces=used[1:], tokens=5)
    play(match, 0, "done")
    assert not pieces(match)[0]["used"]


def test_d3_a_battle_started_counts_for_the_turn_of_one_player() -> None:
    match = scene({"hero": "roderick", "actions": 3}, {"hero": "bel"}, tokens=5)
    play(match, 0, "attack 1 melee", 1, 1)
    assert hero(match, 0)["fought"]
    play(match, 0, "done")
    assert table(match)["active"] == 1 and not hero(match, 0)["fought"] and hero(match, 0)["saved"] == 1


def test_d4_boons_are_never_discarded_a_minion_counts_as_a_treasure() -> None:
    cards = [
        {"card": "battle-trance", "seat": 0},
        {"card": "runaways-boots", "seat": 0},
        {"card": "choker-spawn", "seat": 0, "zone": "minion"},
        {"card": "snakeman", "seat": 0, "zone": "lair"},
    ]
    match = scene({"hero": "nord", "hand": ["repel"]}, {"hero": "bel"}, pieces=cards, phase="last")
    assert texts(match, 0) == ["discard repel", "scrap runaways-boots.1", "scrap choker-spawn.2", "banish snakeman.3"]


def test_d4_an_empty_hand_discards_nothing() -> None:
    match = scene({"hero": "nord"}, {"hero": "bel"}, pieces=[{"card": "runaways-boots", "seat": 0}], tokens=5)
    play(match, 0, "done")
    assert table(match)["active"] == 1 and pieces(match, card="runaways-boots")


def test_d4_standing_still_pays_after_the_discard_and_before_the_draw() -> None:
    match = scene({"hero": "nord", "hand": ["repel", "frailty"]}, {"hero": "bel"}, tokens=5)
    play(match, 0, "done")
    play(match, 0, "discard frailty")
    ids = [event.id for event in match.told(1)]
    order = ["serpent-event-discarded", "serpent-event-glory", "serpent-event-drew"]
    assert [ids.index(id) for id in order] == sorted(ids.index(id) for id in order)
    assert hero(match, 0)["hand_size"] == 5


def test_d5_above_five_cards_nothing_is_drawn() -> None:
    hand = ["repel", "frailty", "tribute", "acid-stream", "stone-maw", "dropgate", "battle-trance"]
    match = scene({"hero": "nord", "hand": hand}, {"hero": "bel"}, tokens=5)
    play(match, 0, "done")
    play(match, 0, "discard repel")
    assert hero(match, 0)["hand_size"] == 6


def test_d5_the_draw_stops_when_deck_and_discard_are_empty() -> None:
    match = scene({"hero": "nord"}, {"hero": "bel"}, tokens=5, deck={"repel": 1}, discard={"frailty": 1})
    play(match, 0, "done")
    assert hero(match, 0)["hand"] == ["frailty", "repel"]  # the discard was shuffled first
    assert table(match)["decks"] == {"adventures": 0} and table(match)["discard"] == {}


def test_d8_at_the_round_cap_what_is_equal_is_shared() -> None:
    match = scene({"hero": "nord", "peril": 0}, {"hero": "bel"}, round=60, starter=1, options={"round_cap": 60})
    play(match, 0, "go crossroads")
    play(match, 0, "done")
    assert match.result is not None and match.result.winners == (0,)  # by glory
    match = scene({"hero": "nord", "glory": 0}, {"hero": "bel"}, round=60, starter=1)
    play(match, 0, "done")
    assert match.result is not None and match.result.winners == (0, 1)


def test_d10_an_action_is_saved_after_a_completed_quest_too() -> None:
    match = scene(
        {"hero": "nord", "glory": 30, "place": "altar-of-fangs"},
        {"hero": "bel"},
        map=[GATE, {"place": "altar-of-fangs", "y": -1}],
        quests=[{"quest": "heartstone", "seat": 0}],
        tokens=5,
    )
    play(match, 0, "try heartstone.0")
    assert (hero(match, 0)["quests"], hero(match, 0)["saved"]) == (1, 1)


def test_d11_a_fallen_hero_does_what_is_free() -> None:
    match = scene(
        {"hero": "nord", "glory": 30, "place": "altar-of-fangs", "fallen": True, "hand": ["battle-trance"]},
        {"hero": "bel", "place": "altar-of-fangs"},
        map=[GATE, {"place": "altar-of-fangs", "y": -1}],
        quests=[{"quest": "heartstone", "seat": 0}],
    )
    assert {"stand", "try heartstone.0", "play battle-trance"} <= set(texts(match, 0))
    assert not {"explore", "attack 1 melee", "go temple-gate"} & set(texts(match, 0))


def test_d11_off_turn_a_fallen_hero_rises_with_its_saved_action() -> None:
    match = scene(
        {"hero": "nord", "hand": ["snakeman"]},
        {"hero": "bel", "peril": 8, "glory": 2, "hand": ["rolling-escape"], "saved": 1},
        phase="villainy",
    )
    play(match, 0, "send snakeman > 1 melee")
    play(match, 1, "play rolling-escape against snakeman.0")
    assert "serpent-event-fell" in [event.id for event in match.told(None)]
    assert not hero(match, 1)["fallen"] and hero(match, 1)["saved"] == 0


def test_d11_a_fallen_hero_stands_up_unasked_unless_a_free_try_may_come_first() -> None:
    match = scene({"hero": "nord", "fallen": True, "actions": 2}, {"hero": "bel"})
    assert not hero(match, 0)["fallen"] and hero(match, 0)["actions"] == 1
    match = scene(
        {"hero": "nord", "fallen": True, "actions": 1, "glory": 15, "place": "abyss-bridge"},
        {"hero": "bel"},
        map=[GATE, {"place": "abyss-bridge", "y": -1}],
        quests=[{"quest": "rope-over-abyss", "seat": 0}],
    )
    play(match, 0, "try rope-over-abyss.0 with speed", 1)  # it fails, and would have fallen again
    assert "stand" not in texts(match, 0) and hero(match, 0)["actions"] == 0 and not hero(match, 0)["fallen"]


def test_d12_an_action_lost_that_is_not_there_has_no_effect() -> None:
    match = scene(
        {"hero": "nord", "actions": 1},
        {"hero": "bel"},
        pieces=[{"card": "dropgate", "seat": 1, "zone": "laid", "place": "crossroads"}],
    )
    play(match, 0, "go crossroads", 1)
    assert hero(match, 0)["actions"] == 0


def test_d57_a_heroic_card_is_played_in_the_own_heroic_phase_only() -> None:
    own = {"hero": "nord", "glory": 9, "hand": ["battle-trance", "frailty"]}
    match = scene(own, {"hero": "bel", "peril": 9}, phase="villainy")
    assert "play battle-trance" not in texts(match, 0)
    assert "play battle-trance" in texts(scene(own, {"hero": "bel"}), 0)


def test_d81_with_five_tokens_nothing_is_rolled() -> None:
    match = scene({"hero": "nord", "hand": ["repel"]}, {"hero": "bel", "hand": ["frailty"], "peril": 1}, tokens=5)
    dice = Dice()
    match.play(0, "done", dice)
    assert table(match)["tokens"] == 5 and prompt(match, 0) != "discard"
