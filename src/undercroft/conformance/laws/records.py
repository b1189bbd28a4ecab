"""Law: a record tells the whole match: it replays byte for byte, and what it says was rolled is what was rolled."""

from __future__ import annotations

import random

import undercroft as uc
from undercroft.conformance.tables import Table, plain
from undercroft.kernel.position import Position


def same_seed_and_moves_give_the_same_bytes(table: Table) -> None:
    first, second = table.finished(5), table.finished(5)
    assert first.record.dumps() == second.record.dumps()
    for course in table.courses:
        table.note(f"{course}")
        assert course.finished.record.dumps() == course.written["record"], "not what the bots played"


def replay_gives_the_same_bytes(table: Table) -> None:
    for match in [table.finished(6), *(course.finished for course in table.some_courses(6))]:
        text = match.record.dumps()
        twin = uc.replay(text)
        assert twin.record.dumps() == text
        assert plain(twin.save()) == plain(match.save())
        assert [[event.data() for event in step] for step in twin.events] == [
            [event.data() for event in step] for step in match.events
        ]


def sealed_dice_are_proven(table: Table) -> None:
    match, pick = table.deal(None), random.Random(9)
    while match.turn:
        match.play(match.turn[0], pick.choice(match.moves(match.turn[0])))
        assert len(match.steps) <= table.game.longest
    verdict = uc.verify(match.record.dumps())
    assert verdict.is_fair
    for course in [course for course in table.courses if course.kind == "turning"][: len(table.some_courses(0))]:
        verdict = uc.verify(course.finished.record.dumps())
        assert verdict.is_fair and verdict.is_sealed


def outcomes_asked_for_are_those_recorded(table: Table) -> None:
    """Every step played again by hand with the outcomes its record names leads to the same position."""
    for match in [table.finished(7), *(course.finished for course in table.some_courses(7))]:
        twin = uc.deal(table.game.name, table.seats, 7, uc.Chosen(match.record.deal), **table.options)
        for step in match.record.steps:
            twin.play(step.seat, step.move, chance=uc.Chosen(step.chance))
            assert twin.steps[-1].chance == step.chance
        assert plain(twin.save()) == plain(match.save())
        assert uc.verify(twin.record).by_hand == [n for n, step in enumerate(match.record.steps, 1) if step.chance]


def undo_brings_everything_back(table: Table) -> None:
    """The last choice is taken back, and what had only one answer since."""
    before: list[Position] = []
    for match in table.walk(8):
        if match.why_no_undo() is None:
            steps, after = match.steps, plain(match.save())
            taken = match.undo(steps[-1].seat)
            undone = steps[len(match.steps) :]
            assert str(taken) == undone[0].move
            assert plain(match.position.save()) == plain(before[len(match.steps)].save())
            for step in undone:
                match.play(step.seat, step.move)
            assert plain(match.save()) == after
        before.append(match.position)
    assert match.record.dumps() == table.finished(8).record.dumps()


def undo_at_moments_of_good_play(table: Table) -> None:
    for number, match in enumerate(table.moments()):
        if not match.turn:
            continue
        before, sights = plain(match.save()), [plain(match.view(watcher)) for watcher in table.watchers]
        seat = match.turn[-1]
        moves = match.moves(seat)
        match.play(seat, moves[number % len(moves)])
        if match.why_no_undo(seat) is None:
            after = plain(match.save())
            assert match.undo(seat) == moves[number % len(moves)]
            assert (plain(match.save()), match.steps) == (before, [])
            assert [plain(match.view(watcher)) for watcher in table.watchers] == sights
            match.play(seat, moves[number % len(moves)])
            assert plain(match.save()) == after
