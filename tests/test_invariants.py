"""The invariants of ARCHITECTURE.md hold: each test named there fails when its invariant is broken."""

from __future__ import annotations

import json
import os
import re
import shutil
import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from subprocess import PIPE, Popen
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


# Loads what tests import besides the tree, then runs each line of tests in a fork: imports would take half of the time.
RUNNER: Final = """
import json, multiprocessing, os, sqlite3, subprocess, sys
import argon2, httpx, hypothesis, pytest, rich.table, starlette.testclient, uvicorn, websockets

OPTIONS = ["-x", "-p", "no:cacheprovider", "--game", "raiders"]

def run(tests):
    if not hasattr(os, "fork"):
        with open(sys.argv[1], "w") as output:
            return subprocess.run([sys.executable, "-m", "pytest", *OPTIONS, *tests], stdout=output).returncode
    child = os.fork()
    if child == 0:
        output = os.open(sys.argv[1], os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
        os.dup2(output, 1)
        os.dup2(output, 2)
        code = pytest.main([*OPTIONS, *tests])
        sys.stdout.flush()
        os._exit(code)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])

for line in sys.stdin:
    print(run(json.loads(line)), flush=True)
"""


class Guard:
    """Runs tests in a tree on the pure build, without plugins, which take longer to load than most of these tests."""

    def __init__(self, tree: Path, output: Path) -> None:
        self.tree = tree
        self.output = output
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST", "UNDERCROFT"))}
        environment = {
            "PYTHONPATH": str(tree / "src"),
            "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
            "PYTHONDONTWRITEBYTECODE": "1",  # files of a tree are replaced within a second
            "UNDERCROFT_BUILD": "pure",
            "UNDERCROFT_LAWS": "brief",
        }
        command = [sys.executable, "-c", RUNNER, str(output)]
        self.runner = Popen(command, cwd=tree, env={**kept, **environment}, stdin=PIPE, stdout=PIPE, encoding="utf-8")

    def __call__(self, *tests: str) -> tuple[int, str]:
        """Returns the exit code and the output of these tests."""
        assert self.runner.stdin is not None and self.runner.stdout is not None
        print(json.dumps(tests), file=self.runner.stdin, flush=True)
        return int(self.runner.stdout.readline()), self.output.read_text("utf-8")


@pytest.fixture(scope="module")
def guard(tree: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Guard]:
    guard = Guard(tree, tmp_path_factory.mktemp("guard") / "output")
    with guard.runner:  # which waits for its end, after that of its input
        yield guard


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
def test_every_guard_passes_in_a_tree_of_its_own(guard: Guard) -> None:
    code, output = guard(*[row["test"] for row in FOUND])
    assert code == 0, output


@invariants
def test_guard_fails_when_the_invariant_is_broken(invariant: dict[str, str], guard: Guard) -> None:
    with broken(guard.tree, invariant):
        code, output = guard(invariant["test"])
    assert code == 1, output
