"""Find what the figures of a standing weigh in Serpent: bots of the quick policy play, a logistic fit tells who wins.

    python scripts/compile.py --games serpent --to build/serpent
    PYTHONPATH=build/serpent python scripts/train_serpent.py --games 3000

Writes src/undercroft/games/serpent/bot/weights.py; the same games give the same file. The figures are those of
bot/standing.py, taken when a turn begins. A tenth of the games is kept apart: the loss on them is printed, beside
that of a guess that knows nothing.
"""

from __future__ import annotations

import argparse
import math
import sys
import time
from pathlib import Path

import undercroft as uc
from undercroft.games import find_game
from undercroft.games.serpent.bot.mind import MIND
from undercroft.games.serpent.bot.standing import FIGURES, figures_of, solo_figures
from undercroft.games.serpent.rules import Serpent
from undercroft.kernel.seats import FIRST_OF

WEIGHTS = Path(__file__).resolve().parent.parent / "src/undercroft/games/serpent/bot/weights.py"
STEPS = 6  # of Newton's method
RIDGE = 2.0  # keeps weights of rare figures small

Sample = tuple[list[list[float]], list[float]]  # the figures of those who could win, and their shares


def play(seats: int, seed: int, every: int) -> list[Sample]:
    """Standings of one game, every so many turns, with what came of it."""
    game, chance = find_game("serpent"), uc.Seeded(seed)
    position = game.deal(seats, game.read(seats, {}), chance)
    assert isinstance(position, Serpent)
    seen: list[tuple[list[int], list[list[float]]]] = []
    turn, turns = -1, seed % every
    while position.waiting:
        if MIND.clock(position) != turn:
            turn = int(MIND.clock(position))
            turns += 1
            if turns % every == 0:
                standing = [other for other in range(seats) if not position.heroes[other].is_out]
                figures = solo_figures if seats == 1 else figures_of
                seen.append((standing, [figures(position, other) for other in standing]))
        seat = FIRST_OF[position.waiting]
        position.play(seat, MIND.quick(position, seat, chance), chance)
    winners = position.result().winners
    return [(rows, [(other in winners) / max(1, len(winners)) for other in standing]) for standing, rows in seen]


def chances(weights: list[float], rows: list[list[float]]) -> list[float]:
    """Of each row to win; a row alone wins or loses."""
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
    """By elimination; the matrix is symmetric and positive."""
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


def trained(seats: int, games: int, every: int) -> tuple[list[float], str]:
    started = time.monotonic()
    played = [play(seats, 7_000_000 + 10_000 * seats + number, every) for number in range(games)]
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


def lines(weights: list[float], names: tuple[str, ...]) -> str:
    return "".join([f"    {weight:.3f},  # {name}\n" for weight, name in zip(weights, names, strict=True)])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--every", type=int, default=5, help="turns between two standings of a game")
    given = parser.parse_args()
    among = {seats: trained(seats, given.games, given.every) for seats in (2, 3, 4)}
    alone = trained(1, given.games, given.every)
    text = '"""What the figures of a standing weigh. Made by scripts/train_serpent.py; do not edit.\n\n'
    for seats, (_, told) in {1: alone, **among}.items():
        text += f"{seats} seats: {told}.\n"
    text += '"""\n\nfrom __future__ import annotations\n\nfrom typing import Final\n\n'
    text += f"ALONE: Final[list[float]] = [\n{lines(alone[0], (*FIGURES, 'rounds', 'always'))}]\n"
    for seats, (weights, _) in among.items():
        text += f"AMONG_{seats}: Final[list[float]] = [\n{lines(weights, FIGURES)}]\n"
    text += f"AMONG: Final = {{{', '.join([f'{seats}: AMONG_{seats}' for seats in among])}}}\n"
    WEIGHTS.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
