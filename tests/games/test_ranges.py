"""Values at the top of their range: whatever `load` accepts never grows past what it accepts."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

import undercroft as uc

TABLES = [("chest", 2), ("raiders", 4), ("doggies", 3)]
TOPS = (10**6, 9999, 999, 99, 20, 15, 12, 10, 9, 8, 7, 6, 5, 4, 3)
MOMENTS = (0, 9, 30)
LONGEST = 120  # moves looked at


def raised(data: Any, number: int) -> Iterator[Any]:
    """The data with each of its numbers in turn made into this one."""
    if isinstance(data, dict):
        for field, value in data.items():
            yield from ({**data, field: inner} for inner in raised(value, number))
    elif isinstance(data, list):
        for index, value in enumerate(data):
            yield from ([*data[:index], inner, *data[index + 1 :]] for inner in raised(value, number))
    elif isinstance(data, int) and not isinstance(data, bool):
        yield number


def played(match: uc.Match, seed: int) -> Iterator[uc.Match]:
    pick = random.Random(seed)
    yield match
    while match.turn:
        seat = pick.choice(match.turn)
        match.play(seat, pick.choice(match.moves(seat)))
        yield match


def at_the_top(save: dict[str, Any]) -> Iterator[uc.Match]:
    """Yields for each number of a save the match in which it is as high as it may be."""
    for ways in zip(*(raised(save, top) for top in TOPS), strict=True):
        for way in ways:
            try:
                match = uc.load(way, seed=1)
            except uc.UndercroftError:
                continue
            yield match
            break


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_no_value_grows_past_its_range(game: str, seats: int) -> None:
    for moment in MOMENTS:
        *_, start = islice(played(uc.deal(game, seats, seed=6), 6), moment + 1)
        for match in at_the_top(start.save()):
            for later in islice(played(match, 7), LONGEST):
                assert uc.load(later.save(), seed=1).view(None) == later.view(None)
