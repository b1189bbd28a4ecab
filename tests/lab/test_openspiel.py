"""OpenSpiel's own tests and algorithms on our games."""

from __future__ import annotations

import random
from typing import Any

import pytest

import undercroft as uc
from undercroft.games.raiders.dungeon import FLOOR_SIZE, FLOORS
from undercroft.games.raiders.rules import Raid

np = pytest.importorskip("numpy", reason="needs the extra `openspiel`: make lab")
pyspiel = pytest.importorskip("pyspiel", reason="needs the extra `openspiel`: make lab")
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts  # noqa: E402

from undercroft.lab import openspiel  # noqa: E402

GAMES = (
    "undercroft_chest(players=2)",
    "undercroft_chest(players=1,heroes=knight+,first=0)",
    "undercroft_raiders(players=3)",
    "undercroft_raiders(players=4,tactical=true)",
    "undercroft_doggies(players=2)",
    "undercroft_serpent(players=2,round_cap=2)",
)
openspiel.register()


@pytest.mark.parametrize("name", GAMES)
def test_random_simulation_passes_the_tests_of_openspiel(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_resampled_states_look_the_same_to_the_player(name: str) -> None:
    """Checks what OpenSpiel's C++ test of `ResampleFromInfostate` checks; it has no Python name."""
    pick = random.Random(1)
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    for _ in range(120):
        if state.is_terminal():
            break
        if state.is_chance_node():
            numbers, shares = zip(*state.chance_outcomes(), strict=True)
            assert sum(shares) == pytest.approx(1) and len(numbers) <= game.max_chance_outcomes()
            state.apply_action(pick.choices(numbers, shares)[0])
            continue
        for player in range(game.num_players()):
            other = state.resample_from_infostate(player, pick.random)
            assert other.current_player() == state.current_player()
            for twin in (other, other.clone()):
                assert twin.information_state_string(player) == state.information_state_string(player)
                assert twin.observation_string(player) == state.observation_string(player)
                assert twin.observation_tensor(player) == state.observation_tensor(player)
                assert twin.information_state_tensor(player) == state.information_state_tensor(player)
            if player == state.current_player():
                assert other.legal_actions() == state.legal_actions()
        state.apply_action(pick.choice(state.legal_actions()))


def test_information_state_tensor_distinguishes_histories() -> None:
    game, pick = pyspiel.load_game("undercroft_raiders(players=3)"), random.Random(4)
    state, known = after_the_deal(game, pick), dict[str, list[float]]()
    size = game.information_state_tensor_shape()[0]
    assert size == game.observation_tensor_shape()[0] + 128
    while not state.is_terminal() and len(known) < 60:
        if state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
            continue
        player = state.current_player()
        known[state.information_state_string(player)] = state.information_state_tensor(player)
        state.apply_action(pick.choice(state.legal_actions()))
    assert len({tuple(row[-128:]) for row in known.values()}) == len(known) > 30


@pytest.mark.parametrize("name", [name for name in GAMES if "chest" not in name])
def test_ismcts_finds_a_move(name: str) -> None:
    game, pick = pyspiel.load_game(name), random.Random(2)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    state = after_the_deal(game, pick)
    bot = ismcts.ISMCTSBot(game, evaluator, uct_c=1.4, max_simulations=5)
    assert bot.step(state) in state.legal_actions()


def test_mcts_finds_a_move_where_nothing_is_hidden() -> None:
    game, pick = pyspiel.load_game("undercroft_chest(players=2)"), random.Random(2)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    state = after_the_deal(game, pick)
    bot = mcts.MCTSBot(game, uct_c=1.4, max_simulations=5, evaluator=evaluator)
    assert bot.step(state) in state.legal_actions()


def after_the_deal(game: Any, pick: random.Random) -> Any:
    state = game.new_initial_state()
    while state.is_chance_node():
        numbers, shares = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(pick.choices(numbers, shares)[0])
    return state


def test_cfr_lowers_the_exploitability_of_a_small_raid() -> None:
    game = pyspiel.load_game("undercroft_raiders", {"position": openspiel.start_of(last_room())})
    solver = cfr.CFRSolver(game)
    before = exploitability.nash_conv(game, solver.average_policy())
    for _ in range(10):
        solver.evaluate_and_update_policy()
    assert exploitability.nash_conv(game, solver.average_policy()) < before


def last_room() -> Raid:
    """A raid before its last room, with a choice for somebody."""
    for seed in range(1000):
        match = uc.deal("raiders", seats=3, seed=seed)
        pick = random.Random(seed)
        while match.turn:
            position = match.position
            assert isinstance(position, Raid)
            is_last = position.floor == FLOORS - 1 and position.index == FLOOR_SIZE - 1
            if is_last and not position.dark and min(len(position.moves(seat)) for seat in match.turn) > 1:
                if len(match.turn) > 1:
                    return position
                break
            seat = match.turn[0]
            match.play(seat, pick.choice(match.moves(seat)))
    raise AssertionError("no such raid")
