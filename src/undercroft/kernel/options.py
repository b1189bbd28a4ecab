"""A game's options: a typed, documented struct with defaults."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Literal, TypeVar, get_args, get_origin

import msgspec

from undercroft.kernel.errors import BadOption
from undercroft.kernel.values import shown


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Base of each game's options: fields with a default and a docstring line. Override `check` for contradictions."""

    def check(self, seats: int) -> None:
        """Raises BadOption if options contradict each other or the number of seats."""

    def data(self) -> dict[str, Any]:
        """Returns all options as plain data: records, saves and views hold them in this form."""
        plain: dict[str, Any] = msgspec.to_builtins(self)
        return plain


_fields = cache(msgspec.structs.fields)  # cached, since it reads the annotations each time

Kind = TypeVar("Kind", bound=Options)


def read_options(kind: type[Kind], given: Mapping[str, Any], seats: int) -> Kind:
    """Returns options from `given` and defaults. Raises BadOption for unknown, wrong or contradictory ones."""
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
    """Returns why a value does not fit a type, in words; None if it does."""
    try:
        msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        parts = (kind, *get_args(kind))
        words = [str(word) for part in parts if get_origin(part) is Literal for word in get_args(part)]
        if words:
            return f"expected one of {', '.join(words)}" + (", or a list of names" if list[str] in parts else "")
        return str(error)[:1].lower() + str(error)[1:]
    except (UnicodeError, RecursionError) as error:  # lone surrogates, recursive lists
        return f"this cannot be read: {error}"
    return None
