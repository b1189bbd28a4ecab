"""The bot that plays any legal move."""

from __future__ import annotations

from undercroft.kernel.bot import Bot
from undercroft.kernel.chance import Seeded
from undercroft.kernel.position import Data


class RandomBot(Bot):
    """Every legal move is as likely."""

    def __init__(self, seed: int) -> None:
        self._chance = Seeded(seed)

    def choose(self, view: Data) -> Data:
        moves: list[Data] = view["moves"]
        return moves[self._chance.below(len(moves))]
