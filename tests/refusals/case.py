"""A move that was refused, as those who check the reason see it: a view, the move, and what goes into the reason."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple


class Case(NamedTuple):
    """A refused move at a position."""

    view: dict[str, Any]  # of the seat that tried it
    verb: str
    args: dict[str, Any]  # of the move
    said: dict[str, Any]  # arguments of the reason

    @property
    def table(self) -> dict[str, Any]:
        found: dict[str, Any] = self.view["table"]
        return found

    @property
    def seat(self) -> int:
        found: int = self.view["seat"]
        return found

    @property
    def options(self) -> dict[str, Any]:
        found: dict[str, Any] = self.view["options"]
        return found

    @property
    def verbs(self) -> set[str]:
        """The verbs of the legal moves."""
        return {move["verb"] for move in self.view["moves"]}


# Is a reason true of a refused move, and does it forbid the move? None: that cannot be found out in reasonable time.
Rule = Callable[[Case], bool | None]
