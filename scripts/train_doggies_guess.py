"""Fit the guess of Doggies at secret quests: how the cards that a dog has taken go with the quest that it has kept.

Bots that search play whole games. Now and then the features of every quest that a rival could have kept are noted, and
which one it was. A conditional logit is fitted to that, as in `train_doggies.py`. The same command gives the same
weights on every machine.

    PYTHONPATH=build/compiled python -m scripts.train_doggies_guess       writes games/doggies/bot/guess_weights.json
    PYTHONPATH=build/compiled python -m scripts.train_doggies_guess --games 4 --to /dev/stdout
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import undercroft as uc
from scripts.train_doggies import Game, fit
from undercroft.bots.mixing import Mixing, search_of
from undercroft.games.doggies.bot.guess import FEATURES, features
from undercroft.games.doggies.bot.mind import MIND
from undercroft.games.doggies.rules import Doggies
from undercroft.games.doggies.state import Phase
from undercroft.kernel.seats import FIRST_OF

WEIGHTS = Path(__file__).resolve().parent.parent / "src/undercroft/games/doggies/bot/guess_weights.json"
FIRST_DEAL = 8_400_000
ROUNDS = 3  # of tries for a decision
ALWAYS = 1e9  # seconds: the rounds are the limit
SELDOM = 10  # decisions between two looks


def play(seats: int, deal: int) -> list[Game]:
    """Plays one game and returns, for each look at a dog, the quests that it could have kept and the one that it did.
    A rival is always the one after it: it knows its own quest."""
    luck, found = uc.Seeded(deal), list[Game]()
    position = uc.deal("doggies", seats=seats, seed=deal).position
    assert isinstance(position, Doggies)
    decisions = 0
    while position.waiting:
        seat = FIRST_OF[position.waiting]
        decisions += 1
        if decisions % SELDOM == 0 and position.phase not in (Phase.DOGS, Phase.QUESTS):
            found += [look(position, kept) for kept in range(seats)]
        search = search_of(MIND, position, seat, luck)
        search.think(ROUNDS, ALWAYS)
        move = search.choice() if isinstance(search, Mixing) else search.findings()[0].move
        position.play(seat, move, luck)
    return found


def look(position: Doggies, seat: int) -> Game:
    known = [*position.shared, position.dogs[(seat + 1) % position.seats].quest]
    rows = features(position, seat)
    possible = [quest for quest in range(len(rows)) if quest not in known]
    return [rows[quest] for quest in possible], [float(quest == position.dogs[seat].quest) for quest in possible]


def main() -> None:
    parser = argparse.ArgumentParser(description="Fit the guess of Doggies at secret quests.")
    parser.add_argument("--games", type=int, default=60, help="for each number of seats")
    parser.add_argument("--to", type=Path, default=WEIGHTS)
    asked = parser.parse_args()
    looks: list[Game] = []
    for seats in (2, 3, 4):
        for deal in range(FIRST_DEAL, FIRST_DEAL + asked.games):
            looks += play(seats, deal)
    weights, likelihood = fit(looks)
    made = {"made by": "scripts/train_doggies_guess.py", "games": asked.games, "looks": len(looks)}
    rounded = [round(weight, 2) for weight in weights]
    data = {"provenance": made, "features": FEATURES, "likelihood": round(likelihood, 3), "weights": rounded}
    asked.to.write_text(json.dumps(data, separators=(",", ":")) + "\n", "utf-8")


if __name__ == "__main__":
    main()
