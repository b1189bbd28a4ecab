"""`undercroft cards`: every card of a game with its grade, or a check of a corrected cards file."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from rich.table import Table
from rich.text import Text

from undercroft.cli import OK, REFUSED
from undercroft.games.boxes import game_with
from undercroft.kernel.errors import BadCards
from undercroft.kernel.game import Game
from undercroft.terminal.commands.shared import add_cards, add_json, add_language, print_json
from undercroft.terminal.figures import CardTable, Figures, Row, read_tables
from undercroft.terminal.screen import Screen

GRADE_STYLES: Final = {"A": "green", "B": "yellow", "C": "bold red", "R": "bold magenta"}

EPILOG = """\
Grades: A sure (the rulebook, or two sources agree), B one good source, C doubtful, R ours.
An owner of the box who finds a wrong figure copies cards.toml (its place is printed), corrects the copy and has it
checked with --check: a mistake is named by file, card and field (exit code 1). With --cards the cards of the copy
are shown; play, sim, report and serve play with them.
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = EPILOG
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--check", type=Path, metavar="FILE", help="check this cards file instead of showing ours")
    add_cards(parser)
    add_json(parser)
    add_language(parser)


def run(arguments: argparse.Namespace) -> int:
    game = game_with(arguments.game, arguments.cards)
    screen = Screen(arguments.lang, game)
    if arguments.check is not None:
        return _check(game, arguments.check, screen, arguments.json)
    tables = read_tables(game)
    if arguments.json:
        print_json({"game": game.name, "rules": game.version, "cards": _by_kind(tables)})
        return OK
    screen.rule(screen.text(f"{game.name}-title"))
    figures = Figures(game, tables, screen.texts)
    for table in tables:
        _show(table, figures, screen)
    screen.say("shell-grades", "dim")
    for path in sorted(game.folder.glob("*.toml")):
        screen.hush(str(path))
    return OK


def _by_kind(tables: list[CardTable]) -> dict[str, list[Row]]:
    """The cards of all files by kind, for a program."""
    found: dict[str, list[Row]] = {}
    for table in tables:
        found.setdefault(table.kind, []).extend(table.rows)
    return found


def _show(table: CardTable, figures: Figures, screen: Screen) -> None:
    grid = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    for row in table.rows:
        told = Text("\n".join(figures.rules(table, row["id"])))
        if printed := figures.figures(table, row):
            told.append("\n" if told else "").append(printed, "dim")
        grid.add_row(Text(row["grade"], GRADE_STYLES[row["grade"]]), Text(figures.name(table, row["id"]), "bold"), told)
    screen.print(Text(figures.title(table), "bold yellow"), grid, "")


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
