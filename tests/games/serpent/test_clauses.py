"""The page of clauses: every ruling occurs, every test it names exists."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs/games/serpent-clauses.md").read_text("utf-8")
ROWS = re.findall(r"^\| (D\d+) \| .+ \| (`\w.*`) \| (`test_.*`) \|$", PAGE, re.MULTILINE)


def test_every_ruling_has_its_row() -> None:
    assert [clause for clause, _, _ in ROWS] == [f"D{number}" for number in range(1, 123)]


def test_every_test_named_exists() -> None:
    written = "\n".join(path.read_text("utf-8") for path in (ROOT / "tests/games/serpent").glob("test_*.py"))
    known = set(re.findall(r"^def (test_\w+)\(", written, re.MULTILINE))
    assert set(re.findall(r"`(test_\w+)`", PAGE)) <= known


def test_every_file_named_exists() -> None:
    folder = ROOT / "src/undercroft/games/serpent"
    for _, files, _ in ROWS:
        for name in re.findall(r"`([\w/]+)`", files):
            assert (folder / f"{name}.py").exists(), name
