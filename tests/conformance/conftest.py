"""Every law is tried at every table; on the pure build at a sample of those with options."""

from __future__ import annotations

from collections.abc import Generator
from functools import cache

import pytest

import undercroft as uc
from tests.conftest import stranger_installed
from undercroft.conformance.tables import Table, sampled, tables


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "table" in metafunc.fixturenames:
        every = all_tables(tuple(metafunc.config.getoption("--game") or ()))
        metafunc.parametrize("table", sampled(every, metafunc.function.__name__), ids=str)


@cache
def all_tables(games: tuple[str, ...]) -> list[Table]:
    """Of these games or all, a stranger's among them. The same for all laws: a course is played again once for a table,
    not once for every law."""
    with stranger_installed():
        return tables(games or uc.games())


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.failed and Table.looked_at:
        report.sections.append(("looked at", Table.looked_at))
    if report.when == "teardown":
        Table.looked_at = ""
    return report
