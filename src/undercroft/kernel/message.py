"""A message: the id of a Fluent text and what goes into it. Data for logs, prompts and screen readers."""

from __future__ import annotations

from typing import Any, Final, final

# The set of seats an event is told to; the bit above all seats stands for the spectators.
SPECTATORS: Final = 1 << 30
EVERYONE: Final = (1 << 31) - 1


class Message:
    """`id` of a text and its arguments. Arguments `who` and `whom` are seats; texts show their names."""

    __slots__ = ("id", "args")

    def __init__(self, id: str, args: dict[str, Any] | None = None) -> None:
        self.id = id
        self.args: dict[str, Any] = {} if args is None else args

    def data(self) -> dict[str, Any]:
        return {"id": self.id, "args": self.args}

    def __reduce__(self) -> tuple[Any, ...]:
        return Message, (self.id, self.args)

    def __repr__(self) -> str:
        return f"Message({self.id!r}, {self.args!r})"


@final
class Event(Message):
    """Something that happened, told to the `seats` of a bit set.

    What some may not know is told as two events: the whole to those who may, the outline to the rest.
    """

    __slots__ = ("seats",)

    def __init__(self, id: str, args: dict[str, Any] | None, seats: int) -> None:
        super().__init__(id, args)
        self.seats = seats

    def is_told_to(self, seat: int | None) -> bool:
        return bool(self.seats & (SPECTATORS if seat is None else 1 << seat))

    def __reduce__(self) -> tuple[Any, ...]:
        return Event, (self.id, self.args, self.seats)
