"""The games there are: ours, and those that other packages offer under the entry point `undercroft.games`."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points

from undercroft.kernel.errors import UndercroftError
from undercroft.kernel.game import Game

OURS = ("chest", "raiders", "doggies", "serpent")


def games() -> tuple[str, ...]:
    """The names of all games, ours first."""
    others = sorted({point.name for point in entry_points(group="undercroft.games")} - set(OURS))
    return (*OURS, *others)


@cache
def find_game(name: str) -> Game:
    """The game of that name. A package of ours offers it as `GAME`, an entry point names the object."""
    if name in OURS:
        ours: Game = import_module(f"undercroft.games.{name}").GAME
        return ours
    for point in entry_points(group="undercroft.games"):
        if point.name == name:
            theirs: Game = point.load()
            return theirs
    raise UndercroftError(f"there is no game {name!r}; the games are: {', '.join(games())}")
