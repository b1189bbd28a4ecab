"""Command-line parser: help in colour and in the terminal's language, and suggestions for misspelled options.

The source holds the English help. `texts/help.LANGUAGE.json` translates each sentence, and those of argparse.
"""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Sequence
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from typing import Any

from rich_argparse import RawDescriptionRichHelpFormatter

from undercroft.terminal.language import user_language

RawDescriptionRichHelpFormatter.group_name_formatter = str  # headings as they are written
TEXTS = files("undercroft") / "texts"


@cache
def sentences(language: str) -> dict[str, str]:
    """Returns the translations of a language; none for English, which is the source."""
    if language == "en":
        return {}
    read: dict[str, str] = json.loads((TEXTS / f"help.{language}.json").read_text("utf-8"))
    return read


def translated(sentence: str, language: str | None = None) -> str:
    return sentences(language or user_language()).get(sentence, sentence)


def _plural(one: str, many: str, count: int) -> str:
    return translated(one if count == 1 else many)


# argparse looks its own sentences up under the names of gettext, when it needs them.
vars(argparse).update(_=translated, ngettext=_plural)


class Parser(argparse.ArgumentParser):
    """An `ArgumentParser` for `undercroft` and each of its subcommands."""

    def __init__(self, **options: Any) -> None:
        super().__init__(**{"formatter_class": RawDescriptionRichHelpFormatter, **options})

    def add_argument(self, *names: Any, words: dict[str, str] | None = None, **options: Any) -> argparse.Action:
        """Adds an argument. `words` fill the placeholders of its help."""
        if "metavar" in options:
            options["metavar"] = translated(options["metavar"])
        if "help" in options:
            options["help"] = translated(options["help"]).format(**words or {})
        return super().add_argument(*names, **options)

    def format_help(self) -> str:
        self.epilog = translated(self.epilog) if self.epilog else None
        return super().format_help()

    def parse_args(self, args: Sequence[str] | None = None, namespace: Any = None) -> Any:  # type: ignore[override]
        found, unknown = self.parse_known_args(args, namespace)
        if unknown:
            said = translated("unrecognized arguments: %s") % " ".join(unknown)
            self.error(said + "." + suggestion(unknown[0].partition("=")[0], self._options_of(found)))
        return found

    def _options_of(self, found: argparse.Namespace) -> list[str]:
        """Returns the names of the options of the chosen subcommand."""
        chosen: list[str] = []
        for action in self._actions:
            if isinstance(action, argparse._SubParsersAction):
                chosen += action.choices[getattr(found, action.dest)]._option_string_actions
        return chosen or list(self._option_string_actions)


def correction(refusal: str) -> str:
    """Returns the question for a refusal that quotes a word and ends with the known ones: `no game 'ches'; the games
    are: chest, raiders`."""
    found = re.search(r"'([^']+)'[^']* are: ([^:]+)$", refusal)
    question = suggestion(found[1], found[2].split(", ")) if found else ""
    return f".{question}" if question else ""


def suggestion(word: str, words: Sequence[str]) -> str:
    """Returns a question that names the word that may have been meant; an empty text if none is close."""
    close = get_close_matches(word, words, 1)
    return " " + translated("Did you mean %s?") % close[0] if close else ""
