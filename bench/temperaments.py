"""Measures whether a bot with a temperament is as strong as one without: one of each temperament plays among even ones.

    python scripts/compile.py && PYTHONPATH=build/compiled python bench/temperaments.py raiders:3 chest:2 --games 400

Every deal is played once from each seat. Results go to bench/results/temperaments.json; `scripts/ladder_page.py` shows
them in ladder.md there.
"""

from __future__ import annotations

import argparse
import datetime
import json
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT))

import undercroft as uc  # noqa: E402
from bench.run import machine  # noqa: E402
from undercroft.bots import TEMPERAMENTS  # noqa: E402
from undercroft.bots.player import NEARLY  # noqa: E402
from undercroft.lab.ladder.deals import Pairing, Terms, budget, play_deal  # noqa: E402
from undercroft.lab.ladder.ratings import share  # noqa: E402

RESULTS = ROOT / "bench" / "results" / "temperaments.json"
SEED = 500_000


def measured(game: str, seats: int, level: str, temperament: str, games: int, scale: float) -> dict[str, Any]:
    terms = Terms(game, seats, {}, SEED, None, scale)
    pairing = Pairing(f"{level}:{temperament}", level)
    deals = -(-games // seats)
    estimate = share([play_deal(terms, pairing, deal).value for deal in range(deals)])
    return {
        "game": game,
        "seats": seats,
        "level": level,
        "temperament": temperament,
        "budget": budget(terms, level),
        "nearly": NEARLY,
        "games": deals * seats,
        **{name: round(value, 4) for name, value in estimate._asdict().items()},
        "even": round(1 / seats, 4),
        "build": "compiled" if uc.compiled else "pure",
        "date": datetime.date.today().isoformat(),
        "machine": machine(),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure what temperaments do to strength.")
    parser.add_argument("tables", nargs="+", metavar="GAME:SEATS")
    parser.add_argument("--level", default="veteran")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--scale", type=float, default=1.0, help="multiplies rounds and seconds")
    asked = parser.parse_args()
    kept: list[dict[str, Any]] = json.loads(RESULTS.read_text("utf-8")) if RESULTS.exists() else []
    for table in asked.tables:
        game, _, seats = table.partition(":")
        for temperament in TEMPERAMENTS[1:]:
            row = measured(game, int(seats), asked.level, temperament, asked.games, asked.scale)
            print(json.dumps(row), flush=True)
            terms = ("game", "seats", "level", "temperament")
            kept = [old for old in kept if any(old[name] != row[name] for name in terms)] + [row]
            RESULTS.write_text(json.dumps(kept, indent=1) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
