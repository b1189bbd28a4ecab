"""Laws: play ends, never in a dead end; every question leaves a choice; notation reads back."""

from __future__ import annotations

import random

import undercroft as uc
from undercroft.bots import make_bot, yardstick_of
from undercroft.bots.playout import contest
from undercroft.conformance.setups import DoesNotApply, GameSetup, NeverEnds
from undercroft.kernel.move import tidy
from undercroft.kernel.position import Position
from undercroft.kernel.seats import members

GAMES, FEWER = 25, 6  # games at a setup with default options, and with others
MANY, LESS = 3, 1  # games of bots, likewise


def random_play_ends(setup: GameSetup) -> None:
    game, options = setup.game, setup.game.read(setup.seats, setup.options)
    for seed in range(FEWER if setup.options else GAMES):
        chance, pick = uc.Seeded(seed), random.Random(seed)
        position = game.deal(setup.seats, options, chance)
        decisions = 0
        while position.waiting:
            check_questions(setup, position)
            seat = pick.choice(members(position.waiting))
            position.play(seat, pick.choice(position.moves(seat)), chance)
            decisions += 1
            if decisions > game.longest:
                raise NeverEnds(f"seed {seed} goes on after {game.longest} decisions, the most of Game.longest")
        check_result(position)


def bots_play_to_the_end(setup: GameSetup) -> None:
    """A bot that fails is named by its course, with its seed and view."""
    for course in setup.courses:
        setup.note(f"{course}")
        for position in course.positions[:-1]:
            check_questions(setup, position)
        check_result(course.finished.position)


def bots_play_many_games(setup: GameSetup) -> None:
    if not uc.compiled:
        raise DoesNotApply("quick enough on the compiled build only")
    name, options = setup.game.name, setup.game.read(setup.seats, setup.options)
    for seed in range((LESS if setup.options else MANY) if setup.courses else 0):
        chance, level = uc.Seeded(1000 + seed), yardstick_of(name)
        position = setup.game.deal(setup.seats, options, chance)
        bots = [make_bot(level, name, 10 * seed + seat) for seat in range(setup.seats)]
        setup.note(f"game {1000 + seed} of {level} bots")
        contest(position, bots, chance)
        check_result(position)


def check_questions(setup: GameSetup, position: Position) -> None:
    asked = members(position.waiting)
    assert setup.game.is_simultaneous or len(asked) == 1
    veils = setup.game.among_people()
    is_veiling = bool(veils) and veils.items() <= setup.options.items()
    for seat in range(position.seats):
        moves = position.moves(seat)
        assert len(set(moves)) == len(moves), "a move is listed twice"
        if seat in asked:
            is_enough = len(moves) >= 2 or (len(moves) == 1 and is_veiling and position.is_veiled(seat))
            assert is_enough, "a question with one answer is asked only for secrecy, and one without is a dead end"
        else:
            assert not moves


def check_result(position: Position) -> None:
    result = position.result()
    assert len(result.scores) == len(result.parts) == position.seats
    assert set(result.winners) <= set(range(position.seats))
    assert not any(position.moves(seat) for seat in range(position.seats))


def options_are_recorded(setup: GameSetup) -> None:
    written = setup.deal(1).record.options
    assert written == {**setup.game.options().data(), **setup.options}


def notation_reads_back(setup: GameSetup) -> None:
    notation = setup.game.notation
    for match in setup.watch(14):
        for seat in match.turn:
            moves = match.moves(seat)
            assert len({tidy(str(move)) for move in moves}) == len(moves)
            for code, move in zip(match.position.moves(seat), moves, strict=True):
                for spelling in (str(move), f"  {str(move).upper()} "):
                    parsed = notation.parse(spelling)
                    assert parsed == move
                    assert parsed.data() == move.data()
                assert match.position.code_of(seat, move) == code
