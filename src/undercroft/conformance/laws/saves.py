"""Law: what is saved is the whole position: loaded again it looks the same from everywhere and plays the same."""

from __future__ import annotations

import json
import random
from contextlib import suppress

import undercroft as uc
from undercroft.conformance.tables import Table, plain, spoilt


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
