"""A message: the id of a Fluent text and what goes into it. Data for logs, prompts and screen readers."""

from __future__ import annotations

from typing import Any, Final, final

from undercroft.kernel.given import own_args

# The set of seats an event is told to; the bit above all seats stands for the spectators.
SPECTATORS: Final = 1 << 30
EVERYONE: Final = (1 << 31) - 1


class Message:
    """`id` of a text and its arguments. Arguments `who` and `whom` are seats; texts show their names.

    A message never changes: what is asked of it is a copy.
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
        return own_args(self._args)

    def data(self) -> dict[str, Any]:
        return {"id": self._id, "args": own_args(self._args)}

    def __reduce__(self) -> tuple[Any, ...]:
        return Message, (self._id, self._args)

    def __repr__(self) -> str:
        return f"Message({self._id!r}, {self._args!r})"


@final
class Event(Message):
    """Something that happened, told to the `seats` of a bit set.

    What some may not know is told as two events: the whole to those who may, the outline to the rest.
    """

    __slots__ = ("_seats",)

    def __init__(self, id: str, args: dict[str, Any] | None, seats: int) -> None:
        super().__init__(id, None if args is None else own_args(args))  # the game may hold what is in them
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
    """A bit set of seats in words. It may be all but some: then those are named."""
    is_most = bool(seats & SPECTATORS)
    named = [seat for seat in range(30) if bool(seats >> seat & 1) != is_most]
    return f"to seats {named}" if not is_most else f"to all but seats {named}" if named else "to all"
