"""`undercroft export TABLE`: writes the record of a table, read directly from the store. The server may be running.

The private record holds the secret of the dice and every hidden choice. It is for the operator.
"""

from __future__ import annotations

import argparse
import os
import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from undercroft.kernel.errors import UndercroftError
from undercroft.server.commands.shared import add_store, check_store
from undercroft.server.store.sqlite import FILE, open_to_read
from undercroft.server.tables.stored import rebuilt
from undercroft.server.tables.table import Table

Stored = tuple[str, list[str]]  # a table as stored

EPILOG: Final = """\
The private record can be imported into another server (POST /api/records) and continued there. It holds the secret of
the dice and hidden cards: keep it to yourself until the match is over. --public writes the public record of a finished
match. `undercroft verify` proves both.
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = EPILOG
    parser.add_argument("table", metavar="TABLE", help="id of the table, or its link")
    parser.add_argument("file", type=Path, nargs="?", metavar="FILE", help="file to write (default: standard output)")
    parser.add_argument("--public", action="store_true", help="the record of a finished match that is safe to share")
    add_store(parser)


def run(arguments: argparse.Namespace) -> int:
    check_store(arguments)
    id = arguments.table.rstrip("/").rpartition("/")[2]
    found = _postgres(arguments.database, id) if arguments.database else _sqlite(arguments.data, id)
    if found is None:
        raise UndercroftError(f"there is no table {id!r} in {'the database' if arguments.database else arguments.data}")
    text = text_of(rebuilt(*found), arguments.public)
    if arguments.file is None:
        sys.stdout.write(text)
    else:
        _write(arguments.file, text, mode=0o644 if arguments.public else 0o600)
    return 0


def text_of(table: Table, public: bool) -> str:
    """Returns the record as text."""
    if table.match is None:
        raise UndercroftError(f"table {table.id} has no record: its match has not started")
    if public and table.phase != "over":
        raise UndercroftError(
            f"the match at table {table.id} is not over: its record shows hidden cards; "
            "export it without --public, for yourself only"
        )
    return table.match.private_record().dumps()


def _sqlite(folder: Path, id: str) -> Stored | None:
    path = folder / FILE
    if not path.is_file():
        raise UndercroftError(f"there are no tables in {folder}; name the server's folder with --data")
    try:
        with closing(open_to_read(path)) as connection:
            return _read(connection.execute, id)
    except sqlite3.Error as error:
        raise UndercroftError(f"{path} cannot be read: {error}") from None


def _postgres(url: str, id: str) -> Stored | None:
    try:
        import psycopg
    except ModuleNotFoundError:
        raise UndercroftError("--database needs psycopg: pip install 'undercroft[server,postgres]'") from None
    try:
        with psycopg.connect(url) as connection:
            return _read(lambda sql, values: connection.execute(sql.replace("?", "%s").encode(), values), id)
    except psycopg.Error as error:
        why = " ".join(str(error).split())
        raise UndercroftError(f"the database cannot be read: {why}; check --database") from None


def _read(execute: Callable[[str, tuple[str]], Any], id: str) -> Stored | None:
    header = execute("SELECT header FROM tables WHERE id = ?", (id,)).fetchone()
    bodies = execute("SELECT body FROM entries WHERE table_id = ? ORDER BY n", (id,)).fetchall()
    return None if header is None else (header[0], [row[0] for row in bodies])


def _write(path: Path, text: str, mode: int) -> None:
    """Writes a new file; never overwrites an existing one."""
    try:
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode), "w", encoding="utf-8") as out:
            out.write(text)
    except OSError as error:
        raise UndercroftError(f"{path} cannot be written: {error.strerror}") from None
