"""Matches kept in the user's data folder: the private record, and who sits where.

A file is a record with one more field, `table`; `undercroft replay` and `verify` read it as it is. It holds the
secret of the dice, so only its owner may read it, and it is replaced whole or not at all.
"""

from __future__ import annotations

import json
import os
import tempfile
from datetime import UTC, datetime
from pathlib import Path

from undercroft.games.boxes import game_with
from undercroft.kernel.errors import BadRecord, UndercroftError
from undercroft.kernel.match import Match, replay
from undercroft.kernel.record import Record, read_record
from undercroft.retired import Past, is_played_here, renewed
from undercroft.terminal.seating import Seating, read_seating


def folder() -> Path:
    """Where matches are kept: $XDG_DATA_HOME/undercroft/matches."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "undercroft" / "matches"


def new_path(game: str) -> Path:
    """A file for a fresh match, named after the game and the moment."""
    moment = datetime.now(UTC).strftime("%Y%m%d-%H%M%S-%f")
    return folder() / f"{game}-{moment}.json"


def write(path: Path, match: Match, seating: Seating) -> None:
    """Keep a match: into a temporary file beside the old one, then in its place."""
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    data = {**match.private_record().data(), "table": seating.data()}
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=".", suffix=".part")  # made with mode 600
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            json.dump(data, file, ensure_ascii=False, indent=1)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def read_text(path: Path) -> str:
    """The text of a record file, or a refusal that says what is wrong with the file."""
    try:
        return path.read_text("utf-8")
    except FileNotFoundError:
        raise BadRecord(f"{path}: there is no such file") from None
    except UnicodeDecodeError:
        raise BadRecord(f"{path}: this is not a record: it is not text") from None
    except OSError as error:
        raise BadRecord(f"{path}: cannot be read: {error.strerror}") from None


def read(path: Path, game: str | None) -> tuple[Match, Seating, bool]:
    """A kept match (of a game, if given) that still waits for a move, every step played again. One of other rules or
    cards goes on from its position under those of today (the last value): a match with dice and a file of its own."""
    text = read_text(path)
    try:
        record = read_record(text)
        if game is not None and record.game != game:
            raise BadRecord(f"this is a match of {record.game}, not of {game}")
        if record.result is not None:
            raise BadRecord("this match is over; `undercroft replay` tells its story")
        table = json.loads(text).get("table")
        if table is None:
            raise BadRecord("this record does not say who plays; only matches kept by `undercroft play` can be resumed")
        seating = read_seating(table, record.seats)
        if is_played_here(record):
            return replay(game_with(record.game, record.changes), record), seating, False
        return renewed(Past(record).save()), seating, True
    except UndercroftError as error:
        raise BadRecord(f"{path}: {error}") from None


def newest(game: str | None) -> Path | None:
    """The match touched last (of a game, if given)."""
    pattern = "*.json" if game is None else f"{game}-*.json"
    return max(folder().glob(pattern), key=lambda path: path.stat().st_mtime_ns, default=None)


def finished(game: str) -> list[tuple[Record, int]]:
    """All kept matches of today's rules of a game that are over and had one human, with the seat of that human."""
    found = []
    for path in sorted(folder().glob(f"{game}-*.json")):
        try:
            text = path.read_text("utf-8")
            record = read_record(text)
            humans = read_seating(json.loads(text).get("table"), record.seats).humans
        except (OSError, UnicodeDecodeError, BadRecord):
            continue  # a broken file is no match; `undercroft verify` tells what is wrong with it
        if record.result is not None and len(humans) == 1 and is_played_here(record):
            found.append((record, humans[0]))
    return found


def is_open(path: Path) -> bool:
    """Whether a kept match still waits for a move. A broken file does not."""
    try:
        return read_record(path.read_text("utf-8")).result is None
    except (OSError, UnicodeDecodeError, BadRecord):
        return False
