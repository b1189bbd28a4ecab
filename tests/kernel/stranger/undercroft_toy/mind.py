"""The smallest mind: what a stranger writes to have five levels of bots and advice."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.kernel.chance import Chance
from undercroft.kernel.mind import Mind, Strength, share
from undercroft.kernel.position import Position
from undercroft_toy import CHARMS, DECK, ToyPosition


class ToyMind(Mind):
    """Stake high; a guess is a guess."""

    def advise(self, position: Position, seat: int, chance: Chance) -> int:
        moves = position.moves(seat)
        return moves[-1] if position.prompt(seat).id == "toy-prompt-stake" else moves[chance.below(len(moves))]

    def redeal(self, position: Position, seat: int, chance: Chance) -> None:
        assert isinstance(position, ToyPosition)
        left = list(DECK)
        own = position.players[seat]
        if own.charm >= 0:
            left[own.charm] -= 1
        for player in position.players:
            if player is own:
                continue
            if own.charm >= 0:
                player.charm = chance.draw(CHARMS, left)
                left[player.charm] -= 1
            if player.guess:
                player.stake, player.guess = chance.below(2) + 1, chance.below(2) + 1
            elif player.stake:
                player.stake = chance.below(2) + 1

    def worth(self, position: Position, seat: int) -> float:
        return self.points(position, seat) if position.seats == 1 else share(position, seat)

    def points(self, position: Position, seat: int) -> float:
        return float(position.result().scores[seat])

    def strengths(self) -> Sequence[Strength]:
        return [Strength(rounds, 0.5, slack) for rounds, slack in ((2, 0.5), (4, 0.2), (8, 0.1), (16, 0.0), (32, 0.0))]


MIND = ToyMind(1)
