"""Alternative card sets for tables: the operator's files, by game and name.

Each game has a folder: `raiders/rich.toml`, or `serpent/gentle/` with a file for each pack. Hosts choose a set by
name. A match record contains the cards that were dealt, so changing or removing a file harms no match.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from undercroft.games import OURS
from undercroft.games.card_sets import game_with
from undercroft.games.card_sets import is_open as is_known
from undercroft.kernel.errors import BadCards, BadOption, UndercroftError
from undercroft.kernel.game import Game
from undercroft.kernel.position import GAMES
from undercroft.server.refusal import Refusal

LONGEST_NAME: Final = 32

_card_sets: dict[tuple[str, str], Game] = {}


def offer(folder: Path | None) -> None:
    """Opens every file of a folder. Raises an error that names the file if one is invalid."""
    _card_sets.clear()
    if folder is None:
        return
    if not folder.is_dir():
        raise BadOption(f"--cards {folder}: there is no such folder")
    for game in sorted(folder.iterdir()):
        if game.name not in OURS:
            raise BadOption(f"--cards {folder}: folders are named after games ({', '.join(OURS)}), not {game.name!r}")
        for path in sorted(game.iterdir()):
            if len(path.stem) > LONGEST_NAME:
                raise BadOption(f"--cards: the name {path.stem!r} has more than {LONGEST_NAME} signs")
            try:
                _card_sets[game.name, path.stem] = game_with(game.name, path)
            except BadCards as error:
                raise BadCards(f"{path}: {error}") from None


def names_of(game: str) -> list[str]:
    """Returns the card sets that a host of a game can choose from, besides the printed cards."""
    return [name for each, name in _card_sets if each == game]


def game_with_cards(game: Game, name: str | None, changes: Mapping[str, Any] | None = None) -> Game:
    """Returns the game with the named card set, or with changed figures; without either, with the printed cards."""
    if changes:
        return game_with(game.name, changes)
    if name is None:
        return game
    if (game.name, name) not in _card_sets:
        known = ", ".join(names_of(game.name)) or "none"
        raise Refusal("bad_option", f"there are no cards {name!r} of {game.name} here; there are: {known}")
    return _card_sets[game.name, name]


def has(game: str, name: str | None) -> bool:
    return name is not None and (game, name) in _card_sets


def open_tried(game: str, changes: Mapping[str, Any], most: int) -> None:
    """Opens figures from the workshop, for a table to be played with them. Refuses more than `most` card sets."""
    try:
        if len(digests()) >= most and not is_known(game, changes):
            raise Refusal("busy", f"{most} card sets are in play here; try again later")
        game_with(game, changes)
    except UndercroftError as error:
        raise Refusal("bad_option", str(error)) from None


def digests() -> list[str]:
    """Returns the digests of all alternative card sets in use here."""
    return [cards for _, cards in GAMES if cards is not None]


def is_open(game: str, cards: str | None) -> bool:
    """Returns whether cards with that digest are in use here."""
    return (game, cards) in GAMES
