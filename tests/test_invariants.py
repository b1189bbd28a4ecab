"""The invariants of ARCHITECTURE.md hold: each test named there fails when its invariant is broken."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parent.parent
FOUND: Final[list[dict[str, str]]] = tomllib.loads(Path(__file__).with_name("invariants.toml").read_text("utf-8"))[
    "invariant"
]
PARTS: Final = ("src", "tests", "scripts", "web", "pyproject.toml", "README.md")
NOT_NEEDED: Final = shutil.ignore_patterns("node_modules", "static", "alone")
invariants = pytest.mark.parametrize("invariant", FOUND, ids=[row["test"].rpartition("::")[2] for row in FOUND])


@invariants
def test_architecture_states_it_with_its_test(invariant: dict[str, str]) -> None:
    page = " ".join((ROOT / "ARCHITECTURE.md").read_text("utf-8").split())
    assert f"{invariant['text']} `{invariant['test']}`" in page


def test_architecture_states_no_other() -> None:
    assert (ROOT / "ARCHITECTURE.md").read_text("utf-8").count("::test_") == len(FOUND) >= 20


def test_every_path_on_the_page_exists() -> None:
    page = (ROOT / "ARCHITECTURE.md").read_text("utf-8")
    named = re.findall(r"`((?!build)[\w/.]+/[\w/.]*|\w+\.(?:py|toml))`", re.sub(r"/G\b", "/chest", page))
    assert len(named) >= 20
    folders = (ROOT, ROOT / "src/undercroft", ROOT / "src/undercroft/games/chest")
    assert [name for name in named if not any((folder / name).exists() for folder in folders)] == []


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A second tree of the repository, whose files can be replaced."""
    folder = tmp_path_factory.mktemp("tree")
    for part in PARTS:
        if (ROOT / part).is_dir():
            shutil.copytree(ROOT / part, folder / part, copy_function=link, ignore=NOT_NEEDED)
        else:
            link(ROOT / part, folder / part)
    return folder


def link(source: str | Path, target: str | Path) -> None:
    """Links a file; copies it where the target is on another disk."""
    try:
        os.link(source, target)
    except OSError:
        shutil.copy2(source, target)


def guard(tree: Path, *tests: str) -> subprocess.CompletedProcess[str]:
    """Runs tests in the tree on the pure build, without plugins, which take longer to load than most of these tests."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST", "UNDERCROFT"))}
    environment = {
        "PYTHONPATH": str(tree / "src"),
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
        "PYTHONDONTWRITEBYTECODE": "1",  # files of a tree are replaced within a second
        "UNDERCROFT_BUILD": "pure",
        "UNDERCROFT_LAWS": "brief",
    }
    command = [sys.executable, "-m", "pytest", "-x", "-p", "no:cacheprovider", "--game", "raiders", *tests]
    return subprocess.run(command, cwd=tree, env={**kept, **environment}, capture_output=True, encoding="utf-8")


@contextmanager
def broken(tree: Path, invariant: dict[str, str]) -> Iterator[None]:
    path = tree / invariant["file"]
    if "old" not in invariant:
        assert not path.exists()
        path.write_text(invariant["new"], "utf-8")
        yield
        path.unlink()
        return
    text = path.read_text("utf-8")
    assert text.count(invariant["old"]) == 1, "the text to be replaced occurs once"
    path.unlink()  # the name, not the file of the repository that it is a link to
    path.write_text(text.replace(invariant["old"], invariant["new"]), "utf-8")
    yield
    path.unlink()
    link(ROOT / invariant["file"], path)


@pytest.mark.long
def test_every_guard_passes_in_a_tree_of_its_own(tree: Path) -> None:
    run = guard(tree, *[row["test"] for row in FOUND])
    assert run.returncode == 0, run.stdout


@invariants
def test_guard_fails_when_the_invariant_is_broken(invariant: dict[str, str], tree: Path) -> None:
    with broken(tree, invariant):
        run = guard(tree, invariant["test"])
    assert run.returncode == 1, run.stdout + run.stderr
