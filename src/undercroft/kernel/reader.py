"""Reads hand-written data. An error names the field."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, final

from undercroft.kernel.errors import BadPosition
from undercroft.kernel.values import shown

Names = Sequence[str] | dict[str, int]  # in order, or with their numbers where there are many


@final
class Reader:
    """Checks the fields of a mapping one by one; messages put `where` before a field's name."""

    __slots__ = ("data", "where")

    def __init__(self, data: object, where: str, fields: Collection[str]) -> None:
        if not isinstance(data, Mapping):
            name = where.rstrip(".") or "a position"
            raise BadPosition(f"{name}: expected fields and their values, got {shown(data)}")
        for field in data:
            if field not in fields:
                name = field if isinstance(field, str) else shown(field)
                raise BadPosition(f"unknown field {where}{name}; known: {', '.join(fields)}")
        # Always a dict: compiled code reads one several times faster than other mappings.
        self.data: dict[str, Any] = data if isinstance(data, dict) else dict(data)
        self.where: str = where

    def has(self, field: str) -> bool:
        return self.data.get(field) is not None

    def fail(self, field: str, why: str) -> BadPosition:
        return BadPosition(f"field {self.where}{field}: {why}")

    # -- plain values -------------------------------------------------------------------------------

    def number(self, field: str, least: int, most: int, default: int) -> int:
        value: object = self.data.get(field)
        return default if value is None else self.whole(field, value, least, most)

    def flag(self, field: str, default: bool = False) -> bool:
        value: object = self.data.get(field)
        if value is None:
            return default
        if not isinstance(value, bool):
            raise self.fail(field, f"expected true or false, got {shown(value)}")
        return value

    def name(self, field: str, names: Names, default: int) -> int:
        """Reads a name and returns its number."""
        value: object = self.data.get(field)
        return default if value is None else self.index(field, value, names)

    # -- lists and mappings of them -----------------------------------------------------------------

    def items(self, field: str) -> list[object]:
        value: object = self.data.get(field)
        if value is None:
            return []
        if not isinstance(value, list | tuple):
            raise self.fail(field, f"expected a list, got {shown(value)}")
        return list(value)

    def names(self, field: str, names: Names) -> list[int]:
        """Reads a list of names and returns their numbers."""
        return [self.index(field, value, names) for value in self.items(field)]

    def rows(self, field: str, fields: Collection[str]) -> list[Reader]:
        """Returns a reader for each mapping of a list."""
        return [Reader(row, f"{self.where}{field}[{number}].", fields) for number, row in enumerate(self.items(field))]

    def per_seat(self, field: str, seats: int, fields: Collection[str]) -> list[Reader]:
        """Returns a reader for each seat; those left out are empty."""
        rows = self.rows(field, fields)
        if len(rows) > seats:
            raise self.fail(field, f"{len(rows)} {field} at a table of {seats} seats")
        return rows + [Reader({}, f"{self.where}{field}[{seat}].", fields) for seat in range(len(rows), seats)]

    def counts(self, field: str, names: Names, most: int = 99) -> dict[str, int]:
        value: object = self.data[field] if self.has(field) else {}
        if not isinstance(value, Mapping):
            raise self.fail(field, f"expected names and their counts, got {shown(value)}")
        inner = Reader(value, f"{self.where}{field}.", names)
        return {name: inner.number(name, 0, most, 0) for name in inner.data}

    # -- a value of a field -------------------------------------------------------------------------

    def whole(self, field: str, value: object, least: int, most: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise self.fail(field, f"expected a number from {least} to {most}, got {shown(value)}")
        return value

    def index(self, field: str, value: object, names: Names) -> int:
        if not isinstance(value, str) or value not in names:
            raise self.fail(field, f"{shown(value)} is none of {', '.join(names)}")
        return names[value] if isinstance(names, dict) else names.index(value)

    def parts(self, field: str, value: object, size: int) -> list[object]:
        """Returns a list of exactly so many parts."""
        if not isinstance(value, list | tuple) or len(value) != size:
            raise self.fail(field, f"expected a list of {size}, got {shown(value)}")
        return list(value)
