"""`undercroft sim`: bots play many games, and what came of it is counted."""

from __future__ import annotations

import argparse
import time
from typing import Any

from rich.table import Table
from rich.text import Text

from undercroft.bots import NAMES, make_bot
from undercroft.bots.contest import Tally, contest
from undercroft.bots.playout import playout
from undercroft.cli import OK
from undercroft.games import find_game
from undercroft.kernel.chance import Seeded
from undercroft.kernel.errors import BadOption
from undercroft.kernel.game import Game
from undercroft.kernel.options import Options
from undercroft.terminal.commands.shared import add_json, add_language, add_options, print_json, read_given
from undercroft.terminal.screen import Screen
from undercroft.terminal.statistics import Summary, summarize

EPILOG = """\
The bots are named in the order of their seats, and move on by one seat after every game, so that none keeps the best
place. A list shorter than the table is repeated. A shared victory counts as a share of a win.
Game number g is dealt from the seed plus g: the same command gives the same games.
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = EPILOG
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--games", type=int, default=100, metavar="N", help="how many games (default: %(default)s)")
    parser.add_argument("--seats", type=int, metavar="N", help="players at the table (default: the fewest)")
    parser.add_argument(
        "--bots", default="random", metavar="LEVELS", help=f"one level or a list of them: {', '.join(NAMES)}"
    )
    parser.add_argument("--seconds", type=float, metavar="S", help="the most that a decision may take")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="of the first game (default: %(default)s)")
    add_options(parser)
    add_json(parser)
    add_language(parser)


def run(arguments: argparse.Namespace) -> int:
    if arguments.games < 1:
        raise BadOption(f"--games {arguments.games}: at least one game has to be played")
    simulation = Simulation(arguments)
    simulation.play()
    if arguments.json:
        print_json(simulation.data())
    else:
        simulation.show(Screen(arguments.lang, simulation.game))
    return OK


class Simulation:
    """The games asked for, and their tallies."""

    def __init__(self, arguments: argparse.Namespace) -> None:
        self.game: Game = find_game(arguments.game)
        self.seats: int = self.game.seats[0] if arguments.seats is None else arguments.seats
        self.options: Options = self.game.read(self.seats, read_given(self.game, arguments.option))
        self.games: int = arguments.games
        self.seed: int = arguments.seed
        self.limit: float | None = arguments.seconds
        asked = [level.strip() for level in arguments.bots.split(",")]
        if len(asked) > self.seats:
            raise BadOption(f"--bots: more levels ({len(asked)}) than seats ({self.seats})")
        self.bots = [asked[seat % len(asked)] for seat in range(self.seats)]
        for level in self.bots:
            make_bot(level, self.game.name, 0, self.limit)  # an unknown level is refused before the first game
        self.tallies: list[Tally] = []
        self.sittings: list[list[int]] = []  # of each game: which of the bots sat where
        self.seconds = 0.0

    def play(self) -> None:
        started = time.perf_counter()
        for number in range(self.games):
            sitting = [(seat + number) % self.seats for seat in range(self.seats)]
            self.sittings.append(sitting)
            self.tallies.append(self._play_one(self.seed + number, sitting))
        self.seconds = time.perf_counter() - started

    def _play_one(self, seed: int, sitting: list[int]) -> Tally:
        chance = Seeded(seed)
        position = self.game.deal(self.seats, self.options, chance)
        if set(self.bots) == {"random"}:  # no views are needed: play on the bare position
            return Tally(position, playout(position, chance))
        # The bots' streams are other ones than the dice'.
        seeds = seed * 1000 + 500
        bots = [make_bot(self.bots[bot], self.game.name, seeds + bot, self.limit) for bot in sitting]
        return Tally(position, contest(position, bots, chance))

    @property
    def lengths(self) -> list[int]:
        return [tally.decisions for tally in self.tallies]

    def by_bot(self) -> list[tuple[str, Summary]]:
        """A summary per level of bot, in the order named."""
        levels = list(dict.fromkeys(self.bots))
        number_of = [levels.index(level) for level in self.bots]
        groups = [[number_of[bot] for bot in sitting] for sitting in self.sittings]
        return [(level, summarize(self.tallies, groups, number)) for number, level in enumerate(levels)]

    def by_seat(self) -> list[Summary]:
        groups = [list(range(self.seats))] * self.games
        return [summarize(self.tallies, groups, seat) for seat in range(self.seats)]

    def data(self) -> dict[str, Any]:
        return {
            "game": self.game.name,
            "rules": self.game.version,
            "seats": self.seats,
            "options": self.options.data(),
            "bots": self.bots,
            "seed": self.seed,
            "games": self.games,
            "by_bot": {level: summary.data() for level, summary in self.by_bot()},
            "by_seat": [summary.data() for summary in self.by_seat()],
            "length": {
                "mean": round(sum(self.lengths) / self.games, 2),
                "least": min(self.lengths),
                "most": max(self.lengths),
            },
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(sum(self.lengths) / self.seconds),
        }

    def show(self, screen: Screen) -> None:
        """The same for people."""
        title = screen.text(f"{self.game.name}-title")
        screen.say("shell-sim-title", "bold", game=title, games=self.games, seats=self.seats)
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
        mean = round(sum(self.lengths) / self.games)
        screen.say("shell-sim-length", mean=mean, least=min(self.lengths), most=max(self.lengths))
        screen.say("shell-sim-speed", rate=round(sum(self.lengths) / self.seconds), seconds=f"{self.seconds:.1f}")
