"""A long sweep: `python -m tests.refusals --refusals 100000` writes bench/results/refusals.json."""

from __future__ import annotations

import argparse
import datetime
import json
import sys
from pathlib import Path

from tests.refusals.sweep import CHECKERS, Sweep

LEDGER = Path(__file__).parents[2] / "bench/results/refusals.json"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--refusals", type=int, default=100_000, help="of each game")
    parser.add_argument("--games", nargs="+", choices=list(CHECKERS), default=list(CHECKERS))
    parser.add_argument("--seed", type=int, default=1000)
    asked = parser.parse_args()
    ledger = json.loads(LEDGER.read_text("utf-8")) if LEDGER.exists() else {"games": {}}
    has_faults = False
    for game in asked.games:
        sweep = Sweep(game, asked.seed)
        sweep.run(asked.refusals)
        ledger["games"][game] = summary(sweep, asked.seed)
        print(f"{game}: {sweep.refusals} refusals at {sweep.positions} positions, {len(sweep.faults)} faults")
        for fault in sweep.faults[:20]:
            print(f"  {fault}")
        has_faults |= bool(sweep.faults)
    ledger["games"] = {game: ledger["games"][game] for game in CHECKERS if game in ledger["games"]}
    LEDGER.write_text(json.dumps(ledger, ensure_ascii=False, indent=1) + "\n", "utf-8")
    return int(has_faults)


def summary(sweep: Sweep, seed: int) -> dict[str, object]:
    return {
        "day": datetime.datetime.now(datetime.UTC).date().isoformat(),
        "seed": seed,
        "positions": sweep.positions,
        "refusals": sweep.refusals,
        "false": len(sweep.faults),
        "undecided": sweep.undecided,
        "reasons": dict(sweep.reasons.most_common()),
    }


if __name__ == "__main__":
    sys.exit(main())
