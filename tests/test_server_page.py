"""docs/developers/server.md names the groups of the server, and only modules and classes that exist."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
SERVER: Final = ROOT / "src" / "undercroft" / "server"
CLIENT: Final = ROOT / "web" / "src"
PAGE: Final = (ROOT / "docs" / "developers" / "server.md").read_text("utf-8")


def test_table_names_every_group_and_no_other() -> None:
    table = PAGE[PAGE.index("| group |") : PAGE.index("## Slow work")]
    groups = {path.parent.name for path in SERVER.glob("*/__init__.py")}
    assert {
        name for row in re.findall(r"^\| (`.*?) \|", table, re.MULTILINE) for name in re.findall(r"\w+", row)
    } == groups


def test_modules_named_on_the_page_exist() -> None:
    named = re.findall(r"\b(?:web|tables|live|store)/\w+\.py", PAGE)
    assert len(named) >= 8
    assert [name for name in named if not (SERVER / name).exists()] == []


def test_classes_named_on_the_page_exist() -> None:
    code = "\n".join(path.read_text("utf-8") for path in SERVER.parent.rglob("*.py"))
    code += "\n".join(path.read_text("utf-8") for path in CLIENT.rglob("*.ts"))
    classes = set(re.findall(r"`([A-Z]\w+)[`.]", PAGE))
    assert len(classes) >= 8
    assert [name for name in sorted(classes) if not re.search(rf"\bclass {name}\b", code)] == []
