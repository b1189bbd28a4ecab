"""`undercroft serve`: tables on the web, for this machine, the local network, or the world."""

from __future__ import annotations

import argparse
import math
import os
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from undercroft.kernel.errors import BadOption, UndercroftError
from undercroft.server.commands.announce import add_announce, check_announce
from undercroft.server.commands.shared import add_store, check_store

PORT: Final = 8765
WORKERS: Final = max(1, (os.cpu_count() or 2) - 1)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--host",
        nargs="?",
        const="0.0.0.0",
        default="127.0.0.1",
        help="listen for others too: in the whole local network, or on one address (default: this machine only)",
    )
    parser.add_argument("--port", type=int, default=PORT, help=f"port; the next free one if taken (default {PORT})")
    add_store(parser)
    add_announce(parser)
    parser.add_argument("--url", help="the address people use, if a proxy stands before the server: https://…")
    parser.add_argument("--proxy", metavar="ADDRESS", help="believe the X-Forwarded headers of the proxy there")
    parser.add_argument(
        "--workers", type=int, default=WORKERS, help="processes that think for bots (default %(default)s)"
    )
    parser.add_argument(
        "--budget",
        type=float,
        default=5.0,
        help="seconds a bot has for a move beyond those that its level thinks (default %(default)s)",
    )
    parser.add_argument("--think", type=float, help="the most seconds a bot thinks about a move, whatever its level")
    parser.add_argument("--pause", type=float, default=0.6, help="seconds a bot takes at least for a move")
    parser.add_argument(
        "--forecast",
        type=float,
        default=60.0,
        help="seconds of processor to work out who was likely to win a finished match; 0: never (default %(default)s)",
    )
    parser.add_argument(
        "--cards",
        type=Path,
        metavar="FOLDER",
        help="offer other cards, chosen for a table by name: files such as FOLDER/raiders/rich.toml",
    )
    parser.add_argument(
        "--limit",
        metavar="NAME=NUMBER",
        action="append",
        default=[],
        help="change one of the limits of docs/operators/server.md; may be given several times",
    )
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
    """Refuse, by name, what no server can run with."""
    if arguments.workers < 1:
        raise BadOption(f"--workers {arguments.workers}: bots need one process at least")
    if not 0 < arguments.budget < math.inf:
        raise BadOption(f"--budget {arguments.budget}: a bot needs some seconds for a move")
    if arguments.think is not None and not 0 < arguments.think < math.inf:
        raise BadOption(f"--think {arguments.think}: a bot needs some seconds to think")
    if not 0 <= arguments.pause < math.inf:
        raise BadOption(f"--pause {arguments.pause}: expected seconds, or 0")
    if not 0 <= arguments.forecast < math.inf:
        raise BadOption(f"--forecast {arguments.forecast}: expected seconds, or 0")
    check_store(arguments)
    check_announce(arguments)
    if arguments.url is not None:
        parts = urlsplit(arguments.url)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise BadOption(f"--url {arguments.url!r}: expected the whole address, as in https://example.org")
