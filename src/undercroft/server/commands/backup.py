"""`undercroft backup TO`: copies all data in a server's folder. The server may be running.

The copy is a folder that a server can be started on. That is how a backup is restored.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Final

from undercroft.kernel.errors import UndercroftError
from undercroft.server.commands.shared import add_store, check_store
from undercroft.server.people.keys import KEY_FILE
from undercroft.server.store.sqlite import FILE, open_to_read
from undercroft.server.system import sync_folder

EPILOG: Final = """\
TO is a new folder, which appears only when the copy is complete and checked. It holds everything from the server's
folder, including secrets, and only you can read it. To restore, start a server on it (--data TO), or replace the
files of a stopped server. Back up tables in PostgreSQL with pg_dump.
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = EPILOG
    parser.add_argument("to", type=Path, metavar="TO", help="the new folder")
    add_store(parser)


def run(arguments: argparse.Namespace) -> int:
    check_store(arguments)
    if arguments.database:
        raise UndercroftError("tables in PostgreSQL are backed up by pg_dump: docs/operators/deploy.md has the steps")
    source: Path = arguments.data / FILE
    if not source.is_file():
        raise UndercroftError(f"there are no tables in {arguments.data}; name the server's folder with --data")
    if arguments.to.exists():
        raise UndercroftError(f"{arguments.to} already exists; name a new folder")
    try:
        tables = _copy(source, arguments.to)
    except (OSError, sqlite3.Error) as error:
        raise UndercroftError(f"the backup failed: {error}") from None
    key = "" if (arguments.to / KEY_FILE).exists() else f"; there was no {KEY_FILE} to copy"
    print(f"{arguments.to}: copied and checked; tables: {tables}{key}")
    return 0


def _copy(source: Path, to: Path) -> int:
    """Makes the copy in a temporary place, moves it to its destination, and returns the number of tables."""
    to.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=f".{to.name}-", dir=to.parent) as name:
        draft = Path(name) / "draft"
        draft.mkdir(mode=0o700)
        copy = draft / FILE
        copy.touch(mode=0o600)
        # The key comes first, because a server that starts for the first time has a key before it has tables.
        if (source.parent / KEY_FILE).exists():
            (draft / KEY_FILE).touch(mode=0o600)
            shutil.copyfile(source.parent / KEY_FILE, draft / KEY_FILE)
        with closing(open_to_read(source)) as reader, closing(sqlite3.connect(copy)) as writer:
            reader.backup(writer)
            (found,) = writer.execute("PRAGMA integrity_check(1)").fetchone()
            if found != "ok":
                raise UndercroftError(f"the backup failed: {source} is damaged: {found}")
            (tables,) = writer.execute("SELECT count(*) FROM tables").fetchone()
        for path in draft.iterdir():
            with path.open("rb+") as file:
                os.fsync(file.fileno())
        sync_folder(draft)
        draft.rename(to)
    sync_folder(to.parent)
    return int(tables)
