"""Modules that the page reads when they are imported, tried in this Python."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

import pytest

from scripts.web.runtime import bundled
from undercroft.browser.archives import Archives


@pytest.fixture
def read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The archives that were read: a package with a data file, and the rest of a package that is there."""
    archives = {
        "game": bundled(
            {"game_of_a_test/__init__.py": b"", "game_of_a_test/rules.py": b"X = 1", "game_of_a_test/a.bin": b"!"}
        ),
        "rest": bundled({"kept_by_a_test/late.py": b"Y = 2"}),
    }
    (tmp_path / "kept_by_a_test").mkdir()
    (tmp_path / "kept_by_a_test/__init__.py").touch()
    read: list[str] = []

    def get(name: str) -> bytes:
        read.append(name)
        return archives[name]

    modules = {"game": ["game_of_a_test", "game_of_a_test.rules"], "rest": ["kept_by_a_test.late"]}
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    monkeypatch.setattr(sys, "meta_path", [Archives(modules, tmp_path, get), *sys.meta_path])
    return read


def test_an_archive_is_read_once_when_one_of_its_modules_is_imported(read: list[str], tmp_path: Path) -> None:
    import_module("json")
    assert read == []
    assert import_module("game_of_a_test.rules").X == 1
    assert read == ["game"] and (tmp_path / "game_of_a_test/a.bin").read_bytes() == b"!"


def test_a_module_of_a_package_that_is_there_comes_from_its_archive(read: list[str]) -> None:
    import_module("kept_by_a_test")
    assert read == []
    assert import_module("kept_by_a_test.late").Y == 2
    assert read == ["rest"]
