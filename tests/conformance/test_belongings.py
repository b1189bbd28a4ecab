"""Law: what a match hands out belongs to those who asked. They may spoil it in place: no match notices."""

from __future__ import annotations

import random
from contextlib import suppress
from typing import Any

import undercroft as uc
from tests.conformance.tables import Table, plain
from undercroft.kernel.message import Message

SPOILT = 12  # moments of a match at which everything is spoilt
OBJECTS = (uc.Move, uc.Record, uc.Result, Message)


def test_nobody_notices_what_is_spoilt(table: Table) -> None:
    """One match after another, the same each time; all that the second hands out is spoilt, and nothing else is."""
    for number, moves in enumerate(courses(table)):
        clean = heard(table, moves, spoiling=False)
        table.note(f"course {number}, while it was spoilt")
        assert heard(table, moves, spoiling=True) == clean, "the match itself has noticed"
        table.note(f"course {number}, after it was spoilt")
        assert heard(table, moves, spoiling=False) == clean, "a match dealt later has noticed"


def test_nobody_notices_what_was_spoilt_at_another_match(table: Table) -> None:
    """Positions that were there before look as they did."""
    kept = [match.position for match in table.moments()] or [match.position for match in table.walk(21)]
    before = [plain([position.view(watcher) for watcher in table.watchers]) for position in kept]
    for match in [*table.middles(21), table.finished(21)]:
        spoil(given_by(match.copy(), table))
    for position, sight in zip(kept, before, strict=True):
        assert plain([position.view(watcher) for watcher in table.watchers]) == sight


def test_what_was_handed_in_may_be_spoilt_too(table: Table) -> None:
    for match in table.middles(22):
        save, view, record = match.save(), match.view(None), match.record
        made = [uc.load(save, seed=1).position, uc.imagine(view, uc.Seeded(1)), uc.replay(record).position]
        before = [plain(position.save()) for position in made]
        sights = [plain(position.view(None)) for position in made]
        spoil([save, view, record])
        assert [plain(position.save()) for position in made] == before
        assert [plain(position.view(None)) for position in made] == sights


def courses(table: Table) -> list[list[tuple[int, str]]]:
    """The moves of a random match and of a bots' one."""
    matches = [table.finished(20), *(course.finished for course in table.courses if course.kind == "greedy")][:2]
    return [[(step.seat, step.move) for step in match.steps] for match in matches]


def heard(table: Table, moves: list[tuple[int, str]], spoiling: bool) -> list[str]:
    """All that a match of these moves hands out at some moments and at its end; spoilt each time, or not."""
    match, pick = table.deal(20), random.Random(20)
    chosen = {0, *pick.sample(range(len(moves)), min(SPOILT, len(moves)))}
    told = []
    for number, (seat, move) in enumerate(moves):
        if number in chosen:
            told.append(taken(match, table, spoiling))
        with suppress(uc.UndercroftError):  # the bots had other dice; what can be played of it is the same each time
            match.play(seat, move)
    told.append(taken(match, table, spoiling))
    return told


def taken(match: uc.Match, table: Table, spoiling: bool) -> str:
    given = given_by(match, table)
    text = written(given)
    if spoiling:
        spoil(given)
    return text


def given_by(match: uc.Match, table: Table) -> list[Any]:
    """Everything that can be asked of a match."""
    record = match.record
    return [
        [match.view(watcher) for watcher in table.watchers],
        [match.moves(seat) for seat in range(table.seats)],
        [match.told(watcher) for watcher in table.watchers],
        [match.position.prompt(watcher) for watcher in table.watchers],
        [match.position.view(watcher) for watcher in table.watchers],
        [match.position.header(), match.position.save(), match.save()],
        [match.options.data(), match.result, record.data(), record, match.private_record()],
        [uc.load(match.save(), seed=1).record],
    ]


def written(thing: Any) -> str:
    return plain(_data(thing))


def _data(thing: Any) -> Any:
    if isinstance(thing, list | tuple):
        return [_data(item) for item in thing]
    if isinstance(thing, uc.Record):
        return [thing.data(), [step.data() for step in thing.steps]]
    return thing.data() if isinstance(thing, OBJECTS) else thing


def spoil(thing: Any) -> None:
    """Change in place what can be changed, down to the bottom. What refuses to be changed is as good."""
    if isinstance(thing, dict):
        for value in thing.values():
            spoil(value)
        with suppress(TypeError):
            thing["spoilt"] = 1
            del thing[next(iter(thing))]
    elif isinstance(thing, list | tuple):
        for item in thing:
            spoil(item)
        if isinstance(thing, list):
            thing.reverse()
            thing.append(99)
    elif hasattr(type(thing), "__slots__") and type(thing).__module__.startswith("undercroft"):
        for name in (name for kind in type(thing).__mro__ for name in getattr(kind, "__slots__", ())):
            value = getattr(thing, name, None)
            spoil(value)
            with suppress(AttributeError, TypeError):
                setattr(thing, name, [] if isinstance(value, list) else "spoilt" if isinstance(value, str) else 99)
