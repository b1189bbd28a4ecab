"""Each layer imports only what stands above it: kernel, games, bots, jobs and lab, then server and terminal."""

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
    "system": set[str](),
    "limits": {"kernel"},
    "refusal": {"kernel", "jobs", "server/protocol"},
    "fair_queue": {"server/limits", "server/refusal"},
    "store": {"kernel", "server/system"},
    "health": {"server/metrics", "server/store", "server/system"},
    "tables": {"kernel", "games", "bots", "daily", "server/protocol", "server/refusal"},
    "work": {"kernel", "games", "bots", "jobs", "lab"}
    | {f"server/{name}" for name in ("protocol", "refusal", "metrics", "system", "limits", "fair_queue", "tables")},
    "live": {"kernel", "games", "bots", "daily"}
    | {f"server/{name}" for name in ("protocol", "refusal", "metrics", "system", "limits", "fair_queue")}
    | {f"server/{name}" for name in ("store", "health", "tables", "work")},
    "notices": {"kernel", "games"}
    | {f"server/{name}" for name in ("protocol", "refusal", "metrics", "system", "limits", "store", "live")},
    "people": {"kernel", "games", "bots", "daily"}
    | {f"server/{name}" for name in ("protocol", "refusal", "metrics", "system", "limits", "fair_queue")}
    | {f"server/{name}" for name in ("store", "tables", "work", "live")},
    "web": {"kernel", "games", "bots", "jobs", "daily", "puzzles", "undercroft"}
    | {f"server/{name}" for name in ("protocol", "refusal", "metrics", "system", "limits", "fair_queue")}
    | {f"server/{name}" for name in ("store", "health", "tables", "work", "live", "notices", "people")},
    "app": {"games", "jobs"}
    | {
        f"server/{name}"
        for name in ("metrics", "limits", "health", "store", "tables", "work", "live", "notices", "people", "web")
    },
    "process": {"kernel", "server/system", "server/limits", "server/notices", "server/web", "server/app"},
    "commands": {"kernel", "data_folder"}
    | {f"server/{name}" for name in ("system", "store", "tables", "live", "people", "process")},
}

# A layer, and what it may import beside itself. `games` is the list of the games, `games/NAME` a rulebook,
# `undercroft` the front door. A rulebook knows no other rulebook; code that needs any game asks the list for it.
MAY_IMPORT: Final = {
    "kernel": set[str](),
    "games": {"kernel"},
    "drawing": {"kernel"},
    **{f"games/{name}": {"kernel", "drawing"} for name in OURS},
    "undercroft": {"kernel", "games"},
    "bots": {"kernel", "games"},
    "jobs": set[str](),
    "data_folder": set[str](),
    "daily": {"games"},
    "puzzles": {"kernel", "games"},
    "conformance": {"kernel", "games", "bots", "undercroft"},
    "lab": {"kernel", "games", "bots", "jobs", "undercroft"},
    "agents": {"kernel", "games", "drawing", "bots", "undercroft"},
    **{f"server/{name}": imports for name, imports in SERVER.items()},
    "browser": {"kernel", "jobs"} | {f"server/{name}" for name in SERVER if name not in ("", "process", "commands")},
    "cli": {"kernel", "undercroft", "terminal"},
    "__main__": {"cli"},
    "terminal": {
        *("kernel", "games", "drawing", "bots", "jobs", "lab", "agents", "conformance", "undercroft", "cli"),
        "data_folder",
    },
}


def layer_of(module: str) -> str:
    """The layer of a module of ours, by its dotted name."""
    _, *parts = module.split(".")
    if not parts:
        return "undercroft"
    if parts[0] == "server":
        return f"server/{parts[1] if parts[1:] else ''}"
    return "/".join(parts[:2]) if parts[0] == "games" and parts[-1] != "card_sets" else parts[0]


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
    "asyncio": {f"server/{name}" for name in ("store", "work", "live", "notices", "people", "web", "app", "process")}
    | {"server/fair_queue", "server/health", "jobs", "browser", "agents"},
    "mcp": {"agents"},
    "starlette": {"server/web", "server/app"},
    "uvicorn": {"server/web", "server/process"},
    "sqlite3": {"server/store", "server/commands"},
    "psycopg": {"server/store", "server/commands"},
    "argon2": {"server/people"},
    "aiosmtplib": {"server/notices"},
    "cryptography": {"server/notices"},
    "rich": {"drawing", "terminal", "agents", *(f"games/{name}" for name in OURS)},
    "numpy": {"lab"},
    "pettingzoo": {"lab"},
    "pyspiel": {"lab"},
    "librt": {"kernel", "lab", *(f"games/{name}" for name in OURS)},
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
