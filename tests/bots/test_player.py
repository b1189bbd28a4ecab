"""Bots that think: levels, slips, temperaments and budgets."""

from __future__ import annotations

import itertools
from collections import Counter
from typing import Any

import pytest

import undercroft as uc
from tests.bots.toy_mind import ToyMind
from tests.conftest import compiled_only
from undercroft.bots import LEVELS, bots_of, levels_of, make_bot, yardstick_of
from undercroft.bots.levels import strength_of
from undercroft.bots.player import NEARLY, TEMPERAMENTS, choice
from undercroft.bots.playout import contest
from undercroft.games import find_game
from undercroft.kernel.mind import Finding, Strength

WITH_MINDS = [game for game in uc.games() if find_game(game).mind() is not None]


def finding(
    move: int, worth: float, spread: float = 0.0, own: float = 0.0, rival: float = 0.0, best: float = 0.5
) -> Finding:
    """A finding of a search whose first move is worth `best`."""
    return Finding(move, 100, worth, spread, own, rival, best - worth)


def test_a_game_with_a_mind_has_all_levels(toy_mind: ToyMind) -> None:
    assert levels_of("toy") == LEVELS
    assert bots_of("toy")[:7] == (*LEVELS, "random", "greedy")
    assert yardstick_of("toy") == "greedy"


def test_the_same_seed_and_views_give_the_same_moves_at_every_level(toy_mind: ToyMind) -> None:
    def moves(level: str, seed: int) -> list[str]:
        match = uc.deal("toy", 2, seed=3, rounds=4)
        bot = make_bot(level, "toy", seed)
        while match.turn:
            match.play(match.turn[0], bot.choose(match.view(match.turn[0]))["text"])
        return [step.move for step in match.steps]

    for level in LEVELS:
        assert moves(level, 8) == moves(level, 8)
    assert len({tuple(moves("novice", seed)) for seed in range(5)}) > 1


def test_interrupted_decision_does_not_change_later_ones(toy_mind: ToyMind, monkeypatch: pytest.MonkeyPatch) -> None:
    def later(seconds: float) -> list[str]:
        bot = make_bot("master", "toy", 4, seconds)
        match = uc.deal("toy", 3, seed=3)
        bot.choose(match.view(0))
        bot._strength = strength_of(toy_mind, "master", 60)  # type: ignore[attr-defined]
        return [bot.choose(uc.deal("toy", 3, seed).view(0))["text"] for seed in range(8)]

    if not uc.compiled:  # compiled bots hide their parts
        assert later(1e-9) == later(60)


def test_single_legal_move_is_played_at_once(toy_mind: ToyMind) -> None:
    view = uc.deal("toy", 2, seed=3).view(0)
    view["moves"] = view["moves"][:1]
    view["table"] = "nothing that could be thought about"
    assert make_bot("master", "toy", 1).choose(view) == view["moves"][0]


@pytest.mark.parametrize(("seconds", "looks"), [(None, 50), (20, 20)])
def test_bot_keeps_time_by_the_given_clock(toy_mind: ToyMind, seconds: float | None, looks: int) -> None:
    toy_mind.strengths = lambda: [Strength(1000, 50.0)] * 5  # type: ignore[method-assign]
    ticks = itertools.count()
    bot = make_bot("master", "toy", 1, seconds, clock=lambda: float(next(ticks)))
    bot.choose(uc.deal("toy", 4, seed=3).view(0))
    assert looks <= next(ticks) < looks + 10


@pytest.mark.parametrize("seconds", [0, -1, float("nan"), float("inf"), 1e9, True, "1"])
def test_an_invalid_budget_is_refused(toy_mind: ToyMind, seconds: Any) -> None:
    for level in ("random", "greedy", "master"):
        with pytest.raises(uc.UndercroftError, match="expected a number of seconds"):
            make_bot(level, "toy", 1, seconds=seconds)
    with pytest.raises(uc.UndercroftError, match="expected a factor"):
        make_bot("master", "toy", 1, scale=seconds if seconds != 1e9 else 0)


def test_a_budget_is_set_and_scaled(toy_mind: ToyMind) -> None:
    assert strength_of(toy_mind, "master") == Strength(32, 5.0)
    assert strength_of(toy_mind, "master", 2) == Strength(32, 2.0)
    assert strength_of(toy_mind, "master", 2, 0.25) == Strength(8, 0.5)
    assert strength_of(toy_mind, "novice", None, 0.01) == Strength(1, 0.05, 0.3)
    toy_mind.strengths = lambda: [Strength(0, 1.0)] * 5  # type: ignore[method-assign]
    assert strength_of(toy_mind, "master", None, 0.5) == Strength(0, 0.5)


def test_temperaments_belong_to_levels(toy_mind: ToyMind) -> None:
    for temperament in TEMPERAMENTS:
        make_bot(f"veteran:{temperament}", "toy", 1)
    with pytest.raises(uc.UndercroftError, match="there is no temperament 'sleepy'"):
        make_bot("veteran:sleepy", "toy", 1)
    with pytest.raises(uc.UndercroftError, match="there is no temperament ''"):
        make_bot("veteran:", "toy", 1)
    for yardstick in ("random:spiteful", "greedy:cautious"):
        with pytest.raises(uc.UndercroftError, match="only levels have temperaments"):
            make_bot(yardstick, "toy", 1)
    with pytest.raises(uc.UndercroftError, match="no bots of level 'genius:spiteful'"):
        make_bot("genius:spiteful", "toy", 1)


ALIKE = [
    finding(0, 0.500, spread=0.4, own=5, rival=5),
    finding(1, 0.500 - NEARLY / 2, spread=0.1, own=3, rival=4),
    finding(2, 0.500 - NEARLY / 3, spread=0.3, own=9, rival=4),
    finding(3, 0.500 - NEARLY / 4, spread=0.3, own=3, rival=1),
    finding(4, 0.500 - NEARLY * 2, spread=0.0, own=99, rival=0),  # worse: never a matter of taste
]


def test_temperaments_choose_among_moves_that_are_alike() -> None:
    chosen = {name: choice(ALIKE, False, 0.0, name, uc.Seeded(1)).move for name in TEMPERAMENTS}
    assert chosen == {"even": 0, "cautious": 1, "grasping": 2, "spiteful": 3}


def test_solo_temperament_weighs_a_share_of_the_points() -> None:
    points = [
        finding(0, 20.0, own=20, best=20.0),
        finding(1, 20.0 - 20 * NEARLY / 2, own=30, best=20.0),
        finding(2, 18.0, own=40, best=20.0),
    ]
    assert choice(points, True, 0.0, "grasping", uc.Seeded(1)).move == 1
    assert choice(points, False, 0.0, "grasping", uc.Seeded(1)).move == 0
    assert choice(points, True, 0.0, "spiteful", uc.Seeded(1)).move == 0, "there is nobody to spite"


def test_temperament_ignores_moves_with_too_few_tries() -> None:
    """A few tries may put a move level with the best one by luck."""
    rich = finding(1, 0.5, own=9)
    assert choice([finding(0, 0.5), rich], False, 0.0, "grasping", uc.Seeded(1)).move == 1
    assert choice([finding(0, 0.5), rich._replace(error=NEARLY)], False, 0.0, "grasping", uc.Seeded(1)).move == 0


@pytest.mark.parametrize(("tries", "move"), [(3, 0), (49, 0), (50, 1), (100, 1)])
def test_temperament_compares_moves_with_similar_tries(tries: int, move: int) -> None:
    other = finding(1, 0.5, own=9)._replace(tries=tries)
    assert choice([finding(0, 0.5), other], False, 0.0, "grasping", uc.Seeded(1)).move == move


def test_temperament_does_not_change_slips() -> None:
    """A rival who has the same after every move cannot be spited: that must not mend the slips of a level."""
    found = [finding(number, 0.5 - number * NEARLY / 20, spread=0.1, own=3, rival=5) for number in range(6)]
    for seed in range(20):
        moves = {name: choice(found, False, 0.5, name, uc.Seeded(seed)).move for name in TEMPERAMENTS}
        assert len(set(moves.values())) == 1, moves


def test_worse_slips_are_rarer() -> None:
    found = [finding(0, 0.5), finding(1, 0.4), finding(2, 0.0), finding(3, 0.0)._replace(tries=0)]
    chance = uc.Seeded(1)
    counted = Counter(choice(found, False, 0.1, "even", chance).move for _ in range(4000))
    assert counted[1] / counted[0] == pytest.approx(1 / 2.718, rel=0.1)
    assert counted[2] / counted[0] < 0.02
    assert counted[3] == 0, "what was never tried is no slip"
    for_points = [finding(0, 12.0, best=12.0), finding(1, 10.0, best=12.0)]
    counted = Counter(choice(for_points, True, 0.1, "even", chance).move for _ in range(4000))
    assert counted[1] / counted[0] == pytest.approx(2.718 ** (-2 / 1.2), rel=0.15)


def test_slip_needs_enough_tries() -> None:
    """Neither is one that was lucky in a few tries: what is not worse than the best is no mistake."""
    unsure = finding(1, 0.45)._replace(error=0.15)
    lucky = finding(2, 0.6)._replace(error=0.2)
    found = [finding(0, 0.5), unsure, lucky]
    chance = uc.Seeded(1)
    counted = Counter(choice(found, False, 0.05, "even", chance).move for _ in range(8000))
    assert counted[1] / counted[0] == pytest.approx(2.718**-4, rel=0.25)
    assert counted[2] / counted[0] == pytest.approx(2.718**-4, rel=0.25)


def test_no_level_slips_when_every_try_wins() -> None:
    found = [finding(0, 1.0, best=1.0), finding(1, 1.0, best=1.0), finding(2, 0.99, best=1.0)]
    assert {choice(found, False, 0.5, "even", uc.Seeded(seed)).move for seed in range(50)} == {0}
    for_points = {choice(found, True, 0.5, "even", uc.Seeded(seed)).move for seed in range(50)}
    assert for_points == {0, 1, 2}  # there worth is points, and one is not all


def test_bot_without_tries_plays_the_first_candidate() -> None:
    untried = [finding(3, 0.0)._replace(tries=0), finding(1, 0.0)._replace(tries=0)]
    assert choice(untried, False, 0.5, "spiteful", uc.Seeded(1)).move == 3


@compiled_only
def test_thinkers_beat_random_moves(toy_mind: ToyMind) -> None:
    """Two coins instead of one, every time."""
    won = 0.0
    for seed in range(40):
        position = uc.deal("toy", 2, seed, rounds=4).position
        bots = [make_bot("master", "toy", seed), make_bot("random", "toy", seed)]
        contest(position, bots, uc.Seeded(seed))
        winners = position.result().winners
        won += (0 in winners) / len(winners)
    assert won > 22


@compiled_only
@pytest.mark.parametrize("game", WITH_MINDS)
def test_temperaments_show_now_and_then(game: str) -> None:
    """On the same views and with the same luck they choose otherwise, but not often: most moves are no matter of
    taste."""
    seats = max(2, find_game(game).seats[0])
    match = uc.deal(game, seats, seed=1)
    # In Chest nobody can be spited either: what an adventurer does leaves the others as they are.
    shown = [temper for temper in TEMPERAMENTS[1:] if (game, temper) != ("chest", "spiteful")]
    asked, differ = 0, Counter[str]()
    while match.turn and (asked < 40 or (asked < 160 and not all(differ[temper] for temper in shown))):
        seat = match.turn[0]
        view = match.view(seat)
        even = make_bot("veteran", game, asked, 60).choose(view)
        for temperament in TEMPERAMENTS[1:]:
            differ[temperament] += make_bot(f"veteran:{temperament}", game, asked, 60).choose(view) != even
        match.play(seat, even["text"])
        asked += 1
    assert all(0 < differ[temper] < asked / 3 for temper in shown), (asked, differ)
