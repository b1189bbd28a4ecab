"""The option that says what carries announcements between server processes."""

from __future__ import annotations

import argparse
import os
from typing import Final
from urllib.parse import urlsplit

from undercroft.kernel.errors import BadOption

ANNOUNCE_VARIABLE: Final = "UNDERCROFT_ANNOUNCE"
SCHEMES: Final = ("nats", "tls")


def add_announce(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--announce",
        metavar="URL",
        type=addresses,
        default=os.environ.get(ANNOUNCE_VARIABLE, ""),
        help="nats://… of the message server that tells processes on one database of each other's moves, or several of"
        f" a cluster with commas (default: PostgreSQL does it); better given as ${ANNOUNCE_VARIABLE}",
    )


def check_announce(arguments: argparse.Namespace) -> None:
    """The address may hold a password: it is not repeated."""
    for address in arguments.announce:
        parts = urlsplit(address)
        if parts.scheme not in SCHEMES or not parts.hostname:
            raise BadOption("--announce: expected nats://HOST:PORT or tls://HOST:PORT, or several with commas")
    if arguments.announce and not arguments.database:
        raise BadOption("--announce: only processes that share a database tell each other anything; see --database")


def addresses(text: str) -> list[str]:
    return [address.strip() for address in text.split(",")] if text else []
