"""Law: a record holds the whole match: it replays byte for byte, and its outcomes are the ones rolled."""

from __future__ import annotations

import random

import undercroft as uc
from undercroft.conformance.courses import encoded
from undercroft.conformance.setups import GameSetup
from undercroft.kernel.position import Position


def same_seed_and_moves_give_the_same_bytes(setup: GameSetup) -> None:
    first, second = setup.finished(5), setup.finished(5)
    assert first.record.dumps() == second.record.dumps()
    for course in setup.courses:
        setup.note(f"{course}")
        assert course.finished.record.dumps() == course.written["record"], "not what the bots played"


def replay_gives_the_same_bytes(setup: GameSetup) -> None:
    for match in [setup.finished(6), *(course.finished for course in setup.some_courses(6))]:
        text = match.record.dumps()
        twin = uc.replay(text)
        assert twin.record.dumps() == text
        assert encoded(twin.save()) == encoded(match.save())
        assert [[event.data() for event in step] for step in twin.events] == [
            [event.data() for event in step] for step in match.events
        ]


def sealed_dice_are_proven(setup: GameSetup) -> None:
    match, pick = setup.deal(None), random.Random(9)
    while match.turn:
        match.play(match.turn[0], pick.choice(match.moves(match.turn[0])))
        assert len(match.steps) <= setup.game.longest
    verdict = uc.verify(match.record.dumps())
    assert verdict.is_fair
    for course in [course for course in setup.courses if course.kind == "turning"][: len(setup.some_courses(0))]:
        verdict = uc.verify(course.finished.record.dumps())
        assert verdict.is_fair and verdict.is_sealed


def recorded_outcomes_replay_the_match(setup: GameSetup) -> None:
    """Replaying every step with the outcomes its record names leads to the same position."""
    for match in [setup.finished(7), *(course.finished for course in setup.some_courses(7))]:
        twin = uc.deal(setup.game.name, setup.seats, 7, uc.Chosen(match.record.deal), **setup.options)
        for step in match.record.steps:
            twin.play(step.seat, step.move, chance=uc.Chosen(step.chance))
            assert twin.steps[-1].chance == step.chance
        assert encoded(twin.save()) == encoded(match.save())
        assert uc.verify(twin.record).by_hand == [n for n, step in enumerate(match.record.steps, 1) if step.chance]


def undo_restores_everything(setup: GameSetup) -> None:
    """Undo takes back the last choice and the forced answers since."""
    before: list[Position] = []
    for match in setup.walk(8):
        if match.why_no_undo() is None:
            steps, after = match.steps, encoded(match.save())
            taken = match.undo(steps[-1].seat)
            undone = steps[len(match.steps) :]
            assert str(taken) == undone[0].move
            assert encoded(match.position.save()) == encoded(before[len(match.steps)].save())
            for step in undone:
                match.play(step.seat, step.move)
            assert encoded(match.save()) == after
        before.append(match.position)
    assert match.record.dumps() == setup.finished(8).record.dumps()


def undo_at_moments_of_good_play(setup: GameSetup) -> None:
    for number, match in enumerate(setup.moments()):
        if not match.turn:
            continue
        before, sights = encoded(match.save()), [encoded(match.view(watcher)) for watcher in setup.watchers]
        seat = match.turn[-1]
        moves = match.moves(seat)
        match.play(seat, moves[number % len(moves)])
        if match.why_no_undo(seat) is None:
            after = encoded(match.save())
            assert match.undo(seat) == moves[number % len(moves)]
            assert (encoded(match.save()), match.steps) == (before, [])
            assert [encoded(match.view(watcher)) for watcher in setup.watchers] == sights
            match.play(seat, moves[number % len(moves)])
            assert encoded(match.save()) == after
