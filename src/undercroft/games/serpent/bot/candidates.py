"""The moves that are worth a thought: the best by common sense, and of moves of one sort only the few best."""

from __future__ import annotations

from typing import Final

from undercroft.games.serpent.bot.habits import SHREWD
from undercroft.games.serpent.bot.heroics import ON_THE_WAY
from undercroft.games.serpent.bot.judge import judge
from undercroft.games.serpent.notation import (
    ATTACK,
    BLESS,
    CHALLENGE,
    CURSE_FOR,
    DISCARD,
    DONE,
    DROP,
    DUEL,
    GO,
    LAY,
    LAY_TURNED,
    LOOSE,
    ORDER,
    PERIL,
    PLAY_AT,
    PLAY_FOR,
    ROUSE,
    SEND,
    SET,
    SWAP,
    TRY,
    TURN,
    WARP,
    first_of,
    second_of,
    verb_of,
)
from undercroft.games.serpent.table.table import Table

MOST: Final = 10  # candidates of one decision
# Of moves that differ only in what a figure says (where to go, which form to attack in), so many are looked at.
MOST_ALIKE: Final = {
    GO: 5,
    ATTACK: 1,
    PLAY_FOR: 1,
    PLAY_AT: 2,
    CURSE_FOR: 1,
    BLESS: 1,
    SEND: 1,
    LOOSE: 1,
    SET: 2,
    ROUSE: 1,
    LAY: 3,
    LAY_TURNED: 3,
    CHALLENGE: 1,
    DUEL: 1,
    ORDER: 1,
    DISCARD: 3,
    WARP: 3,
    SWAP: 3,
    TURN: 3,
    PERIL: 2,
}


def sort_of(move: int) -> int:
    """Moves of one sort have this number in common: the verb and what is not left open."""
    verb = verb_of(move)
    if verb in (SEND, LOOSE, CURSE_FOR, BLESS):  # what comes at whom; the form, price or payer is left open
        return move >> 8
    if verb in (SET, PLAY_FOR, PLAY_AT, ATTACK, DUEL, CHALLENGE, ROUSE):
        return (verb << 8 | first_of(move)) << 16
    if verb == ORDER:
        return (verb << 16 | first_of(move) << 8 | second_of(move)) << 8
    return verb << 24


def candidates_of(table: Table, seat: int) -> list[int]:
    """The most promising first."""
    moves = table.moves(seat)
    scores = judge(table, seat, SHREWD)
    order = sorted([(-score, number) for number, score in enumerate(scores)])
    chosen: list[int] = []
    alike: dict[int, int] = {}
    for _, number in order:
        move = moves[number]
        most = MOST_ALIKE.get(verb_of(move), MOST)
        sort = sort_of(move)
        count = alike.get(sort, 0)
        if count < most:
            alike[sort] = count + 1
            chosen.append(move)
            if len(chosen) == MOST:
                break
    if is_for_a_quest(chosen[0], max(scores)):
        return [move for move in chosen if verb_of(move) != DONE]
    return chosen


def is_for_a_quest(move: int, score: float) -> bool:
    """Is the best move something to do for a quest, or a step towards one that is ready? Then the turn is not ended
    without it: a try sees little of what a lost turn costs, and two who wait for each other wait for long."""
    verb = verb_of(move)
    return TRY <= verb < DROP or (verb == GO and score >= ON_THE_WAY)
