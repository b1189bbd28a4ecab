"""The levels of bots, by name. A level is made for a game and a seed; what it does is its own business."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from typing import Final

from undercroft.bots.player import TEMPERAMENTS, Sensible, Thinker
from undercroft.bots.random import RandomBot
from undercroft.games import find_game
from undercroft.kernel.bot import Bot
from undercroft.kernel.chance import seed_of
from undercroft.kernel.errors import UndercroftError
from undercroft.kernel.given import shown
from undercroft.kernel.mind import Mind, Strength

LEVELS: Final = ("novice", "squire", "adventurer", "veteran", "master")  # from the weakest to the strongest
YARDSTICKS: Final = ("random", "greedy")  # never change: levels are measured against them
NAMES: Final = (*YARDSTICKS, *LEVELS)


def levels_of(game: str) -> tuple[str, ...]:
    """The levels that a game offers, from the weakest to the strongest."""
    if find_game(game).mind() is not None:
        return LEVELS
    return YARDSTICKS if find_spec(_greedy_module(game)) is not None else YARDSTICKS[:1]


def bots_of(game: str) -> tuple[str, ...]:
    """Every name that `make_bot` knows for a game: its levels, the yardsticks, and bots of other packages."""
    yardsticks = YARDSTICKS if find_game(game).mind() is not None else ()
    others = sorted(point.name for point in entry_points(group="undercroft.bots"))
    return tuple(dict.fromkeys([*levels_of(game), *yardsticks, *others]))


def make_bot(level: str, game: str, seed: int, seconds: float | None = None) -> Bot:
    """A bot of that level for that game. A level may name a temperament too: `veteran:spiteful`.

    The same seed and the same views give the same moves, as long as there is time enough. `seconds` is the most that
    one decision may take, in place of the level's own limit; the top level uses up all the time it gets.
    """
    name, _, temperament = level.partition(":") if isinstance(level, str) else (level, "", "")
    if name not in bots_of(game) or temperament not in ("", *TEMPERAMENTS):
        known = ", ".join(bots_of(game))
        raise UndercroftError(f"{game} has no bots of level {shown(level)}; the levels are: {known}")
    number = seed_of(seed)
    if name == "random":
        return RandomBot(number)
    rules = find_game(game)
    mind = rules.mind()
    if name == "greedy" and mind is None:
        greedy: Bot = import_module(_greedy_module(game)).Greedy(number)
        return greedy
    if name not in YARDSTICKS and name not in LEVELS:
        return _stranger(name, game, number)
    assert mind is not None
    if name == "greedy":
        return Sensible(rules, mind, number)
    return Thinker(rules, mind, number, strength_of(mind, name, seconds), temperament or "even")


def strength_of(mind: Mind, level: str, seconds: float | None) -> Strength:
    strength = mind.strengths()[LEVELS.index(level)]
    if seconds is None:
        return strength
    if not 0 < seconds < 1e6:
        raise UndercroftError(f"a bot thinks for some seconds, not for {shown(seconds)}")
    return strength._replace(seconds=float(seconds))


def _stranger(name: str, game: str, seed: int) -> Bot:
    """A bot of another package: its entry point names a function of the game and a seed."""
    point = next(point for point in entry_points(group="undercroft.bots") if point.name == name)
    make: Callable[[str, int], Bot] = point.load()
    return make(game, seed)


def _greedy_module(game: str) -> str:
    """A game keeps its common sense beside its rules, ours and strangers' alike."""
    return f"{type(find_game(game)).__module__}.greedy"
