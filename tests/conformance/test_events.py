"""Law: events can be told in every language, and tell a seat no more than its view does."""

from __future__ import annotations

import json

import undercroft as uc
from tests.conformance.tables import Table, plain
from undercroft.kernel.message import Message
from undercroft.kernel.position import Data, Position
from undercroft.kernel.texts import LANGUAGES, Texts


def test_everything_can_be_told(table: Table) -> None:
    every = [Texts.of(table.game, language) for language in LANGUAGES]
    match = table.deal(15)
    for match in table.watch(15):
        for watcher in table.watchers:
            say(every, match.view(watcher)["prompt"])
        for seat in match.turn:
            for move in match.moves(seat):
                say(every, Message(f"{table.game.name}-move-{move.verb}", dict(move.args)))
    for events in match.events:
        for event in events:
            assert json.loads(plain(event.data())) == event.data()
            say(every, event)
    result = match.result
    assert result is not None
    for parts in result.parts:
        for id, points in parts:
            say(every, Message(id, {"points": points}))


def test_a_deal_is_the_same_whether_or_not_somebody_listens(table: Table) -> None:
    match, options = table.deal(17), table.game.read(table.seats, table.options)
    assert match.position.told is None
    silent = table.game.deal(table.seats, options, uc.Seeded(17))
    assert silent.told is None
    assert plain(silent.save()) == plain(match.position.save())


def say(every: list[Texts], message: Message | Data) -> None:
    for texts in every:
        assert texts.say(message).strip()


def test_events_tell_no_more_than_views(table: Table) -> None:
    """Two moves of a seat that show nothing and leave the view of another the same tell it the same."""
    if not table.game.has_secrets:
        return
    for match in table.watch(16):
        for seat in match.turn:
            told: dict[tuple[int | None, str], str] = {}
            for move in match.position.moves(seat):
                after = quietly(match.position, seat, move)
                if after is None or after.told is None:
                    continue
                for watcher in (watcher for watcher in table.watchers if watcher != seat):
                    heard = plain([event.data() for event in after.told if event.is_told_to(watcher)])
                    assert told.setdefault((watcher, plain(after.view(watcher))), heard) == heard


def quietly(position: Position, seat: int, move: int) -> Position | None:
    """The position after a move and what was told; None if the move rolled, drew or showed something."""
    after, chance = position.copy(), uc.Seeded(1)
    after.told = []
    after.is_final = False
    chance.trace = []
    after.play(seat, move, chance)
    return None if chance.trace or after.is_final else after
