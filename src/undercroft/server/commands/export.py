"""`undercroft export TABLE`: the record of a table, taken straight out of the store. The server may run meanwhile.

The private record holds the secret of the dice and every hidden choice: it is for the one who keeps the tables.
"""

from __future__ import annotations

import argparse
import os
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import msgspec

from undercroft.kernel.errors import UndercroftError
from undercroft.server.commands.shared import add_store, check_store
from undercroft.server.live.reading import digests_of
from undercroft.server.store.sqlite import FILE, open_to_read
from undercroft.server.tables.rebuilding import rebuilt
from undercroft.server.tables.replays import record_of
from undercroft.server.tables.stored import Cards
from undercroft.server.tables.table import Table

HEADER: Final = "SELECT header FROM tables WHERE id = ?"
ENTRIES: Final = "SELECT body FROM entries WHERE table_id = ? ORDER BY n"
CARDS: Final = "SELECT files FROM cards WHERE digest = ?"
Stored = tuple[str, list[str], Cards]  # a table as it lies in the store

EPILOG: Final = """\
The private record can be brought to another server (POST /api/records) and played on there. It holds the secret of
the dice and what is hidden from players: keep it to yourself until the match is over. --public writes the record that
everybody may have, and refuses while the match is played. `undercroft verify` proves both. A match that went on under
new rules has a record for each of them: --part 0 is the first, and the last is written where none is named.
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = EPILOG
    parser.add_argument("table", metavar="TABLE", help="the id of the table, or the link to it")
    parser.add_argument("file", type=Path, nargs="?", metavar="FILE", help="where to write it (default: here)")
    parser.add_argument("--public", action="store_true", help="the record of a finished match that is safe to share")
    parser.add_argument("--part", type=int, metavar="N", help="of a match that went on under new rules")
    add_store(parser)


def run(arguments: argparse.Namespace) -> int:
    check_store(arguments)
    id = arguments.table.rstrip("/").rpartition("/")[2]
    found = _postgres(arguments.database, id) if arguments.database else _sqlite(arguments.data, id)
    if found is None:
        raise UndercroftError(f"there is no table {id!r} in {'the database' if arguments.database else arguments.data}")
    header, bodies, cards = found
    text = text_of(rebuilt(header, bodies, cards.get), arguments.public, arguments.part)
    if arguments.file is None:
        sys.stdout.write(text)
    else:
        _write(arguments.file, text, mode=0o644 if arguments.public else 0o600)
    return 0


def text_of(table: Table, public: bool, part: int | None = None) -> str:
    """The record as text."""
    if table.match is None:
        raise UndercroftError(f"table {table.id} has no record: its match has not started")
    part = len(table.earlier) if part is None else part
    if not 0 <= part < len(table.parts):
        raise UndercroftError(f"table {table.id} has records 0 to {len(table.earlier)}, not {part}")
    if public and table.phase != "over":
        raise UndercroftError(
            f"the match at table {table.id} is not over: its record shows what players hide from each other; "
            "export it without --public, for yourself"
        )
    return record_of(table, part).dumps()


def _sqlite(folder: Path, id: str) -> Stored | None:
    path = folder / FILE
    if not path.is_file():
        raise UndercroftError(f"there are no tables in {folder}; name the server's folder with --data")
    try:
        with closing(open_to_read(path)) as connection:
            header = connection.execute(HEADER, (id,)).fetchone()
            bodies = [row[0] for row in connection.execute(ENTRIES, (id,))]
            found = [(digest, connection.execute(CARDS, (digest,)).fetchone()) for digest in digests_of(bodies)]
    except sqlite3.Error as error:
        raise UndercroftError(f"{path} cannot be read: {error}") from None
    return None if header is None else (header[0], bodies, _cards(found))


def _postgres(url: str, id: str) -> Stored | None:
    try:
        import psycopg
    except ModuleNotFoundError:
        raise UndercroftError("--database needs psycopg: pip install 'undercroft[server,postgres]'") from None
    try:
        with psycopg.connect(url) as connection:
            header = connection.execute(HEADER.replace("?", "%s").encode(), (id,)).fetchone()
            bodies = [row[0] for row in connection.execute(ENTRIES.replace("?", "%s").encode(), (id,))]
            sql = CARDS.replace("?", "%s").encode()
            found = [(digest, connection.execute(sql, (digest,)).fetchone()) for digest in digests_of(bodies)]
    except psycopg.Error as error:
        why = " ".join(str(error).split())
        raise UndercroftError(f"the database cannot be read: {why}; check --database") from None
    return None if header is None else (header[0], bodies, _cards(found))


def _cards(found: list[tuple[str, Any]]) -> Cards:
    """The cards that were kept; a record that names any was written when they were."""
    return {digest: msgspec.json.decode(row[0], type=dict[str, str]) for digest, row in found if row is not None}


def _write(path: Path, text: str, mode: int) -> None:
    """A new file; one that is there is left as it is."""
    try:
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode), "w", encoding="utf-8") as out:
            out.write(text)
    except OSError as error:
        raise UndercroftError(f"{path} cannot be written: {error.strerror}") from None
