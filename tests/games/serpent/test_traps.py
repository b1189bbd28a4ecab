"""Trap cards: laid or sprung at once, who is hit, what is left; threats."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.games.serpent.scenes import hero, pieces, play, prompt, scene, table, texts
from undercroft.games.serpent.box.book import CARD_NUMBER, CARDS


@pytest.fixture
def sprung_acid() -> Iterator[None]:
    """Acid Stream as a trap that is sprung at once; every trap of the set is laid."""
    face = CARDS[CARD_NUMBER["acid-stream"]]
    face.is_laid = False
    yield
    face.is_laid = True


@pytest.mark.usefixtures("sprung_acid")
def test_d15_a_sprung_trap_comes_before_the_battle_on_its_target() -> None:
    match = scene(
        {"hero": "nord", "hand": ["acid-stream", "snakeman"], "place": "watch-room"},
        {"hero": "bel", "peril": 12},
        phase="villainy",
    )
    play(match, 0, "send snakeman > 1 melee")
    play(match, 0, "set acid-stream > temple-gate by 1", 1, 6, 1)  # the test of the trap, then attack and counter
    assert hero(match, 1)["health"] == 18 - 2 - 2
    assert table(match)["discard"]["acid-stream"] == 1


@pytest.mark.usefixtures("sprung_acid")
def test_d41_a_sprung_trap_hits_its_target_first_then_clockwise() -> None:
    match = scene(
        {"hero": "nord", "hand": ["acid-stream"], "place": "watch-room"},
        {"hero": "bel"},
        {"hero": "tainin", "peril": 4},
        phase="villainy",
    )
    assert "set acid-stream > temple-gate by 1" not in texts(match, 0)  # only its target pays
    play(match, 0, "set acid-stream > temple-gate by 2", 6, 1)
    assert (hero(match, 2)["health"], hero(match, 2)["glory"]) == (18, 3)
    assert (hero(match, 1)["health"], hero(match, 1)["glory"]) == (16, 1)
    assert pieces(match) == []


@pytest.mark.usefixtures("sprung_acid")
def test_d41_a_sprung_trap_hits_the_hero_of_its_owner_too() -> None:
    match = scene({"hero": "nord", "hand": ["acid-stream"]}, {"hero": "bel", "peril": 4}, phase="villainy")
    play(match, 0, "set acid-stream > temple-gate by 1", 6, 1)
    assert (hero(match, 1)["health"], hero(match, 0)["health"]) == (18, 16)


@pytest.mark.usefixtures("sprung_acid")
def test_d15_each_target_meets_its_own_trap() -> None:
    match = scene(
        {"hero": "nord", "hand": ["acid-stream", "choker-spawn"]},
        {"hero": "bel", "peril": 2, "place": "watch-room"},
        {"hero": "tainin", "peril": 4, "place": "crossroads"},
        phase="villainy",
    )
    play(match, 0, "set acid-stream > crossroads by 2")
    play(match, 0, "send choker-spawn > 1 melee", 1, 3)  # first the battle of seat 1, a tie
    assert prompt(match, 0) == "settle" and pieces(match, card="acid-stream")
    play(match, 0, "choker-spawn.1 to lair", 1)
    assert hero(match, 2)["health"] == 16 and pieces(match, card="acid-stream") == []


def test_d39_at_most_one_trap_on_a_location_also_of_one_declaration() -> None:
    match = scene({"hero": "nord", "hand": ["acid-stream", "stone-maw"]}, {"hero": "bel", "peril": 9}, phase="villainy")
    play(match, 0, "set acid-stream > crossroads by 1")
    assert "set stone-maw > crossroads by 1" not in texts(match, 0)
    assert "set stone-maw > watch-room by 1" in texts(match, 0)
    assert "set stone-maw > temple-gate by 1" not in texts(match, 0)


def test_d14_two_traps_of_one_name_can_be_declared_together() -> None:
    match = scene(
        {"hero": "nord", "hand": ["spring-bow", "spring-bow"]},
        {"hero": "bel", "peril": 6},
        {"hero": "tainin"},
        phase="villainy",
        stage="heroic",
        options={"combined": True},
        map=[{"place": "old-postern"}, {"place": "rooty-way", "x": 1}, {"place": "three-vaults", "y": -1}],
    )
    play(match, 0, "set spring-bow > rooty-way by 1")
    play(match, 0, "set spring-bow > three-vaults by 1")
    assert len(pieces(match, card="spring-bow")) == 2 and hero(match, 1)["peril"] == 0


def test_d40_a_laid_trap_springs_on_its_owners_hero_and_in_any_turn() -> None:
    trap = [{"card": "acid-stream", "seat": 0, "zone": "laid", "place": "crossroads"}]
    match = scene({"hero": "roderick"}, {"hero": "bel"}, pieces=trap)
    play(match, 0, "go crossroads", 1)
    assert hero(match, 0)["health"] == 16
    match = scene(
        {"hero": "nord", "hand": ["snakeman"]},
        {"hero": "bel", "peril": 8, "glory": 3, "hand": ["step-through-gloom"]},
        phase="villainy",
        pieces=trap,
    )
    play(match, 0, "send snakeman > 1 melee")
    play(match, 1, "play step-through-gloom at crossroads", 1)
    assert hero(match, 1)["health"] == 16 and pieces(match, card="acid-stream") == []


def test_d41_a_gate_that_one_hero_disarms_is_met_by_the_others_all_the_same() -> None:
    match = scene(
        {"hero": "nord"},
        {"hero": "bel", "place": "crossroads", "saved": 1},
        pieces=[{"card": "dropgate", "seat": 1, "zone": "laid", "place": "crossroads"}],
    )
    play(match, 0, "go crossroads", 6, 1)
    assert hero(match, 0)["glory"] == 1 + 2 + 1
    assert hero(match, 1)["saved"] == 0  # failed alone
    assert pieces(match) == [] and table(match)["discard"] == {"dropgate": 1}


def test_d40_a_permanent_trap_is_armed_again_in_the_next_recovery() -> None:
    match = scene(
        {"hero": "bel"},
        {"hero": "nord"},
        pieces=[{"card": "dropgate", "seat": 1, "zone": "laid", "place": "crossroads", "asleep": True}],
        tokens=5,
    )
    play(match, 0, "done")
    assert match.turn == (1,) and not pieces(match)[0]["asleep"]


def test_d42_level_and_health_are_tested_at_their_present_value() -> None:
    match = scene(
        {"hero": "bel", "level": 9},
        {"hero": "nord"},
        pieces=[{"card": "eye-of-nakari", "seat": 1, "zone": "laid", "place": "crossroads"}],
        tokens=3,
    )
    play(match, 0, "go crossroads", 3)  # nine and three
    assert hero(match, 0)["level"] == 9 and table(match)["tokens"] == 2


def test_d42_cards_against_traps_do_not_touch_exits() -> None:
    match = scene({"hero": "nord", "place": "brood-hall"}, {"hero": "bel"})  # +2 against trap cards
    play(match, 0, "go pit-of-offerings", 2, 6)  # speed 6 and a 2 against 9
    assert hero(match, 0)["health"] == 17


def test_d6_a_hero_asked_before_its_test_of_a_trap_slips_away() -> None:
    match = scene(
        {"hero": "roderick"},
        {"hero": "bel", "place": "crossroads", "glory": 3, "hand": ["step-through-gloom"]},
        pieces=[{"card": "acid-stream", "seat": 0, "zone": "laid", "place": "crossroads"}],
    )
    play(match, 0, "go crossroads", 6)  # the one who set it off tests first
    assert match.turn == (1,) and prompt(match, 1) == "away"
    play(match, 1, "play step-through-gloom at watch-room")
    assert (hero(match, 1)["health"], hero(match, 1)["place"]) == (18, "watch-room")
