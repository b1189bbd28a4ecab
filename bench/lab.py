"""Steps a second of the research interfaces, and of those that others know, in one run on one core.

    make lab && PYTHONPATH=build/compiled build/lab/bin/python bench/lab.py

Like for like: on every side a step chooses a random legal action from the mask, plays it, and builds the next
observation and the next mask. The vectorised environment does that for many games in one call; the adapters do it one
game at a time, through the same calls as the games of PettingZoo and OpenSpiel beside them. Rounds of all of them take
turns, so that a busy machine slows all alike: ratios of one run mean more than its figures. Results go to
bench/results/lab.json and bench/results/lab.md.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Callable
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT))

import numpy as np  # noqa: E402

from bench.gate import REFERENCE, told  # noqa: E402
from bench.head import head  # noqa: E402
from bench.rounds import Work, figures, in_turn  # noqa: E402
from bench.run import number  # noqa: E402
from undercroft.lab import openspiel  # noqa: E402
from undercroft.lab import pettingzoo as zoo  # noqa: E402
from undercroft.lab.encoders import encoder_of  # noqa: E402
from undercroft.lab.vector import VectorEnv  # noqa: E402

RESULTS = ROOT / "bench" / "results"
COMPARED = ("raiders", "serpent")  # our fastest and slowest game, beside other engines
SEATS = {"raiders": 3, "chest": 2, "doggies": 2, "serpent": 2}
AIMS = {"raiders": 500_000, "chest": 400_000, "doggies": 100_000, "serpent": 40_000}
GAMES = 1024  # in one vectorised environment
FEW = 64  # as many as the caches of a core hold
WARM = 200  # steps before it is measured: then games are in every stage
FEWEST = {"PettingZoo classic": 10.0, "RLCard": 10.0, "OpenSpiel, Python": 5.0}  # times that we aim to be ahead
RATE = "steps per second"
VECTORISED = "Undercroft, vectorised"
VECTORISED_FEW = f"Undercroft, vectorised, {FEW} games"


def vectorised(game: str, games: int) -> Work:
    env = VectorEnv(game, games, SEATS[game], seed=1)
    for _ in range(WARM):
        env.step(env.sample())

    def work() -> int:
        env.step(env.sample())
        return games

    return work


def aec(env: Any) -> Work:
    """An environment of PettingZoo, game after game, through `last` and `step`."""
    pick = random.Random(1)

    def work() -> int:
        env.reset(seed=pick.randrange(1 << 30))
        steps = 0
        for _ in env.agent_iter():
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation:
                env.step(None)
                continue
            env.step(pick.choice(np.flatnonzero(observation["action_mask"])))
            steps += 1
            if steps == 300:  # long games are not waited for
                break
        return steps

    return work


def classic(name: str) -> Work:
    return aec(import_module(f"pettingzoo.classic.{name}").env())


def spiel(name: str) -> Work:
    """A game of OpenSpiel, with the tensor and the mask of the player at every decision."""
    import pyspiel

    if name.startswith("python_"):
        import open_spiel.python.games  # noqa: F401 - registers them
    openspiel.register()
    game, pick = pyspiel.load_game(name), random.Random(1)

    def work() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal() and steps < 300:
            if state.is_chance_node():
                numbers, shares = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(pick.choices(numbers, shares)[0])
                continue
            state.observation_tensor(state.current_player())
            mask = state.legal_actions_mask()
            state.apply_action(pick.choice([action for action, is_legal in enumerate(mask) if is_legal]))
            steps += 1
        return steps

    return work


def rlcard(name: str) -> Work:
    import rlcard as library

    env, pick = library.make(name), random.Random(1)

    def work() -> int:
        state, _ = env.reset()
        steps = 0
        while not env.is_over():
            state, _ = env.step(pick.choice(list(state["legal_actions"])))
            steps += 1
        return steps

    return work


def rows() -> list[tuple[str, str, Callable[[], Work]]]:
    """Yields the family and name of every row, and how to make it."""
    found: list[tuple[str, str, Callable[[], Work]]] = []
    for game, seats in SEATS.items():
        found.append((VECTORISED, game, partial(vectorised, game, GAMES)))
        found.append((VECTORISED_FEW, game, partial(vectorised, game, FEW)))
        found.append(("Undercroft in PettingZoo", game, partial(aec, zoo.env(game, seats))))
        found.append(("Undercroft in OpenSpiel", game, partial(spiel, f"undercroft_{game}(players={seats})")))
    for name in ("connect_four_v3", "tictactoe_v3", "leduc_holdem_v4", "texas_holdem_v4"):
        found.append(("PettingZoo classic", name, partial(classic, name)))
    for name in ("leduc-holdem", "limit-holdem", "uno", "gin-rummy"):
        found.append(("RLCard", name, partial(rlcard, name)))
    for name in ("python_tic_tac_toe", "python_kuhn_poker", "python_liars_poker", "python_block_dominoes"):
        found.append(("OpenSpiel, Python", name, partial(spiel, name)))
    for name in ("tic_tac_toe", "leduc_poker", "backgammon", "gin_rummy"):
        found.append(("OpenSpiel, C++", name, partial(spiel, name)))
    return found


def measure(rounds: int, seconds: float) -> tuple[list[dict[str, Any]], list[str], float]:
    """The rows, what is missing, and the reference loop."""
    works: dict[tuple[str, str], Work] = {}
    missing = []
    for family, name, make in rows():
        try:
            work = make()
            work()
        except Exception as error:  # a peer may be missing, or broken in its own way
            missing.append(f"{family} {name}: {type(error).__name__}: {error}")
        else:
            works[family, name] = work
    rates, reference = in_turn(works, rounds, seconds)
    measured = [{"family": of, "name": name, **figures(found, RATE)} for (of, name), found in rates.items()]
    return measured, missing, reference


def page(data: dict[str, Any]) -> str:
    found: dict[tuple[str, str], float] = {(row["family"], row["name"]): row[RATE] for row in data["rows"]}
    best = {row["name"]: row["most"] for row in data["rows"] if row["family"] == VECTORISED}
    lines = [
        "# Research interfaces: steps a second",
        "",
        f"{data['date']}, {data['machine']}, {data['build']} build, load {data['load']}. `bench/lab.py` writes this",
        f"page: one core, processor time, medians of {data['rounds']} rounds. A step is a random legal action, the",
        f"move, the next observation and mask. *Vectorised* is {GAMES} games at once, more than a core caches, so",
        "other processes slow it; the best round is the least disturbed. The last two columns are one game at a time.",
        "",
        f"| game | seats | bytes | actions | vectorised | best round | {FEW} games | aim | PettingZoo | OpenSpiel |",
        "|---|---|---|---|---|---|---|---|---|---|",
    ]
    for game, seats in SEATS.items():
        encoder = data["encoders"][game]
        ours = [
            number(found.get((f"Undercroft{where}", game), 0))
            for where in (", vectorised", " in PettingZoo", " in OpenSpiel")
        ]
        cells = [
            game,
            str(seats),
            str(encoder["size"]),
            f"{encoder['actions']:,}",
            ours[0],
            number(best[game]),
            number(found[VECTORISED_FEW, game]),
            number(AIMS[game]),
            *ours[1:],
        ]
        lines.append(f"| {' | '.join(cells)} |")
    lines += [
        "",
        "The fastest game of each other family (lab.json has all). Games differ, so the ratios are orders of",
        "magnitude: steps of vectorised Raiders and Serpent, and of Raiders through the same interface.",
        "",
        f"| engine | game | steps/s | {' | '.join(COMPARED)} | same interface |",
        "|---|---|---|" + "---|" * (len(COMPARED) + 1),
    ]
    for row in fastest(data["rows"]):
        theirs = row[RATE]
        ratios = [f"×{found[(VECTORISED, game)] / theirs:.1f}" for game in COMPARED]
        same = {
            "PettingZoo classic": " in PettingZoo",
            "OpenSpiel, Python": " in OpenSpiel",
            "OpenSpiel, C++": " in OpenSpiel",
        }
        where = same.get(row["family"])
        alike = "–" if where is None else f"×{found[(f'Undercroft{where}', 'raiders')] / theirs:.1f}"
        lines.append(f"| {row['family']} | {row['name']} | {number(theirs)} | {' | '.join(ratios)} | {alike} |")
    if data["missing"]:
        lines += ["", "Not measured: " + "; ".join(data["missing"]) + "."]
    return "\n".join([*lines, "", *verdict(found, best)]) + "\n"


def fastest(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Returns the fastest game of each family but ours."""
    others = [row for row in rows if not row["family"].startswith("Undercroft")]
    families = dict.fromkeys(row["family"] for row in others)
    return [max((row for row in others if row["family"] == family), key=lambda row: row[RATE]) for family in families]


def verdict(found: dict[tuple[str, str], float], best: dict[str, float]) -> list[str]:
    """Returns which aims this run meets, in words."""
    ours = {game: found[VECTORISED, game] for game in SEATS}
    lines = [f"Goals for steps per second: {missed_by(ours)} in the median, {missed_by(best)} in the best round."]
    for family, times in FEWEST.items():
        best_rate = max([rate for (of, _), rate in found.items() if of == family], default=0.0)
        if best_rate:
            behind = [game for game in SEATS if ours[game] < times * best_rate]
            said = f"not met by {', '.join(behind)}" if behind else "met"
            lines.append(f"{times:.0f} times the fastest of {family}: {said}.")
    return lines


def missed_by(rates: dict[str, float]) -> str:
    missed = [game for game, aim in AIMS.items() if rates[game] < aim]
    return f"missed by {', '.join(missed)}" if missed else "all met"


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure the research interfaces.")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.4, help="of every row in every round")
    parser.add_argument("--print", action="store_true", help="keep nothing")
    asked = parser.parse_args()
    found, missing, reference = measure(asked.rounds, asked.seconds)
    encoders = {game: encoder_of(game) for game in SEATS}
    data = {
        **head(),
        "rounds": asked.rounds,
        REFERENCE: reference,
        "encoders": {game: {"size": int(made.size), "actions": int(made.actions)} for game, made in encoders.items()},
        "rows": found,
        "missing": missing,
    }
    return told(RESULTS / "lab.json", data, page(data), not asked.print)


if __name__ == "__main__":
    sys.exit(main())
