"""Print what nobody can expect to surpass in a whole game of Chest alone, by hero.

    python scripts/bound_chest.py                 all heroes, and a player without one
    python scripts/bound_chest.py nobody knight   some of them

Why it is a bound is told in scripts/chest/market.py. It needs numpy, and several minutes for each hero.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))  # for the other scripts

from scripts.chest.market import Market
from undercroft.games.chest.cards import HEROES
from undercroft.games.chest.components import ADVENTURES, NO_HERO


def bound(hero: str) -> float:
    """The bound over all adventures together."""
    if hero not in HEROES:
        alone = Market(int(NO_HERO))
        alone.solve()
        return int(ADVENTURES) * alone.start()
    side = 2 * HEROES.index(hero)
    master = Market(side + 1)
    master.solve()
    novice = Market(side, master)
    novice.solve()
    later = max(master.start(), novice.start())
    return novice.start() + (int(ADVENTURES) - 1) * later


def main() -> None:
    for hero in sys.argv[1:] or ["nobody", *HEROES]:
        began = time.perf_counter()
        print(f"{hero:12} {bound(hero):6.2f}  {time.perf_counter() - began:4.0f} s", flush=True)


if __name__ == "__main__":
    main()
