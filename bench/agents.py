"""Places the agents of the examples on the scale of the levels; levels of ours among them check the scale.

    PYTHONPATH=build/compiled python -m bench.agents

Goes on where it was stopped: records stay in build/agents. Results go to bench/results/agents.json and agents.md.
"""

from __future__ import annotations

import argparse
import json
import shlex
import sys
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT))

from bench.head import head  # noqa: E402
from undercroft.agents.bench import Bench, Terms  # noqa: E402
from undercroft.agents.process import AgentProcess  # noqa: E402
from undercroft.terminal.commands.bench_agent import report  # noqa: E402

RESULTS: Final = ROOT / "bench" / "results"
PROGRAM: Final = ".venv/bin/python examples/agents/"
AGENTS: Final = ("scripted.py random", "scripted.py reader", "level.py squire", "level.py veteran")
LEVELS: Final = ["greedy", "novice", "squire", "adventurer", "veteran"]
GAMES: Final = 200
PRECISION: Final = 100.0  # Elo points


def placed(name: str, folder: Path) -> dict[str, Any]:
    """Plays an agent until its place is known, and returns the report without what depends on the machine."""
    terms = Terms(PROGRAM + name, "raiders", 3, 1, "en", 60.0, LEVELS)
    bench = Bench(terms, folder / name.rpartition(" ")[2])
    with AgentProcess(shlex.split(terms.agent), terms.timeout) as agent:
        while len(bench.games) < GAMES and not bench.scale.is_settled(PRECISION):
            bench.play(agent)
    found = report(bench, 0.0)
    return {**{key: found[key] for key in found if key not in ("seconds", "records")}, "agent": name}


def page(data: dict[str, Any]) -> str:
    levels = ", ".join(f"{level} {rating}" for level, rating in data["agents"][0]["levels"].items())
    lines = [
        "# Agents on the scale of the levels",
        "",
        f"{data['date']}, {data['machine']}, {data['build']} build. `python -m bench.agents` writes this page.",
        "Raiders, three seats, Elo points above `greedy` with 95 % intervals. The levels, as the ladder measured",
        f"them: {levels}. Language models are open: none has been run.",
        "",
        "| agent | rating | games | lost by failing | illegal moves |",
        "|---|---|---|---|---|",
    ]
    for row in data["agents"]:
        rating, failed = row["rating"], row["games"] - row["ends"].get("over", 0)
        place = f"{rating['value']} ({rating['low']} … {rating['high']})"
        lines.append(f"| {row['agent']} | {place} | {row['games']} | {failed} | {row['illegal']} |")
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description="Place the agents of the examples.")
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "agents", help="for records and journals")
    asked = parser.parse_args()
    data = {**head(), "agents": [placed(name, asked.folder) for name in AGENTS]}
    (RESULTS / "agents.json").write_text(json.dumps(data, indent=1) + "\n", "utf-8")
    (RESULTS / "agents.md").write_text(page(data), "utf-8")
    print(page(data))


if __name__ == "__main__":
    main()
