"""Each layer imports only what stands above it: kernel, games, bots, retired and lab, then server and terminal."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from undercroft.games import OURS

SOURCE: Final = Path(__file__).parent.parent / "src" / "undercroft"

# The groups of the server, from those that all others use to those that put everything together. `tables` knows no
# store and no sockets, `live` knows no sockets.
SERVER: Final = {
    "": set[str](),
    "protocol": set[str](),
    "metrics": set[str](),
    "now": set(),
    "system": set[str](),
    "pulse": {"server/metrics"},
    "limits": {"kernel"},
    "refusal": {"kernel", "server/protocol"},
    "rates": set[str](),
    "logs": set[str](),
    "turns": {"server/refusal"},
    "store": {"kernel", "server/system"},
    "health": {"server/metrics", "server/store"},
    "tables": {"kernel", "games", "bots", "retired", "daily", "server/protocol", "server/refusal"},
    "bots": {"kernel", "games", "bots", "retired"}
    | {f"server/{name}" for name in ("protocol", "refusal", "metrics", "turns", "tables")},
    "work": {"kernel", "games", "retired", "server/system"}
    | {f"server/{name}" for name in ("now", "protocol", "refusal", "metrics", "limits", "turns", "tables")},
    "live": {"kernel", "games", "bots", "retired", "daily"}
    | {f"server/{name}" for name in ("protocol", "refusal", "metrics", "limits", "turns", "store", "tables", "bots")}
    | {"server/now", "server/rates", "server/work"},
    "people": {"kernel", "games", "daily", "server/system"}
    | {f"server/{name}" for name in ("protocol", "refusal", "metrics", "limits", "rates", "turns", "store", "tables")}
    | {"server/work", "server/live", "server/now"},
    "web": {"kernel", "games", "bots", "retired", "daily", "puzzles", "undercroft"}
    | {f"server/{name}" for name in ("protocol", "refusal", "metrics", "limits", "turns", "store", "tables", "bots")}
    | {"server/now", "server/rates", "server/health", "server/work", "server/live", "server/people"},
    "app": {"games"}
    | {
        f"server/{name}"
        for name in ("metrics", "limits", "health", "store", "tables", "bots", "work", "live", "people")
    }
    | {"server/web"}
    | {"server/pulse"},
    "process": {"kernel", "server/system", "server/logs", "server/limits", "server/web", "server/app"},
    "commands": {"kernel"} | {f"server/{name}" for name in ("system", "store", "tables", "live", "people", "process")},
}

# A layer, and what it may import beside itself. `games` is the list of the games, `games/NAME` a rulebook,
# `undercroft` the front door. A rulebook knows no other rulebook; code that needs any game asks the list for it.
MAY_IMPORT: Final = {
    "kernel": set[str](),
    "games": {"kernel"},
    **{f"games/{name}": {"kernel"} for name in OURS},
    "undercroft": {"kernel", "games"},
    "bots": {"kernel", "games"},
    "retired": {"kernel", "games"},
    "daily": set[str](),
    "puzzles": {"kernel", "games"},
    "sim": {"kernel", "games", "bots"},
    "conformance": {"kernel", "games", "bots", "undercroft"},
    "lab": {"kernel", "games", *(f"games/{name}" for name in OURS), "undercroft"},
    **{f"server/{name}": imports for name, imports in SERVER.items()},
    "browser": {"kernel", "retired"} | {f"server/{name}" for name in SERVER if name not in ("", "process", "commands")},
    "cli": {"kernel", "undercroft"},
    "__main__": {"cli"},
    "terminal": {
        "kernel",
        "games",
        *(f"games/{name}" for name in OURS),
        "bots",
        "retired",
        "sim",
        "conformance",
        "undercroft",
        "cli",
    },
}


def layer_of(module: str) -> str:
    """The layer of a module of ours, by its dotted name."""
    _, *parts = module.split(".")
    if not parts:
        return "undercroft"
    if parts[0] == "server":
        return f"server/{parts[1] if parts[1:] else ''}"
    return "/".join(parts[:2]) if parts[0] == "games" and parts[-1] != "boxes" else parts[0]


def name_of(path: Path) -> str:
    parts = path.relative_to(SOURCE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@cache
def imported(path: Path) -> list[str]:
    """The modules that a file imports, wherever in the file it does so."""
    return list(_imported(path))


def _imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}:{node.lineno}: imports are written out in full"
            names = [whole(str(node.module), alias.name) for alias in node.names]
        else:
            continue
        yield from names


def whole(package: str, name: str) -> str:
    """`from package import name`: a module of the package, or something inside it."""
    folder = SOURCE.parent.joinpath(*package.split("."))
    return f"{package}.{name}" if (folder / f"{name}.py").exists() or (folder / name).is_dir() else package


# Packages of others that only some layers may know.
FOREIGN: Final = {
    "asyncio": {f"server/{name}" for name in ("store", "bots", "live", "people", "web", "app", "process")}
    | {"server/turns", "server/health", "server/pulse", "server/work", "browser"},
    "starlette": {"server/web", "server/app"},
    "uvicorn": {"server/web", "server/process"},
    "sqlite3": {"server/store", "server/commands"},
    "psycopg": {"server/store", "server/commands"},
    "argon2": {"server/people"},
    "rich": {"terminal"},
    "numpy": {"lab"},
    "pettingzoo": {"lab"},
    "pyspiel": {"lab"},
    "librt": {"lab"},
}


def test_every_module_belongs_to_a_layer() -> None:
    assert {layer_of(name_of(path)) for path in SOURCE.rglob("*.py")} == set(MAY_IMPORT)


@pytest.mark.parametrize("layer", MAY_IMPORT)
def test_a_layer_imports_only_what_stands_above_it(layer: str) -> None:
    allowed = MAY_IMPORT[layer] | {layer}
    broken = [
        f"{path.relative_to(SOURCE)} imports {name}"
        for path in sorted(SOURCE.rglob("*.py"))
        if layer_of(name_of(path)) == layer
        for name in imported(path)
        if name.split(".")[0] == "undercroft" and layer_of(name) not in allowed
    ]
    assert not broken


@pytest.mark.parametrize("package", FOREIGN)
def test_only_some_layers_know_a_package(package: str) -> None:
    found = {
        layer_of(name_of(path))
        for path in SOURCE.rglob("*.py")
        if any(name.split(".")[0] == package for name in imported(path))
    }
    assert found == FOREIGN[package]
