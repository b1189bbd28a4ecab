"""Trials: the tests of a game run in a forked process, with one module replaced in memory. Nothing is written to src/.

The parent imports pytest, hypothesis and the kernel once, and never a game: a child starts in a moment.
"""

from __future__ import annotations

import ast
import importlib.abc
import importlib.machinery
import importlib.util
import json
import os
import resource
import signal
import sys
from collections.abc import Iterable, Mapping, Sequence
from types import CodeType, FrameType, ModuleType
from typing import Any

import hypothesis
import pytest

import undercroft as uc
from tests.mutants.mutations import Mutant, mutated, statements
from tests.mutants.rules import ROOT, modules, path_of

MEMORY = 4 << 30  # bytes: a mutant that eats more has failed
PATIENCE, GRACE = 10, 10  # a test may take so many times its usual time of the processor, and so many seconds more
WALL = 1500  # seconds for a whole trial, if it sleeps

assert not uc.compiled, "mutants are made of the pure build"

ANSWERS = 1  # where the answer of a child goes

Touches = dict[str, tuple[float, set[str]]]  # per test: its seconds, and the set of statements that it runs


class Replaced(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Loads some modules from trees in memory."""

    def __init__(self, trees: Mapping[str, ast.Module], names: Mapping[str, Any]) -> None:
        self.codes = {f"undercroft.games.{module}": _compiled(module, tree) for module, tree in trees.items()}
        self.names = names  # put into these modules

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        name = fullname if fullname in self.codes else f"{fullname}.__init__"
        if name not in self.codes:
            return None
        file = path_of(name.removeprefix("undercroft.games."))
        places = [str(file.parent)] if name != fullname else None
        return importlib.util.spec_from_file_location(fullname, file, loader=self, submodule_search_locations=places)

    def exec_module(self, module: ModuleType) -> None:
        name = module.__name__
        module.__dict__.update(self.names)
        exec(self.codes.get(name) or self.codes[f"{name}.__init__"], module.__dict__)


def _compiled(module: str, tree: ast.Module) -> CodeType:
    return compile(tree, str(path_of(module)), "exec")


class Chosen:
    """A plugin of pytest: only the chosen tests of a game, in the chosen order, each with its time limit."""

    def __init__(self, game: str, chosen: Sequence[str] | None, limits: Mapping[str, float]) -> None:
        self.game = game
        self.place = None if chosen is None else {id: place for place, id in enumerate(chosen)}
        self.limits = limits
        self.running = ""
        self.failed = ""
        self.seconds: dict[str, float] = {}

    def pytest_configure(self) -> None:
        phases = (hypothesis.Phase.explicit, hypothesis.Phase.generate)  # a failure is enough, it need not be small
        hypothesis.settings.register_profile("mutants", hypothesis.settings.get_profile("fixed"), phases=phases)
        hypothesis.settings.load_profile("mutants")

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        mine = [item for item in items if is_about(item.nodeid, self.game)]
        if self.place is not None:
            place = self.place
            mine = sorted((item for item in mine if item.nodeid in place), key=lambda item: place[item.nodeid])
        items[:] = mine

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> None:
        self.running = item.nodeid
        signal.setitimer(signal.ITIMER_PROF, PATIENCE * self.limits.get(item.nodeid, 0.0) + GRACE)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.seconds[report.nodeid] = self.seconds.get(report.nodeid, 0.0) + report.duration
        if report.failed and not self.failed:
            self.failed = report.nodeid

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed and not self.failed:
            self.failed = "import"


def is_about(test: str, game: str) -> bool:
    """True if a test says something about the rules of a game. How well its bot plays is not a rule."""
    path, _, name = test.partition("::")
    if path.startswith(f"tests/games/{game}/"):
        return not path.endswith("/test_greedy.py")
    if path.startswith("tests/games/"):
        return name.startswith(f"test_{game}_")
    return f"[{game}" in name


def stage(test: str) -> str:
    """Returns the kind of a test; kinds are tried in this order."""
    if test.startswith("tests/games/"):
        return "scenes"
    return "records" if "/test_corpus.py" in test or "/test_playthroughs.py" in test else "laws"


STAGES = ("scenes", "laws", "records")


def files_of(game: str) -> list[str]:
    """The files with tests about a game."""
    folders = (ROOT / "tests" / "games" / game, ROOT / "tests" / "conformance")
    paths = [path for folder in folders for path in sorted(folder.glob("test_*.py"))]
    files = [str(path.relative_to(ROOT)) for path in [*paths, ROOT / "tests" / "games" / "test_openings.py"]]
    return [file for file in files if not file.endswith(("/test_greedy.py", "/test_builds.py"))]


# -- in the child ------------------------------------------------------------------------------------------


def run_tests(game: str, plugin: Chosen, files: Iterable[str], is_quiet: bool = True) -> int:
    """Runs in the child: the tests of these files that the plugin chooses, until one fails."""

    def out_of_time(_signal: int, _frame: FrameType | None) -> None:
        answer({"by": "timeout", "test": plugin.running})

    signal.signal(signal.SIGPROF, out_of_time)
    signal.setitimer(signal.ITIMER_PROF, 6 * GRACE)  # for the import
    signal.alarm(WALL)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    if is_quiet:
        nowhere = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(nowhere, stream)
    sys.dont_write_bytecode = False  # the tests are compiled once
    options = ["-x", "-q", "-p", "no:cacheprovider", "--no-header", "--assert=plain"]
    return int(pytest.main([*options, "--game", game, *files], plugins=[plugin]))


def answer(data: Any) -> None:
    """The child's last words."""
    os.write(ANSWERS, json.dumps(data).encode())
    os._exit(0)


def watch(game: str, file: str) -> None:
    """Runs in the child: which statements each test of a file runs, and how long it takes."""
    touched: set[str] = set()
    plugin = Watching(game, touched)
    trees = {module: _marked(module) for module in modules(game)}
    sys.meta_path.insert(0, Replaced(trees, {"__touch__": touched.add}))
    code = run_tests(game, plugin, [file])
    if code not in (0, 5):
        answer({"failed": plugin.failed or f"pytest gave up with {code}"})
    answer({test: [plugin.seconds[test], sorted(found)] for test, found in plugin.found.items()})


class Watching(Chosen):
    def __init__(self, game: str, touched: set[str]) -> None:
        super().__init__(game, None, {})
        self.touched = touched
        self.found: dict[str, set[str]] = {}

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> None:
        signal.setitimer(signal.ITIMER_PROF, 0)
        if "import" not in self.found:
            self.found["import"], self.seconds["import"] = set(self.touched), 0.0
        self.touched.clear()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        super().pytest_runtest_logreport(report)
        self.found.setdefault(report.nodeid, set()).update(self.touched)


def _marked(module: str) -> ast.Module:
    """A module that says which statements of its functions run."""
    tree = ast.parse(path_of(module).read_text("utf-8"))
    numbers = statements(tree)

    def mark(node: ast.AST, is_inside: bool) -> None:
        is_inside = is_inside or isinstance(node, ast.FunctionDef)
        for field in ("body", "orelse", "finalbody", "handlers", "cases"):
            inner = getattr(node, field, None)
            if not isinstance(inner, list):
                continue
            for child in inner:
                mark(child, is_inside)
            if is_inside and field not in ("handlers", "cases"):
                setattr(node, field, [line for child in inner for line in (_touch(numbers[child]), child)])

    def _touch(number: int) -> ast.Expr:
        return ast.Expr(ast.Call(ast.Name("__touch__", ast.Load()), [ast.Constant(f"{module}:{number}")], []))

    mark(tree, False)
    return ast.fix_missing_locations(tree)


def attempt(mutant: Mutant, chosen: Sequence[str] | None, seconds: Mapping[str, float], is_quiet: bool = True) -> None:
    """Runs in the child: the chosen tests against a mutant; all there are if none are named."""
    tree = mutated(mutant, path_of(mutant.module).read_text("utf-8"))
    sys.meta_path.insert(0, Replaced({mutant.module: tree}, {}))
    plugin = Chosen(mutant.game, chosen, seconds)
    files = files_of(mutant.game) if chosen is None else sorted({test.partition("::")[0] for test in chosen})
    code = run_tests(mutant.game, plugin, files, is_quiet)
    if code in (0, 5):
        answer({})
    answer({"by": stage(plugin.failed) if "::" in plugin.failed else "import", "test": plugin.failed})
