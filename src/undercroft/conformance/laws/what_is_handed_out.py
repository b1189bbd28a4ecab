"""Law: what a match hands out belongs to those who asked. They may spoil it in place: no match notices."""

from __future__ import annotations

import random
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import undercroft as uc
from undercroft.conformance.tables import Table, plain
from undercroft.kernel.message import Event, Message
from undercroft.kernel.record import Step

SPOILT = 4 if uc.compiled else 2  # moments of a match at which everything is spoilt, beside the deal and the end

NEVER_CHANGE = {str, int, float, bool, type(None)}
FIELDS: dict[type, tuple[str, ...]] = {
    uc.Move: ("verb", "args", "text"),
    Message: ("id", "args"),
    Event: ("id", "args", "seats"),
    Step: ("seat", "move", "chance", "skipped", "chosen"),
    uc.Result: ("winners", "scores", "parts", "ties"),
    uc.Record: ("game", "rules", "seats", "options", "dice", "start", "deal", "steps", "result", "skipped"),
}


def nobody_notices_what_is_spoilt(table: Table) -> None:
    """The same match three times; all that the second hands out is spoilt, and nothing else is."""
    for deal, moves in matches(table):
        clean = heard(deal, moves, table, spoiling=False)
        table.note("a match that is spoilt")
        assert heard(deal, moves, table, spoiling=True) == clean, "the match itself has noticed"
        table.note("a match after one that was spoilt")
        assert heard(deal, moves, table, spoiling=False) == clean, "a match dealt later has noticed"


def nobody_notices_what_was_spoilt_at_another_match(table: Table) -> None:
    """Positions that were there before look as they did."""
    kept = [match.position for match in table.middles(21)]
    before = [plain([position.view(watcher) for watcher in table.watchers]) for position in kept]
    for match in [*table.middles(21), table.finished(21)]:
        spoil(given_by(match.copy(), table))
    for position, sight in zip(kept, before, strict=True):
        assert plain([position.view(watcher) for watcher in table.watchers]) == sight


def what_was_handed_in_may_be_spoilt_too(table: Table) -> None:
    for match in table.middles(22):
        save, view = match.save(), match.view(None)
        loaded = uc.load(save, seed=1)
        record = loaded.record
        made = [loaded.position, uc.imagine(view, uc.Seeded(1)), uc.replay(record).position]
        before = [plain([position.save(), position.view(None)]) for position in made]
        spoil([save, view, record])
        assert [plain([position.save(), position.view(None)]) for position in made] == before
        assert plain(uc.replay(loaded.record).save()) == plain(match.save())


Moves = list[tuple[int, str]]


def matches(table: Table) -> list[tuple[Callable[[], uc.Match], Moves]]:
    """How they are dealt, and their moves: one by bots, and one at random where options are default."""
    courses = table.courses[:1]
    dealt: list[Callable[[], uc.Match]] = [course.deal for course in courses]
    played = [course.finished for course in courses]
    if not courses or not table.options:
        dealt.append(lambda: table.deal(20))
        played.append(table.finished(20))
    return list(zip(dealt, ([(step.seat, step.move) for step in match.steps] for match in played), strict=True))


def heard(deal: Callable[[], uc.Match], moves: Moves, table: Table, spoiling: bool) -> list[str]:
    """All that the match hands out at some moments and at its end; spoilt each time, or not."""
    match = deal()
    chosen = {0, *random.Random(20).sample(range(len(moves)), min(SPOILT, len(moves)))}
    told = []
    for number, (seat, move) in enumerate(moves):
        if number in chosen:
            told.append(taken(match, table, spoiling))
        match.play(seat, move)
    return [*told, taken(match, table, spoiling)]


def taken(match: uc.Match, table: Table, spoiling: bool) -> str:
    given = given_by(match, table)
    text = plain(_data(given))
    if spoiling:
        spoil(given)
    return text


def given_by(match: uc.Match, table: Table) -> list[Any]:
    """Everything that can be asked of a match."""
    position = match.position
    return [
        [match.view(watcher) for watcher in table.watchers],
        [match.moves(seat) for seat in range(table.seats)],
        [match.told(watcher) for watcher in table.watchers],
        [position.prompt(watcher) for watcher in table.watchers],
        [position.view(watcher) for watcher in table.watchers],
        [position.header(), position.save(), match.save(), match.options.data(), match.result],
        [match.record, match.private_record().options, match.steps, match.events],
        [uc.load(match.save(), seed=1).record],
    ]


def _data(thing: Any) -> Any:
    if isinstance(thing, list | tuple):
        return [_data(item) for item in thing]
    return thing.data() if type(thing) in FIELDS else thing


def spoil(thing: Any) -> None:
    """Change in place what can be changed, down to the bottom. What refuses to be changed is as good."""
    if type(thing) in NEVER_CHANGE:  # most of it, by far
        return
    if isinstance(thing, dict):
        for value in thing.values():
            spoil(value)
        thing["spoilt"] = 1
        del thing[next(iter(thing))]
    elif isinstance(thing, list | tuple):
        for item in thing:
            spoil(item)
        if isinstance(thing, list):
            thing.reverse()
            thing.append(99)
    elif type(thing) in FIELDS:
        for field in FIELDS[type(thing)]:
            value = getattr(thing, field)
            spoil(value)
            with suppress(AttributeError, TypeError):  # it never changes
                setattr(thing, field, type(value)())
