"""The bot with common sense: it goes for the quest within reach, strikes at leaders and looks after its health.

It looks at its own hand and at what lies open, never further than the move at hand. What it knows is in `bot/`.
"""

from __future__ import annotations

from typing import final

from undercroft.games.serpent import GAME
from undercroft.games.serpent.bot.answers import answer_score
from undercroft.games.serpent.bot.heroics import Plan
from undercroft.games.serpent.table.table import Table
from undercroft.kernel.bot import Bot
from undercroft.kernel.chance import Chance, Seeded
from undercroft.kernel.position import Data


@final
class Greedy(Bot):
    def __init__(self, seed: int) -> None:
        self._chance = Seeded(seed)

    def choose(self, view: Data) -> Data:
        table = GAME.imagine(view, self._chance)
        moves: list[Data] = view["moves"]
        assert isinstance(table, Table)
        return moves[advise(table, view["seat"], self._chance)]


def advise(table: Table, seat: int, chance: Chance) -> int:
    """The number of the best move of a seat; ties are broken by chance."""
    scores = judge(table, seat)
    best = 0
    ties = 1
    for number in range(1, len(scores)):
        if scores[number] > scores[best] + 1e-9:
            best, ties = number, 1
        elif scores[number] > scores[best] - 1e-9:
            ties += 1
            if chance.below(ties) == 0:
                best = number
    return best


def judge(table: Table, seat: int) -> list[float]:
    """A score for every legal move."""
    moves = table.moves(seat)
    question = table.asked()
    if question.is_heroic():
        return Plan(table, seat).scores(moves)
    return [answer_score(table, seat, question, move) for move in moves]
