"""`undercroft replay FILE`: the story of a recorded match."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path

from rich.text import Text

import undercroft as uc
from undercroft.cli import OK
from undercroft.kernel.match import Match
from undercroft.kernel.position import Data
from undercroft.kernel.record import Step, read_record
from undercroft.kernel.texts import Texts
from undercroft.retired import is_played_here
from undercroft.terminal import saves
from undercroft.terminal.commands.shared import add_json, add_language, print_json, run_as_then
from undercroft.terminal.drawing import find_drawing
from undercroft.terminal.ending import score_table, winner_line
from undercroft.terminal.menu import message_of
from undercroft.terminal.screen import Screen
from undercroft.terminal.seating import read_seating
from undercroft.terminal.story import story_line


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="a record")
    parser.add_argument("--step", action="store_true", help="draw the table after every move and wait for Enter")
    parser.add_argument("--plain", action="store_true", help="no colours and no lines")
    add_json(parser)
    add_language(parser)


def run(arguments: argparse.Namespace) -> int:
    text = saves.read_text(arguments.file)
    record = read_record(text)
    if not is_played_here(record):
        return run_as_then(record, "replay", arguments)
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
                screen.print(*find_drawing(match.game.name).draw(then.view(None), pen))
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


def _is_told(match: Match) -> bool:
    """Whether moves may be named: in mid-game some may still be secret, and only the events are told."""
    return match.result is not None or not match.game.has_secrets


def _show_move(match: Match, number: int, step: Step, screen: Screen, names: Sequence[str]) -> None:
    line = Text.assemble((f"{number:>3} ", "dim"), screen.pen(names).name(step.seat))
    if _is_told(match):
        move = match.game.notation.parse(step.move)
        line.append(f": {screen.texts.say(message_of(match.game.name, move.data()), names)}")
    screen.print(line)


def _data(match: Match, screen: Screen, names: Sequence[str]) -> Data:
    """The story as data: what a spectator was told, with the texts."""
    story = match.public_record()
    for events in (story["dealt"], *(step["events"] for step in story["steps"])):
        for event in events:
            event["text"] = screen.texts.say(event, names)
    return story


def _names(text: str, match: Match, texts: Texts) -> list[str]:
    """The players' names, where the file was kept by `undercroft play`."""
    table = json.loads(text).get("table")
    return [] if table is None else read_seating(table, match.seats).names(texts)
