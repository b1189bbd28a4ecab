"""Other cards that tables can be played with: the operator's files, by game and name.

A folder per game holds them: `raiders/rich.toml`, or `serpent/gentle/` with a file for each pack. Hosts choose among
them by name; what a match was dealt with is in its record, so a file that is changed or gone harms no match.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from undercroft.games import OURS
from undercroft.games.boxes import game_with
from undercroft.kernel.errors import BadCards, BadOption
from undercroft.kernel.game import Game
from undercroft.kernel.position import GAMES
from undercroft.server.refusal import Refusal

LONGEST_NAME: Final = 32

_offered: dict[tuple[str, str], Path] = {}
_boxes: dict[tuple[str, str], Game] = {}


def offer(folder: Path | None) -> None:
    """Open every file of a folder. A mistake in one is refused, naming the file."""
    _offered.clear()
    _boxes.clear()
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
                _boxes[game.name, path.stem] = game_with(game.name, path)
            except BadCards as error:
                raise BadCards(f"{path}: {error}") from None
            _offered[game.name, path.stem] = path


def names_of(game: str) -> list[str]:
    """What a host of a game can choose from, besides the printed cards."""
    return [name for each, name in _boxes if each == game]


def box_of(game: Game, name: str | None) -> Game:
    """The game with the cards of that name; None are the printed ones."""
    if name is None:
        return game
    if (game.name, name) not in _boxes:
        known = ", ".join(names_of(game.name)) or "none"
        raise Refusal("bad_option", f"there are no cards {name!r} of {game.name} here; there are: {known}")
    return _boxes[game.name, name]


def has(game: str, name: str | None) -> bool:
    return name is not None and (game, name) in _boxes


def digests() -> list[str]:
    """Of all other cards that are played with here."""
    return [cards for _, cards in GAMES if cards is not None]


def is_open(game: str, cards: str | None) -> bool:
    """Whether cards of that digest are played with here."""
    return (game, cards) in GAMES


def files_of() -> list[tuple[str, dict[str, str]]]:
    """The texts of all cards files of every box, by the digest of its figures, for the store to keep."""
    found: list[tuple[str, dict[str, str]]] = []
    for key, path in _offered.items():
        game = _boxes[key]
        texts = {file.name: file.read_text("utf-8") for file in sorted(game.folder.glob("*.toml"))}
        for own in sorted(path.glob("*.toml")) if path.is_dir() else [path]:
            texts[own.name if own.name in texts else "cards.toml"] = own.read_text("utf-8")
        assert game.digest is not None
        found.append((game.digest, texts))
    return found
