"""How long Python's search for garbage stops a server that holds many tables, in three ways.

    PYTHONPATH=build/compiled python -m bench.pauses [--game serpent] [--tables 2000] [--moves 60] [--write]

Matches are dealt and played with first legal moves, all kept in memory, as a server does it, each way in a process of
its own. The pauses are of processor time, so that a busy machine does not lengthen them. With --write:
bench/results/pauses.md.
"""

from __future__ import annotations

import argparse
import datetime
import gc
import json
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, Final

import undercroft as uc
from bench.run import machine
from bench.server_load import SEATS
from undercroft.server.metrics import Metrics
from undercroft.server.pulse import CHANGES, Pulse

RESULTS: Final = Path(__file__).resolve().parent / "results"
WAYS: Final = (
    "Python's own: the whole, when a quarter has been added",
    "before: the young only, when a thousand have been added",
    f"today: the young after every {CHANGES} moves as well",
)
TODAY: Final = 2


def play(way: int, game: str, tables: int, moves: int) -> dict[str, Any]:
    pauses: list[float] = []
    began = 0.0

    def note(phase: str, _: dict[str, int]) -> None:
        nonlocal began
        if phase == "start":
            began = time.thread_time()
        else:
            pauses.append((time.thread_time() - began) * 1000)

    pulse = Pulse(Metrics(), 1.0)
    if way == 0:
        gc.freeze()
        gc.set_threshold(20_000)
    else:
        pulse.take_over_garbage()
    gc.callbacks.append(note)
    matches = [uc.deal(game, seats=SEATS[game]) for _ in range(tables)]
    for _ in range(moves):
        for match in matches:
            if match.result is None:
                seat = match.turn[0]
                match.play(seat, match.moves(seat)[0])
                match.view(seat)
                if way == TODAY:
                    pulse.changed()
    gc.callbacks.remove(note)
    start = time.thread_time()
    gc.collect()
    return {"pauses": pauses, "whole": (time.thread_time() - start) * 1000, "objects": len(gc.get_objects())}


def report(asked: argparse.Namespace, found: list[dict[str, Any]]) -> str:
    lines = [
        "# Pauses to search for garbage",
        "",
        f"{datetime.date.today().isoformat()}, {machine()}, {'compiled' if uc.compiled else 'pure'} build. Written by "
        f"`python -m bench.pauses --game {asked.game} --tables {asked.tables} --moves {asked.moves} --write`. "
        "Processor time; matches are dealt and played with first legal moves, a view after each.",
        "",
        "| | pauses | longest | above 10 ms | in all | objects held | the whole searched once |",
        "|---|---|---|---|---|---|---|",
    ]
    for way, one in zip(WAYS, found, strict=True):
        pauses = one["pauses"]
        lines.append(
            f"| {way} | {len(pauses)} | {max(pauses, default=0):.1f} ms | {sum(pause > 10 for pause in pauses)} "
            f"| {sum(pauses):,.0f} ms | {one['objects']:,} | {one['whole']:,.0f} ms |"
        )
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="serpent")
    parser.add_argument("--tables", type=int, default=2000)
    parser.add_argument("--moves", type=int, default=60)
    parser.add_argument("--way", type=int, help="one of the ways, as JSON")
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()
    if asked.way is not None:
        print(json.dumps(play(asked.way, asked.game, asked.tables, asked.moves)))
        return
    words = ["--game", asked.game, "--tables", str(asked.tables), "--moves", str(asked.moves)]
    command = [sys.executable, "-m", "bench.pauses", *words]
    found = [json.loads(subprocess.check_output([*command, "--way", str(way)], text=True)) for way in range(len(WAYS))]
    print(report(asked, found))
    if asked.write:
        (RESULTS / "pauses.md").write_text(report(asked, found))


if __name__ == "__main__":
    main()
