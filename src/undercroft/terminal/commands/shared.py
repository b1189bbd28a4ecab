"""Arguments shared by several subcommands, and their parsing."""

from __future__ import annotations

import argparse
import json
import os
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from undercroft.kernel.errors import BadOption
from undercroft.kernel.game import Game
from undercroft.kernel.options import misfit
from undercroft.kernel.texts import languages
from undercroft.terminal.language import user_language

YES, NO = ("true", "yes", "on"), ("false", "no", "off")


def add_language(parser: argparse.ArgumentParser) -> None:
    help = "language of the texts (default: $UNDERCROFT_LANG, else the system's, here %(default)s)"
    parser.add_argument("--lang", choices=languages(), default=user_language(), help=help)


def add_options(parser: argparse.ArgumentParser) -> None:
    help = "option of the game, may be repeated; `undercroft games` lists them"
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=help)


def add_cards(parser: argparse.ArgumentParser) -> None:
    help = "cards file, or folder of cards files, instead of the printed cards"
    parser.add_argument("--cards", type=Path, metavar="FILE", help=help)


def add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print JSON instead of text")


def add_games(parser: argparse.ArgumentParser, number: int) -> None:
    """Adds the arguments of commands that play many games."""
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--games", type=int, default=number, metavar="N", help="number of games (default: %(default)s)")
    parser.add_argument("--seats", type=int, metavar="N", help="number of players (default: the fewest)")
    parser.add_argument("--seconds", type=float, metavar="SECONDS", help="maximum seconds for a decision")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="seed of the games (default: %(default)s)")
    help = "number of processes (default: one per core, here %(default)s)"
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help=help)
    add_options(parser)
    add_language(parser)


def read_given(game: Game, pairs: Sequence[str]) -> dict[str, Any]:
    """Reads the options of `--option name=value`: numbers, yes and no, lists with commas, else words."""
    kinds = {field.name: field.type for field in msgspec.structs.fields(game.options)}
    given: dict[str, Any] = {}
    for pair in pairs:
        name, sign, word = pair.partition("=")
        if not sign:
            raise BadOption(f"--option {pair!r}: write it as name=value")
        name, value = name.strip().replace("-", "_"), _value(word.strip())
        if kinds.get(name) is bool and not isinstance(value, bool):
            raise BadOption(f"--option {pair!r}: write {name}=yes or {name}=no")
        # A single word may be a list of one: heroes=knight at a table for one.
        is_alone = name in kinds and misfit(value, kinds[name]) and misfit([value], kinds[name]) is None
        given[name] = [value] if is_alone else value
    return given


def _value(word: str) -> Any:
    if "," in word:
        return [_value(part.strip()) for part in word.split(",") if part.strip()]
    if word.lower() in YES:
        return True
    if word.lower() in NO:
        return False
    return int(word) if re.fullmatch(r"-?[0-9]{1,18}", word) else word


def print_json(data: Any) -> None:
    """Prints JSON for a program; non-ASCII letters stay as they are where the output can hold them."""
    is_wide = (sys.stdout.encoding or "").lower().startswith("utf")
    print(json.dumps(data, ensure_ascii=not is_wide, indent=2))
