"""ХОД ИГРЫ, Особые действия – what is done in another's turn too: who is asked for a card, and when; rising.

Rulings: D6, D7, D9, D11, D12.
"""

from __future__ import annotations

from typing import Any

import undercroft as uc
from tests.games.serpent.scenes import GATE, hero, pieces, play, prompt, scene, table, texts

# Cards of any moment: the end of each phase of another's turn


GLOOM = {"hero": "bel", "place": "crossroads", "peril": 30, "glory": 3, "saved": 1, "hand": ["step-through-gloom"]}


def villain(*hand: str, rival: dict[str, Any] = GLOOM, **more: Any) -> uc.Match:
    return scene({"hero": "nord", "hand": list(hand)}, rival, phase="villainy", tokens=5, **more)


def test_d6_a_card_that_leads_away_is_asked_for_after_a_villainy_in_which_something_was_played() -> None:
    match = villain("frailty")
    play(match, 0, "curse 1 with frailty")
    assert match.turn == (1,) and prompt(match, 1) == "away"
    play(match, 1, "play step-through-gloom at temple-gate")
    assert hero(match, 1)["place"] == "temple-gate"


def test_d6_heroes_without_a_reason_to_slip_away_are_not_asked() -> None:
    match = villain("frailty", rival={**GLOOM, "saved": 0})
    play(match, 0, "curse 1 with frailty", "armoury-of-ilbor")
    assert match.turn == (0,) and prompt(match, 0) == "lay"


def after_the_heroic_phase(place: str) -> uc.Match:
    """Seat 2, whose turn is not next, has an action and the card; the others stand in the pit of offerings."""
    pit = {"place": "pit-of-offerings"}
    match = scene({"hero": "nord", **pit}, {"hero": "tainin", **pit}, {**GLOOM, "place": place}, tokens=5)
    play(match, 0, "done")
    return match


def test_d6_a_hero_with_an_action_is_asked_only_if_it_can_meet_another() -> None:
    match = after_the_heroic_phase("crossroads")
    assert match.turn == (2,) and prompt(match, 2) == "away"
    match = after_the_heroic_phase("watch-room")
    assert table(match)["active"] == 1


def test_d6_the_others_may_leave_before_a_try_that_can_hit_everybody() -> None:
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


def test_d6_a_view_does_not_show_who_will_be_asked() -> None:
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


def test_d7_no_question_with_a_single_answer() -> None:
    for seed in range(3):
        match = uc.deal("serpent", seats=4, seed=seed)
        for _ in range(300):
            if not match.turn:
                break
            assert len(match.moves(match.turn[0])) > 1
            match.play(match.turn[0], match.moves(match.turn[0])[-1])
    assert table(match)["round"] > 0


# Prepared cards


def test_temple_shade_silences_prepared_cards_too() -> None:
    rod = [{"card": "rod-of-seven-skins", "seat": 1}]
    match = scene(
        {"hero": "nord", "hand": ["temple-shade", "snakeman"]},
        {"hero": "roderick", "peril": 15},
        phase="villainy",
        pieces=rod,
    )
    play(match, 0, "send temple-shade > 1 magic")
    play(match, 0, "boost 1")
    play(match, 0, "send snakeman > 1 melee", 1)  # magic 3 + 1 against 9: nothing is answered
    assert prompt(match, 0) == "settle" and not pieces(match, card="rod-of-seven-skins")[0]["used"]


# Rising


def test_d9_the_saved_action_pays_for_nothing_but_battle_and_rising() -> None:
    match = scene({"hero": "nord"}, {"hero": "roderick", "saved": 1, "glory": 40}, quests=[{"quest": "oracles-dice"}])
    play(match, 0, "go crossroads")
    assert match.turn == (0,)


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
