"""Learning libraries accept our environments. Each test needs its library; see `docs/lab`."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games import OURS

np = pytest.importorskip("numpy", reason="needs the extra `pettingzoo`")
pytest.importorskip("pettingzoo", reason="needs the extra `pettingzoo`")

from undercroft.lab import pettingzoo as zoo  # noqa: E402

STEPS = 40


@pytest.mark.parametrize("game", OURS)
@pytest.mark.parametrize("is_parallel", [True, False])
def test_torchrl_rolls_out_masked_random_play(game: str, is_parallel: bool) -> None:
    torchrl = pytest.importorskip("torchrl.envs", reason="needs torchrl")
    made = zoo.parallel_env(game, seats=3) if is_parallel else zoo.env(game, seats=3)
    env = torchrl.PettingZooWrapper(made, use_mask=not is_parallel, group_map=None, return_state=is_parallel, seed=1)
    torchrl.check_env_specs(env)
    played = env.rollout(STEPS)
    assert played.batch_size[0] > 1
    for group in env.group_map:
        assert (played["next", group, "reward"] >= 0).all()  # nobody chose an illegal action


@pytest.mark.parametrize("game", ["raiders", "chest"])
def test_tianshou_collects(game: str) -> None:
    pytest.importorskip("tianshou", reason="needs tianshou")
    from tianshou.algorithm.multiagent.marl import MultiAgentOffPolicyAlgorithm
    from tianshou.algorithm.random import MARLRandomDiscreteMaskedOffPolicyAlgorithm as RandomAlgorithm
    from tianshou.data import Collector
    from tianshou.env import DummyVectorEnv
    from tianshou.env.pettingzoo_env import PettingZooEnv

    env = PettingZooEnv(zoo.env(game, seats=3))
    players = MultiAgentOffPolicyAlgorithm(
        algorithms=[RandomAlgorithm(action_space=env.action_space) for _ in env.agents], env=env
    )
    collector = Collector[Any](players, DummyVectorEnv([lambda: PettingZooEnv(zoo.env(game, seats=3))] * 2))
    collector.reset()
    found = collector.collect(n_episode=2)
    assert found.n_collected_episodes == 2 and found.returns_stat is not None
    assert found.returns_stat.min >= 0  # nobody chose an illegal action


def test_supersuit_makes_a_vector_environment() -> None:
    supersuit = pytest.importorskip("supersuit", reason="needs supersuit")
    env = supersuit.pettingzoo_env_to_vec_env_v1(zoo.parallel_env("raiders", seats=3))
    many = supersuit.concat_vec_envs_v1(env, 2, num_cpus=0, base_class="gymnasium")
    seen, _ = many.reset(seed=1)
    for _ in range(STEPS):
        actions = np.array([np.flatnonzero(mask)[0] for mask in seen["action_mask"]])
        seen, rewards, *_ = many.step(actions)
        assert rewards.shape == (6,) and (rewards >= 0).all()


@pytest.mark.parametrize("is_parallel", [True, False])
def test_rllib_wraps_both_environments(is_parallel: bool) -> None:
    pytest.importorskip("ray.rllib", reason="needs ray[rllib]")
    from ray.rllib.env.wrappers.pettingzoo_env import ParallelPettingZooEnv, PettingZooEnv

    env = ParallelPettingZooEnv(zoo.parallel_env("raiders")) if is_parallel else PettingZooEnv(zoo.env("raiders"))
    seen, _ = env.reset(seed=1)
    for _ in range(STEPS):
        actions = {agent: int(np.flatnonzero(row["action_mask"])[0]) for agent, row in seen.items()}
        assert all(env.get_action_space(agent).contains(action) for agent, action in actions.items())
        seen, rewards, ended, *_ = env.step(actions)
        assert all(reward >= 0 for reward in rewards.values())
        if ended["__all__"]:
            break


def test_maskable_ppo_learns_without_a_wrapper() -> None:
    contrib = pytest.importorskip("sb3_contrib", reason="needs sb3-contrib")
    import gymnasium

    env = gymnasium.make("undercroft.lab.gymnasium:undercroft/Chest-v0")
    learner = contrib.MaskablePPO("MultiInputPolicy", env, n_steps=64, batch_size=32, n_epochs=1, seed=1)
    learner.learn(128)
    seen, _ = env.reset(seed=1)
    action, _ = learner.predict(seen, action_masks=env.unwrapped.action_masks())
    assert seen["action_mask"][int(action)]


def test_torch_takes_the_arrays_without_a_warning(recwarn: pytest.WarningsRecorder) -> None:
    torch = pytest.importorskip("torch", reason="needs torch")
    from undercroft.lab.vector import VectorEnv

    step = VectorEnv("raiders", 4, seed=1).look()
    for array in step:
        torch.from_numpy(array)
    env = zoo.parallel_env("raiders")
    seen, _ = env.reset(seed=1)
    torch.from_numpy(seen["seat_0"]["observation"])
    torch.from_numpy(env.state())
    assert [str(warning.message) for warning in recwarn] == []
