"""Numbers in the boards of the client that may be figures of a rule: those belong to the server."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

NUMBER = r"-?\b\d+(?:\.\d+)?\b"
COMMENT = re.compile(r"<!--.*?-->|/\*.*?\*/|(?<![:\w])//[^\n]*", re.DOTALL)
STYLE = re.compile(r"<style>.*?</style>", re.DOTALL)
ATTRIBUTE = re.compile(r"[\w:-]+=\"[^\"{}]*\"")
TEXT = re.compile(r"'(?:[^'\\\n]|\\.)*'|\"(?:[^\"\\\n]|\\.)*\"")

# How a rule's number looks in a program. `{field}` stands for the number fields of the game's view.
SIGNS = {
    "constant": rf"const ([A-Z][A-Z_]+)(?:: [^=\n]+)? = ({NUMBER})\s*[;,\n]",
    "comparison": rf"([\w.?!)\]]+)\s*(?:[<>]=?|[!=]==)\s*({NUMBER})",
    "calculation": rf"\b({{field}})\b(?:!|\))?\s*[-+*/%]\s*({NUMBER})",
    "calculated": rf"({NUMBER})\s*[-+*/%]\s*(?:[\w]+\??\.)*({{field}})\b",
    "choice": r"([\w.?!)\]']+)\s*\?\s*(-?\b\d+\b)\s*:",
    "length": r"(length:)\s*(\b\d+\b)",
    "digits": r"(\[\d)-(\d)\]",
}
# Numbers in the boards' own texts: figures, and words for them.
IN_TEXTS = re.compile(
    r"[2-9]|\d\d|\b(?:two|three|four|five|six|seven|second|third|fourth|fifth"
    r"|дв(?:а|е|ух|умя)|тр(?:и|ёх|емя)|четыр\w+|пять|шесть|семь|втор\w+|трет(?:ь|ий|ьей|ьего)\w*)\b",
    re.IGNORECASE,
)
PLACEABLE = re.compile(r"\{[^{}]*?(?:->|\})|^\s*\*?\[\w+\]", re.MULTILINE)
HARMLESS = {-1.0, 0.0, 1.0}  # none, one, not found


@dataclass(frozen=True)
class Find:
    """A number, with the words it stands in."""

    path: str
    words: str

    def __str__(self) -> str:
        return f"{self.path}: {self.words}"


def program_of(path: Path) -> str:
    """Returns the program in a file: no comments, styles, plain attributes or texts of the drawing."""
    text = COMMENT.sub(" ", STYLE.sub(" ", path.read_text("utf-8")))
    if path.suffix == ".svelte":
        text = ATTRIBUTE.sub(" ", text)
    return TEXT.sub("''", text)


def numbers_in(text: str, path: str, fields: set[str]) -> Iterator[Find]:
    for sign in SIGNS.values():
        pattern = sign.replace("{field}", "|".join(sorted(fields)))
        for found in re.finditer(pattern, text):
            values = [float(group) for group in found.groups() if re.fullmatch(NUMBER, group)]
            if not values or any(value not in HARMLESS for value in values):
                yield Find(path, " ".join(found[0].split()).rstrip(";,"))


def numbers_of(folder: Path, fields: set[str]) -> list[Find]:
    """All finds in the boards of one game."""
    paths = sorted(path for path in folder.rglob("*") if path.suffix in (".ts", ".svelte"))
    return [find for path in paths for find in numbers_in(program_of(path), f"{path.parent.name}/{path.name}", fields)]


def numbers_in_texts(path: Path) -> Iterator[Find]:
    """Texts of a board that tell a number themselves instead of being given it."""
    for line in path.read_text("utf-8").splitlines():
        said = PLACEABLE.sub(" ", line.partition("=")[2] if re.match(r"[\w-]+ =", line) else line)
        if not line.startswith("#") and IN_TEXTS.search(said):
            yield Find(f"{path.parent.name}/{path.name}", line.strip())
