"""Exits by number: a location and a side as one figure, which is quickly compared and looked up."""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr


def exit_at(place: int, side: int) -> int:
    return place * 4 + side


def place_of(exit: int) -> int:
    return exit // 4


def side_of(exit: int) -> int:
    return exit % 4


@final
@mypyc_attr(acyclic=True)
class Gate:
    """A gate that dropped in a location: all its exits are blocked, with this test. It never changes."""

    __slots__ = ("place", "stat", "number")

    def __init__(self, place: int, stat: int, number: int) -> None:
        self.place = place
        self.stat = stat
        self.number = number
