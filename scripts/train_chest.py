"""Measure what games of Chest bring beyond the solved tables: the mean and the variance, by where an adventure stands.

The tables of scripts/solve_chest.py tell what the best play brings, with a fixed price for tokens. Here bots that
search play whole games; at the deal and after every level and adventure the points that the tables promise each seat
are written down, and at the end they are compared with its score. Games alone count once more by themselves: they are
played for points. The same command gives the same file.

    PYTHONPATH=build/compiled python scripts/train_chest.py              writes games/chest/bot/weights.json
    PYTHONPATH=build/compiled python scripts/train_chest.py --alone      writes the table of games alone
    PYTHONPATH=build/compiled python scripts/train_chest.py --games 4 --to /dev/stdout
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import undercroft as uc
from undercroft.bots.search import Search
from undercroft.games.chest.bot.mind import MIND
from undercroft.games.chest.bot.standing import place_of, promised, to_come_alone
from undercroft.games.chest.components import ADVENTURES, LEVELS
from undercroft.games.chest.rules import Chest
from undercroft.games.chest.scoring import score
from undercroft.kernel.seats import FIRST_OF

WEIGHTS = Path(__file__).resolve().parent.parent / "src/undercroft/games/chest/bot/weights.json"
FIRST_DEAL = 8_000_000
ROUNDS = 12  # of tries for a decision
ALWAYS = 1e9  # seconds: the rounds are the limit
SEATS = (1, 2, 3, 4)
OFTEN = 4  # times as many games alone, for their own table: they are short
FEWEST = 60  # moments of other games; with fewer of them a level borrows from the one above it

Sums = dict[tuple[int, int], list[float]]  # by place: how many, the sum of what came beyond the promise, of its squares


def play(seats: int, deal: int, sums: Sums) -> None:
    """Plays one game and adds up what came beyond the promises. Each place counts once for a seat."""
    luck = uc.Seeded(deal)
    position = uc.deal("chest", seats, deal).position
    assert isinstance(position, Chest)
    seen: dict[tuple[int, int, int], float] = {}
    clock = -1
    while position.waiting:
        if clock != (clock := int(MIND.clock(position))):
            for seat in range(seats):
                row, column = place_of(position, seat)
                seen.setdefault((seat, int(row), int(column)), promised(position, seat))
        seat = FIRST_OF[position.waiting]
        search = Search(MIND, position, seat, luck)
        search.think(ROUNDS, ALWAYS)
        position.play(seat, search.findings()[0].move, luck)
    for (seat, row, column), points in seen.items():
        surplus = score(position, seat) - points
        found = sums.setdefault((row, column), [0.0, 0.0, 0.0])
        for place, amount in enumerate((1.0, surplus, surplus * surplus)):
            found[place] += amount


def tables(sums: Sums) -> tuple[list[list[float]], list[list[float]]]:
    """Returns the mean and the variance of each place. Those of a seat that has finished are 0."""
    means, variances = [[0.0]], [[0.0]]
    for row in range(1, int(ADVENTURES) + 1):
        means.append([])
        variances.append([])
        for column in range(int(LEVELS) + 1):
            number, total, squares = sums.get((row, column), [0.0, 0.0, 0.0])
            if number >= FEWEST or not column:
                mean = total / number
                means[row].append(round(mean, 2))
                variances[row].append(round(squares / number - mean * mean, 2))
            else:
                means[row].append(means[row][-1])
                variances[row].append(variances[row][-1])
    return [means[0] * len(means[1]), *means[1:]], [variances[0] * len(variances[1]), *variances[1:]]


def alone(sums: Sums) -> list[float]:
    """Returns the mean of a seat that plays alone, by adventures to come. In the last adventure it is 0: a rest there
    is worth exactly what it brings."""
    found = [[0.0, 0.0] for _ in range(int(ADVENTURES) + 1)]
    for (row, column), (number, total, _) in sums.items():
        place = found[int(to_come_alone(row, column))]
        place[0] += number
        place[1] += total
    return [0.0, *[round(total / number, 2) for number, total in found[1:]]]


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure what games of Chest bring beyond the solved tables.")
    parser.add_argument("--games", type=int, default=200, help="for each number of seats")
    parser.add_argument("--to", type=Path, default=WEIGHTS)
    parser.add_argument("--alone", action="store_true", help="only play the games alone, and keep the other tables")
    asked = parser.parse_args()
    sums: Sums = {}
    by_itself: Sums = {}
    for seats in () if asked.alone else SEATS:
        for number in range(asked.games):
            play(seats, FIRST_DEAL + number, sums)
    for number in range(OFTEN * asked.games):
        play(1, FIRST_DEAL + number, by_itself)
    known = json.loads(WEIGHTS.read_text("utf-8"))
    surplus, variance = (known["surplus"], known["variance"]) if asked.alone else tables(sums)
    made = {"made by": "scripts/train_chest.py", "games": asked.games, "rounds": ROUNDS}
    data = {"provenance": made, "surplus": surplus, "variance": variance, "alone": alone(by_itself)}
    asked.to.write_text(json.dumps(data, separators=(",", ":")) + "\n", "utf-8")


if __name__ == "__main__":
    main()
