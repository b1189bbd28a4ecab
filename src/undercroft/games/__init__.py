"""The list of games: the folders of this package, then those of other packages (entry point `undercroft.games`).

This package can be called: `uc.games()` gives the names of the games, and `import undercroft.games.chest as chest`
finds one of them. A function `games` in `undercroft` would stand in the way of such imports.
"""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules
from types import ModuleType

from undercroft.kernel.errors import UndercroftError
from undercroft.kernel.game import Game
from undercroft.kernel.values import shown

FIRST = ("chest", "raiders", "doggies", "serpent")  # the order of lists; other folders follow by name


def _folders() -> tuple[str, ...]:
    """Returns the games that are folders of this package."""
    found = {module.name for module in iter_modules(__path__) if module.ispkg}
    return (*[name for name in FIRST if name in found], *sorted(found.difference(FIRST)))


OURS = _folders()

_registered: dict[str, Game] = {}


def games() -> tuple[str, ...]:
    """Returns the names of all games, ours first."""
    found = {point.name for point in entry_points(group="undercroft.games")} | set(_registered)
    return (*OURS, *sorted(found - set(OURS)))


def register(game: Game) -> None:
    """Offers a game in this program, as an entry point would for good. It cannot replace one of ours."""
    if not isinstance(game, Game) or game.name in OURS:
        raise UndercroftError(f"a game of its own name is registered, not {shown(game)}")
    _registered[game.name] = game


def find_game(name: str | Game) -> Game:
    """Returns the game of that name, or the game itself, such as one with other cards. A package of ours offers it as
    `GAME`; an entry point names the object.
    """
    if isinstance(name, Game):
        return name
    if not isinstance(name, str):
        raise UndercroftError(f"a game is named, such as 'chest'; not {shown(name)}")
    return _registered[name] if name in _registered else _find(name)


@cache
def _find(name: str) -> Game:
    if name in OURS:
        ours: Game = import_module(f"undercroft.games.{name}").GAME
        return ours
    for point in entry_points(group="undercroft.games"):
        if point.name == name:
            theirs: Game = point.load()
            return theirs
    raise UndercroftError(f"there is no game {shown(name)}; the games are: {', '.join(games())}")


class _Games(ModuleType):
    """A module that can be called."""

    def __call__(self) -> tuple[str, ...]:
        return games()


sys.modules[__name__].__class__ = _Games
