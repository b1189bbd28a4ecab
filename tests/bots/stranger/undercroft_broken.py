"""Bots of somebody who has made every mistake there is."""

from __future__ import annotations

from typing import Any

from undercroft.bots import Bot


class Stumbling(Bot):
    """Breaks down after a few moves."""

    def __init__(self, game: str, seed: int) -> None:
        self.moves = 3

    def choose(self, view: dict[str, Any]) -> dict[str, Any]:
        self.moves -= 1
        if not self.moves:
            raise ZeroDivisionError("no moves are left in me")
        chosen: dict[str, Any] = view["moves"][0]
        return chosen


class Cheating(Stumbling):
    def choose(self, view: dict[str, Any]) -> dict[str, Any]:
        return {"verb": "win", "args": {}, "text": "win"}


class Mumbling(Stumbling):
    def choose(self, view: dict[str, Any]) -> Any:
        return "the first one"


def unmade(game: str, seed: int) -> Bot:
    raise KeyError(game)


def nobody(game: str, seed: int) -> object:
    return "a bot"
