"""Playthroughs stay as they are written in tests/playthroughs/; `make golden` writes them again."""

from __future__ import annotations

import pytest

from tests.conformance.playthrough import FOLDER, golden_tables, path_of, playthrough
from undercroft.conformance.tables import Table


@pytest.mark.parametrize("golden", golden_tables(), ids=str)
def test_playthrough(golden: Table) -> None:
    written = path_of(golden).read_text("utf-8").splitlines()
    assert playthrough(golden).splitlines() == written


def test_no_playthrough_is_left_over() -> None:
    assert {path_of(golden) for golden in golden_tables()} == set(FOLDER.glob("*.txt"))
