"""Settled after the first complete version, D111 to D118: getting free, coming in, wards, leaders, what lies under."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft as uc
from tests.games.serpent.scenes import (
    BONEWALK,
    GATE,
    ROUND_THE_GATE,
    hero,
    open_quests,
    pieces,
    play,
    prompt,
    scene,
    starts_with,
    table,
    texts,
)

HEROIC: dict[str, Any] = {"stage": "heroic", "options": {"combined": True}}
POSTERN = {"place": "old-postern"}


def told(match: uc.Match, name: str) -> list[dict[str, Any]]:
    """The arguments of the events of a name."""
    return [event.args for event in match.told(None) if event.id == f"serpent-event-{name}"]


# -- D111: a natural 6 frees ------------------------------------------------------------------------------


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


def test_d111_no_other_test_is_passed_by_a_natural_six() -> None:
    match = scene(
        {"hero": "roderick", "actions": 2, "place": "gloomy-bonewalk"}, {"hero": "nord"}, map=BONEWALK
    )  # magic 2 + 6 against 9
    play(match, 0, "go temple-gate", 6)
    assert told(match, "failed") and not told(match, "freed")


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


# -- D112 and D113 -------------------------------------------------------------------------------------------


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


def test_d113_the_action_of_a_failed_exit_is_a_price_also_for_who_cannot_lose_actions() -> None:
    helm = [{"card": "hooded-helm", "seat": 0}]
    match = scene(
        {"hero": "roderick", "actions": 3, "place": "gloomy-bonewalk"}, {"hero": "nord"}, map=BONEWALK, pieces=helm
    )
    play(match, 0, "go temple-gate", 1)
    assert hero(match, 0)["place"] == "temple-gate" and hero(match, 0)["actions"] == 1


# -- D114: modifiers against a kind -----------------------------------------------------------------------


def duel_answered_by_a_minion(attacker: dict[str, Any], monster: str, form: str, *more: dict[str, Any]) -> int:
    """Seat 0 attacks seat 1, whose minion strikes back at the hero: what it rolls with a 3."""
    match = scene(
        attacker, {"hero": "roderick", "saved": 1}, pieces=[{"card": monster, "seat": 1, "zone": "minion"}, *more]
    )
    play(match, 0, "attack 1 melee", 1)
    play(match, 1, "counter", 1)
    play(match, 1, f"order {monster}.0 > hero.0 {form}", 3, 1)
    total: int = told(match, "attack")[-1]["total"]
    return total


def test_d114_ward_of_scales_works_against_a_rivals_minion() -> None:
    ward = {"card": "ward-of-scales", "seat": 0}
    assert duel_answered_by_a_minion({"hero": "bel"}, "constrictor", "melee") == 9
    assert duel_answered_by_a_minion({"hero": "bel"}, "constrictor", "melee", ward) == 8
    assert duel_answered_by_a_minion({"hero": "bel"}, "corrupt-knight", "melee", ward) == 9  # neither snake nor spawn


def test_d114_kin_works_against_a_rivals_minion() -> None:
    plain = duel_answered_by_a_minion({"hero": "bel"}, "choker-spawn", "melee")
    assert duel_answered_by_a_minion({"hero": "sessira"}, "choker-spawn", "melee") == plain - 1


def test_d114_ward_of_scales_works_against_lair_and_hunted_monsters() -> None:
    ward = {"card": "ward-of-scales", "seat": 1}
    lair = {"card": "snakeman", "seat": 0, "zone": "lair"}
    totals = []
    for cards in ([lair], [lair, ward]):
        match = scene({"hero": "nord"}, {"hero": "bel", "peril": 9}, phase="villainy", pieces=cards)
        play(match, 0, "loose snakeman.0 > 1 melee", 3, 1)
        totals.append(told(match, "attack")[0]["total"])
    assert totals[0] - totals[1] == 1
    totals = []
    for cards in ([], [{**ward, "seat": 0}]):
        match = scene(
            {"hero": "bel", "place": "brood-hall"},
            {"hero": "nord"},
            quests=[{"quest": "mother-of-broods", "seat": 0}],
            pieces=cards,
        )
        play(match, 0, "try mother-of-broods.0")
        play(match, 1, texts(match, 1)[0], 3)
        totals.append(told(match, "attack")[0]["total"])
    assert totals[0] - totals[1] == 1


# -- D115 and D116 ------------------------------------------------------------------------------------------


def test_d115_a_leaders_gift_stays_when_the_leader_is_repelled() -> None:
    match = scene(
        {"hero": "nord", "hand": ["fallen-commander", "corrupt-knight"]},
        {"hero": "bel", "peril": 15, "glory": 9, "hand": ["repel"]},
        phase="villainy",
    )
    play(match, 0, "send fallen-commander > 1 speed")
    play(match, 0, "send corrupt-knight > 1 melee")
    play(match, 1, "play repel against fallen-commander.0", 1)
    (total,) = [args["total"] for args in told(match, "attack")]
    assert total == 1 + 6 + 1 + 1  # the die, the knight, itself counted, the commander's gift


def test_d116_resurrection_keeps_quests_but_a_carried_escort_is_dropped_where_the_hero_fell() -> None:
    match = scene(
        {"hero": "nord", "hand": ["snakeman"]},
        {"hero": "bel", "peril": 9, "health": 1, "place": "crossroads"},
        {"hero": "roderick"},
        phase="villainy",
        quests=[{"quest": "basilisk-egg", "seat": 1, "is_carried": True}, {"quest": "heartstone", "seat": 1}],
        options={"resurrection": True},
    )
    play(match, 0, "send snakeman > 1 melee", 6, 1)
    play(match, 1, "hero sessira")
    egg, stone = open_quests(match)
    assert (egg["seat"], egg["token"], egg["is_carried"]) == (-1, "crossroads", False)
    assert stone["seat"] == 1


# -- D117: under the deck ------------------------------------------------------------------------------------


def felled_with_quests(**more: Any) -> uc.Match:
    """Seat 1 falls with two open quests; seat 0 will complete a shared one."""
    match = scene(
        {"hero": "nord", "hand": ["snakeman"], "glory": 40, "place": "altar-of-fangs"},
        {"hero": "bel", "peril": 9, "health": 1, "place": "altar-of-fangs"},
        {"hero": "roderick"},
        phase="villainy",
        map=[GATE, {"place": "altar-of-fangs", "y": -1}],
        quests=[{"quest": "heartstone"}, {"quest": "renunciation", "seat": 1}, {"quest": "tolling-bell", "seat": 1}],
        locations={},
        **more,
    )
    play(match, 0, "send snakeman > 1 melee", 6, 1)
    play(match, 0, "snakeman.0 to lair")
    return match


def test_d117_quests_under_the_deck_are_drawn_when_the_rest_has_been_drawn() -> None:
    match = felled_with_quests(quest_deck={"captive-knight": 1, "oracles-dice": 1})
    assert match.save()["quests_under"] == table(match)["quests_under"] == ["tolling-bell", "renunciation"]
    assert table(match)["quests_left"] == 4
    for seed in range(20):
        twin = uc.load(match.save(), seed)
        twin.play(0, "try heartstone.0")
        drawn = told(twin, "shared-quest")[0]["quest"]
        assert drawn in ("captive-knight", "oracles-dice")
        assert table(twin)["quests_under"] == ["tolling-bell", "renunciation"]


def test_d117_an_empty_deck_is_what_lies_under_it() -> None:
    match = felled_with_quests(quest_deck={})
    drawn = set()
    for seed in range(40):
        twin = uc.load(match.save(), seed)
        twin.play(0, "try heartstone.0")
        drawn.add(told(twin, "shared-quest")[0]["quest"])
        assert table(twin)["quests_under"] == [] and table(twin)["quests_left"] == 1
    assert drawn == {"renunciation", "tolling-bell"}  # unordered below the line too


# All ways on lead north or south; the sentinels' gallery lies east to west and fits nowhere.
COLUMNS = [
    GATE,
    {"place": "inner-sanctum", "x": 1},
    {"place": "bend-of-idols", "x": -1},
    {"place": "snake-crawl", "y": 1},
]


def test_d117_a_location_that_does_not_fit_goes_under_the_deck() -> None:
    deck = {"sentinel-gallery": 1, "dripping-fork": 1, "watch-room": 1}
    match = scene({"hero": "nord", "actions": 3}, {"hero": "bel"}, map=COLUMNS, locations=deck)
    play(match, 0, "explore", "sentinel-gallery", "watch-room")
    assert match.view(0)["prompt"]["args"] == {"place": "watch-room"}
    assert match.save()["locations"] == {"dripping-fork": 1}
    assert match.save()["locations_under"] == ["sentinel-gallery"]
    play(match, 0, "lay 0 2")
    for seed in range(10):
        twin = uc.load(match.save(), seed)
        twin.play(0, "explore")
        assert told(twin, "turned-up")[0]["place"] == "dripping-fork"


def test_d117_each_location_is_tried_once_a_draw_those_under_the_deck_last() -> None:
    match = scene(
        {"hero": "nord", "actions": 3},
        {"hero": "bel"},
        map=COLUMNS,
        locations={"sentinel-gallery": 1},
        locations_under=["dripping-fork", "watch-room"],
    )
    play(match, 0, "explore", "sentinel-gallery", "watch-room")
    assert match.save()["locations"] == {"dripping-fork": 1}  # the fork is above what was put under the deck just now
    assert match.save()["locations_under"] == ["sentinel-gallery"]


def test_d117_locations_under_the_deck_can_be_explored_if_they_fit() -> None:
    for place, can in (("dripping-fork", True), ("sentinel-gallery", False)):
        match = scene(
            {"hero": "nord", "actions": 3}, {"hero": "bel"}, map=COLUMNS, locations={}, locations_under=[place]
        )
        assert ("explore" in texts(match, 0)) == can


@pytest.mark.parametrize("under", [[], ["watch-room"]])
def test_d117_saves_keep_the_line_and_views_do_not_show_it(under: list[str]) -> None:
    deck = {"crossroads": 1, "brood-hall": 1} | ({} if under else {"watch-room": 1})
    match = scene({"hero": "nord"}, {"hero": "bel"}, map=[GATE], locations=deck, locations_under=under)
    assert match.save()["locations_under"] == under and match.save()["locations"] == deck
    assert uc.load(match.save()).save() == match.save()
    assert table(match)["locations_left"] == 3 and "locations_under" not in table(match)
    imagined = uc.imagine(match.view(1), uc.Seeded(1))
    assert imagined.view(1) == match.view(1)


def test_d117_the_change_of_the_stage_shuffles_the_whole_deck_of_locations() -> None:
    match = scene(
        {"hero": "nord", "level": 4, "hand": ["hatchling"]},
        {"hero": "bel", "level": 4},
        map=[POSTERN, {"place": "rooty-way", "x": 1}],
        quests=[{"quest": "old-snake"}],
        locations={},
        locations_under=["old-adit"],
        quests_under=["altar-coin"],
        **HEROIC,
    )
    play(match, 0, "done")
    assert table(match)["stage"] == "legendary" and table(match)["quests_under"] == []
    assert match.save()["locations_under"] == [] and match.save()["locations"]["old-adit"] == 1


def test_d117_what_lies_under_the_deck_lies_nowhere_else() -> None:
    with pytest.raises(uc.BadPosition, match="locations_under: 'temple-gate' lies somewhere else"):
        scene({"hero": "nord"}, {"hero": "bel"}, locations_under=["temple-gate"])
    with pytest.raises(uc.BadPosition, match="'heartstone' is there too often"):
        scene({"hero": "nord"}, {"hero": "bel"}, quests=[{"quest": "heartstone"}], quests_under=["heartstone"])


# -- D118 -------------------------------------------------------------------------------------------------------


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


def test_d118_monsters_in_battle_stay_with_their_seat_through_a_resurrection() -> None:
    match = scene(
        {"hero": "nord", "health": 1, "hand": ["snakeman"]},
        {"hero": "roderick", "peril": 9, "saved": 1},
        phase="villainy",
        options={"resurrection": True},
        tokens=5,
    )
    play(match, 0, "send snakeman > 1 melee", 1, 1)
    play(match, 1, "duel 0 melee", 6, 1)
    assert match.turn == (0,) and starts_with(match, 0, "hero")
    play(match, 0, "hero bel")
    assert match.turn == (0,) and prompt(match, 0) == "settle" and "snakeman.0 to lair" in texts(match, 0)
    play(match, 0, "snakeman.0 to lair")
    assert pieces(match, card="snakeman")[0]["zone"] == "lair"


def test_d118_frailty_is_tested_before_actions_are_counted() -> None:
    for die, actions in ((3, 4), (4, 5)):  # level 7 against 11; speed 5
        match = scene(
            {"hero": "nord", "actions": 0},
            {"hero": "bel"},
            pieces=[{"card": "frailty", "seat": 1, "owner": 0, "zone": "curse"}],
            tokens=5,
        )
        play(match, 0, "done", die)
        assert match.turn == (1,) and hero(match, 1)["actions"] == actions
