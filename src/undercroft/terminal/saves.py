"""Matches stored in the user's data folder: the private record and the seating.

A file is a record with one more field, `table`; `undercroft replay` and `verify` read it as it is. It holds the
secret of the dice, so only its owner may read it, and it is replaced atomically.
"""

from __future__ import annotations

import json
import os
import tempfile
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from undercroft.data_folder import data_folder
from undercroft.games import find_game
from undercroft.games.card_sets import game_with
from undercroft.kernel.errors import BadRecord, UndercroftError
from undercroft.kernel.match import Match, replay
from undercroft.kernel.record import Record, read_record
from undercroft.kernel.texts import Texts

HUMAN: Final = "human"


class Seating:
    """`players` holds `human` or a bot's level for each seat; `given` holds the names players chose."""

    def __init__(self, players: list[str], given: list[str]) -> None:
        self.players = players
        self.given = given

    @property
    def humans(self) -> list[int]:
        return [seat for seat, player in enumerate(self.players) if player == HUMAN]

    def names(self, texts: Texts) -> list[str]:
        """Returns a name for every seat, in the screen's language where none was given."""
        names, bots = [], 0
        for seat, player in enumerate(self.players):
            if player != HUMAN:
                bots += 1
                own = texts("shell-bot", number=bots)
            elif len(self.humans) == 1:
                own = texts("shell-human")
            else:
                own = texts("shell-seat", number=seat + 1)
            names.append(self.given[seat] if seat < len(self.given) else own)
        return names

    def data(self) -> dict[str, Any]:
        return {"players": self.players, "names": self.given}


def read_seating(table: Any, seats: int) -> Seating:
    """Reads the seating from a stored match."""
    players, names = (table.get("players"), table.get("names")) if isinstance(table, dict) else (None, None)
    if not isinstance(players, list) or len(players) != seats or not isinstance(names, list):
        raise BadRecord(f"the field 'table' does not say who plays the {seats} seats")
    return Seating([str(player) for player in players], [str(name) for name in names])


def folder() -> Path:
    return data_folder() / "matches"


def new_path(game: str) -> Path:
    """Returns a file for a fresh match, named after the game and the time."""
    moment = datetime.now(UTC).strftime("%Y%m%d-%H%M%S-%f")
    return folder() / f"{game}-{moment}.json"


def write(path: Path, match: Match, seating: Seating) -> None:
    """Stores a match: writes a temporary file beside the old one, then replaces it."""
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    data = {**match.private_record().data(), "table": seating.data()}
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=".", suffix=".part")  # created with mode 600
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
    """Returns the text of a record file, or refuses it with what is wrong."""
    try:
        return path.read_text("utf-8")
    except FileNotFoundError:
        raise BadRecord(f"{path}: there is no such file") from None
    except UnicodeDecodeError:
        raise BadRecord(f"{path}: this is not a record: it is not text") from None
    except OSError as error:
        raise BadRecord(f"{path}: cannot be read: {error.strerror}") from None


def read(path: Path, game: str | None) -> tuple[Match, Seating]:
    """Returns a stored match (of a game, if given) that still waits for a move, with every step replayed."""
    text = read_text(path)
    try:
        record = read_record(text)
        if game is not None and record.game != game:
            raise BadRecord(f"this is a match of {record.game}, not of {game}")
        if record.result is not None:
            raise BadRecord("this match is over; `undercroft replay` shows it")
        table = json.loads(text).get("table")
        if table is None:
            raise BadRecord(
                "this record does not say who plays; only matches saved by `undercroft play` can be resumed"
            )
        seating = read_seating(table, record.seats)
        return replay(game_with(record.game, record.changes), record), seating
    except UndercroftError as error:
        raise BadRecord(f"{path}: {error}") from None


def newest(game: str | None) -> Path | None:
    """Returns the most recent match (of a game, if given)."""
    pattern = "*.json" if game is None else f"{game}-*.json"
    return max(folder().glob(pattern), key=lambda path: path.stat().st_mtime_ns, default=None)


def finished(game: str) -> list[tuple[Record, int]]:
    """Returns all finished matches of a game, under its present rules and cards, that had one human, with the seat."""
    rules, cards = find_game(game).version, find_game(game).digest
    found = []
    for path in sorted(folder().glob(f"{game}-*.json")):
        try:
            text = path.read_text("utf-8")
            record = read_record(text)
            humans = read_seating(json.loads(text).get("table"), record.seats).humans
        except (OSError, UnicodeDecodeError, BadRecord):
            continue  # not a match; `undercroft verify` says what is wrong with the file
        if record.result is not None and len(humans) == 1 and (record.rules, record.cards) == (rules, cards):
            found.append((record, humans[0]))
    return found


def is_open(path: Path) -> bool:
    """Returns whether a stored match still waits for a move; False for a broken file."""
    try:
        return read_record(path.read_text("utf-8")).result is None
    except (OSError, UnicodeDecodeError, BadRecord):
        return False
