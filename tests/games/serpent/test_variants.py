"""The eight variants, separate decks, solo, combined sets."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft as uc
from tests.games.serpent.scenes import hero, pieces, play, prompt, scene, table, texts

GATE = {"place": "temple-gate"}


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


def test_resurrection_gives_a_new_hero_and_keeps_quests() -> None:
    match = scene(
        {"hero": "nord", "hand": ["snakeman"]},
        {"hero": "bel", "health": 1, "peril": 8, "quests": 2},
        phase="villainy",
        options={"resurrection": True},
    )
    play(match, 0, "send snakeman > 1 melee", 6, 1)
    assert match.turn == (1,) and "hero bel" not in texts(match, 1)
    play(match, 1, "hero sessira")
    assert (hero(match, 1)["hero"], hero(match, 1)["health"], hero(match, 1)["quests"]) == ("sessira", 18, 2)
    assert hero(match, 1)["hand_size"] == 5 and not hero(match, 1)["is_out"]


def test_hero_choice_goes_round_from_the_first_player() -> None:
    match = uc.deal("serpent", seats=3, seed=2, hero_choice=True)
    first = match.turn[0]
    match.play(first, "hero bel")
    assert match.turn == ((first + 1) % 3,)
    assert "hero bel" not in texts(match, match.turn[0])


def test_optional_discard_may_be_skipped() -> None:
    match = scene({"hero": "nord", "hand": ["repel"]}, {"hero": "bel"}, options={"optional_discard": True})
    play(match, 0, "done")
    play(match, 0, "pass")
    assert "repel" in hero(match, 0)["hand"]


def test_the_printed_discard_is_a_must() -> None:
    match = scene({"hero": "nord", "hand": ["repel", "frailty"]}, {"hero": "bel"})
    play(match, 0, "done")
    assert texts(match, 0) == ["discard frailty", "discard repel"]


def test_impartial_placement_hands_a_quests_location_on() -> None:
    match = scene(
        {"hero": "nord"},
        {"hero": "bel"},
        quests=[{"quest": "heartstone", "seat": 0}],
        options={"impartial_placement": True},
    )
    play(match, 0, "explore", "altar-of-fangs")
    assert match.turn == (1,) and prompt(match, 1) == "lay"


def test_nothing_personal_has_two_shared_quests() -> None:
    match = uc.deal("serpent", seats=3, seed=2, nothing_personal=True)
    assert [quest["seat"] for quest in table(match)["quests"]] == [-1, -1, -1]


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


def test_separate_decks_are_asked_for_before_each_draw() -> None:
    match = uc.deal("serpent", seats=2, seed=3, separate_decks=True)
    assert prompt(match, match.turn[0]) == "split"
    seat = match.turn[0]
    match.play(seat, "split 5")
    glory = dict.fromkeys(hero(match, seat)["hand"])
    assert table(match)["decks"] == {"glory": 21 - 5, "peril": 38}
    assert len(glory) >= 4


# Solo


def test_solo_leaves_out_warps_shifts_and_many_heroes() -> None:
    match = uc.deal("serpent", seats=1, seed=1)
    left = match.save()["deck"]
    assert not {"mirror-rift", "step-through-gloom", "tremor-of-coils", "rain-of-serpents", "distraction"} & set(left)
    assert hero(match, 0)["hand_size"] == 5 and hero(match, 0)["peril"] == 0
    assert len(table(match)["quests"]) == 4


def test_solo_is_won_at_the_entrance_with_three_quests() -> None:
    match = scene({"hero": "nord", "place": "crossroads", "quests": 3})
    play(match, 0, "go temple-gate")
    assert match.result is not None and match.result.winners == (0,)


def test_solo_monsters_take_the_best_form_and_are_discarded() -> None:
    match = scene({"hero": "bel", "glory": 0})
    play(match, 0, "go dripping-fork", 1, "corrupt-knight", 6, 1)
    play(match, 0, "pass")  # no challenge
    assert hero(match, 0)["health"] == 17
    assert table(match)["discard"] == {"corrupt-knight": 1}


def test_solo_lair_keeps_the_dearest() -> None:
    match = scene({"hero": "bel", "glory": 0}, options={"solo_lair": True})
    play(match, 0, "go dripping-fork", 1, "corrupt-knight", 6, 1)
    play(match, 0, "pass")  # no challenge
    assert [piece["card"] for piece in pieces(match, zone="lair")] == ["corrupt-knight"]


def test_solo_draws_a_glory_card_for_a_felled_monster() -> None:
    match = scene({"hero": "roderick", "glory": 0, "hand": []})
    play(match, 0, "go dripping-fork", 1, "choker-spawn", 1, 6, "repel")
    assert hero(match, 0)["hand"] == ["repel"]
    assert hero(match, 0)["glory"] == 1 + 1


def test_solo_permanent_boons_only_at_the_entrance() -> None:
    data = {"hero": "nord", "glory": 9, "hand": ["ward-of-scales", "runaways-boots"]}
    assert "play ward-of-scales" in texts(scene(data), 0)
    assert "play runaways-boots" not in texts(scene(data), 0)
    assert "play ward-of-scales" not in texts(scene({**data, "place": "crossroads"}), 0)


# Combined sets


def test_combined_starts_at_level_one_with_heroic_cards() -> None:
    match = uc.deal("serpent", seats=2, seed=1, combined=True)
    assert (hero(match, 0)["level"], hero(match, 0)["health"]) == (1, 6)
    assert not table(match)["has_event"] and table(match)["stage"] == "heroic"
    assert sum(match.save()["deck"].values()) == 24 - 10


def test_combined_stage_changes_when_all_are_at_the_top() -> None:
    match = scene(
        {"hero": "nord", "level": 4, "health": 5},
        {"hero": "bel", "level": 4, "health": 6},
        stage="heroic",
        options={"combined": True},
        map=[{"place": "old-postern"}, {"place": "rooty-way", "x": 1}],
    )
    play(match, 0, "done")
    assert table(match)["stage"] == "legendary"
    assert (hero(match, 0)["level"], hero(match, 0)["health"], hero(match, 1)["health"]) == (7, 17, 18)
    quests = table(match)["quests"]
    assert [quest["seat"] for quest in quests if quest["quest"] != "defeat-nakari"] == [0, 0, 1, 1, -1]


def test_combined_ends_at_level_ten_by_points() -> None:
    match = scene(
        {"hero": "roderick", "level": 9, "points": 3, "glory": 26, "place": "altar-of-fangs"},
        {"hero": "bel", "level": 8, "points": 9},
        options={"combined": True},
        stage="legendary",
        map=[GATE, {"place": "altar-of-fangs", "y": -1}],
        quests=[{"quest": "heartstone", "seat": 0}],
    )
    play(match, 0, "try heartstone.0")
    assert match.result is not None and match.result.winners == (1,) and match.result.scores == (6, 9)


# Options that cannot be


@pytest.mark.parametrize(
    ("seats", "options", "why"),
    [
        (2, {"heroes": ["bel", "bel"]}, "different heroes"),
        (2, {"heroes": ["gandalf", "bel"]}, "no hero 'gandalf'"),
        (2, {"solo_lair": True}, "for one seat"),
        (1, {"combined": True}, "not for the solo game"),
        (2, {"round_cap": 0}, "at least one round"),
        (5, {}, "1 to 4 seats"),
    ],
)
def test_contradictory_options_are_refused(seats: int, options: dict[str, Any], why: str) -> None:
    with pytest.raises(uc.BadOption, match=why):
        uc.deal("serpent", seats=seats, seed=1, **options)
