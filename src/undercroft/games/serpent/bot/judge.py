"""Common sense: a score for every legal move, and the few moves that are worth a search."""

from __future__ import annotations

from typing import Final

from undercroft.games.serpent import notation as verbs
from undercroft.games.serpent.bot.answers import answer_score
from undercroft.games.serpent.bot.habits import SHREWD, Habits
from undercroft.games.serpent.bot.heroics import ON_THE_WAY, Plan
from undercroft.games.serpent.notation import first_of, second_of, verb_of
from undercroft.games.serpent.table.table import Table
from undercroft.kernel.chance import Chance

ALIKE: Final = 1e-9  # scores that differ by less are equal


def judge(table: Table, seat: int, habits: Habits) -> list[float]:
    """Returns a score for every legal move."""
    moves = table.moves(seat)
    question = table.asked()
    if question.is_heroic():
        plan = Plan(table, seat, habits)
        return [plan.score(move) for move in moves]
    return [answer_score(table, seat, habits, question, move) for move in moves]


def best_of(scores: list[float], chance: Chance) -> int:
    """Returns the number of the best score; chance breaks ties."""
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


MAX_CANDIDATES: Final = 10  # candidates of one decision
# Of moves that differ only in what a figure says (where to go, which form to attack in), so many are looked at.
MOST_ALIKE: Final = {
    verbs.GO: 5,
    verbs.ATTACK: 1,
    verbs.PLAY_FOR: 1,
    verbs.PLAY_AT: 2,
    verbs.CURSE_FOR: 1,
    verbs.BLESS: 1,
    verbs.SEND: 1,
    verbs.LOOSE: 1,
    verbs.SET: 2,
    verbs.ROUSE: 1,
    verbs.LAY: 3,
    verbs.LAY_TURNED: 3,
    verbs.CHALLENGE: 1,
    verbs.DUEL: 1,
    verbs.ORDER: 1,
    verbs.DISCARD: 3,
    verbs.WARP: 3,
    verbs.SWAP: 3,
    verbs.TURN: 3,
    verbs.PERIL: 2,
}


def sort_of(move: int) -> int:
    """Moves of one sort have this number in common: the verb and what is not left open."""
    verb = verb_of(move)
    if verb in (
        verbs.SEND,
        verbs.LOOSE,
        verbs.CURSE_FOR,
        verbs.BLESS,
    ):  # what comes at whom; the form, price or payer is left open
        return move >> 8
    if verb in (verbs.SET, verbs.PLAY_FOR, verbs.PLAY_AT, verbs.ATTACK, verbs.DUEL, verbs.CHALLENGE, verbs.ROUSE):
        return (verb << 8 | first_of(move)) << 16
    if verb == verbs.ORDER:
        return (verb << 16 | first_of(move) << 8 | second_of(move)) << 8
    return verb << 24


def candidates_of(table: Table, seat: int) -> list[int]:
    """Returns the most promising first.

    A plan is never given up: nothing is revealed while it is made, so a search that weighed its steps one by one would
    only give it up by chance, for one that is about as good, and then make it again.
    """
    moves = table.moves(seat)
    scores = judge(table, seat, SHREWD)
    order = sorted([(-score, number) for number, score in enumerate(scores) if verb_of(moves[number]) != verbs.RECALL])
    chosen: list[int] = []
    alike: dict[int, int] = {}
    for _, number in order:
        move = moves[number]
        most = MOST_ALIKE.get(verb_of(move), MAX_CANDIDATES)
        sort = sort_of(move)
        count = alike.get(sort, 0)
        if count < most:
            alike[sort] = count + 1
            chosen.append(move)
            if len(chosen) == MAX_CANDIDATES:
                break
    if is_for_a_quest(chosen[0], max(scores)):
        return [move for move in chosen if verb_of(move) != verbs.DONE]
    return chosen


def is_for_a_quest(move: int, score: float) -> bool:
    """Returns whether the best move serves a quest, or is a step towards one that is ready. Then the turn is not ended
    without it: a try sees little of what a lost turn costs, and two heroes who wait for each other wait for long.
    """
    verb = verb_of(move)
    return verbs.TRY <= verb < verbs.DROP or (verb == verbs.GO and score >= ON_THE_WAY)
