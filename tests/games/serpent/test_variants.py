"""ВАРИАНТЫ ПРАВИЛ – each but resurrection, which is with elimination; and separate decks.

Rulings: D91, D93–D98.
"""

from __future__ import annotations

from typing import Any

import pytest

import undercroft as uc
from tests.games.serpent.scenes import (
    BONEWALK,
    GATE,
    NARROW,
    ROUND_THE_GATE,
    hero,
    open_quests,
    play,
    prompt,
    scene,
    table,
    texts,
)
from undercroft.games.serpent.box import cards

# The short game

CHAMBERS = {row.id for row in cards.LEGENDARY.locations if row.kind == "chamber"}


@pytest.mark.parametrize("seed", range(3))
def test_short_game_leaves_tunnels_without_a_quest_in_the_box(seed: int) -> None:
    saved = uc.deal("serpent", seats=2, seed=seed, short=True).save()
    laid = {place["place"] for place in saved["map"]}
    assert len(laid) == 5
    rest = {*CHAMBERS, "crossroads", "abyss-bridge"} - laid
    assert set(saved["locations"]) <= rest and len(rest) - len(saved["locations"]) <= 1  # one may be turned up
    assert "chronicler" not in {*saved["quest_deck"], *(quest["quest"] for quest in saved["quests"])}


# No white spots


def test_no_white_spots_lays_the_whole_map_first() -> None:
    match = uc.deal("serpent", seats=3, seed=4, no_white_spots=True)
    assert sorted(hero(match, seat)["places_size"] for seat in range(3)) in ([6, 7, 8], [7, 7, 7])
    assert match.view(match.turn[0])["table"]["heroes"][(match.turn[0] + 1) % 3]["places"] is None
    while prompt(match, match.turn[0]) in ("tile", "lay"):
        match.play(match.turn[0], match.moves(match.turn[0])[0])
    laid = len(table(match)["map"])
    assert laid + table(match)["locations_left"] >= 21


def test_shared_quests_locations_are_laid_last() -> None:
    match = uc.deal("serpent", seats=2, seed=1, no_white_spots=True, nothing_personal=True)
    for _ in range(6):
        seat = match.turn[0]
        if prompt(match, seat) == "tile":
            assert "tile nakaris-lair" not in texts(match, seat)
        match.play(seat, match.moves(seat)[0])


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


def test_d91_after_a_round_of_passes_the_game_begins() -> None:
    """The crawl does not fit beside the watch room, and the other seat has no card left."""
    walled = [
        {"place": name, "x": x, "y": y, "turned": turned} for name, x, y, turned in NARROW if name != "watch-room"
    ]
    match = scene(
        {"hero": "nord", "places": ["snake-crawl"]},
        {"hero": "bel"},
        map=[GATE, *walled],
        locations={},
        steps=[
            {"step": "lay", "seat": 1, "place": "watch-room"},
            {"step": "setup-turn", "seat": 0, "passes": 0},
            {"step": "turn-start", "seat": 0},
        ],
        tokens=5,
        options={"no_white_spots": True},
    )
    play(match, 1, "lay 1 -1 turned")
    assert prompt(match, 0) == "heroic" and table(match)["locations_left"] == 1
    assert hero(match, 0)["places_size"] == 0


# Hero choice


def test_hero_choice_goes_round_from_the_first_player() -> None:
    match = uc.deal("serpent", seats=3, seed=2, hero_choice=True)
    first = match.turn[0]
    match.play(first, "hero bel")
    assert match.turn == ((first + 1) % 3,)
    assert "hero bel" not in texts(match, match.turn[0])


# Optional discard


def test_optional_discard_may_be_skipped() -> None:
    match = scene({"hero": "nord", "hand": ["repel"]}, {"hero": "bel"}, options={"optional_discard": True})
    play(match, 0, "done")
    play(match, 0, "pass")
    assert "repel" in hero(match, 0)["hand"]


def test_d93_the_optional_discard_is_offered_with_an_empty_hand_too() -> None:
    match = scene(
        {"hero": "nord"},
        {"hero": "bel"},
        pieces=[{"card": "runaways-boots", "seat": 0}],
        phase="last",
        options={"optional_discard": True},
    )
    assert texts(match, 0) == ["pass", "scrap runaways-boots.0"]


# Impartial placement


def test_impartial_placement_hands_a_quests_location_on() -> None:
    match = scene(
        {"hero": "nord"},
        {"hero": "bel"},
        quests=[{"quest": "heartstone", "seat": 0}],
        options={"impartial_placement": True},
    )
    play(match, 0, "explore", "altar-of-fangs")
    assert match.turn == (1,) and prompt(match, 1) == "lay"


IMPARTIAL = {"impartial_placement": True}


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


def test_impartial_placement_an_escort_under_way_passes_no_card_on() -> None:
    for carried, layer in ((False, 1), (True, 0)):
        match = scene(
            {"hero": "nord"},
            {"hero": "bel"},
            map=[GATE],
            quests=[{"quest": "basilisk-egg", "seat": 0, "is_carried": carried}],
            options={"impartial_placement": True},
        )
        play(match, 0, "explore", "brood-hall")
        assert match.turn == (layer,)


# Nothing personal


def test_nothing_personal_has_two_shared_quests() -> None:
    match = uc.deal("serpent", seats=3, seed=2, nothing_personal=True)
    assert [quest["seat"] for quest in table(match)["quests"]] == [-1, -1, -1]


def test_d95_a_taken_escort_and_a_completed_quest_are_replaced() -> None:
    match = scene(
        {"hero": "nord", "glory": 16, "place": "crossroads"},
        {"hero": "bel"},
        quests=[{"quest": "oracles-dice"}, {"quest": "heartstone"}],
        options={"nothing_personal": True},
    )
    play(match, 0, "try oracles-dice.0", 6, 6, "renunciation")
    assert sorted(quest["quest"] for quest in open_quests(match)) == ["heartstone", "renunciation"]


# Limited movement


def test_limited_movement_gives_three_actions_and_one_for_lying_down() -> None:
    match = scene({"hero": "nord", "actions": 0}, {"hero": "bel"}, options={"limited_movement": True})
    play(match, 0, "lie")
    assert "done" not in texts(match, 0) and not [move for move in texts(match, 0) if move.startswith("go")]
    play(match, 0, "attack 1 speed", 6, 1)
    play(match, 1, "pass")  # it could lie down for a challenge
    assert hero(match, 0)["fallen"] and hero(match, 1)["health"] == 17
    play(match, 0, "done")
    play(match, 1, "pass")  # or attack, lying down, before the turn passes
    assert hero(match, 0)["saved"] == 0
    assert hero(match, 1)["actions"] == 3


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


def test_limited_movement_only_a_standing_hero_lies_down() -> None:
    options = {"limited_movement": True}
    match = scene({"hero": "bel", "actions": 0}, {"hero": "nord"}, map=ROUND_THE_GATE, options=options)
    assert "lie" in texts(match, 0)
    lying = {"hero": "bel", "actions": 0, "fallen": True, "glory": 9, "hand": ["belt-pouch"]}
    match = scene(lying, {"hero": "nord"}, map=ROUND_THE_GATE, options=options)
    assert texts(match, 0) == ["done", "play belt-pouch"]


def test_d96_lying_down_pays_for_nothing_that_is_free() -> None:
    match = scene(
        {"hero": "nord", "actions": 0, "glory": 20, "place": "crossroads"},
        {"hero": "bel", "place": "crossroads"},
        quests=[{"quest": "oracles-dice", "seat": 0}],
        options={"limited_movement": True},
    )
    play(match, 0, "lie")
    assert "attack 1 melee" in texts(match, 0) and "try oracles-dice.0" not in texts(match, 0)


# Dodging spikes


def test_dodging_spikes_costs_an_action() -> None:
    match = scene(
        {"hero": "nord"},
        {"hero": "bel"},
        map=[GATE, {"place": "venom-spring", "y": -1}],
        options={"dodging_spikes": True},
    )
    play(match, 0, "go venom-spring")
    actions = hero(match, 0)["actions"]
    play(match, 0, "dodge")
    assert (hero(match, 0)["actions"], hero(match, 0)["health"]) == (actions - 1, 18)


def spikes(options: dict[str, Any], actions: int) -> uc.Match:
    match = scene(
        {"hero": "bel", "actions": actions, "glory": 0, "hand": ["belt-pouch"]},
        {"hero": "nord"},
        map=BONEWALK,
        options=options,
    )
    match.play(0, "go gloomy-bonewalk", uc.Chosen([] if options and actions > 1 else ["1"]))
    return match


def test_dodging_spikes_is_asked_in_the_variant_with_an_action_left() -> None:
    assert texts(spikes({"dodging_spikes": True}, 2), 0) == ["risk", "dodge"]
    assert hero(spikes({}, 2), 0)["health"] == 17
    assert hero(spikes({"dodging_spikes": True}, 1), 0)["health"] == 17


def test_dodging_spikes_a_hero_that_risks_them_is_tested() -> None:
    match = spikes({"dodging_spikes": True}, 2)
    play(match, 0, "risk", 1)
    assert hero(match, 0)["health"] == 17 and hero(match, 0)["actions"] == 1


def test_d97_dodging_is_for_spikes_only() -> None:
    match = scene({"hero": "nord", "actions": 1}, {"hero": "bel"}, options={"dodging_spikes": True})
    play(match, 0, "go pit-of-offerings", 1)
    assert "serpent-event-fell" in [event.id for event in match.told(None)]


# Separate decks


def test_separate_decks_are_asked_for_before_each_draw() -> None:
    match = uc.deal("serpent", seats=2, seed=3, separate_decks=True)
    assert prompt(match, match.turn[0]) == "split"
    seat = match.turn[0]
    match.play(seat, "split 5")
    glory = dict.fromkeys(hero(match, seat)["hand"])
    assert table(match)["decks"] == {"glory": 21 - 5, "peril": 38}
    assert len(glory) >= 4


def test_separate_decks_every_seat_gets_what_it_asked_for() -> None:
    match = uc.deal("serpent", seats=2, seed=3, separate_decks=True)
    faces: Any = match.game.faces()
    for count in (2, 1):
        seat = match.turn[0]
        match.play(seat, f"split {count}")
        hand = hero(match, seat)["hand"]
        assert len(hand) == 5 and sum(faces["cards"][card]["is_glory"] for card in hand) == count


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


# Options that cannot be


@pytest.mark.parametrize(
    ("seats", "options", "why"),
    [
        (2, {"heroes": ["bel", "bel"]}, "different heroes"),
        (2, {"heroes": ["gandalf", "bel"]}, "no hero 'gandalf'"),
        (2, {"solo_lair": True}, "for one seat"),
        (1, {"combined": True}, "not for the solo game"),
        (2, {"short": True, "combined": True}, "do not go together"),
        (2, {"round_cap": 0}, "at least one round"),
        (5, {}, "1 to 4 seats"),
    ],
)
def test_contradictory_options_are_refused(seats: int, options: dict[str, Any], why: str) -> None:
    with pytest.raises(uc.BadOption, match=why):
        uc.deal("serpent", seats=seats, seed=1, **options)
