"""Baselines of learners: what the examples of the lab reach, by seed, with 95 % intervals.

    PYTHONPATH=build/compiled python -m bench.baselines          needs torch and sb3-contrib

Chest alone is scored in points, Raiders by the share of the victory in one seat of three, with `greedy` in the others.
Bots play the same tables, for comparison. Results go to bench/results/baselines.json and baselines.md.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import math
import statistics
import sys
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT))

from bench.head import head  # noqa: E402
from undercroft.lab.sim.job import Job, checked, play_game  # noqa: E402

RESULTS: Final = ROOT / "bench" / "results"
KEPT: Final = ROOT / "build" / "baselines"  # what each seed has reached: goes on where it was stopped
SEEDS: Final = (1, 2, 3)
BOTS: Final = {"chest": ("random", "greedy", "novice", "squire"), "raiders": ("random", "greedy", "novice", "squire")}
SEATS: Final = {"chest": 1, "raiders": 3}
NORMAL: Final = 1.96
STUDENT: Final = {2: 12.71, 3: 4.30, 4: 3.18, 5: 2.78}  # 95 % of Student's distribution, by the number of seeds


def example(name: str) -> Any:
    spec = importlib.util.spec_from_file_location(f"example_{name}", ROOT / "examples" / "lab" / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def of_bot(game: str, bot: str, games: int) -> dict[str, Any]:
    """Returns what a bot reaches at the table of the learners: in Raiders it has one seat, `greedy` the others."""
    seats = SEATS[game]
    bots = [bot] + ["greedy"] * (seats - 1)
    job = checked(Job(game=game, seats=seats, bots=bots, games=games))
    values = []
    for number in range(games):
        row = play_game(job, number)
        own = -number % seats  # bots move on by one seat after every game
        values.append(row.scores[own] if seats == 1 else row.shares[own])
    error = NORMAL * statistics.stdev(values) / math.sqrt(games)
    return {"player": bot, "seeds": [], "mean": statistics.fmean(values), "error": error, "games": games}


def of_learner(name: str, steps: int, games: int) -> dict[str, Any]:
    """Returns what a learner reaches: the mean over seeds, whose interval counts seeds, and each seed."""
    seeds = []
    for seed in SEEDS:
        kept = KEPT / f"{name}-{steps}-{games}-{seed}.json"
        if not kept.exists():
            found = example(name).main(["--steps", str(steps), "--games", str(games), "--seed", str(seed)])
            kept.parent.mkdir(parents=True, exist_ok=True)
            kept.write_text(json.dumps({"seed": seed, "mean": found.mean, "error": found.error}), "utf-8")
        seeds.append(json.loads(kept.read_text("utf-8")))
    means = [row["mean"] for row in seeds]
    error = STUDENT[len(means)] * statistics.stdev(means) / math.sqrt(len(means))
    return {"player": f"{name}.py, {steps:,} steps", "seeds": seeds, "mean": statistics.fmean(means), "error": error}


def page(data: dict[str, Any]) -> str:
    lines = [
        "# Baselines of learners",
        "",
        f"{data['date']}, {data['machine']}, {data['build']} build. `python -m bench.baselines` writes this page.",
        "Chest alone counts points. Raiders counts the share of the victory in one seat of three with `greedy` in the",
        "others; an equal has a third. Intervals are of 95 %: those of bots count games, those of learners seeds.",
        "Scores of language models are open: no model has been run.",
    ]
    for game, rows in data["games"].items():
        lines += ["", f"## {game.capitalize()}", "", "| player | result | by seed |", "|---|---|---|"]
        for row in sorted(rows, key=lambda row: row["mean"]):
            by_seed = ", ".join(f"{seed['seed']}: {seed['mean']:.3g} ± {seed['error']:.2g}" for seed in row["seeds"])
            lines.append(f"| {row['player']} | {row['mean']:.3g} ± {row['error']:.2g} | {by_seed or '–'} |")
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the baselines of learners.")
    parser.add_argument("--chest-steps", type=int, default=20_000)
    parser.add_argument("--raiders-steps", type=int, default=32_768)
    parser.add_argument("--games", type=int, default=256, help="of every exam")
    asked = parser.parse_args()
    games = {game: [of_bot(game, bot, asked.games) for bot in bots] for game, bots in BOTS.items()}
    games["chest"].append(of_learner("maskable_ppo", asked.chest_steps, asked.games))
    games["raiders"].append(of_learner("ppo", asked.raiders_steps, asked.games))
    data = {**head(), "games": games}
    (RESULTS / "baselines.json").write_text(json.dumps(data, indent=1) + "\n", "utf-8")
    (RESULTS / "baselines.md").write_text(page(data), "utf-8")
    print(page(data))


if __name__ == "__main__":
    main()
