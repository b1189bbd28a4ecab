"""Measures how costs grow with the seats, the size of the map, the length of a record, the worlds that a bot imagines,
and the games stepped at once.

    PYTHONPATH=build/compiled python -m bench.growth [--write]

Figures are medians of processor time over several runs. --write saves bench/results/growth.json, growth.md and
growth-*.svg. bench/tables.py measures tables on a server.
"""

from __future__ import annotations

import argparse
import datetime
import json
import os
import statistics
import sys
import time
from array import array
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import undercroft as uc
from bench.reference import rate
from bench.run import machine
from undercroft.bots.mixing import search_of
from undercroft.bots.playout import TO_THE_END, play_out
from undercroft.games import find_game
from undercroft.kernel.position import Position
from undercroft.kernel.seats import FIRST_OF
from undercroft.lab.encoders import encoder_of
from undercroft.lab.encoders.batch import Batch

ROOT: Final = Path(__file__).resolve().parent.parent
RESULTS: Final = ROOT / "bench" / "results"
RUNS: Final = 3
MAPS: Final = {"doggies": "map", "serpent": "map"}  # the field of a save that holds the cards on the table
ON_MAPS: Final = 12  # games whose decisions are timed by the size of the map
ENOUGH: Final = 10  # decisions on a map of a size; of fewer nothing is said
WORLDS: Final = (4, 8, 16, 32, 64, 128)
AT_ONCE: Final = (16, 64, 256, 512, 1024, 2048)
COLOURS: Final = ("#b45309", "#2563eb", "#15803d", "#7c3aed")

Line = list[tuple[float, float]]  # what grows, and milliseconds


def seconds(work: Callable[[], object]) -> float:
    """Processor time of one piece of work, the median of some runs of a twentieth of a second at least."""
    found: list[float] = []
    for _ in range(RUNS):
        done, started = 0, time.process_time()
        while (spent := time.process_time() - started) < 0.05:
            work()
            done += 1
        found.append(spent / done)
    return statistics.median(found)


def by_seats(name: str) -> Line:
    """A whole game by the quick common sense of all seats."""
    game, mind = find_game(name), find_game(name).mind()
    assert mind is not None
    line: Line = []
    for seats in game.seats:
        options, numbers = game.read(seats, {}), iter(range(10**9))

        def play(seats: int = seats, options: Any = options, numbers: Any = numbers) -> None:
            chance = uc.Seeded(next(numbers))
            play_out(game.deal(seats, options, chance), mind, chance, TO_THE_END)

        line.append((seats, 1000 * seconds(play)))
    return line


def course(name: str, seats: int, seed: int = 1) -> list[Position]:
    """Positions of a game in which all seats play sensibly."""
    game, chance = find_game(name), uc.Seeded(seed)
    mind = game.mind()
    assert mind is not None
    position = game.deal(seats, game.read(seats, {}), chance)
    found = [position.copy()]
    while position.waiting:
        seat = FIRST_OF[position.waiting]
        position.play(seat, mind.quick(position, seat, chance), chance)
        found.append(position.copy())
    return found


def by_map(name: str) -> Line:
    """A decision of the quick common sense, by the cards that lie on the map: the mean over all of some games."""
    mind = find_game(name).mind()
    assert mind is not None
    chance = uc.Seeded(2)
    times: dict[int, list[float]] = {}
    for seed in range(ON_MAPS):
        for position in course(name, 3, seed):
            if position.waiting:
                seat, twin = FIRST_OF[position.waiting], position.copy()
                started = time.process_time()
                mind.quick(twin, seat, chance)
                spent = time.process_time() - started
                times.setdefault(len(position.save()[MAPS[name]]), []).append(spent)
    return [(size, 1000 * statistics.mean(found)) for size, found in sorted(times.items()) if len(found) >= ENOUGH]


def by_record(name: str) -> Line:
    """Reading a record and playing it again, by its steps."""
    game = find_game(name)
    mind = game.mind()
    assert mind is not None
    match, chance = uc.deal(name, game.seats[-1], seed=1), uc.Seeded(3)
    while match.turn:
        seat = match.turn[0]
        position = match.position
        match.play(seat, position.describe(seat, mind.quick(position, seat, chance)))
    whole = match.record
    line: Line = []
    for part in (0.1, 0.25, 0.5, 0.75, 1.0):
        text = whole.until(round(len(whole.steps) * part)).dumps()
        line.append((round(len(whole.steps) * part), 1000 * seconds(lambda text=text: uc.replay(text))))  # type: ignore[misc]
    return line


def by_worlds(name: str) -> Line:
    """Measures one decision of a bot, by how often each candidate is tried, every time in another world."""
    mind = find_game(name).mind()
    assert mind is not None
    positions = course(name, find_game(name).seats[-1])
    later = positions[len(positions) // 3 :]
    position = next(one for one in later if len(mind.candidates(one, FIRST_OF[one.waiting])) > 1)
    line: Line = []
    for worlds in WORLDS:
        started, done = time.process_time(), 0
        while time.process_time() - started < 0.15:
            search = search_of(mind, position, int(FIRST_OF[position.waiting]), uc.Seeded(done), time.process_time)
            search.think(worlds, 3600.0)
            done += 1
        line.append((worlds, 1000 * (time.process_time() - started) / done))
    return line


def by_games(name: str) -> Line:
    """Measures one game's step of the vectorised environment, by how many are stepped at once: a random word in each,
    with its observation and its mask."""
    game = find_game(name)
    seats = game.seats[0]
    options, chance = game.read(seats, {}), uc.Seeded(4)
    line: Line = []
    for games in AT_ONCE:
        batch = Batch(encoder_of(name), game, seats, options, list(range(games)))

        def step(batch: Batch = batch) -> None:
            batch.step(array("i", batch.sample(chance)).tolist())

        line.append((games, 1000 * seconds(step) / games))
    return line


KINDS: Final = {
    "seats": ("a whole game of quick common sense", "seats", by_seats, ("chest", "raiders", "doggies", "serpent")),
    "map": ("a decision of quick common sense", "cards on the map", by_map, ("doggies", "serpent")),
    "record": ("a record read and replayed", "steps", by_record, ("chest", "raiders", "doggies", "serpent")),
    "worlds": ("a decision of a bot", "worlds a candidate", by_worlds, ("chest", "raiders", "doggies", "serpent")),
    "batch": (
        "a step of one game in the vectorised environment",
        "games at once",
        by_games,
        ("chest", "raiders", "doggies", "serpent"),
    ),
}


def plot(title: str, across: str, lines: dict[str, Line]) -> str:
    """Milliseconds by what grows, each line as a part of its own largest value: how it grows is seen, not how much."""
    width, height, left, bottom = 640, 300, 50, 40
    most = max(x for line in lines.values() for x, _ in line)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height + 20}" font-family="sans-serif"'
        ' font-size="12"><rect width="100%" height="100%" fill="#fff"/>',
        f'<path d="M{left} 10V{height - bottom}H{width - 10}" fill="none" stroke="#999"/>',
    ]
    for number, (name, line) in enumerate(lines.items()):
        top = max(y for _, y in line)
        places = [
            f"{left + (width - left - 20) * x / most:.0f},{10 + (height - bottom - 10) * (1 - y / top):.0f}"
            for x, y in line
        ]
        colour = COLOURS[number]
        parts.append(f'<polyline points="{" ".join(places)}" fill="none" stroke="{colour}" stroke-width="2"/>')
        parts.append(f'<text x="{left + 10}" y="{28 + 16 * number}" fill="{colour}">{name}: up to {top:.3g} ms</text>')
    for step in range(5):
        x = left + (width - left - 20) * step / 4
        parts.append(f'<text x="{x:.0f}" y="{height - 22}" text-anchor="middle">{most * step / 4:,.0f}</text>')
    parts.append(f'<text x="{width / 2}" y="{height}" text-anchor="middle">{title}, by {across}</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def page(data: dict[str, Any]) -> str:
    build = "compiled" if data["compiled"] else "pure"
    lines = [
        "# How costs grow",
        "",
        f"{data['date']}, {data['machine']}, {build} build, load {data['load']}. `python -m bench.growth --write`",
        "writes this page and growth.json. Charts show medians of processor time, each line relative to its largest",
        "value.",
        f"Costs by map size are means over all decisions in {ON_MAPS} games.",
    ]
    for kind, (title, across, _, _) in KINDS.items():
        lines += ["", f"## {title[:1].upper()}{title[1:]}, by {across}", "", f"![](growth-{kind}.svg)"]
    return "\n".join(lines) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()
    results: dict[str, dict[str, Line]] = {}
    for kind, (_, _, measure, games) in KINDS.items():
        results[kind] = {name: measure(name) for name in games}
        print(kind, results[kind], file=sys.stderr)
    data = {
        "date": datetime.date.today().isoformat(),
        "machine": machine(),
        "compiled": uc.compiled,
        "load": round(os.getloadavg()[0], 1),
        "reference loop, steps per second": rate(),
        "results": results,
    }
    print(page(data))
    if asked.write:
        (RESULTS / "growth.json").write_text(json.dumps(data, indent=1) + "\n", "utf-8")
        (RESULTS / "growth.md").write_text(page(data), "utf-8")
        for kind, (title, across, _, _) in KINDS.items():
            (RESULTS / f"growth-{kind}.svg").write_text(plot(title, across, results[kind]), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
