"""УГРОЗЫ – tests, trap cards laid or sprung at once, who is hit, what is left.

Rulings: D6, D14, D15, D39–D42, D111.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import undercroft as uc
from tests.games.serpent.scenes import (
    BONEWALK,
    HEROIC,
    POSTERN,
    ROUND_THE_GATE,
    has_fallen,
    hero,
    pieces,
    play,
    prompt,
    scene,
    starts_with,
    table,
    texts,
    told,
)
from undercroft.games.serpent.box.book import CARD_NUMBER, CARDS

# Tests


def test_d111_a_natural_six_rises_from_the_constrictors_fall() -> None:
    lying = {"hero": "bel", "fallen": True, "rise": 8, "actions": 2, "glory": 5, "hand": ["blade-of-ilbor"]}
    match = scene(lying, {"hero": "nord"}, map=ROUND_THE_GATE)
    play(match, 0, "stand", 6)  # melee 1 + 6 against 8
    assert not hero(match, 0)["fallen"] and hero(match, 0)["rise"] == 0
    assert told(match, "freed") == [{"who": 0, "stat": "melee", "die": 6, "total": 7, "number": 8}]
    assert not told(match, "failed") and not told(match, "passed")


def test_d111_a_natural_six_shakes_off_a_curse_at_recovery() -> None:
    for die, is_cursed in ((5, True), (6, False)):
        match = scene(
            {"hero": "nord", "actions": 1},
            {"hero": "bel", "level": 1},
            map=[POSTERN, {"place": "rooty-way", "x": 1}],
            quests=[{"quest": "old-snake"}],
            pieces=[{"card": "frailty", "seat": 1, "owner": 0, "zone": "curse"}],
            **HEROIC,
        )
        play(match, 0, "done", die)  # level 1 + 6 against 11
        assert match.turn == (1,) and bool(pieces(match, card="frailty")) == is_cursed


def test_d111_a_card_that_cannot_spoil_a_natural_six_is_not_asked_for() -> None:
    def rises(number: int) -> uc.Match:
        match = scene(
            {
                "hero": "bel",
                "fallen": True,
                "rise": number,
                "actions": 2,
                "peril": 9,
                "glory": 9,
                "hand": ["blade-of-ilbor"],
            },
            {"hero": "nord", "hand": ["slick-stone"]},
            map=ROUND_THE_GATE,
        )
        play(match, 0, "stand")
        return match

    spoilt = rises(6)  # melee 1: a five would do, but not if it is spoilt
    assert spoilt.turn == (1,) and "curse 0 with slick-stone" in texts(spoilt, 1)
    assert rises(7).turn == rises(8).turn == (0,)  # a six does it, spoilt or not


def test_d111_a_natural_six_passes_no_other_test() -> None:
    match = scene(
        {"hero": "roderick", "actions": 2, "place": "gloomy-bonewalk"}, {"hero": "nord"}, map=BONEWALK
    )  # magic 2 + 6 against 9
    play(match, 0, "go temple-gate", 6)
    assert told(match, "failed") and not told(match, "freed")


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


def test_slick_stone_is_asked_for_before_a_rivals_threat() -> None:
    match = scene({"hero": "nord", "peril": 2}, {"hero": "bel", "hand": ["slick-stone"]})
    play(match, 0, "go pit-of-offerings")
    assert match.turn == (1,) and prompt(match, 1) == "slick"
    play(match, 1, "curse 0 with slick-stone", 4)  # speed 6 and 4 would have passed 9
    assert has_fallen(match)


def test_slick_stone_is_not_asked_for_where_it_changes_nothing() -> None:
    spring = [{"place": "temple-gate"}, {"place": "venom-spring", "y": -1}]
    match = scene({"hero": "bel", "peril": 2}, {"hero": "nord", "hand": ["slick-stone"]}, map=spring)
    play(match, 0, "go venom-spring", 6)  # melee 1 and any die are less than 8
    assert hero(match, 0)["health"] == 17 and match.turn == (0,)


# Traps laid


def test_a_trap_is_laid_where_no_hero_and_no_trap_is() -> None:
    match = scene(
        {"hero": "nord", "hand": ["acid-stream"]},
        {"hero": "bel", "peril": 4, "place": "crossroads"},
        phase="villainy",
        pieces=[{"card": "stone-maw", "seat": 0, "zone": "laid", "place": "watch-room"}],
    )
    places = [move.split()[3] for move in texts(match, 0) if move.startswith("set")]
    assert places == ["dripping-fork", "gloomy-culvert", "brood-hall", "pit-of-offerings"]
    play(match, 0, "set acid-stream > brood-hall by 1")
    assert pieces(match, card="acid-stream")[0]["place"] == "brood-hall"
    assert hero(match, 1)["peril"] == 0


def test_a_trap_is_paid_by_a_rival_with_the_peril() -> None:
    match = scene(
        {"hero": "nord", "hand": ["acid-stream"], "peril": 9},
        {"hero": "bel", "peril": 3},
        {"hero": "roderick", "peril": 4},
        phase="villainy",
        map=ROUND_THE_GATE,
    )
    assert {move.split()[-1] for move in starts_with(match, 0, "set")} == {"2"}


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


def test_a_laid_trap_tests_each_hero_there_alone() -> None:
    match = scene(
        {"hero": "bel"},
        {"hero": "nord", "place": "crossroads"},
        pieces=[{"card": "stone-maw", "seat": 1, "zone": "laid", "place": "crossroads"}],
    )
    play(match, 0, "go crossroads", 1, 6)
    assert has_fallen(match) and hero(match, 0)["health"] == 17
    assert hero(match, 1)["glory"] == 2 and not hero(match, 1)["fallen"]
    assert pieces(match) == []


def test_traps_one_laid_elsewhere_does_not_spring() -> None:
    match = scene(
        {"hero": "bel", "glory": 0},
        {"hero": "nord"},
        map=ROUND_THE_GATE,
        pieces=[{"card": "acid-stream", "seat": 1, "place": "crossroads"}],
    )
    play(match, 0, "go dripping-fork")
    assert (hero(match, 0)["glory"], hero(match, 0)["health"]) == (1, 18) and pieces(match, card="acid-stream")


def test_a_permanent_trap_sleeps_until_the_next_recovery() -> None:
    match = scene(
        {"hero": "bel"},
        {"hero": "nord"},
        pieces=[{"card": "dropgate", "seat": 1, "zone": "laid", "place": "crossroads"}],
    )
    actions = hero(match, 0)["actions"]
    play(match, 0, "go crossroads", 1)
    assert pieces(match)[0]["asleep"]
    assert hero(match, 0)["actions"] == actions - 2
    west = next(place for place in table(match)["map"] if place["place"] == "crossroads")["exits"][3]
    assert (west["now"], west["stat"], west["number"]) == ("blocked", "speed", 8)


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


def test_d40_a_permanent_trap_is_armed_again_in_the_next_recovery() -> None:
    match = scene(
        {"hero": "bel"},
        {"hero": "nord"},
        pieces=[{"card": "dropgate", "seat": 1, "zone": "laid", "place": "crossroads", "asleep": True}],
        tokens=5,
    )
    play(match, 0, "done")
    assert match.turn == (1,) and not pieces(match)[0]["asleep"]


def test_the_owner_of_a_rift_chooses_where_the_hero_goes() -> None:
    match = scene(
        {"hero": "roderick"},
        {"hero": "nord"},
        pieces=[{"card": "mirror-rift", "seat": 1, "zone": "laid", "place": "crossroads"}],
    )
    play(match, 0, "go crossroads", 1)
    assert match.turn == (1,) and prompt(match, 1) == "warp"
    play(match, 1, "warp brood-hall")
    assert hero(match, 0)["place"] == "brood-hall"


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


# Traps sprung at once


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
