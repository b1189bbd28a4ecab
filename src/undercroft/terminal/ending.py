"""The end of a match: who won, every score taken apart, and what the game adds to it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.table import Table
from rich.text import Text

from undercroft.kernel.match import Match
from undercroft.kernel.result import Parts, Result
from undercroft.terminal import saves
from undercroft.terminal.drawing import Drawing
from undercroft.terminal.pen import Pen
from undercroft.terminal.screen import Screen
from undercroft.terminal.seating import Seating


def show_ending(match: Match, drawing: Drawing, seating: Seating, screen: Screen, path: Path) -> None:
    """The result on the screen, and where the record lies."""
    result = match.result
    if result is None:
        return
    pen = screen.pen(seating.names(screen.texts))
    screen.rule(screen.text("shell-over"))
    screen.print(
        Text(winner_line(result, match.seats, pen), "bold green"), "", score_table(result, match.seats, pen), ""
    )
    screen.print(*drawing.ending(match, seating.humans, saves.finished(match.game.name), pen))
    screen.hush(screen.text("shell-kept", path=str(path)))


def winner_line(result: Result, seats: int, pen: Pen) -> str:
    """One sentence: who won. Alone at the table there is only a score."""
    if seats == 1:
        return pen.texts("shell-solo-score", score=result.scores[0])
    names = [pen.texts.name_of(seat, pen.names) for seat in result.winners]
    if not names:
        return pen.texts("shell-nobody-won")
    return pen.texts("shell-won", names=listed(names, pen), count=len(names))


def listed(names: Sequence[str], pen: Pen) -> str:
    """Names as one phrase: A, B and C."""
    if len(names) == 1:
        return names[0]
    return pen.texts("shell-list", rest=", ".join(names[:-1]), last=names[-1])


def score_table(result: Result, seats: int, pen: Pen) -> Table:
    """A column per seat, a row per part of the score; below the scores what broke a tie."""
    table = Table(box=None, padding=(0, 2, 0, 0), show_edge=False, header_style="")
    table.add_column("")
    for seat in range(seats):
        table.add_column(pen.name(seat), justify="right")
    for id in _ids(result.parts):
        table.add_row(pen.texts(id), *_cells(id, result.parts))
    table.add_row(pen.texts("shell-score"), *(_figure(score) for score in result.scores), style="bold")
    for id in _ids(result.ties):
        label = pen.texts("shell-tie", what=pen.texts(id))
        table.add_row(label, *_cells(id, result.ties), style="italic")
    return table


def _ids(rows: Sequence[Parts]) -> list[str]:
    """The ids of the parts that anybody has, in the order in which they are told."""
    return list(dict.fromkeys(id for parts in rows for id, _ in parts))


def _cells(id: str, rows: Sequence[Parts]) -> list[str]:
    """A part as each seat has it."""
    points = [dict(parts).get(id) for parts in rows]
    return ["–" if part is None else _figure(part) for part in points]


def _figure(points: int) -> str:
    """A number with a minus sign, not a hyphen."""
    return str(points).replace("-", "−")
