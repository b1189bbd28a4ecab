"""Reading what the texts are and where the code uses them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TypeVar

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import undercroft as uc
from undercroft.games import find_game
from undercroft.kernel.cards import printed
from undercroft.kernel.texts import BOTS, SHELL

Node = TypeVar("Node")

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "undercroft"
WEB = ROOT / "web" / "src"
SHARED = {"shell": SHELL, "bots": BOTS}  # texts of no game
PREFIXES = (*SHARED, *uc.games())
LITERAL = re.compile(rf"(?:{'|'.join(PREFIXES)})(?:-[a-z0-9_]+)+")


def folder_of(owner: str) -> Path:
    """Returns the folder of the texts of the shell, of the bots or of a game."""
    return SHARED.get(owner) or find_game(owner).folder


@cache
def messages(owner: str, language: str) -> dict[str, ftl.Pattern]:
    """Every message of a file by id."""
    resource = FluentParser().parse((folder_of(owner) / f"{language}.ftl").read_text("utf-8"))
    found: dict[str, ftl.Pattern] = {}
    for entry in resource.body:
        assert not isinstance(entry, ftl.Junk), (
            f"{owner}/{language}.ftl: {entry.annotations[0].message}: {entry.content}"
        )
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{owner}/{language}.ftl: {entry.id.name} stands there twice"
            assert entry.value is not None
            found[entry.id.name] = entry.value
    return found


def nodes(node: object, kind: type[Node]) -> Iterator[Node]:
    """All nodes of a kind inside a pattern."""
    if isinstance(node, kind):
        yield node
    if isinstance(node, ftl.BaseNode):
        for value in vars(node).values():
            yield from nodes(value, kind)
    elif isinstance(node, list):
        for value in node:
            yield from nodes(value, kind)


def variables(pattern: ftl.Pattern) -> set[str]:
    return {reference.id.name for reference in nodes(pattern, ftl.VariableReference)}


def references(pattern: ftl.Pattern) -> set[str]:
    """Messages that a message quotes."""
    return {reference.id.name for reference in nodes(pattern, ftl.MessageReference)}


def written(pattern: ftl.Pattern) -> str:
    """The bare words of a message."""
    return " ".join(element.value for element in nodes(pattern, ftl.TextElement))


@cache
def python_trees() -> list[tuple[Path, ast.Module]]:
    return [(path, ast.parse(path.read_text("utf-8"))) for path in sorted(SOURCES.rglob("*.py"))]


@cache
def literal_ids() -> set[str]:
    """Ids written out in the Python code."""
    found = set()
    for _, tree in python_trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and LITERAL.fullmatch(node.value):
                found.add(node.value)
    return found


@cache
def web_ids() -> set[str]:
    """Returns everything that looks like an id in the web client: it uses the games' texts beside its own."""
    files = [*WEB.rglob("*.ts"), *WEB.rglob("*.svelte")]
    return {id for path in files for id in LITERAL.findall(path.read_text("utf-8"))}


def told() -> Iterator[tuple[Path, int, str, set[str]]]:
    """Every `tell("id", {…})` and `Message("id", {…})` with its place and the arguments it gives."""
    for path, tree in python_trees():
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call) or not node.args or not isinstance(node.args[0], ast.Constant):
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            id = node.args[0].value
            if name not in ("tell", "Message") or not isinstance(id, str):
                continue
            given = node.args[1] if len(node.args) > 1 else ast.Dict([], [])
            if isinstance(given, ast.Dict) and None not in given.keys:
                keys = {key.value for key in given.keys if isinstance(key, ast.Constant)}
                yield path, node.lineno, id, {str(key) for key in keys}


def built_ids(owner: str) -> set[str]:
    """Ids that the code builds from names: every game's by the rules of docs/developers/games.md."""
    if owner == "bots":
        ways = ("alone", "clear", "close", "open")
        return {f"bots-advice-{measure}-{way}" for measure in ("chance", "points") for way in ways}
    if owner == "shell":
        return set()
    game = find_game(owner)
    ids = {f"{owner}-title", f"{owner}-about", f"{owner}-rules", *game.message_ids()}
    ids |= {f"{owner}-move-{verb}" for verb in game.notation.templates}
    for option in game.options.__struct_fields__:
        ids |= {f"{owner}-option-{option}", f"{owner}-option-{option}-help"}
    return ids


def card_ids(owner: str) -> set[str]:
    """Names of cards, of their packs and kinds, and of their figures, shown with the cards where there are such."""
    found = set()
    for pack, data in printed(find_game(owner).folder).items():
        found.add(f"{owner}-pack-{pack}")
        for kind, rows in data.items():
            if isinstance(rows, list):
                found |= {f"{owner}-kind-{kind}"} | {f"{owner}-{kind}-{row['id']}" for row in rows}
                figures = {id for row in rows for field in row for id in _figure_ids(kind, field, row[field])}
                found |= {f"{owner}-{id}" for id in figures}
    return found


def _figure_ids(kind: str, field: str, value: object) -> set[str]:
    """Returns a figure's name and its words: a capital begins a word."""
    words = set(re.findall(r"[A-Z]|[a-z-]+", str(value)))
    names = {f"figure-{field}", f"figure-{kind}-{field}"}
    return names | {f"value-{word}" for word in words} | {f"value-{field}-{word}" for word in words}
