"""clauses.toml: every ruling occurs, and every file and test it names exists."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[3]
CLAUSES = tomllib.loads((Path(__file__).parent / "clauses.toml").read_text("utf-8"))


def test_every_ruling_has_its_clause() -> None:
    assert [clause["id"] for clause in CLAUSES["clause"]] == [f"D{number}" for number in range(1, 128)]


def test_every_test_named_exists() -> None:
    written = "\n".join(path.read_text("utf-8") for path in (ROOT / "tests/games/serpent").glob("test_*.py"))
    known = set(re.findall(r"^def (test_\w+)\(", written, re.MULTILINE))
    for row in [*CLAUSES["clause"], *CLAUSES["section"]]:
        assert row["tests"] and set(row["tests"]) <= known, row


def test_every_file_named_exists() -> None:
    folder = ROOT / "src/undercroft/games/serpent"
    for clause in CLAUSES["clause"]:
        assert clause["files"] and all((folder / f"{name}.py").exists() for name in clause["files"]), clause["id"]
