"""Solve one adventure of Chest for every side of every hero card, and write down what parties are worth.

    python scripts/solve_chest.py                 the tables that bots use, games/chest/bot/early.bin and last.bin
    python scripts/solve_chest.py --only last     one of them
    python scripts/solve_chest.py --exact         only print the exact value of an adventure without treasures

It needs numpy beside the packages of the project (`.venv/bin/pip install numpy`). A table takes five to ten minutes on
one core. How it is solved is told in scripts/chest/solver.py.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
import zlib
from pathlib import Path
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).parent.parent))  # for the other scripts

from scripts.chest.bags import PARTIES, SLEEPING
from scripts.chest.solver import Solver, Variant
from undercroft.games.chest.bot.values import GONE, READY, STEPS, TABLES, WITH_HERO, rank
from undercroft.games.chest.cards import TITLES
from undercroft.games.chest.components import DRAGON_EXPERIENCE, LEVELS, NO_HERO, pack

# What a token is worth to the one who draws it: its points, and what it may still do.
TOKENS = {"early": 1.5, "last": 1.0}
STATES = {"gone": GONE, "hero": WITH_HERO, "ready": READY}


def coded(variant: Variant) -> bytes:
    """Encodes the values beyond the level's own points, by level, lair and party."""
    order = np.argsort([int(rank(pack(bag))) for bag in PARTIES])
    promised = [variant.rest[level][lair][order] - level for level in range(1, int(LEVELS) + 1) for lair in SLEEPING]
    steps = np.rint(np.concatenate(promised) * STEPS)
    assert steps.min() >= 0 and steps.max() < 256, (steps.min(), steps.max())
    return bytes(steps.astype(np.uint8))


def solve(token: float, price: float | None) -> tuple[dict[str, Any], bytes]:
    """Returns the header of a table's file, and the table."""
    slots, starts, data = [], {}, b""
    for side in range(int(NO_HERO) + 1):
        began = time.perf_counter()
        solver = Solver(side, token, token + int(DRAGON_EXPERIENCE), price)
        solver.solve()
        starts[side] = round(solver.start(), 4)
        told = {variant.name: f"{solver.start(variant):.4f}" for variant in solver.variants if variant.name in STATES}
        print(f"{[*TITLES, 'nobody'][side]:15} {told}  {time.perf_counter() - began:4.0f} s", flush=True)
        for variant in solver.variants:
            if variant.name in STATES:
                slots.append([side, STATES[variant.name]])
                data += coded(variant)
    return {"made by": "scripts/solve_chest.py", "token": token, "slots": slots, "starts": starts}, data


def main() -> None:
    parser = argparse.ArgumentParser(description="Solve one adventure of Chest.")
    parser.add_argument("--exact", action="store_true", help="without treasures: a chest is 1 point, a dragon 2")
    parser.add_argument("--only", choices=TOKENS, help="one table")
    asked = parser.parse_args()
    if asked.exact:
        solve(1.0, None)
        return
    for name in [asked.only] if asked.only else TOKENS:
        head, data = solve(TOKENS[name], TOKENS[name])
        path = TABLES / f"{name}.bin"
        path.write_bytes(json.dumps(head).encode() + b"\n" + zlib.compress(data, 9))
        print(f"{path.name}: {path.stat().st_size / 1e6:.2f} MB")


if __name__ == "__main__":
    main()
