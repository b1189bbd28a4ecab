"""The rules of a game as files, and the sample of their mutants."""

from __future__ import annotations

import ast
import hashlib
from pathlib import Path

from tests.mutants.mutations import Mutant, mutants

ROOT = Path(__file__).parent.parent.parent
GAMES = ROOT / "src" / "undercroft" / "games"
SEED = "undercroft"
SIZES = {"chest": 200, "raiders": 200, "doggies": 200, "serpent": 400}


def path_of(module: str) -> Path:
    """`serpent.battle.stages` is a file in a folder of its game."""
    return GAMES.joinpath(*module.split(".")).with_suffix(".py")


def modules(game: str) -> list[str]:
    """Returns the modules that a game's package imports from itself: its rules, not those of its bots."""
    found, waiting = set(), ["__init__"]
    while waiting:
        name = waiting.pop()
        path = path_of(f"{game}.{name}")
        if name not in found and path.exists():
            found.add(name)
            waiting += _imported(game, ast.parse(path.read_text("utf-8")))
    return [f"{game}.{name}" for name in sorted(found)]


def _imported(game: str, tree: ast.Module) -> list[str]:
    package, names = f"undercroft.games.{game}", []
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module == package:
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module and node.module.startswith(f"{package}."):
            folder = node.module.removeprefix(f"{package}.")
            names += [folder, *(f"{folder}.{alias.name}" for alias in node.names)]
    return [name for name in names if not name.startswith("bot.")]


def every_mutant(game: str) -> list[Mutant]:
    return [mutant for module in modules(game) for mutant in mutants(module, path_of(module).read_text("utf-8"))]


def sample(game: str) -> list[Mutant]:
    """The mutants to try. Each draws its lot by its own id, so that a change of the rules changes little of it."""
    return sorted(every_mutant(game), key=lambda mutant: _lot(mutant.id))[: SIZES[game]]


def _lot(id: str) -> str:
    return hashlib.sha256(f"{SEED} {id}".encode()).hexdigest()


def digest(game: str) -> str:
    """Returns the digest of the rules that results belong to."""
    total = hashlib.sha256()
    for module in modules(game):
        total.update(path_of(module).read_bytes())
    return total.hexdigest()[:16]
