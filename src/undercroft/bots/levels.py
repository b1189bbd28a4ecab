"""The levels of bots, by name. A level is made for a game and a seed; what it does is its own business."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Final

from undercroft.bots.random import RandomBot
from undercroft.games import find_game
from undercroft.kernel.bot import Bot
from undercroft.kernel.chance import seed_of
from undercroft.kernel.errors import UndercroftError
from undercroft.kernel.given import shown

LEVELS: Final = ("random", "greedy")  # from the weakest to the strongest


def levels_of(game: str) -> tuple[str, ...]:
    """The levels that a game offers, from the weakest to the strongest."""
    return LEVELS if find_spec(_greedy_module(game)) is not None else LEVELS[:1]


def make_bot(level: str, game: str, seed: int) -> Bot:
    """A bot of that level for that game; the same seed and the same views give the same moves."""
    if level not in levels_of(game):
        raise UndercroftError(
            f"{game} has no bots of level {shown(level)}; the levels are: {', '.join(levels_of(game))}"
        )
    number = seed_of(seed)
    if level == "random":
        return RandomBot(number)
    greedy: Bot = import_module(_greedy_module(game)).Greedy(number)
    return greedy


def _greedy_module(game: str) -> str:
    """A game keeps its common sense beside its rules, ours and strangers' alike."""
    return f"{type(find_game(game)).__module__}.greedy"
