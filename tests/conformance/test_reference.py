"""The pages of docs/games/reference/ say what the games do; `make golden` writes them again."""

from __future__ import annotations

import pytest

from scripts.reference import FOLDER, page, path_of
from tests.conftest import compiled_only
from undercroft.games import OURS, find_game


@compiled_only  # the builds play the same: see test_builds
@pytest.mark.parametrize("name", OURS)
def test_reference(name: str) -> None:
    assert path_of(name).read_text("utf-8").splitlines() == page(find_game(name)).splitlines()


def test_every_game_has_a_reference_and_nothing_else_does() -> None:
    assert {path.stem for path in FOLDER.glob("*.md")} == set(OURS)
