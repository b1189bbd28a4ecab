"""A small mind for the toy game: what a stranger's game would bring along to have all levels."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from undercroft.kernel.chance import Chance
from undercroft.kernel.mind import Mind, Strength, share
from undercroft.kernel.position import Position

BOLD = 2  # the stake of two coins
SUN, MOON = 0, 1


class ToyMind(Mind):
    """Stakes are never lost, so two coins are better than one; whether the die is low or high is anybody's guess."""

    def __init__(self) -> None:
        super().__init__(2)

    def greedy_move(self, position: Position, seat: int, chance: Chance) -> int:
        moves = position.moves(seat)
        return BOLD if BOLD in moves else moves[chance.below(len(moves))]

    def redeal(self, position: Any, seat: int, chance: Chance) -> None:
        own = position.players[seat]
        others = [player for player in position.players if player is not own]
        if position.waiting and position.options.charms:
            left = [3, 2]
            left[own.charm] -= 1
            for player in others:
                player.charm = SUN if chance.below(sum(left)) < left[SUN] else MOON
                left[player.charm] -= 1
        for other, player in enumerate(position.players):
            if other != seat and position.waiting and not position.waiting >> other & 1:
                player.stake, player.guess = chance.below(2) + 1, chance.below(2) + 1
            elif other != seat and player.stake:
                player.stake = chance.below(2) + 1

    def clock(self, position: Any) -> int:
        return int(position.round)

    def worth(self, position: Any, seat: int) -> float:
        if position.seats == 1:
            return float(self.points(position, 0) if position.waiting else position.result().scores[0])
        if not position.waiting:
            return share(position, seat)
        coins: list[float] = [player.coins + 1.0 for player in position.players]
        return coins[seat] / sum(coins)

    def points(self, position: Any, seat: int) -> float:
        return float(position.players[seat].coins)

    def strengths(self) -> Sequence[Strength]:
        rounds = (2, 4, 8, 16, 32)
        return [Strength(count, 5.0, 0.3 if count == 2 else 0.0) for count in rounds]
