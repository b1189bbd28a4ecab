"""Law: a save is the whole position: loaded again, it looks the same to every seat and plays the same."""

from __future__ import annotations

import json
import random
from contextlib import suppress

import undercroft as uc
from undercroft.conformance.courses import MEASURE, encoded
from undercroft.conformance.setups import GameSetup, plain, spoilt
from undercroft.kernel.position import Position

ALL = 200  # positions of a game that are all examined; after them one in this many
SELDOM = 10


def saved_positions_load_unchanged(setup: GameSetup) -> None:
    for number, match in enumerate(setup.watch(3)):
        text = plain(match.save())
        twin = uc.load(json.loads(text), seed=number)
        assert plain(twin.save()) == text
        assert twin.turn == match.turn
        assert twin.result == match.result
        for watcher in setup.watchers:
            assert twin.view(watcher) == match.view(watcher)
        if match.turn:
            seat = match.turn[-1]
            move = match.position.moves(seat)[-1]
            afters = [match.position.copy(), twin.position.copy()]
            for after in afters:
                after.play(seat, move, uc.Seeded(number))
            assert encoded(afters[0].save()) == encoded(afters[1].save())


def every_position_is_saved_whole(setup: GameSetup) -> None:
    """Examines whole random games, because some faults appear late or rarely; late positions are sampled."""
    played, seed = 0, 0
    while played < MEASURE.positions:
        for number, match in enumerate(setup.walk(seed)):
            if number < ALL or number % SELDOM == 0 or not match.turn:
                same_when_saved_and_imagined(setup, match.position, number)
            played += 1
        seed += 1


def same_when_saved_and_imagined(setup: GameSetup, position: Position, number: int) -> None:
    """Checks one watcher per position, each in turn."""
    options, watcher = setup.game.read(setup.seats, setup.options), setup.watchers[number % len(setup.watchers)]
    save, view = position.save(), position.view(watcher)
    twin = setup.game.load(save, setup.seats, options)
    assert twin.save() == save, f"not the same when saved and loaded: {save}"
    assert twin.view(watcher) == view, f"looks otherwise when saved and loaded: {save}"
    assert uc.imagine(view, uc.Seeded(number)).view(watcher) == view, f"imagined otherwise than seen: {view}"


def a_loaded_match_can_be_recorded(setup: GameSetup) -> None:
    for middle in setup.middles(4):
        match, pick = uc.load(middle.save(), seed=4), random.Random(4)
        while match.turn:
            match.play(match.turn[0], pick.choice(match.moves(match.turn[0])))
        text = match.record.dumps()
        assert uc.replay(text).record.dumps() == text


def impossible_positions_are_refused(setup: GameSetup) -> None:
    """A missing or wrong field gives another position or a refusal, and no other error."""
    if setup.options:
        return
    for match in setup.middles(5):
        for broken in spoilt(match.save()):
            with suppress(uc.UndercroftError):
                uc.load(broken)
