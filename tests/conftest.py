"""Fixtures and settings of all tests: the tested build, and the game of another package."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

import pytest
from hypothesis import settings

import undercroft as uc

pytest.register_assert_rewrite("undercroft.conformance")
os.environ.setdefault("UNDERCROFT_COURSES", str(Path(__file__).parent.parent / "build" / "courses"))

# The same examples on every machine: a test that fails fails for everybody.
settings.register_profile("fixed", derandomize=True, deadline=None)
settings.load_profile("fixed")

# What plays many games costs minutes as plain Python and seconds compiled.
compiled_only = pytest.mark.skipif(not uc.compiled, reason="quick enough on the compiled build only")

T = TypeVar("T")


def some(cases: Sequence[T], one_of: int) -> Sequence[T]:
    """All cases; in `make test` on the pure build one of so many. That rules and bots run as plain Python a few cases
    prove, and that they do the same as compiled `tests/conformance/test_builds.py` does. `make pure` tries all."""
    is_sample = not uc.compiled and os.environ.get("UNDERCROFT_LAWS") == "brief"
    return cases[::one_of] if is_sample else cases


STRANGER = Path(__file__).parent / "kernel" / "stranger"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--game", action="append", help="try only this game in tests/conformance")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Runs long tests first, or one worker would be at one while the others have nothing left to do."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


def pytest_collection_finish() -> None:
    """Matches and views are many objects, and next to none of them garbage that has to be searched for: looking through
    all of them again and again took a tenth of the processor."""
    gc.freeze()
    gc.set_threshold(700, 10, 200)


def pytest_report_header() -> str:
    return f"undercroft: {'compiled' if uc.compiled else 'pure'} build, {Path(uc.__file__).parent}"


@contextmanager
def stranger_installed() -> Iterator[None]:
    """Installs another package, which offers the game `toy` through the entry point."""
    sys.path.append(str(STRANGER))
    try:
        yield
    finally:
        sys.path.remove(str(STRANGER))


@pytest.fixture
def stranger() -> Iterator[None]:
    with stranger_installed():
        yield
