"""`undercroft new-key`: adds a new key for signing cookies. Cookies of the old key stay valid for a while."""

from __future__ import annotations

import argparse
from pathlib import Path

from undercroft.data_folder import data_folder
from undercroft.server.people.keys import BELIEVED, rotate


def add_arguments(parser: argparse.ArgumentParser) -> None:
    help = "folder of the server (default: %(default)s)"
    parser.add_argument("--data", type=Path, default=data_folder(), metavar="FOLDER", help=help)


def run(arguments: argparse.Namespace) -> int:
    number = rotate(arguments.data)
    old = "the old one is" if number == 1 else f"the {number} old ones are"
    print(f"A new key is written; {old} believed for {BELIEVED.days} days from when it was replaced.")
    print("Start the server again to use it.")
    return 0
