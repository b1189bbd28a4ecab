"""Formats, checks and copies values that callers pass in."""

from __future__ import annotations

from operator import index
from typing import Any, Final

LONGEST: Final = 200  # characters of a value in a message
HOLDERS: Final = (list, dict, tuple)
DEEPEST: Final = 100  # nested containers; compiled code has no recursion guard of its own


def shown(value: object) -> str:
    """Returns any value as text for a message: long ones are shortened, unprintable ones named by type."""
    try:
        text = repr(value)
    except Exception:  # numbers of thousands of digits, recursive lists, objects of other libraries
        return f"<{type(value).__name__}>"
    return cut(text)


def cut(text: str) -> str:
    """Shortens a caller's text for a message."""
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


def whole(value: Any) -> int | None:
    """Returns an integer, also of other libraries such as numpy; None for anything else, including booleans."""
    if type(value) is int:
        return value
    if isinstance(value, bool):
        return None
    try:
        return index(value)
    except Exception:  # a TypeError, or anything another library raises
        return None


def copy_args(args: dict[str, Any]) -> dict[str, Any]:
    """Copies a dict of plain data; most values are strings and numbers, which need no copy."""
    copied = args.copy()
    for name, value in args.items():
        if isinstance(value, HOLDERS):
            copied[name] = deep_copy(value)
    return copied


def deep_copy(value: Any, depth: int = 0) -> Any:
    """Returns a deep copy of plain data."""
    if depth > DEEPEST:
        raise RecursionError("these data are too deep")
    if isinstance(value, dict):
        return {key: deep_copy(item, depth + 1) for key, item in value.items()}
    if isinstance(value, list):
        return [deep_copy(item, depth + 1) for item in value]
    return tuple([deep_copy(item, depth + 1) for item in value]) if isinstance(value, tuple) else value
