"""Reads a view back and refuses, naming the field, what no position looks like."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from undercroft.kernel.errors import BadOption, BadView
from undercroft.kernel.options import Options
from undercroft.kernel.position import Data, Position

if TYPE_CHECKING:
    from undercroft.kernel.game import Game


def read_header(game: Game, view: Data) -> Options:
    """Returns the options of a view after checking its rules, seats and seat."""
    if view.get("rules") != game.version:
        raise _wrong(game.name, "rules", f"{view.get('rules')!r}; here is version {game.version}")
    seats: Any = view.get("seats")
    seat: Any = view.get("seat")
    try:
        options = game.read(seats, view.get("options", {}))
    except BadOption as error:
        raise BadView(f"this is no view of {game.name}: {error}") from None
    if seat is not None and (type(seat) is not int or not 0 <= seat < seats):
        raise _wrong(game.name, "seat", f"{seat!r}; seats are 0 to {seats - 1}, null is a spectator")
    if not isinstance(view.get("table"), dict):
        raise _wrong(game.name, "table", "the game's part of the view is missing")
    return options


def check_same(position: Position, view: Data) -> None:
    """Refuses a view that differs from its seat's view of the position read from it."""
    seen = position.view(view["seat"])
    if seen != view:
        raise BadView(f"this is no view of {seen['game']}: {_difference('', seen, view)}")


def _wrong(game: str, field: str, why: str) -> BadView:
    return BadView(f"this is no view of {game}: field {field}: {why}")


def _difference(where: str, seen: Any, given: Any) -> str:
    """Returns where two values first differ, and how."""
    if isinstance(seen, dict) and isinstance(given, dict):
        for name, value in seen.items():
            if name not in given:
                return f"field {where}{name} is missing"
            if value != given[name]:
                return _difference(f"{where}{name}.", value, given[name])
        strange = [str(name) for name in given if name not in seen]
        return f"unknown field {where}{strange[0]}"
    if isinstance(seen, list) and isinstance(given, list) and len(seen) == len(given):
        for number, value in enumerate(seen):
            if value != given[number]:
                return _difference(f"{where.rstrip('.')}[{number}].", value, given[number])
    return f"field {where.rstrip('.')}: {given!r}, but with the rest of the view it would be {seen!r}"
