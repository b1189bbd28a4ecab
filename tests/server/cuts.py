"""The stores alone, while those who write are killed and the power is cut, several times a second.

    python -m tests.server.cuts [--seconds 60] [--seed 1] [--at-once 4] [--sqlite] [--ledger]

Processes write entries at the same tables as fast as they can and say which ones they were promised. Then one of them
is killed, or all the lines to the database are, or the database; with SQLite the power is cut: whatever was not synced
is lost, piece by piece as chance will have it (`unsynced.c`). After each fault every promise must be in the store, each
entry once, without a gap. Several stores are tried at once: most of a fault is waiting. --ledger adds the run to
bench/results/chaos.json.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import multiprocessing
import os
import random
import select
import shutil
import signal
import sqlite3
import struct
import subprocess
import sys
import tempfile
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

import psycopg

from tests.server.ledger import Ledger
from tests.server.postgres import Postgres
from undercroft.server.store import Store, StoreFailure, TableRow, sqlite
from undercroft.server.store.postgres import PostgresStore
from undercroft.server.store.sqlite import SqliteStore

TABLES: Final = 12
WRITERS: Final = 3  # on PostgreSQL
SOURCE: Final = Path(__file__).with_name("unsynced.c")
RECORD: Final = struct.Struct("6q")  # as in unsynced.c
LOST: Final = 0.5  # how often a piece that was not synced is lost


# -- a process that writes ----------------------------------------------------------------------


async def write_for_ever(store: Store, name: str, promises: int) -> None:
    """Entries at all tables, one after the other at each; what was promised goes to the file `promises`."""
    await store.open()

    async def write_at(table: str) -> None:
        version = 0
        for number in itertools.count():
            body, is_done = f"{name} {table} {number}", False
            while not is_done:
                try:
                    found = await store.entries(table, version)
                    version += len(found)
                    row = TableRow(table, body, "toy", "playing", "public", version + 1, None, version + 1)
                    if body in found:  # it was written, and the answer was lost
                        is_done = True
                    elif await store.append(row, body, None):
                        version, is_done = version + 1, True
                        os.write(promises, f"{table} {version} {body}\n".encode())
                except StoreFailure:
                    await asyncio.sleep(0.02)

    await asyncio.gather(*(write_at(table) for table in tables()))


def tables() -> list[str]:
    return [f"table{number:02}" for number in range(TABLES)]


class Writer:
    """Forked, because an interpreter takes longer to start than a fault to happen."""

    def __init__(self, place: Path, database: str | None, name: str) -> None:
        self.promises, promises = os.pipe()
        self.log = place / "unsynced.log"
        self.log.unlink(missing_ok=True)
        self.rest = b""
        self.pid = os.fork()
        if self.pid == 0:
            try:
                os.close(self.promises)
                os.environ["UNSYNCED_LOG"] = str(self.log)
                os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
                vars(sqlite).update(ENOUGH=5, EVERY=0.0, LONG=50)  # often enough to be cut off in the middle
                store = SqliteStore(place) if database is None else PostgresStore(database, 4)
                asyncio.run(write_for_ever(store, name, promises))
            finally:
                os._exit(1)
        os.close(promises)

    def heard(self, seconds: float) -> list[tuple[str, int, str]]:
        """Returns the promises since the last call; waits up to a limit for more, unless the process has ended."""
        found: list[tuple[str, int, str]] = []
        end = time.monotonic() + seconds
        while select.select([self.promises], [], [], max(0.0, end - time.monotonic()))[0]:
            piece = os.read(self.promises, 1 << 16)
            if not piece:
                break
            *lines, self.rest = (self.rest + piece).split(b"\n")
            for line in lines:
                table, version, body = line.decode().split(" ", 2)
                found.append((table, int(version), body))
        return found

    def kill(self) -> list[tuple[str, int, str]]:
        os.kill(self.pid, signal.SIGKILL)
        os.waitpid(self.pid, 0)
        last = self.heard(10.0)  # until the end of what it said
        os.close(self.promises)
        return last


# -- faults -------------------------------------------------------------------------------------


class Trial:
    """A store, its writers, and what they were promised."""

    def __init__(self, seed: int, database: Postgres | None) -> None:
        self.chance = random.Random(seed)
        self.place = Path(tempfile.mkdtemp(prefix="undercroft-cuts-"))
        self.database = database
        self.faults: Counter[str] = Counter()
        self.promised = self.lost = self.doubled = self.odd = 0
        self._names = 0
        self._promises: list[tuple[str, int, str]] = []
        asyncio.run(self._set_up())
        self.writers = [self._writer() for _ in range(1 if database is None else WRITERS)]

    async def _set_up(self) -> None:
        store = SqliteStore(self.place) if self.database is None else PostgresStore(self.database.url, 2)
        await store.open()
        for table in tables():
            await store.add_table(TableRow(table, "", "toy", "playing", "public", 0, None, 0), "", 0, [], set())
        await store.close()

    def _writer(self) -> Writer:
        self._names += 1
        return Writer(self.place, self.database.url if self.database else None, f"w{self._names}")

    def round(self) -> None:
        """Let them write, do them a harm, look whether every promise was kept."""
        promises = self._listen(patience=30.0)
        harms = [self._cut_power] * 3 + [self._kill] if self.database is None else [self._kill] * 4 + [self._cut_lines]
        if self.database is not None and self.chance.random() < 0.1:
            harms = [self._kill_database]
        promises += self.chance.choice(harms)()
        self._check(promises)

    def _listen(self, patience: float) -> list[tuple[str, int, str]]:
        """Until somebody was promised something, and a moment longer."""
        found: list[tuple[str, int, str]] = []
        end = time.monotonic() + patience
        while not found and time.monotonic() < end:
            for writer in self.writers:
                found += writer.heard(0.01)
        time.sleep(self.chance.uniform(0, 0.1))
        for writer in self.writers:
            found += writer.heard(0.0)
        return found

    def _kill(self) -> list[tuple[str, int, str]]:
        place = self.chance.randrange(len(self.writers))
        last = self.writers[place].kill()
        self.faults["processes killed"] += 1
        self.writers[place] = self._writer()
        return last

    def _cut_power(self) -> list[tuple[str, int, str]]:
        last = self.writers[0].kill()
        lose_unsynced(self.writers[0].log, self.chance)
        (self.place / "undercroft.sqlite3-shm").unlink(missing_ok=True)  # memory
        self.faults["power cuts"] += 1
        with contextlib.closing(sqlite3.connect(self.place / "undercroft.sqlite3")) as connection:
            if connection.execute("PRAGMA integrity_check").fetchone()[0] != "ok":
                self.odd += 1
        self.writers[0] = self._writer()
        return last

    def _cut_lines(self) -> list[tuple[str, int, str]]:
        assert self.database is not None
        self.database.cut_lines()
        self.faults["times all lines to the database cut"] += 1
        return []

    def _kill_database(self) -> list[tuple[str, int, str]]:
        assert self.database is not None
        self.database.stop(self.chance.choice([signal.SIGKILL, signal.SIGQUIT, signal.SIGINT]))
        self.database.start()
        self.faults["databases killed"] += 1
        return []

    def _rows(self, sql: str) -> list[Any]:
        if self.database is None:
            with contextlib.closing(sqlite3.connect(self.place / "undercroft.sqlite3")) as connection:
                return connection.execute(sql).fetchall()
        with psycopg.connect(self.database.url) as postgres:
            return postgres.execute(sql.encode()).fetchall()

    def _check(self, promises: list[tuple[str, int, str]]) -> None:
        self._promises += promises
        first = min((n for _, n, _ in promises), default=0)
        held = {(t, n): body for t, n, body in self._rows(f"SELECT table_id, n, body FROM entries WHERE n >= {first}")}
        for table, n, body in promises:
            if held.get((table, n)) != body:
                print(f"lost: {body}")

    def check_all(self) -> None:
        """Checks at the end: every promised entry is there, without gaps, and the rows of tables fit their entries."""
        held = {(table, n): body for table, n, body in self._rows("SELECT table_id, n, body FROM entries")}
        self.promised = len(self._promises)
        self.lost = sum(held.get((table, n)) != body for table, n, body in self._promises)
        self.doubled = len(held) - len(set(held.values()))
        for table, version, summary, count, last, body in self._rows(
            "SELECT id, version, summary, count(*), max(n), (SELECT body FROM entries WHERE table_id = id AND n ="
            " version) FROM tables JOIN entries ON table_id = id GROUP BY id, version, summary"
        ):
            if not version == count == last or summary != body:
                print(f"{table}: version {version}, {count} entries to {last}, {summary!r} and {body!r}")
                self.odd += 1

    def end(self) -> None:
        for writer in self.writers:
            writer.kill()
        shutil.rmtree(self.place)
        if self.database is not None:
            self.database.remove()


def lose_unsynced(log: Path, chance: random.Random) -> None:
    """Take back, at random, writes that came after the last sync of their file."""
    data = log.read_bytes() if log.exists() else b""
    unsynced: dict[str, list[tuple[int, int, int, bytes, int]]] = {}
    place = 0
    while place + RECORD.size <= len(data):
        start = place
        kind, length, offset, size, old, new = RECORD.unpack_from(data, place)
        place += RECORD.size
        path = data[place : place + length].decode()
        place += length
        if kind == ord("s"):
            unsynced[path] = [write for write in unsynced.get(path, []) if write[0] >= offset]
        else:
            unsynced.setdefault(path, []).append((start, offset, size, data[place : place + old], new))
            place += old
    for path, writes in unsynced.items():
        with contextlib.suppress(FileNotFoundError), Path(path).open("r+b") as file:
            for _, offset, size, before, new in reversed(writes):
                if chance.random() < LOST:
                    file.seek(offset)
                    file.write(before.ljust(new, b"\0"))
                    if offset + new >= os.fstat(file.fileno()).st_size > size:
                        file.truncate(max(size, offset + len(before)))


class Found(NamedTuple):
    """The findings of one trial."""

    faults: Counter[str]
    promised: int
    lost: int
    doubled: int
    odd: int


def tried(seconds: float, is_sqlite: bool, seed: int) -> Found:
    trial, start = Trial(seed, None if is_sqlite else Postgres()), time.monotonic()
    try:
        while time.monotonic() - start < seconds:
            trial.round()
        trial.check_all()
    finally:
        trial.end()
    return Found(trial.faults, trial.promised, trial.lost, trial.doubled, trial.odd)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    parser.add_argument("--sqlite", action="store_true", help="SQLite, instead of PostgreSQL")
    parser.add_argument("--ledger", action="store_true", help="add the run to the ledger")
    parser.add_argument("--at-once", type=int, default=4, help="stores that are tried at the same time")
    asked = parser.parse_args()
    start = time.monotonic()
    seeds = [asked.seed * 100 + place for place in range(asked.at_once)]
    with ProcessPoolExecutor(asked.at_once, multiprocessing.get_context("fork")) as pool:
        found = list(pool.map(partial(tried, asked.seconds, asked.sqlite), seeds))
    faults: Counter[str] = Counter()
    for each in found:
        faults.update(each.faults)
    promised, lost, doubled, odd = (
        sum(figures) for figures in zip(*((f.promised, f.lost, f.doubled, f.odd) for f in found), strict=True)
    )
    print(f"{dict(faults)}, {promised:,} promised, {lost} lost, {doubled} doubled, {odd} odd")
    if asked.ledger:
        what = "SQLite, the store alone" if asked.sqlite else f"PostgreSQL, the store alone, {WRITERS} processes"
        seconds = time.monotonic() - start
        Ledger().add(what=what, seconds=seconds, faults=faults, promised=promised, lost=lost, doubled=doubled, odd=odd)
    return 1 if lost or doubled or odd else 0


def with_unsynced() -> int:
    """Again, with the library loaded that notes what was not synced."""
    with tempfile.TemporaryDirectory() as folder:
        library = Path(folder) / "unsynced.so"
        subprocess.run(["cc", "-shared", "-fPIC", "-O2", "-o", library, SOURCE], check=True)
        environment = {**os.environ, "LD_PRELOAD": str(library)}
        return subprocess.run([sys.executable, "-m", "tests.server.cuts", *sys.argv[1:]], env=environment).returncode


if __name__ == "__main__":
    sys.exit(
        with_unsynced() if "--sqlite" in sys.argv and "unsynced" not in os.environ.get("LD_PRELOAD", "") else main()
    )
