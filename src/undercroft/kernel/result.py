"""The result of a match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, final

Parts = list[tuple[str, int]]


@final
class Result:
    """The outcome of a finished match. `winners` may be several or none; `scores` are per seat; `parts` break each
    score down.

    A part is a text id with its points, in the order shown. `ties` holds, per seat, what was compared between the
    seats with the best score, in the order of the rulebook; it is empty when the score decided. A result is
    immutable.
    """

    __slots__ = ("_winners", "_scores", "_parts", "_ties")

    def __init__(
        self, winners: tuple[int, ...], scores: tuple[int, ...], parts: list[Parts], ties: list[Parts] | None = None
    ) -> None:
        self._winners = winners
        self._scores = scores
        self._parts = _copied(parts)
        self._ties = [] if ties is None else _copied(ties)

    @property
    def winners(self) -> tuple[int, ...]:
        return self._winners

    @property
    def scores(self) -> tuple[int, ...]:
        return self._scores

    @property
    def parts(self) -> list[Parts]:
        return _copied(self._parts)

    @property
    def ties(self) -> list[Parts]:
        return _copied(self._ties)

    def data(self) -> dict[str, Any]:
        data: dict[str, Any] = {
            "winners": list(self._winners),
            "scores": list(self._scores),
            "parts": [_rows(parts) for parts in self._parts],
        }
        if self._ties:
            data["ties"] = [_rows(parts) for parts in self._ties]
        return data

    def __reduce__(self) -> tuple[Any, ...]:
        return Result, (self._winners, self._scores, self._parts, self._ties)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Result) and self.data() == other.data()

    def __hash__(self) -> int:
        return hash((self._winners, self._scores))

    def __repr__(self) -> str:
        return f"Result(winners={self._winners}, scores={self._scores})"


def ties(id: str, values: Sequence[int], best: Sequence[int]) -> list[Parts]:
    """Returns what the seats with the best score were compared by; nothing if one seat has it alone."""
    if len(best) < 2:
        return []
    return [[(id, value)] if seat in best else [] for seat, value in enumerate(values)]


def _copied(seats: list[Parts]) -> list[Parts]:
    return [list(parts) for parts in seats]


def _rows(parts: Parts) -> list[dict[str, Any]]:
    return [{"id": id, "points": points} for id, points in parts]
