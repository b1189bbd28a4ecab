"""Law: events can be told in every language, and tell a seat no more than its view does."""

from __future__ import annotations

import json

import undercroft as uc
from undercroft.conformance.tables import Table, plain
from undercroft.kernel.message import Message
from undercroft.kernel.position import Position
from undercroft.kernel.texts import LANGUAGES, Texts


def everything_can_be_told(table: Table) -> None:
    every = [Texts.of(table.game, language) for language in LANGUAGES]
    said: set[str] = set()

    def say(message: Message) -> None:
        key = plain(message.data())
        if key not in said:
            said.add(key)
            for texts in every:
                assert texts.say(message).strip()

    for match in table.watch(15):
        for watcher in table.watchers:
            say(Message(**match.view(watcher)["prompt"]))
        for seat in match.turn:
            for move in match.moves(seat):
                say(Message(f"{table.game.name}-move-{move.verb}", dict(move.args)))
    for match in table.ends(15):
        for events in match.events:
            for event in events:
                assert json.loads(plain(event.data())) == event.data()
                say(event)
        result = match.result
        assert result is not None
        for parts in [*result.parts, *result.ties]:
            for id, points in parts:
                say(Message(id, {"points": points}))


def a_deal_is_the_same_whether_or_not_somebody_listens(table: Table) -> None:
    match, options = table.deal(17), table.game.read(table.seats, table.options)
    assert match.position.told is None
    silent = table.game.deal(table.seats, options, uc.Seeded(17))
    assert silent.told is None
    assert plain(silent.save()) == plain(match.position.save())


def events_tell_no_more_than_views(table: Table) -> None:
    """Two moves of a seat that show nothing and leave the view of another the same tell it the same."""
    if not table.game.has_secrets:
        return
    for match in table.watch(16):
        for seat in match.turn:
            tried = [quietly(match.position, seat, move) for move in match.position.moves(seat)]
            quiet = [after for after in tried if after is not None]
            for watcher in (watcher for watcher in table.watchers if watcher != seat):
                heard = [heard_by(watcher, after) for after in quiet]
                if len(set(heard)) > 1:
                    told: dict[str, str] = {}
                    for after, words in zip(quiet, heard, strict=True):
                        assert told.setdefault(plain(after.view(watcher)), words) == words


def heard_by(watcher: int | None, position: Position) -> str:
    assert position.told is not None
    return plain([event.data() for event in position.told if event.is_told_to(watcher)])


def quietly(position: Position, seat: int, move: int) -> Position | None:
    """The position after a move and what was told; None if the move rolled, drew or showed something."""
    after, chance = position.copy(), uc.Seeded(1)
    after.told = []
    after.is_final = False
    chance.trace = []
    after.play(seat, move, chance)
    return None if chance.trace or after.is_final else after
