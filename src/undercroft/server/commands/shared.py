"""The options that locate the store, and those that select the carrier of announcements."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from undercroft.data_folder import data_folder
from undercroft.kernel.errors import BadOption

DATABASE_VARIABLE: Final = "UNDERCROFT_DATABASE"


def add_store(parser: argparse.ArgumentParser) -> None:
    """Adds the options that locate the store."""
    help = "folder of the server (default: %(default)s)"
    parser.add_argument("--data", type=Path, default=data_folder(), metavar="FOLDER", help=help)
    help = f"postgresql://… to keep tables there instead; better given as ${DATABASE_VARIABLE}"
    parser.add_argument("--database", metavar="URL", default=os.environ.get(DATABASE_VARIABLE), help=help)


def check_store(arguments: argparse.Namespace) -> None:
    if arguments.database and not arguments.database.startswith(("postgresql://", "postgres://")):
        raise BadOption(f"--database: expected postgresql://…, got {arguments.database!r}")


ANNOUNCE_VARIABLE: Final = "UNDERCROFT_ANNOUNCE"
SCHEMES: Final = ("nats", "tls")


def add_announce(parser: argparse.ArgumentParser) -> None:
    help = (
        "nats://… of a message server, or several separated by commas, for announcements between processes "
        f"on one database (default: PostgreSQL carries them); better given as ${ANNOUNCE_VARIABLE}"
    )
    default = os.environ.get(ANNOUNCE_VARIABLE, "")
    parser.add_argument("--announce", metavar="URL", type=addresses, default=default, help=help)


def check_announce(arguments: argparse.Namespace) -> None:
    """Checks an address. Errors do not repeat it, because it may contain a password."""
    for address in arguments.announce:
        parts = urlsplit(address)
        if parts.scheme not in SCHEMES or not parts.hostname:
            raise BadOption("--announce: expected nats://HOST:PORT or tls://HOST:PORT, or several separated by commas")
    if arguments.announce and not arguments.database:
        raise BadOption("--announce: only processes that share a database exchange announcements; see --database")


def addresses(text: str) -> list[str]:
    return [address.strip() for address in text.split(",")] if text else []
