"""Laws: a copy equals its original and is independent of it; what a match returns belongs to the caller."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any

import undercroft as uc
from undercroft.conformance.courses import encoded
from undercroft.conformance.setups import GameSetup
from undercroft.kernel.message import Event, Message
from undercroft.kernel.record import Step

SPOILT = 4 if uc.compiled else 2  # moments of a match at which everything is changed, besides the deal and the end

NEVER_CHANGE = {str, int, float, bool, type(None)}
FIELDS: dict[type, tuple[str, ...]] = {
    uc.Move: ("verb", "args", "text"),
    Message: ("id", "args"),
    Event: ("id", "args", "seats"),
    Step: ("seat", "move", "chance", "skipped", "chosen"),
    uc.Result: ("winners", "scores", "parts", "ties"),
    uc.Record: ("game", "rules", "seats", "options", "dice", "start", "deal", "steps", "result", "skipped"),
}


def past_positions_never_change(setup: GameSetup) -> None:
    past = [(match.position, encoded(match.position.save())) for match in setup.watch(1)]
    for course in setup.courses:
        setup.note(f"{course}")
        past += list(zip(course.positions, course.saves, strict=True))
    for position, before in past:
        assert encoded(position.save()) == before


def copies_are_equal_and_independent(setup: GameSetup) -> None:
    pick = random.Random(2)
    for match in setup.watch(2):
        position, before = match.position, encoded(match.position.save())
        if not match.turn:
            assert encoded(position.copy().save()) == before
            continue
        seat = pick.choice(match.turn)
        move, seed = pick.choice(position.moves(seat)), pick.random()
        twins = [position.copy(), position.copy()]
        for twin in twins:
            assert encoded(twin.save()) == before
            twin.play(seat, move, uc.Seeded(int(seed * 1e9)))
        assert encoded(twins[0].save()) == encoded(twins[1].save())
        assert encoded(position.save()) == before


def changing_returned_data_changes_no_match(setup: GameSetup) -> None:
    """Plays the same match three times; everything the second returns is changed in place, nothing else."""
    for deal, moves in matches(setup):
        clean = heard(deal, moves, setup, spoiling=False)
        setup.note("a match that is spoilt")
        assert heard(deal, moves, setup, spoiling=True) == clean, "the match itself has noticed"
        setup.note("a match after one that was spoilt")
        assert heard(deal, moves, setup, spoiling=False) == clean, "a match dealt later has noticed"


def matches_share_no_mutable_data(setup: GameSetup) -> None:
    """Existing positions look as before."""
    kept = [match.position for match in setup.middles(21)]
    before = [encoded([position.view(watcher) for watcher in setup.watchers]) for position in kept]
    for match in [*setup.middles(21), setup.finished(21)]:
        spoil(given_by(match.copy(), setup))
    for position, sight in zip(kept, before, strict=True):
        assert encoded([position.view(watcher) for watcher in setup.watchers]) == sight


def changing_passed_in_data_changes_no_match(setup: GameSetup) -> None:
    for match in setup.middles(22):
        save, view = match.save(), match.view(None)
        loaded = uc.load(save, seed=1)
        record = loaded.record
        made = [loaded.position, uc.imagine(view, uc.Seeded(1)), uc.replay(record).position]
        before = [encoded([position.save(), position.view(None)]) for position in made]
        spoil([save, view, record])
        assert [encoded([position.save(), position.view(None)]) for position in made] == before
        assert encoded(uc.replay(loaded.record).save()) == encoded(match.save())


Moves = list[tuple[int, str]]


def matches(setup: GameSetup) -> list[tuple[Callable[[], uc.Match], Moves]]:
    """Yields how matches are dealt, and their moves: one by bots, and a random one with default options."""
    courses = setup.courses[:1]
    dealt: list[Callable[[], uc.Match]] = [course.deal for course in courses]
    played = [course.finished for course in courses]
    if not courses or not setup.options:
        dealt.append(lambda: setup.deal(20))
        played.append(setup.finished(20))
    return list(zip(dealt, ([(step.seat, step.move) for step in match.steps] for match in played), strict=True))


def heard(deal: Callable[[], uc.Match], moves: Moves, setup: GameSetup, spoiling: bool) -> list[bytes]:
    """Returns everything a match returns at some moments and at its end, changed in place each time or not."""
    match = deal()
    chosen = {0, *random.Random(20).sample(range(len(moves)), min(SPOILT, len(moves)))}
    told = []
    for number, (seat, move) in enumerate(moves):
        if number in chosen:
            told.append(taken(match, setup, spoiling))
        match.play(seat, move)
    return [*told, taken(match, setup, spoiling)]


def taken(match: uc.Match, setup: GameSetup, spoiling: bool) -> bytes:
    given = given_by(match, setup)
    text = encoded(given)
    if spoiling:
        spoil(given)
    return text


def given_by(match: uc.Match, setup: GameSetup) -> list[Any]:
    """Returns everything that can be asked of a match."""
    position = match.position
    return [
        [match.view(watcher) for watcher in setup.watchers],
        [match.moves(seat) for seat in range(setup.seats)],
        [match.told(watcher) for watcher in setup.watchers],
        [position.prompt(watcher) for watcher in setup.watchers],
        [position.view(watcher) for watcher in setup.watchers],
        [position.header(), position.save(), match.save(), match.options.data(), match.result],
        [match.record, match.private_record().options, match.steps, match.events],
        [uc.load(match.save(), seed=1).record],
    ]


def spoil(thing: Any) -> None:
    """Changes in place whatever can be changed, recursively. Objects that refuse to change are fine."""
    if isinstance(thing, dict):
        spoil_all(thing.values())
        thing["spoilt"] = 1
        del thing[next(iter(thing))]
    elif isinstance(thing, list | tuple):
        spoil_all(thing)
        if isinstance(thing, list):
            thing.reverse()
            thing.append(99)
    elif type(thing) in FIELDS:
        for field in FIELDS[type(thing)]:
            value = getattr(thing, field)
            spoil_all([value])
            with suppress(AttributeError, TypeError):  # immutable
                setattr(thing, field, type(value)())


def spoil_all(things: Iterable[Any]) -> None:
    for thing in things:
        if type(thing) not in NEVER_CHANGE:  # most values, by far
            spoil(thing)
