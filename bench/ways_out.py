"""How long Doggies takes to offer all legal first steps: dungeons of 40 rooms, rivals' paws in them, every dog.

PYTHONPATH=build/compiled python bench/ways_out.py [DUNGEONS]
"""

from __future__ import annotations

import random
import sys
import time

import undercroft as uc
from undercroft.games.doggies.components import (
    COPIES,
    DOG_NAMES,
    HOLDING_INDEX,
    KINDS,
    SORT,
    START_CROSS,
    START_TEE,
    TRAP,
    VAGABOND,
)
from undercroft.games.doggies.dog import Dog
from undercroft.games.doggies.dungeon import HIRED_ON, PAW_ON, POTION_ON, Dungeon, placement_place, placement_turn
from undercroft.games.doggies.leaving import set_out
from undercroft.games.doggies.walk import Walk
from undercroft.games.doggies.way_out.legal_moves import can_set_out, legal_steps

ROOMS = 40


def laid(pick: random.Random) -> Dungeon:
    """A dungeon of cards laid at random, on which others have left their paws."""
    dungeon = Dungeon()
    dungeon.begin(pick.choice([START_CROSS, START_TEE]))
    pile = [kind for kind in range(KINDS) for _ in range(COPIES[kind])]
    while dungeon.size < ROOMS:
        kind = pile.pop(pick.randrange(len(pile)))
        placement = pick.choice(dungeon.placements(kind))
        dungeon.lay(placement_place(placement), kind, placement_turn(placement))
    for _ in range(pick.choice([0, 4, 8, 12, 16])):
        slot = pick.randrange(1, ROOMS)
        sort = SORT[dungeon.kind(slot)]
        is_disarmed = sort == TRAP and pick.random() < 0.5
        mark = POTION_ON if is_disarmed else HIRED_ON if sort == VAGABOND else PAW_ON
        dungeon.put(slot, mark, 1)
    dungeon.draw_rim()
    return dungeon


def about_to_leave(seed: int, breed: int) -> Walk:
    pick = random.Random(f"{seed} {breed}")
    dog = Dog(breed)
    dog.paws, dog.reserve = pick.choice([0, 1, 2, 3, 5, 7]), pick.choice([0, 1, 2])
    dog.potions = pick.choice([0, 0, 1, 16, 256])
    for holding in pick.sample(list(HOLDING_INDEX.values()), pick.choice([0, 0, 1, 2, 3])):
        dog.win(holding)
    return set_out(laid(pick), 0, dog, pick.choice([0, 0x111, 0x333]))


def times(breed: int, dungeons: int) -> list[float]:
    """Microseconds of this thread for all first steps, of the dungeons that can be left at all."""
    found = []
    for seed in range(dungeons):
        walk = about_to_leave(seed, breed)
        if can_set_out(walk):
            start = time.thread_time_ns()
            legal_steps(walk)
            found.append((time.thread_time_ns() - start) / 1000)
    return sorted(found)


def main() -> None:
    dungeons = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    print(f"{'compiled' if uc.compiled else 'pure'} build; microseconds for all legal first steps")
    for breed, name in enumerate(DOG_NAMES):
        found = times(breed, dungeons)
        middle, late = found[len(found) // 2], found[len(found) * 99 // 100]
        print(f"{name:8} {len(found):5} dungeons   median {middle:6.0f}   p99 {late:6.0f}   worst {found[-1]:6.0f}")


if __name__ == "__main__":
    main()
