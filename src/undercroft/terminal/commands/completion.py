"""`undercroft completion SHELL`: prints a script that completes commands and options."""

from __future__ import annotations

import argparse

import shtab

from undercroft.cli import OK, make_parser

EPILOG = """\
bash and zsh: add eval "$(undercroft completion SHELL)" to ~/.bashrc or ~/.zshrc.
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = EPILOG
    parser.add_argument("shell", choices=shtab.SUPPORTED_SHELLS)


def run(arguments: argparse.Namespace) -> int:
    print(shtab.complete(make_parser("all"), shell=arguments.shell))
    return OK
