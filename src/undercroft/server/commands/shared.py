"""The options that locate the store, and those that select the carrier of announcements."""

from __future__ import annotations

import argparse
import os
from importlib.util import find_spec
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


MAIL_VARIABLE: Final = "UNDERCROFT_MAIL"
HOOKS: Final = ("public", "any")


def add_notices(parser: argparse.ArgumentParser) -> None:
    """Adds the options for messages to people whose browser is closed."""
    help = (
        "smtp://USER:PASSWORD@HOST:PORT?from=ADDRESS of a mail server, to offer e-mail when it is a person's turn; "
        f"better given as ${MAIL_VARIABLE}"
    )
    parser.add_argument("--mail", metavar="URL", default=os.environ.get(MAIL_VARIABLE), help=help)
    help = "offer messages of the browser when it is a person's turn (web push; needs https)"
    parser.add_argument("--push", action="store_true", help=help)
    help = "offer web hooks when it is a person's turn: to public addresses, or to any, your network included"
    parser.add_argument("--hooks", choices=HOOKS, help=help)


def check_notices(arguments: argparse.Namespace) -> None:
    needed = [(arguments.mail, "aiosmtplib"), (arguments.push, "cryptography")]
    missing = [package for is_on, package in needed if is_on and find_spec(package) is None]
    if missing:
        raise BadOption(f"--mail and --push need {missing[0]}: pip install 'undercroft[server,notices]'")
