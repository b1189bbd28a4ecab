"""Measures how many games it saves to take luck out of contests.

    python scripts/compile.py && PYTHONPATH=build/compiled python bench/luck.py raiders:3:veteran:adventurer --deals 200

A table is GAME:SEATS:BOT:AGAINST. Results go to bench/results/luck.json and luck.md there.
"""

from __future__ import annotations

import argparse
import datetime
import json
import multiprocessing
import random
import sys
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT))

import undercroft as uc  # noqa: E402
from bench.run import machine  # noqa: E402
from undercroft.lab.ladder.corrected import corrected, saving  # noqa: E402
from undercroft.lab.ladder.deals import Pairing, Played, Terms, play_deal  # noqa: E402
from undercroft.lab.ladder.ratings import interval, share  # noqa: E402

RESULTS = ROOT / "bench" / "results" / "luck.json"
SEED = 700_000
SAMPLES = 500
PLAIN = 4  # deals that are also played without a meter, for the price of measuring

Task = tuple[Terms, Pairing, int, int]


def timed(task: Task) -> tuple[Played, float]:
    started = time.process_time()
    played = play_deal(*task)
    return played, time.process_time() - started


def measured(table: str, deals: int, tries: int, seconds: float, jobs: int) -> dict[str, Any]:
    """Plays the deals of a table, as many as the time allows."""
    game, seats, bot, against = table.split(":", 3)
    terms, pairing = Terms(game, int(seats), {}, SEED, None, 1.0), Pairing(bot, against)
    until = time.monotonic() + seconds
    with multiprocessing.Pool(jobs) as pool:
        bare = pool.map(timed, [(terms, pairing, deal, 0) for deal in range(min(PLAIN, deals))], 1)
        found: list[tuple[Played, float]] = []
        for played in pool.imap(timed, [(terms, pairing, deal, tries) for deal in range(deals)], 1):
            found.append(played)
            if time.monotonic() > until:
                break
        pool.terminate()
    values = {played.deal: played.value for played, _ in found}
    lucks = {played.deal: played.luck or 0.0 for played, _ in found}
    plain, better = list(values.values()), list(corrected(values, lucks).values())
    per_game = len(found) * int(seats)
    return {
        "game": game,
        "seats": int(seats),
        "bot": bot,
        "against": against,
        "tries": tries,
        "games": per_game,
        "plain": [round(number, 4) for number in share(plain)],
        "corrected": [round(number, 4) for number in share(better)],
        "luck": [round(number, 4) for number in share(list(lucks.values()))],
        "saving": round(saving(plain, better), 2),
        "between": [round(end, 2) for end in bounds(plain, better)],
        "seconds a game": round(sum([spent for _, spent in bare]) / len(bare) / int(seats), 3),
        "measuring": round(sum([spent for _, spent in found]) / per_game, 3),
        "build": "compiled" if uc.compiled else "pure",
        "date": datetime.date.today().isoformat(),
        "machine": machine(),
    }


def bounds(plain: list[float], better: list[float]) -> tuple[float, float]:
    """Returns the 95 % interval of the saving, from bootstrap samples of deals."""
    pick, size = random.Random(12), len(plain)
    drawn: list[float] = []
    while size > 2 and len(drawn) < SAMPLES:
        deals = pick.choices(range(size), k=size)
        drawn.append(saving([plain[deal] for deal in deals], [better[deal] for deal in deals]))
    return interval(drawn) if drawn else (0.0, 0.0)


def page(rows: list[dict[str, Any]]) -> str:
    """Returns the results in words."""
    lines = ["# How many games it saves to take luck out of contests", ""]
    lines += [
        "`bench/luck.py` writes this page. A saving of 3 means that one game tells as much as three plain games.",
        "",
    ]
    for row in rows:
        wins = ["{:.1%} ({:.1%}–{:.1%})".format(*row[name]) for name in ("plain", "corrected")]
        low, high = row["between"]
        lines.append(
            f"* {row['game'].title()}, {row['seats']} seats, {row['bot']} against {row['against']}: saving "
            f"{row['saving']:g} ({low:g}–{high:g}); {row['games']:,} games, {wins[0]} plain, {wins[1]} without luck; "
            f"{row['seconds a game']:g} s a game, {row['measuring']:g} s with {row['tries']} tries a decision"
        )
    return "\n".join([*lines, "", f"{rows[-1]['date']}, {rows[-1]['machine']}, {rows[-1]['build']} build."]) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure how many games it saves to take luck out of contests.")
    parser.add_argument("tables", nargs="+", metavar="GAME:SEATS:BOT:AGAINST")
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--tries", type=int, default=32)
    parser.add_argument("--seconds", type=float, default=600.0, help="for each table")
    parser.add_argument("--jobs", type=int, default=multiprocessing.cpu_count())
    parser.add_argument("--out", type=Path, default=RESULTS)
    asked = parser.parse_args()
    rows: list[dict[str, Any]] = json.loads(asked.out.read_text("utf-8")) if asked.out.exists() else []
    for table in asked.tables:
        row = measured(table, asked.deals, asked.tries, asked.seconds, asked.jobs)
        print(json.dumps(row), flush=True)
        same = ("game", "seats", "bot", "against", "tries")
        rows = [old for old in rows if any(old[name] != row[name] for name in same)] + [row]
        asked.out.write_text(json.dumps(rows, indent=1) + "\n", "utf-8")
        asked.out.with_suffix(".md").write_text(page(rows), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
