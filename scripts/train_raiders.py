"""Learn how Raiders is played: the weights of the quick policy and of the prospects, from games against itself.

All seats play by the policy. When a floor ends, every card laid on it becomes likelier if the prospects of its owner
have risen and less likely if they have fallen; when the game ends, the prospects of all floors learn from who has won.
The mean over the second half of the games is written to games/raiders/bot/weights.json, with how it came about. The
same arguments give the same file: on 2026-11-16 the compiled build made the committed one again, byte for byte, in 52 s
of the processor; with `--games 1000` both builds agree.

    python scripts/compile.py && PYTHONPATH=build/compiled python scripts/train_raiders.py
"""

from __future__ import annotations

import argparse
import json
import math
from pathlib import Path

from undercroft.games.raiders import GAME
from undercroft.games.raiders.bot import policy as policies
from undercroft.games.raiders.bot.mind import (
    BY_COINS,
    BY_ITEMS,
    BY_MARGIN,
    ITEMS,
    WEIGHTS,
    Prospects,
    margin_of,
    offered,
    set_of,
)
from undercroft.games.raiders.raider import MOVES_IN
from undercroft.games.raiders.rules import Raid
from undercroft.kernel.chance import Seeded
from undercroft.kernel.mind import share
from undercroft.kernel.seats import FIRST_OF

TARGET = Path(__file__).resolve().parent.parent / "src/undercroft/games/raiders/bot/weights.json"
TABLES = [(3, False), (4, False), (3, False), (5, False), (3, False), (4, False), (3, False), (5, True)]
PACE = 0.15  # of the policy
CURIOSITY = 0.002  # how much it likes to try other cards
PACE_OF_PROSPECTS = 0.02
MEAN_EVERY = 50  # games between two snapshots that go into the mean

Laid = tuple[int, list[list[int]], list[float], int]  # a seat, the traits of its cards, their chances, the one laid


class Learner:
    def __init__(self, seed: int) -> None:
        self.chance = Seeded(seed)
        self.policy = policies.Policy([0.0] * int(policies.WEIGHTS))
        self.prospects = Prospects([0.0] * int(WEIGHTS))

    def play(self, seats: int, is_tactical: bool, pace: float) -> None:
        """Plays one game against itself and notes what there is to learn from it."""
        raid = GAME.deal(seats, GAME.read(seats, {"tactical": is_tactical}), self.chance)
        floors: list[tuple[int, list[list[tuple[int, float]]], list[float]]] = []
        while raid.waiting:
            floor = raid.floor
            before = self.prospects.shares(raid)
            floors.append((floor, [footing(raid, seat) for seat in range(seats)], before))
            laid: list[Laid] = []
            while raid.waiting and raid.floor == floor:
                self.lay(raid, laid)
            after = self.prospects.shares(raid) if raid.waiting else [share(raid, seat) for seat in range(seats)]
            for seat, traits, chances, chosen in laid:
                self.learn(traits, chances, chosen, pace * PACE * (after[seat] - before[seat]), pace * CURIOSITY)
        final = [share(raid, seat) for seat in range(seats)]
        if sum(final) == 0:  # Medusa has got everybody
            return
        for _, footings, expected in floors:
            for seat in range(seats):
                for place, amount in footings[seat]:
                    error = final[seat] - expected[seat]
                    self.prospects.weights[place] += pace * PACE_OF_PROSPECTS * error * amount

    def lay(self, raid: Raid, laid: list[Laid]) -> None:
        seat = FIRST_OF[raid.waiting]
        cards = offered(raid, seat)
        moves = MOVES_IN[cards]
        if len(moves) == 1:
            raid.play(seat, moves[0], self.chance)
            return
        self.policy.look(raid, seat)
        traits = [self.policy.traits(card) for card in moves]
        weights = self.policy.weights
        parts = [math.exp(sum([weights[place] for place in places])) for places in traits]
        total = sum(parts)
        rest = total * int(self.chance.below(policies.FINE)) / int(policies.FINE)
        chosen = 0
        while chosen < len(moves) - 1 and rest >= parts[chosen]:
            rest -= parts[chosen]
            chosen += 1
        laid.append((seat, traits, [part / total for part in parts], chosen))
        raid.play(seat, moves[chosen], self.chance)

    def learn(self, traits: list[list[int]], chances: list[float], chosen: int, gain: float, curiosity: float) -> None:
        """Towards the card that was laid, if it did well; and a little towards trying them all."""
        weights = self.policy.weights
        disorder = -sum([part * math.log(part + 1e-9) for part in chances])
        for index, places in enumerate(traits):
            part = chances[index]
            change = gain * ((index == chosen) - part) - curiosity * part * (math.log(part + 1e-9) + disorder)
            for place in places:
                weights[place] += change


def footing(raid: Raid, seat: int) -> list[tuple[int, float]]:
    """The places of the weights of a seat's prospects, and how much of each it has."""
    first = set_of(raid)
    me = raid.party[seat]
    found = [(first + BY_COINS, me.coins / 4)]
    items = [(first + BY_ITEMS + item, float(me.items >> 4 * item & 15)) for item in range(ITEMS)]
    return [*found, *items, (first + BY_MARGIN + margin_of(raid, seat), 1.0)]


def train(games: int, seed: int) -> tuple[list[float], list[float]]:
    learner = Learner(seed)
    sums = [[0.0] * len(learner.policy.weights), [0.0] * len(learner.prospects.weights)]
    snapshots = 0
    for number in range(games):
        pace = 1.0 if number < games // 2 else 0.3
        learner.play(*TABLES[number % len(TABLES)], pace)
        if number >= games // 2 and number % MEAN_EVERY == 0:
            snapshots += 1
            for total, weights in zip(sums, (learner.policy.weights, learner.prospects.weights), strict=True):
                for place, weight in enumerate(weights):
                    total[place] += weight
        if number % 5000 == 0:
            print(f"{number} games", flush=True)
    policy, prospect = [[round(weight / snapshots, 4) for weight in total] for total in sums]
    return policy, prospect


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn how Raiders is played well.")
    parser.add_argument("--games", type=int, default=60_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--to", type=Path, default=TARGET)
    asked = parser.parse_args()
    policy, prospect = train(asked.games, asked.seed)
    made = {
        "made by": "scripts/train_raiders.py",
        "games": asked.games,
        "seed": asked.seed,
        "rules": GAME.version,
        "cards": GAME.digest,
    }
    data = {"provenance": made, "policy": policy, "prospects": prospect}
    asked.to.write_text(json.dumps(data, indent=None, separators=(",", ":")) + "\n", "utf-8")


if __name__ == "__main__":
    main()
