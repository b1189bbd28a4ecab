"""The levels of bots, by name. A level is made for a game and a seed; what it does is its own business."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from undercroft.bots.bot import Bot
from undercroft.bots.random import RandomBot
from undercroft.games import find_game
from undercroft.kernel.errors import UndercroftError

LEVELS: Final = ("random", "greedy")  # from the weakest to the strongest


def make_bot(level: str, game: str, seed: int) -> Bot:
    """A bot of that level for that game; the same seed and the same views give the same moves."""
    rules = find_game(game)
    if level == "random":
        return RandomBot(seed)
    if level == "greedy":
        # A game keeps its common sense beside its rules, ours and strangers' alike.
        package = type(rules).__module__
        try:
            module = import_module(f"{package}.greedy")
        except ModuleNotFoundError as error:
            if error.name != f"{package}.greedy":
                raise
            raise UndercroftError(f"{game} has no greedy bot; take: random") from None
        greedy: Bot = module.Greedy(seed)
        return greedy
    raise UndercroftError(f"there is no bot level {level!r}; the levels are: {', '.join(LEVELS)}")
