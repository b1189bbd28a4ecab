"""`make bench`: measure both builds and, where `make peers` has installed them, engines that others know.

Prints a table, writes bench/results/DATE.json and the newest table as bench/results/README.md. What has become slower
since the last measurement, as a ratio to a loop that never changes, is named, and make fails.
"""

from __future__ import annotations

import datetime
import json
import os
import platform
import subprocess
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.gate import REFERENCE, slowed
from bench.reference import rate

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "bench" / "results"
PEERS = ROOT / "build" / "peers" / "bin" / "python"
LOOP = "decisions per second, Python loop"
INFORMED = "informed games per second"
BUILDS = ("compiled", "pure")


def run(python: str, script: str, **environment: str) -> Any:
    clean = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    text = subprocess.check_output([python, f"bench/{script}"], cwd=ROOT, env={**clean, **environment}, text=True)
    return json.loads(text.splitlines()[-1])


def machine() -> str:
    cpu = platform.processor() or platform.machine()
    info = Path("/proc/cpuinfo")
    if info.exists():
        names = [
            line.partition(":")[2].strip() for line in info.read_text().splitlines() if line.startswith("model name")
        ]
        cpu = names[0] if names else cpu
    return f"{cpu}, {os.cpu_count()} cores, {platform.system()}, Python {platform.python_version()}"


def number(value: float) -> str:
    if value >= 1e6:
        return f"{value / 1e6:.1f}M"
    if value < 10:
        return f"{value:.1f}"
    return f"{value / 1e3:.0f}k" if value >= 1e4 else f"{value:,.0f}"


def table(data: dict[str, Any]) -> str:
    lines = [
        "# Benchmark results",
        "",
        f"{data['date']}, {data['machine']}. `make bench` writes this page.",
        "Random play on one core with default options; processor time, medians of several runs.",
        "",
        "| game | build | decisions/s, loop in the build | decisions/s, Python loop | games/s | copy |",
        "|---|---|---|---|---|---|",
    ]
    for build in BUILDS:
        for row in data[build]:
            rates = [number(row[key]) for key in ("decisions per second", LOOP, "games per second")]
            copy = f"{row['copy, microseconds']:.2f} µs"
            lines.append(f"| {row['game']}, {row['seats']} seats | {build} | {' | '.join(rates)} | {copy} |")
    lines += ["", *informed_table(data), *peers_table(data)]
    return "\n".join(lines) + "\n"


def informed_table(data: dict[str, Any]) -> list[str]:
    """Games a second that bots think with; how they grow with the seats. Measurements before there were minds have
    none."""
    found = [(row["game"], build, row[INFORMED]) for build in BUILDS for row in data[build] if row.get(INFORMED)]
    if not found:
        return []
    counts = sorted({seats for _, _, rates in found for seats in rates}, key=int)
    lines = [
        "Informed playouts, from the deal to the end: every seat plays by the game's quick policy, as in search.",
        "",
        f"| games/s | build | {' | '.join(f'{seats} seats' if seats != '1' else 'alone' for seats in counts)} |",
        f"|---|---|{'---|' * len(counts)}",
    ]
    for game, build, rates in found:
        cells = [number(rates[seats]) if seats in rates else "–" for seats in counts]
        lines.append(f"| {game} | {build} | {' | '.join(cells)} |")
    return [*lines, ""]


def peers_table(data: dict[str, Any]) -> list[str]:
    if not data["peers"]:
        return ["Peers were not measured: `make peers` installs them."]
    ours = {row["game"]: row[LOOP] for row in data["compiled"]}
    lines = [
        "Other engines in the same run, called from a Python loop, and decisions of our compiled games in the time of",
        "one of theirs. Games differ, so the ratios are orders of magnitude.",
        "",
        f"| engine | decisions/s, Python loop | copy | {' | '.join(ours)} |",
        f"|---|---|---|{'---|' * len(ours)}",
    ]
    for row in data["peers"]:
        clone = "–" if row["copy, microseconds"] is None else f"{row['copy, microseconds']:.2f} µs"
        ratios = " | ".join(f"×{rate / row[LOOP]:.1f}" for rate in ours.values())
        lines.append(f"| {row['name']} | {number(row[LOOP])} | {clone} | {ratios} |")
    return lines


def main() -> int:
    data: dict[str, Any] = {"date": datetime.date.today().isoformat(), "machine": machine(), "peers": []}
    compiled = run(sys.executable, "measure.py", PYTHONPATH=str(ROOT / "build" / "compiled"))
    pure = run(sys.executable, "measure.py")
    if not compiled["compiled"] or pure["compiled"]:
        print("the builds are not what they should be: run `make compile`", file=sys.stderr)
        return 1
    data["compiled"], data["pure"] = compiled["games"], pure["games"]
    if PEERS.exists():
        peers = run(str(PEERS), "peers.py")
        data["peers"] = peers["peers"]
        for line in peers["missing"]:
            print(f"not measured: {line}", file=sys.stderr)
    data[REFERENCE] = rate()
    before = max(RESULTS.glob("[0-9]*.json"), default=None)
    found = [] if before is None else slowed(json.loads(before.read_text("utf-8")), data)
    RESULTS.mkdir(exist_ok=True)
    (RESULTS / f"{data['date']}.json").write_text(json.dumps(data, indent=1) + "\n", "utf-8")
    (RESULTS / "README.md").write_text(table(data), "utf-8")
    print(table(data))
    for line in found:
        print(f"SLOWER than in {before}: {line}", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
