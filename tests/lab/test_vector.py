"""The vectorised environment: arrays of the right kind, legal actions only, the same with several processes."""

from __future__ import annotations

import pytest

import undercroft as uc
from undercroft.games import OURS

np = pytest.importorskip("numpy", reason="needs the extra `lab`: make lab")
from undercroft.lab.vector import VectorEnv  # noqa: E402

COUNT = 32
STEPS = 40


@pytest.mark.parametrize("game", OURS)
def test_games_are_the_same_in_one_process_and_in_two(game: str) -> None:
    with VectorEnv(game, COUNT, seed=3) as alone, VectorEnv(game, COUNT, seed=3, processes=2) as shared:
        one, two = alone.look(), shared.look()
        for _ in range(STEPS):
            for ours, theirs in zip(one, two, strict=True):
                assert ours.dtype == theirs.dtype
                assert (ours == theirs).all()
            actions = alone.sample()
            assert one.masks[np.arange(COUNT), actions].all()
            assert two.masks[np.arange(COUNT), shared.sample()].all()
            one, two = alone.step(actions), shared.step(actions)


def test_arrays_have_a_row_for_each_game_and_belong_to_the_caller() -> None:
    env = VectorEnv("raiders", COUNT, seats=4, seed=1)
    step = env.look()
    assert step.observations.shape == (COUNT, env.encoder.size)
    assert step.masks.shape == (COUNT, env.encoder.actions)
    assert step.rewards.shape == (COUNT, 4)
    assert (step.seats < 4).all() and step.dones.dtype == bool
    before = step.observations.copy()
    env.step(env.sample())
    assert (step.observations == before).all()
    step.masks[:] = 1  # yours: no game notices
    with pytest.raises(uc.IllegalMove, match="is not legal in game 0 now"):
        env.step(np.full(COUNT, 8))


@pytest.mark.parametrize("processes", [1, 2])
def test_an_illegal_action_is_refused_before_any_game_has_moved(processes: int) -> None:
    with VectorEnv("chest", COUNT, seed=2, processes=processes) as env:
        before = env.look()
        actions = env.sample()
        actions[COUNT - 1] = 10**6
        with pytest.raises(
            uc.IllegalMove, match="action 1000000 is not legal in game 31 now .there is no such action."
        ):
            env.step(actions)
        for ours, theirs in zip(before, env.look(), strict=True):
            assert (ours == theirs).all()


def test_finished_game_gives_rewards_and_is_dealt_anew() -> None:
    env, ended = VectorEnv("raiders", COUNT, seed=5), 0
    for _ in range(200):
        step = env.step(env.sample())
        ended += int(step.dones.sum())
        assert np.allclose(step.rewards.sum(1)[~step.dones], 0)
        assert step.masks.any(1).all()
    assert ended > COUNT


def test_bad_numbers_are_refused() -> None:
    with pytest.raises(uc.BadOption, match="at least one game per process"):
        VectorEnv("chest", 2, processes=3)
    with pytest.raises(uc.IllegalMove, match="an action for each of 32 games"):
        VectorEnv("chest", COUNT).step(np.zeros(3))
