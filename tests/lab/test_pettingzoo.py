"""PettingZoo's own tests on our environments."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

import undercroft as uc
from undercroft.games import OURS, find_game

pytest.importorskip("pettingzoo", reason="needs the extra `pettingzoo`: make lab")
from pettingzoo.test import api_test, parallel_api_test, seed_test

from undercroft.lab import pettingzoo as zoo

pytestmark = pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")  # a dict with a mask, as in classics


@pytest.mark.parametrize("game", OURS)
def test_the_interface_is_as_pettingzoo_wants_it(game: str) -> None:
    for seats in (find_game(game).seats[0], find_game(game).seats[-1]):
        api_test(zoo.env(game, seats=seats), num_cycles=200)


@pytest.mark.parametrize("game", OURS)
def test_a_seed_fixes_everything(game: str) -> None:
    seed_test(lambda: zoo.env(game), num_cycles=50)


@pytest.mark.parametrize("options", [{}, {"tactical": True}, {"chained_balls": True}])
def test_raiders_is_played_in_parallel(options: dict[str, Any]) -> None:
    parallel_api_test(zoo.parallel_env("raiders", seats=4, **options), num_cycles=200)


def test_games_in_turns_have_no_parallel_environment() -> None:
    with pytest.raises(uc.BadOption, match="in chest seats move in turn"):
        zoo.parallel_env("chest")


def test_the_winners_share_the_reward_and_all_learn_their_scores() -> None:
    env = zoo.env("raiders", seats=3)
    env.reset(seed=4)
    for agent in env.agent_iter():
        observation, _, termination, _, info = env.last()
        if termination:
            break
        assert (observation["action_mask"] == info["action_mask"]).all()
        assert not env.observe(next(other for other in env.agents if other != agent))["action_mask"].any()
        env.step(env.action_space(agent).sample(observation["action_mask"]))
    assert sum(env.rewards.values()) == pytest.approx(1)
    assert all("score" in env.infos[agent] for agent in env.agents)


def test_a_table_can_be_looked_at(capsys: pytest.CaptureFixture[str]) -> None:
    env = zoo.env("raiders", render_mode="ansi")
    env.reset(seed=1)
    assert "seat 0: Floor 1, room 1" in env.render()
    loud = zoo.env("raiders", render_mode="human")
    loud.reset(seed=1)
    loud.step(0)
    assert "Floor 1, room 1" in capsys.readouterr().out


def test_an_environment_can_be_sent_to_another_process() -> None:
    env = pickle.loads(pickle.dumps(zoo.env("chest", seats=2, first=1)))
    env.reset(seed=1)
    assert env.agent_selection == "seat_1"
