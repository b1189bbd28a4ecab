"""Gymnasium's own checks on our environments, one and many games at once."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft as uc
from undercroft.games import OURS

gymnasium = pytest.importorskip("gymnasium", reason="needs the extra `gymnasium`: make lab")
import numpy as np  # noqa: E402
from gymnasium.utils.env_checker import check_env  # noqa: E402

import undercroft.lab.gymnasium  # noqa: E402

COUNT = 16


def id_of(game: str) -> str:
    return f"undercroft/{game.capitalize()}-v0"


@pytest.mark.parametrize("game", OURS)
def test_environments_pass_the_checker_of_gymnasium(game: str, recwarn: pytest.WarningsRecorder) -> None:
    check_env(gymnasium.make(id_of(game)).unwrapped, skip_render_check=False)
    assert [str(warning.message) for warning in recwarn] == []


def test_id_imports_its_module() -> None:
    assert gymnasium.make(f"undercroft.lab.gymnasium:{id_of('chest')}").unwrapped.at.seats == 1


@pytest.mark.parametrize("rivals", ["random", "quick", "greedy", "novice"])
def test_rivals_play_the_other_seats(rivals: str) -> None:
    env = gymnasium.make(id_of("raiders"), seats=4, rivals=rivals).unwrapped
    seats, rewards = set(), []
    for seed in range(6):
        seen, info = env.reset(seed=seed)
        seats.add(info["seat"])
        while True:
            assert (seen["action_mask"] == info["action_mask"]).all() and env.action_masks().any()
            seen, reward, is_over, _, info = env.step(env.action_space.sample(seen["action_mask"]))
            if is_over:
                rewards.append(reward)
                break
            assert reward == 0
        assert "score" in info and not env.action_masks().any()
    assert len(seats) > 1 and all(0 <= reward <= 1 for reward in rewards)


def test_solo_reward_is_the_score() -> None:
    env = gymnasium.make(id_of("chest")).unwrapped
    seen, _ = env.reset(seed=3)
    is_over, reward, info = False, 0.0, dict[str, Any]()
    while not is_over:
        seen, reward, is_over, _, info = env.step(env.action_space.sample(seen["action_mask"]))
    assert reward == info["score"]


def test_an_illegal_action_ends_the_game() -> None:
    env = gymnasium.make(id_of("raiders"), seat=1).unwrapped
    seen, _ = env.reset(seed=1)
    _, reward, is_over, is_cut, info = env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert (reward, is_over, is_cut) == (-1.0, True, False) and "illegal" in info
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)


@pytest.mark.parametrize(("game", "rivals"), [*[(game, "greedy") for game in OURS], ("raiders", "novice")])
def test_vector_environment_plays_many_games(game: str, rivals: str) -> None:
    envs = gymnasium.make_vec(id_of(game), num_envs=COUNT, seats=3, rivals=rivals)
    twins = gymnasium.make_vec(id_of(game), num_envs=COUNT, seats=3, rivals=rivals)
    seen, _ = envs.reset(seed=5)
    same, _ = twins.reset(seed=5)
    ended = 0
    for _ in range({"serpent": 30, "doggies": 60}.get(game, 100 if rivals == "greedy" else 30)):
        assert envs.observation_space.contains(seen)
        assert (seen["observation"] == same["observation"]).all()
        assert (seen["observation"][:, 0] < 255).all() and seen["action_mask"].any(1).all()
        actions = np.array([np.flatnonzero(mask)[0] for mask in seen["action_mask"]])
        seen["action_mask"][:] = 0  # ours
        seen, rewards, dones, cuts, infos = envs.step(actions)
        same, *_ = twins.step(actions)
        assert not cuts.any() and (rewards[~dones] == 0).all()
        ended += int(dones.sum())
        for number in np.flatnonzero(dones):
            assert infos["final_obs"][number]["observation"].shape == seen["observation"][number].shape
            assert infos["_final_info"][number] and infos["final_info"]["_score"][number]
    assert ended or game in ("serpent", "doggies") or rivals == "novice"


def test_an_illegal_action_ends_its_game_only() -> None:
    envs = gymnasium.make_vec(id_of("raiders"), num_envs=COUNT)
    seen, _ = envs.reset(seed=1)
    actions = np.array([np.flatnonzero(mask)[0] for mask in seen["action_mask"]])
    actions[2], actions[5] = 10**6, np.flatnonzero(seen["action_mask"][5] == 0)[0]
    _, rewards, dones, _, infos = envs.step(actions)
    assert list(np.flatnonzero(dones)) == [2, 5] == list(np.flatnonzero(rewards == -1))
    assert list(np.flatnonzero(infos["final_info"]["illegal"])) == [2, 5]


def test_vectorised_game_equals_a_single_one() -> None:
    """The same choices at the same seed of the dice lead through the same observations."""
    envs = undercroft.lab.gymnasium.ManySeats(2, "raiders", seat=1)
    many, _ = envs.reset(seed=[7, 8])
    alone = undercroft.lab.gymnasium.ManySeats(1, "raiders", seat=1)
    one, _ = alone.reset(seed=[8])
    for _ in range(100):
        assert (many["observation"][1] == one["observation"][0]).all()
        actions = many["action_mask"].argmax(1)
        (many, *_), (one, *_) = envs.step(actions), alone.step(actions[1:])


def test_bad_arguments_are_refused() -> None:
    with pytest.raises(uc.BadOption, match="seat 3: the seats are numbered from 0 to 2"):
        gymnasium.make(id_of("raiders"), seat=3)
    with pytest.raises(uc.UndercroftError, match="no bots of level 'genius'"):
        gymnasium.make(id_of("raiders"), rivals="genius")
