"""Every law at every setup; on the pure build, a sample of those with options."""

from __future__ import annotations

from collections.abc import Generator
from functools import cache

import pytest

import undercroft as uc
from tests.conftest import stranger_installed
from undercroft.conformance.setups import GameSetup, sampled, setups


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "setup" in metafunc.fixturenames:
        every = all_setups(tuple(metafunc.config.getoption("--game") or ()))
        metafunc.parametrize("setup", sampled(every, metafunc.function.__name__), ids=str)


@cache
def all_setups(games: tuple[str, ...]) -> list[GameSetup]:
    """Returns the setups of these games, or of all games and another package's. Laws share them, so that a course is
    replayed once for a setup, not once for every law.
    """
    with stranger_installed():
        return setups(games or uc.games())


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.failed and GameSetup.looked_at:
        report.sections.append(("looked at", GameSetup.looked_at))
    if report.when == "teardown":
        GameSetup.looked_at = ""
    return report
