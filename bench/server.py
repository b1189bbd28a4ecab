"""How much one server process carries: moves a second, the time from a socket to all seats, memory of a table.

    python -m bench.server [--tables 200] [--seconds 10] [--boardgame FOLDER] [--write]

With --boardgame the same load is put on a boardgame.io server, if it is installed in FOLDER (`npm install
boardgame.io`; with an override to koa-compose 4.1.0, since 4.2 breaks its HTTP routes). With --write the result goes
to bench/results/server-DATE.json and bench/results/server.md.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any
from urllib.request import urlopen

from bench.head import head

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "bench" / "results"
STRANGER = ROOT / "tests" / "kernel" / "stranger"
LIMITS = (
    *(
        "connections",
        "connections_per_address",
        "requests_per_address",
        "joins_per_second",
        "joins_at_once",
        "openings_at_once",
    ),
    *("sockets_per_address", "changes_at_once", "changes_per_second", "messages_at_once", "messages_per_second"),
)
PACED = 100  # moves a second of the run that is not saturated
PORT = 8931


def memory(process: subprocess.Popen[str]) -> float:
    """Resident memory in MiB."""
    status = Path(f"/proc/{process.pid}/status").read_text()
    return int(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS"))) / 1024


def seconds_of(process: subprocess.Popen[str]) -> float:
    """CPU time spent so far."""
    fields = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def measure(server: subprocess.Popen[str], load: Sequence[str | Path], tables: int, **options: Any) -> dict[str, Any]:
    """Put a load on a running server."""
    empty = memory(server)
    with subprocess.Popen(load, stdout=subprocess.PIPE, text=True, **options) as people:
        assert people.stdout is not None
        assert people.stdout.readline() == "ready\n"
        before = seconds_of(server)
        result = json.loads(people.stdout.read())
    latencies = sorted(result["latencies"])
    return {
        "moves per second": len(latencies) / result["seconds"],
        "median, ms": statistics.median(latencies),
        "p99, ms": latencies[int(len(latencies) * 0.99)],
        "memory of a table with its sockets, KiB": (memory(server) - empty) * 1024 / tables,
        "CPU of the server, ms per move": (seconds_of(server) - before) * 1000 / len(latencies),
        "moves": len(latencies),
    }


def environment(*folders: Path | None) -> dict[str, str]:
    path = os.pathsep.join(str(folder) for folder in folders if folder is not None)
    return {**os.environ, "PYTHONPATH": path, "PYTHONUNBUFFERED": "1"}


@contextlib.contextmanager
def running(build: Path | None, *more: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server on an empty folder, without limits, and its address; `more` is put on its path."""
    words = [word for name in LIMITS for word in ("--limit", f"{name}=1000000")]
    with tempfile.TemporaryDirectory() as data:
        server = subprocess.Popen(
            [sys.executable, "-m", "undercroft.cli", "serve", "--port", str(PORT), "--data", data, *words],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            cwd=ROOT,
            env=environment(build, *more),
        )
        try:
            assert server.stdout is not None
            yield server, next(line.split()[-1] for line in server.stdout if "is open at" in line)
        finally:
            server.kill()
            server.wait()


def ours(game: str, tables: int, seconds: float, rate: float, build: Path | None) -> dict[str, Any]:
    with running(build, STRANGER) as (server, url):
        words = (url, game, str(tables), str(seconds), str(rate))
        load: list[str | Path] = [sys.executable, ROOT / "bench" / "server_load.py", *words]
        return measure(server, load, tables, env=environment(build, STRANGER))


def boardgame(folder: Path, tables: int, seconds: float, rate: float) -> dict[str, Any]:
    script = ROOT / "bench" / "server_boardgame.mjs"
    quiet = {"NODE_ENV": "production", "PATH": os.environ["PATH"]}
    server = subprocess.Popen(
        ["node", script, "serve", str(PORT)], cwd=folder, env=quiet, text=True, stdout=subprocess.DEVNULL
    )
    try:
        _wait_for(f"http://localhost:{PORT}/games")
        load: list[str | Path] = ["node", script, "load", str(PORT), str(tables), str(seconds), str(rate)]
        return measure(server, load, tables, cwd=folder)
    finally:
        server.kill()
        server.wait()


def _wait_for(url: str) -> None:
    for _ in range(200):
        try:
            urlopen(url).close()
            return
        except OSError:
            time.sleep(0.05)
    raise RuntimeError(f"nothing answers at {url}")


def report(data: dict[str, Any]) -> str:
    lines = [
        "# Benchmark of the server",
        "",
        f"{data['date']}, {data['machine']}, load average {data['load']}. Written by `python -m bench.server --write`.",
        f"{data['tables']} tables on one server process; every move goes from one socket to the sockets of all seats. "
        "The load runs on the same machine.",
        f"*Saturated*: every table moves as soon as all seats have seen the last move. *Paced*: {PACED} moves a second "
        "over all tables.",
        "A match of toy has 16 moves; then the same sockets go on at a new table, on both servers.",
        "Ours writes every move to the disk (SQLite, synchronous=FULL) before anybody sees it; boardgame.io keeps them "
        "in memory. Other work ran on the machine (see the load average): CPU per move and memory compare best, "
        "latencies and moves/s are lower bounds.",
        "",
        "| server | moves/s, saturated | median | p99 | CPU per move | p99, paced | memory per table |",
        "|---|---|---|---|---|---|---|",
    ]
    for name, rows in data["results"].items():
        full, paced = rows["saturated"], rows["paced"]
        lines.append(
            f"| {name} | {full['moves per second']:,.0f} | {full['median, ms']:.0f} ms | {full['p99, ms']:.0f} ms "
            f"| {full['CPU of the server, ms per move']:.2f} ms | {paced['p99, ms']:.0f} ms "
            f"| {paced['memory of a table with its sockets, KiB']:.0f} KiB |"
        )
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--games", nargs="*", default=["toy", "chest", "raiders"])
    parser.add_argument("--boardgame", type=Path, help="folder with boardgame.io in its node_modules")
    parser.add_argument("--build", type=Path, help="build/compiled, to measure that instead of the sources")
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()
    results: dict[str, Any] = {}
    for game in asked.games:
        build = asked.build.resolve() if asked.build else None
        results[f"undercroft, {game}"] = {
            kind: ours(game, asked.tables, asked.seconds, rate, build) for kind, rate in _kinds()
        }
    if asked.boardgame:
        results["boardgame.io, toy"] = {
            kind: boardgame(asked.boardgame, asked.tables, asked.seconds, rate) for kind, rate in _kinds()
        }
    data = {**head(), "tables": asked.tables, "results": results}
    print(report(data))
    if asked.write:
        (RESULTS / f"server-{data['date']}.json").write_text(json.dumps(data, indent=1) + "\n")
        (RESULTS / "server.md").write_text(report(data))


def _kinds() -> list[tuple[str, float]]:
    return [("saturated", 0), ("paced", PACED)]


if __name__ == "__main__":
    main()
