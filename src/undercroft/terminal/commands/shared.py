"""Arguments that several subcommands take, and how they are read."""

from __future__ import annotations

import argparse
import ctypes
import json
import locale
import os
import re
import subprocess
import sys
from collections.abc import Sequence
from typing import Any

import msgspec

from undercroft.kernel.errors import BadOption
from undercroft.kernel.game import Game
from undercroft.kernel.options import misfit
from undercroft.kernel.record import Record
from undercroft.kernel.texts import LANGUAGES
from undercroft.retired import Past
from undercroft.retired.tellers import surroundings

YES, NO = ("true", "yes", "on"), ("false", "no", "off")


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--lang",
        choices=LANGUAGES,
        default=user_language(),
        help="language of the texts (default: $UNDERCROFT_LANG, else the locale's; here %(default)s)",
    )


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game, several times if need be; `undercroft games` lists them",
    )


def add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print JSON for a program instead of text for people")


def user_language() -> str:
    """$UNDERCROFT_LANG, else that of the system, if we speak it; else English."""
    names = ("UNDERCROFT_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
    said = next((value for name in names if (value := os.environ.get(name))), None) or _language_of_windows()
    language = re.split("[-_.]", said)[0].lower()
    return language if language in LANGUAGES else "en"


def _language_of_windows() -> str:
    """Windows keeps it out of the environment; elsewhere nothing in the environment means no language."""
    if sys.platform != "win32":
        return ""
    return locale.windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage(), "")


def read_given(game: Game, pairs: Sequence[str]) -> dict[str, Any]:
    """The options of `--option name=value`: numbers, yes and no, lists with commas, else words."""
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
    """JSON for a program; letters are written out where the output can hold them."""
    is_wide = (sys.stdout.encoding or "").lower().startswith("utf")
    print(json.dumps(data, ensure_ascii=not is_wide, indent=2))


def run_as_then(record: Record, command: str, arguments: argparse.Namespace) -> int:
    """Run a command on a record's file as the program of its time would: with its rules, cards, texts and drawings.
    BadRecord if that refuses it, or nothing is kept that could."""
    folder = Past(record).folder
    words = [command, str(arguments.file.resolve()), "--lang", arguments.lang]
    words += [f"--{name}" for name in ("step", "plain", "json") if getattr(arguments, name, False)]
    sys.stdout.flush()
    program = [sys.executable, "-P", "-m", "undercroft", *words]
    return subprocess.run(program, env=surroundings(folder), check=False).returncode
