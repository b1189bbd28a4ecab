"""Bots for `sim --bots package:Class` that play by a game's mind, and have nothing but their view."""

from __future__ import annotations

from undercroft.games import find_game
from undercroft.kernel.chance import Seeded
from undercroft.kernel.mind import Bot, Mind
from undercroft.kernel.position import Data, Position

OTHER = 1 << 40  # added to a seed: the luck that hidden cards are guessed with is not that of the choice


class Greedy(Bot):
    """The common sense of the game, asked about a table that is imagined behind the view."""

    def __init__(self, game: str, seed: int) -> None:
        self._game = find_game(game)
        mind = self._game.mind()
        assert mind is not None
        self._mind: Mind = mind
        self._luck, self._guesses = Seeded(seed), Seeded(seed + OTHER)

    def choose(self, view: Data) -> Data:
        position, seat = self._game.imagine(view, self._guesses), view["seat"]
        chosen: Data = view["moves"][position.moves(seat).index(self.ask(position, seat))]
        return chosen

    def ask(self, position: Position, seat: int) -> int:
        return self._mind.greedy_move(position, seat, self._luck)


class Quick(Greedy):
    def ask(self, position: Position, seat: int) -> int:
        return self._mind.quick(position, seat, self._luck)
