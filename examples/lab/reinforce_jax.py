# /// script
# requires-python = ">=3.11"
# dependencies = ["undercroft[lab]", "jax>=0.6"]
# ///
"""A policy gradient in JAX on the vectorised games: every seat is played by the same policy.

    python scripts/compile.py
    PYTHONPATH=build/compiled python examples/lab/reinforce_jax.py

`VectorEnv` gives numpy arrays, JAX computes on them. The policy plays against itself; what it has learned shows against
`greedy` in the other seats.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Sequence
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from undercroft.lab.vector import VectorEnv

SEATS, GAMES, HIDDEN = 3, 256, 128
RATE = 3e-3
NORMAL = 1.96


def new_weights(key: Any, size: int, actions: int) -> dict[str, Any]:
    first, second = jax.random.split(key)
    return {
        "in": jax.random.normal(first, (size, HIDDEN)) / math.sqrt(size),
        "act": jax.random.normal(second, (HIDDEN, actions)) * 0.01,
    }


@jax.jit  # type: ignore[untyped-decorator]  # JAX is not there when types are checked
def logits_of(weights: dict[str, Any], seen: Any, masks: Any) -> Any:
    hidden = jax.nn.relu(jnp.sqrt(seen.astype(jnp.float32)) @ weights["in"])
    return jnp.where(masks > 0, hidden @ weights["act"], -1e9)


@jax.jit  # type: ignore[untyped-decorator]  # as above
def improved(weights: dict[str, Any], seen: Any, masks: Any, actions: Any, gains: Any) -> dict[str, Any]:
    def loss(changed: dict[str, Any]) -> Any:
        logs = jax.nn.log_softmax(logits_of(changed, seen, masks))
        return -(jnp.take_along_axis(logs, actions[:, None], 1)[:, 0] * gains).mean()

    slopes = jax.grad(loss)(weights)
    changed: dict[str, Any] = jax.tree.map(lambda weight, slope: weight - RATE * slope, weights, slopes)
    return changed


class SelfPlay:
    """Games that the policy plays in all seats, and the choices made in each since its deal."""

    def __init__(self, seed: int) -> None:
        self.env = VectorEnv("raiders", GAMES, SEATS, seed=seed)
        self.step = self.env.look()
        self.waiting: list[list[tuple[int, Any, Any, int]]] = [[] for _ in range(GAMES)]

    def play(self, weights: dict[str, Any], key: Any, decisions: int) -> list[tuple[Any, Any, int, float]]:
        """Returns the choices of finished games with what they gained."""
        found = []
        for turn in range(decisions):
            now = self.step
            logits = logits_of(weights, now.observations, now.masks)
            actions = np.asarray(jax.random.categorical(jax.random.fold_in(key, turn), logits), np.int32)
            for game in range(GAMES):
                row = (int(now.seats[game]), now.observations[game], now.masks[game], int(actions[game]))
                self.waiting[game].append(row)
            self.step = self.env.step(actions)
            for game in np.flatnonzero(self.step.dones):
                rewards = self.step.rewards[game]
                found += [
                    (seen, mask, act, float(rewards[seat]) - 1 / SEATS) for seat, seen, mask, act in self.waiting[game]
                ]
                self.waiting[game] = []
        return found


def exam(weights: dict[str, Any], key: Any, games: int, seed: int) -> tuple[float, float]:
    """Returns the share of the victory in one seat, with `greedy` in the others, and its 95 % error."""
    env = VectorEnv("raiders", GAMES, SEATS, seed=seed)
    own, step, shares, turn = np.arange(GAMES) % SEATS, env.look(), list[float](), 0
    while len(shares) < games:
        logits = logits_of(weights, step.observations, step.masks)
        mine = np.asarray(jax.random.categorical(jax.random.fold_in(key, turn), logits), np.int32)
        step = env.step(np.where(step.seats == own, mine, env.advised()))
        shares += [float(step.rewards[game, own[game]]) for game in np.flatnonzero(step.dones)]
        turn += 1
    return float(np.mean(shares)), NORMAL * float(np.std(shares)) / math.sqrt(len(shares))


def main(given: Sequence[str] | None = None) -> tuple[float, float]:
    parser = argparse.ArgumentParser(description="A policy gradient in JAX.")
    parser.add_argument("--rounds", type=int, default=60)
    parser.add_argument("--games", type=int, default=2000, help="of the exam")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(given)
    key, table = jax.random.key(asked.seed), SelfPlay(asked.seed)
    weights = new_weights(key, int(table.env.encoder.size), int(table.env.encoder.actions))
    size = GAMES * 64  # choices learned from at once; one size, so that JAX compiles once
    kept: list[tuple[Any, Any, int, float]] = []
    for number in range(asked.rounds):
        kept += table.play(weights, jax.random.fold_in(key, number), 80)
        while len(kept) >= size:
            seen, masks, actions, gains = (np.array(column) for column in zip(*kept[:size], strict=True))
            weights, kept = improved(weights, seen, masks, actions, gains), kept[size:]
    mean, error = exam(weights, jax.random.fold_in(key, asked.rounds), asked.games, asked.seed + 1)
    print(f"against two of greedy: {mean:.3f} ± {error:.3f} of the victory")
    return mean, error


if __name__ == "__main__":
    main()
