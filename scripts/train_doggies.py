"""Fit the outlook of Doggies: what a dog's belongings are worth when a round begins, in odds of winning.

Whole games are played by the quick common sense of the game in all seats. At the beginning of the second and the third
round the features of every dog are noted, and who won in the end. A conditional logit (softmax over the dogs of a game)
is fitted to that by Newton's method, with a small ridge, for each number of seats. The same command gives
the same weights on every machine.

    PYTHONPATH=build/compiled python scripts/train_doggies.py             writes games/doggies/bot/weights.json
    PYTHONPATH=build/compiled python scripts/train_doggies.py --games 300 --to /dev/stdout
"""

from __future__ import annotations

import argparse
import json
import math
from pathlib import Path

import undercroft as uc
from undercroft.games.doggies.bot.mind import MIND
from undercroft.games.doggies.bot.outlook import FEATURES, features
from undercroft.games.doggies.components import ROUNDS
from undercroft.games.doggies.rules import Doggies
from undercroft.kernel.mind import share
from undercroft.kernel.seats import FIRST_OF

WEIGHTS = Path(__file__).resolve().parent.parent / "src/undercroft/games/doggies/bot/weights.json"
RIDGE = 0.02  # for each game: weights that the games do not tell stay near 0
STEPS = 7  # of Newton's method; it stands still before

Game = tuple[list[list[float]], list[float]]  # the features of every dog, and its share of the victory


def play(seats: int, seed: int) -> list[Game]:
    """Plays one game. Returns what the dogs had at the beginning of each round from the second on."""
    mind, chance = MIND, uc.Seeded(seed)
    position = uc.deal("doggies", seats=seats, seed=seed).position
    assert isinstance(position, Doggies)
    seen: list[list[list[float]]] = []
    while position.waiting:
        if position.round == len(seen) + 2:
            seen.append([features(position, seat) for seat in range(seats)])
        seat = FIRST_OF[position.waiting]
        position.play(seat, mind.quick(position, seat, chance), chance)
    shares = [share(position, seat) for seat in range(seats)]
    return [(rows, shares) for rows in seen]


def fit(games: list[Game]) -> tuple[list[float], float]:
    """The weights, and the mean logarithm of the chance that they gave the winners. A game counts for as much as its
    shares make together."""
    size = len(games[0][0][0])
    weights = [0.0] * size
    likelihood = 0.0
    for _ in range(STEPS):
        slope = [-RIDGE * len(games) * weight / 10 for weight in weights]
        bend = [[RIDGE * len(games) / 10 if row == column else 0.0 for column in range(size)] for row in range(size)]
        likelihood = 0.0
        for rows, shares in games:
            chances = softmax([sum(map(float.__mul__, weights, row)) for row in rows])
            likelihood += sum(won * math.log(max(chance, 1e-12)) for won, chance in zip(shares, chances, strict=True))
            mean = [sum(chance * row[i] for chance, row in zip(chances, rows, strict=True)) for i in range(size)]
            weight = sum(shares)
            for row, won, chance in zip(rows, shares, chances, strict=True):
                apart = [value - middle for value, middle in zip(row, mean, strict=True)]
                for i in range(size):
                    slope[i] += (won - weight * chance) * apart[i]
                    if apart[i]:
                        for j in range(i + 1):
                            bend[i][j] += weight * chance * apart[i] * apart[j]
        for i in range(size):
            for j in range(i):
                bend[j][i] = bend[i][j]
        weights = [old + step for old, step in zip(weights, solve(bend, slope), strict=True)]
    return weights, likelihood / len(games)


def softmax(values: list[float]) -> list[float]:
    most = max(values)
    parts = [math.exp(value - most) for value in values]
    return [part / sum(parts) for part in parts]


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gauss, with the largest pivot."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        for row in range(column + 1, size):
            factor = rows[row][column] / rows[column][column]
            if factor:
                rows[row] = [value - factor * top for value, top in zip(rows[row], rows[column], strict=True)]
    found = [0.0] * size
    for row in reversed(range(size)):
        rest = sum(rows[row][column] * found[column] for column in range(row + 1, size))
        found[row] = (rows[row][size] - rest) / rows[row][row]
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description="Fit the outlook of Doggies to games of its quick common sense.")
    parser.add_argument("--games", type=int, default=12_000, help="for each number of seats")
    parser.add_argument("--to", type=Path, default=WEIGHTS)
    asked = parser.parse_args()
    fits = []
    for seats in (2, 3, 4):
        played = [play(seats, seed) for seed in range(asked.games)]
        for number in range(2, ROUNDS + 1):
            weights, likelihood = fit([rounds[number - 2] for rounds in played])
            rounded = [round(weight, 3) for weight in weights]
            fits.append({"seats": seats, "round": number, "likelihood": round(likelihood, 3), "weights": rounded})
    made = {"made by": "scripts/train_doggies.py", "games": asked.games}
    data = {"provenance": made, "features": FEATURES, "fits": fits}
    asked.to.write_text(json.dumps(data, separators=(",", ":")) + "\n", "utf-8")


if __name__ == "__main__":
    main()
