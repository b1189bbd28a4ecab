"""`undercroft verify FILE`: proves a record, or says where it was changed."""

from __future__ import annotations

import argparse
from pathlib import Path

import undercroft as uc
from undercroft.cli import OK, REFUSED
from undercroft.kernel.errors import OtherRules
from undercroft.terminal import saves
from undercroft.terminal.commands.shared import add_json, add_language, print_json
from undercroft.terminal.screen import Screen

EPILOG = """\
Plays every move of the record again and compares every outcome with the dice. The verdicts:
  fair      every outcome comes from the dice committed to before the first of them
  seeded    valid; the dice come from a seed that the dealer knew beforehand
  open      valid so far; the secret of the dice is published when the match is over
  by hand   valid; it starts from a position, or has outcomes, put in by hand
  friendly  outcomes were seen and taken back by consent; a second line says what else holds
  bent      the record was changed or is broken; the message says where (exit code 1)
  unknown   made under other rules or cards; the release that made it can verify it (exit code 1)
"""

VERDICTS = {
    "fair": "shell-verdict-fair",
    "seeded": "shell-verdict-seeded",
    "open": "shell-verdict-open",
    "hand": "shell-verdict-hand",
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = EPILOG
    parser.add_argument("file", type=Path, metavar="FILE", help="record of a match")
    add_json(parser)
    add_language(parser)


def run(arguments: argparse.Namespace) -> int:
    screen = Screen(arguments.lang)
    written = saves.read_text(arguments.file)  # an unreadable file has no verdict
    try:
        verdict = uc.verify(written)
    except OtherRules as error:
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
    """Returns the verdict in one word; outcomes put in by hand weigh most."""
    if verdict.by_hand or not verdict.was_dealt:
        return "hand"
    if not verdict.is_sealed:
        return "seeded"
    return "open" if verdict.is_open else "fair"
