"""Simulates a million tables and the loss of a machine, from the measured costs of one table of Serpent.

    python -m bench.scale [--tables 1000000]

docs/operators/scale.md names the costs and shows the result.
"""

from __future__ import annotations

import argparse
import random
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
PACE: Final = 4.0  # seconds between two moves of a table
SEATS: Final = 2
MOVE: Final = 0.0008  # seconds of a core for a move, seen by all seats
CONNECT: Final = 0.001  # for a socket that is opened and follows a table
REBUILD: Final = 0.019  # to read a match of 200 entries from the store
REFRESH: Final = 0.0005  # to look after a table when another process has died
MEMORY: Final = 155 * 1024  # bytes of a table with its sockets
STORE: Final = 3000  # moves a second of one PostgreSQL on two cores, 2 ms a sync
BUSY: Final = 0.5  # of a core that a process is planned to need
PROCESSES: Final = 8  # on a machine of 8 cores
BACK: Final = 3.0  # seconds over which browsers come back when their line broke
HORIZON: Final = 90.0  # seconds that are simulated
STEP: Final = 0.001
NOTICED: Final = 1.0  # seconds until others see that a process has died


class Cell(NamedTuple):
    """One database and the server processes on it."""

    tables: int
    processes: int

    @property
    def busy(self) -> float:
        return self.tables / PACE * MOVE / self.processes


def cell() -> Cell:
    """As many tables as one database carries."""
    tables = int(STORE * PACE)
    return Cell(tables, round(tables / PACE * MOVE / BUSY))


class Loss(NamedTuple):
    """The longest move on the surviving processes, and the seconds until everyone is back."""

    survivors: int
    busy: float  # of a survivor, before
    worst: float  # seconds that a move took at most
    slow: float  # seconds during which moves took more than 50 ms
    back: float  # seconds until the last one who was cut off saw the table again


def lose(tables: int, processes: int, lost: int, seed: int = 1) -> Loss:
    """`lost` of the processes die at once. A survivor plays moves in its loop and reads matches in a thread beside it;
    while both have work, each gets half of the core."""
    chance = random.Random(seed)
    survivors = processes - lost
    own, others = tables // processes, tables // processes * lost // survivors
    turns = int(HORIZON / PACE)
    loop: list[tuple[float, float, bool]] = []  # when it comes, what it costs, is it a move; of one survivor
    reads: list[float] = []  # when the first of a table that was cut off comes back
    for _ in range(own):
        first = chance.uniform(0, PACE)
        loop += [(first + PACE * turn, MOVE, True) for turn in range(turns)]
        if chance.random() < lost / processes * (SEATS - 1):  # where somebody was through the dead ones
            loop.append((NOTICED + chance.uniform(0, 0.05), REFRESH, False))
    for _ in range(others):
        arrivals = sorted(chance.uniform(0.2, BACK) for _ in range(SEATS))
        reads.append(arrivals[0])
        loop += [(arrival, CONNECT, False) for arrival in arrivals]
        first = arrivals[-1] + chance.uniform(0, PACE)
        loop += [(first + PACE * turn, MOVE, True) for turn in range(turns)]
    loop.sort()
    reads.sort()
    now = worst = back = 0.0
    slow: set[int] = set()  # tenths of a second
    next_job = next_read = 0
    job_left, read_left = loop[0][1], REBUILD
    while now < HORIZON:
        has_job = next_job < len(loop) and loop[next_job][0] <= now
        has_read = next_read < len(reads) and reads[next_read] <= now
        share = STEP / 2 if has_job and has_read else STEP
        now += STEP
        job_left -= share if has_job else 0.0
        read_left -= share if has_read else 0.0
        while has_job and job_left <= 0:
            came, _, is_move = loop[next_job]
            if is_move:
                worst = max(worst, now - came)
                if now - came > 0.05:
                    slow.add(int(came * 10))
            next_job += 1
            has_job = next_job < len(loop) and loop[next_job][0] <= now
            job_left = job_left + loop[next_job][1] if has_job else loop[min(next_job, len(loop) - 1)][1]
        if has_read and read_left <= 0:
            next_read, read_left, back = next_read + 1, read_left + REBUILD, now
    return Loss(survivors, own / PACE * MOVE, worst, len(slow) / 10, back if next_read == len(reads) else HORIZON)


def report(tables: int) -> str:
    one = cell()
    cells = -(-tables // one.tables)
    machines = -(-one.processes // PROCESSES)
    lines = [
        "# Plan and simulation",
        "",
        f"{tables:,} tables of Serpent, a move every {PACE:.0f} s at each: {tables / PACE:,.0f} moves a second. One "
        f"database carries {STORE:,} of them, {one.tables:,} tables: with {one.processes} server processes at "
        f"{one.busy:.0%} of a core it makes a *cell*. {cells:,} cells, {cells * one.processes:,} processes, "
        f"{tables * MEMORY / 2**30:,.0f} GiB of memory for tables in play.",
        "",
        f"A cell loses a machine ({PROCESSES} processes each, or fewer; {machines} to a cell):",
        "",
        "| processes | lost | busy before | longest move | moves above 50 ms for | everybody is back after |",
        "|---|---|---|---|---|---|",
    ]
    for processes, lost in ((5, 1), (8, 1), (8, 4), (16, 1)):
        for busy in (0.2, 0.35, 0.5):
            found = lose(int(busy * processes * PACE / MOVE), processes, lost)
            lines.append(
                f"| {processes} | {lost} | {found.busy:.0%} | {found.worst * 1000:,.0f} ms | {found.slow:.1f} s "
                f"| {'more than ' if found.back >= HORIZON else ''}{found.back:.0f} s |"
            )
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=1_000_000)
    print(report(parser.parse_args().tables))


if __name__ == "__main__":
    main()
