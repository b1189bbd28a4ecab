"""`undercroft games`: lists the games with their seats and options."""

from __future__ import annotations

import argparse
from typing import Any

import msgspec
from rich.table import Table
from rich.text import Text

import undercroft as uc
from undercroft.cli import OK
from undercroft.games import find_game
from undercroft.kernel.game import Game
from undercroft.terminal.commands.shared import add_json, add_language, print_json
from undercroft.terminal.screen import Screen


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_json(parser)
    add_language(parser)


def run(arguments: argparse.Namespace) -> int:
    found = [find_game(name) for name in uc.games()]
    if arguments.json:
        print_json([_data(game) for game in found])
        return OK
    for game in found:
        _show(game, Screen(arguments.lang, game))
    return OK


def _show(game: Game, screen: Screen) -> None:
    seats = screen.text("shell-seats", least=game.seats[0], most=game.seats[-1])
    screen.print(Text.assemble((screen.text(f"{game.name}-title"), "bold yellow"), f"  {game.name}, {seats}"))
    grid = Table.grid(padding=(0, 2, 0, 0))
    fields = _fields(game)
    for name, default in game.options().data().items():
        told = Text()
        for end, style in (("", "bold"), ("-help", "dim")):
            if screen.texts.has(f"{game.name}-option-{name}{end}"):
                told.append("\n" if told else "").append(screen.text(f"{game.name}-option-{name}{end}"), style)
        others = "".join(f"|{value}" for value in _values(fields[name]) if value != default)
        grid.add_row(f"  {name}={_word(default)}{others}", told)
    screen.print(grid, "")


def _data(game: Game) -> dict[str, Any]:
    return {
        "name": game.name,
        "rules": game.version,
        "seats": list(game.seats),
        "simultaneous": game.is_simultaneous,
        "secrets": game.has_secrets,
        "options": _fields(game),
    }


def _fields(game: Game) -> dict[str, Any]:
    """Returns the options by name, as JSON Schema has them."""
    found: dict[str, Any] = msgspec.json.schema(game.options)["$defs"][game.options.__name__]["properties"]
    return found


def _values(field: dict[str, Any]) -> list[str]:
    """Returns the words an option accepts."""
    return [value for part in (field, *field.get("anyOf", [])) for value in part.get("enum", [])]


def _word(value: object) -> str:
    """Returns a default as it would be typed."""
    if value is None:
        return "–"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return ",".join(str(part) for part in value) if isinstance(value, list) else str(value)
