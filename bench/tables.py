"""Measures how many tables one server process carries, and what happens beyond.

    python -m bench.tables [--games chest raiders doggies serpent] [--tables 500 1000 2000 3000] [--seconds 15]
                           [--build build/compiled] [--before COMMIT] [--write]

Each table makes a move every four seconds. Every seat is a person with a socket of their own. A move is timed from its
sending until every seat has seen it. The load is added step by step to one server, which shares two cores with it.
--before also measures the server of that commit, in the same run and with the same build of the games. --write saves
bench/results/tables.json, tables.md and tables.svg.
"""

from __future__ import annotations

import argparse
import asyncio
import datetime
import gc
import json
import math
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from bench.run import machine
from bench.server import cpu_seconds, memory, running
from bench.server_load import Table, Web
from undercroft.games import OURS

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "bench" / "results"
PACE = 4.0  # seconds between two moves of a table
TOGETHER = 8  # tables that are set up at a time
GOAL = 50.0  # ms, p99


# -- the load, a process of its own: `python -m bench.tables load URL GAME SECONDS COUNT…` -----------------------------


async def load(url: str, game: str, seconds: float, counts: list[int]) -> None:
    web, tables = Web(url), list[Table]()
    for count in counts:
        while len(tables) < count:
            new = [Table(web, game) for _ in range(min(TOGETHER, count - len(tables)))]
            await asyncio.gather(*(table.gather() for table in new))
            await asyncio.gather(*(table.deal() for table in new))
            tables += new
        say({"ready": count})
        latencies: list[float] = []
        start = time.perf_counter()
        end = start + PACE + seconds

        waits = [PACE * place / count for place in range(count)]
        await asyncio.gather(*(play(table, wait, end, latencies) for table, wait in zip(tables, waits, strict=True)))
        say({"tables": count, "seconds": time.perf_counter() - start, "latencies": latencies})


async def play(table: Table, wait: float, end: float, latencies: list[float]) -> None:
    await asyncio.sleep(wait)
    await table.play(end, PACE, latencies)


def say(data: dict[str, Any]) -> None:
    print(json.dumps(data), flush=True)


# -- the server, and what is found -------------------------------------------------------------------------------------


def measure(build: Path, game: str, counts: list[int], seconds: float) -> list[dict[str, float]]:
    rows = []
    with running(build) as (server, url):
        empty = memory(server)
        command = [sys.executable, "-m", "bench.tables", "load", url, game, str(seconds), *map(str, counts)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as people:
            assert people.stdout is not None
            for _ in counts:
                count = json.loads(people.stdout.readline())["ready"]
                worked = cpu_seconds(server)
                found = json.loads(people.stdout.readline())
                worked = cpu_seconds(server) - worked
                latencies = sorted(found["latencies"])
                rows.append(
                    {
                        "tables": count,
                        "moves per second": len(latencies) / found["seconds"],
                        "median, ms": statistics.median(latencies),
                        "p99, ms": latencies[int(len(latencies) * 0.99)],
                        "longest, ms": latencies[-1],
                        "CPU of the server, ms per move": worked * 1000 / len(latencies),
                        "load of the server": worked / found["seconds"],
                        "memory of a table with its sockets, KiB": (memory(server) - empty) * 1024 / count,
                    }
                )
                print(rows[-1], file=sys.stderr, flush=True)
    return rows


def most_memory(rows: list[dict[str, Any]]) -> float:
    return max(float(row["memory of a table with its sockets, KiB"]) for row in rows)


def report(data: dict[str, Any]) -> str:
    lines = [
        "# Benchmark of many tables",
        "",
        f"{data['date']}, {data['machine']}, load average {data['load']}. Written by `{data['command']}`.",
        f"One server process on SQLite; each table moves every {PACE:.0f} s, and each seat is a socket. *Load* is the "
        f"server's share of a core. The goal is a p99 of {GOAL:.0f} ms at 2,000 tables on two otherwise idle cores. "
        f"A table takes up to {max(map(most_memory, data['results'].values())):.0f} KiB with its sockets.",
        "",
        "![](tables.svg)",
        "",
        "By number of tables: the p99, the load, and the server's processor time for a move.",
        "",
    ]
    for name, rows in data["results"].items():
        figures = [
            f"{row['tables']:,}: {row['p99, ms']:,.0f} ms, {row['load of the server']:.0%}, "
            f"{row['CPU of the server, ms per move']:.2f} ms"
            for row in rows
        ]
        lines.append(f"* {name}: {'; '.join(figures)}")
    return "\n".join(lines) + "\n"


def plot(data: dict[str, Any]) -> str:
    """Draws the p99 by tables on a logarithmic scale from 1 ms to 100 s, and the goal."""
    width, height, left, bottom = 640, 320, 60, 40
    most: float = max(row["tables"] for rows in data["results"].values() for row in rows)
    colours = ("#b45309", "#2563eb", "#15803d", "#7c3aed", "#be123c", "#0e7490", "#4d7c0f", "#a21caf")

    def x(tables: float) -> float:
        return left + (width - left - 20) * tables / most

    def y(ms: float) -> float:
        return 10.0 + (height - bottom) * (1.0 - math.log10(max(1.0, ms)) / 5)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height + 20}" font-family="sans-serif"'
        ' font-size="12"><rect width="100%" height="100%" fill="#fff"/>'
    ]
    for ms in (1, 10, 50, 100, 1000, 10_000, 100_000):
        dash = ' stroke-dasharray="5 4" stroke-width="2"' if ms == GOAL else ""
        parts.append(f'<path d="M{left} {y(ms):.0f}H{width - 20}" stroke="#ccc"{dash}/>')
        parts.append(f'<text x="{left - 6}" y="{y(ms) + 4:.0f}" text-anchor="end">{ms:,} ms</text>')
    for step in range(5):
        tables = most * step / 4
        parts.append(f'<text x="{x(tables):.0f}" y="{height - 8}" text-anchor="middle">{tables:,.0f}</text>')
    parts.append(f'<text x="{width / 2}" y="{height + 8}" text-anchor="middle">tables, a move every 4 s; p99</text>')
    for number, (name, rows) in enumerate(data["results"].items()):
        colour = colours[number % len(colours)]
        line = " ".join(f"{x(row['tables']):.0f},{y(row['p99, ms']):.0f}" for row in rows)
        parts.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"/>')
        parts.append(f'<text x="{left + 10}" y="{28 + 16 * number}" fill="{colour}">{name}</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def server_of(commit: str, build: Path, folder: Path) -> Path:
    """Copies the build and puts the server of a commit into it."""
    shutil.copytree(build, folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__", "build", "c"))
    shutil.rmtree(folder / "undercroft" / "server")
    archive = subprocess.run(
        ["git", "archive", f"{commit}:src", "undercroft/server"], check=True, capture_output=True, cwd=ROOT
    )
    subprocess.run(["tar", "-x", "-C", folder], input=archive.stdout, check=True)
    return folder


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", nargs="*", default=OURS)
    parser.add_argument("--tables", type=int, nargs="*", default=[500, 1000, 2000, 3000])
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--build", type=Path, default=ROOT / "src", help="build/compiled, to measure that")
    parser.add_argument("--before", help="a commit whose server is measured as well")
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()
    results: dict[str, Any] = {}
    with tempfile.TemporaryDirectory(prefix="undercroft-bench-") as folder:
        builds = {"today": asked.build.resolve()}
        if asked.before:
            builds = {f"before ({asked.before})": server_of(asked.before, asked.build, Path(folder)), **builds}
        for game in asked.games:
            for name, build in builds.items():
                results[f"{name}, {game}"] = measure(build, game, sorted(asked.tables), asked.seconds)
    data = {
        "date": datetime.date.today().isoformat(),
        "machine": machine(),
        "load": f"{os.getloadavg()[0]:.1f}",
        "command": " ".join(["python -m bench.tables", *sys.argv[1:]]),
        "results": results,
    }
    print(report(data))
    if asked.write:
        (RESULTS / "tables.json").write_text(json.dumps(data, indent=1) + "\n")
        (RESULTS / "tables.md").write_text(report(data))
        (RESULTS / "tables.svg").write_text(plot(data))


if __name__ == "__main__":
    if sys.argv[1:2] == ["load"]:
        gc.disable()  # pauses of the load are none of the server's
        import uvloop

        url, game, seconds, *counts = sys.argv[2:]
        uvloop.run(load(url, game, float(seconds), [int(count) for count in counts]))
    else:
        main()
