"""Law: play always ends, at random and by bots, never in a dead end, and asks only what has an answer to choose."""

from __future__ import annotations

import random

import undercroft as uc
from undercroft.bots import make_bot, yardstick_of
from undercroft.bots.contest import contest
from undercroft.conformance.applying import DoesNotApply
from undercroft.conformance.tables import Table
from undercroft.kernel.position import Position
from undercroft.kernel.seats import members

GAMES, FEWER = 25, 6  # a table with default options, and with others
MANY, LESS = 3, 1  # games of bots, likewise


def random_play_ends(table: Table) -> None:
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


def bots_play_to_the_end(table: Table) -> None:
    """A bot that fails is named by the course it was to play, with its seed and view."""
    for course in table.courses:
        table.note(f"{course}")
        for position in course.positions[:-1]:
            check_questions(position, table.game.is_simultaneous)
        check_result(course.finished.position)


def bots_play_many_games(table: Table) -> None:
    if not uc.compiled:
        raise DoesNotApply("quick enough on the compiled build only")
    name, options = table.game.name, table.game.read(table.seats, table.options)
    for seed in range((LESS if table.options else MANY) if table.courses else 0):
        chance, level = uc.Seeded(1000 + seed), yardstick_of(name)
        position = table.game.deal(table.seats, options, chance)
        bots = [make_bot(level, name, 10 * seed + seat) for seat in range(table.seats)]
        table.note(f"game {1000 + seed} of {level} bots")
        contest(position, bots, chance)
        check_result(position)


def check_questions(position: Position, is_simultaneous: bool) -> None:
    asked = members(position.waiting)
    assert is_simultaneous or len(asked) == 1
    for seat in range(position.seats):
        moves = position.moves(seat)
        assert len(set(moves)) == len(moves), "a move is listed twice"
        if seat in asked:
            is_enough = len(moves) >= 2 or (len(moves) == 1 and position.is_veiled(seat))
            assert is_enough, "a question with one answer is asked only for secrecy, and one without is a dead end"
        else:
            assert not moves


def check_result(position: Position) -> None:
    result = position.result()
    assert len(result.scores) == len(result.parts) == position.seats
    assert set(result.winners) <= set(range(position.seats))
    assert not any(position.moves(seat) for seat in range(position.seats))


def options_are_those_asked_for(table: Table) -> None:
    written = table.deal(1).record.options
    assert written == {**table.game.options().data(), **table.options}
