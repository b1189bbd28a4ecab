"""Card sets: the rules of a game, played with cards that were corrected or invented.

A game reads its cards into tables once, when its modules are imported, so that rules look figures up at no cost. A card
set imports those modules again with its own figures, so two matches with different cards cannot mix. Compiled modules
keep their tables in the library file, so each card set gets copies of the files. A card set takes a few megabytes and
stays open as long as the program runs.
"""

from __future__ import annotations

import pkgutil
import shutil
import sys
import tempfile
import threading
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec, PathFinder
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from undercroft.games import OURS, find_game
from undercroft.kernel.cards import CardFile, digest, printed, read_as
from undercroft.kernel.errors import BadCards
from undercroft.kernel.game import Game
from undercroft.kernel.position import GAMES, Data
from undercroft.kernel.values import shown

MAIN: Final = "cards"  # the file of a game, where it has only one
_opening = threading.RLock()


def game_with(name: str, cards: str | Path | Mapping[str, Any] | None) -> Game:
    """Returns the game with the cards of a file, of a folder of files, or with `changes` as a record has them."""
    game = find_game(name)
    if cards is None:
        return game
    if isinstance(cards, Mapping):
        return open_card_set(name, cards)
    if not isinstance(cards, str | Path):
        raise BadCards(f"cards are a file, a folder of files or changes; not {shown(cards)}")
    return open_card_set(name, changes_of(game, Path(cards)))


def game_of(data: Mapping[str, Any]) -> Game:
    """Returns the game of a view or a save. Its card set must have been opened before."""
    name, cards = data["game"], data.get("cards")
    game = find_game(name)
    if cards is None or cards == game.digest:
        return game
    if not isinstance(cards, str) or (name, cards) not in GAMES:
        raise BadCards(
            f"this is of {name} with other cards, of digest {shown(cards)}: "
            "open them first, with uc.deal(…, cards=FILE) or a record that was played with them"
        )
    found: Game = GAMES[name, cards]
    return found


def changes_of(game: Game, path: Path) -> Data:
    """Returns the figures of a file, or a folder of files, that differ from the printed ones. Checks it first."""
    files = sorted(path.glob("*.toml")) if path.is_dir() else [path]
    if not files:
        raise BadCards(f"{path.name}: there is no cards file in this folder")
    changes: Data = {}
    for file in files:
        game.check_cards(file)
        stem = file.stem if file.stem in game.figures else MAIN
        if found := _difference(game.figures[stem], CardFile(file).data):
            changes[stem] = found
    return changes


def is_open(name: str, changes: Mapping[str, Any]) -> bool:
    """Returns whether the game with these changes has been opened."""
    return (name, digest(_changed(find_game(name), changes))) in GAMES


def open_card_set(name: str, changes: Mapping[str, Any]) -> Game:
    """Returns the game with its printed figures changed: the same object whenever the figures are the same."""
    game = find_game(name)
    if not changes:
        return game
    if name not in OURS:
        raise BadCards(f"{name} comes from another package, whose cards cannot be changed")
    figures = _changed(game, changes)
    key = name, digest(figures)
    if key[1] == game.digest:
        return game
    with _opening:
        if key not in GAMES:
            GAMES[key] = _imported(game, figures)
        opened: Game = GAMES[key]
    return opened


# -- figures that differ ------------------------------------------------------------------------------


def _difference(old: Data, new: Data) -> Data:
    """Returns, by table, the fields of each card that differ; the whole table if cards were added, left out or moved; a
    changed number as it is. Grades, which no rule reads, do not count.
    """
    found: Data = {}
    for table in dict.fromkeys([*old, *new]):
        was, is_now = old.get(table), new.get(table)
        if not isinstance(was, list) or not isinstance(is_now, list):
            if was != is_now:
                found[table] = is_now
        elif [row["id"] for row in was] != [row["id"] for row in is_now]:
            found[table] = is_now
        else:
            rows = {row["id"]: _fields(before, row) for before, row in zip(was, is_now, strict=True)}
            if changed := {id: fields for id, fields in rows.items() if fields}:
                found[table] = changed
    return found


def _fields(old: Data, new: Data) -> Data:
    """Returns the fields of a card that differ; None where one was left out."""
    return {field: new.get(field) for field in (old | new) if field != "grade" and old.get(field) != new.get(field)}


def _changed(game: Game, changes: Mapping[str, Any]) -> Data:
    """Returns all figures of a game with the changes made."""
    if strange := [stem for stem in changes if stem not in game.figures]:
        known = ", ".join(game.figures)
        raise BadCards(f"{game.name} has no cards file {shown(strange[0])}; its files are: {known}")
    return {stem: _applied(game.name, stem, file, changes.get(stem, {})) for stem, file in game.figures.items()}


def _applied(name: str, stem: str, old: Data, changes: Mapping[str, Any]) -> Data:
    """Returns the figures of a file with the changes made."""
    new = dict(old)
    if not isinstance(changes, Mapping):
        raise BadCards(f"{name}: changes of {stem} are by table; not {shown(changes)}")
    for table, change in changes.items():
        if not isinstance(change, Mapping):
            new[table] = change
            continue
        rows = {row["id"]: row for row in old[table]} if isinstance(old.get(table), list) else {}
        for id, fields in change.items():
            if id not in rows or not isinstance(fields, Mapping):
                raise BadCards(f"{name}: {stem}: there is no {table} {shown(id)} that could be changed")
            row = {**rows[id], **fields}
            rows[id] = {field: value for field, value in row.items() if value is not None}
        new[table] = list(rows.values())
    return new


# -- importing a game once more -----------------------------------------------------------------------


def _imported(game: Game, figures: Data) -> Game:
    """Imports the modules of a game once more, with other figures in place of the printed ones."""
    package = f"undercroft.games.{game.name}"
    files = {game.folder / f"{stem}.toml": file for stem, file in figures.items()}
    try:
        with _set_aside(package), tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as copies, read_as(files):
            finder = _Copies(package, Path(copies))
            sys.meta_path.insert(0, finder)
            try:
                module = import_module(package)
                names = [each.name for each in pkgutil.walk_packages(module.__path__, f"{package}.")]
                parts = {name.removeprefix(f"{package}."): import_module(name) for name in names}
            finally:
                sys.meta_path.remove(finder)
            own: Game = module.GAME
            own._parts = parts
            own.figures = printed(own.folder)
            own.changes = {stem: found for stem in figures if (found := _difference(game.figures[stem], figures[stem]))}
            own.made_by = open_card_set, (game.name, own.changes)
            return own
    finally:
        GAMES[game.name, None] = game


@contextmanager
def _set_aside(package: str) -> Iterator[None]:
    """Removes a package's modules from `sys.modules` inside, and restores exactly these afterwards."""
    above, _, last = package.rpartition(".")
    kept = _taken_out(package)
    try:
        yield
    finally:
        _taken_out(package)
        sys.modules.update(kept)
        setattr(sys.modules[above], last, kept[package])


def _taken_out(package: str) -> dict[str, ModuleType]:
    names = [name for name in sys.modules if name == package or name.startswith(f"{package}.")]
    return {name: sys.modules.pop(name) for name in names}


class _Copies(MetaPathFinder):
    """Finds compiled modules of a package in copies of their files: the system loads a file only once."""

    def __init__(self, package: str, folder: Path) -> None:
        self._package = f"{package}."
        self._folder = folder

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        spec = PathFinder.find_spec(name, path) if name.startswith(self._package) else None
        if spec is None or spec.origin is None or not spec.origin.endswith(tuple(EXTENSION_SUFFIXES)):
            return None
        copy = shutil.copy(spec.origin, self._folder / f"{name}{EXTENSION_SUFFIXES[0]}")
        return spec_from_file_location(name, copy, loader=ExtensionFileLoader(name, str(copy)))
