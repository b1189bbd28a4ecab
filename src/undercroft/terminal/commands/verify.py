"""`undercroft verify FILE`: was this match bent?"""

from __future__ import annotations

import argparse
from pathlib import Path

import undercroft as uc
from undercroft.cli import OK, REFUSED
from undercroft.kernel.record import read_record
from undercroft.retired import NotKept, is_played_here
from undercroft.terminal import saves
from undercroft.terminal.commands.shared import add_json, add_language, print_json, run_as_then
from undercroft.terminal.screen import Screen

EPILOG = """\
A record is read, every move is played again, and every outcome is compared with the dice. The verdict is
  friendly  outcomes were seen and taken back, by consent of people or with bots; a second line says what else holds
  fair      every outcome comes from the dice committed to before the first of them
  seeded    valid; the dice come from a seed that the dealer knew beforehand
  open      valid so far; the secret of the dice is published when the match is over
  by hand   valid; it starts from a position, or has outcomes, put in by hand
  bent      the record was changed or is broken; the message says where (exit code 1)
  unknown   its rules or cards are not kept here, so nothing can be said of it (exit code 1)
A record of older rules is read with those: every release keeps the ones before it.
"""

VERDICTS = {
    "fair": "shell-verdict-fair",
    "seeded": "shell-verdict-seeded",
    "open": "shell-verdict-open",
    "hand": "shell-verdict-hand",
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = EPILOG
    parser.add_argument("file", type=Path, metavar="FILE", help="a record")
    add_json(parser)
    add_language(parser)


def run(arguments: argparse.Namespace) -> int:
    screen = Screen(arguments.lang)
    written = saves.read_text(arguments.file)  # a file that cannot be read has no verdict
    try:
        record = read_record(written)
        if not is_played_here(record):
            return run_as_then(record, "verify", arguments)
        verdict = uc.verify(record)
    except NotKept as error:
        if arguments.json:
            print_json({"valid": None, "verdict": "unknown", "error": str(error)})
        else:
            screen.say("shell-verdict-unknown", "bold yellow")
            screen.complain(str(error))
        return REFUSED
    except uc.BadRecord as error:
        if arguments.json:
            print_json({"valid": False, "verdict": "bent", "error": str(error)})
        else:
            screen.say("shell-verdict-bent", "bold red")
            screen.complain(str(error))
        return REFUSED
    word = verdict_word(verdict)
    if arguments.json:
        print_json({"verdict": "friendly" if verdict.is_friendly else word, "dice": word, **verdict.data()})
        return OK
    if verdict.is_friendly:
        screen.say("shell-verdict-friendly", "bold yellow", count=verdict.taken_back)
    screen.say(VERDICTS[word], "bold green" if word == "fair" else "bold yellow")
    title = screen.at(verdict.match.game).text(f"{verdict.record.game}-title")
    screen.say("shell-verified", "", game=title, moves=verdict.moves, outcomes=verdict.outcomes)
    if verdict.by_hand:
        screen.say("shell-verified-hand", "", steps=", ".join(str(step) for step in verdict.by_hand))
    if verdict.record.result is None and not verdict.is_open:
        screen.say("shell-verified-unfinished", "yellow")
    if verdict.is_sealed:
        screen.hush(screen.text("shell-sealed", commitment=verdict.record.dice["commitment"]))
    screen.hush(screen.text("shell-fingerprint", fingerprint=verdict.record.fingerprint))
    return OK


def verdict_word(verdict: uc.Verdict) -> str:
    """The verdict in one word; what was put in by hand weighs most."""
    if verdict.by_hand or not verdict.was_dealt:
        return "hand"
    if not verdict.is_sealed:
        return "seeded"
    return "open" if verdict.is_open else "fair"
