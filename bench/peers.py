"""The same measure for engines that others know, on this machine: random play from a Python loop, and a copy.

Runs in an environment of its own (`make peers`), which need not hold Undercroft. Prints JSON; what is not installed is
left out with its reason.
"""

from __future__ import annotations

import copy
import json
import random
import statistics
import time
from collections.abc import Callable
from typing import Any

RUNS = 5
SECONDS = 0.4


def median_rate(work: Callable[[], int]) -> float:
    rates = []
    for _ in range(RUNS):
        done, started = 0, time.process_time()
        while (elapsed := time.process_time() - started) < SECONDS:
            done += work()
        rates.append(done / elapsed)
    return statistics.median(rates)


def row(name: str, play: Callable[[], int], clone: Callable[[], Any] | None) -> dict[str, Any]:
    """Measures a peer; `play` plays one game and counts its decisions."""

    def clone_many() -> int:
        assert clone is not None
        for _ in range(100):
            clone()
        return 100

    return {
        "name": name,
        "decisions per second, Python loop": median_rate(play),
        "copy, microseconds": None if clone is None else 1e6 / median_rate(clone_many),
    }


def open_spiel(name: str) -> dict[str, Any]:
    import pyspiel

    game = pyspiel.load_game(name)

    def play() -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions = [action for action, _ in state.chance_outcomes()]
                state.apply_action(random.choice(actions))
            elif state.is_simultaneous_node():
                players = range(game.num_players())
                state.apply_actions([random.choice(state.legal_actions(player)) for player in players])
                decisions += game.num_players()
            else:
                state.apply_action(random.choice(state.legal_actions()))
                decisions += 1
        return decisions

    state = game.new_initial_state()
    return row(f"OpenSpiel {name} (C++)", play, state.clone)


def rlcard(name: str) -> dict[str, Any]:
    import rlcard as library

    env = library.make(name)

    def play() -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return row(f"RLCard {name}", play, None)


def pettingzoo() -> dict[str, Any]:
    from pettingzoo.classic import connect_four_v3

    env = connect_four_v3.env()

    def play() -> int:
        env.reset()
        decisions = 0
        for _ in env.agent_iter():
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation:
                env.step(None)
                continue
            legal = [action for action, is_legal in enumerate(observation["action_mask"]) if is_legal]
            env.step(random.choice(legal))
            decisions += 1
        return decisions

    env.reset()
    return row("PettingZoo connect_four", play, lambda: copy.deepcopy(env))


PEERS: list[tuple[str, Callable[[], dict[str, Any]]]] = [
    ("open_spiel", lambda: open_spiel("goofspiel")),
    ("open_spiel", lambda: open_spiel("backgammon")),
    ("rlcard", lambda: rlcard("leduc-holdem")),
    ("rlcard", lambda: rlcard("uno")),
    ("pettingzoo", pettingzoo),
]


def main() -> None:
    rows, missing = [], []
    for package, measure in PEERS:
        try:
            rows.append(measure())
        except ImportError as error:
            missing.append(f"{package}: {error}")
    print(json.dumps({"peers": rows, "missing": missing}))


if __name__ == "__main__":
    main()
