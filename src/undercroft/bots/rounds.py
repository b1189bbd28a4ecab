"""Positions that are played to their end, over and over, to see what comes of them."""

from __future__ import annotations

from typing import Any

from undercroft.bots.contest import Tally, contest
from undercroft.bots.levels import make_bot, yardstick_of
from undercroft.bots.playout import TO_THE_END, informed
from undercroft.games import find_game
from undercroft.kernel.chance import Seeded
from undercroft.kernel.game import Game
from undercroft.kernel.position import Position


class Rounds:
    """A round plays every position to its end once, by the common sense of the game in all seats: many games tell more
    about chances than a few of thinkers. Positions in which the game is over need no playing."""

    __slots__ = ("games", "_game", "_positions")

    def __init__(self, game: Any) -> None:
        self.games = 0
        self._game: Game = find_game(game)
        self._positions: list[Position] = []

    def add(self, position: Position) -> None:
        """One more, after the others; as many games are played from it."""
        self._positions.append(position)
        for number in range(self.games):
            self._play(len(self._positions) - 1, number)

    def play_round(self) -> None:
        for place in range(len(self._positions)):
            self._play(place, self.games)
        self.games += 1

    def _play(self, place: int, number: int) -> None:
        end = self._positions[place].copy()
        self.count(place, end, Tally(end, finish(self._game, end, number)))

    def count(self, place: int, end: Position, tally: Tally) -> None:
        """What came of one game from the position at `place`."""
        raise NotImplementedError


def finish(game: Game, position: Position, number: int) -> int:
    """Play a position to its end in a way of its own for every number, by the common sense of the game in all seats;
    the decisions made."""
    if (mind := game.mind()) is not None:
        return int(informed(position, mind, Seeded(number), TO_THE_END))
    level, seats = yardstick_of(game), int(position.seats)
    bots = [make_bot(level, game, number * seats + seat) for seat in range(seats)]
    return int(contest(position, bots, Seeded(number)))
