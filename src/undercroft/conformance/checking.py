"""Runs the laws on a game without a test framework, for `undercroft check`."""

from __future__ import annotations

import sys
import traceback
from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

from undercroft.conformance.laws import every_law
from undercroft.conformance.setups import DoesNotApply, GameSetup, NeverEnds, setups
from undercroft.games import find_game, games, register
from undercroft.kernel.errors import UndercroftError
from undercroft.kernel.game import Game
from undercroft.kernel.values import cut


class LawResult(NamedTuple):
    """The result of a law at the setups of a game: its `fault` and `where`, or why it was `skipped`.

    A fault that an earlier law has shown already is not shown again; `same_as` names that law.
    """

    law: str
    setups: int
    fault: str | None = None
    where: str = ""
    trace: str = ""
    skipped: str | None = None
    same_as: str | None = None
    never_ends: bool = False


def game_named(name: str) -> Game:
    """Returns a game by name, or from an importable package: `package` (its `GAME`) or `package:OBJECT`."""
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
    except SyntaxError as error:
        raise UndercroftError(f"{error.filename}, line {error.lineno}: {error.msg}") from None
    except AttributeError as error:
        raise UndercroftError(f"{package} offers no game: {error}; name the object as {package}:OBJECT") from None
    if not isinstance(found, Game):
        raise UndercroftError(f"{name} is no undercroft.kernel.game.Game, but {cut(repr(found))}")
    register(found)
    return found


def check_laws(game: Game, laws: Sequence[str] = ()) -> Iterator[LawResult]:
    """Yields every law (or those named) at every setup of a game; a broken law stops at its first fault. A game that
    never ends stops the check.
    """
    if not __debug__:
        raise UndercroftError("laws are assertions, which `python -O` leaves out: run it without -O")
    known = every_law()
    if strange := [name for name in laws if name not in known]:
        raise UndercroftError(f"there is no law {strange[0]!r}; the laws are: {', '.join(known)}")
    every = setups([game])
    shown: dict[str, str] = {}
    for name in laws or known:
        result = _check_law(name, every)
        if result.fault is not None:
            first = shown.setdefault(result.fault, name)
            result = result if first == name else result._replace(same_as=first)
        yield result
        if result.never_ends:
            return


def _check_law(name: str, every: Sequence[GameSetup]) -> LawResult:
    law = every_law()[name]
    skipped: str | None = None
    tried = 0
    for setup in every:
        setup.note("")
        try:
            law(setup)
            tried += 1
        except DoesNotApply as why:
            skipped = str(why)
        except Exception as error:  # a game under construction may raise anything
            fault, where, trace = _told(error), GameSetup.looked_at, traceback.format_exc()
            return LawResult(name, tried, fault, where, trace, never_ends=isinstance(error, NeverEnds))
    return LawResult(name, tried, skipped=None if tried else skipped)


def _told(error: Exception) -> str:
    """Returns the text of an assertion, or its source line where it has none."""
    text = cut(str(error))
    if not isinstance(error, AssertionError):
        return f"{type(error).__name__}: {text}"
    line = traceback.extract_tb(error.__traceback__)[-1].line or ""
    return text or f"does not hold: {line.removeprefix('assert ')}"
