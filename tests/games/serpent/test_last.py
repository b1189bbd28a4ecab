"""ХОД ИГРЫ, V. Фаза сброса/добора карт – discard, gain for standing still, the saved action, draw.

Rulings: D4, D5, D10, D48.
"""

from __future__ import annotations

from tests.games.serpent.scenes import GATE, hero, next_turn, pieces, play, scene, table, texts


def test_the_printed_discard_is_mandatory() -> None:
    match = scene({"hero": "nord", "hand": ["repel", "frailty"]}, {"hero": "bel"})
    play(match, 0, "done")
    assert texts(match, 0) == ["discard frailty", "discard repel"]


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


def test_standing_still_gains_at_the_end_of_the_turn() -> None:
    match = scene({"hero": "nord", "place": "crossroads"}, {"hero": "bel"})
    play(match, 0, "done")
    assert (hero(match, 0)["glory"], hero(match, 0)["peril"]) == (3, 6)


def test_a_hero_that_stood_still_since_recovery_gains() -> None:
    match = next_turn({"glory": 0, "peril": 0, "hand": ["repel", "battle-trance"]}, map=[GATE])
    play(match, 1, texts(match, 1)[0])  # the location that was turned up
    play(match, 1, "done")
    play(match, 1, "discard repel")
    assert (hero(match, 1)["glory"], hero(match, 1)["peril"]) == (1, 2)


def test_an_action_left_is_saved() -> None:
    match = scene({"hero": "nord", "actions": 4}, {"hero": "bel"})
    play(match, 0, "done")
    assert (hero(match, 0)["saved"], hero(match, 0)["actions"]) == (1, 0)


def test_the_last_action_is_saved() -> None:
    for left in (0, 1, 3):
        match = scene(
            {"hero": "nord", "actions": left, "hand": ["rejuvenation", "second-wind"]}, {"hero": "bel"}, phase="last"
        )
        play(match, 0, "discard rejuvenation")
        assert hero(match, 0)["saved"] == min(left, 1)


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
