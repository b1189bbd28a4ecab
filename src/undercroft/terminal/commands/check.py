"""`undercroft check`: the laws that every game keeps, tried on one of any package."""

from __future__ import annotations

import argparse
from typing import Any

from rich.text import Text

from undercroft.cli import OK, REFUSED
from undercroft.conformance.checking import Trial, game_named, trials
from undercroft.terminal.commands.shared import add_json, add_language, print_json
from undercroft.terminal.screen import Screen

EPILOG = """\
PACKAGE is the name of a game, or a package that can be imported here: its `GAME`, or `package:OBJECT`.
Every law is tried at every number of seats, with every value of every option, on games of random moves and, where the
game has a mind, of bots. Of a law that is broken the first place is told, with the table, the seed and the step.
Exit code 1 if some law is broken. docs/designers/first-game.md begins with nothing and ends with all laws kept.
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = EPILOG
    parser.add_argument("package", metavar="PACKAGE")
    parser.add_argument("--law", action="append", default=[], metavar="LAW", help="only this law; may be repeated")
    parser.add_argument("--trace", action="store_true", help="show where in the code a law was broken")
    add_json(parser)
    add_language(parser)


def run(arguments: argparse.Namespace) -> int:
    game = game_named(arguments.package)
    screen = Screen(arguments.lang, game)
    found: list[Trial] = []
    for trial in trials(game, arguments.law):
        found.append(trial)
        if not arguments.json:
            _show(trial, screen, arguments.trace)
    broken = [trial for trial in found if trial.fault is not None]
    if arguments.json:
        print_json({"game": game.name, "laws": [_data(trial) for trial in found], "conforms": not broken})
    elif broken:
        screen.complain(screen.text("shell-check-broken", game=game.name, count=len(broken), all=len(found)))
    else:
        screen.say("shell-check-kept", "bold green", game=game.name, count=len(found))
    return REFUSED if broken else OK


def _show(trial: Trial, screen: Screen, with_trace: bool) -> None:
    name = trial.law.replace("_", " ")
    if trial.fault is not None:
        screen.print(Text.assemble(("✗ ", "red"), (name, "bold"), f"\n    {trial.fault}\n    {trial.where}"))
        if with_trace:
            screen.hush(trial.trace)
    elif trial.skipped is not None:
        screen.print(Text.assemble(("– ", "dim"), (f"{name} ({trial.skipped})", "dim")))
    else:
        screen.print(Text.assemble(("✓ ", "green"), name))


def _data(trial: Trial) -> dict[str, Any]:
    return {
        "law": trial.law,
        "tables": trial.tables,
        "fault": trial.fault,
        "where": trial.where if trial.fault is not None else None,
        "skipped": trial.skipped,
    }
