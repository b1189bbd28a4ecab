"""`undercroft play`: plays a match in this terminal."""

from __future__ import annotations

import argparse
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from rich.text import Text

import undercroft as uc
from undercroft.bots import LEVELS, TEMPERAMENTS, YARDSTICKS, Bot, levels_of, make_bot, thinking_time
from undercroft.bots.clock import seconds_of
from undercroft.cli import OK
from undercroft.games import find_game
from undercroft.kernel.errors import BadOption, BadRecord
from undercroft.kernel.match import Match
from undercroft.kernel.texts import Texts
from undercroft.terminal import saves
from undercroft.terminal.commands.shared import add_cards, add_language, add_options, read_given
from undercroft.terminal.saves import HUMAN, Seating
from undercroft.terminal.screen import Screen
from undercroft.terminal.session import Session

HINT_SECONDS: Final = 1.0


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", metavar="GAME", help="name of the game (default: asks)")
    parser.add_argument("--seats", type=int, metavar="N", help="number of players (default: the fewest)")
    help = (
        "level of the bots, or a list: {levels} (default: the middle one), optionally with a temperament "
        "({temperaments}), as in veteran:spiteful; or a yardstick: {yardsticks}"
    )
    named = {"levels": LEVELS, "temperaments": TEMPERAMENTS[1:], "yardsticks": YARDSTICKS}
    words = {name: ", ".join(values) for name, values in named.items()}
    parser.add_argument("--bots", metavar="LEVEL", help=help, words=words)
    parser.add_argument("--seconds", type=float, metavar="SECONDS", help="maximum seconds for a bot's move or a hint")
    help = "seats played at this keyboard, counted from 1: `1,3`, `all` or `none` (default: 1)"
    parser.add_argument("--human", metavar="SEATS", help=help)
    parser.add_argument("--names", default="", metavar="NAMES", help="names of the seats, separated by commas")
    parser.add_argument("--seed", type=int, metavar="N", help="reproducible dice instead of provably fair ones")
    help = "continue the last unfinished match of the game, or this one"
    parser.add_argument("--resume", nargs="?", const="", metavar="FILE", help=help)
    parser.add_argument("--new", action="store_true", help="start a new match without offering an unfinished one")
    parser.add_argument("--plain", action="store_true", help="no colours and no lines, for screen readers and logs")
    parser.add_argument("--words", action="store_true", help="tell the table in sentences, for screen readers")
    add_cards(parser)
    add_options(parser)
    add_language(parser)


def run(arguments: argparse.Namespace) -> int:
    screen = Screen(arguments.lang, is_plain=arguments.plain or arguments.words, is_spoken=arguments.words)
    try:
        return play(arguments, screen)
    except EOFError:  # left before the match began
        return OK


def play(arguments: argparse.Namespace, screen: Screen) -> int:
    """Finds or deals the requested match and plays it."""
    hint_seconds = HINT_SECONDS if arguments.seconds is None else seconds_of(arguments.seconds)
    path = _unfinished(arguments, screen)
    if path is not None:
        match, seating = saves.read(path, arguments.game)
    else:
        name = arguments.game or _choose_game(screen)
        given = read_given(find_game(name), arguments.option)
        match = uc.deal(name, arguments.seats, arguments.seed, cards=arguments.cards, **given)
        seating = _seating(match, arguments)
        path = saves.new_path(name)
    bots = _bots(match, seating, arguments.seed, arguments.seconds)
    seconds = {seat: _seconds(match, seating.players[seat], arguments.seconds) for seat in bots}
    screen = screen.at(match.game)
    _greet(match, seating, screen)
    return Session(match, seating, bots, seconds, hint_seconds, screen, path).run()


def _unfinished(arguments: argparse.Namespace, screen: Screen) -> Path | None:
    """Returns the match to continue: the named file, or the game's last one if it still waits for a move."""
    if arguments.resume is not None and (arguments.new or _describes_a_table(arguments)):
        raise BadOption(
            "--resume continues a table as it is: "
            "no --new, --seats, --bots, --human, --names, --seed, --cards, --option"
        )
    if arguments.resume:
        return Path(arguments.resume)
    path = saves.newest(arguments.game)
    if path is None or not saves.is_open(path):
        if arguments.resume is not None:
            raise BadRecord("there is no unfinished match to continue; leave out --resume to start one")
        return None
    if arguments.resume is not None:
        return path
    if arguments.new or arguments.game is None or _describes_a_table(arguments):
        return None
    answer = screen.read(screen.text("shell-offer-resume") + " ").strip().casefold()
    return None if answer in ("n", "no", "н", "нет") else path


def _describes_a_table(arguments: argparse.Namespace) -> bool:
    """Returns whether the arguments describe a table; then an old match is not wanted."""
    wishes = (arguments.seats, arguments.bots, arguments.human, arguments.seed, arguments.cards)
    return any(wish is not None for wish in wishes) or bool(arguments.names or arguments.option)


def _choose_game(screen: Screen) -> str:
    names = uc.games()
    screen.say("shell-choose-game", "bold")
    for number, name in enumerate(names, 1):
        game = find_game(name)
        texts = Texts.of(game, screen.texts.language)
        seats = screen.text("shell-seats", least=game.seats[0], most=game.seats[-1])
        screen.print(f"{number:>3}  {texts(f'{name}-title')} ({name}) – {seats}")
    while True:
        line = screen.read("> ").strip().casefold()
        if line in names:
            return line
        if line.isdigit() and 0 < int(line) <= len(names):
            return names[int(line) - 1]
        if line in ("q", "quit", "exit", "выход"):
            raise EOFError
        screen.complain(screen.text("shell-no-number", number=line, range=f"1–{len(names)}"))


def _seating(match: Match, arguments: argparse.Namespace) -> Seating:
    """Returns the seating from `--human`, `--bots` and `--names`."""
    humans = _humans(match.seats, arguments.human or "1")
    offered = levels_of(match.game.name)
    levels = (offered[len(offered) // 2],)
    if arguments.bots is not None:
        levels = tuple(level.strip() for level in arguments.bots.split(","))
        if len(levels) > match.seats - len(humans):
            raise BadOption(
                f"--bots {arguments.bots!r}: {match.seats - len(humans)} seats are left for bots; see --seats"
            )
    players: list[str] = []
    for seat in range(match.seats):
        bots = seat - players.count(HUMAN)
        players.append(HUMAN if seat in humans else levels[bots % len(levels)])
    names = [name.strip() for name in arguments.names.split(",") if name.strip()]
    if len(names) > match.seats:
        raise BadOption(f"--names {arguments.names!r}: more names ({len(names)}) than seats ({match.seats})")
    return Seating(players, names)


def _humans(seats: int, asked: str) -> Sequence[int]:
    if asked in ("all", "none"):
        return range(seats if asked == "all" else 0)
    words = asked.split(",")
    if not all(word.strip().isdigit() and 1 <= int(word) <= seats for word in words):
        raise BadOption(f"--human {asked!r}: expected seats from 1 to {seats} separated by commas, `all`, or `none`")
    return sorted({int(word) - 1 for word in words})


def _bots(match: Match, seating: Seating, seed: int | None, seconds: float | None) -> dict[int, Bot]:
    """Creates the bots of a table. Their seeds are independent of the dice, even with `--seed`."""
    first = secrets.randbelow(1 << 60) if seed is None else seed * 1000 + 500
    return {
        seat: make_bot(level, match.game, first + seat, seconds)
        for seat, level in enumerate(seating.players)
        if level != HUMAN
    }


def _seconds(match: Match, level: str, given: float | None) -> float:
    """Returns how long a bot may think about a move; 0 for a bot that does not search."""
    own = thinking_time(level, match.game.name)
    return own if given is None or not own else given


def _greet(match: Match, seating: Seating, screen: Screen) -> None:
    screen.rule(screen.text(f"{match.game.name}-title"))
    if seating.humans:
        screen.say("shell-resumed" if match.steps else "shell-welcome")
    names = seating.names(screen.texts)
    for seat, player in enumerate(seating.players):
        if player != HUMAN:
            level, _, temperament = player.partition(":")
            own = screen.text("bots-temperament", temperament=temperament) if temperament else ""
            words = ", ".join(filter(None, [screen.text("bots-level", level=level), own.lower()]))
            screen.print(Text(screen.text("shell-opponent", name=names[seat], level=words)))
    commitment = match.record.dice.get("commitment")
    if commitment is not None and not match.steps:
        screen.hush(screen.text("shell-fairness", commitment=commitment))
