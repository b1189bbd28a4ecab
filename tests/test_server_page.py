"""docs/developers/server.md names every module of the server, and no other."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
SERVER: Final = ROOT / "src" / "undercroft" / "server"
BROWSER: Final = ROOT / "src" / "undercroft" / "browser"
CLIENT: Final = ROOT / "web" / "src"
PAGE: Final = (ROOT / "docs" / "developers" / "server.md").read_text("utf-8")


def modules(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*.py") if path.name != "__init__.py"]


def test_the_table_names_every_module() -> None:
    paths = {path.relative_to(SERVER).as_posix() for path in modules(SERVER)}
    paths |= {path.relative_to(BROWSER.parent).as_posix() for path in modules(BROWSER)}
    listed = re.findall(r"`([\w/]+\.py)`", PAGE[PAGE.index("| module |") : PAGE.index("## Words")])
    assert sorted(listed) == sorted(paths)


def test_the_drawing_names_modules_that_exist() -> None:
    drawing = PAGE.split("```")[1]
    named = re.findall(r"\b(?:web|tables|live|bots)/\w+\.py", drawing)
    assert len(named) >= 8
    assert [name for name in named if not (SERVER / name).exists()] == []
    parts = re.findall(r"\b(?:lib|table)/\w+\b(?!\.py)", drawing)
    assert [part for part in parts if not list(CLIENT.glob(f"{part}.*"))] == []


def test_the_names_in_the_text_are_those_of_the_code() -> None:
    code = "\n".join(path.read_text("utf-8") for path in SERVER.parent.rglob("*.py"))
    code += "\n".join(path.read_text("utf-8") for path in CLIENT.rglob("*.ts"))
    classes = set(re.findall(r"`([A-Z]\w+)[`.]", PAGE)) | set(re.findall(r"\b([A-Z]\w+)\.\w+", PAGE.split("```")[1]))
    missing = [name for name in sorted(classes) if not re.search(rf"\bclass {name}\b", code)]
    assert missing == []
