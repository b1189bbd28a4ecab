"""Measures how often a temperament changes a bot's choice, what that costs, and what it gains.

    python scripts/compile.py && PYTHONPATH=build/compiled python bench/styles.py raiders:3 chest:2 --games 40

Contests need thousands of games to tell a temperament from none. So both bots are asked in the same positions of greedy
games: their searches find the same, and only their taste differs. Where their moves differ, both moves are tried in the
same fresh worlds. Results go to bench/results/styles.json.
"""

from __future__ import annotations

import argparse
import datetime
import json
import math
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT))

import undercroft as uc  # noqa: E402
from bench.run import machine  # noqa: E402
from undercroft.bots import TEMPERAMENTS  # noqa: E402
from undercroft.bots.levels import strength_of  # noqa: E402
from undercroft.bots.mixing import Mixing, search_of  # noqa: E402
from undercroft.bots.player import NEARLY, choice  # noqa: E402
from undercroft.games import find_game  # noqa: E402
from undercroft.kernel.mind import Finding, Mind, Strength  # noqa: E402
from undercroft.kernel.position import Position  # noqa: E402
from undercroft.kernel.seats import FIRST_OF  # noqa: E402

RESULTS = ROOT / "bench" / "results" / "styles.json"
SEED = 600_000
PROOFS = 200  # worlds in which two moves are compared
ALWAYS = 600.0  # seconds: rounds alone limit a search

Change = tuple[float, float, float, float]  # of worth, of its spread, of the own points, of the best rival's


def measured(game: str, seats: int, level: str, games: int, every: int, scale: float) -> list[dict[str, Any]]:
    mind = find_game(game).mind()
    assert mind is not None
    strength = strength_of(mind, level, None, scale)
    changes: dict[str, list[Change | None]] = {name: [] for name in TEMPERAMENTS[1:]}  # None: the same move
    choices = 0
    for number in range(games):
        match = uc.deal(game, seats, SEED + number)
        position, luck = match.position, uc.Seeded(SEED + number)
        while position.waiting:
            seat = int(FIRST_OF[position.waiting])
            if len(position.moves(seat)) > 1:
                choices += 1
                if choices % every == 0:
                    ask(mind, position, seat, strength, choices, changes)
            position.play(seat, mind.quick(position, seat, luck), luck)
    about = {
        "game": game,
        "seats": seats,
        "level": level,
        "budget": strength._asdict(),
        "nearly": NEARLY,
        "a_game": round(choices / games / seats, 1),  # decisions of a seat
    }
    return [row(about, name, those) for name, those in changes.items()]


def ask(
    mind: Mind, position: Position, seat: int, strength: Strength, seed: int, changes: dict[str, list[Change | None]]
) -> None:
    """Returns one decision of every temperament."""
    findings = found(mind, position, seat, strength, seed)
    is_for_points = mind.is_for_points(position.seats)
    even = chosen(findings, is_for_points, strength, "even", seed)
    compared: dict[int, Change] = {}
    for name, those in changes.items():
        move = chosen(findings, is_for_points, strength, name, seed)
        if move != even and move not in compared:
            compared[move] = change(mind, position, seat, (even, move), seed)
        those.append(compared.get(move))


def found(mind: Mind, position: Position, seat: int, strength: Strength, seed: int) -> list[Finding]:
    search = search_of(mind, position, seat, uc.Seeded(seed))
    search.think(strength.rounds, ALWAYS)
    findings = search.findings()
    if isinstance(search, Mixing):
        drawn = search.choice()
        findings.sort(key=lambda one: one.move != drawn)
    return findings


def chosen(findings: list[Finding], is_for_points: bool, strength: Strength, temperament: str, seed: int) -> int:
    return choice(findings, is_for_points, strength.slack, temperament, uc.Seeded(seed)).move


def change(mind: Mind, position: Position, seat: int, pair: tuple[int, int], seed: int) -> Change:
    """Returns what the second move brings, less what the first brings."""
    search = search_of(mind, position, seat, uc.Seeded(SEED + seed), moves=pair)
    search.think(PROOFS, ALWAYS)
    even, other = sorted(search.findings(), key=lambda one: pair.index(one.move))
    return other.worth - even.worth, other.spread - even.spread, other.own - even.own, other.rival - even.rival


def row(about: dict[str, Any], name: str, those: list[Change | None]) -> dict[str, Any]:
    differ = [one for one in those if one is not None]
    costs = [-one[0] if one is not None else 0.0 for one in those]
    figures: dict[str, Any] = {}
    for place, field in enumerate(("worth", "spread", "own", "rival")):
        figures[field], figures[f"{field}_error"] = mean([one[place] for one in differ])
    cost, error = mean(costs)
    return {
        **about,
        "temperament": name,
        "decisions": len(those),
        "differ": len(differ),
        "cost": round(about["a_game"] * cost, 5),
        "cost_error": round(about["a_game"] * error, 5),
        **{field: round(value, 5) for field, value in figures.items()},
        "build": "compiled" if uc.compiled else "pure",
        "date": datetime.date.today().isoformat(),
        "machine": machine(),
    }


def mean(values: list[float]) -> tuple[float, float]:
    """Returns the mean and its standard error."""
    if len(values) < 2:
        return (values[0] if values else 0.0), 0.0
    middle = sum(values) / len(values)
    return middle, math.sqrt(sum((value - middle) ** 2 for value in values) / (len(values) - 1) / len(values))


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure what temperaments do to style.")
    parser.add_argument("tables", nargs="+", metavar="GAME:SEATS")
    parser.add_argument("--level", default="veteran")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--every", type=int, default=1, help="only each so-many-th decision is looked at")
    parser.add_argument("--scale", type=float, default=1.0, help="multiplies rounds and seconds")
    asked = parser.parse_args()
    kept: list[dict[str, Any]] = json.loads(RESULTS.read_text("utf-8")) if RESULTS.exists() else []
    for table in asked.tables:
        game, _, seats = table.partition(":")
        rows = measured(game, int(seats), asked.level, asked.games, asked.every, asked.scale)
        print(json.dumps(rows, indent=1), flush=True)
        kept = [old for old in kept if (old["game"], old["seats"]) != (game, int(seats))] + rows
        RESULTS.write_text(json.dumps(kept, indent=1) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
