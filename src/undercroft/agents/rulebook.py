"""The rules of a game as they are read: sections of a Markdown file, and the texts that each section explains."""

from __future__ import annotations

import json
import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final, NamedTuple

from undercroft.kernel.errors import UndercroftError
from undercroft.kernel.game import Game

SHIPPED: Final = "rulebook"  # the folder of an installed package; a checkout has web/rules
SECTION: Final = re.compile(r'<a id="([^"]+)"></a>\s+## (.+)')
PICTURE: Final = re.compile(r"!\[[^\]]*\]\(piece:[a-z0-9-]+\) ?")


class Section(NamedTuple):
    """`about` names the texts that the section explains; a star stands for any ending."""

    id: str
    title: str
    text: str
    about: tuple[str, ...]


class Rulebook(NamedTuple):
    intro: str
    sections: tuple[Section, ...]

    def whole(self) -> str:
        return "\n\n".join([self.intro, *(f"## {each.title} [{each.id}]\n\n{each.text}" for each in self.sections)])

    def contents(self) -> str:
        return ", ".join(section.id for section in self.sections)

    def section(self, id: str) -> Section:
        for section in self.sections:
            if section.id == id:
                return section
        raise UndercroftError(f"there is no section {id!r}; the sections are: {self.contents()}")

    def about(self, text: str) -> Section | None:
        """Returns the section that explains a text of the game, by its id; the longest pattern counts."""
        found = [(len(one), section) for section in self.sections for one in section.about if _fits(one, text)]
        return max(found, key=lambda pair: pair[0])[1] if found else None


@cache
def rulebook_of(game: Game, language: str) -> Rulebook:
    """Returns the rules of a game; raises UndercroftError if it brings none."""
    name = getattr(game, "base", None) or game
    folder = _folder()
    path = folder.joinpath(f"{name.name}.{language}.md")
    if not path.is_file():
        raise UndercroftError(f"{game.name} has no rules to read in {language}")
    about: dict[str, list[str]] = json.loads(folder.joinpath(f"{name.name}.json").read_text("utf-8"))
    intro, *parts = re.split(r"\n(?=<a id=)", PICTURE.sub("", path.read_text("utf-8")))
    sections = []
    for part in parts:
        found = SECTION.match(part)
        if found is not None:
            text = part[found.end() :].strip()
            sections.append(Section(found[1], found[2].strip(), text, tuple(about.get(found[1], ()))))
    return Rulebook(intro.strip(), tuple(sections))


def _folder() -> Traversable:
    shipped = files("undercroft").joinpath(SHIPPED)
    if shipped.is_dir():
        return shipped
    for folder in Path(__file__).resolve().parents:
        if (folder / "web" / "rules").is_dir():
            return folder / "web" / "rules"
    raise UndercroftError("the rules are not installed with this package")


def _fits(pattern: str, id: str) -> bool:
    return id.startswith(pattern[:-1]) if pattern.endswith("*") else id == pattern
