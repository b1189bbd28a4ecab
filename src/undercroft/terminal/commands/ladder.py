"""`undercroft ladder`: which level beats which, measured on the same deals for all."""

from __future__ import annotations

import argparse
import math
import os
import time
from collections.abc import Generator
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from rich.table import Table
from rich.text import Text

from undercroft.bots import levels_of, yardstick_of
from undercroft.cli import INTERRUPTED, OK
from undercroft.games import find_game
from undercroft.kernel.errors import BadOption
from undercroft.sim.processes import in_processes
from undercroft.terminal.commands.shared import add_json, add_language, add_options, print_json, read_given
from undercroft.terminal.ladder.book import Book
from undercroft.terminal.ladder.deals import NOBODY, Pairing, Played, Terms, made, play_deal
from undercroft.terminal.ladder.summary import pairings
from undercroft.terminal.progress import Progress
from undercroft.terminal.screen import Screen

EPILOG = """\
Each level plays against the one below it and against `greedy`, the yardstick that never changes. One bot of the first
kind sits among bots of the second; every deal is played once from each seat, with the same luck. Alone, all play the
same deals for points. LEVEL@PART thinks for a part of the time: `--levels master@0.1,master` shows what time is worth.
With --out the results are kept while they come in: the same command goes on where it was stopped, more --games add
to them, other --levels join them.
"""
KEPT_EVERY: Final = 10.0  # seconds

Task = tuple[Terms, Pairing, int]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = EPILOG
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--seats", type=int, metavar="N", help="players at the table (default: the fewest)")
    parser.add_argument("--levels", metavar="LEVELS", help="from the weakest to the strongest (default: all levels)")
    parser.add_argument("--games", type=int, default=400, metavar="N", help="of each pair (default: %(default)s)")
    parser.add_argument("--seconds", type=float, metavar="S", help="the most that a decision may take, for all levels")
    parser.add_argument(
        "--scale", type=float, default=1.0, metavar="F", help="multiplies rounds and seconds of every level"
    )
    parser.add_argument(
        "--jobs",
        type=int,
        default=os.cpu_count() or 1,
        metavar="J",
        help="processes (default: one a core, here %(default)s)",
    )
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="of the first deal (default: %(default)s)")
    parser.add_argument("--out", type=Path, metavar="FILE", help="the JSON file to keep the results in, and go on from")
    add_options(parser)
    add_json(parser)
    add_language(parser)


def run(arguments: argparse.Namespace) -> int:
    for name in ("games", "jobs"):
        if getattr(arguments, name) < 1:
            raise BadOption(f"--{name} {getattr(arguments, name)}: at least one is needed")
    game = find_game(arguments.game)
    seats: int = game.seats[0] if arguments.seats is None else arguments.seats
    options = game.read(seats, read_given(game, arguments.option)).data()
    terms = Terms(game.name, seats, options, arguments.seed, arguments.seconds, arguments.scale)
    screen = Screen(arguments.lang, game)
    book = Book(terms, arguments.out)
    code = play(book, wanted(terms, book, arguments), arguments.jobs, screen)
    data = book.finish()
    if arguments.json:
        print_json(data)
    else:
        show(data, screen)
        kept = "shell-ladder-not-kept" if book.path is None else "shell-ladder-kept"
        screen.say(kept, "dim", path=str(book.path))
    return code


def wanted(terms: Terms, book: Book, arguments: argparse.Namespace) -> list[Task]:
    """The deals that the book does not have yet, all pairs side by side."""
    yardstick = yardstick_of(terms.game)
    asked = levels_of(terms.game) if arguments.levels is None else arguments.levels.split(",")
    names = list(dict.fromkeys(name.strip() for name in asked))
    for name in dict.fromkeys([*names, yardstick]):
        made(terms, name, 0)  # an unknown level is refused before the first game
        book.enter(name)
    pairs = pairings(names, yardstick)
    if terms.seats == 1:
        pairs = [Pairing(name, NOBODY) for name in dict.fromkeys([*names, yardstick])]
    if not pairs:
        raise BadOption(f"--levels {arguments.levels}: one level has nobody to play against")
    deals = range(-(-arguments.games // terms.seats))
    return [(terms, pair, deal) for deal in deals for pair in pairs if book.is_missing(pair, deal)]


def play(book: Book, tasks: list[Task], jobs: int, screen: Screen) -> int:
    """All deals, kept as they come in; Ctrl-C leaves what there is."""
    progress = Progress("shell-ladder-progress", len(tasks), screen)
    kept = -math.inf  # the first is kept at once
    try:
        with closing(results(tasks, jobs)) as played:
            for done, result in enumerate(played, 1):
                book.add(result)
                progress.tell(done)
                if time.monotonic() - kept > KEPT_EVERY:
                    book.keep()
                    kept = time.monotonic()
    except KeyboardInterrupt:
        return INTERRUPTED
    finally:
        progress.end()
        book.keep()
    return OK


def results(tasks: list[Task], jobs: int) -> Generator[Played, None, None]:
    """What came of the deals, in any order. Processes that are still at work when nobody asks any more are ended."""
    if jobs == 1:
        for task in tasks:
            yield play_deal(*task)
        return
    yield from in_processes(play_deal, tasks, jobs)


def show(data: dict[str, Any], screen: Screen) -> None:
    """The book for people: how all stand, who got what, and who beats whom."""
    is_alone = data["seats"] == 1
    rows: list[dict[str, Any]] = data["matches"]
    games = sum(len(row["values"]) - row["values"].count(None) for row in data["deals"]) * data["seats"]
    title = screen.text(f"{data['game']}-title")
    screen.say("shell-ladder-title", "bold", game=title, seats=data["seats"], games=games)
    standings = _table(screen, "shell-ladder-points" if is_alone else "shell-ladder-rating", "shell-ladder-interval")
    digits = 2 if is_alone else 0
    for name, each in data["standings"].items():
        bounds = f"{each['low']:.{digits}f} – {each['high']:.{digits}f}"
        standings.add_row(Text(name, "bold"), f"{each['value']:.{digits}f}", bounds)
    screen.print(standings, "")
    got = "shell-ladder-gain" if is_alone else "shell-ladder-share"
    matches = _table(screen, got, "shell-ladder-interval", "shell-ladder-even", "shell-ladder-games")
    for row in rows:
        label = screen.text("shell-ladder-against", bot=row["bot"], against=row["against"])
        shown = [f"{row[name]:+.2f}" if is_alone else f"{row[name]:.1%}" for name in ("value", "low", "high", "even")]
        matches.add_row(label, shown[0], f"{shown[1]} – {shown[2]}", shown[3], str(row["games"]))
    screen.print(matches, "")
    for row in rows:
        id, style = ("shell-ladder-beats", "green") if row["beats"] else ("shell-ladder-beats-not", "yellow")
        screen.say(id, style, bot=row["bot"], against=row["against"])
    for name, count in data["failed"].items():
        screen.say("shell-ladder-failed", "red", bot=name, count=count)


def _table(screen: Screen, *headings: str) -> Table:
    table = Table(box=None, padding=(0, 3, 0, 0), header_style="dim")
    table.add_column("")
    for id in headings:
        table.add_column(screen.text(id), justify="right")
    return table
