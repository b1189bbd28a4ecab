"""Fit the race of Doggies: what speaks for leaving the dungeon before a rival does.

Games are played by the quick common sense of the game. Where a dog may explore or leave while a rival is inside, both
are tried in the same worlds, to the end of the round. Which of them was better is fitted to the features of the race by
the logit of `train_doggies.py`, for each number of seats; a choice counts for as much as there is to be lost by it. One
such choice in four is made the other way, so that other hours are seen too. The games and the tries go by the weights
that are there, so the command is given again until they stand still.

    PYTHONPATH=build/compiled python -m scripts.train_doggies_race        writes games/doggies/bot/race_weights.py
    PYTHONPATH=build/compiled python -m scripts.train_doggies_race --choices 100 --to /dev/stdout
"""

from __future__ import annotations

import argparse
from pathlib import Path

import undercroft as uc
from scripts.train_doggies import Game, fit
from undercroft.bots.search import Search
from undercroft.games.doggies.bot.common_sense import rivals_inside
from undercroft.games.doggies.bot.mind import WANTS, DoggiesMind
from undercroft.games.doggies.bot.quick import Quick
from undercroft.games.doggies.bot.race import FEATURES, OWN_LEFT, THEIRS_LEFT, Race, hour
from undercroft.games.doggies.notation import EXPLORE, LEAVE
from undercroft.games.doggies.rules import Doggies
from undercroft.games.doggies.state import TURN_BEGINS
from undercroft.kernel.seats import FIRST_OF

WEIGHTS = Path(__file__).resolve().parent.parent / "src/undercroft/games/doggies/bot/race_weights.py"
ROUNDS = 60  # of tries for each choice
MUCH = 0.1  # of the victory: a choice about so much counts for one
STRAY = 4  # one choice in so many is made the other way
LONG = 1e9  # seconds: the rounds are the limit


def choices(seats: int, number: int) -> list[Game]:
    """So many choices between exploring and leaving: the features, and how much better leaving or exploring was."""
    mind, quick, found = DoggiesMind(), Quick(WANTS), list[Game]()
    seed = 0
    while len(found) < number:
        seed += 1
        chance = uc.Seeded(seed)
        position = uc.deal("doggies", seats=seats, seed=seed).position
        assert isinstance(position, Doggies)
        while position.waiting:
            seat = FIRST_OF[position.waiting]
            move = mind.quick(position, seat, chance)
            if is_race(position, seat):
                gain, loot = quick.best_way(position, seat)
                if gain > 0:
                    more = advantage(mind, position, seat, chance) / MUCH
                    row = features(position, seat, gain, loot)
                    found.append(([row, [0.0] * len(row)], [max(more, 0.0), max(-more, 0.0)]))
                    if chance.below(STRAY) == 0:
                        move = LEAVE if move == EXPLORE else EXPLORE
            position.play(seat, move, chance)
    return found


def is_race(position: Doggies, seat: int) -> bool:
    legal = position.moves(seat) if position.phase == TURN_BEGINS else ()
    return EXPLORE in legal and LEAVE in legal and len(rivals_inside(position, seat)) > 0


def advantage(mind: DoggiesMind, position: Doggies, seat: int, chance: uc.Seeded) -> float:
    """Of leaving now, as a share of the victory."""
    search = Search(mind, position, seat, chance, moves=[EXPLORE, LEAVE])
    search.think(ROUNDS, LONG)
    worth = {found.move: found.worth for found in search.findings()}
    return worth[LEAVE] - worth[EXPLORE]


def features(position: Doggies, seat: int, gain: int, loot: int) -> list[float]:
    race = Race(position, seat, rivals_inside(position, seat), WANTS)
    theirs = float(race.theirs)
    return [*hour(position, seat), float(gain), theirs, float(race.theirs_left(loot)), float(race.own_left())]


def module(fits: dict[int, list[float]], number: int) -> str:
    lines = [
        '"""What each feature of a race adds to what speaks for leaving, by number of seats.',
        "",
        f"Written by scripts/train_doggies_race.py --choices {number}: so many at tables of two, three and four dogs.",
        '"""',
        "",
        "from __future__ import annotations",
        "",
        "from typing import Final",
        "",
        f"# {', '.join(FEATURES)}",
        "WEIGHTS: Final[dict[int, list[float]]] = {",
        *[f"    {seats}: [{', '.join(f'{weight:.5f}' for weight in weights)}]," for seats, weights in fits.items()],
        "}",
        "",
    ]
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description="Fit the race of Doggies to tries of its quick common sense.")
    parser.add_argument("--choices", type=int, default=3000, help="for each number of seats")
    parser.add_argument("--to", type=Path, default=WEIGHTS)
    asked = parser.parse_args()
    fits: dict[int, list[float]] = {}
    for seats in (2, 3, 4):
        weights, _ = fit(choices(seats, asked.choices))
        for left in (THEIRS_LEFT, OWN_LEFT):  # to the second one; whatever noise says, it never speaks for leaving
            weights[left] = min(weights[left], 0.0)
        fits[seats] = weights
    asked.to.write_text(module(fits, asked.choices))


if __name__ == "__main__":
    main()
