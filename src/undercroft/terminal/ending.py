"""The end of a match: the winner, every score broken down, and what the game adds."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.table import Table
from rich.text import Text

from undercroft.drawing.drawing import Drawing
from undercroft.drawing.pen import Pen
from undercroft.kernel.match import Match
from undercroft.kernel.result import Parts, Result
from undercroft.terminal import saves
from undercroft.terminal.saves import Seating
from undercroft.terminal.screen import Screen


def show_ending(match: Match, drawing: Drawing, seating: Seating, screen: Screen, path: Path) -> None:
    """Prints the result and the path of the record."""
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
    """Returns one sentence that names the winner; a solo game has only a score."""
    if seats == 1:
        return pen.texts("shell-solo-score", score=result.scores[0])
    names = [pen.texts.name_of(seat, pen.names) for seat in result.winners]
    if not names:
        return pen.texts("shell-nobody-won")
    return pen.texts("shell-won", names=listed(names, pen), count=len(names))


def listed(names: Sequence[str], pen: Pen) -> str:
    """Joins names into one phrase: A, B and C."""
    if len(names) == 1:
        return names[0]
    return pen.texts("shell-list", rest=", ".join(names[:-1]), last=names[-1])


def score_table(result: Result, seats: int, pen: Pen) -> Table:
    """Returns a table with a column per seat and a row per part of the score; tie-breaks follow the scores."""
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
    """Returns the ids of all parts that some seat has, in the order shown."""
    return list(dict.fromkeys(id for parts in rows for id, _ in parts))


def _cells(id: str, rows: Sequence[Parts]) -> list[str]:
    """Returns a part's points for each seat."""
    points = [dict(parts).get(id) for parts in rows]
    return ["–" if part is None else _figure(part) for part in points]


def _figure(points: int) -> str:
    """Returns a number with a minus sign instead of a hyphen."""
    return str(points).replace("-", "−")
