"""PettingZoo's own tests on our environments."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from undercroft.games import OURS, find_game

pytest.importorskip("pettingzoo", reason="needs the extra `pettingzoo`: make lab")
import numpy as np
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from undercroft.lab import pettingzoo as zoo

pytestmark = pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")  # a dict with a mask, as in classics


@pytest.mark.parametrize("game", OURS)
def test_environments_pass_the_tests_of_pettingzoo(game: str) -> None:
    for seats in (find_game(game).seats[0], find_game(game).seats[-1]):
        api_test(zoo.env(game, seats=seats), num_cycles=200)


@pytest.mark.parametrize("game", OURS)
def test_a_seed_fixes_everything(game: str) -> None:
    seed_test(lambda: zoo.env(game), num_cycles=50)


@pytest.mark.parametrize(
    ("game", "options"),
    [("raiders", {}), ("raiders", {"tactical": True}), ("chest", {}), ("doggies", {}), ("serpent", {"ask_all": True})],
)
def test_every_game_is_played_in_parallel(game: str, options: dict[str, Any]) -> None:
    parallel_api_test(zoo.parallel_env(game, seats=4 if game == "raiders" else 2, **options), num_cycles=300)
    parallel_seed_test(lambda: zoo.parallel_env(game, seats=3, **options))


@pytest.mark.parametrize("game", OURS)
def test_agents_that_are_not_asked_wait(game: str) -> None:
    env = zoo.parallel_env(game, seats=3)
    wait = env.action_space("seat_0").n - 1
    seen, infos = env.reset(seed=2)
    for _ in range(400):
        for agent in env.agents:
            mask = seen[agent]["action_mask"]
            is_asked = env.possible_agents.index(agent) in env.asked
            assert mask.any() and mask[wait] == (not is_asked) and mask.sum() == 1 - is_asked + is_asked * mask.sum()
            assert (infos[agent]["action_mask"] == mask).all()
            mask[:] = 1  # yours
            assert env.observation_space(agent).contains(seen[agent])
        assert env.state().shape == env.state_space.shape
        choices = {agent: env.action_space(agent).sample(infos[agent]["action_mask"]) for agent in env.agents}
        seen, rewards, ended, _, infos = env.step(choices)
        if not env.agents:
            break
    if not env.agents:
        assert all(ended.values()) and sum(rewards.values()) == pytest.approx(1)


def test_an_illegal_action_ends_the_game_in_both_environments() -> None:
    aec, parallel = zoo.env("raiders"), zoo.parallel_env("raiders")
    aec.reset(seed=1)
    parallel.reset(seed=1)
    wait = aec.action_space("seat_0").n - 1
    aec.step(wait)
    _, rewards, ended, cut, infos = parallel.step({"seat_0": wait, "seat_1": 0, "seat_2": 0})
    assert aec.rewards == rewards == {"seat_0": -1.0, "seat_1": 0.0, "seat_2": 0.0}
    assert all(ended.values()) and all(aec.terminations.values())
    assert not any(cut.values()) and not any(aec.truncations.values())
    assert aec.infos == infos == {agent: {"illegal": "seat_0"} for agent in rewards}
    aec.step(None)
    assert parallel.agents == [] and len(aec.agents) == 2


def test_state_is_what_all_seats_know() -> None:
    env = zoo.parallel_env("raiders")
    seen, _ = env.reset(seed=1)
    assert (env.state() == np.concatenate([seen[agent]["observation"] for agent in env.agents])).all()


def test_the_winners_share_the_reward_and_all_learn_their_scores() -> None:
    env = zoo.env("raiders", seats=3)
    env.reset(seed=4)
    for agent in env.agent_iter():
        observation, _, termination, _, info = env.last()
        if termination:
            break
        assert (observation["action_mask"] == info["action_mask"]).all()
        other = env.observe(next(other for other in env.agents if other != agent))
        assert list(np.flatnonzero(other["action_mask"])) == [env.action_space(agent).n - 1]
        env.step(env.action_space(agent).sample(observation["action_mask"]))
    assert sum(env.rewards.values()) == pytest.approx(1)
    assert all("score" in env.infos[agent] for agent in env.agents)


def test_environment_can_be_rendered(capsys: pytest.CaptureFixture[str]) -> None:
    env = zoo.env("raiders", render_mode="ansi")
    env.reset(seed=1)
    assert "seat 0: Floor 1, room 1" in env.render()
    loud = zoo.env("raiders", render_mode="human")
    loud.reset(seed=1)
    loud.step(0)
    assert "Floor 1, room 1" in capsys.readouterr().out


def test_environment_can_be_pickled() -> None:
    env = pickle.loads(pickle.dumps(zoo.env("chest", seats=2, first=1)))
    env.reset(seed=1)
    assert env.agent_selection == "seat_1"
