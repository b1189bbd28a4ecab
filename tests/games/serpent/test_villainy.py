"""ХОД ИГРЫ, II. Фаза злодеяний – one declaration of encounters, who pays, curses.

Rulings: D13–D17, D19, D115, D119.
"""

from __future__ import annotations

from typing import Any

import pytest

import undercroft as uc
from tests.games.serpent.scenes import hero, pieces, play, prompt, raid, scene, starts_with, table, texts, told

# Encounters: one declaration


def test_all_encounters_are_declared_at_once_and_paid_by_their_target() -> None:
    match = scene(
        {"hero": "nord", "hand": ["snakeman", "nest-viper"]},
        {"hero": "bel", "peril": 8},
        {"hero": "tainin", "peril": 6},
        phase="villainy",
    )
    play(match, 0, "send snakeman > 1 melee")
    assert "send nest-viper > 1 speed" not in texts(match, 0)
    assert hero(match, 1)["peril"] == 8
    play(match, 0, "send nest-viper > 2 speed", 5, 6)  # nothing can be added: it is declared
    assert prompt(match, 0) == "settle"
    assert (hero(match, 1)["peril"], hero(match, 2)["peril"]) == (0, 0)


def test_a_plan_is_hidden_from_rivals_and_can_be_taken_back() -> None:
    match = raid(["snakeman", "choker-spawn"], {"hero": "bel"})
    play(match, 0, "send snakeman > 1 melee")
    assert match.view(0)["table"]["draft"] and match.view(1)["table"]["draft"] == []
    match.undo()
    assert match.view(0)["table"]["draft"] == []


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


def table_of(match: uc.Match, seat: int | None) -> dict[str, Any]:
    found: dict[str, Any] = match.view(seat)["table"]
    return found


def test_d119_the_view_names_the_moves_that_complete_a_plan_and_declare_it() -> None:
    match = scene(
        {"hero": "nord", "hand": ["snakeman", "constrictor"]}, {"hero": "bel", "peril": 8}, phase="villainy"
    )  # 4 and 6 peril: after the snakeman nothing can be paid, after the constrictor nothing either
    assert set(table_of(match, 0)["completing"]) == {
        move for move in texts(match, 0) if move.startswith(("send snakeman", "send constrictor"))
    }
    play(match, 0, table_of(match, 0)["completing"][0], 1, 6)
    assert not match.view(0)["table"]["draft"] and prompt(match, 0) != "villainy"


def test_d119_a_move_that_leaves_room_in_the_plan_is_not_named() -> None:
    match = scene({"hero": "nord", "hand": ["snakeman", "constrictor"]}, {"hero": "bel", "peril": 20}, phase="villainy")
    assert table_of(match, 0)["completing"] == []
    play(match, 0, "send snakeman > 1 melee")
    assert prompt(match, 0) == "villainy" and match.why_no_undo(0) is None
    assert table_of(match, 0)["completing"] == ["send constrictor > 1 melee"]


def test_d119_only_the_planner_sees_what_completes_the_plan() -> None:
    match = scene({"hero": "nord", "hand": ["snakeman"]}, {"hero": "bel", "peril": 8}, phase="villainy")
    assert table_of(match, 0)["completing"]
    assert table_of(match, 1)["completing"] == table_of(match, None)["completing"] == []
    assert uc.imagine(match.view(0), uc.Seeded(1)).view(0) == match.view(0)


def test_d119_only_the_named_moves_declare_the_plan() -> None:
    """In games of random moves: a planning move declares the plan exactly if the view names it."""
    seen = 0
    for seed in range(6):
        match, pick = uc.deal("serpent", seats=2 + seed % 3, seed=seed), uc.Seeded(seed)
        while match.result is None and seen < 60:
            seat = match.turn[0]
            moves = match.moves(seat)
            move = moves[pick.below(len(moves))]
            before = table_of(match, seat)
            match.play(seat, move)
            if move.verb in ("send", "loose", "set", "rouse", "boost"):
                is_declared = len(match.position.save()["draft"]) == 0
                assert is_declared == (str(move) in before["completing"])
                seen += is_declared
    assert seen > 20


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


def test_shade_silences_its_target() -> None:
    match = scene(
        {"hero": "nord", "hand": ["temple-shade"]},
        {"hero": "bel", "peril": 7, "glory": 5, "hand": ["repel"]},
        phase="villainy",
    )
    play(match, 0, "send temple-shade > 1 magic")
    play(match, 0, "boost 1", 1)  # magic 9 with seven and a 1: failed, but a magic roll can be rolled again
    assert prompt(match, 1) == "reroll"
    play(match, 1, "keep", 5, 5)
    assert hero(match, 1)["hand"] == ["repel"]


# Who pays


def test_own_peril_is_never_spent() -> None:
    match = scene(
        {"hero": "nord", "peril": 20, "hand": ["snakeman", "frailty"]}, {"hero": "bel", "peril": 4}, phase="villainy"
    )
    assert texts(match, 0) == ["done", "curse 1 with frailty"]


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


def test_extras_are_paid_with_the_targets_peril() -> None:
    match = scene({"hero": "nord", "hand": ["gate-hydra"]}, {"hero": "bel", "peril": 13}, phase="villainy")
    play(match, 0, "send gate-hydra > 1 melee")
    play(match, 0, "boost 1", 6, 6, 1, 1)
    assert hero(match, 1)["health"] == 14  # two attacks of two wounds


def test_a_commander_makes_its_knights_cheaper_and_stronger() -> None:
    match = scene(
        {"hero": "nord", "hand": ["fallen-commander", "corrupt-knight"]}, {"hero": "bel", "peril": 15}, phase="villainy"
    )
    play(match, 0, "send fallen-commander > 1 speed")
    play(match, 0, "send corrupt-knight > 1 melee", 1, 1, 6, 6)
    totals = [event.args["total"] for event in match.told(None) if event.id == "serpent-event-attack"]
    assert totals == [6, 6 + 1 + 1 + 1]
    assert hero(match, 1)["peril"] == 0


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


def test_a_lair_monster_costs_its_full_price_and_keeps_its_wounds() -> None:
    match = raid([], {"hero": "roderick"}, pieces=[{"card": "snakeman", "seat": 0, "zone": "lair", "wounds": 1}])
    play(match, 0, "loose snakeman.0 > 1 melee", 1, 6)
    assert hero(match, 1)["peril"] == 12
    assert table(match)["discard"] == {"snakeman": 1}
    assert hero(match, 1)["glory"] == 1


def test_d17_with_the_other_reading_a_lair_monster_comes_healthy() -> None:
    lair = [{"card": "snakeman", "seat": 0, "zone": "lair", "wounds": 1}]
    match = scene(
        {"hero": "nord"}, {"hero": "bel", "peril": 8}, phase="villainy", pieces=lair, options={"lair_heals": True}
    )
    play(match, 0, "loose snakeman.0 > 1 melee", 6, 1)
    assert pieces(match, card="snakeman")[0]["wounds"] == 0


# Curses


def test_a_curse_does_not_lie_twice_on_one_hero() -> None:
    match = scene(
        {"hero": "nord", "hand": ["frailty", "tribute"]},
        {"hero": "bel", "peril": 9, "glory": 2},
        phase="villainy",
        pieces=[],
    )
    play(match, 0, "curse 1 with frailty")
    assert hero(match, 1)["values"] == {"melee": 0, "magic": 6, "speed": 4}
    assert hero(match, 1)["peril"] == 5
    assert "curse 1 with tribute for 2" in texts(match, 0)


def test_curses_a_blessing_goes_on_a_monster_of_ones_own() -> None:
    match = scene(
        {"hero": "nord", "hand": ["nakaris-kiss"]},
        {"hero": "bel", "peril": 9},
        phase="villainy",
        pieces=[{"card": "choker-spawn", "seat": 0}, {"card": "spitter-spawn", "seat": 1}],
    )
    assert starts_with(match, 0, "bless") == ["bless choker-spawn.0 with nakaris-kiss by 1"]


def test_a_leader_makes_only_its_own_kind_cheaper() -> None:
    for card, cost in (("snakeman", 8), ("corrupt-knight", 7 - 1)):
        for peril, is_legal in ((9 + cost, True), (9 + cost - 1, False)):
            hand = ["fallen-commander", card, "tribute"]
            match = scene({"hero": "nord", "hand": hand}, {"hero": "bel", "peril": peril}, phase="villainy")
            play(match, 0, "send fallen-commander > 1 speed")
            assert (f"send {card} > 1 melee" in texts(match, 0)) == is_legal


# What rivals see of a plan

HIDDEN = [["snakeman", "repel"], ["snakeman", "snakeman"], ["snakeman", "priestess"]]


def planned(hand: list[str], *moves: str) -> uc.Match:
    """A plan of seat 0 where rivals may not learn from questions who holds what."""
    heroes = {"hero": "nord", "hand": hand}, {"hero": "bel", "peril": 8}
    match = scene(*heroes, phase="villainy", options={"ask_all": True})
    for move in moves:
        play(match, 0, move)
    return match


@pytest.mark.parametrize("hand", HIDDEN, ids=lambda hand: str(hand[1]))
def test_d124_a_plan_waits_for_the_word_of_its_player_whatever_the_hand(hand: list[str]) -> None:
    """After the snakeman there is peril for another card or not; there is one in hand or not."""
    match = planned(hand, "send snakeman > 1 melee")
    assert table_of(match, 0)["draft"] and match.turn == (0,) and {"unleash", "recall"} <= set(texts(match, 0))
    assert match.view(1) == planned(HIDDEN[0], "send snakeman > 1 melee").view(1)
    assert match.told(1) == [] and match.why_no_undo(0) is None


def test_d124_the_word_is_asked_for_also_after_a_plan_was_given_up() -> None:
    match = planned(HIDDEN[0], "send snakeman > 1 melee", "recall", "send snakeman > 1 melee")
    assert texts(match, 0) == ["unleash"] and match.turn == (0,)
    play(match, 0, "unleash", 1, 6)
    assert hero(match, 1)["peril"] == 0


def test_d124_no_move_declares_where_the_word_does() -> None:
    match = planned(HIDDEN[0])
    assert table_of(match, 0)["completing"] == []
    play(match, 0, "send snakeman > 1 melee")
    assert table_of(match, 0)["completing"] == []
