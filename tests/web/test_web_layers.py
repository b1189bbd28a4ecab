"""Each folder of the client imports only what stands above it: what all share, pieces, boards, the table, screens."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from undercroft.games import OURS

WEB: Final = Path(__file__).parent.parent.parent / "web"
SOURCE: Final = WEB / "src"
IMPORT: Final = re.compile(r"""\b(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]""")

# A folder, and what it may import beside itself; `gen` is what the build writes from the server's and the games'
# structs. A board knows no other board. `table/picker` is what boards are handed to play on: it knows no board.
MAY_IMPORT: Final = {
    "design": set[str](),
    "static": set[str](),
    "lib": {"gen", "static"},
    "ui": {"gen", "lib"},
    "table/picker": {"gen", "games"},
    "pieces": {"lib", "ui", "table/picker"},
    "games": {"gen", "lib", "table/picker"},
    **{f"games/{name}": {"gen", "lib", "ui", "pieces", "games", "table/picker"} for name in OURS},
    "lesson": {"gen", "lib", "ui", "games"},
    "rules": {"lib", "ui", "games"},
    "home": {"gen", "lib", "ui", "games", "lesson"},
    "friends": {"gen", "lib", "ui"},
    "table": {"gen", "lib", "ui", "games", "lesson", "friends", "table/picker"},
    "people": {"gen", "lib", "ui", "games", "friends", "table", "table/picker"},
    "workshop": {"gen", "lib", "ui"},
    "screens": {
        *("gen", "lib", "ui", "games", "lesson", "rules", "home", "friends", "people", "table", "table/picker"),
        "workshop",
    },
    "App": {"lib", "ui", "rules", "friends", "screens"},
    "main": {"design", "lib", "App"},
    "prerender": {"lib", "App"},
    "virtual": set[str](),
}


def layer_of(path: Path) -> str:
    """The folder of a file of the client."""
    if path.is_relative_to(WEB / "gen"):
        return "gen"
    *folders, file = path.relative_to(SOURCE).parts
    name = file.partition(".")[0]
    if not folders:
        return name
    return "table/picker" if (folders, name) == (["table"], "picker") else "/".join(folders[:2])


def files() -> list[Path]:
    return sorted(path for path in SOURCE.rglob("*") if path.suffix in (".ts", ".svelte"))


def imported(path: Path) -> Iterator[Path]:
    """The files of ours that a file imports."""
    for name in IMPORT.findall(path.read_text("utf-8")):
        yield (path.parent / name).resolve()


def test_every_file_belongs_to_a_layer() -> None:
    assert {layer_of(path) for path in files()} | {"design"} == set(MAY_IMPORT)


@pytest.mark.parametrize("layer", MAY_IMPORT)
def test_a_layer_imports_only_what_stands_above_it(layer: str) -> None:
    allowed = MAY_IMPORT[layer] | {layer}
    broken = [
        f"{path.relative_to(SOURCE)} imports {target.relative_to(WEB)}"
        for path in files()
        if layer_of(path) == layer
        for target in imported(path)
        if layer_of(target) not in allowed
    ]
    assert not broken
