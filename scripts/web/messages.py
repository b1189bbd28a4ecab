"""Fluent files → web/gen/messages.ts: the ids of the client's own texts (its boards' and the bots' too), typed.

Refuses texts that Russian or English lacks; other languages may be incomplete, and the client then shows English.
The games' texts are held to that by their own tests.
"""

from __future__ import annotations

import json
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

COMPLETE = ("en", "ru")
OWN = "web/texts"
BOTS = "src/undercroft/texts/bots"  # what bots are called is said by every client
BOARDS = "web/src/games"


class Arguments(Visitor):
    """The variables that a message refers to."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # the visitor's naming
        self.names.add(node.id.name)


def read(path: Path) -> dict[str, set[str]]:
    """Ids of a file, each with its arguments."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        if isinstance(entry, ast.Junk):
            raise SystemExit(f"{path}: {entry.annotations[0].message}: {(entry.content or '')[:60]!r}")
        if isinstance(entry, ast.Message):
            if entry.id.name in found:
                raise SystemExit(f"{path}: {entry.id.name} is written twice")
            arguments = Arguments()
            arguments.visit(entry)
            found[entry.id.name] = arguments.names
    return found


def read_folder(folder: Path) -> dict[str, set[str]]:
    """Ids of all languages of a folder; a text that a complete language lacks stops the build."""
    languages = {path.stem: read(path) for path in sorted(folder.glob("*.ftl"))}
    ids = {id for texts in languages.values() for id in texts}
    missing = [
        f"{folder}/{name}.ftl lacks {id}" for name in COMPLETE for id in sorted(ids - set(languages.get(name, ())))
    ]
    if missing:
        raise SystemExit("\n".join(missing))
    return {id: set().union(*(texts.get(id, set()) for texts in languages.values())) for id in ids}


def name_in(path: Path, id: str) -> str:
    """Returns a text without arguments from a file; the code of the language where it has none."""
    for line in path.read_text("utf-8").splitlines():
        if line.startswith(f"{id} = "):
            return line.removeprefix(f"{id} = ").strip()
    return path.stem


def generate(root: Path) -> None:
    own = read_folder(root / OWN) | read_folder(root / BOTS)
    for folder in sorted({path.parent for base in (OWN, BOARDS) for path in (root / base).glob("*/*.ftl")}):
        own.update(read_folder(folder))
    languages = sorted(
        (path.stem for path in (root / OWN).glob("*.ftl")), key=lambda code: (code != "ru", code != "en")
    )
    names = {
        code: [name_in(root / OWN / f"{code}.ftl", id) for id in ("language-name", "language-short")]
        for code in languages
    }
    lines = [
        "// Generated from web/texts, web/src/games and the texts of the bots by scripts/web/messages.py.",
        "export interface Messages {",
    ]
    for id, arguments in sorted(own.items()):
        lines.append(f"  '{id}': {{ {' '.join(f'{name}: string | number;' for name in sorted(arguments))} }};")
    lines += ["}", f"export const languages = {languages!r} as const;"]
    lines += [
        "/** What each language is called in itself, in full and in short. */",
        f"export const languageNames = {json.dumps(names, ensure_ascii=False)} as const;",
        "",
    ]
    target = root / "web/gen/messages.ts"
    target.parent.mkdir(exist_ok=True)
    target.write_text("\n".join(lines), "utf-8")
