"""Playthroughs stay as they are written in tests/playthroughs/; `make golden` writes them again."""

from __future__ import annotations

import pytest

from tests.conformance.playthrough import FOLDER, golden_setups, path_of, playthrough
from undercroft.conformance.setups import GameSetup


@pytest.mark.parametrize("golden", golden_setups(), ids=str)
def test_playthrough(golden: GameSetup) -> None:
    written = path_of(golden).read_text("utf-8").splitlines()
    assert playthrough(golden).splitlines() == written


def test_no_unused_playthrough_is_left() -> None:
    assert {path_of(golden) for golden in golden_setups()} == set(FOLDER.glob("*.txt"))
