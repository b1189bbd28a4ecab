"""Checks that plain data has the declared form: every required field, no other, each of its type."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal, get_args, get_origin, is_typeddict

from scripts.views.declared import Declaration, is_union, members


def faults(declared: Declaration, name: str, data: object) -> list[str]:
    """Yields the faults of data that should be the typed dictionary `name`, each with its place."""
    return list(_faults_of(declared, getattr(declared.module, name), data, name))


def _faults_of(declared: Declaration, hint: Any, data: object, where: str) -> Iterator[str]:
    if is_union(hint):
        found = [list(_faults_of(declared, kind, data, where)) for kind in members(hint)]
        if all(found):
            yield min(found, key=len)[0] if data is not None else f"{where}: is null"
    elif is_typeddict(hint):
        yield from _faults_of_shape(declared, hint.__name__, data, where)
    elif get_origin(hint) is Literal:
        if not any(data == value and type(data) is type(value) for value in get_args(hint)):
            yield f"{where}: {data!r} is none of {', '.join(map(repr, get_args(hint)))}"
    elif get_origin(hint) is list:
        if type(data) is not list:
            yield f"{where}: expected a list, got {data!r}"
            return
        for number, value in enumerate(data):
            yield from _faults_of(declared, get_args(hint)[0], value, f"{where}[{number}]")
    elif get_origin(hint) is dict:
        yield from _faults_of_mapping(declared, hint, data, where)
    elif type(data) is not hint:  # True is no int here
        yield f"{where}: expected {hint.__name__}, got {data!r}"


def _faults_of_shape(declared: Declaration, name: str, data: object, where: str) -> Iterator[str]:
    if type(data) is not dict:
        yield f"{where}: expected a dictionary, got {data!r}"
        return
    known = {field.name: field for field in declared.shapes[name].fields}
    yield from [f"{where}: {key!r} is not declared" for key in data if key not in known]
    for field in known.values():
        if field.name in data:
            yield from _faults_of(declared, field.type, data[field.name], f"{where}.{field.name}")
        elif not field.is_optional:
            yield f"{where}: {field.name!r} is missing"


def _faults_of_mapping(declared: Declaration, hint: Any, data: object, where: str) -> Iterator[str]:
    """Yields the faults of a dictionary. Where its keys are a fixed set of names, all of them must be there."""
    if type(data) is not dict:
        yield f"{where}: expected a dictionary, got {data!r}"
        return
    keys, values = get_args(hint)
    if get_origin(keys) is Literal and list(data) != list(get_args(keys)):
        yield f"{where}: expected the keys {list(get_args(keys))}, got {list(data)}"
    for key, value in data.items():
        if type(key) is not str:
            yield f"{where}: the key {key!r} is no text"
        yield from _faults_of(declared, values, value, f"{where}[{key!r}]")
