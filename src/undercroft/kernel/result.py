"""How a match ended."""

from __future__ import annotations

from typing import Any, final


@final
class Result:
    """`winners` may be several (shared) or none; `scores` are per seat; `parts` take each score apart.

    A part is a pair of a text id and its points, in the order in which they are told.
    """

    __slots__ = ("winners", "scores", "parts")

    def __init__(self, winners: tuple[int, ...], scores: tuple[int, ...], parts: list[list[tuple[str, int]]]) -> None:
        self.winners = winners
        self.scores = scores
        self.parts = parts

    def data(self) -> dict[str, Any]:
        return {
            "winners": list(self.winners),
            "scores": list(self.scores),
            "parts": [[{"id": id, "points": points} for id, points in parts] for parts in self.parts],
        }

    def __reduce__(self) -> tuple[Any, ...]:
        return Result, (self.winners, self.scores, self.parts)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Result) and self.data() == other.data()

    def __hash__(self) -> int:
        return hash((self.winners, self.scores))

    def __repr__(self) -> str:
        return f"Result(winners={self.winners}, scores={self.scores})"
