"""Find what the figures of a standing weigh in Serpent: tries as the search makes them, and who wins after them.

    python scripts/compile.py --games serpent --to build/serpent
    PYTHONPATH=build/serpent python scripts/train_serpent.py --games 2500

Writes src/undercroft/games/serpent/bot/weights.py; the same games give the same file. The figures are those of
bot/standing.py. Games are played by the quick policy, but one decision in ten is any candidate. At one in twelve some
candidate is tried: a round is played on, there the standing is written down, and the game is played to its end. So
moves that the policy would not make, waiting beside a quest above all, are judged by what comes of them. A tenth of the
games is kept apart: the loss on them is printed, beside that of a guess that knows nothing.
"""

from __future__ import annotations

import argparse
import math
import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

import undercroft as uc
from undercroft.bots.playout import TO_THE_END, play_out
from undercroft.games import find_game
from undercroft.games.serpent.bot.mind import MIND
from undercroft.games.serpent.bot.standing import FIGURES, figures_of, solo_figures
from undercroft.games.serpent.rules import Serpent
from undercroft.kernel.seats import FIRST_OF

WEIGHTS = Path(__file__).resolve().parent.parent / "src/undercroft/games/serpent/bot/weights.py"
STRAYS = 10  # one decision in so many is any candidate
TRIES = 12  # one in so many is tried
STEPS = 6  # of Newton's method
RIDGE = 2.0  # keeps weights of rare figures small

Sample = tuple[list[list[float]], list[float]]  # the figures of those who could win, and their shares


def play(seats: int, seed: int) -> list[Sample]:
    """Returns the outcomes of tries from one game."""
    game, chance = find_game("serpent"), uc.Seeded(seed)
    position = game.deal(seats, game.read(seats, {}), chance)
    assert isinstance(position, Serpent)
    samples: list[Sample] = []
    while position.waiting:
        seat = FIRST_OF[position.waiting]
        if chance.below(TRIES) == 0:
            samples += tried(position, any_candidate(position, seat, chance), uc.Seeded(int(chance.below(1 << 30))))
        is_stray = chance.below(STRAYS) == 0
        move = any_candidate(position, seat, chance) if is_stray else MIND.quick(position, seat, chance)
        position.play(seat, move, chance)
    return samples


def any_candidate(position: Serpent, seat: int, chance: uc.Seeded) -> int:
    candidates = MIND.candidates(position, seat)
    return candidates[chance.below(len(candidates))]


def tried(position: Serpent, move: int, luck: uc.Seeded) -> list[Sample]:
    """The standing where a try would be judged, and who won from there; nothing if the game was over before."""
    until = MIND.clock(position) + MIND.depth
    end = position.copy()
    end.play(FIRST_OF[end.waiting], move, luck)
    play_out(end, MIND, luck, until)
    if not end.waiting:
        return []
    standing = [other for other, hero in enumerate(end.heroes) if not hero.is_out]
    figures = solo_figures if end.variants.is_solo else figures_of
    rows = [figures(end, other) for other in standing]
    play_out(end, MIND, luck, TO_THE_END)
    winners = end.result().winners
    return [(rows, [(other in winners) / max(1, len(winners)) for other in standing])]


def chances(weights: list[float], rows: list[list[float]]) -> list[float]:
    """Returns the chance of each row to win; a row alone wins or loses."""
    powers = [math.exp(sum(weight * figure for weight, figure in zip(weights, row, strict=True))) for row in rows]
    total = sum(powers) if len(rows) > 1 else 1.0 + powers[0]
    return [power / total for power in powers]


def loss(weights: list[float], samples: list[Sample]) -> float:
    """Surprise at the results, in nats a standing."""
    total = 0.0
    for rows, shares in samples:
        found = chances(weights, rows)
        if len(rows) == 1:
            total -= math.log(found[0] if shares[0] else 1 - found[0])
        else:
            total -= sum(share * math.log(chance) for share, chance in zip(shares, found, strict=True))
    return total / len(samples)


def fit(samples: list[Sample]) -> list[float]:
    """Newton's method on the loss with a ridge."""
    size = len(samples[0][0][0])
    weights = [0.0] * size
    for _ in range(STEPS):
        slope = [RIDGE * weight for weight in weights]
        bend = [[RIDGE if row == column else 0.0 for column in range(size)] for row in range(size)]
        for rows, shares in samples:
            found = chances(weights, rows)
            for p, row, share in zip(found, rows, shares, strict=True):
                for k, figure in enumerate(row):
                    slope[k] += (p - share) * figure
            if len(rows) == 1:  # the other outcome is a row of zeros
                spread(bend, rows[0], found[0] * (1 - found[0]))
            for number, row in enumerate(rows):  # every pair of rows, by how they differ
                for other in range(number):
                    apart = [figure - before for figure, before in zip(row, rows[other], strict=True)]
                    spread(bend, apart, found[number] * found[other])
        for k in range(size):
            for other in range(k):
                bend[k][other] = bend[other][k]
        weights = [weight - step for weight, step in zip(weights, solve(bend, slope), strict=True)]
    return weights


def spread(bend: list[list[float]], apart: list[float], weight: float) -> None:
    """Add a square of figures to the upper half of a matrix; most of them are 0."""
    filled = [(k, figure) for k, figure in enumerate(apart) if figure]
    for number, (k, figure) in enumerate(filled):
        line, scaled = bend[k], weight * figure
        for other, before in filled[number:]:
            line[other] += scaled * before


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Solves the equations by elimination; the matrix is symmetric and positive."""
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    for k, pivot in enumerate(rows):
        for line in rows[k + 1 :]:
            factor = line[k] / pivot[k]
            for column in range(k, len(pivot)):
                line[column] -= factor * pivot[column]
    found = [0.0] * len(rows)
    for k in reversed(range(len(rows))):
        found[k] = (rows[k][-1] - sum(rows[k][j] * found[j] for j in range(k + 1, len(rows)))) / rows[k][k]
    return found


def trained(seats: int, games: int, jobs: int) -> tuple[list[float], str]:
    started = time.monotonic()
    first = 7_000_000 + 10_000 * seats
    with ProcessPoolExecutor(jobs) as processes:
        played = list(processes.map(partial(play, seats), range(first, first + games), chunksize=10))
    kept = games // 10
    samples = [sample for game in played[kept:] for sample in game]
    apart = [sample for game in played[:kept] for sample in game]
    weights = fit(samples)
    blind = loss([0.0] * len(weights), apart)
    told = (
        f"{games} games, {len(samples)} standings; loss on {len(apart)} standings kept apart "
        f"{loss(weights, apart):.3f}, knowing nothing {blind:.3f}"
    )
    print(f"{seats} seats: {told} ({time.monotonic() - started:.0f} s)", file=sys.stderr)
    return weights, told


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2500)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    among = {seats: trained(seats, given.games, given.jobs) for seats in (2, 3, 4)}
    alone = trained(1, given.games, given.jobs)
    text = '"""The weights of the figures of a standing: alone, and with two, three and four seats.\n\n'
    text += "Made by scripts/train_serpent.py.\n\n"
    for seats, (_, told) in {1: alone, **among}.items():
        text += f"{seats} seats: {told}.\n"
    text += '"""\n\nfrom __future__ import annotations\n\nfrom typing import Final\n\n'
    text += "WEIGHTS: Final[dict[str, tuple[float, float, float, float]]] = {\n"
    for number, name in enumerate((*FIGURES, "rounds", "always")):
        shared = [weights[number] if number < len(FIGURES) else 0.0 for weights, _ in among.values()]
        text += f'    "{name}": ({", ".join([f"{weight:.3f}" for weight in (alone[0][number], *shared)])}),\n'
    text += "}\n"
    WEIGHTS.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
