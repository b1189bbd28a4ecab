"""Measure the build that is loaded: decisions and games a second in random play, the time of a copy, and informed games
a second, which bots think with.

Prints JSON; `bench/run.py` calls it once per build.
"""

from __future__ import annotations

import json
import statistics
import sys
import time
from collections.abc import Callable
from typing import Any

import undercroft as uc
from undercroft.bots.playout import TO_THE_END, play_out, random_playout
from undercroft.games import find_game
from undercroft.kernel.game import Game
from undercroft.kernel.options import Options
from undercroft.kernel.position import Position
from undercroft.kernel.seats import FIRST_OF

RUNS = 7  # the median of them is told
SECONDS = 0.4  # of one run


def median_rate(work: Callable[[int], int]) -> float:
    """Units of work a second of CPU time, which others on the machine slow least; `work(seed)` says how much it did."""
    rates = []
    seed = 0
    for _ in range(RUNS):
        done, started = 0, time.process_time()
        while (elapsed := time.process_time() - started) < SECONDS:
            done += work(seed)
            seed += 1
        rates.append(done / elapsed)
    return statistics.median(rates)


def measure(game: Game, seats: int) -> dict[str, Any]:
    options = game.read(seats, {})

    def deal(chance: uc.Chance) -> Position:
        return game.deal(seats, options, chance)

    def play_compiled_loop(seed: int) -> int:
        chance = uc.Seeded(seed)
        return random_playout(deal(chance), chance)

    def play_python_loop(seed: int) -> int:
        chance = uc.Seeded(seed)
        position, decisions = deal(chance), 0
        while position.waiting:
            seat = FIRST_OF[position.waiting]
            moves = position.moves(seat)
            position.play(seat, moves[chance.below(len(moves))], chance)
            decisions += 1
        return decisions

    def play_one(seed: int) -> int:
        play_compiled_loop(seed)
        return 1

    middle = in_the_middle(deal(uc.Seeded(1)), play_compiled_loop(1) // 2)

    def copy(seed: int) -> int:
        for _ in range(1000):
            middle.copy()
        return 1000

    return {
        "game": game.name,
        "seats": seats,
        "decisions per second": median_rate(play_compiled_loop),
        "decisions per second, Python loop": median_rate(play_python_loop),
        "games per second": median_rate(play_one),
        "copy, microseconds": 1e6 / median_rate(copy),
    }


def measure_playouts(game: Game) -> dict[str, float]:
    """Games a second in which all seats play sensibly from the deal to the end, by the number of seats; nothing for a
    game without a mind."""
    mind = game.mind()
    if mind is None:
        return {}
    rates = {}
    for seats in game.seats:
        options = game.read(seats, {})

        def play(seed: int, seats: int = seats, options: Options = options) -> int:
            chance = uc.Seeded(seed)
            play_out(game.deal(seats, options, chance), mind, chance, TO_THE_END)
            return 1

        rates[str(seats)] = median_rate(play)
    return rates


def in_the_middle(position: Position, decisions: int) -> Position:
    """A position that far into random play, or where that game ended."""
    chance = uc.Seeded(1)
    for _ in range(decisions):
        if not position.waiting:
            break
        seat = FIRST_OF[position.waiting]
        moves = position.moves(seat)
        position.play(seat, moves[chance.below(len(moves))], chance)
    return position


def main() -> int:
    rows = []
    for name in uc.games():
        game = find_game(name)
        seats = 4 if 4 in game.seats else game.seats[-1]
        rows.append({**measure(game, seats), "informed games per second": measure_playouts(game)})
    print(json.dumps({"compiled": uc.compiled, "games": rows}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
