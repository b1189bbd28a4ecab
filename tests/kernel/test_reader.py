"""Data written by hand: what is left out has its default, what is wrong is named by its field."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import undercroft as uc
from undercroft.kernel.reader import Reader

FIELDS = ("coins", "open", "colour", "colours", "bag", "rooms", "pair")
COLOURS = ("red", "green")
ROOM = ("size",)


def reader(**data: object) -> Reader:
    return Reader(data, "", FIELDS)


def test_missing_fields_get_defaults() -> None:
    for empty in (reader(), reader(coins=None, open=None, colour=None, colours=None, bag=None, rooms=None)):
        assert (empty.number("coins", 0, 9, 3), empty.flag("open"), empty.flag("open", True)) == (3, False, True)
        assert (empty.name("colour", COLOURS, -1), empty.names("colours", COLOURS)) == (-1, [])
        assert (empty.counts("bag", COLOURS), empty.rows("rooms", ROOM)) == ({}, [])


def test_names_are_read_as_codes() -> None:
    given = reader(colour="green", colours=["green", "red"], bag={"red": 2})
    for names in (COLOURS, {"red": 0, "green": 1}):
        assert given.name("colour", names, -1) == 1
        assert given.names("colours", names) == [1, 0]
        assert given.counts("bag", names) == {"red": 2}


def test_one_row_per_seat_is_required() -> None:
    rows = reader(rooms=[{"size": 5}]).per_seat("rooms", 3, ROOM)
    assert [row.number("size", 0, 9, 1) for row in rows] == [5, 1, 1]
    assert str(rows[2].fail("size", "too small")) == "field rooms[2].size: too small"


@pytest.mark.parametrize(
    ("read", "error"),
    [
        (lambda: Reader([], "", FIELDS), r"a position: expected fields and their values, got \[\]"),
        (lambda: reader(gold=1), "unknown field gold; known: coins, open"),
        (lambda: reader(coins=10).number("coins", 0, 9, 0), "field coins: expected a number from 0 to 9, got 10"),
        (lambda: reader(coins=True).number("coins", 0, 9, 0), "field coins: expected a number from 0 to 9, got True"),
        (lambda: reader(open=1).flag("open"), "field open: expected true or false, got 1"),
        (lambda: reader(colour="blue").name("colour", COLOURS, 0), "field colour: 'blue' is none of red, green"),
        (lambda: reader(colour=["red"]).name("colour", COLOURS, 0), r"field colour: \['red'\] is none of red, green"),
        (lambda: reader(colours="red").items("colours"), "field colours: expected a list, got 'red'"),
        (lambda: reader(bag=[]).counts("bag", COLOURS), r"field bag: expected names and their counts, got \[\]"),
        (lambda: reader(bag={"red": -1}).counts("bag", COLOURS), "field bag.red: expected a number from 0 to 99"),
        (lambda: reader(bag={"red": 8}).counts("bag", COLOURS, 7), "field bag.red: expected a number from 0 to 7"),
        (lambda: reader(rooms=[{}, 3]).rows("rooms", ROOM), r"rooms\[1\]: expected fields and their values, got 3"),
        (lambda: reader(rooms=[{"x": 1}]).rows("rooms", ROOM), r"unknown field rooms\[0\].x; known: size"),
        (lambda: reader(rooms=[{}, {}]).per_seat("rooms", 1, ROOM), "field rooms: 2 rooms at a table of 1 seats"),
        (lambda: reader().parts("pair", [1, 2, 3], 2), r"field pair: expected a list of 2, got \[1, 2, 3\]"),
    ],
)
def test_an_error_names_its_field(read: Callable[[], object], error: str) -> None:
    with pytest.raises(uc.BadPosition, match=error):
        read()
