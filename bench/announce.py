"""What carries announcements: NOTIFY of PostgreSQL against NATS, with few and with many processes that listen.

    python -m bench.announce [--listeners 2 16 64] [--rates 100 0] [--tables 64] [--seconds 6] [--write]

One process writes moves through the store of the server, another follows its tables; all further ones listen and are
told nothing, as those do who serve other tables. Measured is how long after the answer of the store the follower hears
of a move, and what of the processor PostgreSQL needs for a move. Rate 0: as fast as each table is answered. All in one
run, in turns, on a disk that needs 2 ms more for a sync. With --write the result goes to bench/results/announce.json
and announce.md. Needs a C compiler, for the slow disk.
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
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import psycopg
from nats.aio.client import Client

from bench.head import head
from bench.postgres import BODY, RESULTS, ROOT, SUMMARY
from tests.server.nats import Nats
from tests.server.postgres import Postgres
from undercroft.server.store import TableRow
from undercroft.server.store.postgres import PostgresStore


@asynccontextmanager
async def others(number: int, database: str, nats: Nats | None) -> AsyncIterator[None]:
    """Processes that are told nothing: of each, the line on which it listens."""
    lines = [psycopg.connect(database, autocommit=True) for _ in range(number)]
    clients = [Client() for _ in range(number if nats else 0)]
    try:
        for place, line in enumerate(lines):
            if nats is None:
                line.execute(f"LISTEN undercroft_{place}".encode())
        for place, client in enumerate(clients):
            assert nats is not None
            await client.connect(nats.url)
            await client.subscribe(f"undercroft.server.{place}")
        yield
    finally:
        for line in lines:
            line.close()
        for client in clients:
            await client.close()


def row(table: int, version: int) -> TableRow:
    return TableRow(f"t{table:06}", SUMMARY, "toy", "playing", "public", version, None, version)


def work_of(server: Postgres) -> float:
    """Seconds of processor that all processes of the database have used."""
    children = Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text().split()
    stats = [Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split() for process in [server.pid, *children]]
    return sum(int(stat[11]) + int(stat[12]) for stat in stats) / os.sysconf("SC_CLK_TCK")


async def measure(server: Postgres, nats: Nats | None, listeners: int, rate: float, asked: Any) -> dict[str, float]:
    announce = [nats.url] if nats else []
    writer, follower = (PostgresStore(server.url, 4, announce) for _ in range(2))
    for store in (writer, follower):
        await store.open()
        while store.is_deaf:
            await asyncio.sleep(0.01)
    versions = [0] * asked.tables
    with psycopg.connect(server.url, autocommit=True) as operator:
        operator.execute("TRUNCATE tables, entries, presence CASCADE")
    for table in range(asked.tables):
        await writer.add_table(row(table, 0), "header", 0, [], set())
        await follower.arrive(f"t{table:06}", "bob")
    written: dict[str, float] = {}  # when the oldest move that is not announced yet was durable
    latencies: list[float] = []

    def hear(table: str, _: bool) -> None:
        if table in written:
            latencies.append((time.perf_counter() - written.pop(table)) * 1000)

    follower.listen(hear)
    async with others(listeners - 2, server.url, nats):
        before, start = work_of(server), time.perf_counter()

        async def play(table: int) -> None:
            due = start + (asked.seconds * table / asked.tables) % (asked.tables / rate if rate else 1)
            while time.perf_counter() - start < asked.seconds:
                if rate:
                    await asyncio.sleep(max(0.0, due - time.perf_counter()))
                    due += asked.tables / rate
                versions[table] += 1
                assert await writer.append(row(table, versions[table]), BODY, None)
                written.setdefault(f"t{table:06}", time.perf_counter())

        await asyncio.gather(*(play(table) for table in range(asked.tables)))
        seconds = time.perf_counter() - start
        while written:  # else lost, which `LiveTables` would find by versions
            await asyncio.sleep(0.01)
        work = work_of(server) - before
    for store in (writer, follower):
        await store.close()
    latencies.sort()
    return {
        "moves per second": sum(versions) / seconds,
        "heard": len(latencies),
        "median, ms": statistics.median(latencies),
        "p99, ms": latencies[int(len(latencies) * 0.99)],
        "database, ms per move": work * 1000 / sum(versions),
    }


def report(data: dict[str, Any]) -> str:
    lines = [
        "# Benchmark of announcements",
        "",
        f"{data['date']}, {data['machine']}, load average {data['load']}. Written by `{data['command']}`.",
        f"One process writes moves at {data['tables']} tables, another follows them, the rest listen and are told "
        "nothing. *Heard after*: from the answer of the store to the one who follows. *Database*: processor time of "
        "PostgreSQL for a move with its announcement. Everything shares the cores of the machine with other work: "
        "compare the two, which were measured in turns in one run.",
        "",
        "| processes | moves wanted | carried by | moves/s | heard after, median | p99 | database, a move |",
        "|---|---|---|---|---|---|---|",
    ]
    for found in data["results"]:
        wanted = f"{found['rate']:g}/s" if found["rate"] else "as many as it can"
        lines.append(
            f"| {found['listeners']} | {wanted} | {found['by']} | {found['moves per second']:,.0f} "
            f"| {found['median, ms']:.1f} ms | {found['p99, ms']:.0f} ms | {found['database, ms per move']:.2f} ms |"
        )
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--listeners", type=int, nargs="*", default=[2, 16, 64])
    parser.add_argument("--rates", type=float, nargs="*", default=[100, 0])
    parser.add_argument("--tables", type=int, default=64)
    parser.add_argument("--seconds", type=float, default=6)
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()
    results: list[dict[str, Any]] = []
    folder = Path(tempfile.mkdtemp(prefix="undercroft-bench-"))
    folder.chmod(0o755)  # PostgreSQL may run as another user
    nats = Nats()
    try:
        preload, source = folder / "slow_sync.so", ROOT / "bench" / "slow_sync.c"
        subprocess.run(["cc", "-shared", "-fPIC", "-O2", "-o", preload, source, "-ldl"], check=True)
        server = Postgres({"LD_PRELOAD": str(preload)}, durable=True)
        try:
            for listeners in asked.listeners:
                for rate in asked.rates:
                    for by, carrier in (("NOTIFY", None), ("NATS", nats)):
                        found = asyncio.run(measure(server, carrier, listeners, rate, asked))
                        results.append({"listeners": listeners, "rate": rate, "by": by, **found})
        finally:
            server.remove()
    finally:
        nats.remove()
        shutil.rmtree(folder)
    data = {
        **head(),
        "command": " ".join(["python -m bench.announce", *sys.argv[1:]]),
        "tables": asked.tables,
        "results": results,
    }
    print(report(data))
    if asked.write:
        (RESULTS / "announce.json").write_text(json.dumps(data, indent=1) + "\n")
        (RESULTS / "announce.md").write_text(report(data))


if __name__ == "__main__":
    main()
