"""КАТЕГОРИИ ЗАДАНИЙ

Rulings: D38, D72–D80, D118.
"""

from __future__ import annotations

from typing import Any

import pytest

import undercroft as uc
from tests.games.serpent.scenes import (
    GATE,
    at,
    hero,
    open_quests,
    pieces,
    play,
    prompt,
    scene,
    starts_with,
    table,
    texts,
    told,
)

# Artefact


def test_d72_an_artefact_stays_with_its_type_beside_a_treasure() -> None:
    match = scene(
        {"hero": "nord", "glory": 9, "hand": ["hooded-helm"]},
        {"hero": "bel"},
        quests=[{"quest": "crown-of-ilbor", "seat": 0, "is_done": True}],
    )
    assert hero(match, 0)["values"]["melee"] == 3
    assert "play hooded-helm" in texts(match, 0)


def test_an_artefact_is_not_bought_with_less_than_its_price() -> None:
    for glory in (25, 26):
        match = at("altar-of-fangs", "heartstone", {"hero": "nord", "glory": glory})
        assert ("try heartstone.0" in texts(match, 0)) == (glory == 26)


def test_the_first_try_of_a_turn_is_free_the_next_one_needs_an_action() -> None:
    for tries, actions in ((0, 0), (1, 0), (1, 1)):
        match = scene(
            {"hero": "nord", "glory": 20, "place": "crossroads", "tries": tries, "actions": actions},
            {"hero": "bel"},
            quests=[{"quest": "oracles-dice", "seat": 0}],
        )
        assert ("try oracles-dice.0" in texts(match, 0)) == (tries == 0 or actions > 0)


def test_the_view_names_the_quests_tried_this_turn() -> None:
    match = scene(
        {"hero": "nord", "glory": 20, "place": "crossroads"},
        {"hero": "bel"},
        quests=[{"quest": "oracles-dice", "seat": 0}],
    )
    assert hero(match, 0)["tried"] == []
    play(match, 0, "try oracles-dice.0", 1, 1)
    assert hero(match, 0)["tried"] == ["oracles-dice"]


# Influence


def test_influence_works_while_it_lies_open() -> None:
    match = scene({"hero": "nord"}, {"hero": "bel", "peril": 0}, quests=[{"quest": "tolling-bell"}], tokens=5)
    play(match, 0, "done")
    assert match.turn == (1,)
    assert hero(match, 1)["peril"] == 1


def test_d73_an_influence_ends_with_its_seat() -> None:
    match = scene(
        {"hero": "nord"}, {"hero": "bel", "peril": 0}, quests=[{"quest": "tolling-bell", "seat": 0}], tokens=5
    )
    play(match, 0, "done")
    assert hero(match, 1)["peril"] == 0  # it is seat 0's alone


def test_failing_to_silence_the_bell_takes_the_hero_to_the_entrance() -> None:
    match = scene(
        {"hero": "nord", "glory": 14, "place": "watch-room"},
        {"hero": "bel"},
        map=[GATE, {"place": "watch-room", "y": -1, "turned": True}],
        quests=[{"quest": "tolling-bell", "seat": 0}],
    )
    play(match, 0, "try tolling-bell.0 with magic", 1)
    assert hero(match, 0)["place"] == "temple-gate"


# Sacrifice


def test_sacrifice_takes_both_cards_of_the_hand() -> None:
    match = scene(
        {"hero": "bel", "place": "lesser-altar", "hand": ["knack", "sprint", "steady-grip"]},
        {"hero": "nord", "saved": 0},
        stage="heroic",
        options={"combined": True},
        map=[{"place": "old-postern"}, {"place": "lesser-altar", "y": -1}],
        quests=[{"quest": "altar-coin", "seat": 0}],
    )
    play(match, 0, "try altar-coin.0")
    play(match, 0, "discard knack")
    play(match, 0, "discard sprint")
    assert hero(match, 0)["quests"] == 1 and table(match)["discard"].keys() >= {"knack", "sprint"}


def test_sacrifice_takes_the_whole_price() -> None:
    prepared = [
        {"card": name, "seat": 0} for name in ("plate-of-gwildor", "battle-trance", "belt-pouch", "blade-of-ilbor")
    ]
    match = at("pit-of-offerings", "renunciation", {"hero": "roderick", "health": 9}, pieces=prepared)
    play(match, 0, "try renunciation.0")
    play(match, 0, "offer battle-trance.1")
    play(match, 0, "offer blade-of-ilbor.3")
    play(match, 0, "offer plate-of-gwildor.0")
    assert hero(match, 0)["health"] == 9 - 3 + 2
    assert hero(match, 0)["quests"] == 1
    assert [piece["card"] for piece in pieces(match)] == ["belt-pouch"]


def test_sacrifice_is_not_offered_to_a_hero_it_would_fell() -> None:
    prepared = [{"card": name, "seat": 0} for name in ("plate-of-gwildor", "battle-trance")]
    match = at("pit-of-offerings", "renunciation", {"hero": "roderick", "health": 3}, pieces=prepared)
    assert "try renunciation.0" not in texts(match, 0)


def renouncing(name: str, *cards: str) -> uc.Match:
    """A hero tries the Renunciation with these cards prepared."""
    match = scene(
        {"hero": name, "health": 9, "place": "pit-of-offerings"},
        {"hero": "nord"},
        map=PIT,
        quests=[{"quest": "renunciation", "seat": 0}],
        pieces=[{"card": name, "seat": 0} for name in cards],
    )
    play(match, 0, "try renunciation.0")
    return match


FULL = ("belt-pouch", "blade-of-ilbor", "hooded-helm", "runaways-boots")  # the pouch gives two places more


def test_d126_the_price_of_a_renunciation_is_chosen_whole_before_limits_are_judged() -> None:
    match = renouncing("tainin", *FULL)
    play(match, 0, "offer belt-pouch.0")
    assert len(pieces(match, seat=0)) == 4 and prompt(match, 0) == "offer"  # nothing is paid yet
    play(match, 0, "offer blade-of-ilbor.1")
    assert texts(match, 0) == ["offer hooded-helm.2", "offer runaways-boots.3"]
    play(match, 0, "offer hooded-helm.2")  # the boots are all that is left
    assert not pieces(match, seat=0) and not told(match, "shed") and hero(match, 0)["quests"] == 1


def test_d126_what_the_payment_leaves_is_judged_after_it() -> None:
    boons = ("distraction", "ward-of-scales", "battle-trance", "delvers-sense")
    match = renouncing("elendus", *FULL, "plate-of-gwildor", "ouroboros-ring", *boons)
    for move in ("offer belt-pouch.0", *[f"offer {name}.{id}" for id, name in enumerate(boons, 6)]):
        assert prompt(match, 0) == "offer"
        play(match, 0, move)
    assert not starts_with(match, 0, "offer") and len(starts_with(match, 0, "shed")) == 5  # there is room for four


def test_d126_an_offer_can_be_taken_back_until_it_is_whole() -> None:
    match = renouncing("tainin", *FULL)
    play(match, 0, "offer belt-pouch.0")
    assert match.why_no_undo(0) is None


PIT = [GATE, {"place": "pit-of-offerings", "x": 1}]


def test_sacrifice_lair_monsters_are_worth_nothing() -> None:
    match = scene(
        {"hero": "bel", "place": "pit-of-offerings"},
        {"hero": "nord"},
        map=PIT,
        quests=[{"quest": "renunciation", "seat": 0}],
        pieces=[{"card": "snakeman", "seat": 0}, {"card": "corrupt-knight", "seat": 0}],
    )
    assert not starts_with(match, 0, "try")


# Hunt


def test_hunt_left_neighbour_chooses_the_form_and_wounds_stay() -> None:
    match = at("brood-hall", "mother-of-broods", {"hero": "nord"})
    play(match, 0, "try mother-of-broods.0")
    assert match.turn == (1,) and texts(match, 1) == ["form melee", "form speed"]
    play(match, 1, "form melee", 1, 6)
    assert table(match)["quests"][0]["wounds"] == 1
    assert prompt(match, 0) == "challenge"
    play(match, 0, "challenge mother-of-broods.0 melee", 6, 1)
    assert table(match)["quests"][0]["wounds"] == 2
    assert hero(match, 0)["glory"] == 1  # hunts pay nothing


def test_the_felling_blow_completes_a_hunt() -> None:
    match = at("brood-hall", "mother-of-broods", {"hero": "roderick", "health": 9}, quest={"wounds": 6})
    play(match, 0, "try mother-of-broods.0")
    play(match, 1, "form melee", 1, 6)
    assert (hero(match, 0)["quests"], hero(match, 0)["health"]) == (1, 12)
    assert hero(match, 0)["glory"] == 1 + 1 + 2  # the reward, and the location for standing still


def test_the_quest_that_follows_a_hunt_is_no_monster_to_be_challenged() -> None:
    """The counter fells what is hunted, and another shared quest comes before the challenge."""
    match = scene(
        {"hero": "roderick", "place": "brood-hall", "actions": 3},
        {"hero": "bel"},
        map=[GATE, {"place": "brood-hall", "y": -1}],
        quests=[{"quest": "mother-of-broods", "wounds": 6}],
    )
    play(match, 0, "try mother-of-broods.0")
    play(match, 1, "form melee", 1, 6, "rope-over-abyss")
    assert hero(match, 0)["quests"] == 1
    assert [quest["quest"] for quest in open_quests(match)] == ["rope-over-abyss"]
    assert not [text for seat in match.turn for text in texts(match, seat) if "rope-over-abyss" in text]


def test_d75_the_seat_to_the_left_is_the_next_living_one() -> None:
    match = scene(
        {"hero": "bel", "place": "brood-hall"},
        {"hero": "roderick", "is_out": True},
        {"hero": "tainin"},
        quests=[{"quest": "mother-of-broods", "seat": 0}],
    )
    play(match, 0, "try mother-of-broods.0")
    assert match.turn == (2,) and prompt(match, 2) == "form"


def test_d76_and_d84_quest_monsters_and_nakari_are_not_repelled_or_tamed() -> None:
    match = scene(
        {"hero": "sessira", "place": "brood-hall", "glory": 9, "hand": ["repel"]},
        {"hero": "bel"},
        quests=[{"quest": "mother-of-broods", "seat": 0}],
    )
    play(match, 0, "try mother-of-broods.0")
    play(match, 1, "form melee", 1, 6)
    assert prompt(match, 0) == "challenge" and table(match)["quests"][0]["wounds"] == 1


# Search


def test_search_any_chamber_is_no_tunnel() -> None:
    for place, moves in (("crossroads", []), ("watch-room", ["search orders-cache.0"])):
        match = scene(
            {"hero": "bel", "place": place, "glory": 18},
            {"hero": "nord"},
            map=[GATE, {"place": place, "x": -1}],
            quests=[{"quest": "orders-cache", "seat": 0}],
        )
        assert starts_with(match, 0, "search") == moves


def test_search_finds_for_the_turn_then_the_try_is_made() -> None:
    match = scene(
        {"hero": "roderick", "glory": 25, "place": "gloomy-culvert"},
        {"hero": "tainin"},
        quests=[{"quest": "chronicler", "seat": 0}],
    )
    assert "try chronicler.0" not in texts(match, 0)
    play(match, 0, "search chronicler.0", 4)
    assert "try chronicler.0" not in texts(match, 0)
    play(match, 0, "search chronicler.0", 5)
    play(match, 0, "try chronicler.0")
    known = len(table(match)["map"])
    for prompted in ("explore-more", "lay", "explore-more", "lay"):  # the reward
        assert prompt(match, 0) == prompted
        match.play(0, match.moves(0)[-1])
    assert hero(match, 0)["quests"] == 1 and len(table(match)["map"]) == known + 2


@pytest.mark.parametrize("wanted", [0, 1])
def test_d125_the_chronicler_lays_up_to_two_locations_and_stops_when_told(wanted: int) -> None:
    match = scene(
        {"hero": "roderick", "glory": 25, "place": "gloomy-culvert", "health": 10},
        {"hero": "tainin"},
        quests=[{"quest": "chronicler", "seat": 0, "found": "gloomy-culvert"}],
    )
    known = len(table(match)["map"])
    play(match, 0, "try chronicler.0")
    for _ in range(wanted):
        play(match, 0, "explore")
        match.play(0, match.moves(0)[0])
    assert texts(match, 0) == ["pass", "explore"]
    play(match, 0, "pass")
    assert len(table(match)["map"]) == known + wanted
    assert (hero(match, 0)["quests"], hero(match, 0)["health"]) == (1, 12)


def test_d125_a_location_is_turned_up_only_after_the_word_for_it() -> None:
    match = scene(
        {"hero": "roderick", "glory": 25, "place": "gloomy-culvert"},
        {"hero": "tainin"},
        quests=[{"quest": "chronicler", "seat": 0, "found": "gloomy-culvert"}],
    )
    play(match, 0, "try chronicler.0")
    assert not told(match, "turned-up")
    play(match, 0, "explore")
    assert told(match, "turned-up") and prompt(match, 0) == "lay"


def test_search_a_slick_stone_spoils_one_roll_and_no_more() -> None:
    match = scene(
        {"hero": "roderick", "place": "pit-of-offerings", "peril": 2, "glory": 18, "actions": 2},
        {"hero": "nord", "hand": ["slick-stone"]},
        map=[*PIT, {"place": "venom-spring", "x": 2}],
        quests=[{"quest": "buried-satchel", "seat": 0}],
        options={"combined": True},
    )
    play(match, 0, "search buried-satchel.0")
    play(match, 1, "curse 0 with slick-stone", 6)  # 6 + 1 - 2 against 6
    assert "search buried-satchel.0" in texts(match, 0)
    play(match, 0, "search buried-satchel.0", 5)  # 5 + 1: the stone is gone
    assert "try buried-satchel.0" in texts(match, 0)


def test_d77_the_distance_to_the_nearest_entrance_is_added() -> None:
    match = scene(
        {"hero": "nord", "place": "watch-room", "glory": 20},
        {"hero": "bel"},
        quests=[{"quest": "orders-cache", "seat": 0}],
    )
    play(match, 0, "search orders-cache.0", 6)  # two steps from the gate: eight is not nine
    assert table(match)["quests"][0]["found"] is None


# Escort


def test_escort_is_taken_carried_and_delivered() -> None:
    match = scene(
        {"hero": "roderick", "glory": 18, "place": "knights-prison"},
        {"hero": "tainin"},
        map=[GATE, {"place": "knights-prison", "y": -1}],
        quests=[{"quest": "captive-knight"}],
    )
    play(match, 0, "take captive-knight.0 with melee", 4, "heartstone")
    lying = open_quests(match)
    assert lying[0]["is_carried"] and lying[0]["seat"] == 0
    assert lying[1]["quest"] == "heartstone" and lying[1]["seat"] == -1
    play(match, 0, "go temple-gate")
    play(match, 0, "deliver captive-knight.0")
    assert hero(match, 0)["quests"] == 1


def test_escort_a_delivered_escort_is_completed() -> None:
    quests = [{"quest": "heartstone", "seat": 0}, {"quest": "captive-knight", "seat": 0, "is_carried": True}]
    match = scene({"hero": "nord"}, {"hero": "bel"}, quests=quests)
    play(match, 0, "deliver captive-knight.1")
    assert hero(match, 0)["quests"] == 1 and [quest["quest"] for quest in open_quests(match)] == ["heartstone"]


@pytest.mark.parametrize("quest", [{"seat": 0}, {"token": "knights-prison"}])
def test_escort_only_a_shared_one_that_is_taken_up_is_replaced(quest: dict[str, Any]) -> None:
    match = scene(
        {"hero": "roderick", "glory": 18, "place": "knights-prison"},
        {"hero": "tainin"},
        map=[GATE, {"place": "knights-prison", "y": -1}],
        quests=[{"quest": "captive-knight", **quest}],
    )
    if "token" in quest:
        play(match, 0, "take captive-knight.0")
    else:
        play(match, 0, "take captive-knight.0 with melee", 6)
    assert [(quest["quest"], quest["seat"]) for quest in open_quests(match)] == [("captive-knight", 0)]


def test_d78_there_is_no_limit_of_personal_quests() -> None:
    own = [{"quest": "heartstone", "seat": 0}, {"quest": "renunciation", "seat": 0}]
    match = scene(
        {"hero": "nord", "place": "crossroads"},
        {"hero": "bel"},
        quests=[*own, {"quest": "basilisk-egg", "token": "crossroads"}],
    )
    play(match, 0, "take basilisk-egg.2")
    assert [quest["seat"] for quest in open_quests(match)] == [0, 0, 0]


def test_a_dropped_token_has_no_owner_and_stays_until_the_next_turn() -> None:
    match = scene({"hero": "nord"}, {"hero": "bel"}, quests=[{"quest": "basilisk-egg", "seat": 0, "is_carried": True}])
    play(match, 0, "drop basilisk-egg.0")
    assert table(match)["quests"][0]["token"] == "temple-gate" and table(match)["quests"][0]["seat"] == -1
    assert "take basilisk-egg.0" not in texts(match, 0)


def test_d79_a_hero_drops_once_a_turn() -> None:
    eggs = [
        {"quest": "basilisk-egg", "seat": 0, "is_carried": True},
        {"quest": "captive-knight", "seat": 0, "is_carried": True},
    ]
    match = scene({"hero": "nord", "place": "crossroads"}, {"hero": "bel"}, quests=eggs)
    play(match, 0, "drop basilisk-egg.0")
    assert "drop captive-knight.1" not in texts(match, 0)


def test_a_carried_egg_costs_an_action() -> None:
    match = scene(
        {"hero": "nord"},
        {"hero": "tainin"},
        quests=[{"quest": "basilisk-egg", "seat": 1, "is_carried": True}],
        tokens=5,
    )
    play(match, 0, "done")
    assert match.turn == (1,) and hero(match, 1)["actions"] == 4


# Threat


def test_threat_failed_hits_every_hero_here() -> None:
    match = scene(
        {"hero": "nord", "glory": 14, "place": "venom-spring"},
        {"hero": "bel", "place": "venom-spring"},
        map=[GATE, {"place": "venom-spring", "y": -1}],
        quests=[{"quest": "foul-the-spring", "seat": 0}],
    )
    play(match, 0, "try foul-the-spring.0 with melee", 1)
    assert (hero(match, 0)["health"], hero(match, 1)["health"]) == (17, 17)


def test_threat_heroes_are_asked_to_leave_only_if_a_failure_hits_everybody() -> None:
    """A hero who may step through gloom is asked before the spring is tried, not before the knight is freed."""
    for place, quest, move, asked in (
        ("venom-spring", "foul-the-spring", "try foul-the-spring.0 with melee", True),
        ("knights-prison", "captive-knight", "take captive-knight.0 with melee", False),
    ):
        match = scene(
            {"hero": "roderick", "glory": 18, "place": place},
            {"hero": "bel", "place": place, "glory": 3, "hand": ["step-through-gloom"]},
            map=[GATE, {"place": place, "y": -1}],
            quests=[{"quest": quest, "seat": 0}],
        )
        play(match, 0, move, *(() if asked else (6,)))
        assert (match.turn == (1,) and prompt(match, 1) == "away") == asked


# Chance


def test_chance_rolls_two_dice() -> None:
    match = scene(
        {"hero": "nord", "glory": 16, "place": "crossroads", "peril": 5},
        {"hero": "bel"},
        quests=[{"quest": "oracles-dice"}],
    )
    play(match, 0, "try oracles-dice.0", 4, 5, "heartstone")
    assert (hero(match, 0)["quests"], hero(match, 0)["glory"], hero(match, 0)["peril"]) == (1, 2, 2 + 4)
    assert open_quests(match)[0]["quest"] == "heartstone"  # the shared quest is replaced


def test_d80_chance_is_tried_again_for_an_action_and_spoilt_by_no_battle_card() -> None:
    match = scene(
        {"hero": "bel", "glory": 30, "place": "crossroads"},
        {"hero": "nord"},
        quests=[{"quest": "oracles-dice", "seat": 0}],
    )
    play(match, 0, "try oracles-dice.0", 1, 1)  # Bel's re-rolls are for magic only
    assert prompt(match, 0) == "heroic" and hero(match, 0)["peril"] == 3


def test_d118_dice_of_a_chance_quest_are_one_roll_of_yours_and_any_roll() -> None:
    match = scene(
        {"hero": "nord", "glory": 20, "peril": 5, "place": "crossroads"},
        {"hero": "bel", "hand": ["slick-stone"]},
        quests=[{"quest": "oracles-dice", "seat": 0}],
        pieces=[{"card": "ouroboros-ring", "seat": 0}],
    )
    play(match, 0, "try oracles-dice.0")
    assert match.turn == (1,) and "curse 0 with slick-stone" in texts(match, 1)
    play(match, 1, "pass", 1, 2)
    assert match.turn == (0,) and "reroll ouroboros-ring.0" in texts(match, 0)
