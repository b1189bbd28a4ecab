# /// script
# requires-python = ">=3.11"
# dependencies = ["undercroft[gymnasium]", "sb3-contrib>=2.9"]
# ///
"""MaskablePPO on Chest alone: a learner of a library on our environment, without a wrapper.

    python scripts/compile.py
    PYTHONPATH=build/compiled python examples/lab/maskable_ppo.py --steps 100000

The reward is the score of a game, so the curve can be read directly. The exam is on deals that the learner has never
seen, with a 95 % interval over games. bench/results/baselines.md has what bots score.
"""

from __future__ import annotations

import argparse
import math
import statistics
from collections.abc import Sequence
from typing import Any, NamedTuple

import gymnasium
import numpy as np
from sb3_contrib import MaskablePPO

NORMAL = 1.96  # standard errors in 95 of 100 cases
EXAM_SEED = 1_000_000


class Exam(NamedTuple):
    mean: float
    error: float
    games: int


def environment() -> Any:
    return gymnasium.make("undercroft.lab.gymnasium:undercroft/Chest-v0")


def exam(learner: Any | None, games: int) -> Exam:
    """Returns the mean score; without a learner of random play."""
    env, scores, luck = environment(), [], np.random.default_rng(1)
    for game in range(games):
        seen, info = env.reset(seed=EXAM_SEED + game)
        is_over = False
        while not is_over:
            mask = info["action_mask"]
            if learner is None:
                action = luck.choice(np.flatnonzero(mask))
            else:
                action, _ = learner.predict(seen, action_masks=mask.astype(bool), deterministic=False)
            seen, _, is_over, _, info = env.step(int(action))
        scores.append(info["score"])
    return Exam(statistics.fmean(scores), NORMAL * statistics.stdev(scores) / math.sqrt(games), games)


def main(given: Sequence[str] | None = None) -> Exam:
    parser = argparse.ArgumentParser(description="MaskablePPO on Chest.")
    parser.add_argument("--steps", type=int, default=100_000)
    parser.add_argument("--games", type=int, default=300, help="of the exam")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(given)
    learner = MaskablePPO("MultiInputPolicy", environment(), n_steps=1024, batch_size=256, gamma=1.0, seed=asked.seed)
    learner.learn(asked.steps)
    found = exam(learner, asked.games)
    print(f"score after {asked.steps:,} steps: {found.mean:.2f} ± {found.error:.2f} ({found.games} games)")
    return found


if __name__ == "__main__":
    main()
