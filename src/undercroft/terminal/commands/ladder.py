"""`undercroft ladder`: measures which level beats which, all on the same deals."""

from __future__ import annotations

import argparse
import math
import time
from collections.abc import Generator
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import msgspec
from rich.table import Table
from rich.text import Text

from undercroft.bots import levels_of, yardstick_of
from undercroft.cli import INTERRUPTED, OK
from undercroft.games import find_game
from undercroft.jobs.pool import results_of
from undercroft.kernel.errors import BadOption
from undercroft.lab.ladder.book import Book
from undercroft.lab.ladder.deals import NOBODY, Pairing, PlayDeal, Played, Terms, made, play_deal
from undercroft.lab.ladder.ratings import pairings
from undercroft.lab.ladder.sequential import FEWEST
from undercroft.terminal.commands.shared import add_games, add_json, print_json, read_given
from undercroft.terminal.screen import Progress, Screen

EPILOG = """\
Each level plays --games against the level below it and against `greedy`, the yardstick that never changes. One bot of
the first kind sits among bots of the second, and every deal is played once from each seat with the same luck. In solo
games, all play the same deals for points. LEVEL@PART thinks for a part of the time, as in `--levels master@0.1,master`.
With --out the results are saved as they come in. The same command continues a ladder that was stopped; more --games or
other --levels extend it. Playouts measure how lucky a bot was and take that away, so that fewer games tell as much;
more --tries find more of it and take longer. With --sure a pair stops as soon as one side is proven stronger; its
intervals hold however often they are looked at, and are wider.
"""
TRIES: Final = 32  # playouts for a decision that measure its luck, for bots limited by time alone
FEW_TRIES: Final = 8  # for quicker bots
BLOCK: Final = 10  # deals of a pair between two looks at whether it is decided
KEPT_EVERY: Final = 10.0  # seconds

Task = tuple[Terms, Pairing, int, int]  # the last is the number of playouts for a decision


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = EPILOG
    add_games(parser, 400)
    parser.add_argument("--levels", metavar="LEVELS", help="levels, weakest first (default: all)")
    parser.add_argument("--scale", type=float, default=1.0, metavar="F", help="factor for rounds and seconds of levels")
    parser.add_argument("--tries", type=int, metavar="N", help="playouts for a decision that measure luck")
    parser.add_argument("--sure", action="store_true", help="stop a pair as soon as it is decided")
    parser.add_argument("--out", type=Path, metavar="FILE", help="JSON file to keep the results in and continue from")
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    for name in ("games", "jobs"):
        if getattr(arguments, name) < 1:
            raise BadOption(f"--{name} {getattr(arguments, name)}: at least one is needed")
    game = find_game(arguments.game)
    seats: int = game.seats[0] if arguments.seats is None else arguments.seats
    options = game.read(seats, read_given(game, arguments.option)).data()
    terms = Terms(game.name, seats, options, arguments.seed, arguments.seconds, arguments.scale)
    if arguments.tries is not None and arguments.tries < 0:
        raise BadOption(f"--tries {arguments.tries}: expected 0 or more")
    screen = Screen(arguments.lang, game)
    book = Book(terms, arguments.out)
    book.is_lasting = arguments.sure
    tasks = wanted(terms, book, arguments)
    code = (
        play_until_sure(book, tasks, arguments.jobs, screen)
        if arguments.sure
        else play(book, tasks, arguments.jobs, screen)
    )
    data = book.finish()
    if arguments.json:
        print_json(data)
    else:
        show(data, screen)
        kept = "shell-ladder-not-kept" if book.path is None else "shell-ladder-kept"
        screen.say(kept, "dim", path=str(book.path))
    return code


def wanted(terms: Terms, book: Book, arguments: argparse.Namespace) -> list[Task]:
    """Yields the deals the book does not have yet, all pairs side by side."""
    yardstick = yardstick_of(terms.game)
    asked = levels_of(terms.game) if arguments.levels is None else arguments.levels.split(",")
    names = list(dict.fromkeys(name.strip() for name in asked))
    for name in dict.fromkeys([*names, yardstick]):
        made(terms, name, 0)  # refuses an unknown level before the first game
        book.enter(name)
    pairs = pairings(names, yardstick)
    if terms.seats == 1:
        pairs = [Pairing(name, NOBODY) for name in dict.fromkeys([*names, yardstick])]
    if not pairs:
        raise BadOption(f"--levels {arguments.levels}: a single level has no opponent")
    deals = range(-(-arguments.games // terms.seats))
    tries = {pair: arguments.tries if arguments.tries is not None else usual_tries(book, pair) for pair in pairs}
    return [(terms, pair, deal, tries[pair]) for deal in deals for pair in pairs if book.is_missing(pair, deal)]


def usual_tries(book: Book, pair: Pairing) -> int:
    """Returns the number of playouts that pays. Games of bots that do not search are cheaper than their luck."""
    budgets = [own for name in pair if (own := book.budgets.get(name))]
    if not budgets:
        return 0
    return FEW_TRIES if all(own["rounds"] for own in budgets) else TRIES


def play_until_sure(book: Book, tasks: list[Task], jobs: int, screen: Screen) -> int:
    """Plays a block of deals of every pair that is open, looks, and goes on. Whole blocks keep the looks fair: deals
    that take long count like others.
    """
    code, block = OK, 0
    while code == OK and tasks:
        last = BLOCK * (block + 1)
        code = play(book, [task for task in tasks if task[2] < last], jobs, screen)
        still_open = {pair for pair in {task[1] for task in tasks} if needed(book, pair)}
        tasks = [task for task in tasks if task[2] >= last and task[1] in still_open]
        block += 1
    return code


def needed(book: Book, pair: Pairing) -> bool:
    """Tells whether more deals of a pair, alone of a bot, can decide anything."""
    if pair.against != NOBODY:
        return not book.is_decided(pair)
    names = list(book.budgets)
    yardstick = yardstick_of(book.terms.game)
    pairs = pairings([name for name in names if name != yardstick], yardstick)
    return any(not book.is_decided(each) for each in pairs if pair.bot in each)


def play(book: Book, tasks: list[Task], jobs: int, screen: Screen) -> int:
    """Plays all deals and saves them as they come in; Ctrl-C keeps what there is."""
    progress = Progress("shell-ladder-progress", len(tasks), screen)
    kept = -math.inf  # the first is saved at once
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
    """Yields the results of the deals in any order, and ends the processes when the caller stops early."""
    if jobs == 1:
        for task in tasks:
            yield play_deal(*task)
        return
    with closing(results_of([PlayDeal(*task) for task in tasks], jobs)) as played:
        for result in played:
            yield msgspec.json.decode(result, type=Played)


def show(data: dict[str, Any], screen: Screen) -> None:
    """Prints the book: ratings, scores, and which level beats which."""
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
    matches = _table(
        screen, got, "shell-ladder-interval", "shell-ladder-even", "shell-ladder-games", "shell-ladder-plain"
    )
    for row in rows:
        label = screen.text("shell-ladder-against", bot=row["bot"], against=row["against"])
        shown = [f"{row[name]:+.2f}" if is_alone else f"{row[name]:.1%}" for name in ("value", "low", "high", "even")]
        plain = str(round(row["games"] * row["saving"]))
        matches.add_row(label, shown[0], f"{shown[1]} – {shown[2]}", shown[3], str(row["games"]), plain)
    screen.print(matches, "")
    if any(row["saving"] != 1 for row in rows):
        screen.say("shell-ladder-plain-about", "dim")
    for row in rows:
        id, style = verdict(row)
        screen.say(id, style, bot=row["bot"], against=row["against"], deals=row["deals"], needed=FEWEST)
    for name, count in data["failed"].items():
        screen.say("shell-ladder-failed", "red", bot=name, count=count)


def verdict(row: dict[str, Any]) -> tuple[str, str]:
    """Returns the text and the colour that say whether a bot beats another."""
    if row["beats"] is None:
        return "shell-ladder-too-few", "yellow"
    if row["beats"]:
        return "shell-ladder-beats", "green"
    return ("shell-ladder-loses", "red") if row["high"] < row["even"] else ("shell-ladder-open", "yellow")


def _table(screen: Screen, *headings: str) -> Table:
    table = Table(box=None, padding=(0, 3, 0, 0), header_style="dim")
    table.add_column("")
    for id in headings:
        table.add_column(screen.text(id), justify="right")
    return table
