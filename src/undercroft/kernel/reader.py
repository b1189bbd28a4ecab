"""Reading data written by hand: every mistake is named by its field."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, final

from undercroft.kernel.errors import BadPosition


@final
class Reader:
    """The fields of a mapping, checked one by one; `where` is put before the field in messages."""

    __slots__ = ("data", "where")

    def __init__(self, data: object, where: str, fields: Sequence[str]) -> None:
        if not isinstance(data, Mapping):
            raise BadPosition(f"{where or 'a position'}: expected fields and their values, got {data!r}")
        for field in data:
            if field not in fields:
                raise BadPosition(f"unknown field {where}{field}; known: {', '.join(fields)}")
        self.data: Mapping[str, Any] = data
        self.where = where

    def has(self, field: str) -> bool:
        return self.data.get(field) is not None

    def fail(self, field: str, why: str) -> BadPosition:
        return BadPosition(f"field {self.where}{field}: {why}")

    def number(self, field: str, least: int, most: int, default: int) -> int:
        if not self.has(field):
            return default
        value: object = self.data[field]
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise self.fail(field, f"expected a number from {least} to {most}, got {value!r}")
        return value

    def flag(self, field: str) -> bool:
        value: object = self.data.get(field, False)
        if not isinstance(value, bool):
            raise self.fail(field, f"expected true or false, got {value!r}")
        return value

    def name(self, field: str, names: Sequence[str], default: int) -> int:
        """The index of a name."""
        return self.index(field, self.data[field], names) if self.has(field) else default

    def index(self, field: str, value: object, names: Sequence[str]) -> int:
        if not isinstance(value, str) or value not in names:
            raise self.fail(field, f"{value!r} is none of {', '.join(names)}")
        return names.index(value)

    def items(self, field: str) -> list[object]:
        value: object = self.data[field] if self.has(field) else []
        if not isinstance(value, list | tuple):
            raise self.fail(field, f"expected a list, got {value!r}")
        return list(value)

    def counts(self, field: str, names: Sequence[str]) -> dict[str, int]:
        value: object = self.data[field] if self.has(field) else {}
        if not isinstance(value, Mapping):
            raise self.fail(field, f"expected names and their counts, got {value!r}")
        inner = Reader(value, f"{self.where}{field}.", names)
        return {name: inner.number(name, 0, 99, 0) for name in inner.data}
