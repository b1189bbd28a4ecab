"""Law: random play always ends, never in a dead end, and asks only what has an answer to choose."""

from __future__ import annotations

import random

import undercroft as uc
from tests.conformance.tables import Table
from undercroft.kernel.position import Position
from undercroft.kernel.seats import members

GAMES, FEWER = 25, 6  # a table with default options, and with others


def test_random_play_ends(table: Table) -> None:
    game, options = table.game, table.game.read(table.seats, table.options)
    for seed in range(FEWER if table.options else GAMES):
        chance, pick = uc.Seeded(seed), random.Random(seed)
        position = game.deal(table.seats, options, chance)
        decisions = 0
        while position.waiting:
            check_questions(position, game.is_simultaneous)
            seat = pick.choice(members(position.waiting))
            position.play(seat, pick.choice(position.moves(seat)), chance)
            decisions += 1
            assert decisions <= game.longest, f"seed {seed}: longer than Game.longest"
        check_result(position)


def check_questions(position: Position, is_simultaneous: bool) -> None:
    asked = members(position.waiting)
    assert is_simultaneous or len(asked) == 1
    for seat in range(position.seats):
        moves = position.moves(seat)
        assert len(set(moves)) == len(moves), "a move is listed twice"
        if seat in asked:
            assert len(moves) >= 2, "a question with one answer is not asked, and one without is a dead end"
        else:
            assert not moves


def check_result(position: Position) -> None:
    result = position.result()
    assert len(result.scores) == len(result.parts) == position.seats
    assert set(result.winners) <= set(range(position.seats))
    assert not any(position.moves(seat) for seat in range(position.seats))


def test_options_are_those_asked_for(table: Table) -> None:
    written = table.deal(1).record.options
    assert written == {**table.game.options().data(), **table.options}
