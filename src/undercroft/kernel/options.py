"""Options of a game: a typed, documented struct with defaults."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Literal, TypeVar, get_args, get_origin

import msgspec

from undercroft.kernel.errors import BadOption
from undercroft.kernel.given import shown


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Subclass with fields, each with a default and a docstring line; override `check` for contradictions."""

    def check(self, seats: int) -> None:
        """Raise BadOption, by name, where options contradict each other or the number of seats."""

    def check_new(self) -> None:
        """Raise BadOption, by name, where no match should begin with it. One that has begun is not asked: records that
        were written under wider limits stay sound."""

    def every(self) -> dict[str, Any]:
        """All of them, as plain data."""
        plain: dict[str, Any] = msgspec.to_builtins(self)
        return plain

    def data(self) -> dict[str, Any]:
        """As records, saves and views hold them: an option that came later may be left out where it is off."""
        return self.every()


_fields = cache(msgspec.structs.fields)  # which would read the annotations each time

Kind = TypeVar("Kind", bound=Options)


def read_options(kind: type[Kind], given: Mapping[str, Any], seats: int) -> Kind:
    """The options named in `given`, defaults for the rest; refused by name if unknown, wrong or contradictory."""
    if not isinstance(given, Mapping):
        raise BadOption(f"options are names with their values, not {shown(given)}")
    known = kind.__struct_fields__
    for name in given:
        if name not in known:
            names = ", ".join(known) if known else "this game has none"
            raise BadOption(f"unknown option {shown(name)}; the options are: {names}")
    values = {}
    for field in _fields(kind):
        if field.name in given:
            value = given[field.name]
            if (why := misfit(value, field.type)) is not None:
                raise BadOption(f"option {field.name!r} = {shown(value)}: {why}")
            values[field.name] = msgspec.convert(value, field.type)
    options = kind(**values)
    options.check(seats)
    return options


def misfit(value: object, kind: Any) -> str | None:
    """Why a value is not of a kind, in words; None if it is."""
    try:
        msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        parts = (kind, *get_args(kind))
        words = [str(word) for part in parts if get_origin(part) is Literal for word in get_args(part)]
        if words:
            return f"expected one of {', '.join(words)}" + (", or a list of names" if list[str] in parts else "")
        return str(error)[:1].lower() + str(error)[1:]
    except (UnicodeError, RecursionError) as error:  # half a character, a list without an end
        return f"this cannot be read: {error}"
    return None
