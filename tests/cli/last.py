"""A bot of another package, for simulations: it makes the last move."""

from __future__ import annotations

from typing import Any

from undercroft.bots import Bot


class Last(Bot):
    def __init__(self, game: str, seed: int) -> None:
        self.game = game

    def choose(self, view: dict[str, Any]) -> dict[str, Any]:
        move: dict[str, Any] = view["moves"][-1]
        return move
