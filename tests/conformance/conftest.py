"""Every law is tried at every table."""

from __future__ import annotations

import pytest

import undercroft as uc
from tests.conformance.tables import tables
from tests.conftest import stranger_installed


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "table" in metafunc.fixturenames:
        with stranger_installed():
            every = tables(metafunc.config.getoption("--game") or uc.games())
        metafunc.parametrize("table", every, ids=str)
