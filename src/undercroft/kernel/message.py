"""A message: the id of a Fluent text with its arguments, for logs, prompts and screen readers."""

from __future__ import annotations

from typing import Any, Final, final

from undercroft.kernel.values import copy_args

# The audience of an event is a bit set of seats; the bit above all seats stands for the spectators.
SPECTATORS: Final = 1 << 30
EVERYONE: Final = (1 << 31) - 1


class Message:
    """The `id` of a text and its arguments. `who` and `whom` are seats; texts show their names.

    A message is immutable; `args` returns a copy.
    """

    __slots__ = ("_id", "_args")

    def __init__(self, id: str, args: dict[str, Any] | None = None) -> None:
        self._id = id
        self._args: dict[str, Any] = {} if args is None else args

    @property
    def id(self) -> str:
        return self._id

    @property
    def args(self) -> dict[str, Any]:
        return copy_args(self._args)

    def data(self) -> dict[str, Any]:
        return {"id": self._id, "args": copy_args(self._args)}

    def __reduce__(self) -> tuple[Any, ...]:
        return Message, (self._id, self._args)

    def __repr__(self) -> str:
        return f"Message({self._id!r}, {self._args!r})"


@final
class Event(Message):
    """Something that happened, with the bit set of `seats` that may know it.

    An event that some seats may not know in full is told as two: the whole to those who may, an outline to the rest.
    """

    __slots__ = ("_seats",)

    def __init__(self, id: str, args: dict[str, Any] | None, seats: int) -> None:
        super().__init__(id, None if args is None else copy_args(args))  # the game may keep the original
        self._seats = seats

    @property
    def seats(self) -> int:
        return self._seats

    def is_told_to(self, seat: int | None) -> bool:
        return bool(self._seats & (SPECTATORS if seat is None else 1 << seat))

    def __reduce__(self) -> tuple[Any, ...]:
        return Event, (self._id, self._args, self._seats)

    def __repr__(self) -> str:
        return f"Event({self._id!r}, {self._args!r}, {_audience(self._seats)})"


def _audience(seats: int) -> str:
    """Returns a bit set of seats in words, naming those left out where that is shorter."""
    is_most = bool(seats & SPECTATORS)
    named = [seat for seat in range(30) if bool(seats >> seat & 1) != is_most]
    return f"to seats {named}" if not is_most else f"to all but seats {named}" if named else "to all"
