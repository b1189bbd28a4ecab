"""`undercroft cards`: every card of a game with its grade, or a check of a corrected cards file."""

from __future__ import annotations

import argparse
import re
from pathlib import Path
from typing import Any, Final

from rich.table import Table
from rich.text import Text

from undercroft.cli import OK, REFUSED
from undercroft.games import find_game
from undercroft.kernel.cards import printed
from undercroft.kernel.errors import BadCards
from undercroft.kernel.game import Game
from undercroft.kernel.texts import Texts
from undercroft.terminal.commands.shared import add_json, add_language, print_json
from undercroft.terminal.screen import Screen

FIRST_PACK: Final = "cards"  # the file of the box; files beside it are further packs
RULES: Final = ("rule", "skill", "ultimate", "how")  # endings of the texts that tell what a card does
GRADE_STYLES: Final = {"A": "green", "B": "yellow", "C": "bold red", "R": "bold magenta"}

EPILOG = """\
Grades: A sure (the rulebook, or two sources agree), B one good source, C doubtful, R ours.
An owner of the box who finds a wrong figure copies cards.toml (its place is printed), corrects the copy and has it
checked with --check: a mistake is named by file, card and field (exit code 1).
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = EPILOG
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--check", type=Path, metavar="FILE", help="check this cards file instead of showing ours")
    add_json(parser)
    add_language(parser)


def run(arguments: argparse.Namespace) -> int:
    game = find_game(arguments.game)
    screen = Screen(arguments.lang, game)
    if arguments.check is not None:
        return _check(game, arguments.check, screen, arguments.json)
    tables = read_tables(game)
    if arguments.json:
        print_json({"game": game.name, "rules": game.version, "cards": tables})
        return OK
    screen.rule(screen.text(f"{game.name}-title"))
    for pack, file in printed(game.folder).items():
        for kind, rows in file.items():
            if isinstance(rows, list):
                _show(game, pack, kind, rows, screen)
    screen.say("shell-grades", "dim")
    for path in sorted(game.folder.glob("*.toml")):
        screen.hush(str(path))
    return OK


def read_tables(game: Game) -> dict[str, list[dict[str, Any]]]:
    """The rows of the game's cards files, by kind."""
    files = printed(game.folder)
    if not files:
        raise BadCards(f"{game.name} has no cards file")
    tables: dict[str, list[dict[str, Any]]] = {}
    for file in files.values():
        for kind, rows in file.items():
            if isinstance(rows, list):
                tables.setdefault(kind, []).extend(rows)
    return tables


def card_name(game: Game, kind: str, id: str, texts: Texts) -> str:
    """The name of a card in the player's language; its id where the card has no name."""
    message = message_of(game, kind, id, texts)
    return id if message is None else texts(message)


def message_of(game: Game, kind: str, id: str, texts: Texts) -> str | None:
    """The text that names a card: GAME-KIND-ID, or of another kind where several tables share their names."""
    own = f"{game.name}-{kind}-{id}"
    shared = sorted(message for message in game.message_ids() if re.fullmatch(f"{game.name}-[a-z]+-{id}", message))
    return next((message for message in [own, *shared] if texts.has(message)), None)


def card_rules(game: Game, pack: str, kind: str, id: str, texts: Texts) -> list[str]:
    """What a card does, in the game's own words, where it says so; a further pack may say it otherwise."""
    message = message_of(game, kind, id, texts)
    said = [
        f"{message}-{pack}-{part}" if texts.has(f"{message}-{pack}-{part}") else f"{message}-{part}" for part in RULES
    ]
    return [texts(id) for id in said if texts.has(id)]


def _show(game: Game, pack: str, kind: str, rows: list[dict[str, Any]], screen: Screen) -> None:
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    for row in rows:
        figures = [f"{name} {_figure(value)}" for name, value in row.items() if _is_figure(name, value)]
        name = card_name(game, kind, row["id"], screen.texts)
        told = Text(", ".join(figures), "dim")
        for rule in card_rules(game, pack, kind, row["id"], screen.texts):
            told.append(f"\n{rule}" if told else rule, "not dim")
        table.add_row(Text(row["grade"], GRADE_STYLES[row["grade"]]), Text(name, "bold"), told)
    title = card_name(game, "kind", kind, screen.texts)
    if pack != FIRST_PACK:
        title += f" · {card_name(game, 'pack', pack, screen.texts)}"
    screen.print(Text(title, "bold yellow"), table, "")


def _figure(value: Any) -> str:
    if isinstance(value, list):
        return "/".join("-".join(map(str, part)) if isinstance(part, list) else str(part) for part in value) or "–"
    return str(value)


def _is_figure(name: str, value: Any) -> bool:
    """Whether a field is a figure to be listed; names stand apart, and what an effect does is told in words."""
    has_parts = isinstance(value, dict) or (isinstance(value, list) and any(isinstance(part, dict) for part in value))
    return name not in ("id", "grade", "name") and not has_parts


def _check(game: Game, path: Path, screen: Screen, as_json: bool) -> int:
    """Read a cards file as the game would."""
    try:
        game.check_cards(path)
    except BadCards as error:
        if as_json:
            print_json({"valid": False, "error": str(error)})
        else:
            screen.complain(str(error))
        return REFUSED
    if as_json:
        print_json({"valid": True, "error": None})
    else:
        screen.say("shell-cards-good", "green", file=path.name)
    return OK
