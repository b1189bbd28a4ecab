# /// script
# requires-python = ">=3.11"
# dependencies = ["undercroft[lab]"]
# ///
"""Train a player of Raiders that beats the bot `greedy`: numpy alone, a few minutes on one core.

    python scripts/compile.py
    PYTHONPATH=build/compiled python examples/lab/train.py        needs the extra `lab`

A network with one hidden layer sees the bytes of an observation and gives a weight to each of the fourteen actions. It
first learns to do what common sense does, then plays hundreds of games at once, in one seat against common sense in the
others: choices that led to more than its usual share of the victory become likelier (policy gradient, with a learned
baseline). Teacher and sparring partner is the quick common sense that searching bots think with: it takes microseconds
and is stronger than `greedy` (two of which leave it 0.7 of the victory). The exam is against `greedy`, in games that
the player has never seen. Its share of the victory is told with an error bar; an equal of greedy would have a third.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from undercroft.lab.vector import StepResult, VectorEnv

SEATS = 3
HIDDEN = 128
NORMAL = 1.96  # standard errors in 95 of 100 cases
LESSON_BATCH, BATCH = 256, 2048  # choices that are learned from at once
RATE = 1e-3
FORESIGHT = 0.9  # how far ahead of a choice its gain is looked for; 1: to the end
SPREAD = 0.003  # keeps the player from always doing the same too soon
Array = Any


class Setting(NamedTuple):
    games: int = 512  # at once
    lessons: int = 20  # rounds of copying
    rounds: int = 30  # of playing and learning
    steps: int = 160  # of every game in a round; a game of three seats has about 75
    trials: int = 600  # games of the exam
    seed: int = 1


class Network:
    """One hidden layer, with a head for the actions and one for the share of the victory; learns by Adam."""

    def __init__(self, size: int, actions: int, luck: Any) -> None:
        shapes = {"in": (size, HIDDEN), "in0": (HIDDEN,), "act": (HIDDEN, actions), "act0": (actions,)}
        shapes |= {"worth": (HIDDEN, 1), "worth0": (1,)}
        self.weights = {
            name: (luck.normal(0, 1 / np.sqrt(shape[0]), shape) * (len(shape) > 1)).astype(np.float32)
            for name, shape in shapes.items()
        }
        self.weights["act"] *= 0.1  # nearly undecided at first
        self.mean = {name: np.zeros(shape, np.float32) for name, shape in shapes.items()}
        self.square = {name: np.zeros(shape, np.float32) for name, shape in shapes.items()}
        self.time = 0

    def __call__(self, seen: Array, masks: Array) -> tuple[Array, Array, Array]:
        """The hidden layer, the probability of every action, and the worth of the position."""
        hidden = np.maximum(0, seen @ self.weights["in"] + self.weights["in0"])
        logits = np.where(masks > 0, hidden @ self.weights["act"] + self.weights["act0"], -1e9)
        shares = np.exp(logits - logits.max(1, keepdims=True))
        worth = (hidden @ self.weights["worth"] + self.weights["worth0"])[:, 0]
        return hidden, shares / shares.sum(1, keepdims=True), worth

    def learn(self, seen: Array, hidden: Array, act: Array, worth: Array, rate: float) -> None:
        """A step against the gradients of the two heads."""
        back = (act @ self.weights["act"].T + worth[:, None] @ self.weights["worth"].T) * (hidden > 0)
        slopes = {"in": seen.T @ back, "in0": back.sum(0), "act": hidden.T @ act, "act0": act.sum(0)}
        slopes |= {"worth": hidden.T @ worth[:, None], "worth0": worth.sum(0, keepdims=True)}
        self.time += 1
        for name, slope in slopes.items():
            self.mean[name] += 0.1 * (slope - self.mean[name])
            self.square[name] += 0.001 * (slope**2 - self.square[name])
            mean = self.mean[name] / (1 - 0.9**self.time)
            square = self.square[name] / (1 - 0.999**self.time)
            self.weights[name] -= rate * mean / (np.sqrt(square) + 1e-8)


def features(env: VectorEnv, observations: Array) -> Array:
    """Returns the network's input: all bytes with large counts tamed, and again the card of the party's room."""
    fields = {field.name: field for field in env.encoder.fields.rows}

    def part(name: str) -> Array:
        field = fields[name]
        size = int(np.prod(field.shape))
        return observations[:, field.start : field.start + size].reshape(-1, *field.shape)

    here = (part("card") * part("room")[:, :, None]).sum(1)
    return np.sqrt(np.concatenate([observations, here], 1), dtype=np.float32)


def drawn(shares: Array, luck: Any) -> Array:
    """An action for every row, as likely as its share."""
    edges = shares.cumsum(1)
    return (edges > luck.random((len(shares), 1)) * edges[:, -1:]).argmax(1).astype(np.int32)


class Play(NamedTuple):
    """The learner's observations and moves in its seats, and their outcome."""

    seen: Array
    masks: Array
    actions: Array
    won: Array  # the share of the victory in the end
    gain: Array  # by how much things then went better than expected, soon after the choice above all


class Table:
    """Games in which the learner has one seat of each, game k seat k mod 3, and common sense the others."""

    def __init__(self, games: int, seed: int, is_quick: bool = True) -> None:
        self.env = VectorEnv("raiders", games, SEATS, seed=seed)
        self.own = np.arange(games) % SEATS
        self.is_quick = is_quick
        self.step: StepResult = self.env.look()

    def play(self, network: Network | None, steps: int, luck: Any) -> tuple[list[tuple[int, float]], Play]:
        """Play on for so many steps: the games that ended with the share in each, and what was done in them. Without a
        network the learner watches: common sense plays in its seat too."""
        ended: list[tuple[int, float]] = []
        waiting: list[list[tuple[int, int]]] = [[] for _ in self.own]  # of each game: time and row of its choices
        kept: list[tuple[Array, Array, Array]] = []
        worth: list[Array] = []  # what the learner expected when it chose
        won: list[Array] = []
        gain: list[Array] = []
        for now in range(steps):
            step, mine = self.step, self.step.seats == self.own
            actions = self.env.advised(self.is_quick)
            seen, masks = features(self.env, step.observations[mine]), step.masks[mine]
            worth.append(np.zeros(len(seen), np.float32))
            if network is not None and len(seen):
                _, shares, worth[now] = network(seen, masks)
                actions[mine] = drawn(shares, luck)
            kept.append((seen, masks, actions[mine]))
            won.append(np.full(len(seen), np.nan, np.float32))
            gain.append(np.zeros(len(seen), np.float32))
            for row, game in enumerate(np.flatnonzero(mine)):
                waiting[game].append((now, row))
            self.step = self.env.step(actions)
            for game in np.flatnonzero(self.step.dones):
                share = float(self.step.rewards[game, self.own[game]])
                ended.append((int(game), share))
                later, surprise = share, 0.0
                for when, row in reversed(waiting[game]):
                    expected = float(worth[when][row])
                    surprise = later - expected + FORESIGHT * surprise
                    won[when][row], gain[when][row], later = share, surprise, expected
                waiting[game] = []
        known = ~np.isnan(np.concatenate(won))  # games that have not ended are left out
        columns = [np.concatenate([part[number] for part in kept]) for number in range(3)]
        columns += [np.concatenate(won), np.concatenate(gain)]
        return ended, Play(*[column[known] for column in columns])


def improve(network: Network, play: Play, luck: Any, is_lesson: bool) -> None:
    """Learns from the played games in one pass: from all of them in a lesson, otherwise from what went well."""
    order, batch = luck.permutation(len(play.won)), LESSON_BATCH if is_lesson else BATCH
    for start in range(0, len(order), batch):
        rows = order[start : start + batch]
        seen, count = play.seen[rows], len(rows)
        hidden, shares, worth = network(seen, play.masks[rows])
        act = shares.copy()
        act[np.arange(count), play.actions[rows]] -= 1
        if not is_lesson:
            logs = np.log(np.maximum(shares, 1e-9))
            gain = play.gain[rows]
            act *= ((gain - gain.mean()) / (gain.std() + 1e-6))[:, None]
            act += SPREAD * shares * (logs - (shares * logs).sum(1, keepdims=True))
        network.learn(seen, hidden, act / count, (worth - play.won[rows]) / count, RATE)


def exam(network: Network, setting: Setting) -> tuple[float, float, int]:
    """The share of the victory in games it has never seen, and the error of it."""
    table = Table(setting.trials, setting.seed + 1000, is_quick=False)
    luck, first = np.random.default_rng(setting.seed + 1000), dict[int, float]()
    while len(first) < setting.trials:  # every game counts once, a short one no more than a long one
        for game, share in table.play(network, 20, luck)[0]:
            first.setdefault(game, share)
    won = list(first.values())
    return float(np.mean(won)), float(NORMAL * np.std(won) / np.sqrt(len(won))), len(won)


def train(setting: Setting) -> tuple[float, float, int]:
    luck = np.random.default_rng(setting.seed)
    table = Table(setting.games, setting.seed + 1)
    size = features(table.env, table.step.observations).shape[1]
    network = Network(size, int(table.env.encoder.actions), luck)
    started = time.process_time()
    for _ in range(setting.lessons):
        improve(network, table.play(None, setting.steps, luck)[1], luck, is_lesson=True)
    for number in range(setting.rounds):
        won, play = table.play(network, setting.steps, luck)
        improve(network, play, luck, is_lesson=False)
        if number % 10 == 0 or number == setting.rounds - 1:
            share = np.mean([share for _, share in won]) if won else 0.0
            spent = time.process_time() - started
            print(f"round {number:3}: {share:.3f} of the victory in {len(won)} games, {spent:.0f} s of the processor")
    return exam(network, setting)


def main(given: Sequence[str] | None = None) -> tuple[float, float, int]:
    parser = argparse.ArgumentParser(description="Train a player of Raiders that beats greedy.")
    for name, default in Setting()._asdict().items():
        parser.add_argument(f"--{name}", type=int, default=default)
    mean, error, games = train(Setting(**vars(parser.parse_args(given))))
    print(
        f"against two of greedy: {mean:.3f} ± {error:.3f} of the victory ({games} games); an equal has {1 / SEATS:.3f}"
    )
    return mean, error, games


if __name__ == "__main__":
    main()
