"""Common sense: a score for every legal move, from the seat's own hand and what lies open."""

from __future__ import annotations

from typing import Final

from undercroft.games.serpent.bot.answers import answer_score
from undercroft.games.serpent.bot.habits import Habits
from undercroft.games.serpent.bot.heroics import Plan
from undercroft.games.serpent.table.table import Table
from undercroft.kernel.chance import Chance

ALIKE: Final = 1e-9  # scores that differ by less are equal


def judge(table: Table, seat: int, habits: Habits) -> list[float]:
    """A score for every legal move."""
    moves = table.moves(seat)
    question = table.asked()
    if question.is_heroic():
        return Plan(table, seat, habits).scores(moves)
    return [answer_score(table, seat, habits, question, move) for move in moves]


def best_of(scores: list[float], chance: Chance) -> int:
    """The number of the best score; ties are broken by chance."""
    best = 0
    ties = 1
    for number in range(1, len(scores)):
        if scores[number] > scores[best] + ALIKE:
            best, ties = number, 1
        elif scores[number] > scores[best] - ALIKE:
            ties += 1
            if chance.below(ties) == 0:
                best = number
    return best
