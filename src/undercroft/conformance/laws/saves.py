"""Law: what is saved is the whole position: loaded again it looks the same from everywhere and plays the same."""

from __future__ import annotations

import json
import random
from contextlib import suppress

import undercroft as uc
from undercroft.conformance.measure import MEASURE
from undercroft.conformance.tables import Table, plain, spoilt
from undercroft.kernel.position import Position

ALL = 200  # positions of a game are looked at, and one in so many of the rest
SELDOM = 10


def saved_and_loaded(table: Table) -> None:
    for number, match in enumerate(table.watch(3)):
        text = plain(match.save())
        twin = uc.load(json.loads(text), seed=number)
        assert plain(twin.save()) == text
        assert twin.turn == match.turn
        assert twin.result == match.result
        for watcher in table.watchers:
            assert twin.view(watcher) == match.view(watcher)
        if match.turn:
            seat = match.turn[-1]
            move = match.position.moves(seat)[-1]
            afters = [match.position.copy(), twin.position.copy()]
            for after in afters:
                after.play(seat, move, uc.Seeded(number))
            assert plain(afters[0].save()) == plain(afters[1].save())


def every_position_is_saved_whole(table: Table) -> None:
    """Of whole random games: what goes wrong only late, or seldom, is seen by who looks at all of it. Of a long game
    fewer are looked at after a while."""
    played, seed = 0, 0
    while played < MEASURE.positions:
        for number, match in enumerate(table.walk(seed)):
            if number < ALL or number % SELDOM == 0 or not match.turn:
                same_when_saved_and_imagined(table, match.position, number)
            played += 1
        seed += 1


def same_when_saved_and_imagined(table: Table, position: Position, number: int) -> None:
    """To one of those who watch, each in turn."""
    options, watcher = table.game.read(table.seats, table.options), table.watchers[number % len(table.watchers)]
    save, view = position.save(), position.view(watcher)
    twin = table.game.load(save, table.seats, options)
    assert twin.save() == save, f"not the same when saved and loaded: {save}"
    assert twin.view(watcher) == view, f"looks otherwise when saved and loaded: {save}"
    assert uc.imagine(view, uc.Seeded(number)).view(watcher) == view, f"imagined otherwise than seen: {view}"


def a_loaded_match_can_be_recorded(table: Table) -> None:
    for middle in table.middles(4):
        match, pick = uc.load(middle.save(), seed=4), random.Random(4)
        while match.turn:
            match.play(match.turn[0], pick.choice(match.moves(match.turn[0])))
        text = match.record.dumps()
        assert uc.replay(text).record.dumps() == text


def what_cannot_be_is_refused(table: Table) -> None:
    """A field that is left out or wrong makes another position or a refusal, and no other error."""
    if table.options:
        return
    for match in table.middles(5):
        for broken in spoilt(match.save()):
            with suppress(uc.UndercroftError):
                uc.load(broken)
