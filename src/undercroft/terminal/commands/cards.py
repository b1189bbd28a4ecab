"""`undercroft cards`: lists every card of a game with its grade, or checks a corrected cards file."""

from __future__ import annotations

import argparse
import re
from pathlib import Path
from typing import Any, Final, NamedTuple

from rich.table import Table
from rich.text import Text

from undercroft.cli import OK, REFUSED
from undercroft.games.card_sets import game_with
from undercroft.kernel.errors import BadCards
from undercroft.kernel.game import Game
from undercroft.kernel.texts import Texts
from undercroft.terminal.commands.shared import add_cards, add_json, add_language, print_json
from undercroft.terminal.screen import Screen

FIRST_PACK: Final = "cards"  # the file of the box; files beside it are further packs, which may replace a card
RULES: Final = ("rule", "skill", "ultimate", "how")  # endings of the texts that describe a card's effect
CAPITALS: Final = re.compile("[A-Z]+")  # a word of capitals is a row of symbols, each with a name of its own

Row = dict[str, Any]

GRADE_STYLES: Final = {"A": "green", "B": "yellow", "C": "bold red", "R": "bold magenta"}

EPILOG = """\
Grades: A certain (the rulebook, or two sources agree), B one good source, C doubtful, R ours.
To correct a wrong figure, copy cards.toml (its path is printed), edit the copy and test it with --check, which names
mistakes by file, card and field (exit code 1). With --cards the cards of the copy are shown; play, sim, report and
serve play with them.
"""


class CardTable(NamedTuple):
    """The cards of one kind in one file."""

    pack: str
    kind: str
    rows: list[Row]


def read_tables(game: Game) -> list[CardTable]:
    """Returns the tables of the game's cards files in order."""
    files = game.figures
    if not files:
        raise BadCards(f"{game.name} has no cards file")
    return [
        CardTable(pack, kind, rows)
        for pack, file in files.items()
        for kind, rows in file.items()
        if isinstance(rows, list)
    ]


class Figures:
    """Names cards, describes their effects, and lists their printed figures."""

    def __init__(self, game: Game, tables: list[CardTable], texts: Texts) -> None:
        self._game = game
        self._kinds = ["face", *(table.kind for table in tables)]
        self._texts = texts

    def title(self, table: CardTable) -> str:
        name = self._text(f"kind-{table.kind}") or table.kind
        return name if table.pack == FIRST_PACK else f"{name} · {self._text(f'pack-{table.pack}') or table.pack}"

    def name(self, table: CardTable, id: str) -> str:
        message = self._name_id(table.kind, id)
        return self._texts(message) if message else self._words("id", id)

    def rules(self, table: CardTable, id: str) -> list[str]:
        """Returns a card's effect; a further pack may word it differently."""
        message = self._name_id(table.kind, id)
        said = [(f"{message}-{table.pack}-{end}", f"{message}-{end}") for end in RULES]
        found = [next((id for id in ids if self._texts.has(id)), None) for ids in said]
        return [self._texts(id) for id in found if id]

    def figures(self, table: CardTable, row: Row) -> str:
        """Returns the figures that the game has words for; its rules text covers the rest."""
        told = []
        for field, value in row.items():
            id = self._first(f"figure-{table.kind}-{field}", f"figure-{field}")
            if id and value not in (0, "", []):
                told.append(self._texts(id, value=value if isinstance(value, int) else self._words(field, value)))
        return re.sub(r"-(?=\d)", "−", " · ".join(told))

    def _words(self, field: str, value: Any) -> str:
        if isinstance(value, list):
            parts = [self._words(field, part) for part in value]
            return ("/" if all(isinstance(part, int) for part in value) else ", ").join(parts)
        text = str(value)
        if CAPITALS.fullmatch(text):
            return ", ".join(self._word(field, sign) for sign in text)
        return " ".join(self._word(field, word) for word in text.split(" "))

    def _word(self, field: str, word: str) -> str:
        id = self._first(f"value-{field}-{word}", f"value-{word}", f"word-{word}") or self._name_id("", word)
        return self._texts(id) if id else word

    def _name_id(self, kind: str, id: str) -> str | None:
        """Returns the text id of a card's name: KIND-ID, with another kind where several tables share names."""
        return self._first(*[f"{one}-{id}" for one in (kind, *self._kinds)])

    def _first(self, *ids: str) -> str | None:
        """Returns the first of these texts that the game has."""
        return next((id for id in [f"{self._game.name}-{id}" for id in ids] if self._texts.has(id)), None)

    def _text(self, id: str) -> str | None:
        message = self._first(id)
        return self._texts(message) if message else None


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
        by_kind: dict[str, list[Row]] = {}
        for table in tables:
            by_kind.setdefault(table.kind, []).extend(table.rows)
        print_json({"game": game.name, "rules": game.version, "cards": by_kind})
        return OK
    screen.rule(screen.text(f"{game.name}-title"))
    figures = Figures(game, tables, screen.texts)
    for table in tables:
        _show(table, figures, screen)
    screen.say("shell-grades", "dim")
    for path in sorted(game.folder.glob("*.toml")):
        screen.hush(str(path))
    return OK


def _show(table: CardTable, figures: Figures, screen: Screen) -> None:
    grid = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    for row in table.rows:
        told = Text("\n".join(figures.rules(table, row["id"])))
        if printed := figures.figures(table, row):
            told.append("\n" if told else "").append(printed, "dim")
        grid.add_row(Text(row["grade"], GRADE_STYLES[row["grade"]]), Text(figures.name(table, row["id"]), "bold"), told)
    screen.print(Text(figures.title(table), "bold yellow"), grid, "")


def _check(game: Game, path: Path, screen: Screen, as_json: bool) -> int:
    """Reads a cards file as the game would."""
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
