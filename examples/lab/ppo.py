# /// script
# requires-python = ">=3.11"
# dependencies = ["undercroft[gymnasium]", "torch>=2.8"]
# ///
"""PPO on Raiders in one file: the vectorised environment of Gymnasium, and torch.

    python scripts/compile.py
    PYTHONPATH=build/compiled python examples/lab/ppo.py --steps 2000000

The learner has one seat of each game and `greedy` the others; illegal actions get no probability. The exam is against
the same rivals on other deals: the share of the victory, with a 95 % interval. An equal of greedy has a third.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Sequence
from typing import Any, NamedTuple

import gymnasium
import numpy as np
import torch
from torch import nn

NORMAL = 1.96  # standard errors in 95 of 100 cases
ENVS, STEPS = 256, 32  # games at once, and decisions of each between two updates
EPOCHS, BATCH = 3, 2048
RATE, CLIP, SPREAD, WORTH = 1e-3, 0.2, 0.01, 0.5
FORESIGHT = 0.95  # lambda of the advantages; rewards are not discounted
EXAM_SEED = 1_000_000


class Exam(NamedTuple):
    mean: float
    error: float
    games: int


class Player(nn.Module):  # type: ignore[misc]  # torch is not there when types are checked
    """Two hidden layers, with a head for the actions and one for the worth of the position."""

    def __init__(self, size: int, actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(size, 256), nn.ReLU(), nn.Linear(256, 128), nn.ReLU())
        self.actions = nn.Linear(128, actions)
        self.worth = nn.Linear(128, 1)

    def forward(self, seen: Any, mask: Any) -> tuple[Any, Any]:
        hidden = self.body(seen.float().sqrt())  # large counts are tamed
        logits = self.actions(hidden).masked_fill(mask == 0, -1e9)
        return torch.distributions.Categorical(logits=logits), self.worth(hidden)[:, 0]


def environment(envs: int) -> Any:
    import undercroft.lab.gymnasium  # noqa: F401 - registers the ids

    return gymnasium.make_vec("undercroft/Raiders-v0", num_envs=envs, seats=3, rivals="greedy")


def tensors(row: dict[str, Any]) -> tuple[Any, Any]:
    return torch.from_numpy(row["observation"]), torch.from_numpy(row["action_mask"])


def advantages(rewards: Any, worths: Any, dones: Any, last: Any) -> Any:
    """Generalised advantage estimation; an ended game has no future."""
    found, ahead = torch.zeros_like(rewards), torch.zeros(rewards.shape[1])
    for step in reversed(range(len(rewards))):
        following = last if step == len(rewards) - 1 else worths[step + 1]
        goes_on = 1.0 - dones[step]
        surprise = rewards[step] + goes_on * following - worths[step]
        ahead = surprise + FORESIGHT * goes_on * ahead
        found[step] = ahead
    return found


def improve(player: Player, optimiser: Any, rows: list[Any], luck: Any) -> None:
    seen, masks, actions, logs, gains, goals = rows
    gains = (gains - gains.mean()) / (gains.std() + 1e-8)
    for _ in range(EPOCHS):
        for part in torch.randperm(len(seen), generator=luck).split(BATCH):
            choice, worth = player(seen[part], masks[part])
            ratio = (choice.log_prob(actions[part]) - logs[part]).exp()
            bounded = ratio.clamp(1 - CLIP, 1 + CLIP) * gains[part]
            loss = -torch.min(ratio * gains[part], bounded).mean() - SPREAD * choice.entropy().mean()
            loss = loss + WORTH * (worth - goals[part]).square().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(player.parameters(), 0.5)
            optimiser.step()


def train(steps: int, seed: int) -> Player:
    torch.manual_seed(seed)
    luck = torch.Generator().manual_seed(seed)
    env = environment(ENVS)
    player = Player(env.single_observation_space["observation"].shape[0], int(env.single_action_space.n))
    optimiser = torch.optim.Adam(player.parameters(), RATE, eps=1e-5)
    row, _ = env.reset(seed=seed)
    for _ in range(max(1, steps // (ENVS * STEPS))):
        kept: list[list[Any]] = [[] for _ in range(7)]
        for _ in range(STEPS):
            seen, mask = tensors(row)
            with torch.no_grad():
                choice, worth = player(seen, mask)
            action = choice.sample()
            row, rewards, dones, _, _ = env.step(action.numpy())
            got = torch.from_numpy(rewards).float(), torch.from_numpy(dones).float()
            for found, value in zip(kept, (seen, mask, action, choice.log_prob(action), worth, *got), strict=True):
                found.append(value)
        with torch.no_grad():
            last = player(*tensors(row))[1]
        all_seen, masks, actions, logs, worths, rewards_got, ends = [torch.stack(found) for found in kept]
        gains = advantages(rewards_got, worths, ends, last)
        rows = [value.flatten(0, 1) for value in (all_seen, masks, actions, logs, gains, gains + worths)]
        improve(player, optimiser, rows, luck)
    return player


def exam(player: Player, games: int) -> Exam:
    """Returns the share of the victory, of as many games from every one of the environments."""
    env = environment(ENVS)
    row, _ = env.reset(seed=EXAM_SEED)
    rounds = math.ceil(games / ENVS)
    shares: list[list[float]] = [[] for _ in range(ENVS)]
    torch.manual_seed(EXAM_SEED)
    while min(len(found) for found in shares) < rounds:
        with torch.no_grad():
            choice, _ = player(*tensors(row))
        row, rewards, dones, _, _ = env.step(choice.sample().numpy())
        for number in np.flatnonzero(dones):
            shares[number].append(float(rewards[number]))
    won = np.array([share for found in shares for share in found[:rounds]])  # the same number of each: no bias
    return Exam(float(won.mean()), NORMAL * float(won.std()) / math.sqrt(len(won)), len(won))


def main(given: Sequence[str] | None = None) -> Exam:
    parser = argparse.ArgumentParser(description="PPO on Raiders.")
    parser.add_argument("--steps", type=int, default=2_000_000)
    parser.add_argument("--games", type=int, default=2048, help="of the exam")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(given)
    found = exam(train(asked.steps, asked.seed), asked.games)
    print(f"against two of greedy: {found.mean:.3f} ± {found.error:.3f} of the victory ({found.games} games)")
    return found


if __name__ == "__main__":
    main()
