"""Measures the durable moves per second of 1, 2 and 4 processes on PostgreSQL with a disk that needs 2 ms per sync.

    python -m bench.postgres [--before COMMIT] [--processes 1 2 4] [--tables 64] [--seconds 8] [--write]

Each process writes moves at its own tables through the server's store, as fast as each table is answered, and follows
as many tables of another process. There are no sockets and no rules. --before also measures the store of that commit,
in turns. --write saves bench/results/postgres.json. Needs a C compiler, for the slow disk.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "bench" / "results"
BODY = json.dumps({"kind": "stepped", "at": 0, "seat": 0, "move": "x" * 40, "chance": "y" * 60})
SUMMARY = "s" * 400


# -- one process that writes, started as `python bench/postgres.py write URL PROCESS PROCESSES TABLES SECONDS` ---------


async def write(url: str, process: int, processes: int, tables: int, seconds: float) -> dict[str, Any]:
    from undercroft.server.store import TableRow
    from undercroft.server.store.postgres import PostgresStore

    store = PostgresStore(url)
    heard = 0

    def hear(*_: object) -> None:
        nonlocal heard
        heard += 1

    await store.open()

    def row(table: int, version: int) -> TableRow:
        return TableRow(f"p{process}t{table:06}", SUMMARY, "toy", "playing", "public", version, None, version)

    for table in range(tables):
        await store.add_table(row(table, 0), "header", 0, [], set())
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.readline)  # all have set up their tables
    for table in range(tables if processes > 1 else 0):
        await store.arrive(f"p{(process + 1) % processes}t{table:06}", f"person {process}")
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    store.listen(hear)
    latencies: list[float] = []
    end = time.perf_counter() + seconds

    async def play(table: int) -> None:
        version = 0
        while (start := time.perf_counter()) < end:
            version += 1
            assert await store.append(row(table, version), BODY, None)
            latencies.append((time.perf_counter() - start) * 1000)

    await asyncio.gather(*(play(table) for table in range(tables)))
    cpu = time.process_time()
    await store.close()
    return {"latencies": latencies, "heard": heard, "cpu": cpu}


# -- all of them ------------------------------------------------------------------------------------------------------


def measure(source: Path, processes: int, tables: int, seconds: float, preload: Path) -> dict[str, float]:
    """The store of `source` on a fresh database."""
    from tests.server.postgres import Postgres

    server = Postgres({"LD_PRELOAD": str(preload)}, durable=True)
    command = [sys.executable, str(ROOT / "bench" / "postgres.py"), "write", server.url]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join((str(source), str(ROOT)))}
    try:
        writers = [
            subprocess.Popen(
                [*command, *map(str, (number, processes, tables, seconds))],
                text=True,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                env=environment,
            )
            for number in range(processes)
        ]
        for _ in range(2):
            for writer in writers:
                assert writer.stdout is not None
                assert writer.stdout.readline() == "ready\n"
            for writer in writers:
                assert writer.stdin is not None
                print(file=writer.stdin, flush=True)
        results = [json.loads(writer.communicate()[0]) for writer in writers]
    finally:
        server.remove()
    latencies = sorted(latency for result in results for latency in result["latencies"])
    return {
        "moves per second": len(latencies) / seconds,
        "median, ms": statistics.median(latencies),
        "p99, ms": latencies[int(len(latencies) * 0.99)],
        "heard per move": sum(result["heard"] for result in results) / len(latencies),
    }


def report(data: dict[str, Any]) -> str:
    lines = [
        "# Benchmark of PostgreSQL",
        "",
        f"{data['date']}, {data['machine']}, load average {data['load']}. `{data['command']}`.",
        f"Each process writes moves at {data['tables']} tables, each as soon as the last one is durable, and follows "
        "those of the next process. Every sync takes 2 ms more. *Heard*: announcements received per move.",
        "",
        "| processes | store | moves/s | median | p99 | heard per move |",
        "|---|---|---|---|---|---|",
    ]
    for processes, stores in data["results"].items():
        for name, found in stores.items():
            lines.append(
                f"| {processes} | {name} | {found['moves per second']:,.0f} | {found['median, ms']:.0f} ms "
                f"| {found['p99, ms']:.0f} ms | {found['heard per move']:.2f} |"
            )
    return "\n".join(lines) + "\n"


def main() -> None:
    from bench.head import head

    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--before", help="a commit whose store is measured as well")
    parser.add_argument("--processes", type=int, nargs="*", default=[1, 2, 4])
    parser.add_argument("--tables", type=int, default=64, help="of each process")
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()
    results: dict[str, Any] = {}
    folder = Path(tempfile.mkdtemp(prefix="undercroft-bench-"))
    folder.chmod(0o755)  # PostgreSQL may run as another user
    try:
        preload = folder / "slow_sync.so"
        source = ROOT / "bench" / "slow_sync.c"
        subprocess.run(["cc", "-shared", "-fPIC", "-O2", "-o", preload, source, "-ldl"], check=True)
        stores = {"today": ROOT / "src"}
        if asked.before:
            archive = subprocess.run(["git", "archive", asked.before, "src"], check=True, capture_output=True, cwd=ROOT)
            subprocess.run(["tar", "-x", "-C", folder], input=archive.stdout, check=True)
            stores = {f"before ({asked.before})": folder / "src", **stores}
        for processes in asked.processes:
            results[str(processes)] = {
                name: measure(path, processes, asked.tables, asked.seconds, preload) for name, path in stores.items()
            }
    finally:
        shutil.rmtree(folder)
    data = {
        **head(),
        "command": " ".join(["python -m bench.postgres", *sys.argv[1:]]),
        "tables": asked.tables,
        "results": results,
    }
    print(report(data))
    if asked.write:
        (RESULTS / "postgres.json").write_text(json.dumps(data, indent=1) + "\n")


if __name__ == "__main__":
    if sys.argv[1:2] == ["write"]:
        url, process, processes, tables, seconds = sys.argv[2:]
        print(json.dumps(asyncio.run(write(url, int(process), int(processes), int(tables), float(seconds)))))
    else:
        main()
