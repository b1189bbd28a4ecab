"""How a match ended."""

from __future__ import annotations

from typing import Any, final

Parts = list[tuple[str, int]]


@final
class Result:
    """`winners` may be several (shared) or none; `scores` are per seat; `parts` take each score apart.

    A part is a pair of a text id and its points, in the order in which they are told. `ties` holds, per seat, what
    was compared between the seats with the best score, in the order of the rulebook, as parts too; it is empty
    when the score alone decided. A result never changes: what is asked of it is a copy.
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


def _copied(seats: list[Parts]) -> list[Parts]:
    return [list(parts) for parts in seats]


def _rows(parts: Parts) -> list[dict[str, Any]]:
    return [{"id": id, "points": points} for id, points in parts]
