"""`undercroft serve`: serves tables to this machine, the local network, or the internet."""

from __future__ import annotations

import argparse
import math
import os
import re
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from undercroft.kernel.errors import BadOption, UndercroftError
from undercroft.server.commands.shared import (
    add_announce,
    add_notices,
    add_store,
    check_announce,
    check_notices,
    check_store,
)

PORT: Final = 8765
ORIGIN: Final = re.compile(r"https?://[A-Za-z0-9.-]+(:\d{1,5})?")
JOBS: Final = max(1, (os.cpu_count() or 2) - 1)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    help = "accept others too: the whole local network, or one address (default: this machine only)"
    parser.add_argument("--host", nargs="?", const="0.0.0.0", default="127.0.0.1", metavar="ADDRESS", help=help)
    parser.add_argument(
        "--port", type=int, default=PORT, metavar="N", help="port, or the next free one (default: %(default)s)"
    )
    add_store(parser)
    add_announce(parser)
    parser.add_argument("--url", metavar="URL", help="public address if a proxy stands before the server: https://…")
    parser.add_argument("--proxy", metavar="ADDRESS", help="trust the X-Forwarded headers of the proxy there")
    help = "answer to this host name too, besides addresses, names without a dot and --url; *: any; may be repeated"
    parser.add_argument("--allow-host", metavar="NAME", action="append", default=[], help=help)
    parser.add_argument("--jobs", type=int, default=JOBS, metavar="N", help="processes for bots (default: %(default)s)")
    help = "seconds for a bot's move beyond the thinking time of its level (default: %(default)s)"
    parser.add_argument("--budget", type=float, default=5.0, metavar="SECONDS", help=help)
    help = "maximum thinking seconds for a bot's move, whatever its level"
    parser.add_argument("--seconds", type=float, metavar="SECONDS", help=help)
    parser.add_argument("--pause", type=float, default=0.6, metavar="SECONDS", help="minimum seconds for a bot's move")
    help = "processor seconds for the win chances of a finished match; 0: never (default: %(default)s)"
    parser.add_argument("--forecast", type=float, default=60.0, metavar="SECONDS", help=help)
    help = "offer other cards, chosen for a table by name: files such as FOLDER/raiders/rich.toml"
    parser.add_argument("--cards", type=Path, metavar="FOLDER", help=help)
    add_notices(parser)
    help = "change a limit, as in sockets_per_person=20; a wrong name lists them all; may be repeated"
    parser.add_argument("--limit", metavar="NAME=NUMBER", action="append", default=[], help=help)
    help = "let pages of a site show tables, replays and puzzles in frames: https://example.org; may be repeated"
    parser.add_argument("--frame-origin", metavar="ORIGIN", action="append", default=[], help=help)
    parser.add_argument("--open", action="store_true", help="open the page in the browser")


def run(arguments: argparse.Namespace) -> int:
    try:
        from undercroft.server.process import serve
    except ModuleNotFoundError as error:
        raise UndercroftError(
            f"the server needs {error.name}, which is not installed: pip install 'undercroft[server]'"
        ) from None
    check(arguments)
    serve(arguments)
    return 0


def check(arguments: argparse.Namespace) -> None:
    """Refuses invalid settings, naming the option."""
    if arguments.jobs < 1:
        raise BadOption(f"--jobs {arguments.jobs}: expected at least one process")
    if not 0 < arguments.budget < math.inf:
        raise BadOption(f"--budget {arguments.budget}: expected seconds above 0")
    if arguments.seconds is not None and not 0 < arguments.seconds < math.inf:
        raise BadOption(f"--seconds {arguments.seconds}: expected seconds above 0")
    if not 0 <= arguments.pause < math.inf:
        raise BadOption(f"--pause {arguments.pause}: expected seconds, or 0")
    if not 0 <= arguments.forecast < math.inf:
        raise BadOption(f"--forecast {arguments.forecast}: expected seconds, or 0")
    check_store(arguments)
    check_announce(arguments)
    check_notices(arguments)
    for origin in arguments.frame_origin:
        if not ORIGIN.fullmatch(origin):
            raise BadOption(
                f"--frame-origin {origin!r}: expected an origin without a path, such as https://example.org"
            )
    if arguments.url is not None:
        parts = urlsplit(arguments.url)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise BadOption(f"--url {arguments.url!r}: expected a full address such as https://example.org")
