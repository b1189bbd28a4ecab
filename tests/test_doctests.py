"""The examples in the README and in docstrings do what they show."""

from __future__ import annotations

import ast
import doctest
import importlib
from collections.abc import Iterator
from pathlib import Path

import pytest

import undercroft as uc

ROOT = Path(__file__).parent.parent
PACKAGE = Path(uc.__file__).parent
OPTIONS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
PAGES = [path for path in [ROOT / "README.md", *(ROOT / "docs").rglob("*.md")] if ">>> " in path.read_text("utf-8")]
SOURCES = [path for path in PACKAGE.rglob("*.py") if ">>> " in path.read_text("utf-8")]


@pytest.mark.parametrize("path", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_pages(path: Path) -> None:
    result = doctest.testfile(str(path), module_relative=False, optionflags=OPTIONS, encoding="utf-8")
    assert result.attempted
    assert not result.failed


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_docstrings(path: Path) -> None:
    """Read from the source, since a compiled module shows nothing to doctest; run against the build under test."""
    name = ".".join(["undercroft", *path.relative_to(PACKAGE).with_suffix("").parts]).removesuffix(".__init__")
    names = vars(importlib.import_module(name))
    runner = doctest.DocTestRunner(optionflags=OPTIONS)
    for text in docstrings(path):
        runner.run(doctest.DocTestParser().get_doctest(text, dict(names), name, str(path), 0))
    assert runner.tries
    assert not runner.failures


def docstrings(path: Path) -> Iterator[str]:
    kinds = ast.Module | ast.ClassDef | ast.FunctionDef
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, kinds) and (text := ast.get_docstring(node)) is not None:
            yield text
