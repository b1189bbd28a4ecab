"""`undercroft check`: tests the laws on a game of any package."""

from __future__ import annotations

import argparse
from typing import Any

from rich.text import Text

from undercroft.cli import OK, REFUSED
from undercroft.conformance.checking import LawResult, check_laws, game_named
from undercroft.terminal.commands.shared import add_json, add_language, print_json
from undercroft.terminal.screen import Screen

EPILOG = """\
PACKAGE is the name of a game, or a package that can be imported here: its `GAME`, or `package:OBJECT`.
Every law is tried at every number of seats and with every value of every option, on games of random moves and, where
the game has a mind, of bots. For a broken law, the first place is shown with the table, the seed and the step. The exit
code is 1 if a law is broken. A game that never ends stops the check. docs/designers/first-game.md builds a game from
nothing until all laws hold.
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = EPILOG
    parser.add_argument("package", metavar="PACKAGE")
    parser.add_argument("--law", action="append", default=[], metavar="LAW", help="check only this law; repeatable")
    parser.add_argument("--trace", action="store_true", help="show the traceback of a broken law")
    add_json(parser)
    add_language(parser)


def run(arguments: argparse.Namespace) -> int:
    game = game_named(arguments.package)
    screen = Screen(arguments.lang, game)
    found: list[LawResult] = []
    for result in check_laws(game, arguments.law):
        found.append(result)
        if not arguments.json:
            _show(result, screen, arguments.trace)
    broken = [result for result in found if result.fault is not None]
    if arguments.json:
        print_json({"game": game.name, "laws": [_data(result) for result in found], "conforms": not broken})
    elif broken:
        screen.complain(screen.text("shell-check-broken", game=game.name, count=len(broken), all=len(found)))
    else:
        screen.say("shell-check-kept", "bold green", game=game.name, count=len(found))
    return REFUSED if broken else OK


def _show(result: LawResult, screen: Screen, with_trace: bool) -> None:
    name = result.law.replace("_", " ")
    if result.fault is not None:
        if result.same_as is not None:
            same = screen.text("shell-check-same", law=result.same_as.replace("_", " "))
            screen.print(Text.assemble(("✗ ", "red"), (name, "bold"), f" ({same})"))
            return
        screen.print(Text.assemble(("✗ ", "red"), (name, "bold"), f"\n    {result.fault}\n    {result.where}"))
        if result.never_ends:
            screen.complain(screen.text("shell-check-endless"))
        if with_trace:
            screen.hush(result.trace)
    elif result.skipped is not None:
        screen.print(Text.assemble(("– ", "dim"), (f"{name} ({result.skipped})", "dim")))
    else:
        screen.print(Text.assemble(("✓ ", "green"), name))


def _data(result: LawResult) -> dict[str, Any]:
    return {
        "law": result.law,
        "tables": result.setups,
        "fault": result.fault,
        "where": result.where if result.fault is not None else None,
        "skipped": result.skipped,
        "same_as": result.same_as,
    }
