"""The `undercroft` command: a table of subcommands, each a module with `add_arguments` and `run`.

A subcommand's module is imported only when it runs, so `--help` answers at once.
"""

from __future__ import annotations

import argparse
import io
import json
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any, Final

OK: Final = 0
REFUSED: Final = 1  # refused: bad record, bad cards, bad option; the text says why
INTERRUPTED: Final = 130  # Ctrl-C

# name: (module, one line of help)
COMMANDS: Final = {
    "play": ("undercroft.terminal.commands.play", "play in this terminal, against bots or friends at one keyboard"),
    "games": ("undercroft.terminal.commands.games", "list the games, their seats and options"),
    "cards": ("undercroft.terminal.commands.cards", "show every card with its grade, or check a cards file"),
    "replay": ("undercroft.terminal.commands.replay", "show a recorded match"),
    "verify": ("undercroft.terminal.commands.verify", "prove that a record is unchanged and its dice are fair"),
    "serve": ("undercroft.server.commands.serve", "serve tables on the web, for this machine or for others"),
    "export": ("undercroft.server.commands.export", "write the record of a table of a server"),
    "backup": ("undercroft.server.commands.backup", "back up the folder of a server, even while it runs"),
    "new-key": ("undercroft.server.commands.new_key", "sign the cookies of a server with a new key"),
    "sim": ("undercroft.terminal.commands.sim", "let bots play many games and report"),
    "check": ("undercroft.terminal.commands.check", "test a game of any package against the laws for all games"),
    "report": ("undercroft.terminal.commands.report", "write a page with plots about the balance of a game"),
    "ladder": ("undercroft.terminal.commands.ladder", "measure which bots beat which, on common deals"),
    "mcp": ("undercroft.terminal.commands.mcp", "offer the games to agents, as tools of the Model Context Protocol"),
    "bench-agent": (
        "undercroft.terminal.commands.bench_agent",
        "place an agent on the scale of the levels, by few games",
    ),
    "doctor": ("undercroft.terminal.commands.doctor", "report what is installed, compiled and missing"),
    "completion": ("undercroft.terminal.commands.completion", "print a script that completes commands in your shell"),
}

EPILOG: Final = """\
exit codes:
  0    done
  1    refused: a bad record, cards file, option or bot; the message says why
  2    the command line is wrong
  130  interrupted with Ctrl-C (a game in progress is saved)

`undercroft COMMAND --help` explains a command.
"""


class Version(argparse.Action):
    """`--version`: imports the package only when asked."""

    def __call__(self, *_: Any) -> None:
        import undercroft

        build = "compiled" if undercroft.compiled else "pure Python"
        number = ".".join(str(part) for part in sys.version_info[:3])
        print(f"undercroft {undercroft.__version__} ({build}), Python {number}")
        raise SystemExit(OK)


def main(argv: Sequence[str] | None = None) -> int:
    """Runs one subcommand and returns its exit code."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # an old terminal shows ? for characters it lacks
    words = list(sys.argv[1:] if argv is None else argv)
    asked = next((word for word in words if not word.startswith("-")), None)
    arguments = make_parser(asked).parse_args(words)
    from undercroft.kernel.errors import UndercroftError

    try:
        code: int = import_module(COMMANDS[arguments.command][0]).run(arguments)
        sys.stdout.flush()
    except UndercroftError as error:
        if getattr(arguments, "json", False):
            print(json.dumps({"error": str(error)}, indent=2))
        else:
            from undercroft.terminal.parser import correction

            text = str(error)
            print(f"undercroft {arguments.command}: {text}{correction(text)}", file=sys.stderr)
        return REFUSED
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # The reader (`head`, a pager) has gone; nothing may be written at exit either.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return OK
    return code


def make_parser(asked: str | None) -> argparse.ArgumentParser:
    """Builds the parser; only the requested subcommand fills in its arguments, or all for `asked="all"`."""
    from undercroft.terminal.parser import Parser, suggestion, translated

    description = translated("An open table for four dungeon games.")
    parser = Parser(prog="undercroft", description=description, epilog=EPILOG)
    parser.add_argument("--version", action=Version, nargs=0, help="show the version, the build and Python, and exit")
    commands = parser.add_subparsers(dest="command", metavar=translated("COMMAND"), required=True)
    for name, (module, help) in COMMANDS.items():
        help = translated(help)
        command = commands.add_parser(name, help=help, description=help[:1].upper() + help[1:] + ".")
        if asked in (name, "all"):
            import_module(module).add_arguments(command)
    if asked is not None and asked not in (*COMMANDS, "all"):
        parser.error(translated("there is no command %s.") % asked + suggestion(asked, list(COMMANDS)))
    return parser


if __name__ == "__main__":
    sys.exit(main())
