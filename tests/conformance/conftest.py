"""Every law is tried at every table."""

from __future__ import annotations

from collections.abc import Generator

import pytest

import undercroft as uc
from tests.conformance.tables import Table, tables
from tests.conftest import stranger_installed


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "table" in metafunc.fixturenames:
        with stranger_installed():
            every = tables(metafunc.config.getoption("--game") or uc.games())
        metafunc.parametrize("table", every, ids=str)


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
