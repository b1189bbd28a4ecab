"""How a match ended."""

from __future__ import annotations

from typing import Any, final

Parts = list[tuple[str, int]]


@final
class Result:
    """`winners` may be several (shared) or none; `scores` are per seat; `parts` take each score apart.

    A part is a pair of a text id and its points, in the order in which they are told. `ties` holds, per seat, what
    was compared between the seats with the best score, in the order of the rulebook, as parts too; it is empty
    when the score alone decided.
    """

    __slots__ = ("winners", "scores", "parts", "ties")

    def __init__(
        self, winners: tuple[int, ...], scores: tuple[int, ...], parts: list[Parts], ties: list[Parts] | None = None
    ) -> None:
        self.winners = winners
        self.scores = scores
        self.parts = parts
        self.ties = [] if ties is None else ties

    def data(self) -> dict[str, Any]:
        data: dict[str, Any] = {
            "winners": list(self.winners),
            "scores": list(self.scores),
            "parts": [_rows(parts) for parts in self.parts],
        }
        if self.ties:
            data["ties"] = [_rows(parts) for parts in self.ties]
        return data

    def __reduce__(self) -> tuple[Any, ...]:
        return Result, (self.winners, self.scores, self.parts, self.ties)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Result) and self.data() == other.data()

    def __hash__(self) -> int:
        return hash((self.winners, self.scores))

    def __repr__(self) -> str:
        return f"Result(winners={self.winners}, scores={self.scores})"


def _rows(parts: Parts) -> list[dict[str, Any]]:
    return [{"id": id, "points": points} for id, points in parts]
