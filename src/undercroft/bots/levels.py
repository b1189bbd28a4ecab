"""The levels of bots, by name. A level is made for a game and a seed; what it does is its own business."""

from __future__ import annotations

from importlib.metadata import EntryPoint, entry_points
from typing import Final

from undercroft.bots.budget import scale_of, seconds_of
from undercroft.bots.clock import WALL, Clock
from undercroft.bots.player import TEMPERAMENTS, Sensible, Thinker
from undercroft.bots.random import RandomBot
from undercroft.bots.strangers import bot_by
from undercroft.games import find_game
from undercroft.kernel.bot import Bot
from undercroft.kernel.chance import seed_of
from undercroft.kernel.errors import UndercroftError
from undercroft.kernel.game import Game
from undercroft.kernel.given import shown
from undercroft.kernel.mind import Mind, Strength

LEVELS: Final = ("novice", "squire", "adventurer", "veteran", "master")  # from the weakest to the strongest
YARDSTICKS: Final = ("random", "greedy")  # never change: levels are measured against them
NAMES: Final = (*YARDSTICKS, *LEVELS)
GROUP: Final = "undercroft.bots"  # the entry points of other packages


def levels_of(game: str | Game) -> tuple[str, ...]:
    """The levels that a game offers, from the weakest to the strongest."""
    return LEVELS if find_game(game).mind() is not None else _yardsticks(game)


def bots_of(game: str | Game) -> tuple[str, ...]:
    """Every name that `make_bot` knows for a game: its levels, the yardsticks, and bots of other packages."""
    return tuple(dict.fromkeys([*levels_of(game), *_yardsticks(game), *sorted(_strangers())]))


def yardstick_of(game: str | Game) -> str:
    """The best bot that need not think: `greedy`, where the game has common sense, else `random`."""
    return _yardsticks(game)[-1]


def make_bot(
    level: str, game: str | Game, seed: int, seconds: float | None = None, *, scale: float = 1.0, clock: Clock = WALL
) -> Bot:
    """A bot of that level for that game. A level may name a temperament too: `veteran:spiteful`.

    The same seed and the same views give the same moves, as long as there is time enough. `seconds` is the most that
    one decision may take, in place of the level's own limit; the top level thinks the longer about everything, the more
    it gets. `scale` multiplies rounds and seconds: less of it is the same way of thinking, done more briefly. `clock`
    tells the seconds.
    A game with other cards is given as itself, `match.game`, not by its name.
    """
    rules = find_game(game)
    if not isinstance(level, str):
        raise _unknown(level, rules)
    name, colon, temperament = level.partition(":")
    number = seed_of(seed)
    limit = None if seconds is None else seconds_of(seconds)
    part = scale_of(scale)
    mind = rules.mind()
    if name in LEVELS and mind is not None:
        if colon and temperament not in TEMPERAMENTS:
            known = ", ".join(TEMPERAMENTS)
            raise UndercroftError(f"there is no temperament {shown(temperament)}; the temperaments are: {known}")
        return Thinker(rules, mind, number, strength_of(mind, name, limit, part), temperament or "even", clock)
    if colon and name in bots_of(rules):
        raise UndercroftError(f"only levels have temperaments, the bot {name} has none: {shown(level)}")
    if name == "random":
        return RandomBot(number)
    if name == "greedy" and mind is not None:
        return Sensible(rules, mind, number)
    if (point := _strangers().get(level)) is not None:
        return bot_by(point.load, f"{point.name} of {point.value}", rules.name, number)
    raise _unknown(level, rules)


def strength_of(mind: Mind, level: str, seconds: float | None = None, scale: float = 1.0) -> Strength:
    """What a level thinks with, under another limit of time or scaled down."""
    own = mind.strengths()[LEVELS.index(level)]
    limit = own.seconds if seconds is None else seconds
    return own._replace(rounds=max(1, round(own.rounds * scale)) if own.rounds else 0, seconds=limit * scale)


def thinking_time(level: str, game: str | Game) -> float:
    """The most seconds that one decision of a bot takes; 0 for those that do not search, and those of strangers."""
    name = level.partition(":")[0]
    mind = find_game(game).mind()
    return 0.0 if mind is None or name not in LEVELS else strength_of(mind, name).seconds


def _unknown(level: object, game: Game) -> UndercroftError:
    known = ", ".join(bots_of(game))
    return UndercroftError(f"{game.name} has no bots of level {shown(level)}; the levels are: {known}")


def _yardsticks(game: str | Game) -> tuple[str, ...]:
    return YARDSTICKS if find_game(game).mind() is not None else YARDSTICKS[:1]


def _strangers() -> dict[str, EntryPoint]:
    """Bots of other packages. None can take the place of one of ours, or pass for one with a temperament."""
    points = entry_points(group=GROUP)
    return {point.name: point for point in points if point.name not in NAMES and ":" not in point.name}
