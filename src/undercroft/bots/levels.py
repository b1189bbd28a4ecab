"""The levels of bots by name: making them, the bots of other packages, and the measured strength of the levels."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from typing import Final, NamedTuple

from undercroft.bots.clock import WALL, Clock, scale_of, seconds_of
from undercroft.bots.player import TEMPERAMENTS, GreedyBot, RandomBot, Thinker
from undercroft.games import find_game
from undercroft.kernel.chance import seed_of
from undercroft.kernel.errors import UndercroftError
from undercroft.kernel.game import Game
from undercroft.kernel.mind import Bot, Mind, Strength
from undercroft.kernel.values import cut, shown

LEVELS: Final = ("novice", "squire", "adventurer", "veteran", "master")  # from the weakest to the strongest
YARDSTICKS: Final = ("random", "greedy")  # never change: levels are measured against them
NAMES: Final = (*YARDSTICKS, *LEVELS)
GROUP: Final = "undercroft.bots"  # the entry points of bots in other packages

Maker = Callable[[str, int], object]  # makes a bot of another package from the name of a game and a seed


def levels_of(game: str | Game) -> tuple[str, ...]:
    """Returns the levels that a game offers, from the weakest to the strongest."""
    return LEVELS if find_game(game).mind() is not None else _yardsticks(game)


def bots_of(game: str | Game) -> tuple[str, ...]:
    """Returns every name that `make_bot` knows for a game: its levels, the yardsticks, and bots of other packages."""
    return tuple(dict.fromkeys([*levels_of(game), *_yardsticks(game), *sorted(_plugins())]))


def yardstick_of(game: str | Game) -> str:
    """Returns the best bot that does not search: `greedy` where the game has a mind, else `random`."""
    return _yardsticks(game)[-1]


def make_bot(
    level: str, game: str | Game, seed: int, seconds: float | None = None, *, scale: float = 1.0, clock: Clock = WALL
) -> Bot:
    """Returns a bot of a level for a game. The level may name a temperament: `veteran:spiteful`.

    The same seed and the same views give the same moves, as long as there is enough time. `seconds` replaces the
    level's time limit for a decision; the top level uses all of it where that helps. `scale` multiplies rounds and
    seconds. `clock` measures the seconds. Pass `match.game` instead of a name for a game with other cards.
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
        raise UndercroftError(f"only levels have temperaments; the bot {name} has none: {shown(level)}")
    if name == "random":
        return RandomBot(number)
    if name == "greedy" and mind is not None:
        return GreedyBot(rules, mind, number)
    if (point := _plugins().get(level)) is not None:
        return make_plugin_bot(point.load, f"{point.name} of {point.value}", rules.name, number)
    raise _unknown(level, rules)


def strength_of(mind: Mind, level: str, seconds: float | None = None, scale: float = 1.0) -> Strength:
    """Returns the strength of a level with another time limit, or scaled."""
    own = mind.strengths()[LEVELS.index(level)]
    limit = own.seconds if seconds is None else seconds
    return own._replace(rounds=max(1, round(own.rounds * scale)) if own.rounds else 0, seconds=limit * scale)


def thinking_time(level: str, game: str | Game) -> float:
    """Returns the maximum seconds for a decision; 0 for bots that do not search and those of other packages."""
    name = level.partition(":")[0]
    mind = find_game(game).mind()
    return 0.0 if mind is None or name not in LEVELS else strength_of(mind, name).seconds


def _unknown(level: object, game: Game) -> UndercroftError:
    known = ", ".join(bots_of(game))
    return UndercroftError(f"{game.name} has no bots of level {shown(level)}; the levels are: {known}")


def _yardsticks(game: str | Game) -> tuple[str, ...]:
    return YARDSTICKS if find_game(game).mind() is not None else YARDSTICKS[:1]


def _plugins() -> dict[str, EntryPoint]:
    """Returns the bots of other packages. None may replace one of ours, or look like a level with a temperament."""
    points = entry_points(group=GROUP)
    return {point.name: point for point in points if point.name not in NAMES and ":" not in point.name}


def make_plugin_bot(load: Callable[[], Maker], name: str, game: str, seed: int) -> Bot:
    """Returns a bot made by the function that `load` finds. Errors call it `name`."""
    try:
        bot = load()(game, seed)
    except UndercroftError:
        raise
    except Exception as error:  # a plugin may raise anything
        why = f"{type(error).__name__}: {cut(str(error))}"
        raise UndercroftError(f"the bot {name} cannot be made: {why}") from error
    if not isinstance(bot, Bot):
        raise UndercroftError(f"the bot {name} is not an undercroft.bots.Bot but {shown(bot)}")
    return bot


class MeasuredStrength(NamedTuple):
    """The share of games that a bot of each level won among rivals of the level below; the lowest has no entry.
    Ratings are Elo points above `greedy`.
    """

    seats: int
    wins: dict[str, float]
    ratings: dict[str, float]


def measured_strength(game: str) -> MeasuredStrength | None:
    """Returns the measured strength of a game's levels; None for games of other packages.

    >>> found = measured_strength("raiders")
    >>> found.seats, found.wins["squire"] > 1 / 3
    (3, True)
    """
    return _measured().get(game)


@cache
def _measured() -> dict[str, MeasuredStrength]:
    """Reads the file that `scripts/ladder_page.py` writes from the ladders in bench/results."""
    text = files("undercroft.bots").joinpath("measured.json").read_text("utf-8")
    return {game: MeasuredStrength(**found) for game, found in json.loads(text).items()}
