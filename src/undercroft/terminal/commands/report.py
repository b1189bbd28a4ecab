"""`undercroft report`: the balance of a game on one page, with plots; or what other cards change."""

from __future__ import annotations

import argparse
from pathlib import Path

from msgspec.structs import replace

from undercroft.bots import NAMES
from undercroft.cli import INTERRUPTED, OK
from undercroft.games.boxes import game_with
from undercroft.kernel.errors import BadOption
from undercroft.sim.report import Report
from undercroft.terminal.commands.shared import add_cards, add_language, add_options
from undercroft.terminal.commands.sim import add_jobs, job_of, play
from undercroft.terminal.screen import Screen

EPILOG = """\
Games are dealt and played as `undercroft sim` does it. With --against both kinds of cards play the same deals, and
the page begins with what differs: intervals are those of pairs of games. An interval that does not reach the dashed
line tells apart what chance alone does not, 95 times in 100; of forty such lines, two cross by chance.
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = EPILOG
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--out", type=Path, metavar="FILE", help="the page to write (default: GAME.html)")
    parser.add_argument("--games", type=int, default=2000, metavar="N", help="how many games (default: %(default)s)")
    parser.add_argument("--seats", type=int, metavar="N", help="players at the table (default: the fewest)")
    parser.add_argument(
        "--bots", default="quick", metavar="BOTS", help=f"as for sim: quick, {', '.join(NAMES)} (default: %(default)s)"
    )
    parser.add_argument("--seconds", type=float, metavar="S", help="the most that a decision may take")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="of all games (default: %(default)s)")
    add_jobs(parser)
    add_cards(parser)
    parser.add_argument("--against", type=Path, metavar="FILE", help="compare with these cards; `printed` are ours")
    add_options(parser)
    add_language(parser)


def run(arguments: argparse.Namespace) -> int:
    game = game_with(arguments.game, arguments.cards)
    out: Path = arguments.out or Path(f"{game.name}.html")
    if not out.parent.is_dir():
        raise BadOption(f"--out {out}: there is no folder {out.parent}")
    screen = Screen(arguments.lang, game)
    jobs = [replace(job_of(game, arguments), facts=True)]
    if arguments.against is not None:
        other = game_with(arguments.game, None if str(arguments.against) == "printed" else arguments.against)
        if other is game:
            raise BadOption("--against: these are the same cards; name a file with --cards, or another one here")
        jobs.append(replace(jobs[0], changes=other.changes))
    played = [play(job, arguments.engine, arguments.jobs, screen) for job in jobs]
    if any(len(rows) < jobs[0].games for rows in played):
        return INTERRUPTED
    against = (jobs[1], played[1]) if len(jobs) > 1 else None
    out.write_text(Report(jobs[0], played[0], screen.texts, against).page(), "utf-8")
    screen.say("shell-report-written", path=str(out))
    return OK
