"""The bot that plays any legal move."""

from __future__ import annotations

from typing import SupportsIndex

from undercroft.kernel.bot import Bot
from undercroft.kernel.chance import Seeded
from undercroft.kernel.errors import BadView
from undercroft.kernel.given import shown
from undercroft.kernel.position import Data


class RandomBot(Bot):
    """Every legal move is as likely."""

    def __init__(self, seed: SupportsIndex) -> None:
        self._chance = Seeded(seed)

    def choose(self, view: object) -> Data:
        moves: object = view.get("moves") if isinstance(view, dict) else view
        if not isinstance(moves, list) or not moves:
            raise BadView(f"a bot is asked with the view of a seat that has moves to choose from; not {shown(moves)}")
        chosen: object = moves[self._chance.below(len(moves))]
        if not isinstance(chosen, dict):
            raise BadView(f"the moves of a view have a verb, arguments and a notation; this is none: {shown(chosen)}")
        return chosen
