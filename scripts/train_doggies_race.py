"""Fit the race of Doggies: what speaks for leaving the dungeon before a rival does.

Games are played by the quick common sense of the game. Where a dog may explore or leave while a rival is inside, both
are tried in the same worlds, to the end of the round. Which of them was better is fitted to the features of the race by
the logit of `train_doggies.py`, for each number of seats; a choice counts for as much as there is to be lost by it. One
such choice in four is made the other way, so that other hours are seen too. The games and the tries go by the weights
that are there, so the command is given again until they stand still.

    PYTHONPATH=build/compiled python -m scripts.train_doggies_race        writes games/doggies/bot/race_weights.json
    PYTHONPATH=build/compiled python -m scripts.train_doggies_race --choices 100 --to /dev/stdout
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import undercroft as uc
from scripts.train_doggies import Game, fit
from undercroft.bots.search import Search
from undercroft.games.doggies.bot.common_sense import rivals_inside
from undercroft.games.doggies.bot.mind import MIND, WANTS, DoggiesMind
from undercroft.games.doggies.bot.quick import Quick
from undercroft.games.doggies.bot.race import FEATURES, OWN_LEFT, THEIRS_LEFT, Race, cheap_features
from undercroft.games.doggies.notation import Action
from undercroft.games.doggies.rules import Doggies
from undercroft.games.doggies.state import Phase
from undercroft.kernel.seats import FIRST_OF

WEIGHTS = Path(__file__).resolve().parent.parent / "src/undercroft/games/doggies/bot/race_weights.json"
ROUNDS = 60  # of tries for each choice
MUCH = 0.1  # of the victory: a choice about so much counts for one
STRAY = 4  # one choice in so many is made the other way
LONG = 1e9  # seconds: the rounds are the limit


def choices(seats: int, number: int) -> list[Game]:
    """Returns `number` choices between exploring and leaving: the features, and how much better each was."""
    mind, quick, found = MIND, Quick(WANTS), list[Game]()
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
                        move = Action.LEAVE if move == Action.EXPLORE else Action.EXPLORE
            position.play(seat, move, chance)
    return found


def is_race(position: Doggies, seat: int) -> bool:
    legal = position.moves(seat) if position.phase == Phase.TURN else ()
    return Action.EXPLORE in legal and Action.LEAVE in legal and len(rivals_inside(position, seat)) > 0


def advantage(mind: DoggiesMind, position: Doggies, seat: int, chance: uc.Seeded) -> float:
    """Returns how much better leaving now is than exploring, as a share of the victory."""
    search = Search(mind, position, seat, chance, moves=[Action.EXPLORE, Action.LEAVE])
    search.think(ROUNDS, LONG)
    worth = {found.move: found.worth for found in search.findings()}
    return worth[Action.LEAVE] - worth[Action.EXPLORE]


def features(position: Doggies, seat: int, gain: int, loot: int) -> list[float]:
    race = Race(position, seat, rivals_inside(position, seat), WANTS)
    theirs = float(race.theirs)
    return [*cheap_features(position, seat), float(gain), theirs, float(race.theirs_left(loot)), float(race.own_left())]


def main() -> None:
    parser = argparse.ArgumentParser(description="Fit the race of Doggies to tries of its quick common sense.")
    parser.add_argument("--choices", type=int, default=3000, help="for each number of seats")
    parser.add_argument("--to", type=Path, default=WEIGHTS)
    asked = parser.parse_args()
    fits = []
    for seats in (2, 3, 4):
        weights, _ = fit(choices(seats, asked.choices))
        for left in (THEIRS_LEFT, OWN_LEFT):  # to the second one; whatever noise says, it never speaks for leaving
            weights[left] = min(weights[left], 0.0)
        fits.append({"seats": seats, "weights": [round(weight, 5) for weight in weights]})
    made = {"made by": "scripts/train_doggies_race.py", "choices": asked.choices}
    data = {"provenance": made, "features": FEATURES, "fits": fits}
    asked.to.write_text(json.dumps(data, separators=(",", ":")) + "\n", "utf-8")


if __name__ == "__main__":
    main()
