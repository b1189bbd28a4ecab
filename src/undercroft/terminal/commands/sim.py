"""`undercroft sim`: bots play many games, on all cores or on a cluster; every game leaves a row."""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

from rich.table import Table
from rich.text import Text

from undercroft.bots import NAMES
from undercroft.bots.budget import seconds_of
from undercroft.cli import INTERRUPTED, OK
from undercroft.games.boxes import game_with
from undercroft.kernel.errors import BadOption
from undercroft.kernel.game import Game
from undercroft.sim.engines import ENGINES, rows_of
from undercroft.sim.job import Job, Row, checked
from undercroft.sim.keeping import Kept
from undercroft.sim.statistics import Summary, summarize
from undercroft.sim.tables import check_format, write
from undercroft.terminal.commands.shared import add_cards, add_json, add_language, add_options, print_json, read_given
from undercroft.terminal.progress import Progress
from undercroft.terminal.screen import Screen

EPILOG = """\
The bots are named in the order of their seats, and move on by one seat after every game, so that none keeps the best
place. A list shorter than the table is repeated. A shared victory counts as a share of a win. `quick` is the policy
that our bots play games to their end with: hundreds of times as fast as greedy. `package:Class` is a bot of any
package, called with the name of the game and a seed.
The same command gives the same games, whatever the engine and the number of jobs; only bots that think by the clock
(the top level, or any with --seconds) may choose otherwise another time. Other seeds give other games, never some of
the same; other bots and other cards play the same deals. Intervals are those of games: seats of one game are no
independent witnesses.
With --out the games are kept while they come in (FILE.part): after Ctrl-C the same command goes on where it was.
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = EPILOG
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--games", type=int, default=100, metavar="N", help="how many games (default: %(default)s)")
    parser.add_argument("--seats", type=int, metavar="N", help="players at the table (default: the fewest)")
    parser.add_argument(
        "--bots",
        default="random",
        metavar="BOTS",
        help=f"one bot or a list of them: {', '.join(NAMES)}, quick, package:Class (default: %(default)s)",
    )
    parser.add_argument("--seconds", type=float, metavar="S", help="the most that a decision may take")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="of all games (default: %(default)s)")
    add_jobs(parser)
    parser.add_argument(
        "--out", type=Path, metavar="FILE", help="write a row a game: .csv, .jsonl, .json or .parquet (needs pyarrow)"
    )
    add_cards(parser)
    add_options(parser)
    add_json(parser)
    add_language(parser)


def add_jobs(parser: argparse.ArgumentParser) -> None:
    cores = os.cpu_count() or 1
    parser.add_argument(
        "--jobs", type=int, default=cores, metavar="K", help="processes (default: one a core, here %(default)s)"
    )
    parser.add_argument(
        "--engine",
        choices=ENGINES,
        default=ENGINES[0],
        help="where games are played: in processes of this machine, or on a Ray cluster ($UNDERCROFT_RAY is its "
        "address; without it one is started here)",
    )


def run(arguments: argparse.Namespace) -> int:
    game = game_with(arguments.game, arguments.cards)
    job = job_of(game, arguments)
    if arguments.out is not None:
        check_format(arguments.out)
    screen = Screen(arguments.lang, game)
    kept = None if arguments.out is None else Kept(job, arguments.out)
    started = time.perf_counter()
    rows = play(job, arguments.engine, arguments.jobs, screen, kept)
    if len(rows) < job.games:
        name = "shell-sim-lost" if kept is None else "shell-sim-interrupted"
        screen.complain(screen.text(name, done=len(rows), all=job.games, path="" if kept is None else str(kept.path)))
        return INTERRUPTED
    simulation = Simulation(job, rows, time.perf_counter() - started)
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
    """What was asked for, checked."""
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
    """All rows of a job, in the order of its games; fewer of them after Ctrl-C."""
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
    """What came of a job."""

    def __init__(self, job: Job, rows: Sequence[Row], seconds: float) -> None:
        self.job = job
        self.rows = rows
        self.seconds = seconds
        self.lengths = [row.decisions for row in rows]

    def by_bot(self) -> list[tuple[str, Summary]]:
        """A summary of every bot, in the order named."""
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
            "by_bot": {name: summary.data() for name, summary in self.by_bot()},
            "by_seat": [summary.data() for summary in self.by_seat()],
            "length": {
                "mean": round(sum(self.lengths) / len(self.rows), 2),
                "least": min(self.lengths),
                "most": max(self.lengths),
            },
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(sum(self.lengths) / self.seconds),
        }

    def show(self, screen: Screen) -> None:
        """The same for people."""
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
                f"{summary.low:.1%} – {summary.high:.1%}",
                f"{summary.mean_score:.2f} ± {summary.score_error:.2f}",
            )
        screen.print(table)
        mean = round(sum(self.lengths) / len(self.rows))
        screen.say("shell-sim-length", mean=mean, least=min(self.lengths), most=max(self.lengths))
        screen.say("shell-sim-speed", rate=round(sum(self.lengths) / self.seconds), seconds=f"{self.seconds:.1f}")


def _is_bot(name: str, row: Row, seat: int) -> bool:
    return row.bots[seat] == name


def _is_place(place: int, row: Row, seat: int) -> bool:
    return seat == place
