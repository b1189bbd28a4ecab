"""Runs the laws on a game, without any test framework: what `undercroft check` does."""

from __future__ import annotations

import sys
import traceback
from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

from undercroft.conformance.applying import DoesNotApply
from undercroft.conformance.laws import every_law
from undercroft.conformance.tables import Table, tables
from undercroft.games import find_game, games, register
from undercroft.kernel.errors import UndercroftError
from undercroft.kernel.game import Game
from undercroft.kernel.given import cut


class Trial(NamedTuple):
    """A law at the tables of a game. `fault` says what is wrong, `where` the table and the moment; a law that does not
    apply anywhere has `skipped`, why."""

    law: str
    tables: int
    fault: str | None = None
    where: str = ""
    trace: str = ""
    skipped: str | None = None


def game_named(name: str) -> Game:
    """A game by its name, or in any package that can be imported: `package` (its `GAME`), or `package:OBJECT`."""
    if name in games():
        return find_game(name)
    package, _, attribute = name.partition(":")
    if (here := str(Path.cwd())) not in sys.path:
        sys.path.insert(0, here)
    try:
        found = getattr(import_module(package), attribute or "GAME")
    except ModuleNotFoundError as error:
        if error.name != package.partition(".")[0]:
            raise UndercroftError(f"{package} cannot be imported: {error}") from None
        raise UndercroftError(
            f"there is neither a game nor a package {name!r}; the games are: {', '.join(games())}"
        ) from None
    except AttributeError as error:
        raise UndercroftError(f"{package} offers no game: {error}; name the object as {package}:OBJECT") from None
    if not isinstance(found, Game):
        raise UndercroftError(f"{name} is no undercroft.kernel.game.Game, but {cut(repr(found))}")
    register(found)
    return found


def trials(game: Game, laws: Sequence[str] = ()) -> Iterator[Trial]:
    """Every law (or those named) at every table of a game; of a law that is broken, the first time."""
    if not __debug__:
        raise UndercroftError("laws are assertions, which `python -O` leaves out: run it without -O")
    known = every_law()
    if strange := [name for name in laws if name not in known]:
        raise UndercroftError(f"there is no law {strange[0]!r}; the laws are: {', '.join(known)}")
    every = tables([game])
    for name in laws or known:
        yield _trial(name, every)


def _trial(name: str, every: Sequence[Table]) -> Trial:
    law = every_law()[name]
    skipped: str | None = None
    tried = 0
    for table in every:
        table.note("")
        try:
            law(table)
            tried += 1
        except DoesNotApply as why:
            skipped = str(why)
        except Exception as error:  # a game under construction may fail in any way
            return Trial(name, tried, _told(error), Table.looked_at, traceback.format_exc())
    return Trial(name, tried, skipped=None if tried else skipped)


def _told(error: Exception) -> str:
    """What was asserted, where it says nothing itself: the line of the law."""
    text = cut(str(error))
    if not isinstance(error, AssertionError):
        return f"{type(error).__name__}: {text}"
    line = traceback.extract_tb(error.__traceback__)[-1].line or ""
    return text or f"does not hold: {line.removeprefix('assert ')}"
