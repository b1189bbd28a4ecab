"""`undercroft report`: shows the balance of a game on one page with plots, or the effect of other cards."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from undercroft.cli import INTERRUPTED, OK
from undercroft.games.card_sets import game_with
from undercroft.kernel.errors import BadOption
from undercroft.lab.sim.job import Job, Row
from undercroft.lab.sim.report import Report
from undercroft.lab.sim.statistics import summarize
from undercroft.terminal.commands.shared import add_json, print_json
from undercroft.terminal.commands.sim import add_simulation, job_of, play
from undercroft.terminal.screen import Screen

EPILOG = """\
The games are those of `undercroft sim`. With --against, both card sets play the same deals, and the page begins with
the differences, with intervals over pairs of games. An interval that does not reach the dashed line is significant at
the 95 % level: of forty such intervals, two miss the line by chance.
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = EPILOG
    add_simulation(parser, 2000, "quick")
    parser.add_argument("--out", type=Path, metavar="FILE", help="the page to write (default: GAME.html)")
    parser.add_argument("--against", type=Path, metavar="FILE", help="compare with these cards, or with `printed` ones")
    add_json(parser)


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
            raise BadOption("--against: these are the same cards; name another file here or with --cards")
        jobs.append(replace(jobs[0], changes=other.changes))
    played = [play(job, arguments.engine, arguments.jobs, screen) for job in jobs]
    if any(len(rows) < jobs[0].games for rows in played):
        return INTERRUPTED
    against = (jobs[1], played[1]) if len(jobs) > 1 else None
    out.write_text(Report(jobs[0], played[0], screen.texts, against).page(), "utf-8")
    if arguments.json:
        print_json({"page": str(out), "results": [results(*pair) for pair in zip(jobs, played, strict=True)]})
    else:
        screen.say("shell-report-written", path=str(out))
    return OK


def results(job: Job, rows: Sequence[Row]) -> dict[str, Any]:
    """Returns the shares and scores of all seats with a trait, such as `hero:knight` or `order:1`."""
    traits = sorted({trait for row in rows if row.facts for seat in row.facts.traits for trait in seat})
    return {
        "game": job.game,
        "cards": job.rules().digest,
        "games": len(rows),
        "by_trait": {trait: summarize(rows, partial(_has, trait)).data() for trait in traits},
    }


def _has(trait: str, row: Row, seat: int) -> bool:
    return row.facts is not None and trait in row.facts.traits[seat]
