"""Positions from `imagine` look like their view and can be played to the end; other data are refused."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

import undercroft as uc
from tests.conftest import some
from undercroft.bots import make_bot
from undercroft.bots.playout import random_playout
from undercroft.conformance.setups import plain, spoilt

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("chest", 1, {}),
    ("chest", 3, {"scrolls_anywhere": True}),
    ("raiders", 3, {}),
    ("raiders", 5, {}),
    ("raiders", 4, {"tactical": True, "chained_balls": True}),
    ("doggies", 2, {}),
    ("doggies", 4, {"dogs": "chosen"}),
]
MOMENTS = 4  # of a match whose views are spoilt
SPOILT = len(some(range(300), 5))  # of the ways to spoil a view
NUMBERS = (-1, 1, 9, 99, 1000)  # beside what `spoilt` puts in: numbers that look right


def moments(game: str, seats: int, options: dict[str, Any], level: str) -> Iterator[uc.Match]:
    """A match of such bots, seen now and then, and at its end."""
    match, pick = uc.deal(game, seats, 5, **options), random.Random(5)
    bots = [make_bot(level, game, seat) for seat in range(seats)]
    stations = sorted(pick.sample(range(60), MOMENTS))
    while match.turn:
        if len(match.steps) in stations:
            yield match
        seat = pick.choice(match.turn)
        match.play(seat, bots[seat].choose(match.view(seat))["text"])
    yield match


def renumbered(data: Any) -> Iterator[Any]:
    """The data with each of its numbers in turn made into another."""
    if isinstance(data, dict):
        for field, value in data.items():
            yield from ({**data, field: inner} for inner in renumbered(value))
    elif isinstance(data, list):
        for index, value in enumerate(data):
            yield from ([*data[:index], inner, *data[index + 1 :]] for inner in renumbered(value))
    elif isinstance(data, int) and not isinstance(data, bool):
        yield from (number for number in {*NUMBERS, data + 1, data - 1} if number != data)


def emptied(data: Any) -> Iterator[Any]:
    """The data with each of its lists in turn emptied, turned round, or its last item twice there."""
    if isinstance(data, dict):
        for field, value in data.items():
            yield from ({**data, field: inner} for inner in emptied(value))
    elif isinstance(data, list):
        for index, value in enumerate(data):
            yield from ([*data[:index], inner, *data[index + 1 :]] for inner in emptied(value))
        if data:
            yield from ([], data[::-1], [*data, data[-1]])


@pytest.mark.parametrize("level", ["random", "greedy"])
@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_what_is_imagined_looks_like_the_view_and_can_be_played(
    game: str, seats: int, options: dict[str, Any], level: str
) -> None:
    for match in moments(game, seats, options, level):
        for watcher in (0, None):
            view = json.loads(plain(match.view(watcher)))
            assert uc.imagine(view, uc.Seeded(1)).view(watcher) == view
            ways = [way for way in (*spoilt(view), *renumbered(view), *emptied(view)) if way.get("game") == game]
            for broken in random.Random(len(match.steps)).sample(ways, min(SPOILT, len(ways))):
                try:
                    position = uc.imagine(broken, uc.Seeded(1))
                except uc.BadView:
                    continue
                assert position.view(broken["seat"]) == broken
                assert uc.load(match_of(position), seed=1).view(None) == position.view(None)
                random_playout(position, uc.Seeded(1))


def match_of(position: uc.Position) -> dict[str, Any]:
    """Returns the save of a match at this position."""
    return {**position.header(), "seats": position.seats, **position.save()}
