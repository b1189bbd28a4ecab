"""The options that say where the tables are."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import Final

from undercroft.kernel.errors import BadOption

DATABASE_VARIABLE: Final = "UNDERCROFT_DATABASE"


def add_store(parser: argparse.ArgumentParser) -> None:
    """Where the tables are."""
    parser.add_argument("--data", type=Path, default=data_folder(), help="folder for tables (default %(default)s)")
    parser.add_argument(
        "--database",
        default=os.environ.get(DATABASE_VARIABLE),
        help=f"postgresql://… if tables are kept there instead; better given as ${DATABASE_VARIABLE}",
    )


def check_store(arguments: argparse.Namespace) -> None:
    if arguments.database and not arguments.database.startswith(("postgresql://", "postgres://")):
        raise BadOption(f"--database: expected postgresql://…, got {arguments.database!r}")


def data_folder() -> Path:
    """$XDG_DATA_HOME/undercroft, where the terminal keeps its matches too."""
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local/share") / "undercroft"
