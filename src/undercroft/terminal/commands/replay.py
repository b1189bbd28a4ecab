"""`undercroft replay FILE`: tells the story of a recorded match."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path

from rich.text import Text

import undercroft as uc
from undercroft.cli import OK
from undercroft.drawing.drawing import drawing_of
from undercroft.kernel.match import Match
from undercroft.kernel.position import Data
from undercroft.kernel.record import Step, read_record
from undercroft.kernel.texts import Texts
from undercroft.terminal import saves
from undercroft.terminal.commands.shared import add_json, add_language, print_json
from undercroft.terminal.ending import score_table, winner_line
from undercroft.terminal.menu import message_of
from undercroft.terminal.saves import read_seating
from undercroft.terminal.screen import Screen, story_line


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="record of a match")
    parser.add_argument("--step", action="store_true", help="draw the table after every move and wait for Enter")
    parser.add_argument("--plain", action="store_true", help="no colours or lines")
    add_json(parser)
    add_language(parser)


def run(arguments: argparse.Namespace) -> int:
    text = saves.read_text(arguments.file)
    record = read_record(text)
    match = uc.replay(record)
    screen = Screen(arguments.lang, match.game, is_plain=arguments.plain)
    names = _names(text, match, screen.texts)
    if arguments.json:
        print_json(_data(match, screen, names))
        return OK
    pen = screen.pen(names)
    screen.rule(screen.text(f"{match.game.name}-title"))
    try:
        for number, then in enumerate(uc.walk(record)):
            if number:
                _show_move(match, number, record.steps[number - 1], screen, names)
            for event in then.told(None, number):
                screen.print(Text("    ").append_text(story_line(event, screen, names)))
            if number and arguments.step:
                screen.print(*drawing_of(match.game).draw(then.view(None), pen))
                screen.read(screen.text("shell-next") + " ")
    except EOFError:
        return OK
    result = match.result
    if result is None:
        screen.say("shell-unfinished", "bold")
    else:
        screen.print("", Text(winner_line(result, match.seats, pen), "bold green"))
        screen.print(score_table(result, match.seats, pen))
    return OK


def _show_move(match: Match, number: int, step: Step, screen: Screen, names: Sequence[str]) -> None:
    line = Text.assemble((f"{number:>3} ", "dim"), screen.pen(names).name(step.seat))
    if match.result is not None or not match.game.has_secrets:  # else some moves are still secret
        move = match.game.notation.parse(step.move)
        line.append(f": {screen.texts.say(message_of(match.game.name, move.data()), names)}")
    screen.print(line)


def _data(match: Match, screen: Screen, names: Sequence[str]) -> Data:
    """Returns the story as data: the spectator's events with their texts."""
    story = match.public_record()
    for events in (story["dealt"], *(step["events"] for step in story["steps"])):
        for event in events:
            event["text"] = screen.texts.say(event, names)
    return story


def _names(text: str, match: Match, texts: Texts) -> list[str]:
    """Returns the players' names, where `undercroft play` stored them in the file."""
    table = json.loads(text).get("table")
    return [] if table is None else read_seating(table, match.seats).names(texts)
