"""`undercroft bench-agent`: places an agent on the scale of the levels, by as few games as possible."""

from __future__ import annotations

import argparse
import shlex
import time
from collections import Counter
from pathlib import Path
from typing import Any, Final

from rich.text import Text

from undercroft.agents.bench import Bench, Terms, ratings_of
from undercroft.agents.process import AgentProcess
from undercroft.bots.levels import measured_strength
from undercroft.cli import INTERRUPTED, OK
from undercroft.kernel.errors import BadOption
from undercroft.terminal.commands.shared import add_json, add_language, print_json
from undercroft.terminal.screen import Screen

EPILOG: Final = """\
The agent is a program that reads a line of JSON and answers with one: {"type": "ask", "text": …, "moves": […], …} is
answered with {"move": "…"}. After an illegal move it is told why and asked again, three times in all. A game that it
cannot finish is lost. Deals come in turn from every seat, against the level that tells most; the bench stops when the
95 % interval is narrow enough, or the agent is surely off the scale. Records and a journal stay in --out: after Ctrl-C
the same command goes on.
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = EPILOG
    parser.add_argument("agent", metavar="PROGRAM", help="command of the agent, in quotes if it has arguments")
    parser.add_argument("--game", default="raiders", metavar="GAME", help="name of the game (default: %(default)s)")
    parser.add_argument("--levels", metavar="LEVELS", help="levels, weakest first (default: all)")
    help = "maximum number of games (default: %(default)s)"
    parser.add_argument("--games", type=int, default=200, metavar="N", help=help)
    help = "Elo points on either side of the rating at which to stop (default: %(default)s)"
    parser.add_argument("--precision", type=float, default=100.0, metavar="N", help=help)
    help = "seconds for an answer of the agent (default: %(default)s)"
    parser.add_argument("--timeout", type=float, default=60.0, metavar="SECONDS", help=help)
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="seed of the games (default: %(default)s)")
    help = "folder for the records and the journal (default: bench-agent)"
    parser.add_argument("--out", type=Path, default=Path("bench-agent"), metavar="FOLDER", help=help)
    add_json(parser)
    add_language(parser)


def run(arguments: argparse.Namespace) -> int:
    terms = terms_of(arguments)
    screen = Screen(arguments.lang)
    bench, started = Bench(terms, arguments.out), time.monotonic()
    try:
        with AgentProcess(shlex.split(terms.agent), terms.timeout) as agent:
            while len(bench.games) < arguments.games and not bench.scale.is_settled(arguments.precision):
                game = bench.play(agent)
                if not arguments.json:
                    place = bench.scale.place()
                    screen.say(
                        "shell-bench-game",
                        "dim",
                        number=game.number + 1,
                        level=game.level,
                        share=f"{game.share:.2f}",
                        end=game.end,
                        value=round(place.value),
                        reach=round(place.reach),
                    )
    except KeyboardInterrupt:
        return INTERRUPTED
    found = report(bench, time.monotonic() - started)
    if arguments.json:
        print_json(found)
    else:
        show(bench, found, screen)
    return OK


def terms_of(arguments: argparse.Namespace) -> Terms:
    """Reads and checks the terms."""
    ratings = ratings_of(arguments.game)
    names = list(ratings) if arguments.levels is None else [name.strip() for name in arguments.levels.split(",")]
    for name in names:
        if name not in ratings:
            raise BadOption(f"--levels: there is no measured level {name!r}; the levels are: {', '.join(ratings)}")
    if arguments.games < 1 or arguments.precision <= 0 or arguments.timeout <= 0:
        raise BadOption("--games, --precision and --timeout: expected numbers above 0")
    measured = measured_strength(arguments.game)
    assert measured is not None  # it has ratings
    levels = sorted(names, key=lambda name: ratings[name])
    return Terms(
        arguments.agent, arguments.game, measured.seats, arguments.seed, arguments.lang, arguments.timeout, levels
    )


def report(bench: Bench, seconds: float) -> dict[str, Any]:
    place = bench.scale.place()
    return {
        "agent": bench.terms.agent,
        "game": bench.terms.game,
        "seats": bench.terms.seats,
        "seed": bench.terms.seed,
        "games": len(bench.games),
        "rating": {"value": round(place.value), "low": round(place.low), "high": round(place.high)},
        "above": {level: round(chance, 4) for level, chance in place.above.items()},
        "levels": {level: round(rating) for level, rating in bench.scale.levels.items()},
        "against": dict(Counter(game.level for game in bench.games)),
        "ends": dict(Counter(game.end for game in bench.games)),
        "decisions": sum(game.decisions for game in bench.games),
        "illegal": sum(game.illegal for game in bench.games),
        "seconds": round(seconds, 1),
        "records": str(bench.folder),
    }


def show(bench: Bench, found: dict[str, Any], screen: Screen) -> None:
    """Prints the place on the scale, between the levels."""
    rating = found["rating"]
    rows = [(value, f"  {value:>6}  {level}") for level, value in found["levels"].items()]
    own = f"> {rating['value']:>6}  {screen.text('shell-bench-agent')}  ({rating['low']} … {rating['high']})"
    for _, row in sorted([*rows, (rating["value"], own)], key=lambda row: row[0], reverse=True):
        screen.print(Text(row, "bold" if row is own else ""))
    ends = ", ".join(f"{end} {count}" for end, count in found["ends"].items())
    screen.say("shell-bench-games", games=found["games"], ends=ends, illegal=found["illegal"])
    screen.say("shell-bench-kept", "dim", path=found["records"])
