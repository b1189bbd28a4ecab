"""Draws a position as plain text, to inspect what a learner does."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from undercroft.games import find_game
from undercroft.kernel.position import Position
from undercroft.kernel.seats import SEATS_IN
from undercroft.kernel.texts import Texts


def picture(position: Position, language: str = "en") -> str:
    """Returns the spectator's view and each seat's question as text."""
    view = position.view(None)
    texts = Texts.of(find_game(view["game"]), language)
    lines = [texts(f"{view['game']}-title"), *_lines(view["table"], "  ")]
    for seat in SEATS_IN[position.waiting]:
        lines.append(f"seat {seat}: {texts.say(position.prompt(seat))}")
    if view["result"] is not None:
        lines.append(f"scores {view['result']['scores']}, winners {view['result']['winners']}")
    return "\n".join(lines)


def _lines(data: dict[str, Any], indent: str) -> Iterator[str]:
    """Yields a line per field, and one per entry of a list of mappings."""
    for name, value in data.items():
        if isinstance(value, list) and value and isinstance(value[0], dict):
            yield f"{indent}{name}:"
            for entry in value:
                yield f"{indent}  {_flat(entry)}"
        else:
            yield f"{indent}{name}: {_flat(value)}"


def _flat(value: Any) -> str:
    """Returns a value on one line, without empty parts."""
    if isinstance(value, dict):
        told = [f"{name} {_flat(inner)}" for name, inner in value.items() if inner not in (None, False, 0, [], {})]
        return ", ".join(told) or "–"
    if isinstance(value, list):
        return (
            " ".join([_flat(inner) if not isinstance(inner, dict) else f"({_flat(inner)})" for inner in value]) or "–"
        )
    return "–" if value is None else str(value)
