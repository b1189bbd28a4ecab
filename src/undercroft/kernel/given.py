"""What people hand in and get: odd values shown and read without stumbling, plain data copied."""

from __future__ import annotations

from operator import index
from typing import Any, Final

LONGEST: Final = 200  # signs of a value in a message
HOLDERS: Final = (list, dict, tuple)
DEEPEST: Final = 100  # lists within lists; compiled code has no guard of its own against data without a bottom


def shown(value: object) -> str:
    """A value for a message, however odd: too long ones are cut, those that cannot be written named by kind."""
    try:
        text = repr(value)
    except Exception:  # numbers of thousands of digits, lists without an end, things of other libraries
        return f"<{type(value).__name__}>"
    return cut(text)


def cut(text: str) -> str:
    """A text that somebody handed in, for a message."""
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


def whole(value: Any) -> int | None:
    """A whole number, those of other libraries (numpy) too; None if it is none. True and False are no numbers."""
    if type(value) is int:
        return value
    if isinstance(value, bool):
        return None
    try:
        return index(value)
    except Exception:  # a TypeError, or whatever a stranger's number does
        return None


def own_args(args: dict[str, Any]) -> dict[str, Any]:
    """A copy of data by name; most are words and numbers, which need none."""
    copied = args.copy()
    for name, value in args.items():
        if isinstance(value, HOLDERS):
            copied[name] = own(value)
    return copied


def own(value: Any, depth: int = 0) -> Any:
    """A copy of plain data that shares nothing that can change."""
    if depth > DEEPEST:
        raise RecursionError("these data are too deep")
    if isinstance(value, dict):
        return {key: own(item, depth + 1) for key, item in value.items()}
    if isinstance(value, list):
        return [own(item, depth + 1) for item in value]
    return tuple([own(item, depth + 1) for item in value]) if isinstance(value, tuple) else value
