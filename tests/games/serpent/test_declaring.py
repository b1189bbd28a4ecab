"""Villainy: one declaration of encounters, who pays, and whom a card may be aimed at."""

from __future__ import annotations

from tests.games.serpent.scenes import hero, pieces, play, prompt, scene, table, texts


def test_d13_one_declaration_a_phase_with_curses_before_and_after_it() -> None:
    match = scene(
        {"hero": "nord", "hand": ["snakeman", "constrictor", "frailty", "tribute"]},
        {"hero": "bel", "peril": 30, "glory": 4},
        phase="villainy",
    )
    play(match, 0, "curse 1 with frailty")
    play(match, 0, "send snakeman > 1 melee")
    play(match, 0, "unleash", 1, 6)
    play(match, 0, "snakeman.1 to lair")
    assert "curse 1 with tribute for 1" in texts(match, 0)
    assert not [move for move in texts(match, 0) if move.startswith(("send", "loose"))]


def test_d14_the_sum_against_one_hero_is_never_more_than_its_peril() -> None:
    match = scene(
        {"hero": "nord", "hand": ["three-headed-spawn", "choker-spawn"]}, {"hero": "bel", "peril": 3}, phase="villainy"
    )
    play(match, 0, "send three-headed-spawn > 1 melee")
    assert "boost 1" in texts(match, 0) and "send choker-spawn > 1 melee" not in texts(match, 0)


def test_d14_a_plan_to_which_nothing_can_be_added_is_declared_unasked() -> None:
    match = scene({"hero": "nord", "hand": ["snakeman", "priestess"]}, {"hero": "bel", "peril": 20}, phase="villainy")
    play(match, 0, "send snakeman > 1 melee")
    assert "recall" in texts(match, 0) and "unleash" in texts(match, 0)  # the priestess could join it
    play(match, 0, "send priestess > 1 magic", 6, 1, 1, 6)
    assert prompt(match, 0) == "settle" and hero(match, 1)["health"] == 16


def test_d14_an_extra_that_can_be_bought_is_waited_for() -> None:
    match = scene({"hero": "nord", "hand": ["three-headed-spawn"]}, {"hero": "bel", "peril": 3}, phase="villainy")
    play(match, 0, "send three-headed-spawn > 1 melee")
    assert texts(match, 0) == ["unleash", "recall", "boost 1"]
    play(match, 0, "boost 1", 1, 6)
    assert hero(match, 1)["peril"] == 0


def test_d15_targets_are_resolved_clockwise_from_the_active_seat() -> None:
    match = scene(
        {"hero": "bel", "peril": 2},
        {"hero": "nord", "hand": ["choker-spawn", "choker-spawn"]},
        {"hero": "tainin", "peril": 2},
        active=1,
        phase="villainy",
    )
    play(match, 1, "send choker-spawn > 0 melee")
    play(match, 1, "send choker-spawn > 2 melee", 1, 1)  # four against five: the spawn at seat 2 is beaten
    whom = [event.args["whom"] for event in match.told(None) if event.id == "serpent-event-attack"]
    assert whom == [2, 0]


def test_d16_a_card_not_aimed_at_one_hero_is_paid_by_one_opponent_never_by_oneself() -> None:
    match = scene(
        {"hero": "nord", "hand": ["rain-of-serpents"], "peril": 9},
        {"hero": "bel", "peril": 3},
        {"hero": "tainin", "peril": 4},
        phase="villainy",
    )
    assert texts(match, 0) == ["done", "curse 2 with rain-of-serpents"]


def test_d16_rust_is_paid_by_the_owner_of_the_treasure() -> None:
    match = scene(
        {"hero": "nord", "hand": ["creeping-rust"]},
        {"hero": "bel", "peril": 1},
        {"hero": "tainin", "peril": 4},
        phase="villainy",
        pieces=[{"card": "runaways-boots", "seat": 1}, {"card": "ouroboros-ring", "seat": 2}],
    )
    assert texts(match, 0) == ["done", "rust ouroboros-ring.1 with creeping-rust"]


def test_d17_with_the_other_reading_a_lair_monster_comes_healthy() -> None:
    lair = [{"card": "snakeman", "seat": 0, "zone": "lair", "wounds": 1}]
    match = scene(
        {"hero": "nord"}, {"hero": "bel", "peril": 8}, phase="villainy", pieces=lair, options={"lair_heals": True}
    )
    play(match, 0, "loose snakeman.0 > 1 melee", 6, 1)
    assert pieces(match, card="snakeman")[0]["wounds"] == 0


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


def test_d59_rust_on_a_minion_that_is_not_paid_sends_it_to_the_discard() -> None:
    match = scene(
        {"hero": "nord", "hand": ["creeping-rust"]},
        {"hero": "bel", "peril": 2, "glory": 1},
        phase="villainy",
        pieces=[{"card": "choker-spawn", "seat": 1, "zone": "minion"}],
        tokens=5,
        locations={},
    )
    play(match, 0, "rust choker-spawn.0 with creeping-rust")
    play(match, 0, "done")
    assert table(match)["active"] == 1
    assert pieces(match) == [] and table(match)["discard"] == {"choker-spawn": 1, "creeping-rust": 1}
