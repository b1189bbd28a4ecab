"""`undercroft sim`: lets bots play many games, on all cores or on a cluster. Every game gives a row."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any

from msgspec.structs import replace
from rich.table import Table
from rich.text import Text

from undercroft.bots import NAMES
from undercroft.bots.clock import seconds_of
from undercroft.cli import INTERRUPTED, OK
from undercroft.games.card_sets import game_with
from undercroft.kernel.errors import BadOption
from undercroft.kernel.game import Game
from undercroft.lab.sim.engines import ENGINES, rows_of
from undercroft.lab.sim.files import Kept, check_format, write
from undercroft.lab.sim.job import Job, Row, checked
from undercroft.lab.sim.statistics import Summary, summarize
from undercroft.terminal.commands.shared import add_cards, add_games, add_json, print_json, read_given
from undercroft.terminal.screen import Progress, Screen

EPILOG = """\
The bots are named in the order of their seats and move on by one seat after every game, so that none keeps the best
place. A list shorter than the table is repeated. A shared win counts as a fraction of a win. `quick` is the policy of
playouts, hundreds of times as fast as greedy. `package:Class` is a bot of any package, called with the name of the game
and a seed.
The same command plays the same games, whatever the engine and the number of jobs, except with bots that think by the
clock (the top level, or any with --seconds). Another seed gives entirely different games; other bots and other cards
play the same deals. Intervals count games, because the seats of one game are not independent.
With --out the games are saved as they come in (FILE.part): after Ctrl-C the same command continues. With --records the
file is a dataset: the same command writes the same bytes, as long as all its bots are limited by rounds.
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = EPILOG
    add_simulation(parser, 100, "random")
    help = "write one row per game: .csv, .jsonl, .json or .parquet (needs pyarrow)"
    parser.add_argument("--out", type=Path, metavar="FILE", help=help)
    help = "write the record of every game too, which `undercroft verify` proves; needs --out"
    parser.add_argument("--records", action="store_true", help=help)
    add_json(parser)


def add_simulation(parser: argparse.ArgumentParser, games: int, bots: str) -> None:
    """Adds the arguments of a simulation, with defaults for the number of games and the bots."""
    add_games(parser, games)
    help = "one bot or a list: {names}, quick, package:Class (default: %(default)s)"
    parser.add_argument("--bots", default=bots, metavar="BOTS", help=help, words={"names": ", ".join(NAMES)})
    help = "processes of this machine, or a Ray cluster at $UNDERCROFT_RAY (default: one started here)"
    parser.add_argument("--engine", choices=ENGINES, default=ENGINES[0], help=help)
    add_cards(parser)


def run(arguments: argparse.Namespace) -> int:
    game = game_with(arguments.game, arguments.cards)
    job = job_of(game, arguments)
    if arguments.records:
        if arguments.out is None:
            raise BadOption("--records: name the file to write them to with --out")
        job = replace(job, records=True)
    if arguments.out is not None:
        check_format(arguments.out)
    screen = Screen(arguments.lang, game)
    kept = None if arguments.out is None else Kept(job, arguments.out)
    earlier = frozenset[int]() if kept is None else frozenset([row.number for row in kept.rows()])
    started = perf_counter()
    rows = play(job, arguments.engine, arguments.jobs, screen, kept)
    if len(rows) < job.games:
        name = "shell-sim-lost" if kept is None else "shell-sim-interrupted"
        path = "" if kept is None else str(kept.path)
        print(screen.text(name, done=len(rows), all=job.games, path=path), file=sys.stderr)
        return INTERRUPTED
    simulation = Simulation(job, rows, earlier, perf_counter() - started)
    if arguments.out is not None and kept is not None:
        write(arguments.out, job, rows)
        kept.remove()
    if arguments.json:
        print_json(simulation.data())
        return OK
    simulation.show(screen)
    if arguments.out is not None:
        screen.say("shell-sim-written", "dim", games=job.games, path=str(arguments.out))
    return OK


def job_of(game: Game, arguments: argparse.Namespace) -> Job:
    """Builds and checks the job from the arguments."""
    if arguments.jobs < 1:
        raise BadOption(f"--jobs {arguments.jobs}: at least one process is needed")
    seats: int = game.seats[0] if arguments.seats is None else arguments.seats
    job = Job(
        game=game.name,
        seats=seats,
        bots=[name.strip() for name in arguments.bots.split(",")],
        games=arguments.games,
        seed=arguments.seed,
        options=game.read(seats, read_given(game, arguments.option)).data(),
        changes=game.changes,
        seconds=None if arguments.seconds is None else seconds_of(arguments.seconds),
    )
    return checked(job)


def play(job: Job, engine: str, jobs: int, screen: Screen, kept: Kept | None = None) -> list[Row]:
    """Returns all rows of a job in the order of its games; fewer after Ctrl-C."""
    rows = {} if kept is None else {row.number: row for row in kept.rows()}
    missing = [number for number in range(job.games) if number not in rows]
    progress = Progress("shell-sim-progress", len(missing), screen)
    done = 0
    try:
        with closing(rows_of(engine, job, missing, jobs)) as played:
            for lot in played:
                rows.update({row.number: row for row in lot})
                if kept is not None:
                    kept.add(lot)
                done += len(lot)
                progress.tell(done)
    except KeyboardInterrupt:
        pass
    finally:
        progress.end()
    return [rows[number] for number in sorted(rows)]


class Simulation:
    """The results of a job. `earlier` are the games that an interrupted run had kept; `seconds` played the others."""

    def __init__(self, job: Job, rows: Sequence[Row], earlier: frozenset[int], seconds: float) -> None:
        self.job = job
        self.rows = rows
        self.seconds = seconds
        self.lengths: list[int] = [row.decisions for row in rows]
        self.resumed: int = len(earlier)
        decisions = sum([row.decisions for row in rows if row.number not in earlier])
        self.rate: int | None = round(decisions / seconds) if decisions else None  # decisions a second

    def by_bot(self) -> list[tuple[str, Summary]]:
        """Returns a summary of every bot, in the order named."""
        names = dict.fromkeys(self.job.bots)
        return [(name, summarize(self.rows, partial(_is_bot, name))) for name in names]

    def by_seat(self) -> list[Summary]:
        return [summarize(self.rows, partial(_is_place, place)) for place in range(self.job.seats)]

    def data(self) -> dict[str, Any]:
        rules = self.job.rules()
        return {
            "game": rules.name,
            "rules": rules.version,
            "cards": rules.digest,
            "seats": self.job.seats,
            "options": self.job.options,
            "bots": self.job.bots,
            "seed": self.job.seed,
            "games": self.job.games,
            "resumed": self.resumed,
            "by_bot": {name: summary.data() for name, summary in self.by_bot()},
            "by_seat": [summary.data() for summary in self.by_seat()],
            "length": {
                "mean": round(sum(self.lengths) / len(self.rows), 2),
                "least": min(self.lengths),
                "most": max(self.lengths),
            },
            "seconds": round(self.seconds, 3),
            "decisions_per_second": self.rate,
        }

    def show(self, screen: Screen) -> None:
        """Prints the results as text."""
        title = screen.text(f"{self.job.game}-title")
        screen.say("shell-sim-title", "bold", game=title, games=self.job.games, seats=self.job.seats)
        rows = [(level, summary) for level, summary in self.by_bot()]
        rows += [(screen.text("shell-seat", number=seat), each) for seat, each in enumerate(self.by_seat(), 1)]
        table = Table(box=None, padding=(0, 3, 0, 0), header_style="dim")
        table.add_column("")
        for id in ("shell-sim-wins", "shell-sim-interval", "shell-sim-score"):
            table.add_column(screen.text(id), justify="right")
        for label, summary in rows:
            table.add_row(
                Text(label, "bold"),
                f"{summary.share:.1%}",
                "–" if summary.interval is None else " – ".join([f"{end:.1%}" for end in summary.interval]),
                f"{summary.mean_score:.2f} ± {summary.score_error:.2f}",
            )
        screen.print(table)
        mean = round(sum(self.lengths) / len(self.rows))
        screen.say("shell-sim-length", mean=mean, least=min(self.lengths), most=max(self.lengths))
        if self.rate is not None:
            screen.say("shell-sim-speed", rate=self.rate, seconds=f"{self.seconds:.1f}")


def _is_bot(name: str, row: Row, seat: int) -> bool:
    return row.bots[seat] == name


def _is_place(place: int, row: Row, seat: int) -> bool:
    return seat == place
