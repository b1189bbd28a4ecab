"""Solve one adventure of Chest for every side of every hero card, and write down what parties are worth.

    python scripts/solve_chest.py                 the table that bots use, into games/chest/bot/values.bin
    python scripts/solve_chest.py --exact         only print the exact value of an adventure without treasures

It needs numpy (`make peers` installs it: `build/peers/bin/python`) and the package on the path (`PYTHONPATH=src`).
All sides take some minutes on one core. How it is solved is told in chest_solver.py.
"""

from __future__ import annotations

import argparse
import json
import time
import zlib
from pathlib import Path

import numpy as np
from chest_solver import PARTIES, SLEEPING, Solver, Variant

from undercroft.games.chest.bot.values import FILE, GONE, READY, STEPS, WITH_HERO, rank
from undercroft.games.chest.cards import TITLES
from undercroft.games.chest.components import DRAGON_EXPERIENCE, LEVELS, NO_HERO, pack

# What a token is worth to the one who draws it: its points, and what it may still do. Tried: 1.2, 1.5, 1.8.
TOKEN = 1.5
STATES = {"gone": GONE, "hero": WITH_HERO, "ready": READY}


def coded(variant: Variant) -> bytes:
    """What is promised beyond the level's own points, by level, lair and party."""
    order = np.argsort([rank(pack(bag)) for bag in PARTIES])
    promised = [variant.rest[level][lair][order] - level for level in range(1, int(LEVELS) + 1) for lair in SLEEPING]
    steps = np.rint(np.concatenate(promised) * STEPS)
    assert steps.min() >= 0 and steps.max() < 256, (steps.min(), steps.max())
    return bytes(steps.astype(np.uint8))


def main() -> None:
    parser = argparse.ArgumentParser(description="Solve one adventure of Chest.")
    parser.add_argument("--exact", action="store_true", help="without treasures: a chest is 1 point, a dragon 2")
    parser.add_argument("--token", type=float, default=TOKEN, help="the points that a token counts in the table")
    parser.add_argument("--sides", type=int, nargs="*", default=range(int(NO_HERO) + 1), help="only these")
    parser.add_argument("--to", type=Path, default=FILE)
    asked = parser.parse_args()
    token = 1.0 if asked.exact else asked.token
    slots, starts, data = [], {}, b""
    for side in asked.sides:
        began = time.perf_counter()
        solver = Solver(side, token, token + DRAGON_EXPERIENCE, None if asked.exact else token)
        solver.solve()
        starts[side] = round(solver.start(), 4)
        name = [*TITLES, "nobody"][side]
        used = [round(solver.start(variant), 4) for variant in solver.variants if variant.name in STATES]
        print(f"{name:15} {starts[side]:7.4f}  {used}  {time.perf_counter() - began:4.0f} s", flush=True)
        for variant in solver.variants:
            if variant.name in STATES:
                slots.append([side, STATES[variant.name]])
                data += coded(variant)
    if not asked.exact:
        head = {"made by": "scripts/solve_chest.py", "token": token, "slots": slots, "starts": starts}
        asked.to.write_bytes(json.dumps(head).encode() + b"\n" + zlib.compress(data, 9))
        print(f"{asked.to.name}: {asked.to.stat().st_size / 1e6:.2f} MB")


if __name__ == "__main__":
    main()
