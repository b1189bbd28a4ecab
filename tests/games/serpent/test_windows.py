"""Windows: where a seat is asked for a card in another's turn, and before a location acts; nowhere else."""

from __future__ import annotations

from typing import Any

import undercroft as uc
from tests.games.serpent.scenes import hero, play, prompt, scene, table, texts

GATE = {"place": "temple-gate"}
GLOOM = {"hero": "bel", "place": "crossroads", "peril": 30, "glory": 3, "saved": 1, "hand": ["step-through-gloom"]}


def villain(*hand: str, rival: dict[str, Any] = GLOOM, **more: Any) -> uc.Match:
    return scene({"hero": "nord", "hand": list(hand)}, rival, phase="villainy", tokens=5, **more)


# The end of each phase of another's turn


def test_d6_a_card_that_leads_away_is_asked_for_after_a_villainy_in_which_something_was_played() -> None:
    match = villain("frailty")
    play(match, 0, "curse 1 with frailty")
    assert match.turn == (1,) and prompt(match, 1) == "away"
    play(match, 1, "play step-through-gloom at temple-gate")
    assert hero(match, 1)["place"] == "temple-gate"


def test_d6_nobody_is_asked_to_slip_away_who_has_no_reason_to_do_it_yet() -> None:
    match = villain("frailty", rival={**GLOOM, "saved": 0})
    play(match, 0, "curse 1 with frailty", "armoury-of-ilbor")
    assert match.turn == (0,) and prompt(match, 0) == "lay"


def after_the_heroic_phase(place: str) -> uc.Match:
    """Seat 2, whose turn is not next, has an action and the card; the others stand in the pit of offerings."""
    pit = {"place": "pit-of-offerings"}
    match = scene({"hero": "nord", **pit}, {"hero": "tainin", **pit}, {**GLOOM, "place": place}, tokens=5)
    play(match, 0, "done")
    return match


def test_d6_at_the_end_of_the_heroic_phase_an_action_is_a_reason_only_with_somebody_to_meet() -> None:
    match = after_the_heroic_phase("crossroads")
    assert match.turn == (2,) and prompt(match, 2) == "away"
    match = after_the_heroic_phase("watch-room")
    assert table(match)["active"] == 1


def test_d6_before_a_try_whose_failure_strikes_everybody_the_others_there_may_leave() -> None:
    spring = [GATE, {"place": "venom-spring", "y": -1}]
    match = scene(
        {"hero": "roderick", "place": "venom-spring", "glory": 14},
        {**GLOOM, "place": "venom-spring", "saved": 0},
        map=spring,
        quests=[{"quest": "foul-the-spring", "seat": 0}],
    )
    play(match, 0, "try foul-the-spring.0 with melee")
    assert match.turn == (1,) and prompt(match, 1) == "away"
    play(match, 1, "play step-through-gloom at temple-gate", 1)
    assert (hero(match, 0)["health"], hero(match, 1)["health"]) == (17, 18)


def test_d6_after_an_idle_villainy_nobody_is_asked() -> None:
    match = villain("frailty")
    play(match, 0, "done", "armoury-of-ilbor")
    assert match.turn == (0,) and prompt(match, 0) == "lay"


def test_d6_after_the_location_phase_only_who_could_go_to_the_new_location() -> None:
    match = villain("frailty")
    play(match, 0, "done", "altar-of-fangs")
    play(match, 0, "lay -1 -1")  # north of the crossroads
    assert match.turn == (1,) and prompt(match, 1) == "away"
    match = villain("frailty", rival={**GLOOM, "place": "watch-room"})
    play(match, 0, "done", "altar-of-fangs")
    play(match, 0, "lay 1 1")
    assert match.turn == (0,) and prompt(match, 0) == "heroic"


def test_d6_at_the_end_of_anothers_heroic_phase() -> None:
    match = scene({"hero": "nord"}, GLOOM)
    play(match, 0, "done")
    assert match.turn == (1,) and prompt(match, 1) == "away"


def test_d7_a_seat_without_a_card_or_the_glory_for_it_is_not_asked() -> None:
    match = scene({"hero": "nord"}, {**GLOOM, "glory": 2}, tokens=5)
    play(match, 0, "done")
    assert prompt(match, 1) != "away"


def test_d7_seats_are_asked_clockwise_from_the_active_one() -> None:
    match = scene(
        {"hero": "bel", "place": "crossroads", "saved": 1},
        {"hero": "nord"},
        {"hero": "roderick", "place": "crossroads", "saved": 1},
        active=1,
    )
    play(match, 1, "go crossroads")
    assert match.turn == (2,)
    play(match, 2, "pass")
    assert match.turn == (0,)


# When a hero comes in, and at the end of the heroic phase: the saved action


def test_d33_at_the_end_of_the_heroic_phase_any_hero_in_the_location_can_be_attacked() -> None:
    match = scene(
        {"hero": "nord"},
        {"hero": "roderick", "place": "crossroads", "saved": 1},
        {"hero": "bel", "place": "crossroads"},
        tokens=5,
    )
    play(match, 0, "done")
    assert match.turn == (1,) and prompt(match, 1) == "duel"
    assert texts(match, 1) == ["pass", "attack 2 melee", "attack 2 magic", "attack 2 speed"]
    play(match, 1, "attack 2 melee", 6, 1)
    assert hero(match, 2)["health"] == 17 and hero(match, 1)["saved"] == 0


def test_d33_also_if_a_quest_ended_the_phase() -> None:
    match = scene(
        {"hero": "nord", "glory": 30, "place": "altar-of-fangs"},
        {"hero": "roderick", "place": "altar-of-fangs", "saved": 1},
        map=[GATE, {"place": "altar-of-fangs", "y": -1}],
        quests=[{"quest": "heartstone", "seat": 0}],
    )
    play(match, 0, "try heartstone.0")
    assert match.turn == (1,) and prompt(match, 1) == "duel"


def test_d33_one_battle_in_each_players_turn() -> None:
    match = scene({"hero": "bel"}, {"hero": "nord", "place": "crossroads", "saved": 1}, tokens=5)
    play(match, 0, "go crossroads")
    play(match, 1, "attack 0 melee", 1, 1)
    play(match, 0, "pass")  # no challenge
    play(match, 0, "done")
    assert table(match)["active"] == 1


def test_d9_the_saved_action_pays_for_nothing_but_battle_and_rising() -> None:
    match = scene({"hero": "nord"}, {"hero": "roderick", "saved": 1, "glory": 40}, quests=[{"quest": "oracles-dice"}])
    play(match, 0, "go crossroads")
    assert match.turn == (0,)


def test_d33_a_sprint_gives_the_action_to_attack_who_comes_in() -> None:
    match = scene(
        {"hero": "bel"},
        {"hero": "roderick", "place": "rooty-way", "glory": 1, "hand": ["sprint"]},
        stage="heroic",
        options={"combined": True},
        map=[{"place": "old-postern"}, {"place": "rooty-way", "x": 1}],
        quests=[{"quest": "old-snake"}],
    )
    play(match, 0, "go rooty-way")
    assert match.turn == (1,) and texts(match, 1) == ["pass", "play sprint"]
    play(match, 1, "play sprint")
    play(match, 1, "attack 0 melee", 6, 1)
    assert hero(match, 0)["health"] == 5 and hero(match, 1)["saved"] == 0


def test_d33_venom_goes_on_the_blade_before_the_attack() -> None:
    match = scene(
        {"hero": "bel"},
        {"hero": "roderick", "place": "crossroads", "saved": 1, "glory": 2, "hand": ["vial-of-venom"]},
        pieces=[{"card": "blade-of-ilbor", "seat": 1}],
    )
    play(match, 0, "go crossroads")
    play(match, 1, "play vial-of-venom on blade-of-ilbor.0")
    play(match, 1, "attack 0 melee", 6, 1, 6)
    assert hero(match, 0)["health"] == 16


def hatchling_sent(*dice: int, **target: Any) -> uc.Match:
    """A hatchling is sent at a hero of the heroic pack who holds a sprint."""
    match = scene(
        {"hero": "nord", "hand": ["hatchling"]},
        {"hero": "roderick", "peril": 2, "glory": 1, "hand": ["sprint"], **target},
        phase="villainy",
        stage="heroic",
        options={"combined": True},
        map=[{"place": "old-postern"}, {"place": "rooty-way", "x": 1}],
        quests=[{"quest": "old-snake"}],
    )
    play(match, 0, "send hatchling > 1 melee", *dice)
    return match


def test_d11_a_fallen_hero_rises_by_itself_with_an_action_gained_off_turn() -> None:
    match = hatchling_sent(fallen=True)
    play(match, 1, "play sprint", 6, 6)
    assert not hero(match, 1)["fallen"] and hero(match, 1)["saved"] == 0


def test_d12_a_second_action_is_never_saved_so_a_sprint_is_not_offered() -> None:
    match = hatchling_sent(2, 2, saved=1)
    assert prompt(match, 1) == "challenge"  # no response stage before it


# When targeted


def test_d26_only_the_attacked_hero_responds() -> None:
    match = scene(
        {"hero": "nord", "hand": ["snakeman"]},
        {"hero": "bel", "peril": 8},
        {"hero": "tainin", "glory": 3, "hand": ["repel"]},
        phase="villainy",
    )
    play(match, 0, "send snakeman > 1 melee", 6, 1)
    assert match.turn == (0,) and prompt(match, 0) == "settle"


def test_d26_any_number_of_responses_each_carried_out_at_once() -> None:
    match = scene(
        {"hero": "nord", "hand": ["snakeman", "constrictor"]},
        {"hero": "bel", "peril": 14, "glory": 5, "hand": ["repel", "rolling-escape"]},
        phase="villainy",
    )
    play(match, 0, "send snakeman > 1 melee")
    play(match, 0, "send constrictor > 1 melee")
    play(match, 1, "play repel against constrictor.1")
    assert texts(match, 1) == ["pass", "play rolling-escape against snakeman.0"]
    play(match, 1, "play rolling-escape against snakeman.0")
    assert hero(match, 1)["health"] == 18 and hero(match, 1)["fallen"]


def test_d31_a_challenged_hero_that_slips_away_is_not_struck() -> None:
    match = scene(
        {"hero": "nord", "hand": ["snakeman", "step-through-gloom"], "glory": 3},
        {"hero": "roderick", "peril": 8, "saved": 1},
        phase="villainy",
    )
    play(match, 0, "send snakeman > 1 melee", 4, 3)
    play(match, 1, "duel 0 melee")
    assert match.turn == (0,) and prompt(match, 0) == "response"
    play(match, 0, "play step-through-gloom at crossroads")
    assert hero(match, 0)["health"] == 18 and hero(match, 1)["saved"] == 0
    assert prompt(match, 0) == "settle"


# Before the location acts


def entering(place: str, hand: list[str], **more: Any) -> uc.Match:
    return scene(
        {"hero": "nord", "glory": 9, "hand": hand},
        {"hero": "bel"},
        map=[GATE, {"place": place, "y": -1, "turned": more.pop("turned", False)}],
        **more,
    )


def test_d46_the_gain_can_pay_for_a_card_before_the_obstacle() -> None:
    match = entering("venom-spring", ["ouroboros-ring"])
    play(match, 0, "go venom-spring")
    assert prompt(match, 0) == "enter" and texts(match, 0) == ["pass", "play ouroboros-ring"]
    play(match, 0, "play ouroboros-ring", 1)
    assert prompt(match, 0) == "reroll"


def test_d46_cards_that_cannot_help_are_not_asked_for() -> None:
    match = entering("venom-spring", ["battle-trance", "ward-of-scales", "belt-pouch"])
    play(match, 0, "go venom-spring", 6)
    assert prompt(match, 0) == "heroic"


def test_d46_before_nakari_attacks_an_action_for_the_challenge_can_be_bought() -> None:
    match = entering("nakaris-lair", ["second-wind", "battle-trance"], turned=True, quests=[{"quest": "defeat-nakari"}])
    play(match, 0, "go nakaris-lair")
    assert prompt(match, 0) == "enter"
    assert "play battle-trance" in texts(match, 0) and "play second-wind for 2" in texts(match, 0)


def test_d46_a_sleeping_trap_is_no_reason_to_ask() -> None:
    gate = {"card": "dropgate", "seat": 1, "zone": "laid", "place": "crossroads", "asleep": True}
    match = scene({"hero": "nord", "glory": 9, "hand": ["runaways-boots"]}, {"hero": "bel"}, pieces=[gate])
    play(match, 0, "go crossroads")
    assert prompt(match, 0) == "heroic"


def test_d8_what_costs_nothing_works_once_a_turn() -> None:
    match = scene({"hero": "nord", "place": "watch-room"}, {"hero": "bel"})
    play(match, 0, "use watch-room", "altar-of-fangs")
    play(match, 0, texts(match, 0)[0])
    assert "use watch-room" not in texts(match, 0)


def test_d54_a_free_look_is_not_offered_where_nothing_fits() -> None:
    match = scene({"hero": "nord", "place": "watch-room"}, {"hero": "bel"}, locations={})
    assert "use watch-room" not in texts(match, 0)


def test_d7_no_question_with_a_single_answer() -> None:
    for seed in range(3):
        match = uc.deal("serpent", seats=4, seed=seed)
        for _ in range(300):
            if not match.turn:
                break
            assert len(match.moves(match.turn[0])) > 1
            match.play(match.turn[0], match.moves(match.turn[0])[-1])
    assert table(match)["round"] > 0


def test_d6_who_will_be_asked_is_not_seen_before() -> None:
    """Two positions that differ in a hand of seat 2 look the same to the others while seat 1 is asked."""
    views = []
    for hand in (["sprint"], ["knack"]):
        match = scene(
            {"hero": "bel"},
            {"hero": "roderick", "place": "rooty-way", "saved": 1},
            {"hero": "nord", "place": "rooty-way", "glory": 1, "hand": hand},
            stage="heroic",
            options={"combined": True},
            map=[{"place": "old-postern"}, {"place": "rooty-way", "x": 1}],
            quests=[{"quest": "old-snake"}],
        )
        play(match, 0, "go rooty-way")
        assert match.turn == (1,)
        views.append([match.view(seat) for seat in (0, 1, None)])
    assert views[0] == views[1]
