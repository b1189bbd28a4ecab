"""`undercroft mcp`: offers the games to agents as tools of the Model Context Protocol."""

from __future__ import annotations

import argparse
import os
from typing import Final

from undercroft.bots.clock import seconds_of
from undercroft.cli import OK
from undercroft.kernel.errors import BadOption, UndercroftError
from undercroft.terminal.commands.shared import add_language

EPILOG: Final = """\
Without --http the tools speak over standard input and output, as programs that run agents expect: give them the
command `undercroft mcp`. A table of a server is joined by its link: any table of this machine, and those of servers
named with --server. $UNDERCROFT_TOKEN is the token of a bot account on the first of them; without it the agent is a
guest.
"""
PORT: Final = 8766
PATH: Final = "/mcp"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = EPILOG
    parser.add_argument("--http", action="store_true", help="serve streamable HTTP instead of standard input")
    help = "address to listen on, with --http (default: %(default)s)"
    parser.add_argument("--host", default="127.0.0.1", metavar="ADDRESS", help=help)
    help = "port to listen on, with --http (default: %(default)s)"
    parser.add_argument("--port", type=int, default=PORT, metavar="N", help=help)
    help = "server whose tables may be joined, may be repeated"
    parser.add_argument("--server", action="append", default=[], metavar="URL", help=help)
    parser.add_argument("--seconds", type=float, metavar="SECONDS", help="maximum seconds for a bot's move or a hint")
    add_language(parser)


def run(arguments: argparse.Namespace) -> int:
    seconds = None if arguments.seconds is None else seconds_of(arguments.seconds)
    if not 0 < arguments.port < 1 << 16:
        raise BadOption(f"--port {arguments.port}: ports are numbered from 1 to 65535")
    try:
        from undercroft.agents.mcp import Setup, make_server
    except ImportError as error:
        raise UndercroftError(str(error)) from None
    token = os.environ.get("UNDERCROFT_TOKEN") or None
    server = make_server(Setup(arguments.lang, seconds, arguments.server, token))
    if arguments.http:
        server.run("streamable-http", host=arguments.host, port=arguments.port, streamable_http_path=PATH)
    else:
        server.run("stdio")
    return OK
