"""The client draws views of older rules with the boards of today: what every view of today has, old ones have too."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import undercroft as uc
from undercroft.games import OURS, find_game
from undercroft.retired import Past

RECORDS = Path(__file__).parent / "records"


@pytest.mark.parametrize("name", OURS)
def test_a_view_of_older_rules_has_what_boards_read(name: str) -> None:
    today = fields(view["table"] for view in views_of_today(name))
    for version in range(1, find_game(name).version):
        then = fields(view["table"] for view in views_of(RECORDS / name / str(version)))
        missing = {place: wanted - then[place] for place, wanted in today.items() if place in then}
        assert {place: names for place, names in missing.items() if names} == {}  # else: Game.renew_view


def views_of(folder: Path) -> Iterator[dict[str, Any]]:
    for path in sorted(folder.glob("s*.json")):
        past = Past(path.read_text("utf-8"))
        for seat in (None, 0):
            yield from (row["view"] for row in past.moments(seat))


def views_of_today(name: str) -> Iterator[dict[str, Any]]:
    for seats in (find_game(name).seats[0], find_game(name).seats[-1]):
        match, pick = uc.deal(name, seats, seed=seats), random.Random(seats)
        while match.turn:
            yield from (match.view(seat) for seat in (None, 0))
            seat = pick.choice(match.turn)
            match.play(seat, pick.choice(match.moves(seat)))


def fields(tables: Iterator[Any]) -> dict[str, set[str]]:
    """Of every place in the data, the fields that are always there."""
    found: dict[str, set[str]] = {}
    for table in tables:
        _note(table, "", found)
    return found


def _note(value: Any, place: str, found: dict[str, set[str]]) -> None:
    if isinstance(value, dict):
        found[place] = found[place] & set(value) if place in found else set(value)
        for name, inner in value.items():
            _note(inner, f"{place}.{name}", found)
    elif isinstance(value, list):
        for inner in value:
            _note(inner, f"{place}[]", found)
