"""Slips: over decisions of good play, the worse a move is, the more seldom a level makes it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

import pytest

import undercroft as uc
from tests.conftest import compiled_only
from undercroft.bots import LEVELS, make_bot
from undercroft.bots.clock import PROCESSOR
from undercroft.bots.mixing import search_of
from undercroft.games import find_game
from undercroft.kernel.position import Position
from undercroft.kernel.seats import FIRST_OF

GAMES: Final = [game for game in uc.games() if find_game(game).mind() is not None]
DECISIONS: Final = {"chest": 60, "raiders": 40, "doggies": 12, "serpent": 20}
TRIALS: Final = 16  # of a level at each decision
DEEP: Final = 400  # tries of every move, for what it is truly worth
ALIKE: Final = 0.005  # of the victory: moves that differ by less may be chosen equally often
COSTS: Final = (0.03, 0.1, 1.0)  # that bound the classes of mistakes
LUCK: Final = 0.03  # of the choices: how much more often a class may be seen than a smaller mistake
# At most this often, compared with small mistakes, does a level make larger ones. Novices of Serpent and Doggies slip
# almost as gladly by a tenth of the victory as by less.
RARER: Final = {"chest": 0.5, "raiders": 0.5, "doggies": 0.7, "serpent": 1.0}
MOST_MOVES: Final = 8
HASTE: Final = 0.01  # seconds of processor a decision, for the level that knows no other limit


def decisions_of(game: str) -> Iterator[tuple[Position, int]]:
    """Yields every fifth decision with a few moves, in games of the quick policy."""
    mind = find_game(game).mind()
    assert mind is not None
    seats = max(2, find_game(game).seats[0])
    count = 0
    for seed in range(1000):
        position, luck = uc.deal(game, seats, seed).position, uc.Seeded(seed)
        while position.waiting:
            seat = int(FIRST_OF[position.waiting])
            if 2 <= len(mind.candidates(position, seat)) <= MOST_MOVES:
                count += 1
                if count % 5 == 0:
                    yield position.copy(), seat
            position.play(seat, mind.quick(position, seat, luck), luck)


def costs_of(game: str, position: Position, seat: int) -> dict[str, float]:
    """Returns by how much each candidate is behind the best one; pairs, so that a search drops none of them."""
    mind = find_game(game).mind()
    assert mind is not None
    first, *others = [int(move) for move in mind.candidates(position, seat)]
    leads = {first: 0.0}
    for other in others:
        search = search_of(mind, position, seat, uc.Seeded(77), moves=[first, other])
        search.think(DEEP, 600.0)
        leads[other] = search.candidates[1].mean() - search.candidates[0].mean()
    best = max(leads.values())
    return {str(position.describe(seat, move)): best - lead for move, lead in leads.items()}


def rates(game: str) -> dict[str, list[tuple[float, int]]]:
    """Returns for every level how often it makes mistakes of each class, beside the best move of the same decision,
    and how often it could have."""
    chosen = {level: [0] * len(COSTS) for level in LEVELS}
    best = {level: [0] * len(COSTS) for level in LEVELS}
    for number, (position, seat) in enumerate(decisions_of(game)):
        if number == DECISIONS[game]:
            break
        costs = costs_of(game, position, seat)
        classes = {move: next(n for n, most in enumerate(COSTS) if cost <= most) for move, cost in costs.items()}
        view = position.view(seat)
        for level in LEVELS:
            seconds = HASTE if level == "master" else 600.0
            bots = [make_bot(level, game, seed, seconds, clock=PROCESSOR) for seed in range(TRIALS)]
            tries = [bot.choose(view)["text"] for bot in bots]
            right = sum(costs.get(move, 1.0) <= ALIKE for move in tries)
            for move, place in classes.items():
                if costs[move] > ALIKE:
                    chosen[level][place] += tries.count(move)
                    best[level][place] += right
    return {
        level: [
            (made / could, could) if could else (0.0, 0) for made, could in zip(chosen[level], best[level], strict=True)
        ]
        for level in LEVELS
    }


@compiled_only
@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_every_level_makes_worse_moves_more_rarely(game: str) -> None:
    for level, found in rates(game).items():
        known = [rate for rate, could in found if could >= 2 * TRIALS]
        assert len(known) >= 2, "too few mistakes could be made"
        assert all(worse <= better + LUCK for better, worse in pairwise(known)), (level, found)
        assert known[-1] <= max(LUCK, RARER[game] * known[0]), (level, found)
